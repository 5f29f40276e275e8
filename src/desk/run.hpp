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

#include <filesystem>
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
    void answer(Reply reply);
    void drop_line();
    void tell(Reply reply);
    void speak(Reply reply);
    void print(std::vector<TextLine> lines);
    void keep(Reply& reply);
    void tell_voice(const speech::VoiceNotice& notice);

    /// The file that could not be written for it, if any.
    using Unwritten = std::optional<std::filesystem::path>;
    [[nodiscard]] Unwritten granted(const std::optional<Wish>& wish);
    static Unwritten grant(const FilesWanted& wanted);
    Unwritten grant(const Quit& wish);
    Unwritten grant(const PutAside& wish);
    Unwritten grant(const Silence& wish);
    Unwritten grant(const SealMove& wish);
    Unwritten grant(const Repeat& wish);
    static Unwritten grant(const BeginLine& wish);

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
};

}  // namespace client::desk
