// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "speech/text.hpp"
#include "src/commands/suggestion.hpp"
#include "src/play/handlers.hpp"
#include "src/text/printable.hpp"
#include "src/train/handlers.hpp"
#include "src/train/lesson_walk.hpp"
#include "src/train/lesson_words.hpp"
#include "src/train/plot.hpp"
#include "src/train/school.hpp"
#include "src/train/small_games.hpp"

#include <algorithm>
#include <iterator>

namespace client::train::handlers {

namespace {

using speech::Word;

Word plain(std::string text)
{
    return {text, text};
}

/// The drills of all groups for which this gives something to tell.
template <class Told>
Lines of_drills(const State& state, Told told)
{
    Lines lines;
    for (const auto& group : groups())
        for (const auto& drill : group.drills)
            if (const auto* const reached = state.progress.of(drill.name))
                told(lines, plain(name_of(state.teller, {&drill, &group})), *reached);
    return lines;
}

Word group_words(const Teller& teller, const Group& group)
{
    Lines names;
    for (const auto& drill : group.drills)
        names.push_back(plain(name_of(teller, {&drill, &group})));
    return teller.say(sentence("list-group"),
                      {{"group", teller.say(group.title)}, {"drills", speech::listed(names)}});
}

/// How far somebody has come, and which comes next.
Word lessons_words(const State& state)
{
    const auto& teller = state.teller;
    const auto& curriculum = state.curriculum;
    const auto next = curriculum.next(state.progress);
    if (!next)
        return teller.say(of_school("overview-lessons-done"));
    const auto& lesson = curriculum.lessons()[*next];
    const auto all = static_cast<int>(curriculum.lessons().size());
    return teller.say(of_school("overview-lessons"), {{"n", curriculum.count_done(state.progress)},
                                                      {"all", teller.number(all)},
                                                      {"number", teller.number(lesson.order)},
                                                      {"title", title_of(state, lesson)}});
}

/// Those that did not go well and are to be repeated today.
Lines due_lessons(const State& state, base::CalendarTime now)
{
    Lines all;
    for (const auto& lesson : state.curriculum.lessons())
        if (state_of(lesson, state.progress) == LessonState::repeat &&
            state.progress.of(record_of(lesson))->is_due(now))
            all.push_back(speech::sentence(state.teller.language(), "lesson-title",
                                           {{"number", state.teller.number(lesson.order)},
                                            {"title", title_of(state, lesson)}}));
    return all;
}

Lines due_words(const State& state, base::CalendarTime now)
{
    auto due = of_drills(state, [&](Lines& lines, const Word& name, const Reached& reached) {
        if (reached.is_due(now))
            lines.push_back(name);
    });
    std::ranges::move(due_lessons(state, now), std::back_inserter(due));
    if (due.empty())
        return {state.teller.say(sentence("list-none-due"))};
    return {state.teller.say(sentence("list-due"), {{"drills", speech::listed(due)}})};
}

/// None where no drill was done yet.
Lines reached_words(const State& state)
{
    const auto all = of_drills(state, [&](Lines& lines, const Word& name, const Reached& reached) {
        lines.push_back(state.teller.say(
            sentence("drill-at"), {{"drill", name}, {"level", state.teller.number(reached.best)}}));
    });
    if (all.empty())
        return {};
    return {state.teller.say(sentence("list-reached"), {{"drills", speech::listed(all)}})};
}

/// What is due today, and what was reached so far.
Lines standing_words(const State& state, base::CalendarTime now)
{
    if (state.progress.empty())
        return {};
    auto lines = due_words(state, now);
    std::ranges::move(reached_words(state), std::back_inserter(lines));
    return lines;
}

/// Whether the last quarter of a session falls off against the first.
bool is_tired(const Reached& reached)
{
    constexpr int enough = 10;
    constexpr int much = 15;
    const auto& first = reached.quarters.front();
    const auto& last = reached.quarters.back();
    return first.asked >= enough && last.asked >= enough &&
           first.percent() - last.percent() >= much;
}

/// The group whose title was typed.
const Group* find_group(const Teller& teller, std::string_view title)
{
    const auto typed = speech::fold(title);
    const auto found = std::ranges::find_if(groups(), [&](const Group& each) {
        return speech::fold(teller.say(each.title).screen) == typed;
    });
    return found == groups().end() ? nullptr : &*found;
}

/// Another name than that of a drill which was perhaps meant.
std::optional<std::string> meant(const State& state, std::string_view name)
{
    if (auto drill = resembled(state.teller, name))
        return drill;
    const auto all = names(state);
    const auto typed = speech::fold(name);
    const auto found = std::ranges::find_if(
        all, [&](const auto& each) { return is_near(typed, speech::fold(each)); });
    return found == all.end() ? std::nullopt : std::optional{*found};
}

/// How much was right in each quarter of the sessions, where each has shown it.
Lines quarters_words(const Teller& teller, const Word& name, const Reached& reached)
{
    constexpr int enough = 5;
    Lines percents;
    for (const auto& quarter : reached.quarters)
        if (quarter.asked >= enough)
            percents.push_back(teller.number(quarter.percent()));
    if (percents.size() < reached.quarters.size())
        return {};
    return {teller.say(sentence("progress-quarters"),
                       {{"drill", name}, {"percents", speech::listed(percents)}})};
}

/// The small games that were played to their end.
Lines games_words(const State& state)
{
    const auto& teller = state.teller;
    Lines lines;
    for (const auto name : speech::mini_game_names.all()) {
        const auto kind = *speech::mini_game_names.find(name);
        if (const auto* const reached = state.progress.of(record_of(kind)))
            lines.push_back(teller.say(of_school("progress-game"),
                                       {{"game", plain(name_of(teller, kind))},
                                        {"n", reached->count.asked},
                                        {"won", teller.number(reached->count.right)}}));
    }
    return lines;
}

void plot_all(Exchange& exchange)
{
    const auto& state = exchange.state;
    Lines lines;
    for (const auto& group : groups())
        for (const auto& drill : group.drills)
            if (const auto* const reached = state.progress.of(drill.name))
                std::ranges::move(plot(state.teller, {&drill, &group}, *reached),
                                  std::back_inserter(lines));
    if (lines.empty())
        return exchange.answer(sentence("progress-none"));
    exchange.answer(lines);
}

/// One of the commands of training, and what it does.
Word command_words(const State& state, const TrainRow& row)
{
    return state.teller.say(sentence("command"),
                            {{"name", std::string_view{state.commands.name(row)}},
                             {"help", speech::sentence(state.teller.language(), row.help)}});
}

}  // namespace

/// What there is in a few lines, what is due, and where it goes on.
void overview(Exchange& exchange)
{
    const auto& state = exchange.state;
    const auto& teller = state.teller;
    Lines titles;
    for (const auto& group : groups())
        titles.push_back(teller.say(group.title));
    Lines lines{lessons_words(state),
                teller.say(of_school("overview-drills"), {{"groups", speech::listed(titles)}}),
                teller.say(of_school("overview-games"), {{"games", listed_games(teller)}}),
                teller.say(of_school("overview-guest"))};
    std::ranges::move(standing_words(state, state.calendar(exchange.now)),
                      std::back_inserter(lines));
    lines.push_back(teller.say(of_school("overview-how")));
    exchange.answer(lines);
}

void drills(Exchange& exchange, const std::string& /*argument*/)
{
    const auto& state = exchange.state;
    Lines lines;
    for (const auto& group : groups())
        lines.push_back(group_words(state.teller, group));
    std::ranges::move(standing_words(state, state.calendar(exchange.now)),
                      std::back_inserter(lines));
    if (state.idle())
        lines.push_back(state.teller.say(sentence("list-how")));
    exchange.answer(lines);
}

void lessons(Exchange& exchange, const std::string& /*argument*/)
{
    const auto& state = exchange.state;
    Lines lines;
    for (const auto& lesson : state.curriculum.lessons())
        lines.push_back(
            state.teller.say(of_school("lesson-line"),
                             {{"number", state.teller.number(lesson.order)},
                              {"title", title_of(state, lesson)},
                              {"state", lesson_state_names[state_of(lesson, state.progress)]}}));
    lines.push_back(lessons_words(state));
    exchange.answer(lines);
}

void progress(Exchange& exchange, const std::string& argument)
{
    const auto& state = exchange.state;
    const auto& teller = state.teller;
    if (argument == "plot" || teller.book(sentences).meaning(argument) == "plot")
        return plot_all(exchange);
    auto lines = of_drills(state, [&](Lines& all, const Word& name, const Reached& reached) {
        all.push_back(teller.say(sentence("progress-drill"),
                                 {{"drill", name},
                                  {"n", reached.count.asked},
                                  {"percent", teller.number(reached.count.percent())},
                                  {"level", teller.number(reached.best)},
                                  {"box", teller.number(reached.lowest_box())}}));
        std::ranges::move(quarters_words(teller, name, reached), std::back_inserter(all));
        if (is_tired(reached))
            all.push_back(teller.say(sentence("progress-tired"),
                                     {{"drill", name},
                                      {"first", teller.number(reached.quarters.front().percent())},
                                      {"last", teller.number(reached.quarters.back().percent())}}));
    });
    std::ranges::move(games_words(state), std::back_inserter(lines));
    if (state.curriculum.count_done(state.progress) > 0)
        lines.push_back(lessons_words(state));
    if (lines.empty())
        return exchange.answer(sentence("progress-none"));
    exchange.answer(lines);
}

void help(Exchange& exchange, const std::string& argument)
{
    const auto& state = exchange.state;
    const auto* const asked = state.commands.find(argument);
    if (const auto* const own = commands::row_among(train_rows(), asked))
        return exchange.answer({command_words(state, *own)});
    if (asked != nullptr)
        return exchange.ask_board(
            commands::Command{&client::play::row_of(client::play::handlers::help), argument});
    Lines lines;
    if (state.course)
        lines.push_back(state.teller.say(
            sentence("expected"), {{"expected", state.course->task().expected(state.teller)}}));
    for (const auto& row : train_rows())
        if (row.when(state))
            lines.push_back(command_words(state, row));
    exchange.answer(lines);
}

Word title_of(const State& state, const speech::Lesson& lesson)
{
    return lesson_sentence(state.teller.words().announcer_in_messages(), lesson.title,
                           lesson.language);
}

std::vector<std::string> names(const State& state)
{
    auto all = names_of_games(state.teller);
    for (const auto& group : groups()) {
        all.push_back(state.teller.say(group.title).screen);
        for (const auto& drill : group.drills)
            all.push_back(name_of(state.teller, {&drill, &group}));
    }
    for (const auto& lesson : state.curriculum.lessons())
        all.push_back(title_of(state, lesson).screen);
    return all;
}

void choose(Exchange& exchange, std::string_view name)
{
    const auto& state = exchange.state;
    if (const auto drill = find_drill(state.teller, name))
        return begin_drill(exchange, *drill, state.options.course);
    if (const auto* const group = find_group(state.teller, name))
        return exchange.answer({group_words(state.teller, *group)});
    if (const auto game = find_game(state.teller, name))
        return begin_game(exchange, *game);
    if (const auto lesson = state.curriculum.find(name))
        return begin_lesson(exchange, *lesson);
    const auto word = text::excerpt(name);
    auto refusal = state.teller.say(sentence("no-drill"), {{"word", std::string_view{word}}});
    if (const auto other = meant(state, name))
        refusal = commands::did_you_mean(state.teller.language(), *other, refusal);
    else
        refusal = commands::with_suggestion(state.teller.language(), state.commands, name, refusal);
    exchange.tell(host::tidings::Kind::refusal, {refusal});
}

}  // namespace client::train::handlers
