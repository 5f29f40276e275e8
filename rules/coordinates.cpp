// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/coordinates.hpp"

#include <algorithm>

namespace rules {
namespace {

Square written_target(const Position& position, Move move)
{
    if (move.kind() != MoveKind::castling || position.variant() == Variant::chess960)
        return move.to();
    return king_target(castling_wing(move), move.from().rank());
}

std::string digits(Square square)
{
    return {static_cast<char>('1' + index(square.file())), digit(square.rank())};
}

}  // namespace

std::string write_uci(const Position& position, Move move)
{
    if (move.kind() == MoveKind::pass)
        return "0000";
    std::string text = move.from().name() + written_target(position, move).name();
    if (const auto role = move.promotion())
        text += fen_letter({Color::black, *role});
    return text;
}

std::string write_digits(const Position& position, Move move)
{
    if (move.kind() == MoveKind::pass)
        return "0000";
    std::string text = digits(move.from()) + digits(written_target(position, move));
    if (const auto role = move.promotion()) {
        const auto place = std::ranges::find(promotion_roles, *role) - promotion_roles.begin();
        text += static_cast<char>('1' + place);
    }
    return text;
}

std::optional<Move> read_uci(const Position& position, std::string_view text)
{
    for (const Move move : position.legal_moves())
        if (write_uci(position, move) == text)
            return move;
    return std::nullopt;
}

std::optional<Role> promotion_from(char32_t digit)
{
    if (digit < U'1' || digit > U'4')
        return std::nullopt;
    return promotion_roles[digit - U'1'];
}

}  // namespace rules
