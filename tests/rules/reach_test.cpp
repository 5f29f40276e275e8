// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reach.hpp"

#include "rules/fen.hpp"
#include "tests/printers.hpp"
#include "tests/rules/random_positions.hpp"
#include "tests/rules/verdicts.hpp"
#include "tests/rules/walks.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

using namespace rules;
using walks::position;

namespace {

/// The men of a position followed through a game, each beside what was foretold of it.
class Followed {
public:
    explicit Followed(const Position& start) : position_{start}
    {
        for (const ReachingMan& man : reachable_squares(start))
            men_.push_back({man, man.home, man.piece.role});
    }

    [[nodiscard]] const Position& position() const { return position_; }

    void play(Move move)
    {
        if (move.kind() == MoveKind::castling) {
            Fate& king = at(move.from());
            Fate& rook = at(move.to());
            const Wing wing = castling_wing(move);
            king.square = king_target(wing, move.from().rank());
            rook.square = rook_target(wing, move.from().rank());
        } else {
            const bool passing = move.kind() == MoveKind::en_passant;
            const Square taken = passing ? Square{move.to().file(), move.from().rank()} : move.to();
            if (position_.board().occupied().has(taken))
                at(taken).square.reset();
            Fate& mover = at(move.from());
            mover.square = move.to();
            mover.role = move.placed();
        }
        position_.play_unchecked(move);
    }

    /// The first man, if any, of which something was foretold that is not so.
    [[nodiscard]] std::optional<std::string> broken() const
    {
        for (const Fate& fate : men_)
            if (!holds(fate))
                return std::string{fen_letter(fate.man.piece)} + fate.man.home.name();
        return std::nullopt;
    }

private:
    struct Fate {
        ReachingMan man;
        std::optional<Square> square;
        Role role;
    };

    Fate& at(Square square)
    {
        return *std::ranges::find_if(men_, [&](const Fate& fate) { return fate.square == square; });
    }
    [[nodiscard]] bool holds(const Fate& fate) const
    {
        const ReachingMan& man = fate.man;
        if (!fate.square)
            return man.capturable && !man.stays_forever();
        const Bitboard foretold = fate.role == man.piece.role ? man.reached : man.promoted;
        return foretold.has(*fate.square) && (!man.stays_forever() || *fate.square == man.home) &&
               attacks_hold(fate);
    }
    /// What it attacks now was foretold, also behind the king that it attacks.
    [[nodiscard]] bool attacks_hold(const Fate& fate) const
    {
        const Piece piece{fate.man.piece.color, fate.role};
        const Bitboard occupied = position_.board().occupied();
        const Square king = position_.king(opponent(piece.color));
        const Bitboard now = attacks(piece, *fate.square, occupied);
        const Bitboard through = attacks(piece, *fate.square, occupied ^ Bitboard{king});
        return (now & ~fate.man.attacked()).none() &&
               (!now.has(king) ||
                (through & king_attacks(king) & ~fate.man.attacked_through(king)).none());
    }

    Position position_;
    std::vector<Fate> men_;
};

/// A move by chance; some games are hungry for captures and pawn moves, which change most.
Move choose(const Position& here, RandomPositions& random, bool hungry)
{
    const auto moves = here.legal_moves();
    const auto any = [&] { return moves[random.below(static_cast<unsigned>(moves.size()))]; };
    Move move = any();
    for (int again = 0; hungry && again < 3; ++again) {
        if (move.role() == Role::pawn || here.board().occupied().has(move.to()))
            break;
        move = any();
    }
    return move;
}

/// Plays games by chance from a position; every one must go as foretold.
void follow(const Position& start, RandomPositions& random, int games, int plies)
{
    const Followed foretold{start};
    for (int game = 0; game < games; ++game) {
        Followed followed = foretold;
        const bool hungry = random.one_in(2);
        for (int ply = 0; ply < plies && followed.position().has_legal_move(); ++ply) {
            followed.play(choose(followed.position(), random, hungry));
            if (const auto man = followed.broken()) {
                CAPTURE(write_fen(start.setup()), write_fen(followed.position().setup()));
                FAIL("not as foretold: " << *man);
            }
        }
    }
}

void follow_many(unsigned seed, int positions, int games, int plies)
{
    RandomPositions random{seed};
    const auto questions = verdicts::read(verdicts::ours);
    for (int i = 0; i < positions; ++i)
        follow(verdicts::any_position(random, questions), random, games, plies);
    SUCCEED();
}

ReachingMan man_of(std::string_view fen, std::string_view home)
{
    const auto men = reachable_squares(position(fen));
    const auto found =
        std::ranges::find_if(men, [&](const ReachingMan& man) { return man.home.name() == home; });
    REQUIRE(found != men.end());
    return *found;
}

}  // namespace

TEST_CASE("no man ever leaves the squares foretold for it", "[rules][reach][RUL-043]")
{
    follow_many(1, 5000, 6, 80);
}

TEST_CASE("men of real games stay where foretold too", "[rules][reach][RUL-043]")
{
    RandomPositions random{2};
    walks::each_position(2, 60, [&](const Position& here) { follow(here, random, 1, 60); });
    SUCCEED();
}

TEST_CASE("no man of very many games leaves its squares", "[rules][reach][.slow]")
{
    for (unsigned seed = 100; seed < 140; ++seed)
        follow_many(seed, 2000, 10, 150);
}

TEST_CASE("pawns that face each other and cannot be captured stay for ever", "[rules][reach]")
{
    constexpr std::string_view wall = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";
    for (const auto* home : {"a4", "c4", "e4", "g4", "a5", "c5", "e5", "g5"}) {
        CAPTURE(home);
        CHECK(man_of(wall, home).stays_forever());
    }
    const Bitboard king = man_of(wall, "e1").everywhere();
    CHECK(king.has(*Square::parse("h3")));
    CHECK((king & (Bitboard{Rank::five} | Bitboard{Rank::six})).none());
}

TEST_CASE("a wall with a gap holds nobody", "[rules][reach]")
{
    constexpr std::string_view gap = "4k3/8/8/p1p1p3/P1P1P3/8/8/4K3 w - - 0 1";
    CHECK(man_of(gap, "e1").everywhere().has(*Square::parse("e8")));
    CHECK_FALSE(man_of(gap, "e5").stays_forever());
}

TEST_CASE("a bishop is foretold on squares of one colour", "[rules][reach]")
{
    CHECK(man_of("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", "c1").everywhere() == ~light_squares);
}

TEST_CASE("castling and capture en passant are foretold", "[rules][reach]")
{
    // Pawns shut king and rook in, but castling goes past them.
    constexpr std::string_view castle = "4k3/8/8/8/8/3p1p1p/3P1P1P/4K2R w K - 0 1";
    CHECK(man_of(castle, "h1").everywhere().has(*Square::parse("f1")));
    CHECK(man_of(castle, "e1").everywhere().has(*Square::parse("g1")));
    constexpr std::string_view passing = "4k3/8/8/8/3pP3/3P4/8/4K3 b - e3 0 1";
    CHECK(man_of(passing, "e4").capturable);
    CHECK(man_of(passing, "d4").everywhere().has(*Square::parse("e3")));
}
