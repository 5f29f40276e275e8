// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/engine/fault_words.hpp"

#include "speech/enum_table.hpp"
#include "speech/messages.hpp"

namespace client::engine {

namespace {

constexpr speech::EnumTable<speech::Message, FaultKind::floods> faults{{{
    {FaultKind::missing, "engine-missing"},
    {FaultKind::no_uci, "engine-no-uci"},
    {FaultKind::no_chess960, "engine-no-chess960"},
    {FaultKind::died, "engine-died"},
    {FaultKind::hangs, "engine-hangs"},
    {FaultKind::illegal_answer, "engine-illegal"},
    {FaultKind::floods, "engine-floods"},
}}};

}  // namespace

std::string
fault_words(const speech::Lexicon& language, const EngineFault& fault, std::string_view name)
{
    if (fault.kind == FaultKind::illegal_answer)
        return language.say(faults[fault.kind], {{"name", name}, {"move", fault.said}});
    return language.say(faults[fault.kind], {{"name", name}});
}

std::string elo_words(const speech::Lexicon& language, const EloSetting& elo)
{
    if (!elo.given)
        return language.say("engine-no-elo", {});
    if (*elo.given == elo.asked)
        return {};
    return language.say("engine-elo", {{"asked", std::to_string(elo.asked)},
                                       {"given", std::to_string(*elo.given)}});
}

}  // namespace client::engine
