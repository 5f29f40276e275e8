// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/memory/mating_table.hpp"

#include "rules/fen.hpp"
#include "rules/forced_mate.hpp"
#include "rules/placement.hpp"
#include "src/train/random.hpp"
#include "src/train/vision/positions.hpp"

#include <catch2/catch.hpp>

using namespace client::train;
using client::train::memory::MatingTable;
using rules::Color;
using rules::Role;

namespace {

/// White to move, with a piece of that role.
std::optional<rules::Position> any_position(Random& random, Role role)
{
    rules::Setup setup;
    setup.turn = Color::white;
    vision::put_anywhere(random, setup.board, {Color::white, Role::king});
    vision::put_anywhere(random, setup.board, {Color::white, role});
    vision::put_anywhere(random, setup.board, {Color::black, Role::king});
    return vision::lawful(setup);
}

}  // namespace

TEST_CASE("a queen mates in ten moves at most and a rook in sixteen, whatever the position",
          "[src][train]")
{
    const auto role = GENERATE(Role::queen, Role::rook);
    const auto& table = MatingTable::of(role);
    Random random{7};
    int longest = 0;
    for (int i = 0; i < 20000; ++i)
        if (const auto position = any_position(random, role)) {
            const auto moves = table.moves_to_mate(*position);
            REQUIRE(moves);
            longest = std::max(longest, *moves);
        }
    CHECK(longest <= (role == Role::queen ? 10 : 16));
}

TEST_CASE("the table of mates knows the short ones as a search does", "[src][train]")
{
    const auto role = GENERATE(Role::queen, Role::rook, Role::pawn);
    const auto& table = MatingTable::of(role);
    Random random{3};
    constexpr int never = 1000;
    for (int i = 0; i < 300; ++i)
        if (const auto position = any_position(random, role)) {
            const auto moves = table.moves_to_mate(*position).value_or(never);
            CAPTURE(moves);
            CHECK(mates_within(*position, 1) == (moves <= 1));
            CHECK(mates_within(*position, 2) == (moves <= 2));
        }
}

TEST_CASE("the best moves of both sides lead to mate in as many moves as the table says",
          "[src][train]")
{
    const auto role = GENERATE(Role::queen, Role::rook, Role::pawn);
    const auto& table = MatingTable::of(role);
    Random random{5};
    for (int i = 0; i < 50; ++i)
        if (auto position = any_position(random, role))
            if (const auto moves = table.moves_to_mate(*position)) {
                for (int ply = 0; ply < 2 * *moves - 1; ++ply)
                    position->play_unchecked(table.best(*position));
                CHECK(position->is_mate());
            }
}

TEST_CASE("a pawn wins where its king leads it, and draws where the other one stands in its way",
          "[src][train]")
{
    const auto in = [](const char* fen) {
        return MatingTable::of(Role::pawn)
            .moves_to_mate(rules::Placement{rules::read_fen(fen).value()}.position());
    };
    CHECK(in("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1"));
    CHECK_FALSE(in("8/8/4k3/8/4P3/4K3/8/8 w - - 0 1"));
    CHECK_FALSE(in("k7/8/K7/P7/8/8/8/8 w - - 0 1"));
    CHECK(in("7k/P7/8/8/8/8/8/K7 w - - 0 1") > 5);
}

TEST_CASE("a pawn mates in twenty-eight moves at most", "[src][train]")
{
    Random random{9};
    int longest = 0;
    for (int i = 0; i < 20000; ++i)
        if (const auto position = any_position(random, Role::pawn))
            longest =
                std::max(longest, MatingTable::of(Role::pawn).moves_to_mate(*position).value_or(0));
    CHECK(longest > 20);
    CHECK(longest <= 28);
}
