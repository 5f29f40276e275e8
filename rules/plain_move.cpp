// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/plain_move.hpp"

#include "rules/generate.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace rules {
namespace {

enum class Mark : std::uint8_t { other, file, rank, piece, capture, threat };

/// What one byte says.
struct Meaning {
    Bitboard squares;         ///< those of a file or rank, all for a capture sign, else none
    std::uint8_t number = 0;  ///< of the file, rank or role
    Mark mark = Mark::other;
};

constexpr auto meanings = [] {
    std::array<Meaning, 256> table{};
    const auto at = [&](char c) -> Meaning& { return table[static_cast<unsigned char>(c)]; };
    for (std::uint8_t i = 0; i < 8; ++i) {
        at(static_cast<char>('a' + i)) = {Bitboard{static_cast<File>(i)}, i, Mark::file};
        at(static_cast<char>('1' + i)) = {Bitboard{static_cast<Rank>(i)}, i, Mark::rank};
    }
    for (const Role role : {Role::knight, Role::bishop, Role::rook, Role::queen, Role::king})
        at(fen_letter({Color::white, role})) = {{}, static_cast<std::uint8_t>(role), Mark::piece};
    at('x') = {all_squares, 0, Mark::capture};
    at('+').mark = at('#').mark = Mark::threat;
    return table;
}();

const Meaning& meaning(char c)
{
    return meanings[static_cast<unsigned char>(c)];
}

/// A plain move taken apart; no letter makes a pawn of it.
struct Plain {
    Role role;
    Bitboard from;
    Square to;
};

std::optional<Plain> take_apart(std::string_view text)
{
    while (text.size() > 2 && meaning(text.back()).mark == Mark::threat)
        text.remove_suffix(1);
    if (text.size() < 2)
        return std::nullopt;
    const Meaning& first = meaning(text.front());
    const Meaning& file = meaning(text[text.size() - 2]);
    const Meaning& rank = meaning(text.back());
    const bool piece = first.mark == Mark::piece;
    if (file.mark != Mark::file || rank.mark != Mark::rank || !(piece || first.mark == Mark::file))
        return std::nullopt;
    Bitboard from = all_squares;
    for (std::size_t i = piece ? 1 : 0; i + 2 < text.size(); ++i)
        from &= meaning(text[i]).squares;
    return Plain{static_cast<Role>(first.number * piece),
                 from,
                 {static_cast<File>(file.number), static_cast<Rank>(rank.number)}};
}
static_assert(Role{} == Role::pawn);

constexpr bool reaches(Role role, int files, int ranks)
{
    const bool straight = (files == 0) != (ranks == 0);
    const bool diagonal = files == ranks && files != 0;
    switch (role) {
    case Role::pawn:
        return false;
    case Role::knight:
        return files * ranks == 2;
    case Role::bishop:
        return diagonal;
    case Role::rook:
        return straight;
    case Role::queen:
        return straight || diagonal;
    case Role::king:
        return (straight || diagonal) && files < 2 && ranks < 2;
    }
    return false;
}

/// The squares from which a piece of that role reaches a square of an empty board.
constexpr Bitboard reached_from(Role role, int to)
{
    const auto distance = [](int one, int other) {
        return one > other ? one - other : other - one;
    };
    Bitboard squares;
    for (int from = 0; from < 64; ++from)
        if (reaches(role, distance(to % 8, from % 8), distance(to / 8, from / 8)))
            squares |= Bitboard{Square::at(from)};
    return squares;
}

constinit const auto reach = [] {
    std::array<std::array<Bitboard, 64>, 6> table{};
    for (const Role role : all_roles)
        for (int to = 0; to < 64; ++to)
            table[static_cast<unsigned>(role)][static_cast<unsigned>(to)] = reached_from(role, to);
    return table;
}();

/// Pieces whose way to the square is free; the caller has seen that no own man stands there.
Bitboard with_free_way(Bitboard pieces, Square to, Bitboard occupied)
{
    Bitboard free;
    for (const Square from : pieces)
        if ((between(from, to) & occupied).none())
            free |= Bitboard{from};
    return free;
}

const Bitboard& reach_of(Role role, Square to)
{
    return reach[static_cast<unsigned>(role)][static_cast<unsigned>(to.index())];
}

/// The same as asking who attacks the king, but few long-range pieces stand in line with it.
bool king_is_safe(const Position& position, Square king, Bitboard men, Bitboard taken)
{
    const Board& board = position.board();
    const Color them = opponent(position.turn());
    const Bitboard leapers = (knight_attacks(king) & board.of(them, Role::knight)) |
                             (pawn_attacks(position.turn(), king) & board.of(them, Role::pawn));
    const Bitboard in_line = (reach_of(Role::rook, king) & board.straight_sliders(them)) |
                             (reach_of(Role::bishop, king) & board.diagonal_sliders(them));
    return (leapers & ~taken).none() && with_free_way(in_line & ~taken, king, men).none();
}

bool king_is_safe(const Position& position, Role role, Square from, Square to)
{
    const Board& board = position.board();
    const Color us = position.turn();
    const Bitboard men = (board.occupied() ^ Bitboard{from}) | Bitboard{to};
    if (role != Role::king)
        return king_is_safe(position, position.king(us), men, Bitboard{to});
    return (board.attackers(to, opponent(us), men) & ~Bitboard{to}).none();
}

std::optional<Move> piece_move(const Position& position, const Plain& plain)
{
    const Board& board = position.board();
    const Color us = position.turn();
    const Bitboard aligned = reach_of(plain.role, plain.to) & board.of(us, plain.role) & plain.from;
    const Bitboard origins = with_free_way(aligned, plain.to, board.occupied());
    if (origins.none() || origins.many() || board.of(us).has(plain.to) ||
        !king_is_safe(position, plain.role, origins.first(), plain.to))
        return std::nullopt;
    return Move{plain.role, origins.first(), plain.to};
}

std::optional<Move> pawn_push(const Position& position, Square to)
{
    const Board& board = position.board();
    const Color us = position.turn();
    const Rank rank = relative(us, to.rank());
    if (rank <= Rank::two || rank == Rank::eight || board.occupied().has(to))
        return std::nullopt;
    const int back = us == Color::white ? -8 : 8;
    Square from = Square::at_unchecked(to.index() + back);
    MoveKind kind = MoveKind::normal;
    if (rank == Rank::four && !board.occupied().has(from)) {
        from = Square::at_unchecked(from.index() + back);
        kind = MoveKind::double_step;
    }
    if (!board.of(us, Role::pawn).has(from) || !king_is_safe(position, Role::pawn, from, to))
        return std::nullopt;
    return Move{Role::pawn, from, to, kind};
}

std::optional<Move> pawn_capture(const Position& position, const Plain& plain)
{
    const Board& board = position.board();
    const Color us = position.turn();
    const Bitboard origins =
        pawn_attacks(opponent(us), plain.to) & board.of(us, Role::pawn) & plain.from;
    if (origins.none() || !plain.from.many() || !board.of(opponent(us)).has(plain.to) ||
        relative(us, plain.to.rank()) == Rank::eight ||
        !king_is_safe(position, Role::pawn, origins.first(), plain.to))
        return std::nullopt;
    return Move{Role::pawn, origins.first(), plain.to};
}

}  // namespace

bool read_plain_move(const Position& position, std::string_view text, Move& move)
{
    const auto plain = take_apart(text);
    if (!plain)
        return false;
    const auto found = plain->role != Role::pawn    ? piece_move(position, *plain)
                       : plain->from == all_squares ? pawn_push(position, plain->to)
                                                    : pawn_capture(position, *plain);
    if (found)
        move = *found;
    return found.has_value();
}

}  // namespace rules
