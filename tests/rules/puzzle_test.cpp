// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/puzzle.hpp"

#include "rules/coordinates.hpp"
#include "rules/fen.hpp"
#include "rules/san.hpp"
#include "tests/printers.hpp"

#include <catch2/catch.hpp>

#include <random>

using namespace rules;

namespace {

constexpr std::string_view published =
    "01tg7,8/1bnr2pk/4pq1p/p1p1Rp2/P1B2P2/1PP3Q1/3r1BPP/4R1K1 w - - 1 44,f2c5 d2g2 g3g2 b7g2,1542,"
    "75,93,209,middlegame short fork advantage,https://lichess.org/TaHSAsYD,";
constexpr std::string_view mate_in_two = "2bqkbn1/2pppp2/np2N3/r3P1p1/p2N2B1/5Q2/PPPPKPP1/RNB2r2 w "
                                         "- - bm Qxf7+ Nf5; dm 2; id \"old; study\";";

Puzzle puzzle_of(std::string_view line)
{
    const auto read = read_puzzle(line);
    REQUIRE(read);
    REQUIRE(*read);
    return **read;
}

PuzzleError fault_of(std::string_view line, std::size_t number = 1)
{
    const auto read = read_puzzle(line, number);
    REQUIRE(read);
    REQUIRE_FALSE(*read);
    return read->error();
}

std::string moves_of(const Puzzle& puzzle)
{
    std::string text;
    Position position = puzzle.asked();
    for (const Move move : puzzle.solution) {
        text += (text.empty() ? "" : " ") + write_san(position, move);
        position.play_unchecked(move);
    }
    return text;
}

/// Whatever was read can be asked: every move is legal where it stands.
void check_sound(const Puzzle& puzzle)
{
    Position position = puzzle.position;
    if (puzzle.opponents_move) {
        REQUIRE(position.is_legal(*puzzle.opponents_move));
        position.play_unchecked(*puzzle.opponents_move);
    }
    REQUIRE(puzzle.solution.size() % 2 == 1);
    for (const Move move : puzzle.solution) {
        REQUIRE(position.is_legal(move));
        position.play_unchecked(move);
    }
}

}  // namespace

TEST_CASE("a line of the Lichess puzzle file is a puzzle after the opponent's move",
          "[rules][puzzle]")
{
    const auto puzzle = puzzle_of(published);
    CHECK(puzzle.id == "01tg7");
    CHECK(write_uci(puzzle.position, *puzzle.opponents_move) == "f2c5");
    CHECK(puzzle.asked().turn() == Color::black);
    CHECK(moves_of(puzzle) == "Rxg2+ Qxg2 Bxg2");
    CHECK(puzzle.length() == 2);
    CHECK(puzzle.rating == 1542);
    CHECK(puzzle.themes == std::vector<std::string>{"middlegame", "short", "fork", "advantage"});
    CHECK(puzzle.has_theme("fork"));
    CHECK_FALSE(puzzle.has_theme("for"));
    CHECK_FALSE(puzzle.mate_in);
}

TEST_CASE("a line of EPD is a puzzle without a move before it", "[rules][puzzle]")
{
    const auto puzzle = puzzle_of(mate_in_two);
    CHECK(puzzle.id == "old; study");
    CHECK_FALSE(puzzle.opponents_move);
    CHECK(moves_of(puzzle) == "Qxf7+");
    REQUIRE(puzzle.also_best.size() == 1);
    CHECK(write_san(puzzle.position, puzzle.also_best.front()) == "Nf5");
    CHECK(puzzle.mate_in == 2);
    CHECK(puzzle.themes == std::vector<std::string>{"mate", "mateIn2"});
    CHECK_FALSE(puzzle.rating);
}

TEST_CASE("lines are read as programs write them", "[rules][puzzle]")
{
    struct Row {
        std::string line;
        std::string moves;
        std::string id;
    };
    const auto row = GENERATE(values<Row>({
        // fewer columns, as in older files
        {"x,8/P7/8/8/8/8/5k1K/8 b - - 0 1,f2f1 a7a8q", "a8=Q", "x"},
        {"x,8/P7/8/8/8/8/5k1K/8 b - - 0 1,f2f1 a7a8n,1200\r\n", "a8=N", "x"},
        {"\xef\xbb\xbfx,8/P7/8/8/8/8/5k1K/8 b - - 0 1,f2f1 a7a8r", "a8=R", "x"},
        // quotes, as spreadsheets write them
        {R"("a,""b""","8/P7/8/8/8/8/5k1K/8 b - - 0 1","f2f1 a7a8q",900)", "a8=Q", "a,\"b\""},
        {"x,4k3/8/8/8/8/8/8/R3K2R b KQ - 0 1,e8e7 e1g1", "O-O", "x"},
        // an answer at the end that nothing follows
        {"x,8/P7/8/8/8/8/5k1K/8 b - - 0 1,f2f1 a7a8q f1e2", "a8=Q", "x"},
        // an id in other letters than ours
        {"\xe9,8/P7/8/8/8/8/5k1K/8 b - - 0 1,f2f1 a7a8q", "a8=Q", "é"},
        // EPD with the counters of a FEN, without a semicolon at the end, with other operations
        {"8/8/8/8/8/6k1/4r3/7K b - - 12 60 bm Re1+", "Re1#", ""},
        {"8/8/8/8/8/6k1/4r3/7K b - - acd 12; bm Re1#; hmvc 9; c0 \"a; b\"; id x;", "Re1#", "x"},
        {"  8/8/8/8/8/6k1/4r3/7K b - -   bm   Re1   ;", "Re1#", ""},
        {"8/8/8/8/8/6k1/4r3/7K b - - bm e2e1;", "Re1#", ""},  // as an engine writes it
    }));
    CAPTURE(row.line);
    const auto puzzle = puzzle_of(row.line);
    CHECK(moves_of(puzzle) == row.moves);
    CHECK(puzzle.id == row.id);
}

TEST_CASE("the counters of an EPD line are kept", "[rules][puzzle]")
{
    const auto puzzle = puzzle_of("8/8/8/8/8/6k1/4r3/7K b - - bm Re1#; hmvc 9; fmvn 70;");
    CHECK(write_fen(puzzle.position.setup()) == "8/8/8/8/8/6k1/4r3/7K b - - 9 70");
    const auto other = puzzle_of("8/8/8/8/8/6k1/4r3/7K b - - 12 60 bm Re1#;");
    CHECK(write_fen(other.position.setup()) == "8/8/8/8/8/6k1/4r3/7K b - - 12 60");
}

TEST_CASE("headers, comments and blank lines hold no puzzle", "[rules][puzzle]")
{
    for (const auto* line :
         {"", "\r\n", "   ", "# of our own", "\xef\xbb\xbf",
          "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags",
          "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl"})
        CHECK_FALSE(read_puzzle(line));
}

TEST_CASE("a broken line is named by its number, the reason and the words", "[rules][puzzle]")
{
    struct Row {
        std::string line;
        PuzzleFault fault;
        std::string token;
    };
    const auto row = GENERATE(values<Row>({
        {"x", PuzzleFault::columns_missing, "x"},
        {"x,8/8/8/8/8/8/8/8 w - - 0 1", PuzzleFault::columns_missing,
         "x,8/8/8/8/8/8/8/8 w - - 0 1"},
        {"1. e4 e5 2. Nf3", PuzzleFault::columns_missing, "1. e4 e5 2. Nf3"},
        {"x,nonsense,e2e4 e7e5", PuzzleFault::position_malformed, "nonsense"},
        {"x,,e2e4 e7e5", PuzzleFault::position_malformed, ""},
        {"x,8/8/8/8/8/8/8/8 w - - 0 1,e2e4 e7e5", PuzzleFault::position_illegal,
         "8/8/8/8/8/8/8/8 w - - 0 1"},
        {"x,8/P7/8/8/8/8/5k1K/8 b - - 0 1,f2f1 a8=Q", PuzzleFault::move_malformed, "a8=Q"},
        {"x,8/P7/8/8/8/8/5k1K/8 b - - 0 1,f2f1 a7a9q", PuzzleFault::move_malformed, "a7a9q"},
        {"x,8/P7/8/8/8/8/5k1K/8 b - - 0 1,f2f1 a7a8", PuzzleFault::move_illegal, "a7a8"},
        {"x,8/P7/8/8/8/8/5k1K/8 b - - 0 1,f2h2 a7a8q", PuzzleFault::move_illegal, "f2h2"},
        {"x,8/P7/8/8/8/8/5k1K/8 b - - 0 1,", PuzzleFault::columns_missing,
         "x,8/P7/8/8/8/8/5k1K/8 b - - 0 1,"},
        {"x,8/P7/8/8/8/8/5k1K/8 b - - 0 1,,900", PuzzleFault::solution_missing, ""},
        {"x,8/P7/8/8/8/8/5k1K/8 b - - 0 1,f2f1,900", PuzzleFault::solution_missing, ""},
        {"x,8/P7/8/8/8/8/5k1K/8 b - - 0 1,f2f1 a7a8q,hard", PuzzleFault::rating_malformed, "hard"},
        {"x,8/P7/8/8/8/8/5k1K/8 b - - 0 1,f2f1 a7a8q,-5", PuzzleFault::rating_malformed, "-5"},
        {"8/8/8/8/8/6k1/4r3/7K b - -", PuzzleFault::best_move_missing, ""},
        {"8/8/8/8/8/6k1/4r3/7K b - - bm;", PuzzleFault::best_move_missing, ""},
        {"8/8/8/8/8/6k1/4r3/7K b - - am Re1#; id \"x\";", PuzzleFault::best_move_missing, ""},
        {"8/8/8/8/8/6k1/4r3/7K b - - bm Re9;", PuzzleFault::move_malformed, "Re9"},
        {"8/8/8/8/8/6k1/4r3/7K b - - bm Re1# Kh8;", PuzzleFault::move_illegal, "Kh8"},
        {"8/8/8/8/2r5/6k1/4r3/7K b - - bm Rc2;", PuzzleFault::move_ambiguous, "Rc2"},
        {"8/8/8/8/8/6k1/4r3/7K b - - bm Re1#; dm soon;", PuzzleFault::mate_malformed, "soon"},
        {"8/8/8/8/8/6k1/4r3/7K b - - bm Re1#; dm 0;", PuzzleFault::mate_malformed, "0"},
        {"8/8/8/8/8/6k1/4r3/7K b - - bm Re1#; id \"open;", PuzzleFault::operation_unclosed,
         "id \"open;"},
        {"8/8/8/8/8/8/8/8 b - - bm Re1#;", PuzzleFault::position_illegal, "8/8/8/8/8/8/8/8 b - -"},
        {"8/8/8 b - - bm Re1#;", PuzzleFault::position_malformed, "8/8/8 b - -"},
    }));
    CAPTURE(row.line);
    CHECK(fault_of(row.line, 1474) == PuzzleError{row.fault, 1474, row.token});
}

TEST_CASE("the words of a broken puzzle line are short and clean", "[rules][puzzle]")
{
    const auto error = fault_of("x," + std::string(5000, '\xe9') + ",e2e4 e7e5");
    CHECK(error.fault == PuzzleFault::position_malformed);
    CHECK(error.token.size() == PuzzleError::max_token);
    CHECK(fault_of("\x1b[2J").token == "[2J");
}

TEST_CASE("a puzzle is written as a line that reads the same", "[rules][puzzle]")
{
    for (const auto line : {published, mate_in_two}) {
        const auto puzzle = puzzle_of(line);
        const auto again = puzzle_of(write_puzzle(puzzle));
        CHECK(again.id == puzzle.id);
        CHECK(again.position.setup() == puzzle.position.setup());
        CHECK(again.opponents_move == puzzle.opponents_move);
        CHECK(again.solution == puzzle.solution);
        CHECK(again.also_best == puzzle.also_best);
        CHECK(again.rating == puzzle.rating);
        CHECK(again.themes == puzzle.themes);
        CHECK(again.mate_in == puzzle.mate_in);
    }
}

TEST_CASE("the label of a line tells what its puzzle is about", "[rules][puzzle]")
{
    const auto label = puzzle_label(published);
    REQUIRE(label);
    CHECK(label->id == "01tg7");
    CHECK(label->rating == 1542);
    CHECK(label->themes == "middlegame short fork advantage");
    CHECK_FALSE(puzzle_label(mate_in_two));
    CHECK_FALSE(puzzle_label("\"quoted\",x"));
    CHECK_FALSE(puzzle_label("x,y")->rating);
}

TEST_CASE("no puzzle line crashes, and what is read of it is sound", "[rules][puzzle]")
{
    std::mt19937 random{1474};
    const auto below = [&](std::size_t end) { return random() % end; };
    constexpr std::string_view signs = ",;\"# /-abcdefgh12345678KQRBNPkqrbnp\t\xe9\x01w=+";
    for (int round = 0; round < 20'000; ++round) {
        std::string line{round % 2 == 0 ? published : mate_in_two};
        for (std::size_t changes = 1 + below(4); changes > 0; --changes) {
            const auto at = below(line.size());
            switch (below(3)) {
            case 0:
                line[at] = signs[below(signs.size())];
                break;
            case 1:
                line.insert(at, 1, signs[below(signs.size())]);
                break;
            default:
                line.erase(at, 1 + below(8));
            }
            if (line.empty())
                break;
        }
        CAPTURE(line);
        const auto read = read_puzzle(line, 3);
        if (read && !*read)
            REQUIRE(read->error().line == 3);
        if (!read || !*read)
            continue;
        check_sound(**read);
        const auto again = read_puzzle(write_puzzle(**read));
        REQUIRE(again);
        REQUIRE(*again);
        REQUIRE((*again)->solution == (*read)->solution);
        REQUIRE((*again)->themes == (*read)->themes);
    }
}
