// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/back_off.hpp"
#include "speech/finding.hpp"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <variant>

namespace client::braille {

/// What stands on a display.
struct Shown {
    std::string text;  ///< no more characters than there are cells
    int cursor = 0;    ///< the cell it stands on, from 1; 0 is none

    bool operator==(const Shown&) const = default;
};

/// The display is there and can be written to.
struct Found {
    int cells = 0;

    bool operator==(const Found&) const = default;
};
/// It is not, or not any more. It is looked for again, later and later.
struct Lost {
    speech::Finding why;  ///< for the doctor

    bool operator==(const Lost&) const = default;
};
/// A key of the display by BRLTTY's name in small letters: "fwinrt"; "route" has a cell, from 0.
struct DisplayKey {
    std::string name;
    int cell = 0;

    bool operator==(const DisplayKey&) const = default;
};
using DisplayNews = std::variant<Found, Lost, DisplayKey>;

/// The user's braille display, through BrlAPI and the user's own table, on a thread of its own. No
/// call waits for it.
class Display {
public:
    struct Options {
        std::string host{};        ///< of BrlAPI; as the environment says when empty
        std::optional<int> tty{};  ///< whose display it is; that of our terminal without
        speech::BackOff back_off{};
        /// How long BRLTTY may owe an answer before the display is told as lost.
        std::chrono::milliseconds patience = std::chrono::seconds{3};
    };
    /// Told by the display's thread; returns at once and never calls the display.
    using Listener = std::function<void(const DisplayNews&)>;

    Display(Options options, Listener listener);
    Display(const Display&) = delete;
    Display& operator=(const Display&) = delete;
    Display(Display&&) = delete;
    Display& operator=(Display&&) = delete;
    /// Leaves a thread behind that hangs in the library, rather than hang with it.
    ~Display();

    /// Takes the place of what stands there; kept for a display that comes later.
    void show(const Shown& shown);

private:
    struct Shared;

    std::shared_ptr<Shared> shared_;
    std::thread thread_;
    std::thread watch_;  ///< tells that the other one hangs
};

/// How many cells the display has now, or why there is none. Comes back within seconds.
[[nodiscard]] DisplayNews look_at_display();

}  // namespace client::braille
