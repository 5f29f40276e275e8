// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/host/toy.hpp"

#include "src/host/stage.hpp"
#include "tests/src/braille/virtual_display.hpp"
#include "tests/src/in_terminal.hpp"

#include <catch2/catch.hpp>

namespace {

using namespace client;
using tests::InTerminal;

/// The stones as somebody plays with them whose options are these; the stage knows nothing of them.
cli::ExitStatus play(const player::PlayerOptions& options, keymaps::Keymap keys = {})
{
    words::WordOptions english;
    english.language = "en";
    words::ChosenWords words{english};
    tests::Stones stones{words};
    host::NoKeeping nothing;
    return host::Stage{}.run(options, stones,
                             {.profile = options.profile.value_or(player::Profile::screen_reader),
                              .interface = options.ui.value_or(player::Interface::line),
                              .keeping = nothing,
                              .keys = std::move(keys)});
}

keymaps::Keymap keys_of_stones()
{
    std::vector<keymaps::KeymapFault> faults;
    return keymaps::Keymap::read(
        "3 = \"3\"\nq = \"quit\"\n", "stones.toml", [](std::string_view) { return true; }, faults);
}

}  // namespace

TEST_CASE("an activity of a few lines runs in lines", "[src][host][toy]")
{
    InTerminal stones{[] { return play({}); }};
    REQUIRE(stones.shows("21 stones: "));
    stones.types("3\n");
    CHECK(stones.shows("18 left: "));
    stones.types("9\n");
    CHECK(stones.shows("9: one to three: "));
    stones.types("quit\n");
    CHECK(stones.shows("bye"));
    CHECK(stones.wait() == 0);
    CHECK(stones.takes_whole_lines());
}

TEST_CASE("an activity of a few lines runs on the screen, by keys", "[src][host][toy]")
{
    const tests::Variable kind{"TERM", "xterm-256color"};
    player::PlayerOptions options;
    options.ui = player::Interface::screen;
    InTerminal stones{[&] { return play(options, keys_of_stones()); }};
    REQUIRE(stones.shows("\x1b[?1049h"));  // the other screen of a terminal
    REQUIRE(stones.shows("21 stones"));
    stones.types("3");
    CHECK(stones.shows("18 left"));
    stones.types("q");
    CHECK(stones.shows("bye"));
    CHECK(stones.wait() == 0);
    CHECK(stones.takes_whole_lines());
}

TEST_CASE("an activity of a few lines is heard by a voice", "[src][host][toy]")
{
    const tests::Folder folder;
    const auto spoken = folder / "spoken";
    player::PlayerOptions options;
    options.profile = player::Profile::voice;
    options.voice = "text:" + spoken;
    InTerminal stones{[&] { return play(options); }};
    REQUIRE(stones.shows("21 stones: "));
    stones.types("3\n");
    CHECK(stones.shows("18 left: "));
    stones.types("quit\n");
    CHECK(stones.wait() == 0);
    CHECK_THAT(tests::contents(spoken), Catch::StartsWith("21 stones\n") &&
                                            Catch::Contains("\n18 left\n") &&
                                            Catch::EndsWith("\nbye\n"));
}

TEST_CASE("an activity of a few lines is felt on a braille display", "[src][host][toy]")
{
    if (tests::brltty_is_missing())
        return;
    tests::VirtualDisplay fingers{40};
    const tests::Brltty brltty{fingers};
    const tests::Ready ready{brltty};
    const tests::Variable host{"BRLAPI_HOST", brltty.host()};
    const tests::Variable window{"WINDOWPATH", "8"};
    player::PlayerOptions options;
    options.profile = player::Profile::braille;
    options.braille = braille::Form::brlapi;
    InTerminal stones{[&] { return play(options); }};
    REQUIRE(stones.shows("21 stones: "));
    CHECK(fingers.shows("21 stones:"));
    stones.types("3\n");
    CHECK(fingers.shows("18 left:"));
    stones.types("quit\n");
    CHECK(stones.wait() == 0);
}

TEST_CASE("activities follow each other on one stage", "[src][host][toy]")
{
    const tests::Folder folder;
    const auto spoken = folder / "spoken";
    InTerminal stones{[&] {
        player::PlayerOptions options;
        options.voice = "text:" + spoken;
        words::WordOptions english;
        english.language = "en";
        words::ChosenWords words{english};
        tests::Stones first{words};
        tests::Stones second{words};
        host::NoKeeping nothing;
        host::Stage stage;
        static_cast<void>(stage.run(options, first, {.keeping = nothing}));
        return stage.run(options, second, {.keeping = nothing});
    }};
    REQUIRE(stones.shows("21 stones: "));
    stones.types("3\n");
    CHECK(stones.shows("18 left: "));
    stones.types("quit\n");
    CHECK(stones.shows("bye"));
    REQUIRE(stones.shows("21 stones: "));
    stones.types("2\nquit\n");
    CHECK(stones.shows("19 left"));
    CHECK(stones.wait() == 0);
    CHECK_THAT(tests::contents(spoken), Catch::EndsWith("bye\n21 stones\n19 left\nbye\n"));
}
