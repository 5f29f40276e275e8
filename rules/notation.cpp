// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/notation.hpp"

#include "rules/code_points.hpp"
#include "rules/readings.hpp"
#include "rules/resolve.hpp"
#include "rules/why_illegal.hpp"

#include <algorithm>
#include <vector>

namespace rules {
namespace {

/// What the position makes of a set of readings.
struct Sense {
    std::vector<Move> moves;
    std::optional<PromotionMissing> unpromoted;
    std::optional<Illegal> illegal;  ///< of the reading that comes nearest to a legal move

    void add(Move move)
    {
        if (std::ranges::find(moves, move) == moves.end())
            moves.push_back(move);
    }
    void add(const Illegal& other)
    {
        if (!illegal || other.cause.index() > illegal->cause.index())
            illegal = other;
    }
};

bool promotes(const Position& position, Role role, Square to)
{
    return role == Role::pawn && relative(position.turn(), to.rank()) == Rank::eight;
}

/// The cause of a reading that no piece can carry out. If there is none, the move is castling that
/// was promised a new piece.
Illegal explain(const Position& position, const Written& written, Role role)
{
    const Cause promised = causes::NoPromotion{written.to};
    const Square king = position.king(position.turn());
    if (written.castling) {
        const Wing wing = *written.castling;
        return {Role::king, king, king_target(wing, king.rank()), *why_no_castling(position, wing)};
    }
    if (written.names_origin_square()) {
        const Square from = written.from.first();
        const auto cause = why_illegal(position, written.role, from, written.to);
        return {role, from, written.to, cause.value_or(promised)};
    }
    const auto found = why_none(position, role, written.from, written.to)
                           .value_or(PieceCause{std::nullopt, promised});
    return {role, found.from, written.to, found.cause};
}

void consider_origins(
    const Position& position, const Written& written, Role role, Bitboard origins, Sense& sense)
{
    const bool last_rank = promotes(position, role, written.to);
    for (const Square from : origins) {
        if (last_rank && !written.promotion)
            sense.unpromoted = PromotionMissing{from, written.to};
        else if (!last_rank && written.promotion)
            sense.add(Illegal{role, from, written.to, causes::NoPromotion{written.to}});
        else
            sense.add(move_unchecked(position, role, from, written.to, written.promotion));
    }
}

void consider(const Position& position, const Written& written, Sense& sense)
{
    const Role role = written_role(position, written);
    if (!written.castling) {
        const Bitboard origins = written_origins(position, written, role);
        consider_origins(position, written, role, origins, sense);
        if (origins.any())
            return;
    }
    if (const auto castling = resolve(position, written))
        sense.add(*castling);
    else
        sense.add(explain(position, written, role));
}

/// Two squares say all there is to say: `b1g2` is no bishop's move from the first rank.
bool is_plain_pair(const std::vector<Written>& readings)
{
    return std::ranges::any_of(readings, [](const Written& written) {
        return !written.castling && !written.role && written.names_origin_square();
    });
}

Sense make_sense(const Position& position,
                 const std::vector<Written>& readings,
                 std::optional<Illegal> before = std::nullopt)
{
    Sense sense;
    sense.illegal = before;
    for (const Written& written : readings)
        consider(position, written, sense);
    return sense;
}

/// The move, or a refusal that other readings cannot mend.
std::optional<Result<Move, MoveRefusal>> decide(const Sense& sense)
{
    if (sense.moves.size() == 1)
        return sense.moves.front();
    if (!sense.moves.empty())
        return unexpected{MoveRefusal{Ambiguous{sense.moves}}};
    if (sense.unpromoted)
        return unexpected{MoveRefusal{*sense.unpromoted}};
    return std::nullopt;
}

MoveRefusal no_reading(std::u32string_view text, Letters letters)
{
    if (auto letter = look_alike(text, letters))
        return NotUnderstood{std::move(letter)};
    if (auto square = missing_square(text, letters))
        return NoSuchSquare{std::move(*square)};
    return NotUnderstood{};
}

}  // namespace

Result<Move, MoveRefusal>
find_move(const Position& position, std::string_view typed, Letters letters)
{
    const auto points = CodePoints::decode(typed);
    if (!points)
        return unexpected{MoveRefusal{NotUnderstood{}}};
    const CodePoints compact = points->without_blanks();
    auto readings = exact_readings(compact.view(), letters);
    const Sense exact = make_sense(position, readings);
    if (const auto decision = decide(exact))
        return *decision;
    if (!is_plain_pair(readings))
        readings = all_readings(compact.view(), letters);
    const Sense any = make_sense(position, readings, exact.illegal);
    if (const auto decision = decide(any))
        return *decision;
    if (any.illegal)
        return unexpected{MoveRefusal{*any.illegal}};
    return unexpected{no_reading(compact.view(), letters)};
}

}  // namespace rules
