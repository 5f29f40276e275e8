// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/letters.hpp"

#include <algorithm>
#include <cassert>

namespace rules {
namespace {

/// Letters in the order of Role: pawn, knight, bishop, rook, queen, king.
using RoleLetters = std::array<std::string_view, 6>;

struct Row {
    Letters letters;
    std::string_view name;
    RoleLetters white;
    RoleLetters black;
};

constexpr Row alike(Letters letters, std::string_view name, const RoleLetters& both)
{
    return {letters, name, both, both};
}

constexpr std::array table{
    alike(Letters::en, "en", {"P", "N", "B", "R", "Q", "K"}),
    alike(Letters::cs, "cs", {"p", "J", "S", "V", "D", "K"}),
    alike(Letters::sk, "sk", {"p", "J", "S", "V", "D", "K"}),
    alike(Letters::sr, "sr", {"P", "S", "L", "T", "D", "K"}),
    alike(Letters::sr_cyrl, "sr-Cyrl", {"П", "С", "Л", "Т", "Д", "К"}),
    alike(Letters::de, "de", {"B", "S", "L", "T", "D", "K"}),
    alike(Letters::fr, "fr", {"P", "C", "F", "T", "D", "R"}),
    alike(Letters::nl, "nl", {"", "P", "L", "T", "D", "K"}),
    alike(Letters::es, "es", {"P", "C", "A", "T", "D", "R"}),
    alike(Letters::it, "it", {"P", "C", "A", "T", "D", "R"}),
    alike(Letters::pl, "pl", {"P", "S", "G", "W", "H", "K"}),
    alike(Letters::ru, "ru", {"п", "К", "С", "Л", "Ф", "Кр"}),
    alike(Letters::hu, "hu", {"", "H", "F", "B", "V", "K"}),
    Row{Letters::figurine,
        "figurine",
        {"♙", "♘", "♗", "♖", "♕", "♔"},
        {"♟", "♞", "♝", "♜", "♛", "♚"}},
};

constexpr bool rows_stand_in_order()
{
    for (std::size_t i = 0; i < table.size(); ++i)
        if (table[i].letters != all_letters[i] || static_cast<std::size_t>(all_letters[i]) != i)
            return false;
    return table.size() == all_letters.size();
}
static_assert(rows_stand_in_order());

const Row& row(Letters letters)
{
    const auto place = static_cast<std::size_t>(letters);
    assert(place < table.size());
    return table[place];
}

char lower(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

}  // namespace

std::string_view name(Letters letters)
{
    return row(letters).name;
}

std::optional<Letters> letters_from(std::string_view name)
{
    const auto* const found = std::ranges::find_if(table, [&](const Row& row) {
        return std::ranges::equal(row.name, name, {}, lower, lower);
    });
    return found == table.end() ? std::nullopt : std::optional{found->letters};
}

std::string_view piece_letter(Letters letters, Piece piece)
{
    const Row& own = row(letters);
    const RoleLetters& side = piece.color == Color::white ? own.white : own.black;
    return side[static_cast<std::size_t>(piece.role)];
}

}  // namespace rules
