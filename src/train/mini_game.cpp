// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/mini_game.hpp"

#include "speech/enum_table.hpp"
#include "speech/lesson_notation.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <string_view>

namespace client::train {

namespace {

using rules::Color;
using rules::Move;
using rules::Role;
using speech::MiniGameKind;

constexpr int most_plies = 120;

using Levels = std::array<std::string_view, 3>;
constexpr speech::EnumTable<Levels, MiniGameKind::capture_the_flag> starts{{{
    {MiniGameKind::pawns_only,
     {"Pc2 Pd2 Pe2 Pf2 pc7 pd7 pe7 pf7", "Pb2 Pc2 Pd2 Pe2 Pf2 Pg2 pb7 pc7 pd7 pe7 pf7 pg7",
      "Pa2 Pb2 Pc2 Pd2 Pe2 Pf2 Pg2 Ph2 pa7 pb7 pc7 pd7 pe7 pf7 pg7 ph7"}},
    {MiniGameKind::rook_against_pawns,
     {"Ra1 pc7 pe7 pg7", "Ra1 pb7 pd7 pf7 ph7", "Ra1 pb7 pc7 pe7 pg7"}},
    {MiniGameKind::knight_against_pawns, {"Ne4 pd7 ph7", "Ne4 pb7 pd7 pf7", "Nd4 pc7 pe7 pg7"}},
    {MiniGameKind::capture_the_flag,
     {"Nb1 Ng1 nb8 ng8", "Nb1 Ng1 Pd2 Pe2 Pf2 nb8 ng8 pd7 pe7 pf7",
      "Nb1 Bc1 Bf1 Ng1 Pd2 Pe2 Pf2 nb8 bc8 bf8 ng8 pd7 pe7 pf7"}},
}}};

FreeBoard start(MiniGameKind kind, int level)
{
    const auto& levels = starts[kind];
    const auto index =
        std::clamp<std::size_t>(static_cast<std::size_t>(std::max(level, 1)), 1, levels.size());
    const auto men = speech::parse_men(levels.at(index - 1));
    assert(men);
    rules::Setup setup;
    setup.board = *men;
    return FreeBoard{setup};
}

/// What men are worth, for an opponent that has to choose.
constexpr speech::EnumTable<int, Role::king> worths{{{
    {Role::pawn, 1},
    {Role::knight, 3},
    {Role::bishop, 3},
    {Role::rook, 5},
    {Role::queen, 9},
    {Role::king, 0},
}}};

int worth_of(const FreeBoard& board, rules::Square square)
{
    const auto piece = board.board().at(square);
    return piece ? worths[piece->role] : 0;
}

/// How far a move goes towards the other side.
int progress(Move move, Color color)
{
    return index(relative(color, move.to().rank())) - index(relative(color, move.from().rank()));
}

}  // namespace

MiniGame::MiniGame(MiniGameKind kind, int level) : kind_{kind}, board_{start(kind, level)} {}

std::vector<Move> MiniGame::moves() const
{
    if (outcome_)
        return {};
    auto all = board_.moves();
    std::erase_if(all,
                  [](Move move) { return move.promotion() && move.promotion() != Role::queen; });
    return all;
}

std::optional<MiniOutcome> MiniGame::ended(Move last) const
{
    const auto mover = opponent(turn());
    if (last.promotion())
        return MiniOutcome{MiniEnd::promoted, mover};
    if (kind_ == MiniGameKind::capture_the_flag && last.to() == flag_of(turn()))
        return MiniOutcome{MiniEnd::flag_captured, mover};
    if (board_.board().of(turn()).none())
        return MiniOutcome{MiniEnd::all_captured, mover};
    if (plies_ >= most_plies)
        return MiniOutcome{MiniEnd::too_long, std::nullopt};
    return std::nullopt;
}

/// Who cannot move lets the other side move again, or draws where both have the same chances.
void MiniGame::let_move()
{
    if (!moves().empty())
        return;
    const bool even = kind_ == MiniGameKind::pawns_only || kind_ == MiniGameKind::capture_the_flag;
    if (!even)
        board_ = board_.with_turn(opponent(turn()));
    if (even || moves().empty())
        outcome_ = MiniOutcome{MiniEnd::blocked, std::nullopt};
}

MiniGame MiniGame::after(Move move) const
{
    auto next = *this;
    auto setup = board_.after(move).setup();
    setup.en_passant.reset();
    next.board_ = FreeBoard{setup};
    ++next.plies_;
    next.outcome_ = next.ended(move);
    if (!next.outcome_)
        next.let_move();
    return next;
}

bool MiniGame::can_win_now() const
{
    const auto all = moves();
    return std::ranges::any_of(all, [&](Move move) {
        const auto end = after(move).outcome();
        return end && end->winner == turn();
    });
}

int MiniGame::worth(Move move) const
{
    const auto next = after(move);
    if (next.outcome())
        return next.outcome()->winner == turn() ? 1000 : -100;
    if (next.turn() != turn() && next.can_win_now())
        return -1000;
    const bool attacked = next.board().board().attackers(move.to(), opponent(turn())).any();
    const bool defended = next.board().board().attackers(move.to(), turn()).any();
    const int risk = attacked ? worths[move.role()] * (defended ? 5 : 10) : 0;
    return 10 * worth_of(board_, move.to()) - risk + progress(move, turn());
}

Move MiniGame::reply(const Pick& pick) const
{
    const auto all = moves();
    assert(!all.empty());
    std::vector<int> worths_of_all;
    for (const auto move : all)
        worths_of_all.push_back(worth(move));
    const auto best = std::ranges::max(worths_of_all);
    std::vector<Move> equals;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (worths_of_all[i] == best)
            equals.push_back(all[i]);
    return equals.at(pick(equals.size()));
}

}  // namespace client::train
