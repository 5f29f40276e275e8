// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/vision/positions.hpp"

#include "rules/fen.hpp"

#include <array>
#include <utility>

namespace client::train::vision {

using rules::Role;
using rules::Square;

namespace {

/// By role.
constexpr std::array<std::string_view, 6> articles{"3.7", "3.6", "3.2", "3.3", "3.4", "3.8"};

bool may_stand(Role role, Square square)
{
    return role != Role::pawn ||
           (square.rank() != rules::Rank::one && square.rank() != rules::Rank::eight);
}

}  // namespace

void put_anywhere(Random& random, rules::Board& board, rules::Piece piece)
{
    for (;;) {  // a few pieces leave most squares free
        const auto square = Square::at(random.below(64));
        if (board.at(square) || !may_stand(piece.role, square))
            continue;
        return board.put(square, piece);
    }
}

void put_anywhere(Random& random,
                  rules::Board& board,
                  rules::Color color,
                  std::span<const Role> roles)
{
    for (const auto role : roles)
        put_anywhere(random, board, {color, role});
}

std::optional<rules::Position> lawful(const rules::Setup& setup)
{
    if (!rules::faults(setup).empty())
        return std::nullopt;
    return rules::Position::from_unchecked(setup);
}

rules::Position position_of(std::string_view fen)
{
    return rules::Position::from(rules::read_fen(fen).value()).value();
}

std::string_view article_on(Role role)
{
    return articles.at(static_cast<std::size_t>(index(role)));
}

Lines told(const Teller& teller, const rules::Board& board, speech::Word question)
{
    auto lines = teller.pieces(board);
    lines.push_back(std::move(question));
    return lines;
}

}  // namespace client::train::vision
