// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fen.hpp"
#include "rules/position.hpp"
#include "tests/printers.hpp"
#include "tests/rules/perft_suites.hpp"
#include "tests/rules/walks.hpp"
#include "tests/skipped.hpp"

#include <cstdint>
#include <filesystem>
#include <limits>
#include <string>
#include <string_view>

using namespace rules;
using walks::position;

namespace {

constexpr std::uint64_t quick = 300'000;
constexpr std::uint64_t everything = std::numeric_limits<std::uint64_t>::max();

constexpr auto our_tables = {"well-known", "en-passant", "chess960"};
constexpr auto their_suites = {"standard.epd", "fischer.epd", "en-passant-pins.epd",
                               "cpw-stockfish.txt"};

/// Checks every count of a file up to a size.
void count(const std::filesystem::path& path, std::uint64_t most)
{
    const auto rows = perft_suites::read(path);
    CAPTURE(path.string());
    REQUIRE_FALSE(rows.empty());
    for (const auto& row : rows) {
        CAPTURE(row.fen);
        const Position here = position(row.fen);
        for (const auto& [depth, nodes] : row.counts) {
            CAPTURE(depth);
            if (nodes <= most)
                CHECK(perft(here, depth) == nodes);
        }
    }
}

void count_theirs(const char* suite, std::uint64_t most)
{
    const std::filesystem::path path = std::filesystem::path{"../shared/data/perft"} / suite;
    if (!std::filesystem::exists(path))
        return tests::skipped(path.string());
    count(path, most);
}

/// Every leaf made and counted one by one, with nothing but what a player uses.
std::uint64_t leaves(const Position& here, int depth)
{
    if (depth == 0)
        return 1;
    std::uint64_t sum = 0;
    for (const Move move : here.legal_moves())
        sum += leaves(here.after_unchecked(move), depth - 1);
    return sum;
}

}  // namespace

TEST_CASE("the number of games agrees with the tables", "[rules][perft][RUL-030][RUL-014][C96-008]")
{
    for (const auto* table : our_tables)
        count(std::string{"tests/perft/"} + table + ".perft", 3'000'000);
}

TEST_CASE("the number of long games agrees with the tables", "[rules][perft][.slow]")
{
    for (const auto* table : our_tables)
        count(std::string{"tests/perft/"} + table + ".perft", everything);
}

TEST_CASE("the number of games agrees with suites from elsewhere", "[rules][perft][RUL-030]")
{
    for (const auto* suite : their_suites)
        count_theirs(suite, quick);
}

TEST_CASE("the number of long games agrees with suites of chess", "[rules][perft][.slow]")
{
    for (const auto* suite : {"standard.epd", "en-passant-pins.epd", "cpw-stockfish.txt"})
        count_theirs(suite, everything);
}

// Half a million million positions: twenty minutes of one processor.
TEST_CASE("the number of long games agrees with a suite of Chess960", "[rules][perft][.slow]")
{
    count_theirs("fischer.epd", everything);
}

TEST_CASE("the move generator agrees with the table of the Laws", "[rules][perft][RUL-030]")
{
    struct Row {
        std::string_view fen;
        std::vector<std::uint64_t> counts;
    };
    const auto row = GENERATE(values<Row>({
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", {20, 400, 8902, 197281}},
        {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", {48, 2039, 97862}},
        {"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", {14, 191, 2812, 43238}},
        {"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", {6, 264, 9467}},
        {"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", {44, 1486, 62379}},
        {"r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
         {46, 2079, 89890}},
    }));
    CAPTURE(row.fen);
    const Position here = position(row.fen);
    CHECK(perft(here, 0) == 1);
    for (std::size_t depth = 1; depth <= row.counts.size(); ++depth)
        CHECK(perft(here, static_cast<int>(depth)) == row.counts[depth - 1]);
}

TEST_CASE("counting in bulk counts what a player can play", "[rules][perft][RUL-030]")
{
    for (const auto* table : our_tables)
        for (const auto& row : perft_suites::read(std::string{"tests/perft/"} + table + ".perft")) {
            CAPTURE(row.fen);
            const Position here = position(row.fen);
            CHECK(leaves(here, 3) == perft(here, 3));
        }
}
