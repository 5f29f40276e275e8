// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/keymap.hpp"
#include "src/clock/keeper.hpp"
#include "src/desk/session.hpp"
#include "src/line/console.hpp"
#include "src/play/options.hpp"
#include "src/play/speaking.hpp"
#include "src/render/line_text.hpp"
#include "src/script/envelope_files.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace client::desk {

/// What the desk is used with.
struct Surroundings {
    keymaps::Keymap keys;
    keymaps::Keymap display_keys;
    script::EnvelopeFiles files;  ///< for a sealed move; empty: it is kept in the game only
};

/// The desk, its session and the world around it.
class DeskRun {
public:
    DeskRun(Session::Words words,
            const play::PlayOptions& player,
            clock::Keeper& keeper,
            Surroundings surroundings);

    void run(const std::optional<script::Headers>& head, const std::vector<std::string>& settled);

private:
    template <class Act>
    void take(Act act);
    [[nodiscard]] ConsoleEvents events();
    [[nodiscard]] bool strike(const std::optional<keymaps::Key>& key);
    void tick();
    void tell(Reply reply);
    void speak(Reply reply);
    void print(std::vector<TextLine> lines);
    void keep();
    void tell_voice(const speech::VoiceNotice& notice);

    void grant(const FilesWanted& wanted, std::vector<TextLine>& lines);
    void grant(const Quit& quit, std::vector<TextLine>& lines);
    void grant(const PutAside& wish, std::vector<TextLine>& lines);
    void grant(const Silence& wish, std::vector<TextLine>& lines);
    void grant(const SealMove& wish, std::vector<TextLine>& lines);
    void grant(const Repeat& wish, std::vector<TextLine>& lines);
    void grant(const BeginLine& wish, std::vector<TextLine>& lines);

    Loop loop_;
    Session session_;
    clock::Keeper& keeper_;
    const play::PlayOptions& player_;
    Profile profile_;
    Surroundings surroundings_;
    speech::VoiceChoice voice_;
    play::Speaking speaking_;
    std::unique_ptr<Console> console_;
    std::vector<TextLine> last_;
    std::string prompt_;
    bool reads_paper_ = false;  ///< which whatever comes next ends
    bool left_ = false;
};

}  // namespace client::desk
