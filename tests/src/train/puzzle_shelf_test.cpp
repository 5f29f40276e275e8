// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/puzzle_shelf.hpp"

#include "src/train/puzzle_words.hpp"
#include "tests/speech/shipped.hpp"
#include "tests/src/store/folder.hpp"
#include "tests/src/train/packed.hpp"

#include <catch2/catch.hpp>

#include <fstream>
#include <set>

using namespace client::train;

namespace {

/// A puzzle of that number and rating; even ones are forks.
std::string line_of(int number, int rating)
{
    return "n" + std::to_string(number) + ",8/P7/8/8/8/8/5k1K/8 b - - 0 1,f2f1 a7a8q," +
           std::to_string(rating) + ",75,90,100," + (number % 2 == 0 ? "fork" : "pin") + ",,\n";
}

/// A file of puzzles, as long as the test lasts.
class Written {
public:
    explicit Written(std::string_view text) { std::ofstream{path()} << text; }
    [[nodiscard]] std::string path() const { return folder_.path() / "puzzles.csv"; }

private:
    tests::Folder folder_;
};

std::string ten_puzzles()
{
    std::string text;
    for (int number = 1; number <= 10; ++number)
        text += line_of(number, 500 + 150 * number);
    return text;
}

}  // namespace

TEST_CASE("no puzzle comes a second time before all that are wanted have come", "[src][train]")
{
    const Written file{ten_puzzles()};
    PuzzleShelf shelf{file.path()};
    Random random{1};
    std::set<std::string> ids;
    for (int i = 0; i < 10; ++i)
        CHECK(ids.insert(shelf.draw(random, 1, "").id).second);
    CHECK(ids.contains(shelf.draw(random, 1, "").id));
}

TEST_CASE("the higher the level, the harder the puzzle, as far as there are such", "[src][train]")
{
    const Written file{ten_puzzles()};
    Random random{1};
    CHECK(PuzzleShelf{file.path()}.draw(random, 1, "").rating <= 800);
    CHECK(PuzzleShelf{file.path()}.draw(random, 5, "").rating >= 1600);
    PuzzleShelf wished{file.path(), {.themes = {}, .lowest = 900, .highest = 1400, .done = {}}};
    CHECK(wished.draw(random, 1, "").rating <= 1000);
    CHECK(wished.draw(random, 5, "").rating >= 1300);
}

TEST_CASE("a theme that is due is preferred, and one that is wanted is kept to", "[src][train]")
{
    const Written file{ten_puzzles()};
    Random random{1};
    CHECK(PuzzleShelf{file.path()}.draw(random, 1, "fork").has_theme("fork"));
    PuzzleShelf wished{file.path(), {.themes = {"pin"}, .lowest = 0, .highest = 9999, .done = {}}};
    for (int i = 0; i < 8; ++i)
        CHECK(wished.draw(random, 1, "fork").has_theme("pin"));
}

TEST_CASE("what no puzzle fits is refused, and what was wanted before stays", "[src][train]")
{
    const Written file{ten_puzzles()};
    PuzzleShelf shelf{file.path()};
    CHECK(shelf.want({.themes = {"skewer"}, .lowest = 0, .highest = 9999, .done = {}}) ==
          PuzzleLack{NoPuzzle::none_fits});
    CHECK(shelf.wanted().themes.empty());
    CHECK_FALSE(shelf.want({.themes = {"pin"}, .lowest = 0, .highest = 9999, .done = {}}));
    CHECK(shelf.wanted().themes == std::vector<std::string>{"pin"});
}

TEST_CASE("of a large file so much is looked at for one wish, and more when it is wished again",
          "[src][train]")
{
    constexpr std::size_t lines = 2'000'000;  // some hundred megabytes, packed to next to nothing
    const auto line = line_of(2, 1500);
    std::string text;
    for (std::size_t number = 0; number < lines; ++number)
        text += line;
    const tests::Folder folder;
    const auto path = (folder.path() / "large.csv.zst").string();
    std::ofstream{path, std::ios::binary} << tests::packed(text);
    PuzzleShelf shelf{path};
    const PuzzleFilter skewers{.themes = {"skewer"}, .lowest = 0, .highest = 9999, .done = {}};
    CHECK(shelf.want(skewers) == PuzzleLack{NoPuzzle::not_yet});
    CHECK(shelf.wanted().themes.empty());
    auto lack = shelf.want(skewers);
    for (int tries = 0; tries < 5 && lack == PuzzleLack{NoPuzzle::not_yet}; ++tries)
        lack = shelf.want(skewers);
    CHECK(lack == PuzzleLack{NoPuzzle::none_fits});
}

TEST_CASE("a file that is not there or holds nothing is what is lacking", "[src][train]")
{
    const Written empty{"# nothing\n"};
    CHECK(PuzzleShelf{"/nowhere"}.lack() == PuzzleLack{PuzzleFileFault::cannot_be_opened});
    CHECK(PuzzleShelf{empty.path()}.lack() == PuzzleLack{PuzzleFileFault::no_puzzles});
}

TEST_CASE("broken lines are left out and named with their number", "[src][train]")
{
    const Written file{"x,not a position,e2e4\n" + line_of(1, 600)};
    PuzzleShelf shelf{file.path()};
    Random random{1};
    std::vector<rules::PuzzleError> faults;
    for (int i = 0; i < 20 && faults.empty(); ++i) {
        CHECK(shelf.draw(random, 1, "").id == "n1");
        faults = shelf.take_faults();
    }
    REQUIRE(faults.size() == 1);
    CHECK(faults.front().line == 1);
}

TEST_CASE("a theme is known by its name in files and by what it is called", "[src][train]")
{
    CHECK(theme_of(shipped::lexicon("en"), "Mate in two") == "mateIn2");
    CHECK(theme_of(shipped::lexicon("en"), "matein2") == "mateIn2");
    CHECK(theme_of(shipped::lexicon("de"), "gabel") == "fork");
    CHECK(theme_of(shipped::lexicon("cs"), "vidlicka") == "fork");
    CHECK_FALSE(theme_of(shipped::lexicon("en"), "xyzzy"));
}

TEST_CASE("a range of ratings is two numbers, or one", "[src][train]")
{
    CHECK(rating_range("800-1200")->highest == 1200);
    CHECK(rating_range("900")->lowest == 900);
    for (const auto* const text : {"", "-", "1200-800", "0-99999", "a-b", "800-"})
        CHECK_FALSE(rating_range(text));
}
