// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "src/base/numbers.hpp"
#include "src/commands/suggestion.hpp"
#include "src/text/printable.hpp"
#include "src/train/answers.hpp"
#include "src/train/handlers.hpp"
#include "src/train/puzzle_words.hpp"
#include "src/train/school.hpp"

namespace client::train::handlers {

namespace {

using host::tidings::Kind;

/// What was not known, by its kinds where the drill has some.
speech::Word to_repeat(const State& state)
{
    const auto& course = *state.course;
    const auto called = course.drill().drill->called;
    if (called == nullptr)
        return state.teller.say(sentence("repeat-drill"));
    Lines items;
    for (const auto& item : course.repeated())
        items.push_back(called(state.teller, item));
    return state.teller.say(sentence("repeat"), {{"items", speech::listed(items)}});
}

/// The score in a sentence, and what to repeat.
void end_drill(Exchange& exchange)
{
    auto& state = exchange.state;
    const auto& course = *state.course;
    const auto& teller = state.teller;
    const auto& [asked, right] = course.score();
    Lines lines;
    if (asked == 0)
        lines.push_back(teller.say(sentence("score-none")));
    else
        lines.push_back(teller.say(sentence("score"), {{"n", asked},
                                                       {"right", teller.number(right)},
                                                       {"level", teller.number(course.level())}}));
    if (!course.repeated().empty())
        lines.push_back(to_repeat(state));
    if (!state.outing)
        lines.push_back(teller.say(sentence("list-how")));
    exchange.answer(lines);
    state.course.reset();
    state.board.set_up(std::nullopt);
    if (state.outing)
        tell_walk(exchange, state.outing->walk->drill_done());
}

/// Lines of a file of puzzles that are left out.
void tell_broken_lines(Exchange& exchange)
{
    Lines lines;
    for (const auto& fault : exchange.state.course->supplies().puzzles->take_faults()) {
        const auto told = fault_words(exchange.state.teller.language(), fault);
        lines.push_back({told, told});
    }
    if (!lines.empty())
        exchange.tell(Kind::refusal, lines);
}

std::optional<speech::Word> lacking(const State& state, const Drill& drill)
{
    if (drill.lacking == nullptr)
        return std::nullopt;
    return drill.lacking(state.teller, state.options.course.supplies);
}

void go_on(Exchange& exchange)
{
    if (!exchange.state.course->is_over(exchange.now))
        return ask_next(exchange);
    exchange.answer(sentence("enough"));
    end_drill(exchange);
}

void tell_level(Exchange& exchange, int before)
{
    const int after = exchange.state.course->level();
    if (after != before)
        exchange.answer(after > before ? sentence("level-up") : sentence("level-down"),
                        {{"number", exchange.state.teller.number(after)}});
}

/// The board shows what has become of it.
void ask_next_step(Exchange& exchange)
{
    exchange.state.board.set_up(exchange.state.course->task().board());
    exchange.ask_again();
}

/// It is kept before anything more is told.
void finish(Exchange& exchange, store::Outcome outcome)
{
    auto& state = exchange.state;
    const int before = state.course->level();
    state.progress.add(state.course->finish(outcome, state.calendar(exchange.now)));
    tell_level(exchange, before);
    go_on(exchange);
}

void tell_solution(Exchange& exchange)
{
    exchange.answer(exchange.state.course->task().solution(exchange.state.teller));
}

/// No answer: perhaps a question about the board, or a slip of the finger.
void not_answered(Exchange& exchange,
                  const commands::Command& said,
                  std::string_view text,
                  const Verdict& verdict)
{
    const auto& state = exchange.state;
    if (commands::row_among(train_rows(), said.row) != nullptr)
        return exchange.refuse(of_school("not-here"),
                               {{"command", std::string_view{state.commands.name(*said.row)}}});
    if (wish(exchange, text))
        return;
    if (said.row != nullptr && state.course->task().board())
        return exchange.ask_board(said);
    if (said.row != nullptr)
        return exchange.refuse(sentence("no-board"),
                               {{"command", std::string_view{state.commands.name(*said.row)}}});
    auto refusal = verdict.said;
    if (refusal.screen.empty())
        refusal = state.teller.say(sentence("unclear"),
                                   {{"word", std::string_view{text::excerpt(text)}},
                                    {"expected", state.course->task().expected(state.teller)}});
    exchange.tell(Kind::refusal, {with_suggestion(state.teller.language(), state.commands, text,
                                                  std::move(refusal))});
}

void tell_verdict(Exchange& exchange, const Verdict& verdict)
{
    const auto& course = *exchange.state.course;
    if (course.awaits_engine()) {
        exchange.reply.wishes.emplace_back(host::wishes::Think{});
        return;
    }
    exchange.answer({verdict.said});
    if (verdict.mark == Mark::wrong && verdict.ends)
        tell_solution(exchange);
    if (verdict.ends)
        finish(exchange, verdict.mark == Mark::right ? course.right_now() : store::Outcome::wrong);
    else if (verdict.mark == Mark::right)
        ask_next_step(exchange);
}

/// It is said once; from here the program plays in its place.
void lose_engine(Exchange& exchange)
{
    auto& state = exchange.state;
    const auto name =
        std::exchange(state.options.course.supplies.engine, std::nullopt).value_or("");
    exchange.tell(Kind::warning, {state.teller.say(sentence("engine-gone"),
                                                   {{"engine", std::string_view{name}}})});
}

void give_up(Exchange& exchange)
{
    if (!exchange.state.course)
        return tell_walk(exchange, exchange.state.outing->walk->act(WalkAct::solution));
    tell_solution(exchange);
    finish(exchange, store::Outcome::given_up);
}

/// What is asked for of a lesson in the place of a question.
bool of_walk(Exchange& exchange, WalkAct act)
{
    if (exchange.state.course)
        return false;
    tell_walk(exchange, exchange.state.outing->walk->act(act));
    return true;
}

/// No reader speaks faster for us, and no daemon takes our noise.
void tell_of_voice(Exchange& exchange)
{
    using Voice = speech::VoiceChoice::Kind;
    const auto voice = exchange.state.options.voice;
    if (voice == Voice::off || voice == Voice::text)
        exchange.answer(sentence("no-own-voice"));
    else if (voice == Voice::automatic || voice == Voice::speechd)
        exchange.answer(sentence("no-own-noise"));
}

}  // namespace

void ask_next(Exchange& exchange)
{
    auto& state = exchange.state;
    state.course->ask(state.teller, state.random, state.reached(), exchange.now);
    tell_broken_lines(exchange);
    state.board.set_up(state.course->task().board());
    exchange.ask_again();
}

void begin_drill(Exchange& exchange, const ListedDrill& drill, const CourseOptions& options)
{
    auto& state = exchange.state;
    if (const auto lack = lacking(state, *drill.drill))
        return exchange.tell(Kind::refusal, {*lack});
    state.course.emplace(drill, options, state.progress.of(drill.drill->name), exchange.now);
    exchange.answer(drill.drill->instruction);
    if (drill.drill->noted != nullptr)
        if (const auto note = drill.drill->noted(state.teller, state.options.course.supplies))
            exchange.answer({*note});
    if (drill.drill->by_ear)
        tell_of_voice(exchange);
    ask_next(exchange);
}

void judge(Exchange& exchange, const commands::Command& said, std::string_view text)
{
    auto& course = *exchange.state.course;
    if (course.awaits_engine())
        return exchange.tell(Kind::refusal,
                             {speech::sentence(exchange.state.teller.language(), "engine-thinks")});
    const auto verdict = course.judge(exchange.state.teller, text, exchange.now);
    if (verdict.mark == Mark::unclear)
        return not_answered(exchange, said, text, verdict);
    tell_verdict(exchange, verdict);
}

/// A report that nobody waits for any more says nothing.
void take_report(Exchange& exchange, const engine::Report& report)
{
    auto& [state, now, reply] = exchange;
    if (!state.course || !state.course->awaits_engine())
        return;
    if (const auto* const thought = std::get_if<engine::Evaluation>(&report))
        return tell_verdict(exchange,
                            state.course->engine_played(state.teller, thought->line.front(), now));
    if (std::holds_alternative<engine::EngineFault>(report)) {
        lose_engine(exchange);
        tell_verdict(exchange, state.course->engine_played(state.teller, std::nullopt, now));
    }
}

void run_out(Exchange& exchange)
{
    exchange.answer(sentence("too-late"));
    tell_solution(exchange);
    finish(exchange, store::Outcome::late);
}

void settle(Exchange& exchange, std::string_view text)
{
    auto& state = exchange.state;
    const auto answer = answers::yes_or_no(state.teller, text);
    if (!answer)
        return exchange.tell(Kind::question, {state.teller.say(sentence("yes-or-no"))});
    const auto what = *std::exchange(state.asked_back, std::nullopt);
    if (what == AskedBack::begin_lesson || what == AskedBack::resume_lesson)
        return settle_lesson(exchange, what, *answer);
    if (!*answer) {
        exchange.answer(sentence("goes-on"));
        return exchange.ask_again();
    }
    if (what == AskedBack::end_drill)
        return end_drill(exchange);
    if (what == AskedBack::end_walk)
        return leave(exchange);
    give_up(exchange);
}

void again(Exchange& exchange, const std::string& /*argument*/)
{
    exchange.ask_again();
}

void slower(Exchange& exchange, const std::string& /*argument*/)
{
    exchange.ask_again(speech::Pace::slow);
}

void hint(Exchange& exchange, const std::string& /*argument*/)
{
    if (of_walk(exchange, WalkAct::hint))
        return;
    const auto hint = exchange.state.course->hint(exchange.state.teller);
    if (hint)
        exchange.answer({*hint});
    else
        exchange.answer(sentence("no-more-hints"));
}

void skip(Exchange& exchange, const std::string& /*argument*/)
{
    if (of_walk(exchange, WalkAct::skip))
        return;
    exchange.state.course->skip();
    exchange.answer(sentence("skipped"));
    go_on(exchange);
}

void solution(Exchange& exchange, const std::string& /*argument*/)
{
    exchange.ask_back(AskedBack::give_up, sentence("give-up"));
}

void explain(Exchange& exchange, const std::string& /*argument*/)
{
    if (of_walk(exchange, WalkAct::explain))
        return;
    exchange.answer(exchange.state.course->task().explanation(exchange.state.teller));
}

void level(Exchange& exchange, const std::string& argument)
{
    auto& course = *exchange.state.course;
    const auto& teller = exchange.state.teller;
    const int levels = course.drill().drill->levels;
    const int wanted = base::read_number(argument).value_or(course.level());
    if (wanted < 1 || wanted > levels)
        return exchange.refuse(sentence("level-wrong"), {{"levels", teller.number(levels)}});
    const bool changes = wanted != course.level();
    course.set_level(wanted);
    exchange.answer(sentence("level-now"),
                    {{"number", teller.number(wanted)}, {"levels", teller.number(levels)}});
    if (changes)
        ask_next(exchange);
}

void quit(Exchange& exchange, const std::string& /*argument*/)
{
    if (exchange.state.course)
        return exchange.ask_back(AskedBack::end_drill, sentence("end-drill"));
    if (exchange.state.outing)
        return exchange.ask_back(AskedBack::end_walk, of_school("end-walk"));
    exchange.answer({speech::sentence(exchange.state.teller.language(), "goodbye")});
    exchange.reply.wishes.emplace_back(host::wishes::Quit{});
}

}  // namespace client::train::handlers
