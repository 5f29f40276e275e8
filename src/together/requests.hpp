// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/result.hpp"
#include "src/commands/keys_struck.hpp"
#include "src/together/table.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

/// What a terminal sends to the program that hosts.
namespace client::together {

/// Both ends must speak the same one: what a line means is settled by its number.
inline constexpr int protocol_version = 1;

/// How long ago a key was struck when its line was sent: it counts from when it was struck.
using Age = std::chrono::milliseconds;

namespace requests {

/// Who hosts what there.
struct Ask {
    bool operator==(const Ask&) const = default;
};
/// Somebody wants a seat; with the token that he was given before, his own.
struct Hello {
    int version = protocol_version;
    Guest guest;
    std::string token{};
};
/// What somebody typed, whole.
struct Line {
    Age age{};
    std::string text;

    bool operator==(const Line&) const = default;
};
/// The command of a key, in English.
struct Order {
    Age age{};
    std::string command;

    bool operator==(const Order&) const = default;
};
/// Keys that are no command.
struct Keys {
    Age age{};
    commands::KeysStruck::Kind kind{};
    std::string keys;
    std::string command{};  ///< of learned keys, in English

    bool operator==(const Keys&) const = default;
};
struct Ping {
    bool operator==(const Ping&) const = default;
};
/// He leaves, and does not come back.
struct Bye {
    bool operator==(const Bye&) const = default;
};

}  // namespace requests

using Request = std::variant<requests::Ask,
                             requests::Hello,
                             requests::Line,
                             requests::Order,
                             requests::Keys,
                             requests::Ping,
                             requests::Bye>;

/// What is wrong with a line.
enum class LineFault : std::uint8_t {
    unknown,  ///< it says nothing that this version knows
    version,  ///< a greeting in another version
};

[[nodiscard]] std::string written(const Request& request);
[[nodiscard]] rules::Result<Request, LineFault> read_request(std::string_view line);

}  // namespace client::together
