// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game_questions.hpp"
#include "rules/placement.hpp"
#include "speech/clock_words.hpp"
#include "speech/fact_words.hpp"
#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "speech/sentence.hpp"
#include "src/base/calendar.hpp"
#include "src/clock/setup_questions.hpp"
#include "src/desk/listening.hpp"
#include "src/desk/next_step.hpp"
#include "src/desk/session.hpp"
#include "src/text/log_times.hpp"

#include <algorithm>
#include <iterator>

/// A game that was left behind at the desk: what is asked about it, and how it goes on.
namespace client::desk {

using namespace rules;
using speech::sentence;

Reply Session::ask_about_kept() const
{
    const Game game = game_of(*kept_game_);
    const auto white = name_of_player(game.options(), Color::white);
    const auto black = name_of_player(game.options(), Color::black);
    const auto when = text::calendar_minute(kept_game_->opened);
    const auto moves = static_cast<int>((game.record().size() + 1) / 2);
    return say(sentence(lexicon(), "desk-kept",
                        {{"white", std::string_view{white}},
                         {"black", std::string_view{black}},
                         {"when", std::string_view{when}},
                         {"moves", speech::counted(lexicon(), speech::Counted::moves, moves)}}));
}

Reply Session::answer_kept(std::string_view text)
{
    const auto word = names_.in_english(text);
    if (word == "quit")
        return leave();
    if (word == "again")
        return {{}, {}, Repeat{}};
    const auto answer = clock::yes_or_no(names_.word(text));
    if (!answer) {
        Reply reply;
        if (word == "help")
            reply = say(sentence(lexicon(), "desk-help-kept"));
        else if (!text.empty())
            reply = not_understood(text);
        reply.said.push_back(ask_about_kept().said.front());
        return reply;
    }
    pending_ = Pending::nothing;
    if (*answer)
        return take_over(*kept_game_);
    auto reply = begin_anew();
    reply.wish = PutAside{};
    return reply;
}

Reply Session::take_over(const Kept& kept)
{
    static_cast<void>(set_up(kept.head, kept.opened));
    latest_ = {};  // the time of the game, not of the answer
    for (const Step& step : kept.steps) {
        latest_ = std::max(latest_, step.at);
        std::visit(speech::Overloaded{
                       [&](const Event& event) { static_cast<void>(apply(event, told(event))); },
                       [&](const Retracted&) { static_cast<void>(retract()); },
                       [&](const Opened& opened) { open_again(opened.when); },
                       [&](const Looked& looked) { look(looked.command); },
                   },
                   step.what);
    }
    open_again(today_);
    const bool runs = game()->clock().timed() && game()->clock().running();
    auto times = runs ? apply(events::HaltClocks{}, "arbiter stop")
                      : apply(events::Ask{events::Question::time, std::nullopt}, "time");
    Reply reply = tell_state();
    if (game()->clock().timed())
        std::ranges::move(times.said, std::back_inserter(reply.said));
    reply.said.push_back(utterance(sentence(lexicon(), next_step(game()->state()))));
    reply.time = latest_;
    return reply;
}

/// Where the game stands, for whoever takes the desk over: whose move it is, what came last, and
/// what still waits for an answer.
Reply Session::tell_state() const
{
    const GameState& state = game()->state();
    const speech::FactWords words{lexicon(), words_->announcer()};
    const auto number = std::to_string(state.placement().move_number());
    Reply reply;
    const auto add = [&](speech::Word said) { reply.said.push_back(utterance(std::move(said))); };
    const auto side_of = [](Color side) { return speech::side_argument(side); };
    const auto add_fact = [&](FactBody what, const Placement& before) {
        for (auto& said : words.say({latest_, std::move(what)}, {{before, before}, {}}))
            reply.said.push_back(std::move(said));
    };
    if (state.outcome)
        add_fact(facts::Ended{*state.outcome}, state.placement());
    else
        add(sentence(lexicon(), "move-number",
                     {{"number", std::string_view{number}}, {"side", side_of(state.turn())}}));
    const bool moved = !state.history.empty() &&
                       state.history.back().squares.from != state.history.back().squares.to;
    if (moved) {  // the clock may have been pressed without a move
        const Ply& last = state.history.back();
        add(sentence(lexicon(), "desk-last-move", {{"side", side_of(last.side)}}));
        const Placement& before = state.before(state.history.size() - 1);
        if (!last.move && hides_legality())
            reply.said.push_back(
                words_->announcer().move(facts_as_it_stands(before, last.squares)));
        else
            add_fact(facts::Moved{last.side, last.san, last.squares, facts::MoveState::made},
                     before);
        if (!state.outcome && last.announced_aloud && !state.repetition)
            add(speech::after(sentence(lexicon(), "irregular-no-repeat",
                                       {{"side", side_of(opponent(last.side))}}),
                              sentence(lexicon(), "please-repeat")));
    }
    if (state.act.duty && !state.options.tournament)
        add_fact(facts::DutyArose{state.turn(), *state.act.duty, state.act.intended.has_value()},
                 state.placement());
    // Where no clock stands, it is the next step, which is told in any case.
    if (state.paused && state.act.put && state.impaired(state.turn()) && !laws::is_announced(state))
        add(sentence(lexicon(), "desk-next-announce"));
    if (state.offer)
        add(sentence(lexicon(), "offered", {{"side", side_of(*state.offer)}}));
    if (state.open_claim)
        add(speech::claim_words(lexicon(), state.open_claim->side, state.open_claim->kind));
    if (state.asked_to_resign)
        add(sentence(lexicon(), "asked-to-resign", {{"side", side_of(*state.asked_to_resign)}}));
    return reply;
}

void Session::open_again(base::CalendarTime when)
{
    record_->open_again(latest_, when);
    log_.add(lexicon(), latest_, "= " + text::calendar(when));
}

}  // namespace client::desk
