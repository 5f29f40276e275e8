// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/lesson_task.hpp"

#include "rules/fen.hpp"
#include "src/train/lesson_fact.hpp"

#include <algorithm>
#include <queue>
#include <set>
#include <string>

namespace client::train {

namespace {

using rules::Move;
using rules::Role;
using speech::Goal;
using speech::LessonTask;

constexpr std::size_t most_boards = 30'000;
constexpr int longest_solution = 20;

/// Goals that may take several moves; the others are reached by one, or not.
bool takes_time(Goal goal)
{
    return goal == Goal::capture_all || goal == Goal::capture || goal == Goal::walk ||
           goal == Goal::promote;
}

bool is_own(const FreeBoard& board, rules::Square square, rules::Color color)
{
    return board.board().of(color).has(square);
}

bool takes_checker(const FreeBoard& board, Move move)
{
    const auto taken = move.kind() == rules::MoveKind::en_passant
                           ? rules::Square{move.to().file(), move.from().rank()}
                           : move.to();
    return board.checkers().has(taken);
}

/// The same board whatever was counted on the way to it.
std::string key(const FreeBoard& board)
{
    auto setup = board.setup();
    setup.halfmoves = 0;
    setup.fullmoves = 1;
    return write_fen(setup);
}

bool is_reached(const LessonTask& task, const FreeBoard& board, Move move)
{
    const auto us = board.turn();
    const auto next = board.after(move);
    const auto enemies = next.board().of(opponent(us)) & ~next.board().of(Role::king);
    switch (task.goal) {
    case Goal::capture_all:
        return enemies.none();
    case Goal::capture:
        return board.captures(move) && move.to() == *task.square;
    case Goal::walk:
        return is_own(next, *task.square, us);
    case Goal::check:
        return next.checkers().any();
    case Goal::mate:
        return next.position() && next.position()->is_mate();
    case Goal::stalemate:
        return next.position() && next.position()->is_stalemate();
    case Goal::promote:
        return move.promotion().has_value();
    case Goal::protect:
        return is_own(next, *task.square, us) && next.board().attackers(*task.square, us).any();
    case Goal::any:
        return true;
    case Goal::answer_by_capture:
        return takes_checker(board, move);
    case Goal::answer_by_block:
        return board.checkers().any() && move.role() != Role::king && !takes_checker(board, move);
    case Goal::answer_by_king:
        return board.checkers().any() && move.role() == Role::king;
    case Goal::play:
        return written_move(board, task.move) == move;
    }
    return false;
}

bool is_in_danger(const FreeBoard& board, Move move)
{
    const auto next = board.after(move);
    return next.board().attackers(move.to(), next.turn()).any();
}

/// A board, and the moves that led to it.
struct Try {
    FreeBoard board;
    std::vector<Move> moves;
};

}  // namespace

TaskVerdict judge(const LessonTask& task, const FreeBoard& board, Move move, int number)
{
    if (task.safe && is_in_danger(board, move))
        return {TaskState::failed, TaskFault::in_danger};
    if (is_reached(task, board, move))
        return {TaskState::done};
    if (!takes_time(task.goal))
        return {TaskState::failed, TaskFault::other_move};
    if (task.limit > 0 && number >= task.limit)
        return {TaskState::failed, TaskFault::too_many_moves};
    return {TaskState::goes_on};
}

std::optional<std::vector<Move>> solution(const LessonTask& task, const FreeBoard& board)
{
    std::set<std::string> seen{key(board)};
    std::queue<Try> open;
    open.push({board, {}});
    for (; !open.empty() && seen.size() < most_boards; open.pop()) {
        const auto& now = open.front();
        const int number = static_cast<int>(now.moves.size()) + 1;
        for (const auto move : now.board.moves()) {
            const auto verdict = judge(task, now.board, move, number);
            auto moves = now.moves;
            moves.push_back(move);
            if (verdict.state == TaskState::done)
                return moves;
            if (verdict.state == TaskState::failed || number >= longest_solution)
                continue;
            auto next = now.board.after_alone(move);
            if (seen.insert(key(next)).second)
                open.push({std::move(next), std::move(moves)});
        }
    }
    return std::nullopt;
}

}  // namespace client::train
