// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/san.hpp"
#include "src/train/groups.hpp"
#include "tests/src/person.hpp"

#include <catch2/catch.hpp>

#include <functional>
#include <string>

namespace tests {

/// Who speaks with a drill: in English, with English announcements.
struct Drilling {
    client::words::ChosenWords words{words_in("en")};
    client::train::Teller teller{words};
};

/// Our own puzzles, and a game of seven moves.
inline client::train::Supplies supplies()
{
    client::train::Supplies all;
    all.last_game = [] {
        client::train::PlayedGame game;
        auto position = game.start;
        for (const auto* const san : {"e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"}) {
            game.moves.push_back(read_san(position, san).value());
            position.play_unchecked(game.moves.back());
        }
        return std::optional{game};
    };
    return all;
}

/// Questions of a drill at each level and of each kind, with chance of its own.
inline void each_question(const client::train::Drill& drill,
                          const std::function<void(client::train::Task&)>& look,
                          int count = 20)
{
    static const auto stock = supplies();
    const auto items = std::max<std::size_t>(drill.items.size(), 1);
    for (int level = 1; level <= drill.levels; ++level)
        for (std::size_t item = 0; item < items; ++item) {
            client::train::Random random{static_cast<std::uint64_t>(1000 * level) + item};
            CAPTURE(drill.name, level, item);
            for (int i = 0; i < count; ++i)
                look(*drill.ask({random, level, item, stock}));
        }
}

/// The questions of the drill with that name.
inline void each_question(std::string_view drill,
                          const std::function<void(client::train::Task&)>& look,
                          int count = 20)
{
    each_question(*client::train::find_drill(drill).value().drill, look, count);
}

}  // namespace tests
