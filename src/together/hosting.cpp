// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/together/hosting.hpp"

#include "speech/overloaded.hpp"
#include "src/base/private_file.hpp"
#include "src/together/meeting.hpp"
#include "src/words/known_words.hpp"

#include <algorithm>
#include <chrono>
#include <unistd.h>
#include <utility>

namespace client::together {

namespace {

/// So many may stand at the door, look on and sit there.
constexpr std::size_t most_callers = 64;
constexpr int most_seats = 16;
/// Nobody types more in a second, not even with a key held down.
constexpr int most_requests = 200;
/// So long somebody may stand at the door without a word.
constexpr std::chrono::seconds patience{5};
constexpr std::chrono::seconds one_second{1};

constexpr speech::EnumTable<Parting, NoSeat::in_tournament> reasons{{{
    {NoSeat::full, Parting::full},
    {NoSeat::role_unknown, Parting::role_unknown},
    {NoSeat::in_tournament, Parting::in_tournament},
}}};

bool runs(const host::Scene& scene)
{
    const auto* const board = std::get_if<screen::Scene>(&scene);
    return board != nullptr && board->clock_runs;
}

}  // namespace

/// Somebody who came through the door.
struct Hosting::Caller {
    std::shared_ptr<Wire> wire;
    Chair* chair = nullptr;  ///< that he sits on
    std::unique_ptr<Onlooker> onlooker{};
    asio::steady_timer greeting;
    std::chrono::steady_clock::time_point second{};
    int requests = 0;                                      ///< within this second
    std::shared_ptr<int> alive = std::make_shared<int>();  ///< for a greeting that comes too late

    Caller(std::shared_ptr<Wire> line, asio::io_context& loop)
        : wire{std::move(line)}, greeting{loop, patience}
    {
    }
    /// Whether he says more than anybody can.
    [[nodiscard]] bool floods()
    {
        const auto now = std::chrono::steady_clock::now();
        if (now - second >= one_second) {
            second = now;
            requests = 0;
        }
        return ++requests > most_requests;
    }
};

Hosting::Hosting(terminal::Loop& loop, Offer offer, FirstTerminal first, Table* table)
    : loop_{loop}, offer_{std::move(offer)}, first_{std::move(first)}, table_{table},
      seconds_{loop.context()}
{
}

Hosting::~Hosting()
{
    for (auto& caller : callers_) {
        caller.wire->send(written(news::Parted{Parting::closed}));
        caller.wire->close();
    }
    std::error_code gone;
    if (!door_.empty())
        std::filesystem::remove(door_, gone);
}

bool Hosting::open(const std::filesystem::path& folder)
{
    using Protocol = asio::local::stream_protocol;
    base::make_private_folder(folder);
    const auto door = folder / std::to_string(getpid());
    if (!can_be_door(door))
        return false;
    std::error_code fault;
    std::filesystem::remove(door, fault);
    auto& acceptor = acceptor_.emplace(loop_.context());
    // The folder is for its owner alone, and so is what lies in it.
    if (acceptor.open(Protocol{}, fault) ||
        acceptor.bind(Protocol::endpoint{door.string()}, fault) ||
        acceptor.listen(static_cast<int>(most_callers), fault)) {
        acceptor_.reset();
        return false;
    }
    door_ = door;
    accept();
    return true;
}

void Hosting::accept()
{
    acceptor_->async_accept(
        [this, alive = std::weak_ptr{alive_}](const std::error_code& fault,
                                              asio::local::stream_protocol::socket socket) {
            if (alive.expired() || fault == asio::error::operation_aborted)
                return;
            if (!fault)
                receive(std::make_shared<Wire>(Wire::Socket{std::move(socket)}));
            accept();
        });
}

void Hosting::receive(std::shared_ptr<Wire> wire)
{
    const auto caller = callers_.emplace(callers_.end(), std::move(wire), loop_.context());
    caller->wire->start({.line = [this, caller](std::string_view line) { hear(caller, line); },
                         .end = [this, caller](Wire::End) { lose(caller); }});
    if (callers_.size() > most_callers)
        return send_away(caller, Parting::full);
    caller->greeting.async_wait(
        [this, caller, alive = std::weak_ptr{caller->alive}](const std::error_code& fault) {
            if (!fault && !alive.expired() && caller->chair == nullptr && !caller->onlooker)
                send_away(caller, Parting::not_understood);
        });
}

void Hosting::hear(Callers::iterator caller, std::string_view line)
{
    if (caller->floods())
        return send_away(caller, Parting::flood);
    const auto request = read_request(line);
    if (!request)
        return send_away(caller, request.error() == LineFault::version ? Parting::version
                                                                       : Parting::not_understood);
    take(caller, *request);
}

void Hosting::take(Callers::iterator caller, const Request& request)
{
    const bool is_new = caller->chair == nullptr && !caller->onlooker;
    std::visit(speech::Overloaded{
                   [&](const requests::Ask&) { caller->wire->send(written(notice())); },
                   [&](const requests::Hello& hello) {
                       if (is_new)
                           greet(caller, hello);
                       else
                           send_away(caller, Parting::not_understood);
                   },
                   [&](const requests::Bye&) { leave(caller); },
                   [&](const requests::Ping&) { caller->wire->send(written(news::Pong{})); },
                   [&](const auto& said) {
                       if (is_new)
                           send_away(caller, Parting::not_understood);
                       else if (caller->chair != nullptr)
                           caller->chair->take(said);
                   },
               },
               request);
}

news::Notice Hosting::notice() const
{
    return {protocol_version, offer_.name, offer_.activity, offer_.is_open ? "free" : "watch"};
}

/// Who comes back finds his seat as he left it.
void Hosting::greet(Callers::iterator caller, const requests::Hello& hello)
{
    if (auto* const chair = chair_of(hello)) {
        if (!chair->is_there())
            return sit(caller, *chair);
        if (hello.token != chair->token())
            return send_away(caller, Parting::name_taken);
        drop_terminal(*chair);
        return sit(caller, *chair);
    }
    auto guest = hello.guest;
    guest.words = words::known_here(guest.words);
    seat(caller, guest);
}

/// By the token of his seat, else by his name.
Chair* Hosting::chair_of(const requests::Hello& hello)
{
    const auto is_his = [&](const auto& each) {
        return hello.token.empty() ? each.second.guest().name == hello.guest.name
                                   : each.second.token() == hello.token;
    };
    const auto found = std::ranges::find_if(chairs_, is_his);
    return found != chairs_.end() ? &found->second : nullptr;
}

/// His old terminal hangs, and he comes from another one.
void Hosting::drop_terminal(Chair& chair)
{
    chair.stand(Parting::name_taken);
    std::erase_if(callers_, [&](const Caller& each) { return each.chair == &chair; });
}

std::optional<host::Seat> Hosting::free_seat() const
{
    for (int number = 1; number < most_seats; ++number)
        if (const auto seat = static_cast<host::Seat>(number); !chairs_.contains(seat))
            return seat;
    return std::nullopt;
}

void Hosting::seat(Callers::iterator caller, const Guest& guest)
{
    const auto place = free_seat();
    if (!place)
        return send_away(caller, Parting::full);
    if (table_ == nullptr)
        return guest.role == Role::watcher ? look_on(caller)
                                           : send_away(caller, Parting::role_unknown);
    const auto activity = table_->seat(*place, guest);
    if (!activity)
        return guest.role == Role::watcher ? look_on(caller)
                                           : send_away(caller, reasons[activity.error()]);
    const auto chair =
        chairs_.try_emplace(*place, loop_, *place, guest, **activity,
                            [this](host::Seat from, host::Reply& reply) { pass(from, reply); });
    sit(caller, chair.first->second);
}

void Hosting::sit(Callers::iterator caller, Chair& chair)
{
    caller->chair = &chair;
    deliver(chair.seat(), table_->arrived(chair.seat(), loop_.now()));
    chair.sit(caller->wire, offer_.name, offer_.activity);
}

void Hosting::look_on(Callers::iterator caller)
{
    caller->onlooker = std::make_unique<Onlooker>(
        caller->wire, news::Welcome{host::Seat::first, offer_.name, offer_.activity, ""});
    caller->onlooker->tell(first_.activity, latest_, sight_of(first_.activity, loop_.now()));
    look_again();
}

/// His terminal is gone without a word: his seat waits.
void Hosting::lose(Callers::iterator caller)
{
    auto* const chair = caller->chair;
    callers_.erase(caller);
    if (chair == nullptr)
        return;
    chair->stand();
    deliver(chair->seat(), table_->lost(chair->seat(), loop_.now()));
}

void Hosting::leave(Callers::iterator caller)
{
    auto* const chair = caller->chair;
    caller->wire->close();
    callers_.erase(caller);
    if (chair == nullptr)
        return;
    chair->stand();
    const auto seat = chair->seat();
    deliver(seat, table_->left(seat, loop_.now()));
    chairs_.erase(seat);
}

void Hosting::send_away(Callers::iterator caller, Parting why)
{
    caller->wire->send(written(news::Parted{why}));
    const auto wire = caller->wire;
    lose(caller);
    wire->close();
}

/// On the disk before anybody is told; what is wrong with the disk is for the first terminal.
void Hosting::pass(host::Seat from, host::Reply& reply)
{
    auto news = first_.keeping.keep(loop_.now());
    auto others = std::move(reply.others);
    if (!news.empty())
        others.push_back({host::Seat::first, std::move(news)});
    deliver(from, std::move(others));
}

void Hosting::told(const host::Reply& reply)
{
    auto tidings = for_onlookers(reply.tidings, first_.activity.is_in_tournament());
    if (!tidings.empty()) {
        const auto sight = sight_of(first_.activity, loop_.now());
        for (auto& caller : callers_)
            if (caller.onlooker)
                caller.onlooker->tell(first_.activity, tidings, sight);
        latest_ = std::move(tidings);
    }
    deliver(host::Seat::first, reply.others);
}

/// One after the other, once what is being told is told.
void Hosting::deliver(host::Seat from, std::vector<host::Addressed> all)
{
    for (auto& each : all)
        deliveries_.push_back({from, std::move(each)});
    loop_.soon([this, alive = std::weak_ptr{alive_}] {
        if (!alive.expired())
            deliver_waiting();
    });
}

void Hosting::deliver_waiting()
{
    while (!deliveries_.empty()) {
        const auto [from, what] = std::move(deliveries_.front());
        deliveries_.pop_front();
        const auto is_meant = [&, from = from, to = what.to](host::Seat seat) {
            return to ? seat == *to : seat != from;
        };
        if (is_meant(host::Seat::first))
            first_.take({host::inputs::Heard{what.tidings, what.wishes}, from});
        for (auto& [seat, chair] : chairs_)
            if (is_meant(seat))
                chair.hear(what);
    }
    show();
}

/// What changed for eyes without a word.
void Hosting::show()
{
    for (auto& [seat, chair] : chairs_)
        if (chair.is_there())
            chair.show();
    const auto sight = sight_of(first_.activity, loop_.now());
    for (auto& caller : callers_)
        if (caller.onlooker)
            caller.onlooker->show(sight);
    look_again();
}

/// A running clock is seen to run.
void Hosting::look_again()
{
    const bool looks = !callers_.empty() && runs(first_.activity.scene(loop_.now()));
    if (!looks || std::exchange(looks_, true))
        return;
    seconds_.expires_after(one_second);
    seconds_.async_wait([this, alive = std::weak_ptr{alive_}](const std::error_code& fault) {
        if (fault || alive.expired())
            return;
        looks_ = false;
        show();
    });
}

}  // namespace client::together
