// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/commands/keys_struck.hpp"
#include "src/read/state.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

/// Reading games from a file: list, search, step, variations, comments, reading on aloud.
namespace client::read {

struct Exchange;

/// What is read, and where in it. It is told the time, and what it tells is a value.
class ReadSession {
public:
    /// Shelf and words must outlive it.
    ReadSession(Shelf& shelf,
                words::ChosenWords& words,
                player::BoardForm board_form = player::BoardForm::lists,
                player::Interface interface = player::Interface::line);

    /// The keys of the board on the screen, to be told.
    void set_keys(keymaps::Keymap keys) { state_.keys = std::move(keys); }
    /// The first game that is told.
    ReadReply open(std::size_t number);
    ReadReply handle_line(std::string_view line, rules::Instant now)
    {
        return handle(state_.commands.read(line), now);
    }
    ReadReply handle(const commands::Command& command, rules::Instant now);
    /// Keys that are no command.
    ReadReply handle(const commands::KeysStruck& struck, rules::Instant now);
    /// When the next move is due while reading on aloud.
    [[nodiscard]] std::optional<rules::Instant> due() const { return state_.due; }
    ReadReply tick(rules::Instant now);
    /// What was told has been said to its end only now: the pause before the next begins here.
    void pause_from(rules::Instant now);
    /// A long list or search goes on in steps, so that lines can be typed meanwhile.
    [[nodiscard]] bool searching() const { return state_.searching(); }
    ReadReply work();

    /// Where the reader is; nowhere when there is no such game or it cannot be read.
    [[nodiscard]] const std::optional<PlaceInGame>& place() const { return state_.game; }
    /// What the open game is called, in short.
    [[nodiscard]] std::string players() const;
    [[nodiscard]] const ReaderBoard& board() const { return state_.board; }
    [[nodiscard]] const board::BoardCursor& cursor() const { return state_.board.cursor(); }
    [[nodiscard]] const commands::CommandTable& names() const { return state_.commands; }

private:
    ReadReply reply(Exchange exchange);

    State state_;
    host::Tidings found_;  ///< and not told yet
};

}  // namespace client::read
