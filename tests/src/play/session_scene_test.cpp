// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/session_scene.hpp"

#include "src/play/session.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

using namespace client;

namespace {

/// Seen by eyes after these moves.
screen::Scene seen(bool tournament, const std::vector<std::string>& moves)
{
    words::WordOptions word_options;
    word_options.language = "en";
    word_options.announce = "en";
    words::ChosenWords words{word_options};
    play::SessionOptions options;
    options.game.mode = rules::Mode::guarded;
    options.game.tournament = tournament;
    play::Session session{options, words};
    static_cast<void>(session.handle(play::inputs::Begin{}, {}));
    for (const auto& move : moves)
        static_cast<void>(session.handle_line(move, {}));
    return play::scene_of(session, words, {.layout = screen::Layout::board}, {});
}

}  // namespace

TEST_CASE("eyes see the king in check, and who is ahead", "[src][screen]")
{
    const auto scene = seen(false, {"e4", "d5", "exd5", "Qxd5", "f3", "Qe5"});
    CHECK(scene.check == rules::Square::parse("e1"));
    CHECK(scene.facts.front() == "Material is equal");
}

TEST_CASE("in a tournament eyes get no marks that help (11.3.1)", "[src][screen]")
{
    const auto scene = seen(true, {"e4", "d5", "exd5", "Qxd5", "f3", "Qe5"});
    CHECK_FALSE(scene.check);
    CHECK(scene.targets.empty());
    CHECK(scene.facts.size() == 1);
}

TEST_CASE("the row that tells whose move it is tells the result when the game is over",
          "[src][screen]")
{
    words::WordOptions word_options;
    word_options.language = "en";
    word_options.announce = "en";
    words::ChosenWords words{word_options};
    play::SessionOptions options;
    options.game.mode = rules::Mode::guarded;
    play::Session session{options, words};
    static_cast<void>(session.handle(play::inputs::Begin{}, {}));
    const auto layout = GENERATE(screen::Layout::announcements, screen::Layout::board);
    const auto last_fact = [&] {
        return play::scene_of(session, words, {.layout = layout}, {}).facts.back();
    };
    for (const auto* const move : {"f3", "e5", "g4"})
        static_cast<void>(session.handle_line(move, {}));
    CHECK(last_fact() == "Move 2, Black to move");
    static_cast<void>(session.handle_line("Qh4", {}));
    CHECK(last_fact() == "Checkmate. Black wins");
}
