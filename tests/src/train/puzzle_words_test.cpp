// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/puzzle_words.hpp"

#include "speech/lexicon.hpp"

#include <catch2/catch.hpp>

#include <set>

using namespace client::train;
using rules::PuzzleError;
using rules::PuzzleFault;

namespace {

constexpr std::array languages{"en", "de", "cs", "sk", "sr"};

speech::Lexicon lexicon_of(std::string_view language)
{
    return speech::Lexicon::load("speech/words", language).value();
}

}  // namespace

TEST_CASE("a broken line and a file that is no use are told in one sentence", "[train][puzzle]")
{
    const auto english = lexicon_of("en");
    CHECK(fault_words(english, {PuzzleFault::move_illegal, 12, "e2e5"}) ==
          "Line 12 is left out: the move e2e5 is not possible");
    CHECK(fault_words(english, {PuzzleFault::packing_broken, 70, ""}) ==
          "Line 70 is left out: from here on the file cannot be unpacked");
    CHECK(fault_words(english, PuzzleFileFault::no_puzzles, "my.csv") ==
          "my.csv: the file holds no puzzles");
    CHECK(lack_words(english, NoPuzzle::none_fits, "my.csv") ==
          "my.csv: no puzzle of the file fits what you want");
    CHECK(fault_words(lexicon_of("de"), {PuzzleFault::rating_malformed, 3, "x"}) ==
          "Zeile 3 wird übergangen: die Wertzahl x ist keine Zahl");
}

TEST_CASE("every fault of a puzzle line has words of its own in each language", "[train][puzzle]")
{
    for (const auto* const language : languages) {
        CAPTURE(language);
        const auto lexicon = lexicon_of(language);
        std::set<std::string> sentences;
        for (int fault = 0; fault <= static_cast<int>(PuzzleFault::packing_broken); ++fault)
            sentences.insert(fault_words(lexicon, {static_cast<PuzzleFault>(fault), 1, "x"}));
        CHECK(sentences.size() == static_cast<std::size_t>(PuzzleFault::packing_broken) + 1);
        for (int fault = 0; fault <= static_cast<int>(PuzzleFileFault::no_puzzles); ++fault)
            sentences.insert(fault_words(lexicon, static_cast<PuzzleFileFault>(fault), "x"));
        sentences.insert(lack_words(lexicon, NoPuzzle::none_fits, "x"));
        CHECK(sentences.size() == static_cast<std::size_t>(PuzzleFault::packing_broken) + 6);
    }
}

TEST_CASE("themes have names that can be told", "[train][puzzle]")
{
    CHECK(theme_words(lexicon_of("en"), "discoveredAttack") == "discovered attack");
    CHECK(theme_words(lexicon_of("cs"), "fork") == "vidlička");
    CHECK(theme_words(lexicon_of("sr"), "opposition") == "opozicija");
    CHECK(theme_words(lexicon_of("de"), "vukovicMate") == "vukovicMate");
    CHECK(is_known_theme("fork"));
    CHECK_FALSE(is_known_theme("forks"));
}
