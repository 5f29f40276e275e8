// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "speech/voice_choice.hpp"
#include "src/play/handlers.hpp"

#include <algorithm>
#include <string>

/// How it is told: the program's own voice, and moves.
namespace client::play::handlers {

namespace {

constexpr int rate_step = 10;
constexpr int slowest = -100;
constexpr int fastest = 100;

void change_rate(Exchange& exchange, int step)
{
    auto& rate = exchange.session.options.rate;
    rate = std::clamp(rate + step, slowest, fastest);
    exchange.wishes.emplace_back(host::wishes::SetRate{rate});
    exchange.answer("voice-rate", {{"rate", rate}});
}

}  // namespace

void slower(Exchange& exchange, const commands::Command&)
{
    change_rate(exchange, -rate_step);
}

void faster(Exchange& exchange, const commands::Command&)
{
    change_rate(exchange, rate_step);
}

void silent(Exchange& exchange, const commands::Command&)
{
    exchange.wishes.emplace_back(host::wishes::BeSilent{});
    // Written, but not spoken.
    exchange.answer(speech::Word{exchange.in_words("quiet").screen, ""});
}

void voice(Exchange& exchange, const commands::Command& command)
{
    const auto name = exchange.echo(command.argument);
    if (!speech::read_voice_choice(command.argument))
        return exchange.refuse("voice-unknown", {{"name", name}});
    exchange.wishes.emplace_back(host::wishes::ChangeVoice{command.argument});
    exchange.answer("voice-is", {{"name", name}});
}

void own_moves(Exchange& exchange, const commands::Command& command)
{
    exchange.session.options.own_moves = player::own_move_names.find(command.argument).value();
    exchange.answer("own-moves-are-told", {{"on", std::string_view{command.argument}}});
}

void numbers(Exchange& exchange, const commands::Command& command)
{
    auto telling = exchange.words.telling();
    telling.numbers = words::number_names.find(command.argument).value();
    exchange.words.tell_moves(telling);
    exchange.answer("numbers-are-told", {{"on", std::string_view{command.argument}}});
}

void tell_moves(Exchange& exchange, std::string_view form)
{
    auto telling = exchange.words.telling();
    telling.form = words::move_form_names.find(form).value();
    exchange.words.tell_moves(telling);
    exchange.answer("moves-are-told", {{"form", form}});
}

}  // namespace client::play::handlers
