// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/together/onlooker.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace client::together {

namespace {

namespace tidings = host::tidings;

std::optional<tidings::Kind> kind_of(const host::Tiding& tiding)
{
    if (const auto* const said = std::get_if<tidings::Said>(&tiding))
        return said->kind;
    if (const auto* const told = std::get_if<tidings::Told>(&tiding))
        return told->kind;
    return std::nullopt;
}

bool has_happened(const host::Tiding& tiding)
{
    if (const auto* const played = std::get_if<tidings::Played>(&tiding))
        return is_new(played->telling);
    if (const auto* const happened = std::get_if<tidings::Happened>(&tiding))
        return !std::holds_alternative<rules::facts::Refused>(happened->fact.what) &&
               !std::holds_alternative<rules::facts::MovesTold>(happened->fact.what);
    return kind_of(tiding) == tidings::Kind::news;
}

bool is_for_others(const host::Tiding& tiding)
{
    const auto kind = kind_of(tiding);
    return kind != tidings::Kind::edge && kind != tidings::Kind::taken_up;
}

}  // namespace

Onlooker::Onlooker(std::shared_ptr<Wire> wire, const news::Welcome& welcome)
    : wire_{std::move(wire)}
{
    send(welcome);
}

void Onlooker::tell(host::Activity& activity, const host::Tidings& told, const Sight& sight)
{
    for (const auto& tiding : told)
        for (const auto& each : news_of(activity.words(), tiding, std::nullopt))
            send(each);
    for (auto& line : sight_.changes(sight))
        send(news::Seen{std::move(line)});
    send(news::Done{});
}

void Onlooker::show(const Sight& sight)
{
    auto lines = sight_.changes(sight);
    for (auto& line : lines)
        send(news::Seen{std::move(line)});
    if (!lines.empty())
        send(news::Done{});
}

host::Tidings for_onlookers(const host::Tidings& tidings, bool in_tournament)
{
    host::Tidings all;
    std::ranges::copy_if(tidings, std::back_inserter(all),
                         in_tournament ? has_happened : is_for_others);
    return all;
}

}  // namespace client::together
