// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/position.hpp"

#include "rules/coordinates.hpp"
#include "rules/fen.hpp"
#include "rules/san.hpp"
#include "tests/printers.hpp"
#include "tests/rules/random_positions.hpp"
#include "tests/rules/walks.hpp"

#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

using namespace rules;
using walks::position;

namespace {

using Words = std::set<std::string>;

Words words(std::string_view text)
{
    std::istringstream in{std::string{text}};
    Words found;
    for (std::string word; in >> word;)
        found.insert(word);
    return found;
}

/// The legal moves of the piece on a square, or of all pieces, in standard notation.
Words moves_of(const Position& here, std::string_view from = "")
{
    Words found;
    for (const Move move : here.legal_moves())
        if (from.empty() || move.from().name() == from)
            found.insert(write_san(here, move));
    return found;
}

Position played(Position here, std::string_view moves)
{
    std::istringstream in{std::string{moves}};
    for (std::string word; in >> word;) {
        INFO(word);
        const auto all = here.legal_moves();
        const auto* const move =
            std::ranges::find_if(all, [&](Move m) { return write_san(here, m) == word; });
        REQUIRE(move != all.end());
        here.play_unchecked(*move);
    }
    return here;
}

Position played(std::string_view fen, std::string_view moves)
{
    return played(position(fen), moves);
}

/// How often the position after a game has occurred in it, and whether the keys say the same.
int occurrences(std::string_view fen, std::string_view moves)
{
    std::vector<Position> history{position(fen)};
    std::istringstream in{std::string{moves}};
    for (std::string word; in >> word;)
        history.push_back(played(history.back(), word));
    const Position& last = history.back();
    const auto same = std::ranges::count_if(
        history, [&](const Position& before) { return before.same_as(last); });
    CHECK(same == std::ranges::count_if(
                      history, [&](const Position& before) { return before.key() == last.key(); }));
    return static_cast<int>(same);
}

}  // namespace

TEST_CASE("White moves first and the sides alternate", "[rules][position][RUL-001][RUL-002]")
{
    Position here = Position::initial();
    CHECK(here.turn() == Color::white);
    CHECK(here.fullmoves() == 1);
    here = played(here, "e4");
    CHECK(here.turn() == Color::black);  // from the moment the move is made
    CHECK(here.fullmoves() == 1);
    here = played(here, "e5");
    CHECK(here.turn() == Color::white);
    CHECK(here.fullmoves() == 2);
}

TEST_CASE("every legal move changes the position", "[rules][position][RUL-001]")
{
    walks::each_position(2, 60, [](const Position& here) {
        for (const Move move : here.legal_moves()) {
            const Position next = here.after_unchecked(move);
            CHECK(next.turn() != here.turn());
            CHECK_FALSE(next.board() == here.board());  // there is no passing
        }
    });
}

TEST_CASE("pieces move as Article 3 says",
          "[rules][position][RUL-005][RUL-007][RUL-010][RUL-011][RUL-012][RUL-013][RUL-014]"
          "[RUL-015][RUL-016][RUL-020][RUL-028]")
{
    struct Row {
        std::string_view id;
        std::string_view fen;
        std::string_view from;
        std::string_view moves;
    };
    const auto row = GENERATE(values<Row>({
        {"EX-3.1-1", initial_fen, "b1", "Na3 Nc3"},
        {"EX-3.1.3-1", "4r3/8/8/7k/4R3/8/8/4K3 b - - 0 1", "h5", "Kg5 Kg6 Kh6"},
        {"EX-3.9-1", "4r3/8/8/8/4R2k/8/8/4K3 b - - 0 1", "", "Kg3 Kg5 Kh3 Kh5 Rxe4+"},
        {"EX-3.7-1", "4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1", "e3", ""},
        {"EX-3.7-2", "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2", ""},
        {"EX-3.7-3", "4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1", "e2", "e3"},
        {"EX-3.7-4", "4k3/8/8/8/8/3p1p2/4P3/4K3 w - - 0 1", "e2", "e3 e4 exd3 exf3"},
        {"not first square", "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3", "e4"},
        {"EX-3.7.4-1", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "d4", "d3 dxe3"},
        {"EX-3.7.4-2", "4k3/8/8/8/3pP3/8/8/4K3 b - - 2 2", "d4", "d3"},
        {"EX-3.7.4-3", "8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1", "e4", "e3"},
        {"EX-3.7.4-4", "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", "e4", "exd3"},
        {"EX-3.7.5-1", "8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "e7", "e8=Q e8=R e8=B e8=N"},
        {"EX-3.7.5-2", "6k1/4P1pp/8/8/8/8/8/4K3 w - - 0 1", "e7", "e8=Q# e8=R+ e8=B e8=N"},
        {"EX-3.7.5-3", "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7", "exd8=Q+ exd8=R+ exd8=B exd8=N"},
        {"king", "4k3/8/8/8/8/8/4q3/7K w - - 0 1", "h1", "Kg1"},
    }));
    CAPTURE(row.id);
    CHECK(moves_of(position(row.fen), row.from) == words(row.moves));
}

TEST_CASE("castling follows Article 3.8.2",
          "[rules][position][RUL-021][RUL-024][RUL-025][RUL-026][RUL-027]")
{
    struct Row {
        std::string_view id;
        std::string_view fen;
        bool short_side;
        bool long_side;
    };
    const auto row = GENERATE(values<Row>({
        {"EX-3.8-1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", true, true},
        {"EX-3.8-2", "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", false, true},   // only b1 is attacked
        {"EX-3.8-3", "4k3/8/8/3b4/8/8/8/4K2R w K - 0 1", true, false},   // only the rook is
        {"EX-3.8-4", "4kr2/8/8/8/8/8/8/4K2R w K - 0 1", false, false},   // f1 is attacked
        {"EX-3.8-5", "4r1k1/8/8/8/8/8/8/4K2R w K - 0 1", false, false},  // in check
        {"EX-3.8-6", "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", false, false},  // g1 is attacked
        {"EX-3.8-7", "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", true, false},  // b1 is occupied
        {"EX-3.8-8", "4k3/8/8/8/8/8/8/R3K2R w K - 0 1", true, false},    // the right is lost
        {"EX-3.8-9", "4R3/k7/8/8/8/8/8/4K3 w - - 0 1", false, false},    // a rook on e8
        {"f1 occupied", "4k3/8/8/8/8/8/8/4KB1R w K - 0 1", false, false},
        {"enemy between", "4k3/8/8/8/8/8/8/4K1nR w K - 0 1", false, false},
        {"Black", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", true, true},
    }));
    CAPTURE(row.id);
    const Position here = position(row.fen);
    const auto moves = moves_of(here);
    const auto castles = [&](std::string_view text) {
        return std::ranges::any_of(moves, [&](const std::string& move) {
            return move == text || move == std::string{text} + '+';
        });
    };
    CHECK(castles("O-O") == row.short_side);
    CHECK(castles("O-O-O") == row.long_side);
    CHECK(here.castling(Wing::short_side).has_value() == row.short_side);
    CHECK(here.castling(Wing::long_side).has_value() == row.long_side);
}

TEST_CASE("castling puts the rook on the square that the king crossed",
          "[rules][position][RUL-021]")
{
    struct Row {
        std::string_view move;
        Color turn;
        std::string_view after;
    };
    const auto row = GENERATE(values<Row>({
        {"O-O", Color::white, "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1"},
        {"O-O-O", Color::white, "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1"},
        {"O-O", Color::black, "r4rk1/8/8/8/8/8/8/R3K2R w KQ - 1 2"},
        {"O-O-O", Color::black, "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 1 2"},
    }));
    const bool white = row.turn == Color::white;
    const std::string fen =
        std::string{"r3k2r/8/8/8/8/8/8/R3K2R "} + (white ? 'w' : 'b') + " KQkq - 0 1";
    CHECK(write_fen(played(fen, row.move).setup()) == row.after);
}

TEST_CASE("the right to castle is lost for ever", "[rules][position][RUL-022][RUL-023][RUL-049]")
{
    struct Row {
        std::string_view moves;
        std::string_view rights;
    };
    const auto row = GENERATE(values<Row>({
        {"Ke2 Ke7", " - "},
        {"Ke2 Ke7 Ke1 Ke8", " - "},  // coming back does not help
        {"Rg1 Rb8", " Qk "},
        {"Rg1 Rb8 Rh1 Ra8", " Qk "},
        {"Rxa8+", " Kk "},  // a captured rook castles no more
        {"Rxh8+", " Qq "},
        {"O-O", " kq "},
        {"Rb1 O-O-O", " K "},
    }));
    CAPTURE(row.moves);
    const std::string fen =
        write_fen(played("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", row.moves).setup());
    CHECK_THAT(fen, Catch::Contains(std::string{row.rights}));
}

TEST_CASE("a capture takes the enemy piece off the board", "[rules][position][RUL-006]")
{
    struct Row {
        std::string_view fen;
        std::string_view move;
        std::string_view after;
    };
    const auto row = GENERATE(values<Row>({
        {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 3 9", "exd5", "4k3/8/8/3P4/8/8/8/4K3 b - - 0 9"},
        {"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "dxe3", "4k3/8/8/8/8/4p3/8/4K3 w - - 0 2"},
        {"3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "exd8=N", "3Nk3/8/8/8/8/8/8/4K3 b - - 0 1"},
        {"4r3/8/8/8/4R2k/8/8/4K3 b - - 0 1", "Rxe4+", "8/8/8/8/4r2k/8/8/4K3 w - - 0 2"},
    }));
    CAPTURE(row.fen);
    CHECK(write_fen(played(row.fen, row.move).setup()) == row.after);
}

TEST_CASE("en passant is possible on the very next move only", "[rules][position][RUL-013]")
{
    const Position there = played("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e4");
    CHECK(there.en_passant() == Square::parse("e3"));
    CHECK(moves_of(there, "d4") == words("d3 dxe3"));
    const Position later = played(there, "Ke7 Ke2");
    CHECK_FALSE(later.en_passant());
    CHECK(moves_of(later, "d4") == words("d3+"));
    // One step at a time gives no such right.
    CHECK(moves_of(played("4k3/8/8/8/3p4/4P3/8/4K3 w - - 0 1", "e4"), "d4") == words("d3"));
}

TEST_CASE("promotion does not depend on captured pieces", "[rules][position][RUL-017]")
{
    constexpr std::string_view full = "7k/P7/8/8/8/8/1PPPPPPP/RNBQKBNR w KQ - 0 1";
    CHECK(moves_of(position(full), "a7") == words("a8=Q+ a8=R+ a8=B a8=N"));
    CHECK(played(full, "a8=Q+").board().of(Color::white, Role::queen).count() == 2);
}

TEST_CASE("a promoted piece acts at once", "[rules][position][RUL-018]")
{
    const Position queen = played("6k1/4P1pp/8/8/8/8/8/4K3 w - - 0 1", "e8=Q#");  // EX-3.7.5-2
    CHECK(queen.is_mate());
    CHECK(queen.board().at(*Square::parse("e8")) == Piece{Color::white, Role::queen});
    CHECK(queen.board().of(Color::white, Role::pawn).none());
    CHECK(played("7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8=R+").in_check());
    CHECK_FALSE(played("7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8=N").in_check());
}

TEST_CASE("a pinned piece gives check", "[rules][position][RUL-028]")
{
    const Position here = position("4r3/8/8/8/4R2k/8/8/4K3 b - - 0 1");  // EX-3.9-1
    CHECK(here.in_check());
    CHECK(here.checkers() == Bitboard{*Square::parse("e4")});
}

TEST_CASE("no legal move leaves the own king attacked", "[rules][position][RUL-029][RUL-020]")
{
    const auto check = [](const Position& here) {
        for (const Move move : here.legal_moves()) {
            const Position next = here.after_unchecked(move);
            CAPTURE(write_fen(here.setup()), move);
            CHECK(next.board().attackers(next.king(here.turn()), next.turn()).none());
            CHECK(next.board().of(Role::king).count() == 2);
        }
    };
    walks::each_position(3, 60, check);
    RandomPositions random{9};
    for (int i = 0; i < 500; ++i)
        check(random.any());
}

TEST_CASE("a set-up with checks that no game gives is still played by the Laws",
          "[rules][position][RUL-029]")
{
    const Position mate = position("8/8/8/8/8/2b1k1b1/8/3RKR2 w - - 0 1");
    CHECK(mate.in_check());
    CHECK(mate.is_mate());
    CHECK(mate.legal_moves().empty());
}

TEST_CASE("counting and listing and looking for one move agree", "[rules][position][RUL-030]")
{
    const auto check = [](const Position& here) {
        const auto moves = here.legal_moves();
        CAPTURE(write_fen(here.setup()));
        CHECK(moves.size() == static_cast<std::size_t>(here.count_legal_moves()));
        CHECK(moves.empty() != here.has_legal_move());
        std::vector<Move> sorted(moves.begin(), moves.end());
        std::ranges::sort(sorted);
        CHECK(std::ranges::adjacent_find(sorted) == sorted.end());
        for (const Move move : moves) {
            CHECK(here.is_legal(move));
            if (move.kind() == MoveKind::castling)
                CHECK(here.castling(castling_wing(move)) == move);
            else
                CHECK(here.origins(move.role(), move.to()).has(move.from()));
        }
    };
    walks::each_position(3, 80, check);
    RandomPositions random{10};
    for (int i = 0; i < 500; ++i)
        check(random.any());
}

TEST_CASE("a move that is not there is not legal", "[rules][position][RUL-005][RUL-008]")
{
    const Position start = Position::initial();
    const auto move = [](Role role, std::string_view from, std::string_view to) {
        return Move{role, *Square::parse(from), *Square::parse(to)};
    };
    CHECK_FALSE(start.is_legal(move(Role::knight, "b1", "d2")));  // EX-3.1-1
    CHECK_FALSE(start.is_legal(move(Role::bishop, "c1", "a3")));  // jumps
    CHECK_FALSE(start.is_legal(move(Role::rook, "a1", "a3")));
    CHECK_FALSE(start.is_legal(move(Role::queen, "d1", "h5")));
    CHECK_FALSE(start.is_legal(move(Role::pawn, "e2", "e5")));
    CHECK_FALSE(start.is_legal(move(Role::knight, "g8", "f6")));  // not White's
    CHECK(start.is_legal(move(Role::knight, "b1", "c3")));
}

TEST_CASE("mate and stalemate are told apart", "[rules][position][RUL-039][RUL-040]")
{
    struct Row {
        std::string_view id;
        std::string_view fen;
        bool mate;
        bool stalemate;
    };
    const auto row = GENERATE(values<Row>({
        {"EX-5.1-1", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", true, false},
        {"EX-5.2.1-1", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", false, true},
        {"EX-5.2.1-2", "8/8/8/8/8/5k2/5p2/5K2 w - - 0 1", false, true},
        {"check only", "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", false, false},
        {"start", initial_fen, false, false},
        // The only answer to the check is the capture en passant.
        {"en passant", "8/8/8/1Rp5/2kPp3/2P1P3/1PK5/8 b - d3 0 1", false, false},
    }));
    CAPTURE(row.id);
    const Position here = position(row.fen);
    CHECK(here.is_mate() == row.mate);
    CHECK(here.is_stalemate() == row.stalemate);
    CHECK(here.legal_moves().empty() == (row.mate || row.stalemate));
}

TEST_CASE("the same position has the same moves of all pieces",
          "[rules][position][RUL-046][RUL-047][RUL-048][RUL-049]")
{
    constexpr std::string_view passing = "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1";
    constexpr std::string_view pinned = "8/8/8/8/k3p2R/8/3P4/4K3 w - - 0 1";
    constexpr std::string_view rooks = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    struct Row {
        std::string_view id;
        std::string_view fen;
        std::string_view moves;
        int times;
    };
    const auto row = GENERATE_COPY(values<Row>({
        {"EX-9.2-1", initial_fen, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8", 3},
        {"EX-9.2-5", passing, "e4 Ke7 Ke2 Ke8 Ke1 Ke7 Ke2 Ke8 Ke1", 2},
        {"EX-9.2-6", passing, "e4 Ke7 Ke2 Ke8 Ke1 Ke7 Ke2 Ke8 Ke1 Ke7 Ke2 Ke8 Ke1", 3},
        {"EX-9.2-7", pinned, "d4 Ka5 Kd1 Ka4 Ke1 Ka5 Kd1 Ka4 Ke1", 3},
        {"EX-9.2-8", initial_fen, "e4 e5 Ke2 Ke7 Ke1 Ke8", 1},
        {"EX-9.2-9", initial_fen, "e4 e5 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8", 3},
        {"EX-9.2-10", rooks, "Rg1 Rg8 Rh1 Rh8 Rg1 Rg8 Rh1 Rh8", 2},
        {"EX-9.2-10", rooks, "Rg1 Rg8 Rh1 Rh8 Rg1 Rg8 Rh1 Rh8 Rg1 Rg8 Rh1 Rh8", 3},
        {"other side to move", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "Rh2 Kd8 Rh3 Ke8 Rh1", 1},
    }));
    CAPTURE(row.id);
    CHECK(occurrences(row.fen, row.moves) == row.times);
}

TEST_CASE("the key that grows with the moves is that of the set-up", "[rules][position][RUL-046]")
{
    walks::each_position(5, 100, [](const Position& here) {
        const Position again = Position::from_unchecked(here.setup());
        CAPTURE(write_fen(here.setup()));
        CHECK(again.key() == here.key());
        CHECK(again.same_as(here));
    });
}

TEST_CASE("the half-move clock starts anew with captures and pawn moves only",
          "[rules][position][RUL-050]")
{
    struct Row {
        std::string_view fen;
        std::string_view move;
        int halfmoves;
    };
    const auto row = GENERATE(values<Row>({
        {"r3k2r/8/8/8/8/4P3/8/R3K2R w KQkq - 7 9", "Rb1", 8},
        {"r3k2r/8/8/8/8/4P3/8/R3K2R w KQkq - 7 9", "O-O", 8},  // though a right is lost
        {"r3k2r/8/8/8/8/4P3/8/R3K2R w KQkq - 7 9", "Ke2", 8},
        {"r3k2r/8/8/8/8/4P3/8/R3K2R w KQkq - 7 9", "e4", 0},
        {"r3k2r/8/8/8/8/4P3/8/R3K2R w KQkq - 7 9", "Rxa8+", 0},
        {"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "dxe3", 0},
        {"7k/P7/8/8/8/8/8/4K3 w - - 99 80", "a8=N", 0},
    }));
    CAPTURE(row.fen, row.move);
    CHECK(played(row.fen, row.move).halfmoves() == row.halfmoves);
}

TEST_CASE("a position may have more than two hundred moves", "[rules][position]")
{
    // Two hundred and eighteen is the most that any known lawful position has.
    CHECK(position("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1").count_legal_moves() ==
          218);
}
