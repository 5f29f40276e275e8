// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chess960.hpp"
#include "rules/fen.hpp"
#include "rules/position.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <random>
#include <string_view>

/// Positions for tests: from a FEN, and along random walks that are the same in every run.
namespace walks {

inline rules::Position position(std::string_view fen)
{
    INFO(fen);
    const auto setup = rules::read_fen(fen);
    REQUIRE(setup);
    const auto position = rules::Position::from(*setup);
    REQUIRE(position);
    return *position;
}

inline constexpr std::array starts{
    rules::initial_fen,
    std::string_view{"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"},
    std::string_view{"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"},
    std::string_view{"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1"},
    std::string_view{"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1"},
    std::string_view{"k7/8/1Q1Q1Q2/8/1Q3Q2/3K4/1Q1Q1Q2/8 w - - 0 1"},
    std::string_view{"4k3/8/8/8/8/8/8/rRK5 w B - 0 1"},
    std::string_view{"1rqbkrbn/1ppppp1p/1n6/p1N3p1/8/2P4P/PP1PPPP1/1RQBKRBN w FBfb - 0 9"},
    std::string_view{"qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9"},
};

/// Calls a function with every position of the walks.
template <class Visit>
void each_position(int walks_per_start, int plies, Visit visit)
{
    std::mt19937 random{20180101};
    for (const auto fen : starts)
        for (int walk = 0; walk < walks_per_start; ++walk) {
            rules::Position here = position(fen);
            for (int ply = 0; ply < plies; ++ply) {
                visit(here);
                const auto moves = here.legal_moves();
                if (moves.empty())
                    break;
                here.play_unchecked(moves[random() % moves.size()]);
            }
        }
}

}  // namespace walks
