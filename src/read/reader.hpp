// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/cli/action.hpp"
#include "src/console/console.hpp"
#include "src/host/line_text.hpp"
#include "src/host/speaking.hpp"
#include "src/player/interface_choice.hpp"
#include "src/read/pgn_file.hpp"
#include "src/read/read_session.hpp"
#include "src/screen/screen_console.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace client::read {

struct ReadOptions {
    player::PlayerOptions player;
    std::string file;
    std::size_t game = 1;

    [[nodiscard]] player::Profile profile() const { return player::profile_of(player); }
    /// The words of announcements are chosen apart from the others.
    [[nodiscard]] words::WordOptions words() const;
};

/// A reader at the console, from the first game that is told until somebody leaves.
class Reader {
public:
    Reader(ReadOptions options, const PgnFile& file);

    cli::ExitStatus run(const cli::Streams& streams);
    /// The game that is to be played from where the reader was.
    [[nodiscard]] const std::optional<PlayOn>& play() const { return play_; }

private:
    void open_console(ReadReply& first);
    [[nodiscard]] std::unique_ptr<console::Console> line_console(ReadReply& first);
    [[nodiscard]] std::unique_ptr<console::Console> screen_console(ReadReply& first);
    [[nodiscard]] keymaps::Keymap display_keys(ReadReply& first);
    [[nodiscard]] console::ConsoleEvents console_events();
    void tell_faults(const std::vector<keymaps::KeymapFault>& faults, ReadReply& first);
    void show(ReadReply reply);
    void fulfil(const host::Wish& wish);
    void obey(host::wishes::ScreenAct act);
    /// A key of the typed line, for those who hear it only.
    void print(std::vector<console::TextLine> lines);
    void tell_voice(const speech::VoiceNotice& notice);
    void drop_line();
    void go_on();
    void search_on();
    void leave();

    ReadOptions options_;
    player::InterfaceChoice interface_;
    words::ChosenWords words_;
    Shelf shelf_;
    ReadSession session_;
    host::LineText text_;
    terminal::Loop loop_;
    speech::VoiceChoice voice_;
    host::Speaking speaking_;
    std::unique_ptr<console::Console> console_;
    screen::ScreenConsole* screen_ = nullptr;  ///< the console, when it is one
    std::string prompt_;
    std::optional<PlayOn> play_;
    cli::ExitStatus status_ = cli::ExitStatus::done;
};

}  // namespace client::read
