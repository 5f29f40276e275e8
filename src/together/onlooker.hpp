// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/together/news.hpp"
#include "src/together/sight.hpp"
#include "src/together/wire.hpp"

#include <memory>

namespace client::together {

/// Who looks on at another terminal: he is told what is told at the first one, and sees what is
/// seen there. He does nothing.
class Onlooker {
public:
    Onlooker(std::shared_ptr<Wire> wire, const news::Welcome& welcome);
    ~Onlooker() { wire_->close(); }
    Onlooker(const Onlooker&) = delete;
    Onlooker& operator=(const Onlooker&) = delete;
    Onlooker(Onlooker&&) = delete;
    Onlooker& operator=(Onlooker&&) = delete;

    void tell(host::Activity& activity, const host::Tidings& tidings, const Sight& sight);
    void show(const Sight& sight);
    void part(Parting why) { wire_->send(written(news::Parted{why})); }
    void pong() { wire_->send(written(news::Pong{})); }

private:
    void send(const News& each) { wire_->send(written(each)); }

    std::shared_ptr<Wire> wire_;
    SightWriter sight_;
};

/// What onlookers are told of what is told at the first terminal: what concerns the finger there is
/// for nobody else, and in a tournament only what has happened (11.3, 11.5).
[[nodiscard]] host::Tidings for_onlookers(const host::Tidings& tidings, bool in_tournament);

}  // namespace client::together
