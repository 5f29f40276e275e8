// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chess960.hpp"
#include "rules/fen.hpp"
#include "tests/rules/pgn_games.hpp"

#include <catch2/catch.hpp>

#include <random>

using namespace rules;
using pgn_games::moves_of;
using pgn_games::read_all;
using pgn_games::read_one;

namespace {

constexpr std::string_view full_roster = "[Event \"E\"]\n[Site \"S\"]\n[Date \"2024.01.02\"]\n"
                                         "[Round \"1\"]\n[White \"W\"]\n[Black \"B\"]\n"
                                         "[Result \"1-0\"]\n";

/// Games with everything that a score can hold, in places where it hurts.
class RandomScore {
public:
    explicit RandomScore(unsigned seed) : random_{seed} {}

    Score make()
    {
        Score score;
        score.set_result(static_cast<GameResult>(below(4)));
        for (const char* name : {"Event", "Site", "Date", "Round", "White", "Black"})
            score.add_tag(name, words());
        score.add_tag("Result", text(score.result()));
        if (one_in(2))
            score.start_from(*chess960_position(static_cast<int>(below(960))));
        score.add_tag("Other", words());
        if (one_in(2))
            score.add_comment(NodeId::root, words());
        line(score, NodeId::root, score.initial(), 30, 0);
        return score;
    }

private:
    unsigned below(std::size_t n) { return static_cast<unsigned>(random_() % n); }
    bool one_in(unsigned n) { return below(n) == 0; }

    std::string words()
    {
        constexpr std::string_view vocabulary[] = {"a",
                                                   "knight",
                                                   "%",
                                                   "%evil",
                                                   "}",
                                                   "{",
                                                   "[Event",
                                                   "\"x\"]",
                                                   "\\",
                                                   "\"",
                                                   "(=)",
                                                   ";",
                                                   "\n",
                                                   "\x1b",
                                                   "Dvořák",
                                                   "\xe9",
                                                   "  ",
                                                   "1-0",
                                                   "[%clk 0:01:02]",
                                                   "(1. e4)",
                                                   "$1",
                                                   "*",
                                                   "!",
                                                   "[Event \"x\"]",
                                                   "\r\n"};
        std::string text;
        for (unsigned count = below(one_in(4) ? 60 : 6); count > 0; --count)
            text += std::string{vocabulary[below(std::size(vocabulary))]} + (one_in(5) ? "" : " ");
        return text;
    }

    void line(Score& score, NodeId node, Position position, unsigned length, int depth)
    {
        for (; length > 0 && position.has_legal_move(); --length) {
            const auto moves = position.legal_moves();
            const NodeId before = node;
            const auto pass = one_in(8) ? position.pass() : std::nullopt;
            node = score.add_move(before, pass ? *pass : moves[below(moves.size())]);
            annotate(score, node);
            if (depth < 4 && one_in(6))
                line(score, before, position, 1 + below(5), depth + 1);
            if (one_in(6))
                score.add_comment_before(node, words());
            position.play_unchecked(score.move(node));
        }
    }
    void annotate(Score& score, NodeId node)
    {
        while (one_in(3))
            if (one_in(2))
                score.add_comment(node, words());
            else
                score.add_nag(node, Nag{static_cast<std::uint8_t>(below(256))});
        if (one_in(10))
            score.set_draw_offer(node);
    }

    std::mt19937 random_;
};

}  // namespace

TEST_CASE("what was written reads the same", "[rules][pgn]")
{
    for (unsigned seed = 0; seed < 400; ++seed) {
        CAPTURE(seed);
        const Score score = RandomScore{seed}.make();
        const std::string text = write_pgn(score);
        const auto games = read_all(text);
        REQUIRE(games.size() == 1);
        if (!games[0])
            FAIL("line " << games[0].error().line << " " << games[0].error().token << "\n" << text);
        const bool same = *games[0] == score;
        if (!same)
            CHECK(write_pgn(*games[0]) == text);
        CHECK(same);
    }
}

TEST_CASE("many games in one text stay apart", "[rules][pgn]")
{
    std::string text;
    for (unsigned seed = 0; seed < 50; ++seed)
        text += write_pgn(RandomScore{seed}.make());
    const auto games = read_all(text);
    REQUIRE(games.size() == 50);
    for (unsigned seed = 0; seed < 50; ++seed)
        CHECK(*games[seed] == RandomScore{seed}.make());
}

TEST_CASE("the export has the seven tags first, in their order", "[rules][pgn][NOT-021]")
{
    CHECK(write_pgn(read_one("[Opening \"X\"]\n[Black \"B\"]\n[White \"W\"]\n[Annotator \"A\"]\n\n"
                             "1. e4 e5 1/2-1/2")) == "[Event \"?\"]\n"
                                                     "[Site \"?\"]\n"
                                                     "[Date \"????.??.??\"]\n"
                                                     "[Round \"?\"]\n"
                                                     "[White \"W\"]\n"
                                                     "[Black \"B\"]\n"
                                                     "[Result \"1/2-1/2\"]\n"
                                                     "[Opening \"X\"]\n"
                                                     "[Annotator \"A\"]\n"
                                                     "\n"
                                                     "1. e4 e5 1/2-1/2\n"
                                                     "\n");
}

TEST_CASE("the export has English letters whatever was read", "[rules][pgn][NOT-021]")
{
    CHECK(moves_of(
              read_one("1. Sf3 Sf6 2. g3 g6 3. Lg2 Lg7 4. 0-0 0-0 *", {.letters = Letters::de})) ==
          "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O O-O *");
}

TEST_CASE("tag values are written with their escapes", "[rules][pgn]")
{
    Score score;
    score.add_tag("A", R"(a "b" \c)");
    CHECK_THAT(write_pgn(score), Catch::Contains(R"([A "a \"b\" \\c"])"));
}

TEST_CASE("lines stay under eighty columns", "[rules][pgn]")
{
    std::string moves;
    for (int i = 0; i < 60; ++i)
        moves += "Nf3 $11 {some words that go on} (Nc3 Nf6 (Nc6 d4 (d3 d5) )) Nf6 Ng1 Ng8 ";
    const std::string text = write_pgn(read_one(std::string{full_roster} + "\n" + moves + "1-0"));
    std::istringstream lines{text};
    std::size_t longest = 0;
    for (std::string line; std::getline(lines, line);) {
        longest = std::max(longest, line.size());
        CHECK_FALSE(line.ends_with(' '));
    }
    CHECK(longest < 80);
    CHECK(longest > 70);
}

TEST_CASE("a comment that holds a closing brace cannot end early", "[rules][pgn]")
{
    Score score;
    const NodeId e4 = score.add_move(NodeId::root, *read_san(score.initial(), "e4"));
    score.add_comment(e4, "evil } 1-0\n\n[Event \"x\"]\n");
    const Score again = read_one(write_pgn(score));
    CHECK(again.comment(*again.next(NodeId::root)) == "evil } 1-0 [Event \"x\"]");
    CHECK(again.move_count() == 1);
}

TEST_CASE("numbers are given where a reader needs them", "[rules][pgn]")
{
    CHECK(moves_of(read_one("1. e4 $1 e5 2. Nf3 {x} Nc6 (2... d6) 3. Bb5 (3. Bc4) a6 *")) ==
          "1. e4 $1 e5 2. Nf3 {x} 2... Nc6 (2... d6) 3. Bb5 (3. Bc4) 3... a6 *");
}

TEST_CASE("signs of check can be left out, and the game reads the same", "[rules][pgn][ARB-059]")
{
    const Score mated = read_one("1. f3 e5 2. a3 Qh4+ 3. g3 Qxg3+ 4. hxg3 *");
    const auto plain = write_pgn(mated, CheckSigns::left_out);
    CHECK_THAT(plain, Catch::Contains("2. a3 Qh4 3. g3 Qxg3 4. hxg3"));
    CHECK_THAT(write_pgn(mated), Catch::Contains("2. a3 Qh4+ 3. g3 Qxg3+ 4. hxg3"));
    CHECK(read_one(plain) == read_one(write_pgn(mated)));
}
