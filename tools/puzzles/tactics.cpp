// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/puzzles/tactics.hpp"

#include "tools/puzzles/themes.hpp"

namespace puzzles {
namespace {

using rules::Move;
using rules::Position;

constexpr std::size_t longest = 4;
constexpr int gain_for_good = 2;

bool is_mate_score(int score)
{
    return score > mate_score / 2;
}

/// The move that an engine answers with; none where the game is over.
std::optional<Move> best_reply(Engine& engine, const Position& position)
{
    const auto lines = engine.search(position, {1, glance.positions});
    if (lines.empty() || lines.front().moves.empty())
        return std::nullopt;
    return lines.front().moves.front();
}

/// Taking back what was just taken is no puzzle.
bool takes_back(const Draft& draft, Move move)
{
    return move.to() == draft.first.to() && draft.before.board().at(draft.first.to());
}

std::optional<std::vector<Move>> material_win(Engine& engine, const Position& position)
{
    std::vector<Move> moves;
    const int before = balance(position, position.turn());
    Position now = position;
    while (moves.size() < 2 * longest) {
        const auto move = only_winning_move(engine, now, look);
        if (!move)
            return std::nullopt;
        moves.push_back(*move);
        now.play_unchecked(*move);
        const auto reply = best_reply(engine, now);
        if (!reply)
            return std::nullopt;
        now.play_unchecked(*reply);
        if (balance(now, position.turn()) - before >= gain_for_good)
            return moves;
        moves.push_back(*reply);
    }
    return std::nullopt;
}

}  // namespace

std::optional<Move>
only_winning_move(Engine& engine, const Position& position, Effort effort, Bar bar)
{
    const auto lines = engine.search(position, effort);
    if (lines.empty() || lines.front().moves.empty() || lines.front().score < bar.wins ||
        is_mate_score(lines.front().score))
        return std::nullopt;
    if (lines.size() > 1 && lines[1].score > bar.spoils)
        return std::nullopt;
    return lines.front().moves.front();
}

std::optional<Draft> proved_tactic(Engine& engine, const Draft& guess)
{
    if (!only_winning_move(engine, guess.start(), glance))
        return std::nullopt;
    const auto solution = material_win(engine, guess.start());
    if (!solution || takes_back(guess, solution->front()))
        return std::nullopt;
    Draft draft{guess.before, guess.first, *solution, {}, {}};
    return name_tactic(draft) ? std::optional{draft} : std::nullopt;
}

std::vector<Move> winning_way(Engine& engine, Position position, std::size_t most, Bar bar)
{
    std::vector<Move> moves;
    while (const auto move = only_winning_move(engine, position, look, bar)) {
        moves.push_back(*move);
        position.play_unchecked(*move);
        const auto reply = best_reply(engine, position);
        if (!reply || moves.size() + 1 >= 2 * most || move->promotion())
            return moves;
        moves.push_back(*reply);
        position.play_unchecked(*reply);
    }
    if (!moves.empty())
        moves.pop_back();  // a defence that nothing of ours follows
    return moves;
}

}  // namespace puzzles
