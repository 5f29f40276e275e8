// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/train/drilling.hpp"

using namespace client::train;

namespace {

/// The only white piece beside the king.
rules::Square piece_asked(const rules::Board& board)
{
    return (board.of(rules::Color::white) & ~board.of(rules::Role::king)).first();
}

/// Whether a legal move to a square takes nothing and attacks the king from there.
bool gives_check(const rules::Position& position, rules::Square to)
{
    const auto from = piece_asked(position.board());
    for (const auto move : position.legal_moves())
        if (move.from() == from && move.to() == to && !position.board().at(to))
            return position.after_unchecked(move).checkers().has(to);
    return false;
}

}  // namespace

TEST_CASE("of all squares those are right where the piece gives check, and no others",
          "[src][train][TRN-006]")
{
    tests::Drilling with;
    for (int at = 0; at < 64; ++at)
        tests::each_question(
            "checks",
            [&](Task& task) {
                const auto square = rules::Square::at(at);
                const auto model = task.model();
                const bool wanted = std::ranges::find(model, square.name()) != model.end();
                CHECK((task.judge(with.teller, {square.name()}).mark != Mark::wrong) == wanted);
                if (const auto board = task.board(); board && wanted)
                    CHECK(gives_check(board->position(), square));
            },
            3);
}

TEST_CASE("at first every square counts from which the king is attacked", "[src][train][TRN-006]")
{
    tests::Drilling with;
    const auto& drill = *find_drill("checks")->drill;
    for (std::size_t item = 0; item < drill.items.size(); ++item)
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Random random{seed};
            const auto task = drill.ask({random, 1, item});
            const auto position = task->board()->position();
            std::size_t count = 0;
            for (int at = 0; at < 64; ++at)
                count += gives_check(position, rules::Square::at(at)) ? 1U : 0U;
            CHECK(task->model().size() == count);
        }
}
