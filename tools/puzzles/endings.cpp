// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/puzzles/endings.hpp"

#include "rules/forced_mate.hpp"
#include "tools/puzzles/tactics.hpp"
#include "tools/puzzles/themes.hpp"

#include <algorithm>
#include <cstdlib>
#include <stdexcept>

namespace puzzles {
namespace {

using rules::Bitboard;
using rules::Color;
using rules::Move;
using rules::Piece;
using rules::Position;
using rules::Rank;
using rules::Role;
using rules::Square;

/// What stands on the board, by the letters of FEN: White is to win, Black moves first. Pawns of
/// these ranks only, where a nearer or farther one would be no question.
struct Material {
    std::string_view men;
    Kind kind;
    std::uint64_t white_pawns = 0;
    std::uint64_t black_pawns = 0;
};

constexpr std::uint64_t ranks(int first, int last)
{
    std::uint64_t squares = 0;
    for (int rank = first; rank <= last; ++rank)
        squares |= Bitboard{static_cast<Rank>(rank - 1)}.bits;
    return squares;
}

constexpr std::array engine_materials{
    Material{"KPPkp", Kind::pawn_ending, ranks(3, 6), ranks(3, 6)},
    Material{"KPPkpp", Kind::pawn_ending, ranks(3, 6), ranks(3, 6)},
    Material{"KQkp", Kind::queen_ending, 0, ranks(2, 2)},
    Material{"KQkr", Kind::queen_ending},
    Material{"KRPkr", Kind::rook_ending, ranks(6, 7)},
    Material{"KRPPkrp", Kind::rook_ending, ranks(5, 7), ranks(3, 6)},
    Material{"KRkp", Kind::rook_ending, 0, ranks(2, 3)},
};
constexpr std::array mate_materials{
    Material{"KQk", Kind::queen_ending},
    Material{"KQPkp", Kind::queen_ending, ranks(3, 6), ranks(3, 6)},
    Material{"KRk", Kind::rook_ending},
    Material{"KRRk", Kind::rook_ending},
    Material{"KRPkp", Kind::rook_ending, ranks(3, 6), ranks(3, 6)},
};

std::uint64_t squares_for(const Material& material, Piece piece)
{
    if (piece.role != Role::pawn)
        return rules::all_squares.bits;
    return piece.color == Color::white ? material.white_pawns : material.black_pawns;
}

/// The men put on squares by chance, Black to move; none where that is no lawful position.
std::optional<Position> setup_by_chance(const Material& material, Dice& dice)
{
    rules::Setup setup;
    setup.turn = Color::black;
    for (const char letter : material.men) {
        const auto piece = *rules::piece_from(letter);
        const auto square = Square::at(static_cast<int>(dice.below(64)));
        if (setup.board.at(square) || !Bitboard{squares_for(material, piece)}.has(square))
            return std::nullopt;
        setup.board.put(square, piece);
    }
    const auto position = Position::from(setup);
    return position ? std::optional{*position} : std::nullopt;
}

/// A position and a move of Black that does not leave check: nobody had a choice then.
struct Opening {
    Position before;
    Move first;

    [[nodiscard]] Position now() const { return before.after_unchecked(first); }
};

std::optional<Opening> opening_by_chance(const Material& material, Dice& dice)
{
    const auto position = setup_by_chance(material, dice);
    if (!position || !position->has_legal_move())
        return std::nullopt;
    const auto moves = position->legal_moves();
    const Move move = moves[dice.below(moves.size())];
    const bool takes = position->board().at(move.to()).has_value();
    if (takes || move.promotion())
        return std::nullopt;
    return Opening{*position, move};
}

Square flipped(Square square)
{
    return Square::at(square.index() ^ 56);
}

/// The same with colours changed, so that Black wins as often as White.
Position with_colors_changed(const Position& position)
{
    const auto old = position.setup();
    rules::Setup setup;
    setup.turn = opponent(old.turn);
    setup.fullmoves = old.fullmoves;
    for (const Square square : old.board.occupied()) {
        const auto piece = *old.board.at(square);
        setup.board.put(flipped(square), {opponent(piece.color), piece.role});
    }
    return *Position::from(setup);
}

/// The same move there.
Move flipped(const Position& position, Move move)
{
    for (const Move candidate : position.legal_moves())
        if (candidate.from() == flipped(move.from()) && candidate.to() == flipped(move.to()) &&
            candidate.promotion() == move.promotion())
            return candidate;
    throw std::logic_error{"a move is lost when colours change"};
}

Draft with_colors_changed(const Draft& draft)
{
    Draft changed = draft;
    changed.before = with_colors_changed(draft.before);
    changed.first = flipped(changed.before, draft.first);
    Position position = changed.start();
    for (Move& move : changed.solution) {
        move = flipped(position, move);
        position.play_unchecked(move);
    }
    return changed;
}

void offer(Draft draft, Dice& dice, Collection& collection)
{
    if (dice.chance(50))
        draft = with_colors_changed(draft);
    collection.take(draft);
}

/// The kings face each other with one square between, and the enemy has to give way.
bool takes_opposition(const Position& position, Move move)
{
    if (move.role() != Role::king)
        return false;
    const Square other = position.king(opponent(position.turn()));
    const int files = std::abs(index(move.to().file()) - index(other.file()));
    const int ranks = std::abs(index(move.to().rank()) - index(other.rank()));
    return (files == 0 && ranks == 2) || (files == 2 && ranks == 0);
}

/// The only winning moves, as long as a defence asks for one more.
std::vector<Move> pawn_way(const PawnTable& table, const Position& position, std::size_t most)
{
    const auto winning = table.winning_moves(position);
    if (winning.size() != 1 || position.count_legal_moves() < 3)
        return {};
    std::vector<Move> way{winning.front()};
    const auto after = position.after_unchecked(winning.front());
    if (most == 1 || winning.front().promotion())
        return way;
    for (const Move defence : after.legal_moves()) {
        const auto rest = pawn_way(table, after.after_unchecked(defence), most - 1);
        if (rest.empty() || rest.size() + 2 <= way.size())
            continue;
        way = {winning.front(), defence};
        way.insert(way.end(), rest.begin(), rest.end());
    }
    return way;
}

void search_pawn_endings(Dice& dice, Collection& collection)
{
    const PawnTable table;
    const Material material{"KPk", Kind::opposition, ranks(2, 6)};
    std::size_t others = 0;
    for (int tries = 0; tries < 2'000'000 && collection.wants(Kind::opposition); ++tries) {
        const auto opening = opening_by_chance(material, dice);
        if (!opening)
            continue;
        const auto way = pawn_way(table, opening->now(), 1 + dice.below(3));
        if (way.empty())
            continue;
        const bool opposition = takes_opposition(opening->now(), way.front());
        if (!opposition && ++others > 12)
            continue;
        Draft draft{opening->before,
                    opening->first,
                    way,
                    {},
                    opposition ? Kind::opposition : Kind::pawn_ending};
        name_ending(draft);
        offer(draft, dice, collection);
    }
}

/// How many one material gives, so that each has its share.
constexpr std::size_t mates_of_a_material = 7;
constexpr std::size_t wins_of_a_material = 6;

void search_mates(const Material& material, Dice& dice, Collection& collection)
{
    std::size_t found = 0;
    for (int tries = 0; tries < 400'000 && found < mates_of_a_material; ++tries) {
        const auto opening = opening_by_chance(material, dice);
        if (!opening)
            continue;
        const auto solution = only_mate(opening->now(), 3);
        if (!solution || solution->size() < 3)
            continue;
        Draft draft{opening->before, opening->first, *solution, {}, {}};
        name_mate(draft);
        draft.kind = material.kind;
        offer(draft, dice, collection);
        ++found;
    }
}

void search_wins(Engine& engine, const Material& material, Dice& dice, Collection& collection)
{
    constexpr Bar bar{500, 120};
    std::size_t found = 0;
    for (int tries = 0; tries < 400'000 && found < wins_of_a_material; ++tries) {
        const auto opening = opening_by_chance(material, dice);
        if (!opening || opening->now().count_legal_moves() < 4 ||
            !only_winning_move(engine, opening->now(), {2, 3'000}, {300, 200}) ||
            !only_winning_move(engine, opening->now(), glance, bar))
            continue;
        const auto way = winning_way(engine, opening->now(), 1 + dice.below(4), bar);
        if (way.empty() || opening->now().board().at(way.front().to()))  // no man left standing
            continue;
        Draft draft{opening->before, opening->first, way, {}, material.kind};
        name_ending(draft);
        offer(draft, dice, collection);
        ++found;
    }
}

}  // namespace

void search_endings(Dice& dice, Collection& collection)
{
    search_pawn_endings(dice, collection);
    for (const auto& material : mate_materials)
        search_mates(material, dice, collection);
}

void search_endings(Engine& engine, Dice& dice, Collection& collection)
{
    for (const auto& material : engine_materials)
        search_wins(engine, material, dice, collection);
}

}  // namespace puzzles
