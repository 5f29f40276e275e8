// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/tools/pgn_check.hpp"

#include "tests/speech/surroundings.hpp"

#include <catch2/catch.hpp>

#include <fstream>
#include <random>
#include <sstream>

namespace {

using client::tools::check_file;
using client::tools::check_stream;
using client::tools::PgnTally;
using rules::PgnError;

struct Checked {
    PgnTally tally;
    std::vector<PgnError> faults;

    bool operator==(const Checked&) const = default;
};

Checked by_one_reader(const std::string& text)
{
    Checked checked;
    std::istringstream stream{text};
    checked.tally = check_stream(stream, rules::Letters::en,
                                 [&](const PgnError& error) { checked.faults.push_back(error); });
    return checked;
}

Checked in_pieces(const std::string& text, unsigned workers, std::uint64_t piece)
{
    const tests::Folder folder;
    const auto path = folder / "games.pgn";
    std::ofstream{path, std::ios::binary} << text;
    Checked checked;
    checked.tally = check_file(path, {.workers = workers, .piece = piece},
                               [&](const PgnError& error) { checked.faults.push_back(error); });
    return checked;
}

/// Games that end well and badly, with rosters in places where none begins a game.
std::string random_games(unsigned seed)
{
    std::mt19937 random{seed};
    constexpr std::string_view parts[] = {
        "\n[Event \"a\"]\n[Site \"b\"]\n\n1. e4 e5 2. Nf3 {fine} Nc6 1-0\n",
        "\n[Event \"a\"]\n[Site \"b\"]\n\n1. e4 e5 2. Nf3 {fine} Nc6 1-0\n",
        "\n[Event \"bad\"]\n\n1. e4 Ke4 *\n",
        "\n[Site \"first\"]\n[Event \"second\"]\n\n1. d4 *\n",
        "\n[Event \"no moves\"]\n",
        "\n1. c4 (1. d4 d5) c5 *\n",
        "\n{between\n[Event \"not closed\"]\n",
        "\n; line\n% [Event \"c\"]\n",
        " %not at the start of a line\n",
        "\n1. e4 {cut",
        "\n1. e4 (1. d4",
        "\r\n[Event \"d\"]\r\n\r\n1. e4 *\r\n",
        "\n[Event \"e\n",
        "x",
        "*",
        "\n",
    };
    std::string text;
    for (auto length = random() % 60; length > 0; --length)
        text += parts[random() % std::size(parts)];
    return text;
}

}  // namespace

TEST_CASE("games checked in pieces are those that one reader finds", "[src][convert]")
{
    for (unsigned seed = 0; seed < 300; ++seed) {
        const auto text = random_games(seed);
        const auto expected = by_one_reader(text);
        const auto piece = GENERATE(std::uint64_t{1}, std::uint64_t{16}, std::uint64_t{150});
        CAPTURE(seed, piece, text);
        const auto found = in_pieces(text, 3, piece);
        CHECK(found.tally == expected.tally);
        CHECK(found.faults == expected.faults);
    }
}

TEST_CASE("what is checked alone is judged like what is kept", "[src][convert]")
{
    for (unsigned seed = 0; seed < 300; ++seed) {
        const auto text = random_games(seed);
        CAPTURE(text);
        std::istringstream stream{text};
        rules::PgnReader reader{stream};
        Checked kept;
        while (const auto game = reader.next()) {
            ++kept.tally.games;
            if (*game) {
                kept.tally.moves += (**game)->move_count();
                continue;
            }
            ++kept.tally.faulty;
            kept.faults.push_back(game->error());
        }
        CHECK(by_one_reader(text) == kept);
    }
}

TEST_CASE("an empty file has no game, in pieces or not", "[src][convert]")
{
    CHECK(in_pieces("", 2, 100).tally == PgnTally{});
    CHECK(in_pieces("\n\n", 2, 1).tally == PgnTally{});
}
