// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/mating_material.hpp"

#include "rules/fen.hpp"
#include "tests/printers.hpp"
#include "tests/rules/walks.hpp"

#include <string>
#include <string_view>
#include <vector>

using namespace rules;

namespace {

bool lawful(const Board& board)
{
    const Square white = board.of(Color::white, Role::king).first();
    return board.attackers(white, Color::black).none();
}

/// Whether Black is mated: White's men are the ones that claim to mate.
bool black_is_mated(const Board& board)
{
    const Square king = board.of(Color::black, Role::king).first();
    if (board.attackers(king, Color::white).none() || !lawful(board))
        return false;
    Setup setup;
    setup.board = board;
    setup.turn = Color::black;
    return !Position::from_unchecked(setup).has_legal_move();
}

/// Puts the men on every free square, one after the other, and counts the mates of Black. Where the
/// black king is not attacked once the white men stand, black men cannot change it.
class Enumeration {
public:
    Enumeration(std::string_view white, std::string_view black)
    {
        men_.push_back({Color::black, Role::king});
        men_.push_back({Color::white, Role::king});
        for (const char letter : white)
            men_.push_back(*piece_from(letter));
        white_men_ = men_.size();
        for (const char letter : black)
            men_.push_back(*piece_from(letter));
    }

    [[nodiscard]] int mates() const { return place(Board{}, 0); }

private:
    [[nodiscard]] int place(const Board& board, std::size_t man) const
    {
        if (man == white_men_ && !attacked_so_far(board))
            return 0;
        if (man == men_.size())
            return black_is_mated(board) ? 1 : 0;
        int found = 0;
        for (const Square square : ~board.occupied()) {
            Board next = board;
            next.put(square, men_[man]);
            if (man != 1 || !king_attacks(square).has(board.of(Role::king).first()))
                found += place(next, man + 1);
        }
        return found;
    }
    [[nodiscard]] static bool attacked_so_far(const Board& board)
    {
        const Square king = board.of(Color::black, Role::king).first();
        return board.attackers(king, Color::white).any();
    }

    std::vector<Piece> men_;
    std::size_t white_men_ = 0;
};

bool forbidden(std::string_view placement, Color side)
{
    const auto setup = read_fen(placement);
    REQUIRE(setup);
    return material_forbids_mate(setup->board, side);
}

/// The flights of a black king that White does not cover: black men must stand there in any mate.
Bitboard flights(const Board& board)
{
    const Square king = board.of(Color::black, Role::king).first();
    Bitboard open;
    for (const Square square : king_attacks(king))
        if (board.attackers(square, Color::white, board.occupied() ^ Bitboard{king}).none())
            open |= Bitboard{square};
    return open;
}

/// Every way to stand for both kings and one white man that gives check.
template <class Visit>
void each_check(Role role, Visit visit)
{
    for (const Square black : all_squares)
        for (const Square white : ~(king_attacks(black) | Bitboard{black}))
            for (const Square man : attacks({Color::white, role}, black, Bitboard{white})) {
                if (man == white)
                    continue;
                Board board;
                board.put(black, {Color::black, Role::king});
                board.put(white, {Color::white, Role::king});
                board.put(man, {Color::white, role});
                if (board.attackers(black, Color::white).any())
                    visit(board, man);
            }
}

}  // namespace

TEST_CASE("material that cannot mate has no mate in any placement", "[rules][mating][RUL-041]")
{
    struct Row {
        std::string_view white;
        std::string_view black;
    };
    const auto row = GENERATE(values<Row>({
        {"", ""},
        {"", "q"},
        {"N", ""},
        {"B", ""},
        {"N", "q"},
        {"B", "r"},
        {"B", "q"},
    }));
    CAPTURE(row.white, row.black);
    CHECK(Enumeration(row.white, row.black).mates() == 0);
}

TEST_CASE("material that can mate has a mate in some placement", "[rules][mating][RUL-042]")
{
    struct Row {
        std::string_view white;
        std::string_view black;
    };
    const auto row = GENERATE(values<Row>({
        {"N", "n"},
        {"N", "b"},
        {"N", "r"},
        {"N", "p"},
        {"B", "n"},
        {"B", "b"},  // only with bishops on squares of both colours, as the next case shows
        {"B", "p"},
        {"R", ""},
        {"Q", ""},
    }));
    CAPTURE(row.white, row.black);
    CHECK(Enumeration(row.white, row.black).mates() > 0);
}

TEST_CASE("bishops that share a square colour never mate", "[rules][mating][RUL-041]")
{
    int apart = 0;
    each_check(Role::bishop, [&](const Board& board, Square bishop) {
        for (const Square other : ~board.occupied()) {
            Board full = board;
            full.put(other, {Color::black, Role::bishop});
            if (!black_is_mated(full))
                continue;
            ++apart;
            REQUIRE(other.is_light() != bishop.is_light());
        }
    });
    CHECK(apart > 0);
}

// More queens do not help: in a mate by the knight each flight that White leaves open holds a
// queen, and any queen with a free line to the knight captures it; another queen put in between
// captures it instead. So it is enough to fill exactly the open flights.
TEST_CASE("a knight mates no king among any number of queens", "[rules][mating][RUL-041]")
{
    each_check(Role::knight, [](const Board& board, Square) {
        Board full = board;
        for (const Square square : flights(board))
            full.put(square, {Color::black, Role::queen});
        CHECK_FALSE((lawful(full) && black_is_mated(full)));
    });
}

// The flights off the bishops' colour hold rooks or queens, or the white king covers one. Whatever
// else stands on the board, one of them is a step away from the first square of the checking
// diagonal, and nothing pins it, since no bishop sees its square: it captures or interposes there.
TEST_CASE("bishops of one square colour mate no king among rooks and queens", "[rules][mating]")
{
    int checks = 0;
    each_check(Role::bishop, [&](const Board& board, Square bishop) {
        const Square king = board.of(Color::black, Role::king).first();
        const Bitboard line = (between(bishop, king) | Bitboard{bishop}) & king_attacks(king);
        Bitboard rooks;
        for (const Square square : king_attacks(king)) {
            const bool covered =
                king_attacks(square).has(board.of(Color::white, Role::king).first());
            if (square.is_light() != bishop.is_light() && !covered)
                rooks |= Bitboard{square};
        }
        REQUIRE(line.any());
        // The white king itself may stand on none of these squares, so the step is free.
        Bitboard reached;
        for (const Square rook : rooks)
            reached |= rook_attacks(rook, all_squares);
        CHECK((reached & line).any());
        ++checks;
    });
    CHECK(checks > 0);
}

TEST_CASE("two men instead of one do not help the knight or bishop", "[rules][mating][.slow]")
{
    struct Row {
        std::string_view white;
        std::string_view black;
    };
    const auto row = GENERATE(values<Row>({{"N", "qq"}, {"B", "rr"}, {"B", "rq"}, {"B", "qq"}}));
    CAPTURE(row.white, row.black);
    CHECK(Enumeration(row.white, row.black).mates() == 0);
}

TEST_CASE("the material theorem holds where it should and nowhere else", "[rules][mating][RUL-041]")
{
    struct Row {
        std::string_view board;
        bool white;
        bool black;
    };
    const auto row = GENERATE(values<Row>({
        {"4k3/8/8/8/8/8/8/4K3", true, true},
        {"4k3/8/8/8/8/8/8/2B1K3", true, true},
        {"4k3/8/8/8/8/8/8/4K1N1", true, true},
        {"4k3/8/8/8/5b2/8/8/2B1K3", true, true},    // bishops of one square colour
        {"4k3/8/8/8/4b3/8/8/2B1K3", false, false},  // bishops of both
        {"4k1n1/8/8/8/8/8/8/4K1N1", false, false},
        {"2b1k3/8/8/8/8/8/8/4K1N1", false, false},
        {"4k3/8/8/8/8/8/8/1N2K1N1", false, true},
        {"4k1n1/8/8/8/8/8/8/Q3K3", false, true},
        {"4k1n1/8/8/8/8/8/8/QQ2K3", false, true},
        {"4k1n1/8/8/8/8/8/8/QR2K3", false, false},
        {"2b1k3/8/8/8/8/8/8/R3K3", false, true},
        {"2b1k3/8/8/8/8/8/8/RQ2K3", false, true},
        {"2b1k3/8/8/8/8/8/8/R3K1N1", false, false},
        {"2b1k3/8/8/8/8/8/P7/4K3", false, false},
        {"2b1kb2/8/8/8/8/8/8/4K3", true, false},  // a bishop of each colour is enough
        {"4k3/8/8/8/8/8/P7/4K3", false, true},
    }));
    CAPTURE(row.board);
    CHECK(forbidden(row.board, Color::white) == row.white);
    CHECK(forbidden(row.board, Color::black) == row.black);
}
