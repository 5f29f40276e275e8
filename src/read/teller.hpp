// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/sentence.hpp"
#include "src/host/tidings.hpp"
#include "src/read/place_in_game.hpp"
#include "src/read/shelf.hpp"
#include "src/words/chosen_words.hpp"
#include "src/words/mark_words.hpp"

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace client::read {

/// Whether what is written about a move is told with it, or known from before.
enum class Remarks : std::uint8_t { told, known };

/// Written games in words.
class Teller {
public:
    explicit Teller(words::ChosenWords& words) : words_{&words} {}

    [[nodiscard]] const speech::Lexicon& language() const { return words_->language(); }
    [[nodiscard]] speech::Word
    in_words(speech::Message message, std::initializer_list<speech::SentencePart> parts = {}) const
    {
        return speech::sentence(language(), message, parts);
    }
    [[nodiscard]] host::Tiding said(host::tidings::Kind kind,
                                    const std::vector<speech::Word>& lines) const;

    /// The players and the result, as short as a panel wants them.
    [[nodiscard]] std::string players(const Heading& heading) const;
    /// The number, the players and the result, where and when.
    [[nodiscard]] speech::Word heading(const Heading& heading) const;
    [[nodiscard]] std::vector<speech::Word> tags(const rules::Score& score) const;
    [[nodiscard]] speech::Word damage(const rules::PgnError& error) const;
    /// The last move with what is written about it, or the start of the game.
    [[nodiscard]] host::Tidings
    place(const PlaceInGame& place, host::tidings::Kind kind, Remarks remarks) const;
    /// The variation, if it is one, the move and how deep it lies.
    [[nodiscard]] speech::Word where(const PlaceInGame& place) const;
    /// Which variation it is, or that it is the main line again.
    [[nodiscard]] speech::Word line(const PlaceInGame& place) const;
    /// What the clocks showed after the last move, as far as that is written.
    [[nodiscard]] std::vector<speech::Word> times(const PlaceInGame& place) const;
    /// Glyphs and comments of the last move, and what is drawn beside it.
    [[nodiscard]] std::vector<speech::Word> remarks(const PlaceInGame& place) const;
    /// What programs wrote beside it: evaluation and times. They are told when they are asked for.
    [[nodiscard]] std::vector<speech::Word> measures(const PlaceInGame& place) const;
    /// What was tried instead of the last move; empty where nothing was.
    [[nodiscard]] std::vector<speech::Word> variations(const PlaceInGame& place) const;
    /// There is no next move.
    [[nodiscard]] speech::Word end(const PlaceInGame& place) const;

private:
    [[nodiscard]] speech::Word player(const Heading& heading, std::string_view side) const;
    [[nodiscard]] speech::Word one_tag(std::string_view name, std::string_view value) const;
    [[nodiscard]] speech::Word nag(rules::Nag nag) const;
    [[nodiscard]] words::MarkWords mark_words() const;

    words::ChosenWords* words_;
};

/// What a score's tags say about it.
[[nodiscard]] Heading heading_of(const rules::Score& score, std::size_t number);

}  // namespace client::read
