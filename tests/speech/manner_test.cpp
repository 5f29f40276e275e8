// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/manner.hpp"

#include "speech/plain_text.hpp"

#include <catch2/catch.hpp>

using namespace speech;

TEST_CASE("the manner of an utterance is found again in its language", "[speech][manner]")
{
    for (const auto haste : {Haste::none, Haste::brisk, Haste::fast})
        for (const auto noise : {Noise::none, Noise::murmur, Noise::crowd})
            for (const auto* const language : {"de", "sr-Latn", "en-GB"}) {
                const auto tag = in_manner(language, {haste, noise});
                CAPTURE(tag);
                CHECK(manner_of(tag) == Manner{haste, noise});
                CHECK(without_manner(tag) == language);
            }
}

TEST_CASE("a language without a manner is said as usual", "[speech][manner]")
{
    CHECK(in_manner("de", {}) == "de");
    CHECK(in_manner("de", {Haste::fast, Noise::crowd}) == "de-x-fast-crowd");
    for (const auto* const tag : {"", "de", "de-x", "de-x-", "de-x-other", "x-fast", "de-fast"})
        CHECK(manner_of(tag) == Manner{});
}

TEST_CASE("whoever knows nothing of manners knows the language", "[speech][manner]")
{
    CHECK(primary_language(in_manner("sr-Latn", {Haste::brisk, Noise::murmur})) == "sr");
}
