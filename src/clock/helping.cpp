// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "src/clock/answers.hpp"
#include "src/clock/session.hpp"
#include "src/clock/telling.hpp"
#include "src/text/printable.hpp"
#include "src/text/words.hpp"

#include <string>
#include <utility>

/// What can be said to the clock, and what was not understood.
namespace client::clock {

using namespace rules;
using speech::sentence;

std::string translated(const commands::WordTable& words, std::string_view english)
{
    std::string line;
    for (text::Words rest{english}; !rest.empty();)
        line += (line.empty() ? "" : " ") + words.own(rest.next());
    return line;
}

Reply Session::help_setup() const
{
    if (questions_.question() == SetupQuestion::control)
        return list_presets();
    const auto back = words_.own("back");
    const auto quit = words_.own("quit");
    return say(sentence(*lexicon_, "clock-help-setup",
                        {{"back", std::string_view{back}}, {"quit", std::string_view{quit}}}));
}

Reply Session::list_presets() const
{
    Reply reply;
    for (auto& words : preset_words(*lexicon_, PresetNumbers::told))
        reply.said.push_back(said(*lexicon_, std::move(words)));
    return reply;
}

Reply Session::help() const
{
    Reply reply;
    for (const CommandRow& row : clock_commands())
        reply.said.push_back(help(row));
    return reply;
}

/// "white, keys a, s, d: White has moved and presses"
speech::Utterance Session::help(const CommandRow& row) const
{
    const auto name = words_.own(row.name);
    const auto keys = keys_(row.name);
    auto words = sentence(*lexicon_, "clock-help-row",
                          {{"command", std::string_view{name}},
                           {"n", static_cast<int>(keys.size())},
                           {"keys", speech::listed(keys)},
                           {"help", sentence(*lexicon_, row.help)}});
    if (const auto example = translated(words_, row.example); !example.empty())
        words = speech::after(words, {example, example});
    return said(*lexicon_, std::move(words));
}

Reply Session::not_understood(std::string_view text, const CommandRow* meant) const
{
    const auto shown = text::printable(text);
    auto reply = say(sentence(*lexicon_, "refused",
                              {{"input", std::string_view{shown}},
                               {"reason", sentence(*lexicon_, "refused-not-understood")}}));
    if (meant != nullptr)
        reply.said.push_back(help(*meant));
    return reply;
}

}  // namespace client::clock
