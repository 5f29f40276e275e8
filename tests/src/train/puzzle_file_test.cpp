// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/puzzle_file.hpp"

#include "rules/puzzle.hpp"
#include "speech/lexicon.hpp"
#include "src/train/puzzle_words.hpp"
#include "tests/src/store/folder.hpp"
#include "tests/src/train/packed.hpp"

#include <catch2/catch.hpp>

#include <fstream>
#include <map>
#include <random>
#include <set>
#include <sys/stat.h>

using namespace client::train;
using rules::Puzzle;
using rules::PuzzleError;
using rules::PuzzleFault;

namespace {

/// Chance that is the same in every run.
Chance chance_from(unsigned seed)
{
    return
        [random = std::mt19937_64{seed}](std::uint64_t below) mutable { return random() % below; };
}

/// A puzzle of that number, rated by it; even ones are forks, and each hundredth is a skewer.
std::string line_of(int number)
{
    return "n" + std::to_string(number) + ",8/P7/8/8/8/8/5k1K/8 b - - 0 1,f2f1 a7a8q," +
           std::to_string(number % 3000) + ",75,90,100,endgame " +
           (number % 2 == 0 ? "fork" : "pin") + (number % 100 == 0 ? " skewer" : "") +
           ",https://example.org,\n";
}

std::string lines_of(int count)
{
    std::string text =
        "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n";
    for (int number = 1; number <= count; ++number)
        text += line_of(number);
    return text;
}

/// A text as a file, plain or packed, as long as the test lasts.
class Written {
public:
    Written(std::string_view text, bool pack)
    {
        std::ofstream{path(), std::ios::binary} << (pack ? tests::packed(text) : std::string{text});
    }
    [[nodiscard]] std::string path() const { return folder_.path() / "puzzles"; }
    [[nodiscard]] PuzzleFile open() const
    {
        auto file = PuzzleFile::open(path());
        REQUIRE(file);
        return std::move(*file);
    }

private:
    tests::Folder folder_;
};

/// Asks until there is an answer.
rules::Result<Puzzle, NoPuzzle>
drawn(PuzzleFile& file, const PuzzleFilter& filter, const Chance& chance)
{
    auto puzzle = file.draw(filter, chance);
    while (!puzzle && puzzle.error() == NoPuzzle::not_yet)
        puzzle = file.draw(filter, chance);
    return puzzle;
}

std::vector<PuzzleError> faults_in(PuzzleFile& file)
{
    std::vector<PuzzleError> faults;
    while (const auto line = file.next())
        if (!*line)
            faults.push_back(line->error());
    return faults;
}

std::size_t count(PuzzleFile& file)
{
    std::size_t puzzles = 0;
    while (const auto line = file.next())
        puzzles += *line ? 1U : 0U;
    return puzzles;
}

}  // namespace

TEST_CASE("a file of puzzles is read from its first line to its last", "[train][puzzle]")
{
    const bool pack = GENERATE(false, true);
    const Written written{lines_of(5000), pack};
    auto file = written.open();
    for (int number = 1; number <= 5000; ++number) {
        const auto line = file.next();
        REQUIRE(line);
        REQUIRE(*line);
        REQUIRE((*line)->id == "n" + std::to_string(number));
    }
    CHECK_FALSE(file.next());
    CHECK(count(file) == 5000);  // and then from the first one again
}

TEST_CASE("puzzles are drawn from all over a file", "[train][puzzle]")
{
    const bool pack = GENERATE(false, true);
    const Written written{lines_of(20'000), pack};
    auto file = written.open();
    const auto chance = chance_from(1);
    std::set<std::string> ids;
    std::set<int> tenths;
    for (int i = 0; i < 200; ++i) {
        const auto puzzle = drawn(file, {}, chance);
        REQUIRE(puzzle);
        ids.insert(puzzle->id);
        tenths.insert(std::stoi(puzzle->id.substr(1)) * 10 / 20'001);
    }
    CHECK(ids.size() > 190);
    CHECK(tenths.size() == 10);
}

TEST_CASE("every puzzle of a small file is drawn as often as the others", "[train][puzzle]")
{
    const Written written{lines_of(10), false};
    auto file = written.open();
    const auto chance = chance_from(2);
    std::map<std::string, int> times;
    for (int i = 0; i < 1000; ++i)
        ++times[drawn(file, {}, chance)->id];
    CHECK(times.size() == 10);
    for (const auto& [id, n] : times) {
        CAPTURE(id, n);
        CHECK((n > 60 && n < 140));
    }
}

TEST_CASE("themes, ratings and what was done choose the puzzles", "[train][puzzle]")
{
    const bool pack = GENERATE(false, true);
    const Written written{lines_of(20'000), pack};
    auto file = written.open();
    const auto chance = chance_from(3);
    for (int i = 0; i < 50; ++i) {
        const auto rare = drawn(file, {{"skewer", "zugzwang"}, 1000, 1500, {}}, chance);
        REQUIRE(rare);
        CHECK(rare->has_theme("skewer"));
        CHECK((rare->rating >= 1000 && rare->rating <= 1500));
    }
    CHECK(drawn(file, {{"for"}, 0, 9999, {}}, chance).error() == NoPuzzle::none_fits);
    CHECK(drawn(file, {{}, 3001, 3100, {}}, chance).error() == NoPuzzle::none_fits);
    CHECK(drawn(file, {{"pin"}, 7, 7, {}}, chance)->rating == 7);
    CHECK(drawn(file, {{"fork"}, 7, 7, {}}, chance).error() == NoPuzzle::none_fits);
}

TEST_CASE("the one puzzle that fits is found wherever drawing begins", "[train][puzzle]")
{
    const bool pack = GENERATE(false, true);
    const int number = GENERATE(1, 2, 9'999, 19'999, 20'000);
    const Written written{lines_of(20'000), pack};
    auto file = written.open();
    PuzzleFilter filter;
    filter.lowest = filter.highest = number % 3000;
    for (int other = number % 3000; other <= 20'000; other += 3000)
        if (other != number)
            filter.done.insert("n" + std::to_string(other));
    const auto chance = chance_from(4);
    for (int i = 0; i < 20; ++i) {
        const auto puzzle = drawn(file, filter, chance);
        REQUIRE(puzzle);
        CHECK(puzzle->id == "n" + std::to_string(number));
    }
    filter.done.insert("n" + std::to_string(number));
    CHECK(drawn(file, filter, chance).error() == NoPuzzle::none_fits);
}

TEST_CASE("broken lines are named by their numbers and left out", "[train][puzzle]")
{
    const bool pack = GENERATE(false, true);
    std::string text = lines_of(6000);
    text += "broken\n" + line_of(6001);                                         // line 6002
    text += "x,8/P7/8/8/8/8/5k1K/8 b - - 0 1,f2f1 a7a8,10\n\n# comment\n";      // 6004
    text += "y," + std::string(20'000, 'y') + "\n";                             // 6007
    text += "z," + std::string(1'000'000, 'z') + "\n" + line_of(6002) + "8/8";  // 6008, 6010
    const std::vector<PuzzleError> faults{
        {PuzzleFault::columns_missing, 6002, "broken"},
        {PuzzleFault::move_illegal, 6004, "a7a8"},
        {PuzzleFault::line_too_long, 6007, ""},
        {PuzzleFault::line_too_long, 6008, ""},
        {PuzzleFault::position_malformed, 6010, "8/8   "},
    };
    const Written written{text, pack};
    auto file = written.open();
    auto found = faults_in(file);
    REQUIRE(found.size() == faults.size());
    for (std::size_t i = 0; i < faults.size(); ++i) {
        CHECK(found[i].fault == faults[i].fault);
        CHECK(found[i].line == faults[i].line);
    }

    // Drawing meets them, too, wherever it begins, and counts the lines before them.
    const auto chance = chance_from(5);
    std::set<std::size_t> met;
    for (int i = 0; i < 400; ++i) {
        REQUIRE(drawn(file, {{}, 9000, 9999, {}}, chance).error() == NoPuzzle::none_fits);
        for (const auto& fault : file.take_faults())
            met.insert(fault.line);
    }
    CHECK(met.contains(6002));
    for (const auto line : met)
        CHECK(std::ranges::any_of(faults, [&](const auto& fault) { return fault.line == line; }));
}

TEST_CASE("of many broken lines only some are told", "[train][puzzle]")
{
    std::string text = lines_of(3);
    for (int i = 0; i < 1000; ++i)
        text += "broken\n";
    const Written written{text, false};
    auto file = written.open();
    const auto chance = chance_from(6);
    std::size_t told = 0;
    for (int i = 0; i < 100; ++i) {
        REQUIRE(drawn(file, {}, chance));
        told += file.take_faults().size();
    }
    CHECK(told > 0);
    CHECK(told <= 20);
}

TEST_CASE("what a packed file holds before its damage is used", "[train][puzzle]")
{
    const auto whole = tests::packed(lines_of(30'000));
    tests::Folder folder;
    const std::string path = folder.path() / "cut.zst";
    std::ofstream{path, std::ios::binary} << whole.substr(0, whole.size() / 2);
    auto file = PuzzleFile::open(path);
    REQUIRE(file);
    const auto chance = chance_from(7);
    for (int i = 0; i < 20; ++i)
        CHECK(drawn(*file, {}, chance));
    CHECK(drawn(*file, {{"no-such"}, 0, 9999, {}}, chance).error() == NoPuzzle::none_fits);
    const auto faults = file->take_faults();
    REQUIRE(std::ranges::count(faults, PuzzleFault::packing_broken, &PuzzleError::fault) == 1);
    CHECK(count(*file) > 1000);
}

TEST_CASE("several packed frames are one file", "[train][puzzle]")
{
    tests::Folder folder;
    const std::string path = folder.path() / "two.zst";
    std::ofstream{path, std::ios::binary} << tests::packed(lines_of(700))
                                          << tests::packed(lines_of(300));
    auto file = PuzzleFile::open(path);
    REQUIRE(file);
    CHECK(count(*file) == 1000);
    CHECK(file->take_faults().empty());
}

TEST_CASE("a file that holds no puzzles is refused", "[train][puzzle]")
{
    tests::Folder folder;
    const auto written = [&](const std::string& text) {
        std::ofstream{folder.path() / "file", std::ios::binary} << text;
        return PuzzleFile::open(folder.path() / "file");
    };
    CHECK(written("").error() == PuzzleFileFault::no_puzzles);
    CHECK(written("\n\n# nothing\n").error() == PuzzleFileFault::no_puzzles);
    CHECK(written("[Event \"?\"]\n\n1. e4 *\n").error() == PuzzleFileFault::no_puzzles);
    CHECK(written(tests::packed("no puzzle\n")).error() == PuzzleFileFault::no_puzzles);
    CHECK(written("\x28\xb5\x2f\xfd nonsense").error() == PuzzleFileFault::damaged);
    CHECK(PuzzleFile::open(folder.path() / "gone").error() == PuzzleFileFault::cannot_be_opened);
    CHECK(PuzzleFile::open(folder.path()).error() == PuzzleFileFault::not_a_file);
    const std::string pipe = folder.path() / "pipe";
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    CHECK(PuzzleFile::open(pipe).error() == PuzzleFileFault::not_a_file);
}

TEST_CASE("no file of puzzles crashes, whatever it holds", "[train][puzzle]")
{
    std::mt19937 random{8};
    const auto chance = chance_from(8);
    for (int round = 0; round < 60; ++round) {
        std::string text = lines_of(200);
        for (int i = 0; i < 200; ++i)
            text[random() % text.size()] = static_cast<char>(random());
        std::string bytes = round % 2 == 0 ? text : tests::packed(text);
        if (round % 2 != 0)
            for (unsigned i = 0; i < random() % 4; ++i)
                bytes[random() % bytes.size()] = static_cast<char>(random());
        tests::Folder folder;
        const std::string path = folder.path() / "file";
        std::ofstream{path, std::ios::binary} << bytes;
        auto file = PuzzleFile::open(path);
        for (int i = 0; file && i < 20; ++i) {
            const auto puzzle = drawn(*file, {}, chance);
            CHECK((!puzzle || !puzzle->solution.empty()));
        }
    }
}
