// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/mini_game.hpp"

#include "rules/fen.hpp"
#include "tests/printers.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <random>
#include <string>

using namespace client::train;
using rules::Color;
using rules::Move;
using rules::Square;
using speech::MiniGameKind;

namespace {

Square at(std::string_view name)
{
    return *Square::parse(name);
}

/// Plays moves that are written as two squares; each must be one of the game's.
MiniGame played(MiniGame game, std::initializer_list<std::string_view> moves)
{
    for (const auto written : moves) {
        CAPTURE(written);
        const auto all = game.moves();
        const auto move = std::ranges::find_if(all, [&](Move each) {
            return each.from() == at(written.substr(0, 2)) && each.to() == at(written.substr(2));
        });
        REQUIRE(move != all.end());
        game = game.after(*move);
    }
    return game;
}

Pick by_lot(unsigned seed)
{
    return [random = std::mt19937{seed}](std::size_t below) mutable { return random() % below; };
}

/// Whether White wins against every defence. A position that comes again is no win.
class Proof {
public:
    bool wins(const MiniGame& game)
    {
        if (game.outcome())
            return game.outcome()->winner == Color::white;
        const auto key = write_fen(game.board().setup());
        if (const auto known = known_.find(key); known != known_.end())
            return known->second;
        known_[key] = false;
        const auto moves = game.moves();
        const auto leads = [&](Move move) { return wins(game.after(move)); };
        const bool won = game.turn() == Color::white ? std::ranges::any_of(moves, leads)
                                                     : std::ranges::all_of(moves, leads);
        return known_[key] = won;
    }

private:
    std::map<std::string, bool> known_;
};

}  // namespace

TEST_CASE("a pawn on the last rank wins the game of pawns", "[src][train]")
{
    const auto game =
        played(MiniGame{MiniGameKind::pawns_only, 1},
               {"c2c4", "f7f5", "c4c5", "f5f4", "c5c6", "f4f3", "c6d7", "f3e2", "d7d8"});
    REQUIRE(game.outcome());
    CHECK(*game.outcome() == MiniOutcome{MiniEnd::promoted, Color::white});
    CHECK(game.moves().empty());
}

TEST_CASE("pawns that block each other draw", "[src][train]")
{
    const auto game = played(MiniGame{MiniGameKind::pawns_only, 1},
                             {"c2c4", "c7c5", "d2d3", "d7d6", "e2e4", "e7e5", "f2f3", "f7f6",
                              "d3d4", "d6d5", "f3f4", "f6f5"});
    CHECK_FALSE(game.outcome());  // pawns can still capture each other
    const auto blocked = played(MiniGame{MiniGameKind::rook_against_pawns, 1}, {"a1a7", "c7c5"});
    CHECK(blocked.turn() == Color::white);
}

TEST_CASE("nobody captures in passing in a small game", "[src][train]")
{
    const auto game =
        played(MiniGame{MiniGameKind::pawns_only, 1}, {"c2c4", "f7f6", "c4c5", "d7d5"});
    const auto moves = game.moves();
    CHECK(std::ranges::none_of(
        moves, [](Move move) { return move.kind() == rules::MoveKind::en_passant; }));
}

TEST_CASE("a rook wins by capturing all pawns and loses to one that arrives", "[src][train]")
{
    const auto won =
        played(MiniGame{MiniGameKind::rook_against_pawns, 1},
               {"a1a7", "e7e5", "a7c7", "e5e4", "c7g7", "e4e3", "g7e7", "e3e2", "e7e2"});
    REQUIRE(won.outcome());
    CHECK(*won.outcome() == MiniOutcome{MiniEnd::all_captured, Color::white});
    const auto lost =
        played(MiniGame{MiniGameKind::rook_against_pawns, 1},
               {"a1a2", "e7e5", "a2a3", "e5e4", "a3a4", "e4e3", "a4a3", "e3e2", "a3a4", "e2e1"});
    REQUIRE(lost.outcome());
    CHECK(*lost.outcome() == MiniOutcome{MiniEnd::promoted, Color::black});
    const auto captured =
        played(MiniGame{MiniGameKind::rook_against_pawns, 1},
               {"a1d1", "c7c5", "d1d6", "c5c4", "d6d2", "c4c3", "d2d3", "e7e6", "d3d2", "c3d2"});
    REQUIRE(captured.outcome());
    CHECK(*captured.outcome() == MiniOutcome{MiniEnd::all_captured, Color::black});
}

TEST_CASE("pawns that cannot move let the piece move again", "[src][train]")
{
    auto game = played(
        MiniGame{MiniGameKind::rook_against_pawns, 1},
        {"a1a7", "e7e6", "a7c7", "e6e5", "c7g7", "e5e4", "g7g3", "e4e3", "g3g1", "e3e2", "g1e1"});
    CHECK_FALSE(game.outcome());
    CHECK(game.turn() == Color::white);
}

TEST_CASE("who jumps to the other side's flag wins", "[src][train]")
{
    const auto game = played(MiniGame{MiniGameKind::capture_the_flag, 1},
                             {"b1c3", "b8a6", "c3d5", "a6b8", "d5c7", "b8a6", "c7e8"});
    REQUIRE(game.outcome());
    CHECK(*game.outcome() == MiniOutcome{MiniEnd::flag_captured, Color::white});
    CHECK(flag_of(Color::black) == at("e8"));
}

TEST_CASE("the small games of a piece against pawns can be won against every defence",
          "[src][train]")
{
    const auto kind =
        GENERATE(MiniGameKind::rook_against_pawns, MiniGameKind::knight_against_pawns);
    CAPTURE(speech::mini_game_names[kind]);
    CHECK(Proof{}.wins(MiniGame{kind, 1}));
}

TEST_CASE("the opponent wins when it can, and does not lose at once", "[src][train]")
{
    const auto game = played(MiniGame{MiniGameKind::capture_the_flag, 1},
                             {"b1c3", "g8f6", "c3d5", "f6e4", "g1h3"});
    const auto reply = game.reply(by_lot(1));  // from e4 nothing jumps to e1, but d5 attacks f6
    CHECK_FALSE(game.after(reply).outcome());
    const auto race =
        played(MiniGame{MiniGameKind::pawns_only, 1},
               {"c2c3", "f7f5", "c3c4", "f5f4", "c4c5", "f4f3", "c5c6", "f3e2", "c6d7"});
    CHECK(race.after(race.reply(by_lot(1))).outcome() ==
          MiniOutcome{MiniEnd::promoted, Color::black});
}

TEST_CASE("one lot gives the same game, and every game comes to an end", "[src][train]")
{
    for (const auto kind : {MiniGameKind::pawns_only, MiniGameKind::rook_against_pawns,
                            MiniGameKind::knight_against_pawns, MiniGameKind::capture_the_flag})
        for (unsigned seed = 0; seed < 12; ++seed) {
            CAPTURE(speech::mini_game_names[kind], seed);
            const auto play = [&] {
                auto game = MiniGame{kind, 1 + static_cast<int>(seed % 4)};
                const auto lot = by_lot(seed);
                std::string moves;
                while (!game.outcome()) {
                    const auto all = game.moves();
                    const auto move =
                        game.turn() == Color::white ? all.at(lot(all.size())) : game.reply(lot);
                    moves += move.from().name() + move.to().name();
                    game = game.after(move);
                }
                return moves;
            };
            CHECK(play() == play());
        }
}
