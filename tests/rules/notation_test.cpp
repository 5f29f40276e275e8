// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/notation.hpp"

#include "rules/san.hpp"
#include "tests/printers.hpp"
#include "tests/rules/walks.hpp"

#include <array>
#include <optional>
#include <random>
#include <string>

using namespace rules;
using walks::position;

namespace {

/// What a player hears of: the move in standard notation, or the kind of refusal.
std::string answer(const Position& here, std::string_view typed, Letters letters = Letters::en)
{
    const auto move = find_move(here, typed, letters);
    if (move)
        return write_san(here, *move);
    constexpr std::array kinds{"not understood", "no such square", "ambiguous", "promotion missing",
                               "illegal"};
    return kinds.at(move.error().index());
}

std::string answer(std::string_view fen, std::string_view typed, Letters letters = Letters::en)
{
    return answer(position(fen), typed, letters);
}

constexpr std::string_view kiwi = walks::starts[1];

}  // namespace

TEST_CASE("a move is typed in any usual way", "[rules][notation][NOT-002][NOT-003][NOT-005]")
{
    const auto typed = GENERATE(as<std::string_view>{}, "Nf3", "nf3", "NF3", "N f 3", " Nf3 ",
                                "Nf3+", "Nf3#", "Nf3++", "Nf3!", "Ngf3", "N1f3", "ng1f3", "Ng1-f3",
                                "g1f3", "G1F3", "g1-f3", "g 1 f 3", "7163", "7 1 6 3");
    CAPTURE(typed);
    CHECK(answer(initial_fen, typed) == "Nf3");
}

TEST_CASE("a pawn move has no letter", "[rules][notation][NOT-002]")
{
    for (const auto* typed : {"e4", "E4", "e 4", "e2e4", "e 2 e 4", "e2-e4", "5254", "52 54"}) {
        CAPTURE(typed);
        CHECK(answer(initial_fen, typed) == "e4");
    }
}

TEST_CASE("the long form is read", "[rules][notation][NOT-004]")
{
    CHECK(answer("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Ng1e2") == "Ne2");  // EX-C.8-1
    CHECK(answer("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Nge2") == "Ne2");   // EX-C.10-7
    CHECK(answer(kiwi, "Be2xa6") == "Bxa6");
    CHECK(answer(kiwi, "d5xe6") == "dxe6");
}

TEST_CASE("the capture sign may be left out", "[rules][notation][NOT-005][NOT-007]")
{
    CHECK(answer(kiwi, "Ba6") == "Bxa6");
    CHECK(answer(kiwi, "de6") == "dxe6");
    CHECK(answer(kiwi, "d x e 6") == "dxe6");
    CHECK(answer(kiwi, "dXe6") == "dxe6");
    CHECK(answer(kiwi, "d:e6") == "dxe6");
}

TEST_CASE("en passant is typed with or without its mark", "[rules][notation][NOT-008]")
{
    for (const auto* typed : {"exd6 e.p.", "exd6 e. p.", "exd6", "ed6", "ed6ep", "EXD6 E.P.",
                              "e5d6", "5546", "e5xd6 e.p."}) {
        CAPTURE(typed);
        CHECK(answer("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", typed) == "exd6");
    }
}

TEST_CASE("two pieces that can go there must be told apart", "[rules][notation][NOT-009]")
{
    const Position here = position("4k3/8/8/8/8/8/8/2K1N1N1 w - - 0 1");  // EX-C.10-1
    CHECK(answer(here, "Nef3") == "Nef3");
    CHECK(answer(here, "Ngf3") == "Ngf3");
    const auto refused = find_move(here, "Nf3");
    REQUIRE_FALSE(refused);
    CHECK(refused.error() ==
          MoveRefusal{Ambiguous{{*find_move(here, "e1f3"), *find_move(here, "g1f3")}}});
    CHECK(answer("4k3/8/8/8/3N4/8/7N/4K3 w - - 0 1", "Nhf3") == "Nhf3");       // EX-C.10-4
    CHECK(answer("4k3/8/8/8/8/8/3N4/2K3N1 w - - 0 1", "ndf3") == "Ndf3");      // EX-C.10-2
    CHECK(answer("4k3/8/8/8/8/5p2/8/2K1N1N1 w - - 0 1", "Nexf3") == "Nexf3");  // EX-C.10-5
}

TEST_CASE("pieces on one file are told apart by rank", "[rules][notation][NOT-010]")
{
    constexpr std::string_view fen = "4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1";  // EX-C.10-3
    CHECK(answer(fen, "N5f3") == "N5f3");
    CHECK(answer(fen, "N1f3") == "N1f3");
    CHECK(answer(fen, "Ngf3") == "ambiguous");
}

TEST_CASE("three queens may need the whole square", "[rules][notation][NOT-011]")
{
    constexpr std::string_view fen = "8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1";  // EX-C.10-6
    CHECK(answer(fen, "Qh4e1") == "Qh4e1");
    CHECK(answer(fen, "Qhe1") == "ambiguous");
    CHECK(answer(fen, "Q4e1") == "ambiguous");
}

TEST_CASE("a pinned piece does not make a move ambiguous", "[rules][notation][NOT-012]")
{
    CHECK(answer("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Ne2") == "Ne2");  // EX-C.10-7
}

TEST_CASE("a promotion names its piece in any usual way", "[rules][notation][NOT-013][RUL-016]")
{
    constexpr std::string_view fen = "8/4P3/8/8/8/8/k7/4K3 w - - 0 1";  // EX-3.7.5-1
    for (const auto* typed :
         {"e8Q", "e8=Q", "e8(Q)", "e8/Q", "e8q", "e7e8q", "E8=Q", "57581", "e8 Q"}) {
        CAPTURE(typed);
        CHECK(answer(fen, typed) == "e8=Q");
    }
    CHECK(answer(fen, "57582") == "e8=R");
    CHECK(answer(fen, "57583") == "e8=B");
    CHECK(answer(fen, "57584") == "e8=N");
    CHECK(answer(fen, "e8b") == "e8=B");
    CHECK(answer(fen, "57585") == "not understood");
    CHECK(answer(fen, "e8=K") == "not understood");
    CHECK(answer(fen, "e8=P") == "not understood");
}

TEST_CASE("a promotion without its piece is incomplete", "[rules][notation][RUL-019]")
{
    const Position here = position("8/4P3/8/8/8/8/k7/4K3 w - - 0 1");
    for (const auto* typed : {"e8", "E8", "e7e8", "5758", "e8+"}) {
        CAPTURE(typed);
        const auto refused = find_move(here, typed);
        REQUIRE_FALSE(refused);
        CHECK(refused.error() ==
              MoveRefusal{PromotionMissing{*Square::parse("e7"), *Square::parse("e8")}});
    }
}

TEST_CASE("castling is typed with zeros or letters", "[rules][notation][NOT-014]")
{
    for (const auto* typed :
         {"O-O", "0-0", "o-o", "oo", "OO", "00", "Oo", "0 - 0", "O-O+", "e1g1", "5171", "Ke1g1"}) {
        CAPTURE(typed);
        CHECK(answer(kiwi, typed) == "O-O");
    }
    for (const auto* typed : {"O-O-O", "0-0-0", "o-o-o", "ooo", "000", "OOO", "e1c1", "5131"}) {
        CAPTURE(typed);
        CHECK(answer(kiwi, typed) == "O-O-O");
    }
    CHECK(answer(position(kiwi), "О-О", Letters::ru) == "O-O");  // both letters are Cyrillic
    CHECK(answer(position(kiwi), "О-O", Letters::ru) == "not understood");
    CHECK(answer(position(kiwi), "О-О", Letters::en) == "not understood");
}

TEST_CASE("Chess960 castles by sign or by the king onto its rook", "[rules][notation][C96-011]")
{
    const Position swap = position("4k3/8/8/8/8/8/8/5KR1 w G - 0 1");  // EX-II-7
    for (const auto* typed : {"0-0", "oo", "f1g1", "Kf1g1", "Kxg1", "6171"}) {
        CAPTURE(typed);
        CHECK(answer(swap, typed) == "O-O");
    }
    const Position wide = position("4k3/8/8/8/8/8/8/RK5R w HA - 0 1");  // EX-II-8
    CHECK(answer(wide, "b1a1") == "O-O-O");
    CHECK(answer(wide, "b1h1") == "O-O");
    CHECK(answer(wide, "b1c1") == "Kc1");  // never an ordinary king move
    CHECK(answer(wide, "b1g1") == "illegal");
    CHECK(answer("4k3/8/8/8/8/8/8/4KR2 w F - 0 1", "0-0") == "O-O");       // EX-II-6
    CHECK(answer("4k3/8/8/8/8/8/8/1RK5 w B - 0 1", "000") == "O-O-O");     // EX-II-5
    CHECK(answer("4k3/8/8/8/8/8/8/NNR1K3 w C - 0 1", "e1c1") == "O-O-O");  // EX-II-9
    CHECK(answer("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1h1") == "illegal");
}

TEST_CASE("exact case wins, then the one legal reading in another case", "[rules][notation]")
{
    constexpr std::string_view both = "4k3/8/8/8/2p5/1P6/4B3/4K3 w - - 0 1";
    CHECK(answer(both, "bc4") == "bxc4");
    CHECK(answer(both, "Bc4") == "Bxc4");
    CHECK(answer(both, "bxc4") == "bxc4");
    CHECK(answer(both, "BC4") == "ambiguous");  // neither reading is exact
    CHECK(answer("4k3/8/8/8/8/1P6/4B3/4K3 w - - 0 1", "bc4") == "Bc4");
    CHECK(answer("4k3/8/8/8/2p5/1P6/8/4K3 w - - 0 1", "Bc4") == "bxc4");
    CHECK(answer("4k3/8/8/8/2p5/1P6/8/4K2B w - - 0 1", "Bc4") == "bxc4");
    CHECK(answer(initial_fen, "Bb4") == "illegal");  // not the pawn of the b-file
    CHECK(answer("4k3/8/8/8/8/2B5/1P6/4K3 w - - 0 1", "bb4") == "Bb4");
    CHECK(answer("4k3/8/8/8/8/8/8/1N2KB2 w - - 0 1", "b1g2") == "illegal");  // not Bg2
    constexpr std::string_view queen = "4k3/8/8/4p3/3P4/8/8/4Q2K w - - 0 1";
    CHECK(answer(queen, "de5", Letters::cs) == "dxe5");
    CHECK(answer(queen, "De5", Letters::cs) == "Qxe5+");
    CHECK(answer(queen, "DE5", Letters::cs) == "ambiguous");
    CHECK(answer(queen, "qe5", Letters::en) == "Qxe5+");
}

TEST_CASE("an engine's promotion letter is English in every notation", "[rules][notation]")
{
    constexpr std::string_view fen = "8/4P3/8/8/8/8/k7/4K3 w - - 0 1";
    CHECK(answer(fen, "e7e8q", Letters::cs) == "e8=Q");
    CHECK(answer(fen, "e7e8d", Letters::cs) == "e8=Q");
    CHECK(answer(fen, "e7e8n", Letters::ru) == "e8=N");
    CHECK(answer(fen, "e8q", Letters::cs) == "not understood");
    CHECK(answer(fen, "e7e8B", Letters::hu) == "e8=R");
    CHECK(answer(fen, "e7e8b", Letters::hu) == "ambiguous");  // a rook, or an engine's bishop
}

TEST_CASE("letters are those of the notation and are not guessed", "[rules][notation][NOT-001]")
{
    CHECK(answer(initial_fen, "Jf3", Letters::sk) == "Nf3");
    CHECK(answer(initial_fen, "jf3", Letters::cs) == "Nf3");
    CHECK(answer(initial_fen, "Sf3", Letters::de) == "Nf3");
    CHECK(answer(initial_fen, "Sf3", Letters::cs) == "illegal");  // a bishop there
    CHECK(answer(initial_fen, "Cf3", Letters::fr) == "Nf3");
    CHECK(answer(initial_fen, "Pf3", Letters::nl) == "Nf3");
    CHECK(answer(initial_fen, "Hf3", Letters::hu) == "Nf3");
    CHECK(answer(initial_fen, "Nf3", Letters::cs) == "not understood");
    CHECK(answer(initial_fen, "Bc4", Letters::de) == "illegal");  // no bishop, and no pawn's letter
}

TEST_CASE("figurines of both colours are read", "[rules][notation][NOT-020]")
{
    CHECK(answer(initial_fen, "♘f3", Letters::figurine) == "Nf3");
    CHECK(answer(initial_fen, "♞f3", Letters::figurine) == "Nf3");
    CHECK(answer("8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "e8♕", Letters::figurine) == "e8=Q");
}

TEST_CASE("Serbian Cyrillic is read in its pieces and files", "[rules][notation][NOT-022]")
{
    for (const auto* typed : {"Сф3", "Сf3", "сф3", "Сг1ф3", "г1ф3", "СФ3"}) {
        CAPTURE(typed);
        CHECK(answer(initial_fen, typed, Letters::sr_cyrl) == "Nf3");
    }
    CHECK(answer(initial_fen, "х4", Letters::sr_cyrl) == "h4");
    CHECK(answer(initial_fen, "ц4", Letters::sr_cyrl) == "c4");
    CHECK(answer(initial_fen, "е2е4", Letters::sr_cyrl) == "e4");
    CHECK(answer(initial_fen, "e2e4", Letters::sr_cyrl) == "e4");
}

TEST_CASE("the Russian king has two letters", "[rules][notation][NOT-023]")
{
    constexpr std::string_view fen = "4k3/8/8/8/8/8/3N4/4K3 w - - 0 1";
    CHECK(answer(fen, "Крf2", Letters::ru) == "Kf2");
    CHECK(answer(fen, "крf2", Letters::ru) == "Kf2");
    CHECK(answer(fen, "КРe1f2", Letters::ru) == "Kf2");
    CHECK(answer(fen, "Кf3", Letters::ru) == "Nf3");
    CHECK(answer(fen, "Кр f 1", Letters::ru) == "Kf1");
}

TEST_CASE("letters that look alike are not taken for each other", "[rules][notation][NOT-024]")
{
    struct Row {
        std::string_view typed;
        Letters letters;
        std::optional<std::string> look_alike;
    };
    const auto row = GENERATE(values<Row>({
        {"е4", Letters::en, "е"},         // Cyrillic
        {"е2е4", Letters::ru, "е"},       // Russian writes files in Latin letters
        {"Кe2", Letters::en, "К"},        // Cyrillic
        {"Ke2", Letters::ru, "K"},        // Latin
        {"Ke2", Letters::sr_cyrl, "K"},   // Latin
        {"е2e4", Letters::sr_cyrl, "е"},  // Cyrillic and Latin in one move
        {"Сf3", Letters::fr, "С"},        // Cyrillic
        {"жf3", Letters::fr, std::nullopt},
        {"Zf3", Letters::ru, std::nullopt},
    }));
    CAPTURE(row.typed, row.letters);
    const auto refused = find_move(Position::initial(), row.typed, row.letters);
    REQUIRE_FALSE(refused);
    CHECK(refused.error() == MoveRefusal{NotUnderstood{row.look_alike}});
}

TEST_CASE("a square that does not exist is named", "[rules][notation][RUL-003]")
{
    struct Row {
        std::string_view typed;
        std::string_view square;
    };
    const auto row = GENERATE(values<Row>({
        {"Rh9", "h9"},
        {"i4", "i4"},
        {"e0", "e0"},
        {"e10", "e10"},
        {"e2e9", "e9"},
        {"j2-j4", "j2"},
        {"Nz3+", "z3"},
    }));
    CAPTURE(row.typed);
    const auto refused = find_move(Position::initial(), row.typed);
    REQUIRE_FALSE(refused);
    CHECK(refused.error() == MoveRefusal{NoSuchSquare{std::string{row.square}}});
}

TEST_CASE("what is no move is not understood", "[rules][notation]")
{
    for (const auto* typed : {"",        " ",   "N",        "e",    "hello", "4",
                              "52",      "525", "525412",   "9254", "x",     "xe4",
                              "=",       "(=)", "+",        "e4=",  "e4()",  "e4 e5 d4",
                              "O-O-O-O", "0",   "\xff\xfe", "\xc3"}) {
        CAPTURE(typed);
        CHECK(answer(initial_fen, typed) == "not understood");
    }
}

TEST_CASE("a draw offer is no part of a move", "[rules][notation][NOT-017]")
{
    CHECK(answer(initial_fen, "(=)") == "not understood");
    CHECK(answer(initial_fen, "e4 (=)") == "not understood");
}

TEST_CASE("what the Laws allow is found", "[rules][notation]")
{
    struct Row {
        std::string_view fen;
        std::string_view typed;
        std::string_view san;
    };
    constexpr std::string_view fork = "4k3/8/8/8/8/3p1p2/4P3/4K3 w - - 0 1";
    const auto row = GENERATE_COPY(values<Row>({
        {"4r3/8/8/7k/4R3/8/8/4K3 b - - 0 1", "Kg5", "Kg5"},              // EX-3.1.3-1
        {"4r3/8/8/8/4R2k/8/8/4K3 b - - 0 1", "Re4", "Rxe4+"},            // EX-3.9-1
        {"4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1", "e3", "e3"},               // EX-3.7-3
        {fork, "e4", "e4"},                                              // EX-3.7-4
        {fork, "ed3", "exd3"},                                           // EX-3.7-4
        {fork, "ef3", "exf3"},                                           // EX-3.7-4
        {"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "dxe3 e.p.", "dxe3"},      // EX-3.7.4-1
        {"8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", "exd3", "exd3"},           // EX-3.7.4-4
        {"6k1/4P1pp/8/8/8/8/8/4K3 w - - 0 1", "e8D", "not understood"},  // English letters here
        {"3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "ed8N", "exd8=N"},          // EX-3.7.5-3
        {"3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8Q", "illegal"},          // EX-3.7.5-3
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "0-0-0", "O-O-O"},      // EX-3.8-1
        {"1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "0-0-0", "O-O-O"},          // EX-3.8-2
        {"4k3/8/8/3b4/8/8/8/4K2R w K - 0 1", "0-0", "O-O"},              // EX-3.8-3
        {"4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "0-0", "O-O"},             // EX-3.8-7
    }));
    CAPTURE(row.fen, row.typed);
    CHECK(answer(row.fen, row.typed) == row.san);
}

TEST_CASE("any bytes at all are answered", "[rules][notation]")
{
    std::mt19937 random{13};
    constexpr std::array<std::string_view, 14> pieces{"e", "4", "N", "b", "O", "-", "x",
                                                      "К", "р", "е", "♘", "=", " ", "Q"};
    const std::array positions{position(walks::starts[1]), position(walks::starts[4]),
                               position(walks::starts[6])};
    for (int i = 0; i < 40'000; ++i) {
        std::string typed;
        for (auto left = random() % 8; left > 0; --left)
            if (random() % 6 == 0)
                typed += static_cast<char>(random());
            else
                typed += pieces[random() % pieces.size()];
        const Position& here = positions[random() % positions.size()];
        const auto move = find_move(here, typed, all_letters[random() % all_letters.size()]);
        if (move && !here.is_legal(*move)) {
            CAPTURE(typed);
            REQUIRE(here.is_legal(*move));
        }
    }
    CHECK(answer(initial_fen, std::string(1'000'000, 'e')) == "not understood");
}
