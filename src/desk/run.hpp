// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/keymap.hpp"
#include "src/console/console.hpp"
#include "src/desk/session.hpp"
#include "src/host/line_text.hpp"
#include "src/host/speaking.hpp"
#include "src/player/options.hpp"
#include "src/script/envelope_files.hpp"
#include "src/store/keeper.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace client::desk {

/// What the desk is used with.
struct Surroundings {
    keymaps::Keymap keys;
    keymaps::Keymap display_keys;
    script::EnvelopeFiles files;    ///< for a sealed move; empty: it is kept in the game only
    bool envelope_is_ours = false;  ///< the one that is there belongs to the game left behind
    bool tournament = false;        ///< a new game is one, whatever was left behind
};

/// The desk, its session and the world around it.
class DeskRun {
public:
    DeskRun(Session::Words words,
            player::PlayerOptions player,
            store::Keeper& keeper,
            Surroundings surroundings);

    void run(const std::optional<script::Headers>& head, const std::vector<std::string>& settled);

private:
    template <class Act>
    void take(Act act);
    [[nodiscard]] console::ConsoleEvents events();
    [[nodiscard]] bool strike(const std::optional<keymaps::Key>& key);
    void tick();
    void take_over(rules::Instant time);
    void answer(Reply reply);
    void drop_line();
    void tell(Reply reply);
    void speak(Reply reply);
    void print(std::vector<console::TextLine> lines);
    void keep(Reply& reply);
    void tell_voice(const speech::VoiceNotice& notice);

    /// The file that was not written for it, if any.
    struct LeftUndone {
        std::filesystem::path file;
        Unwritten why = Unwritten::impossible;
    };
    using Granted = std::optional<LeftUndone>;
    [[nodiscard]] Granted granted(const std::optional<Wish>& wish);
    Granted grant(const FilesWanted& wanted);
    Granted grant(const Quit& wish);
    Granted grant(const PutAside& wish);
    Granted grant(const Silence& wish);
    Granted grant(const SealMove& wish);
    Granted grant(const Repeat& wish);
    static Granted grant(const BeginLine& wish);
    /// A file that would be written over and is not this desk's; none: they may be written.
    [[nodiscard]] std::optional<std::filesystem::path>
    file_of_others(const FilesWanted& wanted) const;

    terminal::Loop loop_;
    Session session_;
    store::Keeper& keeper_;
    player::PlayerOptions player_;
    player::Profile profile_;
    Surroundings surroundings_;
    speech::VoiceChoice voice_;
    host::Speaking speaking_;
    std::unique_ptr<console::Console> console_;
    std::vector<console::TextLine> last_;
    std::string prompt_;
    std::set<std::filesystem::path> written_;  ///< papers of this desk
    bool reads_paper_ = false;                 ///< which whatever comes next ends
    std::string typed_;                        ///< so far
    bool types_secret_ = false;                ///< a sealed move is being typed
};

}  // namespace client::desk
