// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/commands/chosen_keymap.hpp"
#include "src/host/stage.hpp"
#include "src/player/options.hpp"
#include "src/together/visit.hpp"
#include "src/together/wire.hpp"

#include <deque>
#include <memory>
#include <optional>
#include <string>

namespace client::together {

/// Somebody goes to what is hosted elsewhere: the line to it and the stage here are put together.
class Visiting {
public:
    /// The stage and the words must outlive it.
    Visiting(host::Stage& stage, words::ChosenWords& words, commands::CommandTable table);
    ~Visiting();
    Visiting(const Visiting&) = delete;
    Visiting& operator=(const Visiting&) = delete;
    Visiting(Visiting&&) = delete;
    Visiting& operator=(Visiting&&) = delete;

    [[nodiscard]] const commands::CommandTable& commands() const { return table_; }
    /// Introduces somebody; if he is not let in, why. None within: nobody answers.
    [[nodiscard]] std::optional<std::optional<Parting>>
    enter(Wire::Socket socket, const Guest& guest, Visitor visitor);
    /// Once he was let in: until he leaves, or is sent away.
    [[nodiscard]] cli::ExitStatus run(const player::PlayerOptions& options,
                                      const commands::KeyUser& keys);

private:
    /// Whether he stands before the door, was let in, or was sent away.
    enum class Stand : std::uint8_t { before, within, away };

    void hear(std::string_view line);
    void take(News each);
    void end(std::optional<Parting> why);
    void wait_for_answer();

    host::Stage& stage_;
    words::ChosenWords& words_;
    commands::CommandTable table_;
    std::shared_ptr<Wire> wire_;
    Visitor visitor_{};
    Stand stand_ = Stand::before;
    std::optional<Parting> why_;
    std::string host_;
    std::deque<News> waiting_;    ///< what came before the stage is there
    std::optional<Visit> visit_;  ///< none: the stage is not there yet
};

}  // namespace client::together
