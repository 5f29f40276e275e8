// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chess960.hpp"

#include <algorithm>
#include <cstddef>

namespace rules {
namespace {

/// Rank one while it is being filled: squares without a man are still free.
class Array {
public:
    void put(std::size_t file, Role role) { men_[file] = role; }
    /// Puts a man on the n-th square that is still free.
    void put_on_free(std::size_t n, Role role)
    {
        auto* const free = std::ranges::find_if(
            men_, [&](const std::optional<Role>& man) { return !man && n-- == 0; });
        *free = role;
    }
    [[nodiscard]] FirstRank rank() const
    {
        FirstRank rank{};
        std::ranges::transform(men_, rank.begin(),
                               [](const std::optional<Role>& man) { return *man; });
        return rank;
    }

private:
    std::array<std::optional<Role>, 8> men_;
};

/// The ten ways to put two knights on five squares.
constexpr std::array<std::array<std::size_t, 2>, 10> knights{
    {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};

}  // namespace

std::optional<FirstRank> chess960_first_rank(int number)
{
    if (number < 0 || number >= chess960_count)
        return std::nullopt;
    auto rest = static_cast<std::size_t>(number);
    const auto next = [&rest](std::size_t choices) {
        const std::size_t choice = rest % choices;
        rest /= choices;
        return choice;
    };
    Array array;
    array.put(2 * next(4) + 1, Role::bishop);  // the light squares of rank one
    array.put(2 * next(4), Role::bishop);
    array.put_on_free(next(6), Role::queen);
    const auto [first, second] = knights[rest];
    array.put_on_free(second, Role::knight);
    array.put_on_free(first, Role::knight);
    for (const Role role : {Role::rook, Role::king, Role::rook})  // the king between the rooks
        array.put_on_free(0, role);
    return array.rank();
}

std::optional<Position> chess960_position(int number)
{
    const auto rank = chess960_first_rank(number);
    if (!rank)
        return std::nullopt;
    Setup setup;
    setup.variant = Variant::chess960;
    for (std::size_t i = 0; i < rank->size(); ++i)
        for (const Color color : both_colors) {
            const auto file = static_cast<File>(i);
            const Square home{file, relative(color, Rank::one)};
            setup.board.put(home, Piece{color, (*rank)[i]});
            setup.board.put({file, relative(color, Rank::two)}, Piece{color, Role::pawn});
            if ((*rank)[i] == Role::rook)
                setup.castling_rooks |= Bitboard{home};
        }
    return *Position::from(setup);
}

std::optional<int> chess960_number(const FirstRank& rank)
{
    for (int number = 0; number < chess960_count; ++number)
        if (chess960_first_rank(number) == rank)
            return number;
    return std::nullopt;
}

std::optional<int> chess960_number(const Board& board)
{
    FirstRank rank{};
    for (std::size_t file = 0; file < rank.size(); ++file) {
        const auto piece = board.at(Square::at(static_cast<int>(file)));
        if (!piece)
            return std::nullopt;
        rank[file] = piece->role;
    }
    const auto number = chess960_number(rank);
    return number && chess960_position(*number)->board() == board ? number : std::nullopt;
}

}  // namespace rules
