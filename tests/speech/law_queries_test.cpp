// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/glossary.hpp"
#include "tests/speech/announcements.hpp"
#include "tests/speech/shipped.hpp"

#include <catch2/catch.hpp>

#include <fstream>
#include <map>
#include <string>

using namespace speech;

namespace {

/// The book and the words of one language.
struct Shelf {
    LawBook laws;
    Glossary glossary;
};

const Shelf& shelf(const std::string& language)
{
    static std::map<std::string, Shelf> read;
    if (const auto known = read.find(language); known != read.end())
        return known->second;
    const auto& lexicon = shipped::lexicon(language);
    return read
        .emplace(language, Shelf{LawBook::load("speech/words", lexicon).value(),
                                 Glossary::load("speech/words", lexicon).value()})
        .first->second;
}

/// The key of the term, or the number of the article that answers first.
std::string answer(const std::string& language, const std::string& asked)
{
    const auto& [laws, glossary] = shelf(language);
    if (const auto term = glossary.meant(asked))
        return term->key;
    const auto article = laws.meant(asked);
    return article ? article->number : "nothing";
}

}  // namespace

TEST_CASE("what players ask of the Laws is answered by what they mean", "[speech][laws]")
{
    std::ifstream file{"tests/speech/law_queries.table"};
    REQUIRE(file);
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#'))
            continue;
        const auto cells = announcements::cells(line);
        REQUIRE(cells.size() == 3);
        CAPTURE(line);
        CHECK(answer(cells[0], cells[1]) == cells[2]);
    }
}
