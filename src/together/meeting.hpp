// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/together/news.hpp"
#include "src/together/wire.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace client::together {

/// A program of this machine that lets others in.
struct Host {
    std::filesystem::path door;
    news::Notice notice;
};

/// All that run now and answer soon, by their names. What a program left behind that is gone is
/// taken away.
[[nodiscard]] std::vector<Host> hosts_in(const std::filesystem::path& folder);

/// Whether a socket can have this name: the system allows but a short one.
[[nodiscard]] bool can_be_door(const std::filesystem::path& door);

/// A way in; none if nobody is there any more.
[[nodiscard]] std::optional<Wire::Socket> enter(asio::io_context& loop,
                                                const std::filesystem::path& door);

}  // namespace client::together
