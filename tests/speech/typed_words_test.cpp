// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/typed_words.hpp"

#include "tests/speech/sayings.hpp"

#include <catch2/catch.hpp>

#include <memory>
#include <string>
#include <unicode/regex.h>
#include <unicode/translit.h>

namespace {

bool has(const std::string& text, const char* expression)
{
    UErrorCode status = U_ZERO_ERROR;
    icu::RegexMatcher matcher{speech::decoded(expression), speech::decoded(text), 0, status};
    REQUIRE(U_SUCCESS(status) != 0);
    return matcher.find() != 0;
}

/// A word of two scripts; a piece letter before a square is none.
bool mixes_scripts(const std::string& text)
{
    return has(text, R"((?:[a-zA-Z]\p{Cyrillic}|(?!\b[СЛТДК][a-h][1-8])\p{Cyrillic}[a-zA-Z]))");
}

}  // namespace

TEST_CASE("what stands between the marks is of no other script", "[speech][lexicon]")
{
    UErrorCode status = U_ZERO_ERROR;
    UParseError place;
    const std::unique_ptr<icu::Transliterator> script{icu::Transliterator::createFromRules(
        "test", speech::decoded("a > а; b > б;"), UTRANS_FORWARD, place, status)};
    REQUIRE(U_SUCCESS(status) != 0);
    const auto changed = [&](std::string_view text, const icu::Transliterator* by) {
        return speech::utf8(speech::in_script(speech::decoded(text), by));
    };
    CHECK(changed("ab `ab` ab", script.get()) == "аб ab аб");
    CHECK(changed("ab `ab` ab", nullptr) == "ab ab ab");
    CHECK(changed("`ab`", script.get()) == "ab");
    CHECK(changed("a `b", script.get()) == "а b");
    CHECK(changed("", script.get()).empty());
}

TEST_CASE("no sentence shows a mark, or a word of two scripts", "[speech][lexicon]")
{
    const std::string language = GENERATE(from_range(shipped::languages));
    for (const auto& saying : sayings::all(language)) {
        CAPTURE(language, saying.message.row().name, saying.text);
        CHECK(saying.text.find('`') == std::string::npos);
        CHECK_FALSE(mixes_scripts(saying.text));
    }
    for (const auto area : {speech::CommandArea::playing, speech::CommandArea::reading,
                            speech::CommandArea::clock, speech::CommandArea::desk})
        for (const auto& [meaning, word] : shipped::lexicon(language).command_words(area)) {
            CAPTURE(language, meaning, word);
            CHECK(word.find('`') == std::string::npos);
            CHECK_FALSE(mixes_scripts(word));
        }
}

TEST_CASE("names of keys, programs, options and files are Latin in the Cyrillic text",
          "[speech][lexicon]")
{
    const auto& cyrillic = shipped::lexicon("sr-Cyrl");
    struct Row {
        std::string said;
        std::string name;
    };
    const auto row = GENERATE_REF(values<Row>({
        {cyrillic.say("key-name", {{"key", "escape"}}), "Escape"},
        {cyrillic.say("key-name", {{"key", "page_up"}}), "Page Up"},
        {cyrillic.say("key-held", {{"held", "ctrl"}, {"key", "x"}}), "Control x"},
        {cyrillic.say("desk-ask-time"), " blitz-5,"},
        {cyrillic.say("desk-ask-announce"), " sr-Cyrl "},
        {cyrillic.say("option-complaint", {{"command", "x"}, {"reason", "x"}}), "x --help"},
        {cyrillic.say("option-warnings"), "--warnings "},
        {cyrillic.say("setting-form"), "level = 5 или side = \"black\","},
        {cyrillic.say("setting-kind", {{"name", "x"}}), "true или false"},
        {cyrillic.say("keys-no-key", {{"key", "x"}}), "left, enter или F1"},
        {cyrillic.say("help-square"), "поље a1h8"},
        {cyrillic.say("help-if"), "ако Д h5"},
        {cyrillic.say("help-typing"), " Сf3, e2e4 "},
        {cyrillic.say("first-fide"), "Anna, Bella, eins, zwei"},
        {cyrillic.say("option-no-voice", {{"text", "x"}}), "wav:ДАТОТЕКА"},
        {cyrillic.say("help-pgn"), "PGN"},
    }));
    CHECK_THAT(row.said, Catch::Contains(row.name));
}
