// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/engine/fault_words.hpp"

#include "speech/messages.hpp"

#include <algorithm>
#include <array>

namespace client::engine {

namespace {

struct Row {
    FaultKind kind;
    speech::Message message;
};
constexpr std::array table{
    Row{FaultKind::missing, "engine-missing"},
    Row{FaultKind::no_uci, "engine-no-uci"},
    Row{FaultKind::no_chess960, "engine-no-chess960"},
    Row{FaultKind::died, "engine-died"},
    Row{FaultKind::hangs, "engine-hangs"},
    Row{FaultKind::floods, "engine-floods"},
};

}  // namespace

std::string
fault_words(const speech::Lexicon& language, const EngineFault& fault, std::string_view name)
{
    const auto* const row = std::ranges::find(table, fault.kind, &Row::kind);
    if (row != table.end())
        return language.say(row->message, {{"name", name}});
    return language.say("engine-illegal", {{"name", name}, {"move", std::string_view{fault.said}}});
}

std::string elo_words(const speech::Lexicon& language, const EloSetting& elo)
{
    if (!elo.given)
        return language.say("engine-no-elo", {});
    if (*elo.given == elo.asked)
        return {};
    const auto asked = std::to_string(elo.asked);
    const auto given = std::to_string(*elo.given);
    return language.say("engine-elo",
                        {{"asked", std::string_view{asked}}, {"given", std::string_view{given}}});
}

}  // namespace client::engine
