// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/pgn_games.hpp"

#include <catch2/catch.hpp>

#include <random>

using namespace rules;
using pgn_games::fault_of;
using pgn_games::main_line;
using pgn_games::read_all;
using pgn_games::read_one;

namespace {

std::string repeated(std::string_view text, std::size_t times)
{
    std::string all;
    all.reserve(text.size() * times);
    for (; times > 0; --times)
        all += text;
    return all;
}

}  // namespace

TEST_CASE("a faulty game is named by its line, reason and words", "[rules][pgn]")
{
    struct Row {
        std::string text;
        PgnFault fault;
        std::size_t line;
        std::string token;
    };
    const auto row = GENERATE(values<Row>({
        {"1. e4 e5\n2. Ke3 *", PgnFault::move_illegal, 2, "Ke3"},
        {"1. e4 e5 2. Xyz *", PgnFault::not_understood, 1, "Xyz"},
        {"1. e4\n\n5254 *", PgnFault::not_understood, 3, "5254"},
        {"1. Nf3 d5 2. Nc3 c5 3. Nd2 c4 4. Nb5 h6 5. Nd4 *", PgnFault::move_illegal, 1, "Nd2"},
        {"1. Nf3 a6 2. Na3 a5 3. Nc4 a4 4. Ne5 *", PgnFault::move_ambiguous, 1, "Ne5"},
        {"[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8 *", PgnFault::promotion_missing, 3,
         "a8"},
        {"1. e4 e5 2. Qh5 Nf6 3. Qxf7+ -- *", PgnFault::null_move, 1, "--"},  // a pass in check
        {"1. e4 $ *", PgnFault::nag_malformed, 1, "$"},
        {"1. e4 {cut\n\n", PgnFault::comment_unclosed, 1, ""},
        {"{cut", PgnFault::comment_unclosed, 1, ""},
        {"1. e4\n(1. d4\nd5 *", PgnFault::variation_unclosed, 2, ""},
        {"1. e4 ) e5 *", PgnFault::variation_unopened, 1, ")"},
        {"(1. e4) *", PgnFault::variation_without_move, 1, ""},
        {"1. e4 ((1. d4)) *", PgnFault::variation_without_move, 1, ""},
        {"1. (=) e4 *", PgnFault::not_understood, 1, "(=)"},
        {"1. e4 } e5 *", PgnFault::not_understood, 1, "}"},
        {"1. e4 <x> e5 *", PgnFault::not_understood, 1, "<"},
        {"1. e4 [%clk 0:01:00] e5 *", PgnFault::not_understood, 1, "["},
        {"[Event no quotes]\n\n1. e4 *", PgnFault::tag_malformed, 1, "[Event no quotes]"},
        {"[]\n\n1. e4 *", PgnFault::tag_malformed, 1, "[]"},
        {"[Event \"cut\n[White \"x\"]\n\n1. e4 *", PgnFault::tag_unclosed, 1, "Event"},
        {"[Event \"cut", PgnFault::tag_unclosed, 1, "Event"},
        {"\n[FEN \"nonsense\"]\n\n1. e4 *", PgnFault::fen_malformed, 2, "nonsense"},
        {"[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*", PgnFault::position_illegal, 1,
         "8/8/8/8/8/8/8/8 w - - 0 1"},
        {"[Event \"x\"]\n[Site \"y\"]\n[FEN \"nonsense\"]\n[Round \"1\"]\n\n1. e4 *",
         PgnFault::fen_malformed, 3, "nonsense"},
        {"[Event \"x\"]\n\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*", PgnFault::position_illegal, 3,
         "8/8/8/8/8/8/8/8 w - - 0 1"},
        {"[Event \"x\"]\n[Variant \"Atomic\"]\n[FEN \"z\"]\n\n*", PgnFault::variant_unknown, 2,
         "Atomic"},
        {"[Variant \"Crazyhouse\"]\n\n1. e4 *", PgnFault::variant_unknown, 1, "Crazyhouse"},
        {std::string{"1. e4 \0 e5 *", 12}, PgnFault::not_understood, 1, ""},
    }));
    CAPTURE(row.text);
    CHECK(fault_of(row.text) == PgnError{row.fault, 1, row.line, row.token});
}

TEST_CASE("the words of a fault are short and clean", "[rules][pgn]")
{
    const auto error = fault_of("1. e4 " + repeated("\xe9", 5000) + " *");
    CHECK(error.fault == PgnFault::not_understood);
    CHECK(error.token == repeated("é", PgnError::max_token / 2));
    CHECK(fault_of("1. e4 \x1b[2J *").token.empty());
}

TEST_CASE("the game after a faulty one is read", "[rules][pgn]")
{
    const auto faulty = GENERATE(values<std::string>({
        "1. e4 Ke4 2. d4 *",
        "1. e4 {never closed\n",
        "1. e4 {never closed\n\n1. d4 d5 *",
        "1. e4 (1. d4 (1. c4 e5 *",
        "1. e4 ) ) e5 *",
        "1. Xx (1. e4 {1-0} 1-0) 1-0",
        "1. Xx {[Event \"inside\"]} 1-0",
        "[White \"cut\n[Black \"x\"]\n\n1. e4 e5 *",
        "[FEN \"x\"]\n\n1. e4 (1. d4) {c} 1-0",
        "1. e4 \x01\x02\xff *",
        "--x",
    }));
    CAPTURE(faulty);
    const auto games =
        read_all("[Event \"1\"]\n" + faulty + "\n\n[Event \"2\"]\n\n1. d4 {fine} d5 1-0\n");
    REQUIRE(games.size() == 2);
    REQUIRE_FALSE(games[0]);
    CHECK(games[0].error().game == 1);
    REQUIRE(games[1]);
    CHECK(main_line(*games[1]) == "d4 d5");
    CHECK(games[1]->result() == GameResult::white_wins);
}

TEST_CASE("a game without moves still needs a sound position", "[rules][pgn]")
{
    const auto games = read_all("[FEN \"x\"]\n\n[FEN \"y\"]\n\n[Event \"z\"]\n");
    REQUIRE(games.size() == 2);
    CHECK(games[0].error() == PgnError{PgnFault::fen_malformed, 1, 1, "x"});
    CHECK(games[1].error() == PgnError{PgnFault::fen_malformed, 2, 3, "y"});
}

TEST_CASE("a faulty game without tags ends at its result", "[rules][pgn]")
{
    const auto games = read_all("1. e4 Ke4 (1. d4 *) 1-0 1. d4 d5 *");
    REQUIRE(games.size() == 2);
    CHECK_FALSE(games[0]);
    CHECK(games[1]);
}

TEST_CASE("variations go so deep and no deeper", "[rules][pgn]")
{
    // Each level answers the last move of the one above it.
    const auto nested = [](std::size_t depth) {
        const std::string fen = "[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"]\n\n1. Ra2 Kd7 ";
        std::string text = fen;
        for (std::size_t i = 0; i < depth; ++i)
            text += "(1... Ke7 2. Ra1 Ke8 3. Ra2 Kd7 ";
        return text + repeated(")", depth) + " *";
    };
    CHECK(read_one(nested(max_variation_depth)).move_count() == 2 + 5 * max_variation_depth);
    CHECK(fault_of(nested(max_variation_depth + 1)).fault == PgnFault::variations_too_deep);
    CHECK(fault_of("1. e4 " + repeated("(", 1'000'000)).fault == PgnFault::variation_without_move);
    const auto games = read_all("1. e4 " + repeated("(1. d4 ", 100'000) + "\n\n[Event \"2\"]\n\n*");
    REQUIRE(games.size() == 2);
    CHECK(games[0].error().fault == PgnFault::variations_too_deep);
    CHECK(games[1]);
}

TEST_CASE("a game beyond all measure is refused", "[rules][pgn]")
{
    const std::string shuffle = "Nf3 Nf6 Ng1 Ng8 ";
    CHECK(read_one(repeated(shuffle, 5000)).move_count() == 20'000);
    CHECK(fault_of(repeated(shuffle, Score::max_moves / 4 + 1)).fault == PgnFault::game_too_large);
    CHECK(fault_of("1. e4 {" + std::string(Score::max_text + 1, 'x') + "} *").fault ==
          PgnFault::game_too_large);
    CHECK(fault_of("[A \"" + std::string(Score::max_text + 1, 'x') + "\"]\n\n*").fault ==
          PgnFault::game_too_large);
    CHECK(fault_of("1. e4 " + repeated("$1", Score::max_nags + 1)).fault ==
          PgnFault::game_too_large);
    // Remarks that are moved again and again.
    CHECK(fault_of("1. e4 " + repeated("(1. d4 $1 {x}) {y} $2 ", 10'000)).fault ==
          PgnFault::game_too_large);
}

TEST_CASE("many variations of one move take no longer than any others", "[rules][pgn]")
{
    CHECK(read_one("1. e4 " + repeated("(1. d4)", 200'000) + " *").move_count() == 200'001);
}

TEST_CASE("long lines and long texts are read whole", "[rules][pgn]")
{
    const std::string words = repeated("word ", 40'000);
    const auto score =
        read_one("[A \"" + words + "\"]\n\n1. e4 {" + words + "} e5 ;" + words + "\n2. d4 *");
    const std::string_view expected = std::string_view{words}.substr(0, words.size() - 1);
    const auto e4 = *score.next(NodeId::root);
    CHECK(score.tag("A") == words);
    CHECK(score.comment(e4) == expected);
    CHECK(score.comment(*score.next(e4)) == expected);
    CHECK(main_line(score) == "e4 e5 d4");
    CHECK(fault_of(repeated("x", 300'000)).fault == PgnFault::not_understood);
    CHECK(fault_of(repeated("9", 300'000)).fault == PgnFault::not_understood);
    CHECK(read_all("%" + repeated("x", 300'000) + "\n1. e4 *").size() == 1);
}

TEST_CASE("the PGN reader never crashes on anything", "[rules][pgn]")
{
    std::mt19937 random{7};
    constexpr std::string_view pieces[] = {
        "1. ",    "e4 ",  "Nf3 ", "(",     ")",     "{",  "}",  ";",    "\n",
        "[",      "]",    "\"",   "\\",    "Event", "$1", "$",  "1-0 ", "* ",
        "%",      "\r\n", "e5 ",  "\xc3",  "!",     "?",  "--", "0-0",  "\xef\xbb\xbf",
        "(=)",    "<",    ".",    "d8(Q)", "nf3 ",  "+-", "=",  "N ",   ",",
        "Nf30-1", "!!!",  "\\\"]"};
    for (int round = 0; round < 3000; ++round) {
        std::string text;
        for (auto length = random() % 60; length > 0; --length)
            text += random() % 20 == 0 ? std::string(1, static_cast<char>(random()))
                                       : std::string{pieces[random() % std::size(pieces)]};
        for (const auto& game : read_all(text))
            if (game)
                CHECK_FALSE(write_pgn(*game).empty());
    }
}
