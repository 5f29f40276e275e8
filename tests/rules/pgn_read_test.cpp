// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fen.hpp"
#include "rules/score_clock.hpp"
#include "tests/rules/pgn_games.hpp"

#include <catch2/catch.hpp>

using namespace rules;
using pgn_games::main_line;
using pgn_games::moves_of;
using pgn_games::read_all;
using pgn_games::read_one;

TEST_CASE("moves are read however they are spaced and numbered", "[rules][pgn]")
{
    const auto text = GENERATE(values<std::string>({
        "1. e4 e5 2. Nf3 Nc6 *", "1.e4 e5 2.Nf3 Nc6 *", "1.e4 1...e5 2.Nf3 2...Nc6 *",
        "1. e4 1... e5 2. Nf3 2... Nc6*", "e4 e5 Nf3 Nc6", "1 e4 e5 2 Nf3 Nc6",
        "1 . e4 e5 2 . Nf3 Nc6", "1.e4e5 2.Nf3Nc6",
        "1.e4 e5\n\n\n2.Nf3\n\nNc6\n\n*",  // blank lines end nothing
        "1.\te4\te5\r\n2. Nf3 Nc6\r\n*\r\n", "1. e4 e5\r2. Nf3 Nc6\r*\r",
        "\xef\xbb\xbf"
        "1. e4 e5 2. Nf3 Nc6 *",
        "1… e4 e5 2. Nf3 Nc6",
        "1.\xc2\xa0"
        "e4 e5 2. Nf3 Nc6",
        "1. e2e4 e7-e5 2. Ng1f3 Nb8-c6 *", "% for others\n1. e4 e5\n% 2. d4\n2. Nf3 Nc6 *",
        "9. e4 12... e5 Nf3 7. Nc6",  // numbers with dots are not checked
    }));
    CAPTURE(text);
    CHECK(main_line(read_one(text)) == "e4 e5 Nf3 Nc6");
}

TEST_CASE("two moves without a blank are parted where there is one way", "[rules][pgn]")
{
    CHECK(main_line(read_one("1.e4d5 2.exd5Qxd5 3.Nc3Qa5 *")) == "e4 d5 exd5 Qxd5 Nc3 Qa5");
    CHECK(main_line(read_one("1.Nf3Nf6 2.g3g6 3.Bg2Bg7 4.O-OO-O")) ==
          "Nf3 Nf6 g3 g6 Bg2 Bg7 O-O O-O");
}

TEST_CASE("castling with zeros is no result", "[rules][pgn]")
{
    const auto score = read_one("1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. 0-0 0-0 0-1");
    CHECK(main_line(score) == "Nf3 Nf6 g3 g6 Bg2 Bg7 O-O O-O");
    CHECK(score.result() == GameResult::black_wins);
}

TEST_CASE("promotions are read in every way", "[rules][pgn]")
{
    const std::string tags = "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n";
    for (const std::string move : {"a8=Q+", "a8Q", "a8(Q)", "a8/Q", "a8=q"})
        CHECK(main_line(read_one(tags + "1. " + move + " *")) == "a8=Q+");
    // A variation that stands close to a move is none.
    CHECK(moves_of(read_one(tags + "1. a8=Q+(1. a8=R+) *")) == "1. a8=Q+ (1. a8=R+) *");
}

TEST_CASE("marks that stand apart from their move are passed over", "[rules][pgn]")
{
    CHECK(main_line(read_one("1. e4 a6 2. e5 d5 3. exd6 e.p. Ra7 4. dxc7 + *")).ends_with("dxc7"));
    CHECK(main_line(read_one("1. e4 a6 2. e5 d5 3. exd6e.p. Ra7 *")) == "e4 a6 e5 d5 exd6 Ra7");
}

TEST_CASE("tags are read with any name and their escapes", "[rules][pgn]")
{
    struct Row {
        std::string text;
        std::string value;
    };
    const auto row = GENERATE(values<Row>({
        {R"([A "plain"])", "plain"},
        {R"([ A   "blanks" ])", "blanks"},
        {R"([A""])", ""},
        {R"([A "with \"quotes\" and \\"])", R"(with "quotes" and \)"},
        {R"([A "C:\games"])", R"(C:\games)"},                    // an escape of nothing
        {R"([A "Kevin "Kev" Smith"])", R"(Kevin "Kev" Smith)"},  // marks without escapes
        {R"([A "a [b] c"])", "a [b] c"},
        {R"([A "{ ; % ( $"])", "{ ; % ( $"},
        {"[A \"Andr\xe9\"]", "André"},
        {"[A \"Dvořák\"]", "Dvořák"},
        {"[A \"tab\there\"]", "tab here"},
    }));
    CAPTURE(row.text);
    CHECK(read_one(row.text + "\n\n1. e4 *").tag("A") == row.value);
}

TEST_CASE("tags share lines and stand apart as they like", "[rules][pgn]")
{
    const auto score = read_one("[A \"1\"] [B \"2\"]\n\n[C \"3\"]\n1. e4 *");
    CHECK(score.tag_count() == 3);
    CHECK(main_line(score) == "e4");
}

TEST_CASE("comments of both kinds are kept", "[rules][pgn]")
{
    const auto row = GENERATE(table<std::string, std::string>({
        {"{before} 1. e4 {after} e5 *", "{before} 1. e4 {after} 1... e5 *"},
        {"1. e4 ; to the end } of the line\ne5 *", "1. e4 ;to the end } of the line 1... e5 *"},
        {"1. e4 {one} {two} e5 *", "1. e4 {one two} 1... e5 *"},
        {"1. e4 {} e5 *", "1. e4 e5 *"},
        {"1. e4 {{ not nested} e5 *", "1. e4 {{ not nested} 1... e5 *"},
        {"1. e4 {a ; b} e5 *", "1. e4 {a ; b} 1... e5 *"},
        {"1. e4 ; a { b\ne5 *", "1. e4 {a { b} 1... e5 *"},
        {"1. e4 {two\r\n  lines} e5 *", "1. e4 {two lines} 1... e5 *"},
        {"1. e4 {\n% no escape here\n} e5 *", "1. e4 {% no escape here} 1... e5 *"},
        {"1. e4{close}e5{by}*", "1. e4 {close} 1... e5 {by} *"},
        {"1. e4 {Andr\xe9} {Dvořák} *", "1. e4 {André Dvořák} *"},
        {"1. e4 ;at the end", "1. e4 {at the end} *"},
        {"{only} *", "{only} *"},
    }));
    CAPTURE(std::get<0>(row));
    CHECK(moves_of(read_one(std::get<0>(row))) == std::get<1>(row));
}

TEST_CASE("variations nest and keep their comments", "[rules][pgn]")
{
    const auto row = GENERATE(table<std::string, std::string>({
        {"1. e4 (1. d4) e5", "1. e4 (1. d4) 1... e5 *"},
        {"1.e4(1.d4 d5(1...Nf6 2.c4)2.c4)1...e5",
         "1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) 1... e5 *"},
        {"1. e4 (1. d4) (1. c4) e5", "1. e4 (1. d4) (1. c4) 1... e5 *"},
        // A variation of a variation's first move is one more beside the main move.
        {"1. e4 (1. d4 (1. c4) d5) (1. b3) e5", "1. e4 (1. d4 d5) (1. c4) (1. b3) 1... e5 *"},
        {"1. e4 ( {before} 1. d4 {after} ) {back} e5",
         "1. e4 ({before} 1. d4 {after}) {back} 1... e5 *"},
        {"1. e4 {a} (1. d4) {b} *", "1. e4 {a b} (1. d4) *"},
        {"1. e4 (1. d4) {b} (1. c4) e5 *", "1. e4 {b} (1. d4) (1. c4) 1... e5 *"},
        {"1. e4 ({nothing but this}) e5 *", "1. e4 {nothing but this} 1... e5 *"},
        {"1. e4 () e5 *", "1. e4 e5 *"},
        {"1. e4 (1. d4 1-0) e5 0-1", "1. e4 (1. d4) 1... e5 0-1"},
    }));
    CAPTURE(std::get<0>(row));
    CHECK(moves_of(read_one(std::get<0>(row))) == std::get<1>(row));
}

TEST_CASE("glyphs are read as numbers and as signs", "[rules][pgn]")
{
    CHECK(moves_of(read_one("1. e4! e5? 2. Nf3!! Nc6?? 3. Bb5!? a6?! 4. Ba4 $14 $255 *")) ==
          "1. e4 $1 e5 $2 2. Nf3 $3 Nc6 $4 3. Bb5 $5 a6 $6 4. Ba4 $14 $255 *");
    CHECK(moves_of(read_one("1. e4 !? $0 $7 {text} *")) == "1. e4 $5 $0 $7 {text} *");
    CHECK(moves_of(read_one("1. e4 ( $140 1. d4 ) *")) == "1. e4 (1. d4 $140) *");
}

TEST_CASE("a draw offer is read alone or in a comment", "[rules][pgn][NOT-017]")
{
    for (const std::string text : {"1. e4 (=) e5 *", "1. e4 {(=)} e5 *", "1. e4(=)e5 *"}) {
        const auto score = read_one(text);
        CHECK(score.has_draw_offer(*score.next(NodeId::root)));
        CHECK(moves_of(score) == "1. e4 {(=)} 1... e5 *");
    }
}

TEST_CASE("clock times can be read and stay in the comment", "[rules][pgn][NOT-039]")
{
    const auto score = read_one("1. e4 { [%clk 0:03:00] } 1... e5 { [%emt 0:00:02] fast } *");
    const auto e4 = *score.next(NodeId::root);
    CHECK(clock_in(score.comment(e4)) == std::chrono::minutes{3});
    CHECK(elapsed_in(score.comment(*score.next(e4))) == std::chrono::seconds{2});
    CHECK(score.comment(*score.next(e4)) == "[%emt 0:00:02] fast");
}

TEST_CASE("the result is the marker's, else the tag's, else unknown", "[rules][pgn]")
{
    struct Row {
        std::string text;
        GameResult result;
    };
    const auto row = GENERATE(values<Row>({
        {"1. e4 1-0", GameResult::white_wins},
        {"1. e4 0-1", GameResult::black_wins},
        {"1. e4 1/2-1/2", GameResult::draw},
        {"1. e4 1/2", GameResult::draw},
        {"1. e4 ½-½", GameResult::draw},
        {"1. e4 *", GameResult::unknown},
        {"1. e4", GameResult::unknown},
        {"[Result \"1-0\"]\n\n1. e4", GameResult::white_wins},
        {"[Result \"1-0\"]\n\n1. e4 *", GameResult::white_wins},
        {"[Result \"1-0\"]\n\n1. e4 0-1", GameResult::black_wins},
        {"[Result \"won\"]\n\n1. e4", GameResult::unknown},
        {"1-0", GameResult::white_wins},
    }));
    CAPTURE(row.text);
    CHECK(read_one(row.text).result() == row.result);
}

TEST_CASE("games follow each other with and without tags, moves and results", "[rules][pgn]")
{
    CHECK(read_all("").empty());
    CHECK(read_all("\n\n; nothing here\n% nor here\n{or here}\n").empty());
    CHECK(read_all("1. e4 * 1. d4 *").size() == 2);
    CHECK(read_all("[Event \"a\"]\n\n[Event \"b\"]\n\n*").size() == 2);
    CHECK(read_all("[White \"a\"]\n\n[White \"b\"]\n\n").size() == 2);
    CHECK(read_all("[Event \"a\"]\n\n1. e4\n\n[Event \"b\"]\n\n1. d4").size() == 2);
    CHECK(read_all("[Event \"a\"]\n\n1. e4 *[Event \"b\"]\n1. d4").size() == 2);
    // A name that comes twice without a gap is a tag of the same game.
    CHECK(read_all("[White \"a\"]\n[White \"b\"]\n\n*").size() == 1);
}

TEST_CASE("a game begins where its FEN says", "[rules][pgn]")
{
    const auto score = read_one("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 40\"]\n\n"
                                "40... Kd7 41. e4 *");
    CHECK(moves_of(score) == "40... Kd7 41. e4 *");
    CHECK(main_line(read_one("[SetUp \"0\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 40\"]\n1. d4")) ==
          "d4");
}

TEST_CASE("Chess960 games castle by their own rule", "[rules][pgn][C96]")
{
    const auto variant = GENERATE(values<std::string>({"Chess960", "fischerandom", "Chess 960"}));
    const auto score = read_one("[Variant \"" + variant +
                                "\"]\n[SetUp \"1\"]\n"
                                "[FEN \"nqbnrkrb/pppppppp/8/8/8/8/PPPPPPPP/NQBNRKRB w KQkq - 0 1\"]"
                                "\n\n1. O-O O-O *");
    CHECK(score.initial().variant() == Variant::chess960);
    CHECK(main_line(score) == "O-O O-O");
    CHECK(read_one("[Variant \"Chess960\"]\n\n1. e4 *").initial().variant() == Variant::chess960);
    CHECK(read_one("[Variant \"Standard\"]\n\n1. e4 *").initial().variant() == Variant::chess);
}

TEST_CASE("moves are read in the letters that are asked for", "[rules][pgn]")
{
    CHECK(main_line(read_one("1. Sf3 Sf6 2. g3 g6 3. Lg2 *", {.letters = Letters::de})) ==
          "Nf3 Nf6 g3 g6 Bg2");
    CHECK(main_line(read_one("1. Кf3 d5 *", {.letters = Letters::ru})) == "Nf3 d5");
    CHECK(main_line(read_one("1. ♘f3 d5 *", {.letters = Letters::figurine})) == "Nf3 d5");
}

TEST_CASE("moves are passed over when only tags are wanted", "[rules][pgn]")
{
    const auto games = read_all("[White \"a\"]\n\n1. e4 (1. d4 {x [Event \"} 1-0) nonsense 1-0\n\n"
                                "[White \"b\"]\n\n{only} 0-1",
                                {.moves = PgnMoves::skipped});
    REQUIRE(games.size() == 2);
    CHECK(games[0]->tag("White") == "a");
    CHECK(games[0]->result() == GameResult::white_wins);
    CHECK(games[0]->move_count() == 0);
    CHECK(games[1]->tag("White") == "b");
    CHECK(games[1]->result() == GameResult::black_wins);
}

TEST_CASE("the reader tells each game's number and line", "[rules][pgn]")
{
    std::istringstream stream{"\n[Event \"a\"]\n\n1. e4 *\n\n{between}\n[Event \"b\"]\n\n*\n"};
    PgnReader reader{stream};
    REQUIRE(reader.next());
    CHECK(reader.number() == 1);
    CHECK(reader.line() == 2);
    REQUIRE(reader.next());
    CHECK(reader.number() == 2);
    CHECK(reader.line() == 7);
    CHECK_FALSE(reader.next());
    CHECK(reader.number() == 2);
}

TEST_CASE("games are the same however the bytes come in", "[rules][pgn]")
{
    const std::string text = "[Event \"a \\\"b\\\"\"]\r\n\r\n1. e4 {long\r\ncomment} e5 ; line\r\n"
                             "2. Nf3 (2. f4 $1 (2. d4)) Nc6 1/2-1/2\r\n\r\n[Event \"c\"]\r\n\r\n*";
    const auto whole = read_all(text);
    const auto most = GENERATE(1U, 2U, 3U, 7U, 600U);
    std::size_t at = 0;
    PgnReader reader{[&](char* to, std::size_t room) {
        const std::size_t size = std::min({room, std::size_t{most}, text.size() - at});
        text.copy(to, size, at);
        at += size;
        return size;
    }};
    for (const auto& expected : whole) {
        const auto game = reader.next();
        REQUIRE(game);
        REQUIRE(*game);
        CHECK(***game == *expected);
    }
    CHECK_FALSE(reader.next());
}
