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

}  // namespace speech
