// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chess960.hpp"
#include "rules/position.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <random>
#include <span>

/// Lawful positions by chance, the same in every run: those in which a reckoning of what can never
/// happen is most easily wrong.
class RandomPositions {
public:
    explicit RandomPositions(unsigned seed) : random_{seed} {}

    [[nodiscard]] unsigned below(unsigned end) { return static_cast<unsigned>(random_()) % end; }
    [[nodiscard]] bool one_in(unsigned n) { return below(n) == 0; }

    /// Kings and a few men of any kind.
    rules::Position ending(unsigned men)
    {
        return lawful([&](rules::Setup& setup) { put_men(setup.board, men, everything); });
    }
    /// Pawns of both sides face each other on most files, and a few pieces live in what is left.
    rules::Position wall()
    {
        return lawful([&](rules::Setup& setup) {
            put_wall(setup.board);
            put_men(setup.board, below(3), pieces);
        });
    }
    /// A board so full that hardly anything moves.
    rules::Position crowd()
    {
        return lawful([&](rules::Setup& setup) {
            put_wall(setup.board);
            put_men(setup.board, 8 + below(20), mostly_pawns);
        });
    }
    /// Kings and rooks of a start array that may still castle, among other men.
    rules::Position castle()
    {
        return lawful([&](rules::Setup& setup) {
            setup.variant = rules::Variant::chess960;
            const auto rank = *rules::chess960_first_rank(static_cast<int>(below(960)));
            for (std::size_t i = 0; i < rank.size(); ++i)
                for (const rules::Color color : rules::both_colors)
                    put_home(setup, color, static_cast<rules::File>(i), rank[i]);
            put_men(setup.board, below(8), mostly_pawns);
        });
    }
    /// A position with one or two men more, fewer, or on other squares.
    rules::Position changed(const rules::Position& original)
    {
        return lawful([&](rules::Setup& setup) {
            setup.board = original.board();
            for (unsigned changes = 1 + below(2); changes > 0; --changes) {
                const auto square = rules::Square::at(static_cast<int>(below(64)));
                const auto man = setup.board.at(square);
                setup.board.clear(square);
                if (!man)
                    put_men(setup.board, 1, everything);
                else if (man->role != Role::pawn && !one_in(4))
                    setup.board.put(free_square(setup.board), *man);
            }
        });
    }
    rules::Position any()
    {
        switch (below(6)) {
        case 0:
            return ending(1 + below(5));
        case 1:
            return crowd();
        case 2:
            return castle();
        default:
            return wall();
        }
    }

private:
    using Role = rules::Role;

    static constexpr std::array pieces{Role::knight, Role::bishop, Role::bishop,
                                       Role::bishop, Role::rook,   Role::queen};
    static constexpr std::array everything{Role::pawn,   Role::pawn, Role::knight,
                                           Role::bishop, Role::rook, Role::queen};
    static constexpr std::array mostly_pawns{Role::pawn, Role::pawn,   Role::pawn, Role::pawn,
                                             Role::pawn, Role::knight, Role::rook, Role::bishop};

    template <class Fill>
    rules::Position lawful(Fill fill)
    {
        while (true) {
            rules::Setup setup;
            setup.turn = color();
            fill(setup);
            for (const rules::Color side : rules::both_colors)
                if (setup.board.of(side, Role::king).none())
                    setup.board.put(free_square(setup.board), {side, Role::king});
            const auto position = rules::Position::from(setup);
            if (position)
                return *position;
        }
    }

    rules::Color color() { return one_in(2) ? rules::Color::white : rules::Color::black; }
    rules::Square free_square(const rules::Board& board)
    {
        while (true) {
            const auto square = rules::Square::at(static_cast<int>(below(64)));
            if (!board.at(square))
                return square;
        }
    }
    void put_men(rules::Board& board, unsigned men, std::span<const Role> roles)
    {
        for (unsigned i = 0; i < men; ++i) {
            const Role role = roles[below(static_cast<unsigned>(roles.size()))];
            const rules::Square square = free_square(board);
            const bool last_rank =
                square.rank() == rules::Rank::one || square.rank() == rules::Rank::eight;
            if (role != Role::pawn || !last_rank)
                board.put(square, {color(), role});
        }
    }
    /// Every second file blocked on one rank, or a zigzag over all files: both can be tight.
    void put_wall(rules::Board& board)
    {
        const bool zigzag = one_in(2);
        unsigned rank = 1 + below(5);
        for (int file = zigzag ? 0 : static_cast<int>(below(2)); file < 8; file += zigzag ? 1 : 2) {
            if (one_in(12))
                continue;
            put_pair(board, file, rank);
            if (zigzag || one_in(5))
                rank = rank == 1 || (rank < 5 && one_in(2)) ? rank + 1 : rank - 1;
        }
    }
    void put_pair(rules::Board& board, int file, unsigned rank)
    {
        const auto put = [&](unsigned r, rules::Color side) {
            board.put(rules::Square::at(file + 8 * static_cast<int>(r)), {side, Role::pawn});
        };
        put(rank, rules::Color::white);
        put(rank + 1, rules::Color::black);
        if (rank > 1 && one_in(6))
            put(rank - 1, rules::Color::white);
        if (rank < 5 && one_in(6))
            put(rank + 2, rules::Color::black);
    }
    void put_home(rules::Setup& setup, rules::Color side, rules::File file, Role role)
    {
        const rules::Square home{file, relative(side, rules::Rank::one)};
        const bool needed = role == Role::king || role == Role::rook;
        if (!needed && !one_in(4))
            return;
        setup.board.put(home, {side, role});
        if (role == Role::rook)
            setup.castling_rooks |= rules::Bitboard{home};
    }

    std::mt19937 random_;
};
