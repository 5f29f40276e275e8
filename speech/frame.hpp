// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace speech {

/// One moment of sound for both ears.
struct Frame {
    std::int16_t left = 0;
    std::int16_t right = 0;

    bool operator==(const Frame&) const = default;
};
using Frames = std::span<const Frame>;

}  // namespace speech
