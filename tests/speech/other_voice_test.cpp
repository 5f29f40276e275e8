// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/other_voice.hpp"

#include <catch2/catch.hpp>

using namespace speech;

using Parts = std::vector<VoicePart>;

TEST_CASE("words of another language within a sentence are parts of their own", "[speech][voice]")
{
    const auto german = in_voice("de", {"Eva 5", "Eva fünf"});
    CHECK(german.screen == "Eva 5");
    CHECK(voice_parts("Announce " + german.voice + ", please", "en") ==
          Parts{{"en", "Announce "}, {"de", "Eva fünf"}, {"en", ", please"}});
    CHECK(voice_parts("Announce " + german.voice + ".", "en") ==
          Parts{{"en", "Announce "}, {"de", "Eva fünf"}});
    CHECK(voice_parts(german.voice, "en") == Parts{{"de", "Eva fünf"}});
}

TEST_CASE("a sentence of one language is one part", "[speech][voice]")
{
    CHECK(voice_parts("Right", "en") == Parts{{"en", "Right"}});
    CHECK(voice_parts("", "en").empty());
}

TEST_CASE("signs that are not closed take nothing away", "[speech][voice]")
{
    CHECK(voice_parts("a \x0e"
                      "de\x1f"
                      "b",
                      "en") == Parts{{"en", "a "}, {"de", "b"}});
    CHECK(voice_parts("a \x0e"
                      "de",
                      "en") == Parts{{"en", "a "}});
    CHECK(voice_parts("a \x0f b", "en") == Parts{{"en", "a \x0f b"}});
}
