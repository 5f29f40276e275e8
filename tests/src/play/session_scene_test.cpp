// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/session_scene.hpp"

#include "src/play/session.hpp"

#include <catch2/catch.hpp>

#include <string>

using namespace client;

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
