// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/text.hpp"
#include "tests/speech/announcements.hpp"
#include "tests/speech/sayings.hpp"

#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <string>
#include <string_view>
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

std::vector<std::string> listed(std::string_view cell)
{
    std::vector<std::string> words;
    for (std::size_t comma = 0; comma != std::string_view::npos;) {
        comma = cell.find(", ");
        words.push_back(apart(cell.substr(0, comma)));
        cell.remove_prefix(comma == std::string_view::npos ? cell.size() : comma + 2);
    }
    return words;
}

struct Term {
    std::string term;
    std::vector<std::string> instead;  ///< words that are not used for it
};

std::map<std::string, std::vector<Term>> terms()
{
    std::ifstream file{"tests/speech/terms.table"};
    REQUIRE(file);
    std::map<std::string, std::vector<Term>> terms;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#'))
            continue;
        const auto cells = announcements::cells(line);
        REQUIRE(cells.size() == 4);
        terms[cells[0]].push_back({cells[2], listed(cells[3])});
    }
    return terms;
}

/// A sentence without the names of its choices: "{n, plural, one {" says nothing.
std::string without_choices(const std::string& pattern)
{
    static const std::regex choice{R"(([,}] )=?\w+ (?=\{))"};
    return std::regex_replace(pattern, choice, "$1");
}

/// Every sentence in a file of words; what is understood beside them may be said otherwise.
void add_sentences(std::vector<std::string>& all, const toml::node& node)
{
    if (const auto text = node.value<std::string>())
        all.push_back(without_choices(*text));
    else if (const auto* const table = node.as_table())
        for (const auto& [key, value] : *table)
            if (key != "also" && key != "heard")
                add_sentences(all, value);
}

/// The Laws, the glossary, the drills and every other chapter: all files but the one of every day.
std::vector<std::string> longer_texts(const std::string& language)
{
    const std::filesystem::path words{"speech/words"};
    std::vector<std::string> all;
    for (const auto& file : std::filesystem::recursive_directory_iterator{words})
        if (file.path().filename() == language + ".toml" && file.path().parent_path() != words)
            add_sentences(all, toml::parse_file(file.path().string()));
    return all;
}

}  // namespace

TEST_CASE("the Laws, the glossary and every chapter have the same terms as the sentences",
          "[speech][lexicon][laws]")
{
    for (const auto& [language, list] : terms())
        for (const auto& sentence : longer_texts(language)) {
            const auto text = apart(sentence);
            for (const auto& [term, instead] : list)
                for (const auto& word : instead) {
                    CAPTURE(language, sentence, term, word);
                    CHECK(text.find(word) == std::string::npos);
                }
        }
}

TEST_CASE("every sentence has the one term of its language for each thing", "[speech][lexicon]")
{
    for (const auto& [language, list] : terms())
        for (const auto& saying : sayings::all(language)) {
            const auto text = apart(saying.text);
            for (const auto& [term, instead] : list)
                for (const auto& word : instead) {
                    CAPTURE(language, saying.message.row().name, saying.text, term, word);
                    CHECK(text.find(word) == std::string::npos);
                }
        }
}
