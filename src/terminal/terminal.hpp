// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/key.hpp"
#include "src/terminal/frame.hpp"
#include "src/terminal/theme.hpp"

#include <asio/io_context.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace client::terminal {

/// The terminal as a screen with keys: its lifetime is the screen's. However the program ends, the
/// terminal is given back as it was found.
class Terminal {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// What is told to the one who holds the terminal, from the loop.
    struct Listener {
        std::function<void(const std::optional<keymaps::Key>&)> key;  ///< or one without a name
        std::function<void()> resized;                 ///< the picture is gone: show one
        std::function<void()> closed;                  ///< no key will ever come
        std::function<void(Time)> came = [](Time) {};  ///< when that came which is told next
    };

    /// Whether it writes more than ASCII.
    [[nodiscard]] static bool has_unicode();

    Terminal(asio::io_context& loop, Listener listener);
    ~Terminal();
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    [[nodiscard]] Size size() const;
    /// Sends the whole picture anew, whatever has become of it.
    void repaint();
    /// False also where nobody wants any.
    [[nodiscard]] bool has_colours() const;
    /// Sends the rows that differ from the picture before.
    void show(const Frame& frame, const Theme& theme);

private:
    class Screen;
    std::unique_ptr<Screen> screen_;
};

}  // namespace client::terminal
