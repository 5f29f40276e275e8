// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/given_move.hpp"

#include "rules/placement.hpp"
#include "rules/san.hpp"

namespace rules {
namespace {

char capital(Role role)
{
    return fen_letter({Color::white, role});
}

std::string long_form(Move move)
{
    if (move.kind() == MoveKind::castling)
        return castling_wing(move) == Wing::short_side ? "O-O" : "O-O-O";
    std::string text = move.from().name() + move.to().name();
    if (move.role() != Role::pawn)
        text.insert(text.begin(), capital(move.role()));
    if (const auto promoted = move.promotion())
        text += {'=', capital(*promoted)};
    return text;
}

}  // namespace

std::optional<Move> handed_in(const Placement& placement, const GivenMove& given)
{
    const auto* const move = std::get_if<Move>(&given);
    const bool legal =
        move != nullptr && placement.lawful() && placement.position().is_legal(*move);
    return legal ? std::optional{*move} : std::nullopt;
}

std::string written(const GivenMove& given)
{
    const auto* const move = std::get_if<Move>(&given);
    return move != nullptr ? long_form(*move) : std::get<std::string>(given);
}

std::string written(const Placement& placement, const GivenMove& given)
{
    const auto move = handed_in(placement, given);
    return move ? write_san(placement.position(), *move) : written(given);
}

}  // namespace rules
