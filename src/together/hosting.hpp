// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/host/keeping.hpp"
#include "src/together/chair.hpp"
#include "src/together/onlooker.hpp"
#include "src/together/table.hpp"

#include <asio/local/stream_protocol.hpp>
#include <asio/steady_timer.hpp>
#include <deque>
#include <filesystem>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace client::together {

/// What is hosted here, as those are told who ask.
struct Offer {
    std::string name;      ///< of whoever hosts it
    std::string activity;  ///< as the program's command is called
    bool is_open = false;  ///< there are seats for others; otherwise they look on
};

/// The terminal that the activity began at.
struct FirstTerminal {
    host::Activity& activity;
    host::Keeping& keeping;
    std::function<void(const host::Input& input)> take;
};

/// Receives those who come from other terminals: some take seats, others look on. Whatever one of
/// them does is kept before anybody is told of it.
class Hosting {
public:
    /// Without a table nobody can take a seat. All of them must outlive it.
    Hosting(terminal::Loop& loop, Offer offer, FirstTerminal first, Table* table);
    ~Hosting();
    Hosting(const Hosting&) = delete;
    Hosting& operator=(const Hosting&) = delete;
    Hosting(Hosting&&) = delete;
    Hosting& operator=(Hosting&&) = delete;

    /// Lets programs of this person find it in that folder; false if that cannot be.
    [[nodiscard]] bool open(const std::filesystem::path& folder);
    /// Somebody is at the door.
    void receive(std::shared_ptr<Wire> wire);
    /// What was told at the first terminal, and what the others are told of it.
    void told(const host::Reply& reply);

private:
    struct Caller;
    using Callers = std::list<Caller>;
    struct Delivery {
        host::Seat from{};
        host::Addressed what;
    };

    void accept();
    void hear(Callers::iterator caller, std::string_view line);
    void lose(Callers::iterator caller);
    void take(Callers::iterator caller, const Request& request);
    void greet(Callers::iterator caller, const requests::Hello& hello);
    void look_on(Callers::iterator caller);
    void seat(Callers::iterator caller, const Guest& guest);
    void sit(Callers::iterator caller, Chair& chair);
    void leave(Callers::iterator caller);
    void send_away(Callers::iterator caller, Parting why);
    void drop_terminal(Chair& chair);
    [[nodiscard]] Chair* chair_of(const requests::Hello& hello);
    [[nodiscard]] std::optional<host::Seat> free_seat() const;
    [[nodiscard]] news::Notice notice() const;
    void pass(host::Seat from, host::Reply& reply);
    void deliver(host::Seat from, std::vector<host::Addressed> all);
    void deliver_waiting();
    void tell_first(const host::Addressed& told);
    void show();
    void look_again();

    terminal::Loop& loop_;
    Offer offer_;
    FirstTerminal first_;
    Table* table_;
    std::filesystem::path door_;
    std::optional<asio::local::stream_protocol::acceptor> acceptor_;
    Callers callers_;
    std::map<host::Seat, Chair> chairs_;
    std::deque<Delivery> deliveries_;
    host::Tidings latest_;  ///< what was told last, for those who begin to look on
    asio::steady_timer seconds_;
    bool looks_ = false;
    std::shared_ptr<int> alive_ = std::make_shared<int>();  ///< for what is called too late
};

}  // namespace client::together
