// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/session.hpp"

#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "speech/text.hpp"
#include "src/clock/journal.hpp"
#include "src/clock/telling.hpp"
#include "src/commands/key_words.hpp"
#include "src/text/words.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace client::clock {
namespace {

using namespace rules;
using speech::sentence;
using speech::Word;

/// How often a running clock is kept, so that a crash costs no more than this.
constexpr Duration keeping_interval = std::chrono::seconds{5};

}  // namespace

Session::Session(const speech::Lexicon& lexicon, Options options, KeysOf keys)
    : lexicon_{&lexicon}, words_{lexicon.command_words(speech::CommandArea::clock)},
      options_{std::move(options)}, keys_{std::move(keys)}
{
}

Reply Session::begin(std::string_view journal)
{
    const auto kept = read_journal(journal);
    if (!kept)
        return begin_anew();
    take_over(*kept);
    pending_ = Pending::kept_clock;
    return ask_about_kept();
}

Reply Session::begin_anew()
{
    return options_.control.kind == ClockKind::none ? ask_for_control()
                                                    : set({options_.control, options_.counter});
}

Reply Session::line(std::string_view text, Instant now)
{
    const auto words = text::Words{text}.rest();
    if (pending_ == Pending::kept_clock)
        return answer_kept(words);
    latest_ = std::max(latest_, now);
    switch (pending_) {
    case Pending::setup:
        return answer_setup(words);
    case Pending::quit:
    case Pending::another:
        return answer_back(words);
    case Pending::kept_clock:
    case Pending::nothing:
        break;
    }
    return words.empty() ? Reply{} : command(words, latest_);
}

Reply Session::tick(Instant now)
{
    return pending_ == Pending::kept_clock ? Reply{} : apply(acts::Tick{}, now);
}

Reply Session::ask_for_line() const
{
    return say(sentence(*lexicon_, "clock-ask-line"));
}

Reply Session::unbound(const std::optional<keymaps::Key>& key) const
{
    return say(
        key ? sentence(*lexicon_, "clock-no-key", {{"key", commands::words_of(*lexicon_, *key)}})
            : sentence(*lexicon_, "key-nameless"));
}

Reply Session::cancel(Instant now)
{
    if (pending_ == Pending::kept_clock)
        return leave();
    if (!clock_)
        return questions_.go_back() ? ask_again() : leave();
    pending_ = Pending::nothing;
    return apply(acts::Ask{Question::turn}, now);
}

Reply Session::interrupt(Instant now)
{
    return clock_ && pending_ == Pending::nothing ? line("quit", now) : cancel(now);
}

std::vector<std::string> Session::completions(std::string_view part) const
{
    std::vector<std::string> names;
    for (const CommandRow& row : clock_commands())
        names.emplace_back(row.name);
    return words_.beginning_with(part, names);
}

Wants Session::wants() const
{
    if (pending_ == Pending::nothing)
        return Wants::command;
    const bool asks_back = pending_ == Pending::quit || pending_ == Pending::another;
    return asks_back ? Wants::key : Wants::answer;
}

std::optional<Instant> Session::next_alarm() const
{
    return clock_ ? clock_->next_alarm() : std::nullopt;
}

std::optional<Instant> Session::next_keeping() const
{
    const bool runs = clock_ && clock_->clock().running();
    return runs ? std::optional{journalled_ + keeping_interval} : std::nullopt;
}

Reply Session::say(Word words) const
{
    return {{said(*lexicon_, std::move(words), speech::Urgency::normal)}, {}, {}};
}

Reply Session::leave() const
{
    auto reply = say(sentence(*lexicon_, "goodbye"));
    reply.wish = Wish::leave;
    return reply;
}

Reply Session::ask_back() const
{
    const auto question = sentence(
        *lexicon_, pending_ == Pending::quit ? speech::Message{"clock-quit"} : "clock-another");
    const auto yes = keys_("yes");
    const auto no = keys_("no");
    if (yes.empty() || no.empty())
        return say(question);
    return say(sentence(*lexicon_, "clock-by-key",
                        {{"question", question}, {"yes", yes.front()}, {"no", no.front()}}));
}

Reply Session::answer_back(std::string_view text)
{
    const auto answer = yes_or_no(words_.english(text));
    if (!answer)
        return pass_over_question(text);
    const auto asked = std::exchange(pending_, Pending::nothing);
    if (!*answer)
        return apply(acts::Ask{Question::turn}, latest_);
    if (asked == Pending::another)
        return wanted_ ? set_anew(*wanted_) : ask_for_control();
    journal_.clear();
    auto reply = leave();
    reply.wish = Wish::quit;
    return reply;
}

/// A clock does not wait for an answer: whoever presses it presses it.
Reply Session::pass_over_question(std::string_view text)
{
    const auto line = in_english(text);
    const CommandRow* const row = find_clock_command(text::Words{line}.next());
    if (row == nullptr)
        return ask_back();
    if (row->name == "again")  // the question is what was said last
        return command(text, latest_);
    pending_ = Pending::nothing;
    auto reply = command(text, latest_);
    if (pending_ == Pending::nothing)
        add_remark(reply, said(*lexicon_, sentence(*lexicon_, "clock-question-dropped")));
    return reply;
}

/// Under fingers what comes last stays, and that is whose clock runs; a press sounds at once.
void Session::add_remark(Reply& reply, speech::Utterance remark) const
{
    const bool first = lexicon_->breadth() == speech::Breadth::narrow && !reply.said.empty();
    if (first)
        remark.cue = std::exchange(reply.said.front().cue, std::nullopt);
    reply.said.insert(first ? reply.said.begin() : reply.said.end(), std::move(remark));
}

/// Nobody loses a clock in use by a slip of the finger.
Reply Session::set_another(std::optional<SetUp> wanted)
{
    const auto reading = clock_->reading(latest_);
    if (!reading.running && !reading.paused)
        return wanted ? set_anew(*wanted) : ask_for_control();
    wanted_ = std::move(wanted);
    pending_ = Pending::another;
    return ask_back();
}

std::string Session::in_english(std::string_view text) const
{
    const bool slash = text.starts_with('/');  // as the keys of a braille display have it
    return words_.in_english(speech::fold(text.substr(slash ? 1 : 0)));
}

Session::Act Session::act_of(std::string_view name)
{
    struct Row {
        std::string_view name;
        Act act;
    };
    static constexpr std::array rows{
        Row{"help", [](Session& session) { return session.help(); }},
        Row{"log", [](Session& session) { return session.tell_log(); }},
        Row{"again",
            [](Session&) {
                return Reply{{}, Wish::repeat, {}};
            }},
        Row{"silent", [](Session& session) { return session.be_silent(); }},
        Row{"slower",
            [](Session&) {
                return Reply{{}, Wish::slower, {}};
            }},
        Row{"faster",
            [](Session&) {
                return Reply{{}, Wish::faster, {}};
            }},
        Row{"quit", [](Session& session) { return session.ask_to_quit(); }},
    };
    const auto* const row = std::ranges::find(rows, name, &Row::name);
    return row == rows.end() ? nullptr : row->act;
}

Reply Session::be_silent() const
{
    auto reply = say({sentence(*lexicon_, "quiet").screen, ""});  // written, but not spoken
    reply.wish = Wish::silence;
    return reply;
}

Reply Session::ask_to_quit()
{
    pending_ = Pending::quit;
    return ask_back();
}

Reply Session::set_command(std::string_view text, std::string_view wanted)
{
    if (wanted.empty())
        return set_another(std::nullopt);
    const auto control = read_typed_control(wanted);
    if (!control)
        return refuse_control(wanted, control.error());
    return control->kind == ClockKind::none ? not_understood(text, find_clock_command("set"))
                                            : set_another(SetUp{*control, options_.counter});
}

Reply Session::refuse_count(std::string_view name)
{
    note(store::Use::Kind::refused, std::string{name});
    const auto own = words_.own(name);
    return say(sentence(*lexicon_, "not-in-tournament", {{"command", Word{own, own}}}));
}

Reply Session::command(std::string_view text, Instant now)
{
    const auto line = in_english(text);
    text::Words words{line};
    const CommandRow* const row = find_clock_command(words.next());
    const auto name = row != nullptr ? row->name : "";
    if (const Act act = act_of(name))
        return act(*this);
    if (name == "set")
        return set_command(text, words.rest());
    if ((name == "moves" || name == "left") && options_.counts == Counts::not_told)
        return refuse_count(name);
    const auto command = read_clock_command(line);
    if (!command)
        return not_understood(text, row);
    auto reply = apply(*command, now);
    // Presses are the game itself, and no use that an arbiter wants to know of.
    if (row != nullptr && !std::holds_alternative<acts::Press>(*command))
        note(store::Use::Kind::answered,
             std::string{name} + (words.empty() ? "" : ' ' + std::string{words.rest()}));
    return reply;
}

Reply Session::apply(const Command& command, Instant now)
{
    Reply reply;
    if (!clock_)
        return reply;
    latest_ = std::max(latest_, now);
    const auto tidings = clock_->handle(command, latest_);
    for (const Tiding& tiding : tidings) {
        auto told = tell(*lexicon_, listener(), tiding);
        if (std::holds_alternative<tidings::FirstMove>(tiding))
            add_remark(reply, std::move(told.front()));
        else
            std::ranges::move(told, std::back_inserter(reply.said));
    }
    const auto done = effect(command, tidings);
    const bool only_ticks = std::holds_alternative<acts::Tick>(done) && reply.said.empty();
    const bool goes_on = only_ticks && latest_ - journalled_ < keeping_interval;
    if (std::holds_alternative<acts::Ask>(done) || goes_on)
        return reply;
    journal_ += journal_line({latest_, done});
    journalled_ = latest_;
    return reply;
}

}  // namespace client::clock
