// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fen.hpp"
#include "src/play/session.hpp"
#include "src/script/event_line.hpp"
#include "tests/src/person.hpp"

#include <catch2/catch.hpp>

using namespace client;

namespace {

/// A game in the words and the letters of German.
struct Game {
    explicit Game(std::string_view fen = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1")
        : words{german()}, session{from(fen), words}
    {
        session.handle(play::inputs::Begin{}, {});
    }

    static words::WordOptions german()
    {
        auto options = tests::words_in("de");
        options.notation = "de";
        return options;
    }
    static play::SessionOptions from(std::string_view fen)
    {
        play::SessionOptions options;
        options.game.start = rules::Placement{*rules::read_fen(fen)};
        return options;
    }
    /// What is kept of the moves that were tried.
    [[nodiscard]] std::vector<std::string> lines() const
    {
        std::vector<std::string> all;
        for (const auto& [at, event] : session.game().events())
            if (std::holds_alternative<rules::events::Play>(event))
                all.push_back(script::command_line(event));
        return all;
    }

    words::ChosenWords words;
    play::Session session;
};

}  // namespace

TEST_CASE("a move typed in the letters of a language is kept as it always was", "[src][play]")
{
    Game game;
    game.session.handle_line("Sbd2", {});
    CHECK(game.lines() == std::vector<std::string>{"white move Nbd2"});
}

TEST_CASE("a move chosen among several is handed to the game as it is", "[src][play]")
{
    Game game;
    game.session.handle_line("Sd2", {});
    CHECK(game.lines().empty());
    game.session.handle_line("b", {});
    CHECK(game.lines() == std::vector<std::string>{"white move Nbd2"});
}

TEST_CASE("a move made with the cursor is handed to the game as it is", "[src][play]")
{
    Game game;
    for (const auto* const command : {"file b", "rank 1", "select", "file d", "rank 2", "select"})
        game.session.handle_key(command, {});
    CHECK(game.lines() == std::vector<std::string>{"white move Nbd2"});
}

TEST_CASE("castling with the cursor is handed to the game as it is", "[src][play]")
{
    Game game{"4k3/8/8/8/8/8/8/4K2R w K - 0 1"};
    const std::string target = GENERATE("file g", "file h");
    for (const std::string_view command : {"file e", "rank 1", "select", target.c_str(), "select"})
        game.session.handle_key(command, {});
    CHECK(game.lines() == std::vector<std::string>{"white move O-O"});
}
