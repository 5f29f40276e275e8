// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/key_reader.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace client {

/// What a terminal has received, taken key by key; its bytes stay with each key for whoever reads
/// them after all.
class ReceivedKeys {
public:
    struct Received {
        Stroke stroke;
        std::string bytes;

        bool operator==(const Received&) const = default;
    };

    void add(std::string_view bytes) { bytes_ += bytes; }
    [[nodiscard]] bool empty() const { return bytes_.empty(); }
    /// None while nothing is there, or only the beginning of a character.
    [[nodiscard]] std::optional<Received> next();

private:
    std::string bytes_;
};

}  // namespace client
