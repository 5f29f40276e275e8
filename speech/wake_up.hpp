// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace speech {

/// A bell between two threads that can be waited for together with a socket.
class WakeUp {
public:
    WakeUp();
    WakeUp(const WakeUp&) = delete;
    WakeUp& operator=(const WakeUp&) = delete;
    WakeUp(WakeUp&&) = delete;
    WakeUp& operator=(WakeUp&&) = delete;
    ~WakeUp();

    void ring() const noexcept;
    void quiet() const noexcept;
    [[nodiscard]] bool is_rung() const noexcept;
    /// Until it rings, at most so long.
    void wait(std::chrono::milliseconds time) const noexcept;
    /// Can be read while it rings.
    [[nodiscard]] int descriptor() const { return descriptor_; }

private:
    int descriptor_;
};

}  // namespace speech
