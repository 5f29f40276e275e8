// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/coordinates.hpp"
#include "rules/move_facts.hpp"
#include "tests/rules/pgn_games.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <random>

/// PGN as hands and programs really write it.
using namespace rules;
using pgn_games::fault_of;
using pgn_games::main_line;
using pgn_games::moves_of;
using pgn_games::read_one;

TEST_CASE("a null move is read in every spelling, kept and written", "[rules][pgn]")
{
    const auto pass = GENERATE(
        values<std::string>({"--", "Z0", "z0", "null", "Null", "NULL", "pass", "0000", "@@@@"}));
    CAPTURE(pass);
    CHECK(moves_of(read_one("1. e4 e5 2. Nf3 (2. " + pass + " d5 3. exd5) Nc6 *")) ==
          "1. e4 e5 2. Nf3 (2. -- d5 3. exd5) 2... Nc6 *");
    CHECK(moves_of(read_one("1. e4 " + pass + "! {and now} 2. d4 *")) ==
          "1. e4 -- $1 {and now} 2. d4 *");
    CHECK(moves_of(read_one("1." + pass + " e5 2." + pass + " *")) == "1. -- e5 2. -- *");
}

TEST_CASE("a glyph with a number that no list has is passed over", "[rules][pgn]")
{
    for (const std::string number : {"256", "999", "4294967297", "99999999999999999999"})
        CHECK(moves_of(read_one("1. e4 $" + number + " $1 e5 *")) == "1. e4 $1 e5 *");
}

TEST_CASE("a null move gives the turn away and with it the capture en passant", "[rules][pgn]")
{
    const auto score = read_one("1. e4 a6 2. e5 d5 3. -- -- *");
    auto node = score.next(NodeId::root);
    for (int ply = 1; ply < 4; ++ply)
        node = score.next(*node);
    const auto d5 = score.position_at(*node);
    const auto passed = score.position_at(*score.next(*node));
    CHECK(d5.en_passant());
    CHECK_FALSE(passed.en_passant());
    CHECK(passed.turn() == Color::black);
    CHECK(passed.board() == d5.board());
    CHECK(passed.castling_rooks() == d5.castling_rooks());
    CHECK(passed.halfmoves() == d5.halfmoves() + 1);
    CHECK(passed.fullmoves() == 3);
}

TEST_CASE("a null move is legal in no position", "[rules][position]")
{
    const auto start = Position::initial();
    const auto pass = start.pass();
    REQUIRE(pass);
    CHECK_FALSE(start.is_legal(*pass));
    for (const std::string_view text : {"--", "Z0", "null", "0000", "e1e1", "Ke1"})
        CHECK_FALSE(read_san(start, text));
    CHECK_FALSE(read_uci(start, "0000"));
    CHECK(write_uci(start, *pass) == "0000");
    CHECK(move_facts(start, *pass).pass);
    CHECK(write_san(start, *pass) == "--");
}

TEST_CASE("nobody passes in check", "[rules][position]")
{
    const auto score = read_one("1. e4 e5 2. Qh5 Nf6 3. Qxf7+ *");
    auto last = NodeId::root;
    while (const auto next = score.next(last))
        last = *next;
    CHECK_FALSE(score.position_at(last).pass());
}

TEST_CASE("evaluations in signs are read as glyphs, apart and behind the move", "[rules][pgn]")
{
    struct Row {
        std::string sign;
        std::string glyph;
    };
    const auto row = GENERATE(values<Row>({
        {"=", "$10"}, {"+=", "$14"},  {"=+", "$15"},  {"+/=", "$14"},  {"=/+", "$15"}, {"±", "$16"},
        {"∓", "$17"}, {"+/-", "$16"}, {"-/+", "$17"}, {"+-", "$18"},   {"-+", "$19"},  {"∞", "$13"},
        {"⩲", "$14"}, {"⩱", "$15"},   {"N", "$146"},  {"\xb1", "$16"},  // Latin-1
        {"□", "$7"},  {"!!!", "$3"},  {"???", "$4"},  {"!!?", "$5"},   {"?!?", "$6"},
    }));
    CAPTURE(row.sign);
    const auto expected = "1. e4 e5 2. Nf3 " + row.glyph + " Nc6 *";
    CHECK(moves_of(read_one("1. e4 e5 2. Nf3 " + row.sign + " Nc6 *")) == expected);
    CHECK(moves_of(read_one("1. e4 e5 2. Nf3" + row.sign + " Nc6 *")) == expected);
}

TEST_CASE("a promotion to a knight is no novelty, and a check no evaluation", "[rules][pgn]")
{
    const std::string tags = "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. ";
    CHECK(moves_of(read_one(tags + "a8N *")) == "1. a8=N *");
    CHECK(moves_of(read_one(tags + "a8NN *")) == "1. a8=N $146 *");
    CHECK(moves_of(read_one(tags + "a8=Q+ Kd7 *")) == "1. a8=Q+ Kd7 *");
    CHECK(moves_of(read_one(tags + "a8=Q+- Kd7 *")) == "1. a8=Q+ $18 Kd7 *");
    CHECK(moves_of(read_one(tags + "a8=Q++- Kd7 *")) == "1. a8=Q+ $18 Kd7 *");
}

TEST_CASE("a result may stand close behind its move", "[rules][pgn]")
{
    struct Row {
        std::string moves;
        std::string line;
        GameResult result;
    };
    const auto row = GENERATE(values<Row>({
        {"1. f3 e5 2. g4 Qh40-1", "f3 e5 g4 Qh4#", GameResult::black_wins},
        {"1. f3 e5 2. g4 Qh4#0-1", "f3 e5 g4 Qh4#", GameResult::black_wins},
        {"1. e4 e51-0", "e4 e5", GameResult::white_wins},
        {"1. e4 e51/2-1/2", "e4 e5", GameResult::draw},
        {"1. e4 e5=1/2-1/2", "e4 e5", GameResult::draw},
        {"1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. 0-0 0-00-1", "Nf3 Nf6 g3 g6 Bg2 Bg7 O-O O-O",
         GameResult::black_wins},
        {"1. e4 e5*", "e4 e5", GameResult::unknown},
    }));
    CAPTURE(row.moves);
    const auto score = read_one(row.moves);
    CHECK(main_line(score) == row.line);
    CHECK(score.result() == row.result);
}

TEST_CASE("a full stop or a comma behind a move is passed over", "[rules][pgn]")
{
    for (const std::string text : {"1. e4, e5. 2. Nf3. Nc6, *", "1. e4 , e5 2. Nf3., Nc6 . *"})
        CHECK(main_line(read_one(text)) == "e4 e5 Nf3 Nc6");
}

TEST_CASE("letters of the wrong case are read where they can mean one move", "[rules][pgn]")
{
    CHECK(main_line(read_one("1. E4 e5 2. nf3 NC6 3. bc4 BC5 4. o-o nge7 *")) ==
          "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nge7");
    // A pawn's capture keeps its small letter; the bishop could go there too.
    CHECK(main_line(read_one("1. e4 c5 2. b4 a6 3. bxc5 *")) == "e4 c5 b4 a6 bxc5");
    CHECK(fault_of("1. nf3 a6 2. na3 a5 3. nc4 a4 4. ne5 *").fault == PgnFault::not_understood);
    CHECK(main_line(read_one("1. sf3 d5 *", {.letters = Letters::de})) == "Nf3 d5");
}

TEST_CASE("a tag value may end with a backslash that escapes nothing", "[rules][pgn]")
{
    const auto score =
        read_one("[Event \"Tournament \\\"]\n[Site \"C:\\\" ] \r\n[Round \"1\"]\n\n*");
    CHECK(score.tag("Event") == "Tournament \\");
    CHECK(score.tag("Site") == "C:\\");
    CHECK(score.tag("Round") == "1");
    CHECK(read_one(R"([Event "the \"] in \"]\""])").tag("Event") == "the \"] in \"]\"");
    CHECK(read_one("[Event \"x\\\"]").tag("Event") == "x\\");
}

TEST_CASE("blanks at the ends of tag values stay", "[rules][pgn]")
{
    const auto score = read_one("[White \" Novak, J \"]\n[Black \"  \"]\n[Site \" Plzeň \"]\n"
                                "[Result \" 1-0 \"]\n\n1. e4");
    CHECK(score.tag("White") == " Novak, J ");
    CHECK(score.tag("Black") == "  ");
    CHECK(score.tag("Site") == " Plzeň ");
    CHECK(score.result() == GameResult::white_wins);
    CHECK(read_one(write_pgn(score)).tag("White") == " Novak, J ");
}

TEST_CASE("the variant may call chess regular", "[rules][pgn]")
{
    CHECK(read_one("[Variant \"Regular\"]\n\n1. e4 *").initial().variant() == Variant::chess);
}

TEST_CASE("comments and glyphs keep their order", "[rules][pgn]")
{
    const auto row = GENERATE(values<std::string>({
        "1. e4 $1 {a} 1... e5 *",
        "1. e4 {a} $1 1... e5 *",
        "1. e4 {a} $1 {b} $2 $3 {c} 1... e5 *",
        "1. e4 $1 {(=) a} $2 {b} (1. d4 {c} $5) 1... e5 *",
        "1. e4 $1 {(=)} 1... e5 *",
    }));
    CHECK(moves_of(read_one(row)) == row);
    const auto offered = read_one("1. e4 {a} $1 {(=)(=) b} *");
    CHECK(read_one(write_pgn(offered)) == read_one(write_pgn(read_one(write_pgn(offered)))));
}

namespace {

/// Takes the fair text of a game and writes it as somebody else would.
class Scribbler {
public:
    explicit Scribbler(unsigned seed) : random_{seed} {}

    /// A game of random moves and passes with what was written behind each, in two spellings.
    struct Game {
        std::string fair;
        std::string wild;
    };
    Game make()
    {
        Game game;
        auto position = Position::initial();
        for (int ply = 0; ply < 40 && position.has_legal_move(); ++ply) {
            const auto pass = one_in(9) ? position.pass() : std::nullopt;
            const auto moves = position.legal_moves();
            const Move move = pass ? *pass : moves[random_() % moves.size()];
            add(game, position, move);
            position.play_unchecked(move);
        }
        game.fair += "0-1";
        game.wild += "0-1";
        return game;
    }

private:
    bool one_in(unsigned n) { return random_() % n == 0; }
    template <std::size_t count>
    std::string any_of(const std::array<const char*, count>& texts)
    {
        return texts[random_() % count];
    }

    void add(Game& game, const Position& position, Move move)
    {
        const std::string san = write_san(position, move);
        game.fair += san + ' ';
        game.wild += move.kind() == MoveKind::pass ? any_of(passes) : in_any_case(position, san);
        if (one_in(5))
            add_sign(game);
        game.wild += any_of(ends);
    }
    /// Written small where that can still be only this move.
    std::string in_any_case(const Position& position, const std::string& san)
    {
        std::string small = san;
        for (char& c : small)
            c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        const bool pawn = san.front() >= 'a' || san.front() == 'B';
        return pawn || read_san(position, small) ? san : small;
    }
    void add_sign(Game& game)
    {
        constexpr std::array<const char*, 5> signs{"=", "±", "+/-", "!!!", "N"};
        constexpr std::array<const char*, 5> glyphs{"$10 ", "$16 ", "$16 ", "$3 ", "$146 "};
        const auto which = random_() % signs.size();
        game.wild += ' ';
        game.wild += signs[which];
        game.fair += glyphs[which];
    }

    static constexpr std::array<const char*, 5> passes{"--", "Z0", "null", "pass", "@@@@"};
    static constexpr std::array<const char*, 5> ends{" ", "\n", ", ", ". ", " , "};
    std::mt19937 random_;
};

}  // namespace

TEST_CASE("games written in wild ways read the same as written fairly", "[rules][pgn]")
{
    for (unsigned seed = 0; seed < 300; ++seed) {
        const auto game = Scribbler{seed}.make();
        CAPTURE(game.wild, game.fair);
        const auto wild = read_one(game.wild);
        REQUIRE(wild == read_one(game.fair));
        REQUIRE(read_one(write_pgn(wild)) == read_one(write_pgn(read_one(write_pgn(wild)))));
    }
}
