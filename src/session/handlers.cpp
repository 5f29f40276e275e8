// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/session/handlers.hpp"

#include <array>
#include <cstddef>

namespace client::handlers {

namespace {

struct HandlerRow {
    Verb verb{};
    Handler handle{};
};

constexpr std::array table{
    HandlerRow{Verb::move, move},
    HandlerRow{Verb::clock, clock},
    HandlerRow{Verb::mine, mine},
    HandlerRow{Verb::theirs, theirs},
    HandlerRow{Verb::moves, moves},
    HandlerRow{Verb::turn, turn},
    HandlerRow{Verb::period, period},
    HandlerRow{Verb::state, state},
    HandlerRow{Verb::last, last},
    HandlerRow{Verb::again, again},
    HandlerRow{Verb::spell, spell},
    HandlerRow{Verb::undo, undo},
    HandlerRow{Verb::back, back},
    HandlerRow{Verb::forward, forward},
    HandlerRow{Verb::start, start},
    HandlerRow{Verb::end, end},
    HandlerRow{Verb::draw, draw},
    HandlerRow{Verb::accept, accept},
    HandlerRow{Verb::decline, decline},
    HandlerRow{Verb::claim, claim},
    HandlerRow{Verb::resign, resign},
    HandlerRow{Verb::flag, flag},
    HandlerRow{Verb::pause, pause},
    HandlerRow{Verb::go, go},
    HandlerRow{Verb::new_game, new_game},
    HandlerRow{Verb::help, help},
    HandlerRow{Verb::quit, quit},
    HandlerRow{Verb::yes, yes},
    HandlerRow{Verb::no, no},
};

constexpr bool is_in_order()
{
    for (std::size_t i = 0; i < table.size(); ++i)
        if (static_cast<std::size_t>(table[i].verb) != i)
            return false;
    return table.size() == static_cast<std::size_t>(Verb::blank);
}
static_assert(is_in_order());

}  // namespace

Handler handler_of(Verb verb)
{
    return table.at(static_cast<std::size_t>(verb)).handle;
}

bool can_be_said(const SessionState& session, const CommandRow& row)
{
    if (session.tournament() && row.fairness == Fairness::helps)
        return false;
    switch (row.when) {
    case When::always:
        return true;
    case When::playing:
        return !session.is_over();
    case When::timed:
        return session.game.clock().timed();
    case When::moved:
        return !session.game.record().empty();
    case When::asked:
        return session.question.has_value();
    case When::offered:
        return session.offered_to().has_value();
    case When::by_engine:
        return session.against_engine();
    }
    return false;
}

}  // namespace client::handlers
