// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/keymap.hpp"
#include "src/clock/answer_keys.hpp"
#include "src/clock/session.hpp"
#include "src/console/console.hpp"
#include "src/host/line_text.hpp"
#include "src/host/speaking.hpp"
#include "src/player/options.hpp"
#include "src/screen/face.hpp"
#include "src/store/keeper.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace client::clock {

/// What the clock is used with.
struct Surroundings {
    player::Interface interface = player::Interface::line;
    keymaps::Keymap keys;
    keymaps::Keymap display_keys;
    std::vector<std::string> faults;  ///< of settings and key files, to be told first
    std::optional<UseLog> log{};      ///< in a tournament
};

/// The clock, its session and the world around it.
class ClockRun {
public:
    ClockRun(words::ChosenWords& words,
             Options options,
             player::PlayerOptions player,
             store::Keeper& keeper,
             Surroundings surroundings);

    void run();

private:
    void tell_faults(Reply& reply);
    void open();
    [[nodiscard]] console::ConsoleEvents events();
    void interrupt();
    [[nodiscard]] bool struck(const std::optional<keymaps::Key>& key);
    [[nodiscard]] std::vector<speech::Word> keys_for(std::string_view command) const;
    [[nodiscard]] keymaps::Meaning meaning_of(const keymaps::Key& key) const;
    void take(const std::string& line);
    void keep(Reply& reply);
    void put_aside();
    void change_rate(Reply& reply);
    void tell(Reply reply);
    void tell_voice(const speech::VoiceNotice& notice);
    void print(std::vector<console::TextLine> lines);
    void wait();
    [[nodiscard]] screen::Face face() const;
    [[nodiscard]] bool digits_run() const;

    Surroundings surroundings_;
    player::PlayerOptions player_;
    player::Profile profile_;
    words::ChosenWords& words_;
    AnswerKeys answers_;
    host::LineText text_;
    terminal::Loop loop_;
    Session session_;
    store::Keeper& keeper_;
    speech::VoiceChoice voice_;
    host::Speaking speaking_;
    std::unique_ptr<console::Console> console_;
    std::vector<console::TextLine> said_last_;
    std::string prompt_;
    int rate_ = player_.voice_settings.rate.value_or(0);
    bool line_asked_ = false;     ///< by a key: what comes next is typed
    bool over_ = false;           ///< what is typed behind the end is for nobody
    bool prompt_wanted_ = false;  ///< a line was read: another can be, even if nothing is told
};

}  // namespace client::clock
