// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/together/meeting.hpp"

#include <algorithm>
#include <asio/io_context.hpp>
#include <asio/local/stream_protocol.hpp>
#include <chrono>
#include <sys/un.h>
#include <utility>

namespace client::together {

namespace {

namespace fs = std::filesystem;

/// A program that is busy, or held, does not keep the others waiting.
constexpr std::chrono::milliseconds patience{500};

/// One that was asked.
struct Asked {
    fs::path door;
    std::shared_ptr<Wire> wire;
    std::optional<news::Notice> notice{};
};

std::vector<fs::path> doors_in(const fs::path& folder)
{
    std::vector<fs::path> doors;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator{folder, none})
        if (entry.is_socket(none))
            doors.push_back(entry.path());
    return doors;
}

void ask(Asked& asked, int& waits)
{
    asked.wire->start({.line =
                           [&](std::string_view line) {
                               const auto read = read_news(line);
                               if (!read || !std::holds_alternative<news::Notice>(*read))
                                   return;
                               asked.notice = std::get<news::Notice>(*read);
                               asked.wire->close();
                               --waits;
                           },
                       .end = [&](Wire::End) { --waits; }});
    asked.wire->send(written(requests::Ask{}));
}

}  // namespace

bool can_be_door(const fs::path& door)
{
    return door.native().size() < sizeof(sockaddr_un{}.sun_path);
}

std::optional<Wire::Socket> enter(asio::io_context& loop, const fs::path& door)
{
    using Protocol = asio::local::stream_protocol;
    if (!can_be_door(door))
        return std::nullopt;
    Protocol::socket socket{loop};
    std::error_code fault;
    socket.connect(Protocol::endpoint{door.string()}, fault);
    if (fault == asio::error::connection_refused)
        fs::remove(door, fault);  // whoever listened there is gone
    else if (!fault)
        return Wire::Socket{std::move(socket)};
    return std::nullopt;
}

std::vector<Host> hosts_in(const fs::path& folder)
{
    asio::io_context loop;
    std::vector<Asked> all;
    for (const auto& door : doors_in(folder))
        if (auto socket = enter(loop, door))
            all.push_back({door, std::make_shared<Wire>(*std::move(socket))});
    auto waits = static_cast<int>(all.size());
    for (auto& each : all)
        ask(each, waits);
    const auto end = std::chrono::steady_clock::now() + patience;
    while (waits > 0 && loop.run_one_until(end) > 0) {
    }
    std::vector<Host> hosts;
    for (auto& each : all) {
        each.wire->close();
        if (each.notice)
            hosts.push_back({each.door, *each.notice});
    }
    std::ranges::sort(hosts, {}, [](const Host& host) { return host.notice.name; });
    return hosts;
}

}  // namespace client::together
