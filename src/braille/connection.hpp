// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/message.hpp"
#include "src/braille/display.hpp"

#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

namespace client::braille {

/// There can be no connection, for a reason that BrlAPI does not know.
class Unusable : public std::runtime_error {
public:
    explicit Unusable(speech::Message reason)
        : std::runtime_error{"no display can be used"}, why{reason}
    {
    }

    speech::Message why;
};

/// The display, as BrlAPI gives it to us. All calls may wait, and throw a runtime_error when it is
/// over.
class Connection {
public:
    /// Takes the display for our terminal. The library is loaded when it is first needed.
    Connection(const std::string& host, std::optional<int> tty);
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    Connection(Connection&&) = delete;
    Connection& operator=(Connection&&) = delete;
    ~Connection();

    [[nodiscard]] int cells() const { return cells_; }
    /// Can be read when a key was pressed or the connection is over.
    [[nodiscard]] int descriptor() const;
    /// Comes back when the display has been asked and BRLTTY has answered.
    void write(const Shown& shown);
    /// A key that was pressed, if any.
    [[nodiscard]] std::optional<DisplayKey> key();

private:
    struct Handle;

    void look_for_display();

    // BRLTTY sends keys and answers from two threads, each in pieces: on one connection they mix,
    // and nothing that comes after can be read. So what is asked has one of its own, without keys.
    std::unique_ptr<Handle> questions_;
    std::unique_ptr<Handle> display_;
    int cells_ = 0;
};

}  // namespace client::braille
