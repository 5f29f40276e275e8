// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/glossary.hpp"

#include "rules/fen.hpp"
#include "rules/position.hpp"
#include "speech/law_search.hpp"
#include "tests/speech/shipped.hpp"

#include <catch2/catch.hpp>

#include <set>

using namespace speech;
using rules::Edition;

namespace {

const Glossary& glossary(const std::string& language)
{
    static std::map<std::string, Glossary> read;
    if (const auto known = read.find(language); known != read.end())
        return known->second;
    auto loaded = Glossary::load("speech/words", shipped::lexicon(language));
    if (!loaded)
        for (const auto& fault : loaded.error())
            UNSCOPED_INFO(text(fault));
    REQUIRE(loaded);
    return read.emplace(language, *std::move(loaded)).first->second;
}

LawBook laws()
{
    return *LawBook::load("speech/words", shipped::lexicon("en"));
}

bool is_lawful(const std::string& fen)
{
    const auto setup = rules::read_fen(fen);
    return setup && rules::Position::from(*setup);
}

std::string read(const std::vector<Word>& lines)
{
    std::string all;
    for (const auto& line : lines)
        all += line.screen + '\n';
    return all;
}

}  // namespace

TEST_CASE("the glossary has the terms of the Laws in every language", "[speech][glossary]")
{
    CHECK(glossary("en").terms().size() > 100);
    CHECK(glossary("en").missing().empty());
    for (const auto& language : shipped::languages)
        CHECK(glossary(language).terms().size() == glossary("en").terms().size());
}

TEST_CASE("every term is found by its name and names an article that exists", "[speech][glossary]")
{
    const auto book = laws();
    for (const auto& term : glossary("en").terms()) {
        CAPTURE(term.key);
        CHECK(glossary("en").find(term.term) == term);
        CHECK((term.law.empty() || book.find(term.law)));
    }
}

TEST_CASE("examples of the glossary are lawful positions", "[speech][glossary]")
{
    for (const auto& term : glossary("en").terms()) {
        CAPTURE(term.key, term.example);
        if (!term.example.empty())
            CHECK(is_lawful(term.example));
    }
}

TEST_CASE("a text that speaks of a position has it as its example, in every language",
          "[speech][glossary]")
{
    const auto [language, here] = GENERATE(table<std::string, std::string>({
        {"en", " Here "},
        {"cs", " Zde "},
        {"sk", " Tu "},
        {"sr", " Ovde "},
        {"de", " Hier "},
    }));
    for (const auto& term : glossary(language).terms()) {
        CAPTURE(language, term.key, term.text);
        CHECK((term.text.find(here) == std::string::npos || !term.example.empty()));
    }
}

TEST_CASE("a term is found in a question and by other words for it", "[speech][glossary][TRN-018]")
{
    const auto key = [](std::string_view asked) {
        const auto found = glossary("en").find(asked);
        return found ? found->key : "";
    };
    CHECK(key("what is a stalemate?") == "stalemate");
    CHECK(key("Castling") == "castling");
    CHECK(key("kingside castling") == "short-castling");
    CHECK(key("e.p.") == "en-passant");
    CHECK(key("50 moves") == "fifty-move-rule");
    CHECK(key("50-move rule") == "fifty-move-rule");
    CHECK(key("Fischer") == "cumulative-mode");
    CHECK(key("dead positions") == "dead-position");
    CHECK(key("what is love").empty());
    CHECK(key("castling through check").empty());  // it is about more than check
    CHECK(key("").empty());
}

TEST_CASE("the example of a term is told in words", "[speech][glossary]")
{
    const auto told = read(term_words(shipped::lexicon("en"), *glossary("en").find("stalemate")));
    CHECK(told.ends_with("\nExample: White: king g6, queen f7. Black: king h8. Black to move\n"));
}

TEST_CASE("a term is explained before the articles that speak of it", "[speech][glossary]")
{
    const auto& en = shipped::lexicon("en");
    const auto book = laws();
    const auto answer = [&](std::string_view asked, Edition edition) {
        return read(law_words(en, book, glossary("en"), asked, edition));
    };
    CHECK(answer("stalemate", Edition::e2018)
              .starts_with("stalemate: The player to move has no legal move, but is not in check"));
    CHECK(answer("stalemate", Edition::e2018).ends_with("\nAlso in: 5.2.1\n"));
    CHECK(answer("stalemate", Edition::e1997).ends_with("\nAlso in: 5.2\n"));
    CHECK(answer("9.4", Edition::e2018).starts_with("9.4: Whoever touches"));
    CHECK(answer("envelope", Edition::e2018).find("nvelope") != std::string::npos);
}

TEST_CASE("a glossary with faults is refused with their lines", "[speech][glossary]")
{
    struct Row {
        std::string terms;
        std::string texts;
        unsigned line;
    };
    const std::string one = "mate = { law = \"1.4\" }\n";
    const std::string sound = "[mate]\nterm = \"mat\"\ntext = \"Konec.\"\n";
    const auto row = GENERATE_COPY(values<Row>({
        {one, sound + "[pate]\nterm = \"pat\"\ntext = \"Remíza.\"\n", 4},
        {one, "[mate]\nterm = \"mat\"\n", 1},
        {one, "mate = 3\n", 1},
        {"no toml", sound, 1},
    }));
    CAPTURE(row.terms, row.texts);
    const auto& cs = shipped::lexicon("cs");
    const auto refused =
        Glossary::read({row.terms, "terms.toml"}, {row.texts, "cs.toml"}, {sound, "en.toml"}, cs);
    REQUIRE_FALSE(refused);
    CHECK(refused.error()[0].line == row.line);
    const auto gap = Glossary::read({one, "terms.toml"}, {"\n", "cs.toml"}, {"\n", "en.toml"}, cs);
    CHECK_FALSE(gap);
    const auto filled =
        Glossary::read({one, "terms.toml"}, {"\n", "cs.toml"}, {sound, "en.toml"}, cs);
    REQUIRE(filled);
    CHECK(filled->missing() == std::vector<std::string>{"mate"});
    CHECK(read(term_words(cs, *filled->find("mat"))) == "Anglicky. mat: Konec.\n");
}
