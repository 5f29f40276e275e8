// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/survey.hpp"

#include "rules/balance.hpp"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace rules {

namespace {

struct Step {
    int file;
    int rank;
};
/// By direction.
constexpr std::array<Step, 8> steps{
    {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};
constexpr std::array<Step, 8> jumps{
    {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};

std::optional<Square> stepped(Square from, Step step)
{
    const int file = index(from.file()) + step.file;
    const int rank = index(from.rank()) + step.rank;
    if (file < 0 || file > 7 || rank < 0 || rank > 7)
        return std::nullopt;
    return Square{static_cast<File>(file), static_cast<Rank>(rank)};
}

Line walked(Square from, Step step)
{
    Line squares;
    for (auto next = stepped(from, step); next; next = stepped(*next, step))
        squares.push_back(*next);
    return squares;
}

std::optional<Step> step_between(Square first, Square second)
{
    const int file = index(second.file()) - index(first.file());
    const int rank = index(second.rank()) - index(first.rank());
    const auto sign = [](int number) { return (number > 0) - (number < 0); };
    const bool shared = file == 0 || rank == 0 || file == rank || file == -rank;
    if (first == second || !shared)
        return std::nullopt;
    return Step{sign(file), sign(rank)};
}

Man man_at(const Board& board, Square square)
{
    return {*board.at(square), square};
}

/// The squares of a set with their pieces, dearest first.
std::vector<Man> men(const Board& board, Bitboard squares)
{
    std::vector<Man> all;
    for (const auto square : squares)
        all.push_back(man_at(board, square));
    std::ranges::stable_sort(all, std::ranges::greater{},
                             [](const Man& m) { return m.piece.role; });
    return all;
}

/// Sliders that would attack the king if a single piece of either side left the line.
Bitboard snipers(const Board& board, Square king, Color by)
{
    const Bitboard none;
    return (bishop_attacks(king, none) & board.diagonal_sliders(by)) |
           (rook_attacks(king, none) & board.straight_sliders(by));
}

/// Whether a piece goes any number of squares along a way.
bool slides(Role role, Step way)
{
    const bool straight = way.file == 0 || way.rank == 0;
    return role == Role::queen || role == (straight ? Role::rook : Role::bishop);
}

std::optional<Man> first_beyond(const Board& board, Square from, Step way)
{
    for (const auto square : walked(from, way))
        if (board.at(square))
            return man_at(board, square);
    return std::nullopt;
}

/// The own piece that comes to a square when the one before it has gone there.
std::optional<Man> follower(const Board& board, Square square, const Man& first)
{
    const auto way = step_between(square, first.square);
    const bool leads = first.piece.role == Role::pawn || (way && slides(first.piece.role, *way));
    const auto next = way && leads ? first_beyond(board, first.square, *way) : std::nullopt;
    const bool follows =
        next && next->piece.color == first.piece.color && slides(next->piece.role, *way);
    return follows ? next : std::nullopt;
}

/// What a side must not lose: the king is worth more than everything.
int dearness(Role role)
{
    constexpr int whole_game = 1000;
    return role == Role::king ? whole_game : worth(role);
}

/// Those that may go there, in the order in which they would.
std::vector<Man> goers(std::span<const Looker> lookers)
{
    std::vector<Man> all;
    for (const auto& looker : lookers)
        if (!looker.pinned)
            all.push_back(looker.man);
    return all;
}

/// What is won on a square by taking there in turn, as long as it pays.
int won(int there, std::span<const Man> takers, std::span<const Man> guards)
{
    if (takers.empty())
        return 0;
    const int answer = won(dearness(takers.front().piece.role), guards, takers.subspan(1));
    return std::max(0, there - answer);
}

std::vector<Hanging> hanging(const Board& board, std::span<const Man> attacked, Color color)
{
    std::vector<Hanging> all;
    for (const auto& man : attacked) {
        const auto takers = goers(lookers(board, man.square, opponent(color)));
        const auto guards = goers(lookers(board, man.square, color));
        if (won(dearness(man.piece.role), takers, guards) > 0)
            all.push_back({man, takers.front()});
    }
    return all;
}

}  // namespace

Line line(File file)
{
    return *line(Square{file, Rank::one}, Square{file, Rank::eight});
}

Line line(Rank rank)
{
    return *line(Square{File::a, rank}, Square{File::h, rank});
}

std::optional<Line> line(Square first, Square second)
{
    const auto step = step_between(first, second);
    if (!step)
        return std::nullopt;
    auto squares = walked(first, {-step->file, -step->rank});
    std::ranges::reverse(squares);
    squares.push_back(first);
    std::ranges::copy(walked(first, *step), std::back_inserter(squares));
    return squares;
}

Line ray(Square from, Direction direction)
{
    return walked(from, steps.at(static_cast<std::size_t>(direction)));
}

Line hops(Square from)
{
    Line squares;
    for (const auto jump : jumps)
        if (const auto square = stepped(from, jump))
            squares.push_back(*square);
    return squares;
}

std::vector<Man> men_on(const Board& board, std::span<const Square> line)
{
    std::vector<Man> all;
    for (const auto square : line)
        if (const auto piece = board.at(square))
            all.push_back({*piece, square});
    return all;
}

Line standing(const Board& board, Piece piece)
{
    const auto set = board.of(piece);
    Line squares;
    std::ranges::copy(set, std::back_inserter(squares));
    std::ranges::stable_sort(squares, {}, [](Square square) { return square.file(); });
    return squares;
}

std::vector<Pin> pins(const Board& board, Color color)
{
    std::vector<Pin> all;
    for (const auto king : board.of(color, Role::king))
        for (const auto sniper : snipers(board, king, opponent(color))) {
            const auto shield = between(king, sniper) & board.occupied();
            if (shield.any() && !shield.many() && (shield & board.of(color)).any())
                all.push_back({man_at(board, shield.first()), man_at(board, sniper)});
        }
    return all;
}

std::vector<Looker> lookers(const Board& board, Square square, Color by)
{
    const auto pinned = pins(board, by);
    const auto king = board.of(by, Role::king);
    // Along its own line a pinned piece may go as far as the one that pins it.
    const auto held = [&](Square from) {
        return std::ranges::any_of(pinned, [&](const Pin& pin) {
            return pin.man.square == from && square != pin.by.square &&
                   !between(king.first(), pin.by.square).has(square);
        });
    };
    auto attackers = men(board, board.attackers(square, by));
    std::ranges::stable_sort(attackers, {}, [](const Man& m) { return m.piece.role; });
    std::vector<Looker> all;
    all.reserve(attackers.size());
    for (const auto& man : attackers) {
        all.push_back({man, held(man.square)});
        for (auto next = follower(board, square, man); next; next = follower(board, square, *next))
            all.push_back({*next, held(next->square), all.back().man});
    }
    return all;
}

std::vector<Pin> relative_pins(const Board& board, Color color)
{
    std::vector<Pin> all;
    const auto theirs = board.of(opponent(color));
    for (const auto square : theirs)
        for (const auto way : steps) {
            const auto by = man_at(board, square);
            const auto man =
                slides(by.piece.role, way) ? first_beyond(board, square, way) : std::nullopt;
            const auto before = man ? first_beyond(board, man->square, way) : std::nullopt;
            const bool own = before && man->piece.color == color && before->piece.color == color;
            if (own && before->piece.role != Role::king &&
                dearness(before->piece.role) >
                    std::max(dearness(man->piece.role), dearness(by.piece.role)))
                all.push_back({*man, by, before});
        }
    return all;
}

Care care(const Board& board, Color color)
{
    Bitboard undefended;
    Bitboard attacked;
    for (const auto square : board.of(color) & ~board.of(Role::king)) {
        if (board.attackers(square, color).none())
            undefended |= Bitboard{square};
        if (board.attackers(square, opponent(color)).any())
            attacked |= Bitboard{square};
    }
    auto in_danger = men(board, attacked);
    auto pinned = pins(board, color);
    std::ranges::copy(relative_pins(board, color), std::back_inserter(pinned));
    return {hanging(board, in_danger, color), men(board, undefended), std::move(in_danger),
            std::move(pinned)};
}

std::vector<Man> comers(const Board& board, Piece piece, Square square)
{
    const auto there = board.at(square);
    std::vector<Man> all;
    for (const auto from : standing(board, piece)) {
        const bool goes = attacks(piece, from, board.occupied()).has(square);
        if (piece.role != Role::pawn && goes && (!there || there->color != piece.color))
            all.push_back({piece, from});
    }
    return all;
}

Imagined imagined(const Board& board, Piece piece, Square square, std::optional<Square> from)
{
    Imagined answer;
    auto changed = board;
    const auto there = board.at(square);
    if (there && there->color != piece.color)
        answer.taken = Man{*there, square};
    if (const auto same = board.of(piece); from || (same.any() && !same.many()))
        changed.clear(from.value_or(same.first()));
    changed.put(square, piece);

    const auto attacked = attacks(piece, square, changed.occupied());
    answer.attacked = men(changed, attacked & changed.of(opponent(piece.color)));
    answer.defended = men(changed, attacked & changed.of(piece.color));
    const auto empty = attacked & ~changed.occupied();
    std::ranges::copy(empty, std::back_inserter(answer.reached));
    answer.lookers = lookers(changed, square, opponent(piece.color));
    answer.check = (attacked & changed.of(opponent(piece.color), Role::king)).any();
    return answer;
}

std::optional<Position> with_turn(const Position& position, Color turn)
{
    if (position.turn() == turn)
        return position;
    auto setup = position.setup();
    setup.turn = turn;
    setup.en_passant.reset();
    const auto turned = Position::from(setup);
    return turned ? std::optional{*turned} : std::nullopt;
}

std::vector<MoveFacts> moves_from(const Position& position, Square square)
{
    const auto piece = position.board().at(square);
    const auto turned = piece ? with_turn(position, piece->color) : std::nullopt;
    if (!turned)
        return {};
    std::vector<MoveFacts> all;
    for (const auto move : turned->legal_moves())
        if (move.from() == square)
            all.push_back(move_facts(*turned, move));
    std::ranges::stable_sort(all, {}, [](const MoveFacts& facts) {
        return std::tuple{!facts.captured.has_value(), facts.castling.has_value(), facts.to};
    });
    return all;
}

CastlingRights castling_rights(const Setup& setup, Color side)
{
    const auto king = setup.board.of(side, Role::king);
    const auto rooks = setup.castling_rooks & setup.board.of(side, Role::rook);
    if (king.none() || rooks.none())
        return {};
    return {rooks.last() > king.first(), rooks.first() < king.first()};
}

}  // namespace rules
