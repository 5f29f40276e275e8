// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/cli/action.hpp"
#include "src/console/console.hpp"
#include "src/host/line_text.hpp"
#include "src/host/speaking.hpp"
#include "src/play/engine_seat.hpp"
#include "src/play/game_options.hpp"
#include "src/play/session.hpp"
#include "src/player/first_start.hpp"
#include "src/screen/screen_console.hpp"
#include "src/store/store.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>

namespace client::play {

/// What is played: a new game, or one that was kept.
struct Seating {
    SessionOptions options;
    std::optional<store::SavedGame> saved;
};

/// The table at which a game is played: everything that the world has a part in is wired here, and
/// nothing is decided.
class Table {
public:
    Table(PlayOptions options, Seating seating);
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;
    Table(Table&&) = delete;
    Table& operator=(Table&&) = delete;
    ~Table();

    [[nodiscard]] cli::ExitStatus run();

private:
    void drop_line();
    void ask_first();
    /// Printed at once, and spoken when nobody answers.
    void ask(const std::vector<std::string>& lines);
    void sit_down();
    void open_console();
    [[nodiscard]] console::ConsoleEvents console_events();
    /// Text, cells, or the display as well.
    [[nodiscard]] std::unique_ptr<console::Console> line_console();
    [[nodiscard]] std::unique_ptr<console::Console> screen_console();
    [[nodiscard]] keymaps::Keymap display_keys();
    void tell_faults(const std::vector<keymaps::KeymapFault>& faults);
    /// With whatever is told next.
    void tell_first(const std::string& sentence);
    void begin(Seating seating);
    void typed(const std::string& line);
    /// The command of a key.
    void struck(const std::string& command);
    void answer_first(const std::string& line);
    /// A key of the line on the screen, for those who hear it only.
    void on_screen(host::wishes::ScreenAct act);
    void take(const Input& input);
    void take(Reply reply);
    void keep(host::Tidings& tidings);
    void show(std::vector<console::TextLine> lines);
    void fulfil(const host::Wish& wish);
    /// Of the side that sits at the keyboard now.
    [[nodiscard]] speech::Ear own_ear() const;
    void write_file(const host::wishes::WriteFile& wish);
    void new_game();
    void watch_clock();
    /// While a clock runs: so that a crash costs nobody more than a few seconds.
    void keep_time();
    void quit();
    void leave();
    void tell_voice(const speech::VoiceNotice& notice);

    PlayOptions options_;
    Seating seating_;
    bool resumed_;  ///< not begun with these options
    player::FirstStart start_;
    terminal::Loop loop_;
    std::unique_ptr<words::ChosenWords> words_;
    player::Profile profile_ = player::Profile::screen_reader;
    std::optional<Session> session_;
    std::unique_ptr<EngineSeat> engine_;
    std::unique_ptr<host::Speaking> speaking_;
    store::Store store_;
    std::optional<store::Store::Open> kept_;
    std::unique_ptr<console::Console> console_;
    screen::ScreenConsole* screen_ = nullptr;  ///< the console, or the one beside the display
    asio::steady_timer silence_;               ///< until the first questions are spoken
    asio::steady_timer timekeeper_;
    bool timekeeping_ = false;
    host::Tidings first_;                      ///< to be told with whatever is told next
    std::vector<std::function<void()>> then_;  ///< behind what is being told
    std::string last_prompt_;
    std::set<std::filesystem::path> own_files_;  ///< that this program has written
    cli::ExitStatus status_ = cli::ExitStatus::done;
};

}  // namespace client::play
