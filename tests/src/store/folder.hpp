// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game.hpp"
#include "src/store/store.hpp"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

namespace tests {

/// A folder of our own, empty at first, that goes with the test.
class Folder {
public:
    Folder()
    {
        std::string name = std::filesystem::temp_directory_path() / "annabella-store-XXXXXX";
        REQUIRE(mkdtemp(name.data()) != nullptr);
        path_ = name;
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    Folder(Folder&&) = delete;
    Folder& operator=(Folder&&) = delete;
    ~Folder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] std::filesystem::path file() const { return path_ / "games.sqlite"; }

private:
    std::filesystem::path path_;
};

[[nodiscard]] inline rules::Instant at(int seconds)
{
    return rules::Instant{std::chrono::seconds{seconds}};
}

[[nodiscard]] inline client::store::GameHead head()
{
    client::store::GameHead head;
    head.names = {"Anna", "Bella"};
    head.engine = "stockfish";
    head.strength = "level 3";
    head.own = rules::Color::black;
    head.started = client::base::CalendarTime{std::chrono::hours{494'196}};
    head.options.control = *rules::read_time_control("10+5");
    return head;
}

/// Plays both sides' moves one after the other, each pressed, one every ten seconds.
inline void play(rules::Game& game, const std::vector<std::string>& moves, int from = 0)
{
    if (game.events().empty())
        game.apply(rules::events::Start{}, at(from));
    for (const auto& move : moves) {
        const auto side = game.placement().turn();
        from += 10;
        game.apply(rules::events::Play{side, move}, at(from));
        game.apply(rules::events::Press{side}, at(from));
    }
}

}  // namespace tests
