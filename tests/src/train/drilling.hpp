// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// Questions of a drill at each level and of each kind, with chance of its own.
inline void each_question(const client::train::Drill& drill,
                          const std::function<void(client::train::Task&)>& look,
                          int count = 20)
{
    const auto items = std::max<std::size_t>(drill.items.size(), 1);
    for (int level = 1; level <= drill.levels; ++level)
        for (std::size_t item = 0; item < items; ++item) {
            client::train::Random random{static_cast<std::uint64_t>(1000 * level) + item};
            CAPTURE(drill.name, level, item);
            for (int i = 0; i < count; ++i)
                look(*drill.ask({random, level, item}));
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
