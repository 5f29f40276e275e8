// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/terminal/key_reader.hpp"

#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace client::terminal {

/// What a terminal has received, taken key by key; its bytes stay with each key for whoever reads
/// them after all.
class ReceivedKeys {
public:
    using Time = std::chrono::steady_clock::time_point;

    struct Received {
        Stroke stroke;
        std::string bytes;
        Time at{};  ///< when its first byte came

        bool operator==(const Received&) const = default;
    };

    /// Whether what has come in part is waited for.
    enum class Rest : std::uint8_t { may_come, does_not_come };

    void add(std::string_view bytes, Time at = {});
    [[nodiscard]] bool empty() const { return bytes_.empty(); }
    /// None while nothing is there, or only the beginning of a character or of a key's sequence
    /// whose rest may come.
    [[nodiscard]] std::optional<Received> next(Rest rest = Rest::may_come);
    /// How long that rest is waited for.
    [[nodiscard]] std::chrono::milliseconds patience() const;

private:
    [[nodiscard]] bool is_begun() const;
    [[nodiscard]] Received take(Stroke stroke, std::size_t size);

    struct Read {
        std::size_t size;  ///< of what is left of it
        Time at;
    };
    std::string bytes_;
    std::deque<Read> reads_;
};

}  // namespace client::terminal
