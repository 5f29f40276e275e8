// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/board_words.hpp"

#include "rules/san.hpp"
#include "speech/evaluation_words.hpp"
#include "tests/rules/walks.hpp"
#include "tests/speech/shipped.hpp"

#include <catch2/catch.hpp>

#include <sstream>

using namespace speech;
using rules::Color;
using rules::Piece;
using rules::Role;

namespace {

constexpr std::string_view start = rules::initial_fen;
constexpr std::string_view middle = "4k3/5p2/8/3p4/1b2n3/2N5/P5PP/R3K2R w KQ - 3 20";

rules::Square at(std::string_view name)
{
    return *rules::Square::parse(name);
}

BoardWords words(const std::string& language)
{
    return BoardWords{Announcer{shipped::lexicon(language)}};
}
const BoardWords& english()
{
    static const BoardWords all = words("en");
    return all;
}

/// The lines as they are read, one after the other.
std::string read(const std::vector<Word>& lines)
{
    std::string all;
    for (const auto& line : lines)
        all += line.screen + '\n';
    return all;
}

rules::Board board(std::string_view fen)
{
    return walks::position(fen).board();
}

std::vector<rules::Move> moves(rules::Position position, const std::string& text)
{
    std::istringstream tokens{text};
    std::vector<rules::Move> all;
    for (std::string token; tokens >> token;) {
        all.push_back(*rules::read_san(position, token));
        position.play_unchecked(all.back());
    }
    return all;
}

}  // namespace

TEST_CASE("the adjective has the gender of the piece in every language", "[speech][board]")
{
    struct Row {
        std::string language;
        std::string king;
        std::string queen;
        std::string rook;
        std::string pawn;
    };
    const auto row = GENERATE(values<Row>({
        {"en", "white king", "black queen", "white rook", "black pawn"},
        {"de", "weißer König", "schwarze Dame", "weißer Turm", "schwarzer Bauer"},
        {"cs", "bílý král", "černá dáma", "bílá věž", "černý pěšec"},
        {"sk", "biely kráľ", "čierna dáma", "biela veža", "čierny pešiak"},
        {"sr", "beli kralj", "crna dama", "beli top", "crni pešak"},
        {"sr-Cyrl", "бели краљ", "црна дама", "бели топ", "црни пешак"},
    }));
    const auto said = words(row.language);
    CHECK(said.piece({Color::white, Role::king}).screen == row.king);
    CHECK(said.piece({Color::black, Role::queen}).screen == row.queen);
    CHECK(said.piece({Color::white, Role::rook}).screen == row.rook);
    CHECK(said.piece({Color::black, Role::pawn}).screen == row.pawn);
}

TEST_CASE("a square tells its piece and its colour", "[speech][board]")
{
    const auto here = board(middle);
    CHECK(read(english().square(here, at("e4"))) == "black knight on e4, light square\n");
    CHECK(read(english().square(here, at("d4"))) == "d4 is empty, dark square\n");
    CHECK(english().here(here, at("e4")).screen == "e4 black knight");
    CHECK(english().here(here, at("d4")).screen == "d4 empty");
    CHECK(read(words("cs").square(here, at("h1"))) == "bílá věž na h1, světlé pole\n");
    CHECK(read(words("de").square(here, at("d4"))) == "d4 ist leer, dunkles Feld\n");
}

TEST_CASE("pieces are told one kind per line, kings first", "[speech][board]")
{
    const auto here = board(middle);
    CHECK(read(english().pieces(here)) == "White: king e1\n"
                                          "rooks a1, h1\n"
                                          "knight c3\n"
                                          "pawns a2, g2, h2\n"
                                          "Black: king e8\n"
                                          "bishop b4\n"
                                          "knight e4\n"
                                          "pawns d5, f7\n");
    CHECK(
        read(english().position(walks::position(middle))).starts_with("Move 20, White to move\n"));
    CHECK(read(english().pieces(here, Piece{Color::white, Role::rook})) == "White: rooks a1, h1\n");
    CHECK(read(english().pieces(here, Piece{Color::black, Role::queen})) == "Black: no queens\n");
    CHECK(read(words("sk").pieces(here, Piece{Color::white, Role::rook})) ==
          "Biely: veže a1, h1\n");
    CHECK(read(words("sr").pieces(here, Piece{Color::black, Role::queen})) == "Crni: nema dame\n");
    CHECK(english().pieces(here, Piece{Color::white, Role::rook}).front().voice ==
          "White: rooks a, one; h one");
    CHECK(read(english().pawns(here)) == "White: pawns a2, g2, h2\nBlack: pawns d5, f7\n");
}

TEST_CASE("who asks for the bishops hears on which squares they go", "[speech][board]")
{
    const auto here = board("2b1kb2/8/8/8/8/8/8/2B1K3 w - - 0 1");
    const Piece white{Color::white, Role::bishop};
    const Piece black{Color::black, Role::bishop};
    CHECK(read(english().pieces(here, white)) == "White: dark-squared bishop c1\n");
    CHECK(read(english().pieces(here, black)) ==
          "Black: light-squared bishop c8, dark-squared bishop f8\n");
    CHECK(read(words("de").pieces(here, white)) == "Weiß: schwarzfeldriger Läufer c1\n");
    CHECK(read(words("cs").pieces(here, black)) ==
          "Černý: bělopolný střelec c8, černopolný střelec f8\n");
    CHECK(read(words("sk").pieces(here, white)) == "Biely: čiernopoľný strelec c1\n");
    CHECK(read(words("sr").pieces(here, white)) == "Beli: crnopoljni lovac c1\n");
    CHECK(read(english().pieces(board(middle), white)) == "White: no bishops\n");
}

TEST_CASE("files, ranks and diagonals are told in order", "[speech][board]")
{
    const auto here = board(middle);
    CHECK(read(english().file(here, rules::File::e)) ==
          "File e: white king e1, black knight e4, black king e8\n");
    CHECK(read(english().rank(here, rules::Rank::six)) == "Rank 6: empty\n");
    CHECK(read(english().line(here, at("a5"), at("c3"))) ==
          "Diagonal a5 to e1: black bishop b4, white knight c3, white king e1\n");
    CHECK(read(english().line(here, at("a1"), at("a2"))) ==
          read(english().file(here, rules::File::a)));
    CHECK(read(english().line(here, at("a1"), at("b3"))) == "a1 and b3 are not on one line\n");
    CHECK(read(words("cs").rank(here, rules::Rank::one)) ==
          "Řada 1: bílá věž a1, bílý král e1, bílá věž h1\n");
    CHECK(words("cs").rank(here, rules::Rank::six).front().voice == "Řada šest: nic");
}

TEST_CASE("the eight directions are told nearest first, the empty ones together", "[speech][board]")
{
    const auto here = board(middle);
    CHECK(read(english().around(here, at("e4"))) == "up: black king e8\n"
                                                    "down right: white pawn g2, white rook h1\n"
                                                    "down: white king e1\n"
                                                    "left: black bishop b4\n"
                                                    "up left: black pawn d5\n"
                                                    "Nothing: up right, right, down left\n");
    CHECK(read(english().ray(here, at("e4"), rules::Direction::right)) == "right: empty\n");
    CHECK(read(english().hops(here, at("e4"))) ==
          "white knight c3\nEmpty: f6, g5, g3, f2, d2, c5, d6\n");
    CHECK(read(words("de").ray(here, at("e4"), rules::Direction::up)) ==
          "oben: schwarzer König e8\n");
}

TEST_CASE("attackers and defenders are told cheapest first", "[speech][board]")
{
    const auto here = board(middle);
    CHECK(read(english().attackers(here, at("c3"))) ==
          "Attacked by Black: knight e4, bishop b4\nWhite does not defend it\n");
    CHECK(read(english().attackers(here, at("d5"))) ==
          "Attacked by White: knight c3 (pinned)\nBlack does not defend it\n");
    CHECK(read(english().attackers(here, at("f6"))) ==
          "White does not attack it\nAttacked by Black: knight e4\n");
    CHECK(read(words("cs").attackers(here, at("d5"))) ==
          "Pole napadá bílý: jezdec c3 (ve vazbě)\nČerný pole nekryje\n");
}

TEST_CASE("the moves of a piece begin with its captures", "[speech][board]")
{
    const auto position = walks::position(middle);
    CHECK(read(english().reach(position, at("h1"))) == "Moves: f1, g1\n");
    CHECK(read(english().reach(position, at("e1"))) ==
          "Moves: d1, f1, e2, castles long, castles short\n");
    CHECK(read(english().reach(position, at("c3"))) == "white knight on c3: no legal move\n");
    CHECK(read(english().captures(position, at("h1"))) == "white rook on h1: no capture\n");
    CHECK(read(english().reach(position, at("b4"))) ==
          "Captures: knight c3\nMoves: a3, a5, c5, d6, e7, f8\nBlack is not to move\n");
    CHECK(read(english().reach(position, at("a8"))) == "a8 is empty\n");
    const auto promotes = walks::position("3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1");
    CHECK(read(english().reach(promotes, at("e7"))) == "Captures: rook d8\n");
    const auto passing = walks::position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    CHECK(read(english().reach(passing, at("e5"))) == "Captures: pawn en passant d6\nMoves: e6\n");
}

TEST_CASE("a piece can be imagined on any square", "[speech][board]")
{
    const auto here = board(middle);
    CHECK(read(english().imagined(here, {Color::white, Role::queen}, at("d5"))) ==
          "Takes black pawn\n"
          "Attacks: knight e4, pawn f7\n"
          "Not attacked there\n"
          "Defends: pawn a2\n"
          "Goes to: d1, d2, b3, d3, c4, d4, a5, b5, c5, e5, f5, g5, h5, c6, d6, e6, b7, d7, a8, "
          "d8\n");
}

TEST_CASE("loose, attacked and pinned pieces are told for both sides", "[speech][board]")
{
    CHECK(read(english().loose(board(middle))) == "White hangs: knight c3, by knight e4\n"
                                                  "White, pinned: knight c3 by bishop b4\n"
                                                  "Black, attacked: knight e4, pawn d5\n");
    CHECK(read(english().loose(board(middle), Loose::all)) ==
          "White hangs: knight c3, by knight e4\n"
          "White, undefended: rook a1, rook h1, pawn g2\n"
          "White, pinned: knight c3 by bishop b4\n"
          "Black, attacked: knight e4, pawn d5\n"
          "Black, undefended: bishop b4, pawn d5\n");
    CHECK(read(words("cs").loose(board(middle)))
              .starts_with("Bílému visí: jezdec c3, napadá jezdec e4\n"));
    CHECK(read(words("sk").loose(board(middle)))
              .starts_with("Bielemu visí: jazdec c3, napáda jazdec e4\n"));
    CHECK(read(words("sr").loose(board(middle)))
              .starts_with("Belom visi: skakač c3, napada skakač e4\n"));
    CHECK(read(words("de").loose(board(middle)))
              .starts_with("Bei Weiß hängt: Springer c3, durch Springer e4\n"));
    CHECK(read(english().loose(board("4k3/8/8/8/8/8/8/4K3 w - - 0 1"))) ==
          "White: nothing hangs, is attacked or pinned\n"
          "Black: nothing hangs, is attacked or pinned\n");
}

TEST_CASE("what hangs comes first, whichever side it is", "[speech][board]")
{
    const auto here = board("1k6/8/5n2/7Q/8/8/8/R3K3 w - - 0 1");
    CHECK(read(english().loose(here)) == "White hangs: queen h5, by knight f6\n"
                                         "Black: nothing hangs, is attacked or pinned\n");
    // What is defended hangs all the same if it is dearer than what takes it.
    CHECK(read(english().loose(board("1k6/8/5n2/7Q/6P1/8/8/4K3 w - - 0 1")))
              .starts_with("White hangs: queen h5, by knight f6\n"));
    CHECK(read(english().loose(board("4k3/8/8/8/8/2q5/7K/R7 w - - 0 1")))
              .find("White hangs: rook a1, by queen c3") == 0);
}

TEST_CASE("a piece before a dearer one is told as pinned, with what stands behind it",
          "[speech][board]")
{
    const auto here = board("3qk3/8/5n2/6B1/8/8/8/4K3 w - - 0 1");
    CHECK_THAT(read(english().loose(here)),
               Catch::Contains("Black, pinned: knight f6 by bishop g5, queen d8 behind it\n"));
    CHECK_THAT(read(words("de").loose(here)),
               Catch::Contains("Springer f6 (gefesselt durch: Läufer g5; dahinter Dame d8)"));
    // A rook is worth no queen: there is nothing to be won behind the knight.
    CHECK(read(english().loose(board("3rk3/8/5n2/6Q1/8/8/8/4K3 w - - 0 1"))).find(", pinned") ==
          std::string::npos);
}

TEST_CASE("who stands behind on the same line is counted, and told as such", "[speech][board]")
{
    const auto doubled = board("3rk3/3r4/8/8/8/8/3R4/3RK3 w - - 0 1");
    CHECK(read(english().attackers(doubled, at("d5"))) ==
          "Attacked by White: rook d2, rook d1 (behind rook d2)\n"
          "Attacked by Black: rook d7, rook d8 (behind rook d7)\n");
    const auto battery = board("4k3/7p/8/8/8/3B4/2Q5/4K3 w - - 0 1");
    CHECK(read(english().attackers(battery, at("h7"))) ==
          "Attacked by White: bishop d3, queen c2 (behind bishop d3)\n"
          "Black does not defend it\n");
    CHECK(read(words("cs").attackers(battery, at("h7")))
              .starts_with("Pole napadá bílý: střelec d3, dáma c2 (vpředu střelec d3)\n"));
}

TEST_CASE("the state tells from where a check comes", "[speech][board]")
{
    const auto check = walks::position("4k3/8/8/8/1b6/8/8/4K3 w - - 0 1");
    CHECK(english().state(check, 1).front().screen == "Check from bishop b4");
    CHECK(words("sr").state(check, 1).front().screen == "Šah daje lovac b4");
    const auto twice = walks::position("4k3/8/8/8/1b6/8/8/r3K3 w - - 0 1");
    CHECK(english().state(twice, 1).front().screen == "Check from bishop b4, rook a1");
}

TEST_CASE("material tells who is ahead, and by what", "[speech][board]")
{
    CHECK(read(english().material(board(start))) ==
          "Material is equal\n"
          "White: king, queen, 2 rooks, 2 bishops, 2 knights, 8 pawns\n"
          "Black: king, queen, 2 rooks, 2 bishops, 2 knights, 8 pawns\n");
    CHECK(read(english().material(board(middle))) == "White is 8 points ahead\n"
                                                     "White has more: 2 rooks, a pawn\n"
                                                     "Black has more: a bishop\n"
                                                     "White: king, 2 rooks, knight, 3 pawns\n"
                                                     "Black: king, bishop, knight, 2 pawns\n");
    CHECK(read(words("cs").material(board(middle))) == "Bílý vede o 8 bodů\n"
                                                       "Bílý má navíc: dvě věže, pěšce\n"
                                                       "Černý má navíc: střelce\n"
                                                       "Bílý: král, dvě věže, jezdec, 3 pěšci\n"
                                                       "Černý: král, střelec, jezdec, dva pěšci\n");
    CHECK(read(words("sr").material(board(start)))
              .find("dva topa, dva lovca, dva skakača, 8 pešaka") != std::string::npos);
    CHECK(read(words("sk").material(board(start))).find("dve veže, dvaja strelci") !=
          std::string::npos);
}

TEST_CASE("what was taken begins with the last capture", "[speech][board]")
{
    const auto first = rules::Position::initial();
    CHECK(read(english().taken(first, moves(first, "e4 d5"))) == "Nothing has been captured\n");
    CHECK(read(english().taken(first, moves(first, "e4 d5 exd5 Qxd5"))) ==
          "Last capture: white pawn on d5\nWhite has taken: a pawn\nBlack has taken: a pawn\n");
    CHECK(read(words("de").taken(first, moves(first, "e4 d5 exd5 Nf6"))) ==
          "Zuletzt geschlagen: schwarzer Bauer auf d5\nWeiß hat geschlagen: einen Bauern\n");
}

TEST_CASE("a move tells what it has changed", "[speech][board]")
{
    const auto first = rules::Position::initial();
    CHECK(read(english().changes(first, moves(first, "a3").front())) ==
          "pawn to a3\nNothing newly attacked, undefended or pinned\n");
    const auto before = walks::position("4k3/8/2n5/8/8/8/8/3QKB2 w - - 0 1");
    CHECK(read(english().changes(before, moves(before, "Bb5").front())) ==
          "bishop to b5\n"
          "New: Black hangs: knight c6, by bishop b5\n"
          "New: Black, pinned: knight c6 by bishop b5\n"
          "New: White, undefended: bishop b5\n");
}

TEST_CASE("the state tells check, counts, rights and en passant", "[speech][board]")
{
    CHECK(read(english().state(walks::position(middle), 2)) ==
          "No check\n"
          "Without capture or pawn move: 1 move\n"
          "The position has occurred twice\n"
          "White: may still castle to both sides\n"
          "Black: may not castle any more\n");
    const auto passing = walks::position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    CHECK(read(english().state(passing, 1)).ends_with("En passant is possible on d6\n"));
}

TEST_CASE("the board is drawn in ranks and as a diagram", "[speech][board]")
{
    const auto lines = english().ranks(board(middle), rules::Letters::en);
    REQUIRE(lines.size() == 8);
    CHECK(lines[0].screen == "8 -+-+k+-+");
    CHECK(lines[0].voice == "Rank eight: black king e eight");
    CHECK(lines[7].screen == "1 R-+-K-+R");
    const auto white = english().diagram(board(middle), rules::Letters::de, Color::white);
    CHECK(white[7].screen == "1 T - + - K - + T");
    CHECK(white[8].screen == "  a b c d e f g h");
    const auto black = english().diagram(board(middle), rules::Letters::en, Color::black);
    CHECK(black[0].screen == "1 R + - K - + - R");
    CHECK(black[8].screen == "  h g f e d c b a");
}

TEST_CASE("squares are said as the announcer says them", "[speech][board]")
{
    const BoardWords named{
        Announcer{shipped::lexicon("en"), {.file_names = &shipped::lexicon("en")}}};
    CHECK(read(named.pieces(board(middle), Piece{Color::white, Role::knight})) ==
          "White: knight Charlie three\n");
}

TEST_CASE("every answer exists in every language and for every square", "[speech][board]")
{
    for (const auto& language : shipped::languages) {
        const auto said = words(language);
        walks::each_position(1, 3, [&](const rules::Position& here) {
            const auto& men = here.board();
            for (int i = 0; i < 64; ++i) {
                const auto square = rules::Square::at(i);
                REQUIRE_FALSE(said.square(men, square).empty());
                REQUIRE_FALSE(said.around(men, square).empty());
                REQUIRE_FALSE(said.hops(men, square).empty());
                REQUIRE(said.attackers(men, square).size() == 2);
                REQUIRE_FALSE(said.reach(here, square).empty());
                REQUIRE_FALSE(said.captures(here, square).empty());
                REQUIRE_FALSE(said.imagined(men, {here.turn(), Role::queen}, square).empty());
            }
            REQUIRE_FALSE(said.loose(men).empty());
            REQUIRE_FALSE(said.material(men).empty());
            REQUIRE_FALSE(said.state(here, 1).empty());
        });
    }
}

TEST_CASE("an evaluation is told in words", "[speech][board]")
{
    const auto& en = shipped::lexicon("en");
    CHECK(evaluation_words(en, {.centipawns = -12}).screen == "The position is about equal");
    CHECK(evaluation_words(en, {.centipawns = 52}).screen == "White is slightly better: 0.5");
    CHECK(evaluation_words(en, {.centipawns = -149}).screen == "Black is clearly better: 1.5");
    CHECK(evaluation_words(en, {.centipawns = 905}).screen == "White is winning: 9.1");
    CHECK(evaluation_words(en, {.mate_in = 3}).screen == "White mates in 3 moves");
    CHECK(evaluation_words(en, {.mate_in = -1}).screen == "Black mates in one move");
    CHECK(evaluation_words(shipped::lexicon("de"), {.centipawns = -149}).screen ==
          "Schwarz steht klar besser: 1,5");
    CHECK(evaluation_words(shipped::lexicon("cs"), {.mate_in = -3}).screen ==
          "Černý dá mat do 3 tahů");
}

TEST_CASE("a line of moves is explained by what it wins", "[speech][board]")
{
    struct Row {
        std::string fen;
        std::string line;
        std::string reason;
    };
    const auto row = GENERATE(values<Row>({
        {"4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1", "exd5 Ke7", "wins a knight"},
        {"4k3/8/4p3/3r4/8/8/6B1/4K3 w - - 0 1", "Bxd5 exd5 Kd2", "wins a rook for a bishop"},
        {"4k3/8/4p3/3n4/8/8/6B1/4K3 w - - 0 1", "Bxd5 exd5 Kd2", "exchanges a bishop"},
        {"4k3/8/8/3p4/8/8/8/4K2N w - - 0 1", "Nf2 d4", ""},
        {"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8#", "mates"},
        {"8/P7/8/8/8/8/k7/4K3 w - - 0 1", "a8=Q+ Kb2", "promotes to queen"},
        {"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra8+ Kd7", ""},
        {"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "", ""},
    }));
    CAPTURE(row.fen, row.line);
    const auto position = walks::position(row.fen);
    CHECK(line_words(shipped::lexicon("en"), position, moves(position, row.line)).screen ==
          row.reason);
}
