// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/memory/heard_line.hpp"

#include "rules/balance.hpp"
#include "rules/move_facts.hpp"

#include <algorithm>
#include <cstdlib>

namespace client::train::memory {

namespace {

using rules::Move;
using rules::Position;
using rules::Role;
using rules::Square;

int distance_to_centre(Square square)
{
    const auto from_middle = [](int line) { return std::abs(2 * line - 7) / 2; };
    return from_middle(index(square.file())) + from_middle(index(square.rank()));
}

/// What a move takes, less what it leaves hanging; then what comes nearer to the middle.
int promise(const Position& position, Move move)
{
    const auto after = position.after_unchecked(move);
    const auto taken = position.board().at(move.to());
    const bool takes = taken && taken->color != position.turn();
    const bool hangs = after.board().attackers(move.to(), after.turn()).any();
    const int centre = move.role() == Role::king || move.role() == Role::queen
                           ? 0
                           : distance_to_centre(move.from()) - distance_to_centre(move.to());
    return 10 * ((takes ? worth(taken->role) : 0) - (hangs ? worth(move.placed()) : 0)) + centre +
           (move.kind() == rules::MoveKind::castling ? 9 : 0) + (after.in_check() ? 3 : 0);
}

/// The best of a few that come to mind.
Move sensible_move(const Position& position, Random& random)
{
    constexpr int thought_of = 6;
    const auto moves = position.legal_moves();
    const auto any = [&] {
        return moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))];
    };
    auto best = any();
    for (int i = 1; i < thought_of; ++i)
        if (const auto other = any(); promise(position, other) > promise(position, best))
            best = other;
    return best;
}

}  // namespace

Position HeardLine::after(std::size_t count) const
{
    auto position = start;
    for (std::size_t i = 0; i < count; ++i)
        position.play_unchecked(moves[i]);
    return position;
}

Lines HeardLine::told(const Teller& teller, std::size_t from, std::size_t to) const
{
    Lines lines;
    for (auto position = after(from); from < to; position.play_unchecked(moves[from++])) {
        const auto said = teller.words().announcer().move(move_facts(position, moves[from]));
        lines.push_back(teller.announced({said.screen, said.voice}));
    }
    return lines;
}

HeardLine sensible_line(Random& random, std::size_t plies)
{
    for (;;) {  // hardly a game ends so early
        HeardLine line;
        auto position = line.start;
        while (line.moves.size() < plies && position.has_legal_move()) {
            line.moves.push_back(sensible_move(position, random));
            position.play_unchecked(line.moves.back());
        }
        if (line.moves.size() == plies && position.has_legal_move())
            return line;
    }
}

}  // namespace client::train::memory
