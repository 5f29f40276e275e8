// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/commands/command_table.hpp"
#include "src/host/reply.hpp"
#include "src/play/inputs.hpp"
#include "src/play/state.hpp"
#include "src/words/chosen_words.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace client::play {

using host::Reply;

/// A player's evening at the board: the game, what was asked and not yet answered, what is looked
/// at. Pure: it is told everything, also the time, and wishes for what only the world can do.
class Session {
public:
    /// The words must outlive the session.
    Session(SessionOptions options, words::ChosenWords& words);
    /// Goes on with a game that was kept.
    Session(SessionOptions options,
            rules::Game game,
            words::ChosenWords& words,
            store::Uses uses = {});
    /// One of two who play the same game.
    Session(SessionOptions options,
            std::shared_ptr<SharedGame> shared,
            words::ChosenWords& words,
            store::Uses uses = {});

    Reply handle(const Input& input, rules::Instant now);
    /// Whether the game is on the disk, as far as it has come.
    void set_keeping(Keeping keeping) { state_.keeping = keeping; }
    /// Another game stands on the board; the player's finger stays where it is.
    void set_up(rules::Game game);
    /// An article stands behind what was just refused; who asks why is told it.
    void rest_on(std::string_view article) { state_.law.rulings = {{std::string{article}}}; }
    /// What is looked at is the game again.
    void leave_example() { state_.example.reset(); }
    /// A typed line.
    Reply handle_line(std::string_view line, rules::Instant now);
    /// The command of a key, as key files write it.
    Reply handle_key(std::string_view command, rules::Instant now)
    {
        return handle(names_.read(command), now);
    }

    /// What a key of the board says while a question waits: yes or no by their first letter.
    [[nodiscard]] std::optional<commands::Command> answer_of(const keymaps::Key& key) const;

    /// Whether a command of that name can be said now: while a question waits, its answers.
    [[nodiscard]] bool makes_sense(std::string_view name) const;

    [[nodiscard]] const SessionState& state() const { return state_; }
    /// For a partner to play it, too.
    [[nodiscard]] const std::shared_ptr<SharedGame>& shared() const { return shared_; }
    [[nodiscard]] const rules::Game& game() const { return state_.game; }
    [[nodiscard]] const commands::CommandTable& names() const { return names_; }
    /// When something will happen by itself, so that a tick is due.
    [[nodiscard]] std::optional<rules::Instant> due(rules::Instant now) const;

private:
    [[nodiscard]] commands::Command read(std::string_view line);

    std::shared_ptr<SharedGame> shared_;
    SessionState state_;
    words::ChosenWords* words_;
    commands::CommandTable names_;
};

}  // namespace client::play
