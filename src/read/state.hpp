// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/instant.hpp"
#include "src/commands/command_table.hpp"
#include "src/read/reader_board.hpp"
#include "src/read/search.hpp"
#include "src/read/teller.hpp"

#include <chrono>
#include <cstddef>
#include <optional>
#include <set>
#include <string>

/// All that a reader's session remembers.
namespace client::read {

/// A game against the engine that begins where somebody was reading.
struct PlayOn {
    std::string fen;
    rules::Color side{};

    bool operator==(const PlayOn&) const = default;
};

struct ReadReply {
    host::Tidings tidings;
    host::Wishes wishes;
    std::optional<PlayOn> play;  ///< what becomes of it
};

/// A long list or search, in the middle of the games.
struct Search {
    Shelf::Walk walk;
    Query query;
    std::size_t told = 0;
    bool running = true;
};

struct State {
    Shelf& shelf;
    words::ChosenWords& words;
    player::Interface interface;
    Teller teller;
    commands::CommandTable commands;
    ReaderBoard board;
    keymaps::Keymap keys{};  ///< of the board on the screen, to be told
    std::size_t number = 1;  ///< of the game
    std::optional<PlaceInGame> game{};
    std::optional<rules::NodeId> line{};  ///< that was told last: where its variation begins
    std::set<rules::NodeId> remarked{};   ///< what is written about these moves is known
    bool reads_variations = false;        ///< when it reads on aloud
    std::optional<Search> search{};
    rules::Duration pace = std::chrono::seconds{3};
    rules::Duration pause{};  ///< before the next move: none before the first
    std::optional<rules::Instant> due{};
    host::Tidings latest{};  ///< what was told last, to be told again

    [[nodiscard]] bool on_screen() const { return interface == player::Interface::screen; }
    [[nodiscard]] bool searching() const { return search && search->running; }
};

}  // namespace client::read
