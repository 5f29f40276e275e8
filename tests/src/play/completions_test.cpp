// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/playing.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>

namespace {

using namespace client;

bool offers(const play::Playing& playing, const std::string& word)
{
    const auto found = playing.completions(word);
    return std::ranges::find(found, word) != found.end();
}

TEST_CASE("what cannot be said now is not offered for completion", "[src][play]")
{
    words::WordOptions options;
    options.language = "en";
    words::ChosenWords words{options};
    play::Playing playing{words, {}};
    playing.set_up(play::SessionOptions{});
    const rules::Instant now{};
    static_cast<void>(playing.handle({host::inputs::Begin{}}, now));
    CHECK(offers(playing, "board"));
    CHECK_FALSE(offers(playing, "clock"));
    CHECK_FALSE(offers(playing, "level"));
    CHECK_FALSE(offers(playing, "up"));
    CHECK_FALSE(offers(playing, "undo"));
    CHECK_FALSE(offers(playing, "yes"));
    static_cast<void>(playing.handle({host::inputs::Line{"e4"}}, now));
    CHECK(offers(playing, "undo"));
    static_cast<void>(playing.handle({host::inputs::Line{"resign"}}, now));
    CHECK(offers(playing, "yes"));
    CHECK(offers(playing, "no"));
    CHECK_FALSE(offers(playing, "board"));
}

}  // namespace
