// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/san.hpp"
#include "tests/src/train/drilling.hpp"

using namespace client::train;

namespace {

/// By the words of the question.
bool is_asked_for(const rules::Position& position, rules::Move move, const std::string& asked)
{
    const auto next = position.after_unchecked(move);
    const auto checker = position.checkers().first();
    const bool captured = !next.board().of(opponent(position.turn())).has(checker);
    if (asked.find("captures the attacker") != std::string::npos)
        return captured;
    const bool by_king = move.role() == rules::Role::king;
    return !captured && by_king == (asked.find("the king go") != std::string::npos);
}

}  // namespace

TEST_CASE("of all legal moves those are right that answer the check as it is asked",
          "[src][train][TRN-007]")
{
    tests::Drilling with;
    const auto& drill = *find_drill("answers")->drill;
    for (std::size_t item = 0; item < drill.items.size(); ++item)
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            Random random{seed};
            const auto position = drill.ask({random, 1, item})->board()->position();
            if (position.checkers().many())
                continue;
            for (const auto move : position.legal_moves()) {
                Random same{seed};
                const auto task = drill.ask({same, 1, item});
                const auto asked = task->asked(with.teller).back().screen;
                const auto written = write_san(position, move);
                CAPTURE(asked, written);
                CHECK((task->judge(with.teller, {written}).mark != Mark::wrong) ==
                      is_asked_for(position, move, asked));
            }
        }
}
