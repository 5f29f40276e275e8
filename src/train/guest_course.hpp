// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/move_facts.hpp"
#include "rules/position.hpp"
#include "rules/result.hpp"
#include "speech/lexicon.hpp"
#include "src/train/passage.hpp"

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// What a sighted guest learns before a game with a blind player: the files of guest/.
namespace client::train {

/// A part of what he is told.
struct BriefingPart {
    std::string heading;
    std::vector<std::string> articles;  ///< of the Laws of 2018: what it rests on
    std::vector<Passage> tell;
};

/// What the guest does, one after the other, in a move of his own and in one of his opponent.
enum class GuestStep : std::uint8_t {
    make,
    announce,
    slip,
    correct,
    wait,
    press,
    hear,
    hear_correction,
    repeat,
    answer
};
inline constexpr std::size_t guest_steps = 10;

/// The guest has White.
struct PracticeMove {
    rules::Position before;
    rules::Move move;
    rules::MoveFacts facts;
    std::optional<rules::MoveFacts> slip;  ///< what is announced by mistake, and then corrected
    bool offer = false;                    ///< of a draw, behind the move
    Passage tell;

    [[nodiscard]] bool of_guest() const { return facts.side == rules::Color::white; }
};

/// In the order that the Laws and good practice give them (D.2.1 to D.2.4, D.2.8, 9.1.2.1).
[[nodiscard]] std::vector<GuestStep> steps_of(const PracticeMove& move);

/// How the words of Appendix D are to be said; nothing for those whose language they are.
struct WordHelp {
    std::string file;
    std::string rank;
    std::string piece;
    std::array<std::string, 6> pieces;  ///< from king to pawn
    std::array<std::string, 8> say_files;
    std::array<std::string, 8> say_ranks;
    std::array<std::string, 6> say_pieces;
};

struct SheetPart {
    std::string heading;
    std::vector<Passage> steps;
    bool tables = false;  ///< of the words
    std::vector<Passage> points;
};

/// The page that he takes to the board.
struct CribSheet {
    std::string title;
    Passage lead;
    std::vector<SheetPart> parts;
};

struct GuestCourse {
    std::string title;
    Quotes quotes;
    std::vector<BriefingPart> briefing;
    std::array<Passage, guest_steps> steps;
    std::vector<PracticeMove> practice;
    WordHelp words;
    CribSheet sheet;

    [[nodiscard]] const Passage& step(GuestStep step) const
    {
        return steps.at(static_cast<std::size_t>(step));
    }

    /// In the language and the script of this lexicon, from the folder that holds a file for each
    /// language, or everything that is wrong with them.
    [[nodiscard]] static rules::Result<GuestCourse, speech::Lexicon::Faults>
    load(const std::filesystem::path& folder, const speech::Lexicon& language);
    /// The same from two texts: a language, and the practice moves.
    [[nodiscard]] static rules::Result<GuestCourse, speech::Lexicon::Faults>
    read(std::string_view toml, std::string_view practice, const speech::Lexicon& language);
};

/// All of the briefing, for ears.
[[nodiscard]] std::vector<speech::Utterance> spoken_briefing(const GuestCourse& course,
                                                             const speech::Lexicon& language,
                                                             const speech::Lexicon& announcements);

}  // namespace client::train
