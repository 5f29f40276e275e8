// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/text.hpp"
#include "tests/speech/announcements.hpp"
#include "tests/speech/shipped.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <span>
#include <string>
#include <toml++/toml.h>
#include <vector>

namespace {

/// Folded, with a blank around every word, so that words are found whole.
std::string apart(std::string_view text)
{
    std::string all = " ";
    for (const auto& word : speech::folded_words(text))
        all += word + ' ';
    return all;
}

/// What is understood for an English word: the words of the chapter, else those of the commands.
std::vector<std::string>
understood(const toml::table& chapter, const std::string& language, const std::string& english)
{
    std::vector<std::string> words;
    if (const auto* const heard = chapter["heard"][english].as_array())
        for (const auto& word : *heard)
            words.push_back(word.value_or(""));
    if (!words.empty())
        return words;
    for (const auto& [meaning, word] :
         shipped::lexicon(language).command_words(speech::CommandArea::playing))
        if (meaning == english)
            words.push_back(word);
    return words.empty() ? std::vector{english} : words;
}

}  // namespace

TEST_CASE("whatever a drill tells to answer is understood as it stands, in every language",
          "[src][train]")
{
    const std::string language = GENERATE("en", "cs", "sk", "sr", "de");
    std::ifstream file{"tests/src/train/expected.table"};
    REQUIRE(file);
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#'))
            continue;
        const auto cells = announcements::cells(line);
        REQUIRE(cells.size() > 2);
        const auto chapter =
            toml::parse_file("speech/words/" + cells[0] + '/' + language + ".toml");
        const auto text = apart(chapter["messages"][cells[1]].value<std::string>().value());
        for (const auto& offered : std::span{cells}.subspan(2)) {
            CAPTURE(language, cells[0], cells[1], text, offered);
            CHECK(std::ranges::any_of(understood(chapter, language, offered),
                                      [&](const std::string& word) {
                                          return text.find(apart(word)) != std::string::npos;
                                      }));
        }
    }
}
