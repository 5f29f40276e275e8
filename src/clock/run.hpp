// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/keymap.hpp"
#include "src/clock/answer_keys.hpp"
#include "src/clock/face.hpp"
#include "src/clock/keeper.hpp"
#include "src/clock/session.hpp"
#include "src/line/console.hpp"
#include "src/play/options.hpp"
#include "src/play/speaking.hpp"
#include "src/render/line_text.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace client::clock {

/// What the clock is used with.
struct Surroundings {
    Interface interface = Interface::line;
    keymaps::Keymap keys;
    keymaps::Keymap display_keys;
    std::vector<std::string> faults;  ///< of settings and key files, to be told first
    std::optional<UseLog> log{};      ///< in a tournament
};

/// The clock, its session and the world around it.
class ClockRun {
public:
    ClockRun(tools::ChosenWords& words,
             Options options,
             play::PlayOptions player,
             Keeper& keeper,
             Surroundings surroundings);

    void run();

private:
    void tell_faults(Reply& reply);
    void open();
    [[nodiscard]] ConsoleEvents events();
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
    void print(std::vector<TextLine> lines);
    void wait();
    [[nodiscard]] Face face() const;
    [[nodiscard]] bool digits_run() const;

    Surroundings surroundings_;
    play::PlayOptions player_;
    Profile profile_;
    tools::ChosenWords& words_;
    AnswerKeys answers_;
    LineText text_;
    Loop loop_;
    Session session_;
    Keeper& keeper_;
    speech::VoiceChoice voice_;
    play::Speaking speaking_;
    std::unique_ptr<Console> console_;
    std::vector<TextLine> said_last_;
    std::string prompt_;
    int rate_ = player_.voice_settings.rate.value_or(0);
    bool line_asked_ = false;     ///< by a key: what comes next is typed
    bool over_ = false;           ///< what is typed behind the end is for nobody
    bool prompt_wanted_ = false;  ///< a line was read: another can be, even if nothing is told
};

}  // namespace client::clock
