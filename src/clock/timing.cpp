// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/articles.hpp"
#include "src/clock/handlers.hpp"
#include "src/clock/telling.hpp"
#include "src/clock/written_acts.hpp"

#include <string>
#include <utility>
#include <variant>

/// What is done to the clock itself.
namespace client::clock::handlers {

namespace {

void rest_on(ClockState& state, std::string_view article)
{
    if (!article.empty())
        state.law.rulings = {{std::string{article}}};
}

}  // namespace

void act(Exchange& exchange, const Command& command)
{
    for (const Tiding& tiding : clock::act(exchange.state, command)) {
        rest_on(exchange.state, article_of(tiding));
        auto told = tell(exchange.language(), exchange.state.listener(), tiding);
        if (std::holds_alternative<tidings::FirstMove>(tiding))
            exchange.remark(std::move(told.front()));
        else
            exchange.tell(std::move(told));
    }
}

void add(Exchange& exchange, std::string_view argument)
{
    act(exchange, read_change(argument).value());
}

void take_time(Exchange& exchange, std::string_view argument)
{
    const auto more = read_change(argument).value();
    act(exchange, acts::Change{more.side, -more.time});
}

void count(Exchange& exchange, std::string_view argument)
{
    act(exchange, read_count(argument).value());
}

}  // namespace client::clock::handlers
