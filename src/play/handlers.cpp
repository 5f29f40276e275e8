// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/handlers.hpp"

#include <array>
#include <cstddef>

namespace client::play::handlers {

namespace {

struct HandlerRow {
    commands::Verb verb{};
    Handler handle{};
};

constexpr std::array table{
    HandlerRow{commands::Verb::move, move},
    HandlerRow{commands::Verb::clock, clock},
    HandlerRow{commands::Verb::mine, mine},
    HandlerRow{commands::Verb::theirs, theirs},
    HandlerRow{commands::Verb::moves, moves},
    HandlerRow{commands::Verb::turn, turn},
    HandlerRow{commands::Verb::period, period},
    HandlerRow{commands::Verb::state, state},
    HandlerRow{commands::Verb::last, last},
    HandlerRow{commands::Verb::again, again},
    HandlerRow{commands::Verb::spell, spell},
    HandlerRow{commands::Verb::undo, undo},
    HandlerRow{commands::Verb::back, back},
    HandlerRow{commands::Verb::forward, forward},
    HandlerRow{commands::Verb::start, start},
    HandlerRow{commands::Verb::end, end},
    HandlerRow{commands::Verb::draw, draw},
    HandlerRow{commands::Verb::accept, accept},
    HandlerRow{commands::Verb::decline, decline},
    HandlerRow{commands::Verb::claim, claim},
    HandlerRow{commands::Verb::resign, resign},
    HandlerRow{commands::Verb::flag, flag},
    HandlerRow{commands::Verb::pause, pause},
    HandlerRow{commands::Verb::go, go},
    HandlerRow{commands::Verb::new_game, new_game},
    HandlerRow{commands::Verb::board, board},
    HandlerRow{commands::Verb::pieces, pieces},
    HandlerRow{commands::Verb::pawns, pawns},
    HandlerRow{commands::Verb::square, square},
    HandlerRow{commands::Verb::around, around},
    HandlerRow{commands::Verb::hops, hops},
    HandlerRow{commands::Verb::imagine, imagine},
    HandlerRow{commands::Verb::attackers, attackers},
    HandlerRow{commands::Verb::reach, reach},
    HandlerRow{commands::Verb::captures, captures},
    HandlerRow{commands::Verb::loose, loose},
    HandlerRow{commands::Verb::material, material},
    HandlerRow{commands::Verb::taken, taken},
    HandlerRow{commands::Verb::changes, changes},
    HandlerRow{commands::Verb::law, law},
    HandlerRow{commands::Verb::hint, hint},
    HandlerRow{commands::Verb::eval, eval},
    HandlerRow{commands::Verb::best, best},
    HandlerRow{commands::Verb::use_engine, use_engine},
    HandlerRow{commands::Verb::save, save},
    HandlerRow{commands::Verb::score, score},
    HandlerRow{commands::Verb::fen, fen},
    HandlerRow{commands::Verb::pgn, pgn},
    HandlerRow{commands::Verb::log, log},
    HandlerRow{commands::Verb::slower, slower},
    HandlerRow{commands::Verb::faster, faster},
    HandlerRow{commands::Verb::silent, silent},
    HandlerRow{commands::Verb::voice, voice},
    HandlerRow{commands::Verb::help, help},
    HandlerRow{commands::Verb::quit, quit},
    HandlerRow{commands::Verb::yes, yes},
    HandlerRow{commands::Verb::no, no},
    HandlerRow{commands::Verb::up, up},
    HandlerRow{commands::Verb::down, down},
    HandlerRow{commands::Verb::left, left},
    HandlerRow{commands::Verb::right, right},
    HandlerRow{commands::Verb::select, select},
    HandlerRow{commands::Verb::release, release},
    HandlerRow{commands::Verb::next, next},
    HandlerRow{commands::Verb::previous, previous},
    HandlerRow{commands::Verb::rank, rank},
    HandlerRow{commands::Verb::file, file},
    HandlerRow{commands::Verb::captured, captured},
    HandlerRow{commands::Verb::view, view},
    HandlerRow{commands::Verb::flip, flip},
    HandlerRow{commands::Verb::learn, learn},
    HandlerRow{commands::Verb::type, type},
    HandlerRow{commands::Verb::more, more},
};

constexpr bool is_in_order()
{
    for (std::size_t i = 0; i < table.size(); ++i)
        if (static_cast<std::size_t>(table[i].verb) != i)
            return false;
    return table.size() == static_cast<std::size_t>(commands::Verb::blank);
}
static_assert(is_in_order());

}  // namespace

Handler handler_of(commands::Verb verb)
{
    return table.at(static_cast<std::size_t>(verb)).handle;
}

bool can_be_said(const SessionState& session, const commands::CommandRow& row)
{
    if (session.tournament() && row.fairness == commands::Fairness::helps)
        return false;
    switch (row.when) {
    case commands::When::always:
        return true;
    case commands::When::playing:
        return !session.is_over();
    case commands::When::timed:
        return session.game.clock().timed();
    case commands::When::moved:
        return !session.game.record().empty();
    case commands::When::asked:
        return session.question.has_value();
    case commands::When::offered:
        return session.offered_to().has_value();
    case commands::When::by_engine:
        return session.against_engine();
    case commands::When::on_screen:
        return session.options.interface == player::Interface::screen;
    case commands::When::in_tournament:
        return session.tournament();
    }
    return false;
}

}  // namespace client::play::handlers
