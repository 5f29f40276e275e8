// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/desk/desk_in_use.hpp"
#include "src/desk/handlers.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// A desk without a world around it.
namespace desk_tests {

using namespace std::chrono_literals;
using client::desk::DeskSettings;
using client::host::Reply;

inline constexpr rules::Instant begin{};

inline DeskSettings in(const std::string& language, speech::Breadth breadth = speech::Breadth::wide)
{
    return {.words = [language, breadth](const client::script::AnnouncementWords& announce,
                                         client::desk::Help help) {
        client::words::WordOptions options;
        options.language = language;
        options.breadth = breadth;
        client::words::announce_in(options, announce);
        if (help == client::desk::Help::none)
            options.check = speech::CheckWords::unsaid;
        return options;
    }};
}

/// All that is said, papers apart.
inline std::vector<speech::Utterance> said(const Reply& reply)
{
    std::vector<speech::Utterance> all;
    for (const auto& tiding : reply.tidings)
        if (const auto* const told = std::get_if<client::host::tidings::Told>(&tiding))
            all.insert(all.end(), told->lines.begin(), told->lines.end());
    return all;
}

inline std::vector<client::host::tidings::Paper> papers(const Reply& reply)
{
    std::vector<client::host::tidings::Paper> all;
    for (const auto& tiding : reply.tidings)
        if (const auto* const paper = std::get_if<client::host::tidings::Paper>(&tiding))
            all.push_back(*paper);
    return all;
}

/// What is read out of the papers.
inline std::vector<speech::Utterance> read(const Reply& reply)
{
    std::vector<speech::Utterance> all;
    for (const auto& paper : papers(reply))
        all.insert(all.end(), paper.read.begin(), paper.read.end());
    return all;
}

inline std::string text(const Reply& reply)
{
    std::string lines;
    for (const auto& each : said(reply))
        lines += each.screen + '\n';
    for (const auto& paper : papers(reply))
        lines += paper.text;
    return lines;
}

template <class Kind>
bool wishes_for(const Reply& reply)
{
    return std::ranges::any_of(
        reply.wishes, [](const auto& each) { return client::host::as<Kind>(each) != nullptr; });
}

/// The wish of that kind; there must be one.
template <class Kind>
Kind wish(const Reply& reply)
{
    for (const auto& each : reply.wishes)
        if (const auto* const found = client::host::as<Kind>(each))
            return *found;
    FAIL("it is not wished for");
    return {};
}

inline client::script::Headers head(const std::vector<std::string>& lines)
{
    client::script::Headers headers;
    for (const auto& line : lines)
        REQUIRE(headers.read(line));
    return headers;
}

/// Unless it has keys of its own, those that the tests strike.
inline DeskSettings with_keys(DeskSettings settings)
{
    constexpr std::string_view keys = "a = 'announce'\nr = 'repeat'\ne = 'executed'\n"
                                      "p = 'press'\nw = 'white press'\nb = 'black press'\n"
                                      "l = 'lift ...'\ns = 'place ...'\nd = 'remove ...'\n"
                                      "o = 'offer'\nt = 'time'\nz = 'boards'\n"
                                      "g = 'arbiter go'\nh = 'arbiter stop'\n";
    std::vector<keymaps::KeymapFault> faults;
    if (settings.keys.bindings().empty())
        settings.keys = keymaps::Keymap::read(
            keys, "keys of the tests", [](std::string_view) { return true; }, faults);
    REQUIRE(faults.empty());
    return settings;
}

/// A desk at which somebody types.
class Session {
public:
    explicit Session(DeskSettings settings) : settings_{with_keys(std::move(settings))} {}

    /// A game that was left behind is offered first; with a head nothing is asked.
    Reply begin(std::string kept, std::optional<client::script::Headers> head)
    {
        settings_.kept = std::move(kept);
        settings_.head = std::move(head);
        desk_ = std::make_unique<client::desk::DeskInUse>(settings_);
        return handle({client::host::inputs::Begin{}}, {});
    }
    /// What these lines of a head settle is not asked.
    Reply begin(std::string kept, std::vector<std::string> settled)
    {
        settings_.settled = std::move(settled);
        return begin(std::move(kept), std::optional<client::script::Headers>{});
    }
    Reply handle(const client::host::Input& input, rules::Instant at)
    {
        return desk_->handle(input, at);
    }
    Reply line(std::string_view text, rules::Instant at)
    {
        return handle({client::host::inputs::Line{std::string{text}}}, at);
    }
    std::optional<Reply> strike(const std::optional<keymaps::Key>& key, rules::Instant at)
    {
        return desk_->strike(key, at);
    }
    /// The key that means this command.
    Reply key(std::string_view command, rules::Instant at)
    {
        for (const auto& binding : settings_.keys.bindings())
            if (binding.command == command)
                return strike(binding.keys.front(), at).value();
        FAIL("no key means " << command);
        return {};
    }
    Reply tick(rules::Instant at) { return handle({client::host::inputs::Tick{}}, at); }

    [[nodiscard]] client::desk::DeskInUse& in_use() { return *desk_; }
    [[nodiscard]] const client::desk::DeskState& state() const { return desk_->state(); }
    [[nodiscard]] const rules::Game* game() const { return state().game(); }
    [[nodiscard]] std::string kept() const { return state().kept(); }
    [[nodiscard]] bool is_secret(std::string_view typed) const { return desk_->hides(typed); }
    [[nodiscard]] std::optional<rules::Instant> next_alarm() const { return state().next_alarm(); }
    [[nodiscard]] bool asks() const { return state().asks(); }
    [[nodiscard]] std::vector<std::string> completions(const std::string& part) const
    {
        return desk_->commands()->beginning_with(part);
    }

private:
    DeskSettings settings_;
    std::unique_ptr<client::desk::DeskInUse> desk_;
};

/// A desk that was set up with a head, and its game.
class Desk : public Session {
public:
    explicit Desk(const std::vector<std::string>& lines,
                  const std::string& language = "en",
                  speech::Breadth breadth = speech::Breadth::wide)
        : Desk{lines, in(language, breadth)}
    {
    }
    Desk(const std::vector<std::string>& lines, DeskSettings settings)
        : Session{std::move(settings)}
    {
        static_cast<void>(begin("", std::optional{head(lines)}));
    }
    /// What is answered to a line, so many seconds after the beginning.
    std::string says(const std::string& line, double seconds = 0)
    {
        return text(this->line(line, at(seconds)));
    }
    /// Types lines whose answers do not matter.
    void type(const std::vector<std::string>& lines, double seconds = 0)
    {
        for (const auto& line : lines)
            static_cast<void>(this->line(line, at(seconds)));
    }
    static rules::Instant at(double seconds)
    {
        return rules::Instant{} + std::chrono::milliseconds{static_cast<int>(seconds * 1000)};
    }
};

}  // namespace desk_tests
