// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/session.hpp"

#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "src/clock/journal.hpp"
#include "src/clock/telling.hpp"
#include "src/printable.hpp"
#include "src/script/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace client::clock {
namespace {

using namespace rules;
using speech::sentence;
using speech::Word;

constexpr std::array table{
    CommandRow{"white", "w", "", "help-clock-white"},
    CommandRow{"black", "b", "", "help-clock-black"},
    CommandRow{"own", "mine me", "", "help-clock-own"},
    CommandRow{"other", "theirs op", "", "help-clock-other"},
    CommandRow{"both", "clock c t", "", "help-clock-both"},
    CommandRow{"difference", "d", "", "help-clock-difference"},
    CommandRow{"moves", "m", "", "help-clock-moves"},
    CommandRow{"left", "l", "", "help-clock-left"},
    CommandRow{"turn", "", "", "help-clock-turn"},
    CommandRow{"period", "", "", "help-clock-period"},
    CommandRow{"pause", "p", "", "help-clock-pause"},
    CommandRow{"go", "g", "", "help-clock-go"},
    CommandRow{"add", "", "SIDE TIME", "help-clock-add"},
    CommandRow{"take", "", "SIDE TIME", "help-clock-take"},
    CommandRow{"set", "", "[CONTROL]", "help-clock-set"},
    CommandRow{"again", ".", "", "help-clock-again"},
    CommandRow{"silent", ",", "", "help-clock-silent"},
    CommandRow{"help", "?", "", "help-clock-help"},
    CommandRow{"quit", "q", "", "help-clock-quit"},
};

bool has_word(std::string_view list, std::string_view word)
{
    for (script::Words words{list}; !words.empty();)
        if (words.next() == word)
            return true;
    return false;
}

bool is_toggle(std::string_view name)
{
    return name == "pause-or-go";
}

}  // namespace

std::span<const CommandRow> clock_commands()
{
    return table;
}

const CommandRow* find_clock_command(std::string_view word)
{
    const auto row = std::ranges::find_if(table, [&](const CommandRow& each) {
        return each.name == word || has_word(each.shorts, word);
    });
    return row == table.end() ? nullptr : &*row;
}

Session::Session(const speech::Lexicon& lexicon, Options options)
    : lexicon_{&lexicon}, options_{std::move(options)}
{
}

Reply Session::begin(std::string_view journal)
{
    if (read_journal(journal)) {
        kept_ = journal;
        pending_ = Pending::kept_clock;
        return say(sentence(*lexicon_, "clock-kept"));
    }
    return options_.control.kind == ClockKind::none ? ask_for_control() : set(options_.control);
}

Reply Session::line(std::string_view text, Instant now)
{
    latest_ = std::max(latest_, now);
    const auto words = script::Words{text}.rest();
    switch (pending_) {
    case Pending::setup:
        return answer_setup(words);
    case Pending::kept_clock:
        return answer_kept(words);
    case Pending::quit:
        return answer_quit(words);
    case Pending::nothing:
        return command(words, latest_);
    }
    return {};
}

Reply Session::tick(Instant now)
{
    return apply(commands::Tick{}, now);
}

Reply Session::ask_for_line() const
{
    return say(sentence(*lexicon_, "clock-ask-line"));
}

Reply Session::unbound(std::string_view key) const
{
    return say(sentence(*lexicon_, "clock-no-key", {{"key", key}}));
}

Wants Session::wants() const
{
    return pending_ == Pending::nothing ? Wants::command : Wants::answer;
}

std::optional<Instant> Session::next_alarm() const
{
    return clock_ ? clock_->next_alarm() : std::nullopt;
}

Reply Session::say(Word words) const
{
    return {{said(*lexicon_, std::move(words), speech::Urgency::normal)}, std::nullopt};
}

Reply Session::ask_for_control()
{
    questions_ = {};
    pending_ = Pending::setup;
    Reply reply;
    int number = 0;
    for (const auto& preset : time_presets()) {
        const auto text = fmt::format("p{} {}: {}", ++number, preset.name, preset.control);
        reply.said.push_back(said(*lexicon_, {text, text}, speech::Urgency::background));
    }
    reply.said.push_back(ask(*lexicon_, questions_.question(), questions_.side()));
    return reply;
}

Reply Session::answer_setup(std::string_view text)
{
    const auto step = questions_.answer(text);
    if (const auto* const control = std::get_if<TimeControl>(&step))
        return set(*control);
    Reply reply;
    if (std::holds_alternative<Unclear>(step))
        reply = not_understood(text);
    reply.said.push_back(ask(*lexicon_, questions_.question(), questions_.side()));
    return reply;
}

Reply Session::set(const TimeControl& control)
{
    pending_ = Pending::nothing;
    options_.control = control;
    clock_.emplace(options_);
    journal_ = journal_head(control);
    const auto written = write_time_control(control);
    return say(
        speech::after(sentence(*lexicon_, "clock-set", {{"control", std::string_view{written}}}),
                      sentence(*lexicon_, "clock-to-start")));
}

Reply Session::answer_kept(std::string_view text)
{
    const auto answer = yes_or_no(text);
    if (!answer)
        return say(sentence(*lexicon_, "clock-kept"));
    pending_ = Pending::nothing;
    if (!*answer)
        return begin();
    const auto journal = read_journal(kept_);
    static_cast<void>(set(journal->control));
    for (const TimedCommand& each : journal->commands) {
        latest_ = std::max(latest_, each.at);
        static_cast<void>(apply(each.command, each.at));
    }
    if (clock_->clock().running())
        static_cast<void>(apply(commands::Pause{}, latest_));
    return apply(commands::Ask{Question::both}, latest_);
}

Reply Session::answer_quit(std::string_view text)
{
    const auto answer = yes_or_no(text);
    if (!answer)
        return say(sentence(*lexicon_, "clock-quit"));
    pending_ = Pending::nothing;
    if (*answer) {
        journal_.clear();
        return {{}, Wish::quit};
    }
    return apply(commands::Ask{Question::turn}, latest_);
}

Reply Session::command(std::string_view text, Instant now)
{
    script::Words words{text};
    const auto word = words.next();
    const CommandRow* const row = find_clock_command(word);
    const auto name = row != nullptr ? row->name : word;
    if (name == "help")
        return help();
    if (name == "again")
        return {{}, Wish::repeat};
    if (name == "silent")
        return {{}, Wish::silence};
    if (name == "quit") {
        pending_ = Pending::quit;
        return say(sentence(*lexicon_, "clock-quit"));
    }
    if (name == "set") {
        const auto control = read_time_control(words.rest());
        const bool good = control && control->kind != ClockKind::none;
        return good ? set(*control) : ask_for_control();
    }
    if (is_toggle(name))
        return apply(clock_->clock().running() ? Command{commands::Pause{}} : commands::Go{}, now);
    const auto command = read_clock_command(text);
    return command ? apply(*command, now) : not_understood(text);
}

Reply Session::help() const
{
    Reply reply;
    for (const CommandRow& row : table) {
        auto words = sentence(*lexicon_, row.help);
        const auto begin =
            fmt::format("{}{}{}: ", row.name, row.argument.empty() ? "" : " ", row.argument);
        words.screen = begin + words.screen;
        words.voice = begin + words.voice;
        reply.said.push_back(said(*lexicon_, std::move(words)));
    }
    return reply;
}

Reply Session::not_understood(std::string_view text) const
{
    const auto shown = printable(text);
    return say(sentence(*lexicon_, "refused",
                        {{"input", std::string_view{shown}},
                         {"reason", sentence(*lexicon_, "refused-not-understood")}}));
}

Reply Session::apply(const Command& command, Instant now)
{
    Reply reply;
    if (!clock_)
        return reply;
    latest_ = std::max(latest_, now);
    for (const Tiding& tiding : clock_->handle(command, latest_))
        reply.said.push_back(tell(*lexicon_, options_.own, tiding));
    if (!std::holds_alternative<commands::Ask>(command))
        journal_ += journal_line({latest_, command});
    return reply;
}

}  // namespace client::clock
