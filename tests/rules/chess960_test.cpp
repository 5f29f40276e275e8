// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chess960.hpp"

#include "rules/fen.hpp"
#include "rules/game.hpp"
#include "tests/printers.hpp"
#include "tests/rules/walks.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <string_view>

using namespace rules;
using walks::position;

namespace {

std::string letters(const FirstRank& rank)
{
    std::string text;
    for (const Role role : rank)
        text += fen_letter({Color::white, role});
    return text;
}

std::string after_castling(std::string_view fen, Wing wing)
{
    const Position here = position(fen);
    const auto move = here.castling(wing);
    if (!move)
        return "illegal";
    CHECK(here.is_legal(*move));
    return write_fen(here.after_unchecked(*move).setup());
}

}  // namespace

TEST_CASE("a start position is known by its number", "[rules][chess960][C96-001]")
{
    struct Row {
        std::string_view id;
        int number;
        std::string_view rank;
    };
    const auto row = GENERATE(values<Row>({
        {"EX-II-1", 0, "BBQNNRKR"},
        {"EX-II-2", 518, "RNBQKBNR"},
        {"EX-II-3", 534, "RNBKQBNR"},
        {"EX-II-4", 959, "RKRNNQBB"},
        {"EX-II-12", 3, "BQNNRKRB"},
    }));
    CAPTURE(row.id);
    const auto rank = chess960_first_rank(row.number);
    REQUIRE(rank);
    CHECK(letters(*rank) == row.rank);
    CHECK(chess960_number(*rank) == row.number);
}

TEST_CASE("number 518 is the position of Article 2.3", "[rules][chess960][C96-001][RUL-004]")
{
    CHECK(chess960_standard == 518);
    CHECK(chess960_position(518)->same_as(Position::initial()));
    CHECK(write_fen(chess960_position(0)->setup()) ==
          "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1");
}

TEST_CASE("there are 960 start positions and each keeps the rules",
          "[rules][chess960][C96-001][C96-002]")
{
    std::set<std::string> all;  // EX-II-13
    for (int number = 0; number < chess960_count; ++number) {
        const FirstRank rank = *chess960_first_rank(number);
        const std::string text = letters(rank);
        CAPTURE(number, text);
        all.insert(text);
        std::string sorted = text;
        std::ranges::sort(sorted);
        CHECK(sorted == "BBKNNQRR");
        CHECK(text.find('B') % 2 != text.rfind('B') % 2);  // bishops on squares of both colours
        CHECK(text.find('R') < text.find('K'));
        CHECK(text.find('K') < text.rfind('R'));
        CHECK(chess960_number(rank) == number);
    }
    CHECK(all.size() == 960);
}

TEST_CASE("Black mirrors White in every start position", "[rules][chess960][C96-002]")
{
    for (int number = 0; number < chess960_count; ++number) {
        const Position start = *chess960_position(number);
        for (const File file :
             {File::a, File::b, File::c, File::d, File::e, File::f, File::g, File::h}) {
            const auto white = start.board().at({file, Rank::one});
            const auto black = start.board().at({file, Rank::eight});
            REQUIRE((white && black));
            CHECK(white->role == black->role);
            CHECK(start.board().at({file, Rank::two}) == Piece{Color::white, Role::pawn});
            CHECK(start.board().at({file, Rank::seven}) == Piece{Color::black, Role::pawn});
        }
        CHECK(start.castling_rooks() == start.board().of(Role::rook));
    }
}

TEST_CASE("White can castle on move 1 in 162 start positions", "[rules][chess960][C96-010]")
{
    int castling = 0;  // EX-II-13
    for (int number = 0; number < chess960_count; ++number) {
        const Position start = *chess960_position(number);
        const bool now = start.castling(Wing::short_side) || start.castling(Wing::long_side);
        castling += now ? 1 : 0;
    }
    CHECK(castling == 162);
}

TEST_CASE("castling on move 1 may swap king and rook", "[rules][chess960][C96-010]")
{
    const Position start = *chess960_position(3);  // EX-II-12
    const auto castling = start.castling(Wing::short_side);
    REQUIRE(castling);
    CHECK(write_fen(start.after_unchecked(*castling).setup()) ==
          "bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRRKB b kq - 1 1");
}

TEST_CASE("no other number and no other rank is a start position", "[rules][chess960][C96-001]")
{
    for (const int number : {-1, 960, 961, -960, 1 << 30}) {
        CHECK_FALSE(chess960_first_rank(number));
        CHECK_FALSE(chess960_position(number));
    }
    using enum Role;
    CHECK_FALSE(chess960_number({rook, knight, bishop, king, queen, knight, bishop, rook}));
    CHECK_FALSE(chess960_number({king, knight, bishop, rook, queen, knight, bishop, rook}));
    CHECK_FALSE(chess960_number(FirstRank{}));
}

TEST_CASE("a board has a number only where Black mirrors White and all pawns are at home",
          "[rules][chess960][C96-002]")
{
    const auto number = [](std::string_view board) {
        return chess960_number(read_fen(board)->board);
    };
    CHECK(number("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR") == 518);
    CHECK(number("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR") == 0);
    CHECK_FALSE(number("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"));
    CHECK_FALSE(number("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR"));
    CHECK_FALSE(number("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"));
    CHECK_FALSE(number("rnbqkbnr/8/8/8/8/8/8/RNBQKBNR"));
    CHECK_FALSE(number("RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr"));
}

TEST_CASE("a game tells the number of its set-up, and none where the first ranks differ",
          "[rules][chess960][C96-002][C96-014]")
{
    const auto told = [](std::string_view fen) {
        GameOptions options;
        options.start = Placement{*read_fen(fen)};
        std::optional<int> number;
        for (const Fact& fact : Game{options}.apply(events::Start{}, Instant{}))
            if (const auto* const setup = std::get_if<facts::SetupTold>(&fact.what))
                number = setup->number;
        return number;
    };
    CHECK(told("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1") == 0);
    CHECK_FALSE(told("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFha - 0 1"));
}

TEST_CASE("castling ends on the squares of chess",
          "[rules][chess960][C96-003][C96-004][C96-005][C96-006][C96-007][C96-008][C96-009]")
{
    struct Row {
        std::string_view id;
        std::string_view fen;
        Wing wing;
        std::string_view after;
    };
    constexpr auto g_side = Wing::short_side;
    constexpr auto c_side = Wing::long_side;
    const auto row = GENERATE_COPY(values<Row>({
        // the rook alone moves
        {"EX-II-5", "4k3/8/8/8/8/8/8/1RK5 w B - 0 1", c_side, "4k3/8/8/8/8/8/8/2KR4 b - - 1 1"},
        // the king alone moves
        {"EX-II-6", "4k3/8/8/8/8/8/8/4KR2 w F - 0 1", g_side, "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"},
        // they swap
        {"EX-II-7", "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", g_side, "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"},
        // both move
        {"EX-II-8", "4k3/8/8/8/8/8/8/RK5R w HA - 0 1", c_side, "4k3/8/8/8/8/8/8/2KR3R b - - 1 1"},
        {"EX-II-8", "4k3/8/8/8/8/8/8/RK5R w HA - 0 1", g_side, "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1"},
        // a1 and b1 do not matter
        {"EX-II-9", "4k3/8/8/8/8/8/8/NNR1K3 w C - 0 1", c_side, "4k3/8/8/8/8/8/8/NNKR4 b - - 1 1"},
        // c1 and d1 are occupied
        {"EX-II-10", "4k3/8/8/8/8/8/8/R1NNK3 w A - 0 1", c_side, "illegal"},
        // when the rook leaves the king is attacked
        {"EX-II-11", "4k3/8/8/8/8/8/8/rRK5 w B - 0 1", c_side, "illegal"},
        {"Black castles", "rk5r/8/8/8/8/8/8/4K3 b ha - 0 1", c_side,
         "2kr3r/8/8/8/8/8/8/4K3 w - - 1 2"},
        {"king passes f1", "4kr2/8/8/8/8/8/8/1K4R1 w G - 0 1", g_side, "illegal"},
        {"king ends on c1", "2r1k3/8/8/8/8/8/8/R4K2 w A - 0 1", c_side, "illegal"},
        {"king in check", "1r2k3/8/8/8/8/8/8/RK6 w A - 0 1", c_side, "illegal"},
        // the rook passes squares that the king does not
        {"rook path", "4k3/8/8/8/8/8/8/RN1K4 w A - 0 1", c_side, "illegal"},
        {"no right", "4k3/8/8/8/8/8/8/5KR1 w - - 0 1", g_side, "illegal"},
    }));
    CAPTURE(row.id);
    CHECK(after_castling(row.fen, row.wing) == row.after);
}

TEST_CASE("castling goes by the rook that has the right", "[rules][chess960][C96-003]")
{
    constexpr std::string_view inner = "4k3/8/8/8/8/8/8/2K2R1R w F - 0 1";
    CHECK(position(inner).castling_rooks() == Bitboard{*Square::parse("f1")});
    CHECK(after_castling(inner, Wing::short_side) == "4k3/8/8/8/8/8/8/5RKR b - - 1 1");
}
