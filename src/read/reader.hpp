// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/line/console.hpp"
#include "src/play/interface_choice.hpp"
#include "src/play/speaking.hpp"
#include "src/program.hpp"
#include "src/read/pgn_file.hpp"
#include "src/read/read_session.hpp"
#include "src/render/line_text.hpp"
#include "src/screen/screen_console.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace client::reading {

struct ReadOptions {
    play::PlayOptions player;
    std::string file;
    std::size_t game = 1;

    [[nodiscard]] Profile profile() const { return play::profile_of(player); }
    /// The words of announcements are chosen apart from the others.
    [[nodiscard]] tools::WordOptions words() const;
};

/// A reader at the console, from the first game that is told until somebody leaves.
class Reader {
public:
    Reader(ReadOptions options, const PgnFile& file);

    ExitStatus run(const Streams& streams);
    /// The game that is to be played from where the reader was.
    [[nodiscard]] const std::optional<PlayOn>& play() const { return play_; }

private:
    void open_console(ReadReply& first);
    [[nodiscard]] std::unique_ptr<Console> line_console(ReadReply& first);
    [[nodiscard]] std::unique_ptr<Console> screen_console(ReadReply& first);
    [[nodiscard]] keymaps::Keymap display_keys(ReadReply& first);
    [[nodiscard]] ConsoleEvents console_events();
    void tell_faults(const std::vector<keymaps::KeymapFault>& faults, ReadReply& first);
    void show(ReadReply reply);
    void fulfil(const Wish& wish);
    void obey(wishes::ScreenAct act);
    /// A key of the typed line, for those who hear it only.
    void print(std::vector<TextLine> lines);
    void tell_voice(const speech::VoiceNotice& notice);
    void drop_line();
    void go_on();
    void search_on();
    void leave();

    ReadOptions options_;
    play::InterfaceChoice interface_;
    tools::ChosenWords words_;
    Shelf shelf_;
    ReadSession session_;
    LineText text_;
    Loop loop_;
    speech::VoiceChoice voice_;
    play::Speaking speaking_;
    std::unique_ptr<Console> console_;
    screen::ScreenConsole* screen_ = nullptr;  ///< the console, when it is one
    std::string prompt_;
    std::optional<PlayOn> play_;
    ExitStatus status_ = ExitStatus::done;
};

}  // namespace client::reading
