// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"
#include "rules/refusal.hpp"
#include "speech/announcer.hpp"
#include "speech/recogniser.hpp"

#include <vector>

namespace speech {

/// Why a move that was typed or said is not played, in the player's language.
class ReasonWords {
public:
    explicit ReasonWords(const Lexicon& lexicon) : announcer_{lexicon} {}

    [[nodiscard]] Word cause(const rules::Position& position, const rules::Cause& cause) const
    {
        return this->cause(position.board(), cause);
    }
    [[nodiscard]] Word cause(const rules::Board& board, const rules::Cause& cause) const;
    [[nodiscard]] Word refusal(const rules::Position& position,
                               const rules::MoveRefusal& refusal) const;
    [[nodiscard]] Word unheard(const rules::Position& position, const Unheard& unheard) const;

private:
    [[nodiscard]] const Lexicon& lexicon() const { return announcer_.lexicon(); }
    [[nodiscard]] Word on_square(Message message, rules::Square square) const;
    [[nodiscard]] Word piece_at(Message message, rules::Role role, rules::Square square) const;
    [[nodiscard]] Word pieces(const rules::Board& board, rules::Bitboard squares) const;
    [[nodiscard]] Word candidates(const rules::Position& position,
                                  const std::vector<rules::Move>& moves) const;
    [[nodiscard]] Word castling(const rules::Board& board,
                                const rules::causes::NoCastling& fault) const;
    [[nodiscard]] Word exposed(const rules::Board& board,
                               const rules::causes::KingInCheck& check) const;

    Announcer announcer_;
};

}  // namespace speech
