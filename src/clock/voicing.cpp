// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "src/clock/handlers.hpp"

#include <algorithm>

/// The program's own voice.
namespace client::clock::handlers {

namespace {

constexpr int rate_step = 10;
constexpr int fastest = 100;

void change_rate(Exchange& exchange, int step)
{
    auto& rate = exchange.state.rate;
    rate = std::clamp(rate + step, -fastest, fastest);
    exchange.wish(host::wishes::SetRate{rate});
    exchange.answer({exchange.in_words("voice-rate", {{"rate", rate}})});
}

}  // namespace

void again(Exchange& exchange, std::string_view /*argument*/)
{
    exchange.wish(host::wishes::Repeat{});
}

void silent(Exchange& exchange, std::string_view /*argument*/)
{
    exchange.wish(host::wishes::BeSilent{});
    exchange.say({exchange.in_words("quiet").screen, ""});  // written, but not spoken
}

void slower(Exchange& exchange, std::string_view /*argument*/)
{
    change_rate(exchange, -rate_step);
}

void faster(Exchange& exchange, std::string_view /*argument*/)
{
    change_rate(exchange, rate_step);
}

}  // namespace client::clock::handlers
