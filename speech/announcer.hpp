// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/move_facts.hpp"
#include "speech/lexicon.hpp"
#include "speech/utterance.hpp"

#include <cstdint>

namespace speech {

/// How much of a move is said.
enum class Form : std::uint8_t {
    normal,     ///< where the piece comes from only when it must be said
    long_form,  ///< always both squares
    terse       ///< neither pawn nor link words
};

enum class CheckWords : std::uint8_t { said, unsaid };
enum class DrawOffer : std::uint8_t { none, made };

struct AnnounceStyle {
    Form form = Form::normal;
    CheckWords check = CheckWords::said;
    /// Whose names the files have, where they are not letters. A lexicon that outlives the style.
    const Lexicon* file_names = nullptr;
};

/// A played move to the words that announce it: pure and silent. The lexicon must outlive it.
class Announcer {
public:
    explicit Announcer(const Lexicon& lexicon, const AnnounceStyle& style = {})
        : lexicon_{&lexicon}, style_{style}
    {
    }

    [[nodiscard]] Utterance move(const rules::MoveFacts& facts,
                                 DrawOffer offer = DrawOffer::none) const;
    /// Again, for one who did not catch it: files by their names, slowly, word by word.
    [[nodiscard]] Utterance spelled(const rules::MoveFacts& facts,
                                    DrawOffer offer = DrawOffer::none) const;
    [[nodiscard]] Word square(rules::Square square) const;
    [[nodiscard]] Word file(rules::File file) const;
    [[nodiscard]] const Word& piece(rules::Role role) const;
    [[nodiscard]] const Lexicon& lexicon() const { return *lexicon_; }

private:
    [[nodiscard]] Word said(const rules::MoveFacts& facts, DrawOffer offer) const;
    [[nodiscard]] Word part(Part part, const rules::MoveFacts& facts, DrawOffer offer) const;
    [[nodiscard]] Word origin(const rules::MoveFacts& facts) const;
    [[nodiscard]] Word link(const rules::MoveFacts& facts) const;
    [[nodiscard]] Word threat(const rules::MoveFacts& facts) const;
    [[nodiscard]] bool by_letters() const;

    const Lexicon* lexicon_;
    AnnounceStyle style_;
};

}  // namespace speech
