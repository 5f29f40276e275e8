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
    HandlerRow{Verb::board, board},
    HandlerRow{Verb::pieces, pieces},
    HandlerRow{Verb::pawns, pawns},
    HandlerRow{Verb::square, square},
    HandlerRow{Verb::around, around},
    HandlerRow{Verb::hops, hops},
    HandlerRow{Verb::imagine, imagine},
    HandlerRow{Verb::attackers, attackers},
    HandlerRow{Verb::reach, reach},
    HandlerRow{Verb::captures, captures},
    HandlerRow{Verb::loose, loose},
    HandlerRow{Verb::material, material},
    HandlerRow{Verb::taken, taken},
    HandlerRow{Verb::changes, changes},
    HandlerRow{Verb::law, law},
    HandlerRow{Verb::hint, hint},
    HandlerRow{Verb::eval, eval},
    HandlerRow{Verb::best, best},
    HandlerRow{Verb::use_engine, use_engine},
    HandlerRow{Verb::save, save},
    HandlerRow{Verb::score, score},
    HandlerRow{Verb::fen, fen},
    HandlerRow{Verb::pgn, pgn},
    HandlerRow{Verb::log, log},
    HandlerRow{Verb::slower, slower},
    HandlerRow{Verb::faster, faster},
    HandlerRow{Verb::silent, silent},
    HandlerRow{Verb::voice, voice},
    HandlerRow{Verb::help, help},
    HandlerRow{Verb::quit, quit},
    HandlerRow{Verb::yes, yes},
    HandlerRow{Verb::no, no},
    HandlerRow{Verb::up, up},
    HandlerRow{Verb::down, down},
    HandlerRow{Verb::left, left},
    HandlerRow{Verb::right, right},
    HandlerRow{Verb::select, select},
    HandlerRow{Verb::release, release},
    HandlerRow{Verb::next, next},
    HandlerRow{Verb::previous, previous},
    HandlerRow{Verb::rank, rank},
    HandlerRow{Verb::file, file},
    HandlerRow{Verb::captured, captured},
    HandlerRow{Verb::view, view},
    HandlerRow{Verb::flip, flip},
    HandlerRow{Verb::learn, learn},
    HandlerRow{Verb::type, type},
    HandlerRow{Verb::more, more},
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
    case When::on_screen:
        return session.options.interface == Interface::screen;
    case When::in_tournament:
        return session.tournament();
    }
    return false;
}

}  // namespace client::handlers
