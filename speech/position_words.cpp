// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/position_words.hpp"

#include "speech/announcer.hpp"
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "speech/sentence.hpp"

#include <array>
#include <vector>

namespace speech {

namespace {

using rules::Color;
using rules::Square;

Word pieces_of(const Lexicon& lexicon, const rules::Board& board, Color color)
{
    const Announcer announcer{lexicon};
    std::vector<Word> pieces;
    for (auto role = rules::all_roles.rbegin(); role != rules::all_roles.rend(); ++role)
        for (int i = 0; i < 64; ++i) {
            if (!board.of(color, *role).has(Square::at(i)))
                continue;
            const auto& piece = announcer.piece(*role);
            const auto square = announcer.square(Square::at(i));
            pieces.push_back(
                {piece.screen + ' ' + square.screen, piece.voice + ' ' + square.voice});
        }
    return sentence(lexicon, "pieces-of",
                    {{"side", side_argument(color)}, {"pieces", listed(pieces)}});
}

}  // namespace

Word position_words(const Lexicon& lexicon, const rules::Board& board)
{
    return after(pieces_of(lexicon, board, Color::white), pieces_of(lexicon, board, Color::black));
}

std::string_view castling_wings(const rules::Setup& setup, Color side)
{
    const auto king = setup.board.of(side, rules::Role::king);
    const auto rooks = setup.castling_rooks & setup.board.of(side, rules::Role::rook);
    if (king.none() || rooks.none())
        return "none";
    const bool short_side = rooks.last() > king.first();
    const bool long_side = rooks.first() < king.first();
    if (short_side && long_side)
        return "both";
    return short_side ? "short" : "long";
}

}  // namespace speech
