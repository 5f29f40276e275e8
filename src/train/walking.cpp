// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/commands/suggestion.hpp"
#include "src/text/printable.hpp"
#include "src/train/guest_files.hpp"
#include "src/train/guest_walk.hpp"
#include "src/train/handlers.hpp"
#include "src/train/lesson_shelf.hpp"
#include "src/train/lesson_walk.hpp"
#include "src/train/lesson_words.hpp"
#include "src/train/school.hpp"
#include "src/train/small_games.hpp"

#include <algorithm>

namespace client::train::handlers {

namespace {

using host::tidings::Kind;

Pick chance(Random& random)
{
    return [&random](std::size_t below) {
        return static_cast<std::size_t>(random.below(static_cast<int>(below)));
    };
}

std::unique_ptr<LessonWalk> walk_of(Exchange& exchange, speech::Lesson lesson, std::size_t at = 0)
{
    auto& state = exchange.state;
    return std::make_unique<LessonWalk>(std::move(lesson), state.teller.words(),
                                        chance(state.random), LessonStart{at, state.real_board});
}

/// A drill of a lesson begins at its level, whatever was reached.
void begin_drill_of(Exchange& exchange, const speech::LessonDrill& wanted)
{
    auto options = exchange.state.options.course;
    options.level = wanted.level;
    options.questions = wanted.questions;
    if (const auto drill = find_drill(wanted.name))
        return begin_drill(exchange, *drill, options);
    tell_walk(exchange, exchange.state.outing->walk->drill_done());
}

void keep(Exchange& exchange)
{
    auto& state = exchange.state;
    for (auto& trained : state.outing->walk->trained()) {
        trained.at = state.calendar(exchange.now);
        state.progress.add(std::move(trained));
    }
    if (const auto* const lesson = dynamic_cast<const LessonWalk*>(state.outing->walk.get()))
        state.real_board = lesson->real_board();
}

/// The place is free for something else.
Outing end(Exchange& exchange)
{
    keep(exchange);
    exchange.state.board.set_up(std::nullopt);
    return *std::exchange(exchange.state.outing, std::nullopt);
}

void tell_how(Exchange& exchange)
{
    exchange.answer(sentence("list-how"));
}

/// Behind a lesson comes the next one, if it is wanted.
void offer_next(Exchange& exchange, std::size_t after)
{
    auto& state = exchange.state;
    state.offered = state.curriculum.next(state.progress, after);
    if (!state.offered) {
        exchange.answer(of_school("lesson-all-done"));
        return tell_how(exchange);
    }
    const auto& lesson = state.curriculum.lessons()[*state.offered];
    state.asked_back = AskedBack::begin_lesson;
    exchange.tell(Kind::question, {state.teller.say(of_school("lesson-offer"),
                                                    {{"number", state.teller.number(lesson.order)},
                                                     {"title", title_of(state, lesson)}})});
}

void finish(Exchange& exchange)
{
    const auto ended = end(exchange);
    if (ended.lesson)
        offer_next(exchange, *ended.lesson + 1);
    else
        tell_how(exchange);
}

void walk_to(Exchange& exchange, std::size_t number, std::size_t step)
{
    const auto& lesson = exchange.state.curriculum.lessons()[number];
    begin_walk(exchange, {walk_of(exchange, lesson, step), number});
}

}  // namespace

void begin_walk(Exchange& exchange, Outing outing)
{
    auto& walk = *exchange.state.outing.emplace(std::move(outing)).walk;
    tell_walk(exchange, walk.begin());
}

void tell_walk(Exchange& exchange, const WalkReply& reply, speech::Pace pace)
{
    auto& state = exchange.state;
    exchange.tell(reply, pace);
    state.board.set_up(state.board_now());
    if (reply.drill)
        begin_drill_of(exchange, *reply.drill);
    else if (state.outing->walk->done())
        finish(exchange);
}

/// What is no answer is perhaps a question about the board.
void hear_walk(Exchange& exchange, const commands::Command& said, std::string_view text)
{
    auto& state = exchange.state;
    const auto reply = state.outing->walk->hear(text);
    const bool unclear =
        !reply.lines.empty() && reply.lines.front().kind == WalkLine::Kind::unclear;
    if (!unclear)
        return tell_walk(exchange, reply);
    const auto own = commands::row_among(train_rows(), said.row) != nullptr;
    if (said.row != nullptr && !own && state.board_now())
        return exchange.ask_board(said);
    if (said.row != nullptr)
        return exchange.refuse(of_school("not-here"),
                               {{"command", std::string_view{state.commands.name(*said.row)}}});
    exchange.tell(Kind::refusal, {commands::with_suggestion(state.teller.language(), state.commands,
                                                            text, reply.lines.front().words)});
}

void begin_lesson(Exchange& exchange, std::size_t number)
{
    auto& state = exchange.state;
    if (left_at(state.curriculum.lessons()[number], state.progress) == 0)
        return walk_to(exchange, number, 0);
    state.offered = number;
    exchange.ask_back(AskedBack::resume_lesson, of_school("lesson-resume"));
}

void settle_lesson(Exchange& exchange, AskedBack what, bool yes)
{
    const auto& state = exchange.state;
    const auto number = *state.offered;
    if (what == AskedBack::begin_lesson)
        return yes ? begin_lesson(exchange, number) : tell_how(exchange);
    const auto& lesson = state.curriculum.lessons()[number];
    walk_to(exchange, number, yes ? left_at(lesson, state.progress) : 0);
}

void begin_coached(Exchange& exchange)
{
    auto& [lesson, faults] = *exchange.state.options.lesson;
    for (const auto& fault : faults)
        exchange.tell(Kind::refusal, {fault_words(exchange.state.teller.language(), fault)});
    if (lesson.steps.empty())
        return overview(exchange);
    begin_walk(exchange, {walk_of(exchange, lesson)});
}

void begin_game(Exchange& exchange, const speech::LessonGame& game)
{
    begin_walk(exchange, {walk_of(exchange, lesson_of(exchange.state.teller, game))});
}

void keep_place(Exchange& exchange)
{
    if (exchange.state.outing)
        keep(exchange);
}

void leave(Exchange& exchange)
{
    if (!exchange.state.outing)
        return;
    const auto& [walk, lesson] = *exchange.state.outing;
    const bool kept = lesson && !walk->trained().empty();
    exchange.state.course.reset();
    end(exchange);
    if (kept)
        exchange.answer(of_school("left"));
    tell_how(exchange);
}

void lesson(Exchange& exchange, const std::string& argument)
{
    const auto& state = exchange.state;
    const auto found =
        argument.empty() ? state.curriculum.next(state.progress) : state.curriculum.find(argument);
    if (found)
        return begin_lesson(exchange, *found);
    if (argument.empty())
        return exchange.answer(of_school("lesson-all-done"));
    const auto word = text::excerpt(argument);
    exchange.refuse(of_school("no-lesson"), {{"word", std::string_view{word}}});
}

void game(Exchange& exchange, const std::string& argument)
{
    const auto& teller = exchange.state.teller;
    if (const auto found = find_game(teller, argument))
        return begin_game(exchange, *found);
    const auto games = listed_games(teller);
    if (argument.empty())
        return exchange.answer(of_school("overview-games"), {{"games", games}});
    const auto word = text::excerpt(argument);
    exchange.refuse(of_school("no-game"), {{"word", std::string_view{word}}, {"games", games}});
}

void guest(Exchange& exchange, const std::string& /*argument*/)
{
    auto& words = exchange.state.teller.words();
    begin_walk(exchange, {std::make_unique<GuestWalk>(shipped_guest_course(words.language()),
                                                      words_of_announcements(), words)});
}

void next(Exchange& exchange, const std::string& /*argument*/)
{
    tell_walk(exchange, exchange.state.outing->walk->act(WalkAct::next));
}

void back(Exchange& exchange, const std::string& /*argument*/)
{
    tell_walk(exchange, exchange.state.outing->walk->act(WalkAct::back));
}

}  // namespace client::train::handlers
