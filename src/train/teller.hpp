// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bitboard.hpp"
#include "rules/position.hpp"
#include "speech/phrasebook.hpp"
#include "src/words/chosen_words.hpp"

#include <initializer_list>
#include <map>
#include <span>
#include <string_view>
#include <vector>

namespace client::train {

/// Sentences, one for each line.
using Lines = std::vector<speech::Word>;

/// What a drill says, in the player's words. Chapters are read when first needed; one that cannot
/// be read is thrown as a runtime_error with its faults: the program is not whole.
class Teller {
public:
    /// The words must outlive it.
    explicit Teller(words::ChosenWords& words) : words_{&words} {}

    [[nodiscard]] words::ChosenWords& words() const { return *words_; }
    [[nodiscard]] const speech::Lexicon& language() const { return words_->language(); }
    [[nodiscard]] const speech::Phrasebook& book(const speech::Chapter& chapter) const;

    [[nodiscard]] speech::Word say(speech::Phrase phrase,
                                   std::initializer_list<speech::SentencePart> parts = {}) const
    {
        return book(phrase.chapter()).sentence(phrase, parts);
    }
    [[nodiscard]] speech::Word square(rules::Square square) const;
    [[nodiscard]] speech::Word squares(std::span<const rules::Square> squares) const;
    [[nodiscard]] speech::Word squares(rules::Bitboard squares) const;
    [[nodiscard]] speech::Word file(rules::File file) const;
    [[nodiscard]] speech::Word rank(rules::Rank rank) const;
    [[nodiscard]] speech::Word role(rules::Role role) const;
    /// "white knight"
    [[nodiscard]] speech::Word piece(rules::Piece piece) const;
    /// A move as it is announced.
    [[nodiscard]] speech::Word move(const rules::Position& position, rules::Move move) const;
    /// Words of announcements, for the voice of their language.
    [[nodiscard]] speech::Word announced(speech::Word words) const;
    [[nodiscard]] speech::Word number(int number) const;
    /// What an article of the Laws says.
    [[nodiscard]] Lines law(std::string_view article) const;
    /// All pieces of a board: a line for each kind, kings first.
    [[nodiscard]] Lines pieces(const rules::Board& board) const;

private:
    words::ChosenWords* words_;
    mutable std::map<std::string_view, speech::Phrasebook> books_;  ///< by chapter
};

}  // namespace client::train
