// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "speech/sentence.hpp"
#include "src/base/calendar.hpp"
#include "src/clock/setup_questions.hpp"
#include "src/clock/telling.hpp"
#include "src/desk/handlers.hpp"
#include "src/desk/sentences.hpp"
#include "src/script/event_line.hpp"
#include "src/script/names.hpp"
#include "src/text/log_times.hpp"
#include "src/text/printable.hpp"

#include <fmt/format.h>

#include <string>
#include <variant>
#include <vector>

/// How a game comes to the desk: set up by questions, by a head, or taken over.
namespace client::desk::handlers {
namespace {

using namespace rules;
using speech::Word;

/// Of whom something holds, as an argument of messages.
template <class Holds>
std::string_view whom(const GameOptions& options, Holds holds)
{
    const bool white = holds(options.players[0]);
    const bool black = holds(options.players[1]);
    if (white && black)
        return "both";
    return white ? "white" : black ? "black" : "none";
}

/// As it is written, and in words for a voice.
Word control_told(const speech::Lexicon& lexicon, const TimeControl& control)
{
    auto written = write_time_control(control);
    auto spoken =
        control.kind != ClockKind::none ? clock::control_words(lexicon, control).voice : written;
    return {std::move(written), std::move(spoken)};
}

/// What the set-up has settled beside names and times, each in a sentence.
std::vector<Word> settled_words(const speech::Lexicon& lexicon, const GameOptions& options)
{
    const auto blind = whom(options, [](const Player& each) { return each.visually_impaired; });
    const auto deaf = whom(options, [](const Player& each) { return each.hearing_impaired; });
    std::vector words{sentence(lexicon, "desk-impaired", {{"who", blind}})};
    if (deaf != "none")
        words.push_back(sentence(lexicon, "desk-deaf", {{"who", deaf}}));
    for (const Color side : both_colors)
        if (const auto& given = options.players[static_cast<std::size_t>(side)].assistant)
            words.push_back(sentence(lexicon, "desk-assistant",
                                     {{"side", speech::side_argument(side)},
                                      {"duties", script::assistant_letters(*given)}}));
    if (options.press_waits_for_repeat)
        words.push_back(sentence(lexicon, "desk-press-waits"));
    if (const auto moves = options.event.no_draws_before; moves > 0)
        words.push_back(sentence(lexicon, "desk-no-draws", {{"number", std::to_string(moves)}}));
    return words;
}

/// " [0:04:58 0:05:00]" where there is a clock.
LogMoment moment_of(const Game& game, Instant at)
{
    LogMoment moment{.plies = game.record().size()};
    const auto& clock = game.clock();
    if (clock.timed())
        moment.clocks = fmt::format(" [{} {}]", speech::clock_face(clock.left(Color::white, at)),
                                    speech::clock_face(clock.left(Color::black, at)));
    return moment;
}

/// What the game is that begins here.
Word summary(Exchange& exchange)
{
    const GameOptions& options = exchange.game().options();
    auto words = exchange.in_words(
        "desk-summary", {{"white", player_name(exchange, options, Color::white)},
                         {"black", player_name(exchange, options, Color::black)},
                         {"edition", script::edition_names[options.rules.edition]},
                         {"tempo", script::tempo_names[options.rules.tempo]},
                         {"control", control_told(exchange.language(), options.control)}});
    for (const Word& settled : settled_words(exchange.language(), options))
        words = speech::after(words, settled);
    return speech::after(words,
                         in_words(exchange.state, options.tournament ? sentence("tournament-yes")
                                                                     : sentence("tournament-no")));
}

Word question_words(Exchange& exchange)
{
    const auto asked = exchange.state.setup.asked();
    auto words = std::visit(
        speech::Overloaded{[&](speech::Message message) {
                               return message.row().parameters.empty()
                                          ? exchange.in_words(message)
                                          : exchange.in_words(message, {{"side", asked.about}});
                           },
                           [&](speech::Phrase phrase) {
                               const auto& row = phrase.chapter().rows[phrase.index()];
                               return row.parameters.empty() ? in_words(exchange.state, phrase)
                                                             : in_words(exchange.state, phrase,
                                                                        {{"side", asked.about}});
                           }},
        asked.words);
    if (!asked.before)
        return words;
    return speech::after(
        words, in_words(exchange.state, sentence("as-before"), {{"value", *asked.before}}));
}

void help_setup(Exchange& exchange)
{
    exchange.say(exchange.state.setup.asked().help);
    exchange.say("desk-help-setup");
    if (exchange.state.setup.asks_for_time())
        for (auto& words : clock::preset_words(exchange.language()))
            exchange.say(std::move(words));
}

void require_assistant(Exchange& exchange)
{
    std::vector said{exchange.utterance(exchange.in_words("assistant-required"))};
    add_article(exchange, said, "D.2.11");
    exchange.tell(std::move(said), Exchange::Kind::refusal);
}

void answer_question(Exchange& exchange, std::string_view text, std::string_view word)
{
    using enum SetupTalk::Taken;
    const auto taken = exchange.state.setup.answer(exchange.language(), text, word);
    if (taken == assistant_required)
        require_assistant(exchange);
    if (taken == not_understood && !text.empty())
        exchange.not_understood(text);
}

}  // namespace

void begin(Exchange& exchange)
{
    return exchange.state.kept_game ? ask_about_kept(exchange) : begin_anew(exchange);
}

void begin_anew(Exchange& exchange)
{
    auto& state = exchange.state;
    const auto& head = state.settings.head;
    state.setup = SetupTalk{state.settings.settled, state.settings.before};
    if (head || state.setup.done())
        return set_up(exchange, head ? *head : state.setup.headers(), state.settings.today);
    state.pending = Pending::setup;
    exchange.say(question_words(exchange));
}

std::string player_name(const Exchange& exchange, const GameOptions& options, Color side)
{
    const auto& given = options.players[static_cast<std::size_t>(side)].name;
    return given.empty() ? clock::side_name(exchange.language(), side).screen
                         : text::printable(given);
}

void set_up(Exchange& exchange, const script::Headers& head, base::CalendarTime opened)
{
    auto& state = exchange.state;
    state.pending = Pending::nothing;
    state.record.emplace(head, opened);
    state.proofs = {};
    speak_in(state, head.announcement_words(),
             exchange.game().options().tournament ? Help::none : Help::usual);
    state.log = Log{[&state](Instant at) { return moment_of(*state.game(), at); }};
    state.log.add(state.language(), {}, "= " + text::calendar(opened));
    exchange.say(speech::after(
        summary(exchange), exchange.in_words("desk-ready", {{"start", state.table.own("start")}})));
}

void answer_setup(Exchange& exchange, std::string_view text)
{
    auto& state = exchange.state;
    const bool slash = text.starts_with('/');  // as the keys of a braille display have it
    const auto word = text == "?" ? "help" : state.table.english(text.substr(slash ? 1 : 0));
    if (word == "quit")
        return leave(exchange);
    if (word == "help")
        help_setup(exchange);
    else if (word == "back")
        static_cast<void>(state.setup.go_back());
    else if (slash)
        exchange.not_understood(text);
    else
        answer_question(exchange, text, word);
    if (state.setup.done())
        return set_up(exchange, state.setup.headers(), state.settings.today);
    exchange.say(question_words(exchange));
}

}  // namespace client::desk::handlers
