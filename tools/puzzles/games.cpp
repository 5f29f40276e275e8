// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/puzzles/games.hpp"

#include "rules/forced_mate.hpp"
#include "tools/puzzles/search.hpp"
#include "tools/puzzles/themes.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>

namespace puzzles {
namespace {

using rules::Move;
using rules::Position;
using rules::Square;

constexpr int longest_game = 160;
constexpr int opening_plies = 8;
constexpr int tries_a_move = 8;

/// A position and what was, or might have been, played last.
struct Moment {
    Position before;
    Move played;
    Position now;
};

Moment moment_after(const Position& position, Move move)
{
    return {position, move, position.after_unchecked(move)};
}

/// Taking back what was just taken is no puzzle.
bool takes_back(const Moment& moment, Move move)
{
    return move.to() == moment.played.to() && moment.before.board().at(moment.played.to());
}

std::optional<Draft> mate_in(const Moment& moment, int most)
{
    if (moment.now.count_legal_moves() < 4)
        return std::nullopt;
    const auto solution = only_mate(moment.now, most);
    if (!solution)
        return std::nullopt;
    Draft draft{moment.before, moment.played, *solution, {}, {}};
    name_mate(draft);
    return draft;
}

/// Three moves are looked through only where checks alone mate.
std::optional<Draft> mate_in(const Moment& moment, const Collection& collection)
{
    const bool far = collection.wants(Kind::mate_in_three) && mates_by_checks(moment.now, 3);
    return mate_in(moment, far ? 3 : 2);
}

/// Whether a move wins two pawns' worth at least, as far as three plies show.
bool seems_to_win(const Position& position, Move move, int gain)
{
    const int wanted = 100 * balance(position, position.turn()) + gain;
    return !reaches(position.after_unchecked(move), 2, 1 - wanted);
}

bool seems_the_only_win(const Position& position, Move only)
{
    const auto moves = position.legal_moves();
    return seems_to_win(position, only, 220) &&
           std::none_of(moves.begin(), moves.end(), [&](Move move) {
               return move != only && seems_to_win(position, move, 180);
           });
}

/// The first move of a tactic that is still wanted.
std::optional<Draft> tactic_in(const Moment& moment, const Collection& collection)
{
    if (std::abs(balance(moment.now, moment.now.turn())) > 1 || moment.now.in_check())
        return std::nullopt;
    for (const Move move : moment.now.legal_moves()) {
        const auto kind = first_sight(moment.now, move);
        if (kind && collection.wants(*kind) && !takes_back(moment, move) &&
            seems_the_only_win(moment.now, move))
            return Draft{moment.before, moment.played, {move}, {}, *kind};
    }
    return std::nullopt;
}

Move any_move(const Position& position, Dice& dice)
{
    const auto moves = position.legal_moves();
    return moves[dice.below(moves.size())];
}

/// Seven times in ten the best that was seen, otherwise one of the next, sometimes anything.
Move careless_move(const Position& position, int ply, Dice& dice)
{
    if (ply >= opening_plies && dice.chance(4))
        return any_move(position, dice);
    const auto seen = choices(position, 2);
    const std::size_t worst = ply < opening_plies ? 6 : dice.chance(70) ? 1 : 4;
    return seen[dice.below(std::min(worst, seen.size()))].move;
}

/// What the position after a move is good for.
std::optional<Draft> puzzle_in(const Moment& moment, const Collection& collection)
{
    if (auto mate = mate_in(moment, collection))
        return mate;
    return tactic_in(moment, collection);
}

/// One puzzle of a kind is enough of a game, since positions of a game are alike.
class Gathering {
public:
    explicit Gathering(Collection& collection) : collection_{collection} {}

    void look_at(const Moment& moment)
    {
        if (!moment.now.has_legal_move())
            return;
        const auto draft = puzzle_in(moment, collection_);
        if (draft && !shown_.contains(draft->kind) && collection_.take(*draft))
            shown_.insert(draft->kind);
    }

private:
    Collection& collection_;
    std::set<Kind> shown_;
};

Square free_square(const rules::Board& board, Dice& dice, rules::Bitboard among)
{
    std::vector<Square> squares;
    for (const Square square : among & ~board.occupied())
        squares.push_back(square);
    return squares[dice.below(squares.size())];
}

/// Kings, two or three pieces and up to four pawns a side, anywhere.
rules::Setup few_men(Dice& dice)
{
    using rules::Rank;
    using rules::Role;
    constexpr std::array pieces{Role::queen,  Role::rook,   Role::rook,  Role::bishop,
                                Role::knight, Role::knight, Role::bishop};
    const auto ends = rules::Bitboard{Rank::one} | rules::Bitboard{Rank::eight};
    rules::Setup setup;
    setup.turn = dice.chance(50) ? rules::Color::white : rules::Color::black;
    const auto put = [&](rules::Color color, Role role, rules::Bitboard among) {
        setup.board.put(free_square(setup.board, dice, among), {color, role});
    };
    for (const auto color : rules::both_colors) {
        put(color, Role::king, ~rules::Bitboard{});
        for (std::size_t left = 2 + dice.below(2); left > 0; --left)
            put(color, pieces.at(dice.below(pieces.size())), ~rules::Bitboard{});
        for (std::size_t left = dice.below(5); left > 0; --left)
            put(color, Role::pawn, ~ends);
    }
    return setup;
}

}  // namespace

std::optional<Draft> tactic_of_few_men(Dice& dice, const Collection& collection)
{
    const auto position = Position::from(few_men(dice));
    if (!position || !position->has_legal_move())
        return std::nullopt;
    const auto moment = moment_after(*position, any_move(*position, dice));
    return moment.now.has_legal_move() ? tactic_in(moment, collection) : std::nullopt;
}

void search_game(Dice& dice, Collection& collection)
{
    Position position = Position::initial();
    Gathering gathering{collection};
    for (int ply = 0; ply < longest_game && position.has_legal_move(); ++ply) {
        for (int tries = 0; ply > opening_plies && tries < tries_a_move; ++tries)
            gathering.look_at(moment_after(position, any_move(position, dice)));
        const Move move = careless_move(position, ply, dice);
        if (ply > opening_plies)
            gathering.look_at(moment_after(position, move));
        position.play_unchecked(move);
    }
}

}  // namespace puzzles
