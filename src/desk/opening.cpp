// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "src/base/calendar.hpp"
#include "src/clock/setup_questions.hpp"
#include "src/clock/telling.hpp"
#include "src/desk/session.hpp"
#include "src/script/event_line.hpp"
#include "src/script/names.hpp"
#include "src/text/log_times.hpp"
#include "src/text/printable.hpp"

#include <string>
#include <vector>

/// How a game comes to the desk: set up by questions, by a head, or taken over.
namespace client::desk {
namespace {

using namespace rules;
using speech::sentence;
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
        if (const auto& given = options.players[static_cast<std::size_t>(side)].assistant) {
            const auto duties = script::assistant_letters(*given);
            words.push_back(sentence(
                lexicon, "desk-assistant",
                {{"side", speech::side_argument(side)}, {"duties", std::string_view{duties}}}));
        }
    if (options.press_waits_for_repeat)
        words.push_back(sentence(lexicon, "desk-press-waits"));
    const auto number = std::to_string(options.event.no_draws_before);
    if (options.event.no_draws_before > 0)
        words.push_back(sentence(lexicon, "desk-no-draws", {{"number", std::string_view{number}}}));
    return words;
}

}  // namespace

Reply Session::begin(std::string kept, std::optional<script::Headers> head)
{
    head_ = std::move(head);
    kept_game_ = read_kept(kept);
    if (!kept_game_)
        return begin_anew();
    pending_ = Pending::kept_game;
    return ask_about_kept();
}

Reply Session::begin(std::string kept, std::vector<std::string> settled)
{
    settled_ = std::move(settled);
    return begin(std::move(kept), std::optional<script::Headers>{});
}

Reply Session::begin_anew()
{
    setup_ = SetupTalk{settled_};
    if (head_ || setup_.done())
        return set_up(head_ ? *head_ : setup_.headers(), today_);
    pending_ = Pending::setup;
    return say(setup_.question(lexicon()));
}

/// Who has no name has his colour's.
std::string Session::name_of_player(const GameOptions& options, Color side) const
{
    const auto& given = options.players[static_cast<std::size_t>(side)].name;
    return given.empty() ? clock::side_name(lexicon(), side).screen : text::printable(given);
}

Reply Session::set_up(const script::Headers& head, base::CalendarTime opened)
{
    pending_ = Pending::nothing;
    record_.emplace(head, opened);
    const GameOptions& options = game()->options();
    words_ = make_words_(head.announcement_words(), options.tournament ? Help::none : Help::usual);
    log_ = {};
    log_.add(lexicon(), {}, "= " + text::calendar(opened));
    const auto white = name_of_player(options, Color::white);
    const auto black = name_of_player(options, Color::black);
    const auto edition = script::edition_names[options.rules.edition];
    const auto tempo = script::tempo_names[options.rules.tempo];
    const auto control = control_told(lexicon(), options.control);
    const auto start = names_.own("start");
    auto summary = sentence(lexicon(), "desk-summary",
                            {{"white", std::string_view{white}},
                             {"black", std::string_view{black}},
                             {"edition", edition},
                             {"tempo", tempo},
                             {"control", control}});
    for (const Word& settled : settled_words(lexicon(), options))
        summary = speech::after(summary, settled);
    return say(speech::after(
        summary, sentence(lexicon(), "desk-ready", {{"start", std::string_view{start}}})));
}

Reply Session::help_setup() const
{
    Reply reply = say(sentence(lexicon(), "desk-help-setup"));
    if (!setup_.asks_for_time())
        return reply;
    for (auto& words : clock::preset_words(lexicon()))
        reply.said.push_back(utterance(std::move(words)));
    return reply;
}

Reply Session::answer_setup(std::string_view text)
{
    const bool slash = text.starts_with('/');  // as the keys of a braille display have it
    const auto word = text == "?" ? "help" : names_.word(text.substr(slash ? 1 : 0));
    if (word == "quit")
        return leave();
    Reply reply;
    if (word == "help")
        reply = help_setup();
    else if (word == "back")
        static_cast<void>(setup_.go_back());
    else if (slash)
        reply = not_understood(text);
    else
        switch (setup_.answer(text, word)) {
        case SetupTalk::Taken::yes:
            break;
        case SetupTalk::Taken::not_understood:
            if (!text.empty())
                reply = not_understood(text);
            break;
        case SetupTalk::Taken::assistant_required:
            reply = say(sentence(lexicon(), "assistant-required"));
            add_article(reply.said, "D.2.11");
            break;
        }
    if (setup_.done())
        return set_up(setup_.headers(), today_);
    reply.said.push_back(utterance(setup_.question(lexicon())));
    return reply;
}

}  // namespace client::desk
