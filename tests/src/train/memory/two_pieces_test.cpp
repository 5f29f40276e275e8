// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/memory/two_pieces.hpp"

#include "src/train/vision/positions.hpp"
#include "tests/src/train/drilling.hpp"

#include <set>

using namespace client::train;
using namespace client::train::memory;
using rules::Position;

namespace {

/// Moves of a line from its start; each is legal.
Position after(Position position, const std::vector<rules::Move>& moves)
{
    for (const auto move : moves) {
        REQUIRE(position.is_legal(move));
        position.play_unchecked(move);
    }
    return position;
}

std::unique_ptr<Task> task_of(std::size_t item, int level = 3)
{
    Random random{item};
    return find_drill("finish")->drill->ask({random, level, item, tests::supplies()});
}

}  // namespace

TEST_CASE("every known line of two pieces mates, however the board is turned", "[src][train]")
{
    const auto pieces = GENERATE(TwoPieces::bishops, TwoPieces::bishop_and_knight);
    Random random{1};
    std::set<std::uint64_t> starts;
    for (int i = 0; i < 300; ++i) {
        const auto line = any_line(random, pieces);
        starts.insert(line->start().key());
        const auto way = line->way(line->start());
        CHECK(way.size() % 2 == 1);
        CHECK(after(line->start(), way).is_mate());
    }
    CHECK(starts.size() == 24);
}

TEST_CASE("two pieces are asked for at the highest level, and below it one man", "[src][train]")
{
    for (std::size_t item = 0; item < 5; ++item) {
        const auto& items = find_drill("finish")->drill->items;
        CHECK(task_of(item)->item() == items[item]);
        CHECK(task_of(item, 2)->item() == items[item % 3]);
    }
}

TEST_CASE("beside the known line the defence captures what it can, which draws", "[src][train]")
{
    Random random{1};
    const auto line = any_line(random, TwoPieces::bishops);
    const auto hangs = vision::position_of("8/8/8/4k3/4B3/8/8/K1B5 b - - 0 1");
    CHECK_FALSE(line->is_won(hangs.after_unchecked(line->defence(hangs))));
}

TEST_CASE("a defence beside the known line never walks into a mate in one that it can avoid",
          "[src][train]")
{
    const auto pieces = GENERATE(TwoPieces::bishops, TwoPieces::bishop_and_knight);
    Random random{3};
    for (int i = 0; i < 12; ++i) {
        const auto line = any_line(random, pieces);
        auto position = line->start();
        for (int ply = 0; ply < 12 && position.has_legal_move(); ++ply) {
            const auto moves = position.legal_moves();
            const bool defends = position.turn() == rules::Color::black;
            const auto move =
                defends
                    ? line->defence(position)
                    : moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))];
            REQUIRE(position.is_legal(move));
            if (defends && line->way(position.after_unchecked(move)).size() == 1)
                for (const auto other : moves)
                    CHECK(line->way(position.after_unchecked(other)).size() == 1);
            position.play_unchecked(move);
            if (position.turn() == rules::Color::white && !line->is_won(position))
                break;
        }
    }
}

TEST_CASE("beside the known line a win goes on, with advice and the way from the beginning",
          "[src][train]")
{
    tests::Drilling with;
    for (const std::size_t item : {3U, 4U}) {
        Random random{item};
        const auto line =
            any_line(random, item == 3 ? TwoPieces::bishops : TwoPieces::bishop_and_knight);
        const auto& start = line->start();
        const auto task = task_of(item);
        bool beside = false;
        for (const auto move : start.legal_moves())
            if (!beside && move != line->way(start).front() && move.role() == rules::Role::king)
                beside = task->judge(with.teller, {write_san(start, move)}).mark == Mark::right;
        REQUIRE(beside);
        CHECK(task->hints(with.teller).size() == 1);
        CHECK(task->solution(with.teller).front().screen.starts_with("From the beginning"));
    }
}
