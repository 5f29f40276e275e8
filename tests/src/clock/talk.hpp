// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/clock/clock_in_use.hpp"
#include "src/clock/command_table.hpp"
#include "src/words/chosen_words.hpp"

#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The clock in use without a world around it.
namespace clock_tests {

using namespace client::clock;
using namespace std::chrono_literals;
using client::host::wishes::Remains;

inline constexpr rules::Instant begin{};

/// What came of something that was said or struck.
struct Response {
    std::vector<speech::Utterance> said{};
    bool refused = false;                  ///< a part of it
    std::optional<Remains> left{};         ///< the clock is left
    std::optional<rules::Instant> time{};  ///< a clock was taken over: from here its time goes on
    bool put_aside = false;
    bool repeats = false;

    explicit Response(const client::host::Reply& reply)
    {
        namespace wishes = client::host::wishes;
        using client::host::as;
        for (const auto& tiding : reply.tidings) {
            const auto& told = std::get<client::host::tidings::Told>(tiding);
            refused = refused || told.kind == client::host::tidings::Kind::refusal;
            said.insert(said.end(), told.lines.begin(), told.lines.end());
        }
        for (const auto& wish : reply.wishes) {
            if (const auto* const quit = as<wishes::Quit>(wish))
                left = quit->remains;
            if (const auto* const taken = as<wishes::SetTime>(wish))
                time = taken->now;
            put_aside = put_aside || as<wishes::PutAside>(wish) != nullptr;
            repeats = repeats || as<wishes::Repeat>(wish) != nullptr;
        }
    }
};

/// Somebody who sits at a clock, from its beginning on.
class Session {
public:
    Session(client::words::ChosenWords& words, Options options, const std::string& keys = {})
        : words_{words}, settings_{std::move(options)}
    {
        std::vector<keymaps::KeymapFault> faults;
        if (!keys.empty())
            settings_.keys = keymaps::Keymap::read(
                keys, "test", [](std::string_view) { return true; }, faults);
    }

    void stay_in_tournament(const UseLog& log) { settings_.log = log; }
    void set_voice(std::string name) { settings_.voice = std::move(name); }
    Response begin(const std::string& journal = {})
    {
        settings_.journal = journal;
        return handle({client::host::inputs::Begin{}}, {});
    }
    Response line(std::string_view text, rules::Instant now)
    {
        return handle({client::host::inputs::Line{std::string{text}}}, now);
    }
    Response tick(rules::Instant now) { return handle({client::host::inputs::Tick{}}, now); }
    Response interrupt(rules::Instant now)
    {
        return handle({client::host::inputs::Interrupt{}}, now);
    }
    Response end(rules::Instant now) { return handle({client::host::inputs::End{}}, now); }
    Response cancel(rules::Instant now)
    {
        return Response{*in_use().strike(keymaps::Key::parse("escape"), now)};
    }
    Response handle(const client::host::Input& input, rules::Instant now)
    {
        return Response{in_use().handle(input, now)};
    }

    ClockInUse& in_use()
    {
        if (!clock_)
            clock_.emplace(words_, settings_);
        return *clock_;
    }
    [[nodiscard]] const ClockState& state() { return in_use().state(); }
    [[nodiscard]] Wants wants() { return state().wants(); }
    [[nodiscard]] const std::optional<TalkingClock>& clock() { return state().clock; }
    [[nodiscard]] const std::string& journal() { return state().journal; }
    [[nodiscard]] std::optional<rules::Instant> next_keeping() { return state().next_keeping(); }
    [[nodiscard]] bool is_in_tournament() { return in_use().is_in_tournament(); }

private:
    client::words::ChosenWords& words_;
    ClockSettings settings_;
    std::optional<ClockInUse> clock_;
};

/// A session with the lexicon it speaks from.
class Talk {
public:
    explicit Talk(const std::string& language = "en",
                  std::string_view control = "5",
                  speech::Breadth breadth = speech::Breadth::wide)
        : words_{chosen(language, breadth)}, session{words_, options(control)}
    {
    }

    std::string says(std::string_view line, rules::Instant now = begin)
    {
        return text(session.line(line, now));
    }
    static std::string text(const Response& heard)
    {
        std::string lines;
        for (const auto& said : heard.said)
            lines += said.screen + '\n';
        return lines;
    }

private:
    static client::words::WordOptions chosen(const std::string& language, speech::Breadth breadth)
    {
        client::words::WordOptions words;
        words.language = language;
        words.breadth = breadth;
        return words;
    }
    static Options options(std::string_view control)
    {
        Options settled;
        settled.warnings = usual_warnings();
        if (!control.empty())
            settled.control = *rules::read_time_control(control);
        return settled;
    }

    client::words::ChosenWords words_;

public:
    Session session;
};

}  // namespace clock_tests
