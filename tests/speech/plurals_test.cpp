// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/speech/announcements.hpp"
#include "tests/speech/sayings.hpp"

#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <memory>
#include <set>
#include <string>
#include <unicode/plurrule.h>
#include <utility>
#include <vector>

namespace {

const std::vector<int> numbers{0, 1, 2, 5, 11, 12, 21, 22, 25, 101};

/// The column of the table that has the form for a number.
std::size_t column(int number)
{
    switch (number) {
    case 1:
        return 2;
    case 2:
        return 3;
    case 21:
    case 101:
        return 5;
    case 22:
        return 6;
    default:
        return 4;
    }
}

std::string with_number(std::string form, int number)
{
    const auto at = form.find('#');
    return at == std::string::npos ? form : form.replace(at, 1, std::to_string(number));
}

/// Numbers that count nothing: they choose an ordinal, an adverb, or one of two sentences, or they
/// stand by themselves.
const std::set<std::string_view> uncounted{
    "illegal-move", "state-occurrences",  "clock-tick",     "clock-help-row",   "kind-on",
    "first-wrong",  "claims-occurrences", "walk-step",      "overview-lessons", "guest-score",
    "cost-fault",   "cost-noticed",       "declined-early", "strength"};

/// What a pattern has a form for: "one", "few", "=2" and so on.
std::set<std::string> forms(const std::string& written)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::MessagePattern pattern{speech::decoded(written), nullptr, status};
    REQUIRE(U_SUCCESS(status) != 0);
    std::set<std::string> found;
    std::vector<bool> of_number;
    for (int32_t i = 0; i < pattern.countParts(); ++i) {
        const auto& part = pattern.getPart(i);
        if (part.getType() == UMSGPAT_PART_TYPE_ARG_START)
            of_number.push_back(part.getArgType() == UMSGPAT_ARG_TYPE_PLURAL);
        else if (part.getType() == UMSGPAT_PART_TYPE_ARG_LIMIT)
            of_number.pop_back();
        else if (part.getType() == UMSGPAT_PART_TYPE_ARG_SELECTOR && of_number.back())
            found.insert(speech::utf8(pattern.getSubstring(part)));
    }
    return found;
}

}  // namespace

TEST_CASE("every sentence with a number has the right form for it",
          "[speech][lexicon][ANN-036][ANN-037][ANN-038]")
{
    std::ifstream file{"tests/speech/plurals.table"};
    REQUIRE(file);
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#'))
            continue;
        const auto cells = announcements::cells(line);
        REQUIRE(cells.size() == 7);
        for (const int number : numbers) {
            const auto form = with_number(cells[column(number)], number);
            const auto filling = std::to_string(number);
            for (const auto& saying : sayings::of(cells[1], cells[0], {number}, filling)) {
                // Of pieces it is the pawns whose forms are in the table.
                if (cells[0].starts_with("men") && saying.chosen != "other")
                    continue;
                CAPTURE(cells[0], cells[1], number, saying.text);
                CHECK_THAT(saying.text, Catch::Contains(form));
            }
        }
    }
}

TEST_CASE("every sentence that counts stands in the table of numbers", "[speech][lexicon]")
{
    std::set<std::pair<std::string, std::string>> rows;
    std::ifstream file{"tests/speech/plurals.table"};
    for (std::string line; std::getline(file, line);)
        if (const auto cells = announcements::cells(line); cells.size() == 7)
            rows.emplace(cells[0], cells[1]);
    const std::string language = GENERATE("en", "de", "cs", "sk", "sr");
    for (const auto& [name, written] : *sayings::file(language)["messages"].as_table())
        if (!uncounted.contains(name.str()) && !forms(written.value_or("")).empty()) {
            CAPTURE(language, std::string{name.str()});
            CHECK(rows.contains({std::string{name.str()}, language}));
        }
}

namespace {

/// The sentences of a language with their names: those of every day and those of every chapter.
std::vector<std::pair<std::string, std::string>> sentences(const std::string& language)
{
    std::vector<std::pair<std::string, std::string>> all;
    for (const auto& file : std::filesystem::recursive_directory_iterator{"speech/words"}) {
        if (file.path().filename() != language + ".toml")
            continue;
        const auto read = toml::parse_file(file.path().string());
        for (const auto* const section : {"messages", "short"})
            if (const auto* const rows = read[section].as_table())
                for (const auto& [name, written] : *rows)
                    all.emplace_back(name.str(), written.value_or(""));
    }
    return all;
}

}  // namespace

TEST_CASE("whatever is counted has a form for each kind of number", "[speech][lexicon]")
{
    const std::string language = GENERATE("en", "de", "cs", "sk", "sr");
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::PluralRules> rules{
        icu::PluralRules::forLocale(icu::Locale::forLanguageTag(language, status), status)};
    REQUIRE(U_SUCCESS(status) != 0);
    for (const auto& [name, written] : sentences(language)) {
        if (uncounted.contains(name))
            continue;
        const auto has = forms(written);
        CAPTURE(language, name, written);
        CHECK((!has.empty() || written.find("{n}") == std::string::npos));
        for (const int number : numbers) {
            const auto kind = speech::utf8(rules->select(number));
            CAPTURE(number, kind);
            CHECK(
                (has.empty() || has.contains(kind) || has.contains('=' + std::to_string(number))));
        }
    }
}
