// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/host/activity.hpp"
#include "src/terminal/loop.hpp"
#include "src/together/news.hpp"
#include "src/together/sight.hpp"
#include "src/together/wire.hpp"

#include <asio/steady_timer.hpp>
#include <functional>
#include <memory>
#include <string>

namespace client::together {

/// Who sits at another terminal: what he does goes to the activity of his seat, and what that tells
/// to him. It stays when his terminal is gone.
class Chair {
public:
    /// What came of something that he did, or that happened to him by itself.
    using Passing = std::function<void(host::Seat seat, host::Reply& reply)>;

    Chair(
        terminal::Loop& loop, host::Seat seat, Guest guest, host::Activity& activity, Passing pass);

    [[nodiscard]] host::Seat seat() const { return seat_; }
    [[nodiscard]] const Guest& guest() const { return guest_; }
    [[nodiscard]] const std::string& token() const { return token_; }
    [[nodiscard]] bool is_there() const { return wire_ != nullptr; }

    /// He is there, perhaps again.
    void sit(std::shared_ptr<Wire> wire, const std::string& host, const std::string& activity);
    /// He is gone; with a reason he is told it.
    void stand(std::optional<Parting> why = {});
    /// What he sends once he sits.
    void take(const Request& request);
    /// What somebody else did.
    void hear(const host::Addressed& told);
    /// What has changed without a word.
    void show();

private:
    void answer(const host::Input& input, rules::Instant at);
    void tell(const host::Reply& reply);
    void send_sight();
    void wait();
    void send(const News& each);
    [[nodiscard]] rules::Instant struck(Age age);

    terminal::Loop& loop_;
    host::Seat seat_;
    Guest guest_;
    host::Activity& activity_;
    Passing pass_;
    std::string token_;
    std::shared_ptr<Wire> wire_;  ///< none: his terminal is gone
    SightWriter sight_;
    rules::Instant latest_{};
    asio::steady_timer alarm_;
    std::shared_ptr<int> alive_ = std::make_shared<int>();  ///< for an alarm that rings too late
};

}  // namespace client::together
