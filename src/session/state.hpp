// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game.hpp"
#include "src/session/tidings.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

/// All that a session remembers.
namespace client {

enum class Opponent : std::uint8_t { person, engine };

/// What is settled before a session begins.
struct SessionOptions {
    rules::GameOptions game;
    Opponent opponent = Opponent::person;
    rules::Color own = rules::Color::white;  ///< the player's side; only against an engine
    std::string engine;                      ///< what the engine is called
};

/// What waits for yes or no.
enum class Question : std::uint8_t { resign, draw, accept, undo };

struct SessionState {
    SessionOptions options;
    rules::Game game;
    std::optional<Question> question;
    std::optional<std::string> premove;  ///< as it was typed
    std::optional<std::size_t> viewed;   ///< looked at: the position after so many plies
    bool thinking = false;               ///< the engine was asked for its move
    Tidings latest;                      ///< what was told last, to be told again

    [[nodiscard]] bool is_over() const { return game.state().phase == rules::Phase::over; }
    [[nodiscard]] rules::Color turn() const { return game.state().turn(); }
    [[nodiscard]] bool against_engine() const { return options.opponent == Opponent::engine; }
    /// For whom the player speaks: his own side, or at one keyboard the side to move.
    [[nodiscard]] rules::Color speaker() const { return against_engine() ? options.own : turn(); }
    [[nodiscard]] bool engine_to_move() const
    {
        return against_engine() && turn() != options.own && !is_over();
    }
    /// Who at this keyboard may accept the draw that was offered.
    [[nodiscard]] std::optional<rules::Color> offered_to() const
    {
        const auto& offer = game.state().offer;
        if (!offer || (against_engine() && *offer == options.own))
            return std::nullopt;
        return opponent(*offer);
    }
    [[nodiscard]] bool tournament() const { return options.game.tournament; }
    /// Plies up to the position that is looked at.
    [[nodiscard]] std::size_t plies() const { return viewed.value_or(game.record().size()); }
    [[nodiscard]] const rules::Placement& placement() const { return game.state().before(plies()); }
};

}  // namespace client
