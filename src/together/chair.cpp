// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/together/chair.hpp"

#include "speech/overloaded.hpp"
#include "src/together/token.hpp"

#include <algorithm>
#include <utility>

namespace client::together {

namespace {

std::optional<rules::Instant> earlier(std::optional<rules::Instant> one,
                                      std::optional<rules::Instant> other)
{
    return one && other ? std::min(*one, *other) : one ? one : other;
}

commands::Command command_of(const host::Activity& activity, const std::string& words)
{
    const auto* const table = activity.commands();
    return table != nullptr ? table->read(words) : commands::Command{nullptr, words};
}

commands::KeysStruck keys_of(const host::Activity& activity, const requests::Keys& struck)
{
    return {struck.kind, keymaps::parse_keys(struck.keys).value_or(keymaps::Keys{}),
            struck.command.empty() ? commands::Command{} : command_of(activity, struck.command)};
}

}  // namespace

Chair::Chair(
    terminal::Loop& loop, host::Seat seat, Guest guest, host::Activity& activity, Passing pass)
    : loop_{loop}, seat_{seat}, guest_{std::move(guest)}, activity_{activity},
      pass_{std::move(pass)}, token_{new_token()}, alarm_{loop.context()}
{
}

void Chair::sit(std::shared_ptr<Wire> wire, const std::string& host, const std::string& activity)
{
    wire_ = std::move(wire);
    sight_ = {};
    latest_ = loop_.now();
    send(news::Welcome{seat_, host, activity, token_});
    answer({host::inputs::Begin{}, seat_}, latest_);
}

void Chair::stand(std::optional<Parting> why)
{
    if (!wire_)
        return;
    if (why)
        send(news::Parted{*why});
    std::exchange(wire_, {})->close();
}

/// It counts from when it was struck, but never from before what he did last.
rules::Instant Chair::struck(Age age)
{
    latest_ = std::max(latest_, loop_.moment() - age);
    return latest_;
}

void Chair::take(const Request& request)
{
    std::visit(speech::Overloaded{
                   [&](const requests::Line& line) {
                       answer({host::inputs::Line{line.text}, seat_}, struck(line.age));
                   },
                   [&](const requests::Order& order) {
                       answer({command_of(activity_, order.command), seat_}, struck(order.age));
                   },
                   [&](const requests::Keys& keys) {
                       answer({keys_of(activity_, keys), seat_}, struck(keys.age));
                   },
                   [&](const requests::Ping&) { send(news::Pong{}); },
                   [](const auto&) {},
               },
               request);
}

void Chair::hear(const host::Addressed& told)
{
    answer({host::inputs::Heard{told.tidings, told.wishes}, seat_}, loop_.now());
}

void Chair::answer(const host::Input& input, rules::Instant at)
{
    auto reply = activity_.handle(input, at);
    pass_(seat_, reply);
    tell(reply);
    wait();
}

void Chair::tell(const host::Reply& reply)
{
    for (const auto& tiding : reply.tidings)
        for (const auto& each : news_of(activity_.words(), tiding, activity_.speaker()))
            send(each);
    for (const auto& wish : reply.wishes)
        if (const auto wished = news_of(wish))
            send(*wished);
    send_sight();
    send(news::Done{});
}

void Chair::send_sight()
{
    for (auto& line : sight_.changes(sight_of(activity_, loop_.now())))
        send(news::Seen{std::move(line)});
}

void Chair::show()
{
    auto lines = sight_.changes(sight_of(activity_, loop_.now()));
    for (auto& line : lines)
        send(news::Seen{std::move(line)});
    if (!lines.empty())
        send(news::Done{});
}

void Chair::send(const News& each)
{
    if (const auto wire = wire_)
        wire->send(written(each));
}

/// As the host of a terminal waits for what happens by itself.
void Chair::wait()
{
    const auto now = loop_.now();
    const auto when = earlier(activity_.due(now), activity_.next_picture(now));
    alarm_.cancel();
    if (!when)
        return;
    alarm_.expires_after(std::max(*when - now, rules::Duration{}) + rules::Duration{1});
    alarm_.async_wait([this, alive = std::weak_ptr{alive_}](const std::error_code& error) {
        if (!error && !alive.expired())
            answer({host::inputs::Tick{}, seat_}, loop_.now());
    });
}

}  // namespace client::together
