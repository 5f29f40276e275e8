// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/lesson_fact.hpp"

#include "rules/attacks.hpp"
#include "rules/coordinates.hpp"
#include "rules/mating.hpp"
#include "rules/notation.hpp"
#include "rules/survey.hpp"
#include "speech/lesson_notation.hpp"
#include "speech/names.hpp"
#include "src/train/lesson_move.hpp"

#include <map>
#include <queue>

namespace client::train {

namespace {

using rules::Bitboard;
using rules::Square;
using speech::FactKind;
using speech::LessonFact;
using MaybeAnswer = std::optional<std::string>;

std::string yes_or_no(bool yes)
{
    return yes ? "yes" : "no";
}

Bitboard targets(const std::vector<rules::Move>& moves)
{
    Bitboard all;
    for (const auto move : moves)
        all |= Bitboard{move.to()};
    return all;
}

std::vector<rules::Move> captures_only(const FreeBoard& board, std::vector<rules::Move> moves)
{
    std::erase_if(moves, [&](rules::Move move) { return !board.captures(move); });
    return moves;
}

/// What is the same on every board.
MaybeAnswer of_squares(const LessonFact& fact)
{
    const auto& squares = fact.squares;
    const auto line = squares.size() == 2 ? rules::line(squares[0], squares[1]) : std::nullopt;
    switch (fact.kind) {
    case FactKind::colour:
        return squares[0].is_light() ? "light" : "dark";
    case FactKind::one_file:
        return yes_or_no(squares[0].file() == squares[1].file());
    case FactKind::one_rank:
        return yes_or_no(squares[0].rank() == squares[1].rank());
    case FactKind::one_diagonal:
        return yes_or_no(line && squares[0].file() != squares[1].file() &&
                         squares[0].rank() != squares[1].rank());
    default:
        return std::nullopt;
    }
}

/// Questions that a board answers.
class Answerer {
public:
    Answerer(const LessonFact& fact, const rules::Setup& setup) : fact_{fact}, board_{setup} {}

    [[nodiscard]] MaybeAnswer answer() const
    {
        if (const auto squares = which())
            return fact_.count ? std::to_string(how_many(*squares)) : speech::answer_of(*squares);
        switch (fact_.kind) {
        case FactKind::piece:
            return piece();
        case FactKind::way:
            return way();
        case FactKind::attacked:
            return looked_at(opponent(owner()));
        case FactKind::protected_man:
            return looked_at(owner());
        case FactKind::legal:
            return yes_or_no(written_move(board_, fact_.move).has_value());
        default:
            return of_position();
        }
    }

private:
    [[nodiscard]] Square square() const { return fact_.squares.front(); }
    [[nodiscard]] std::optional<rules::Piece> standing() const
    {
        return board_.board().at(square());
    }
    [[nodiscard]] rules::Color owner() const
    {
        const auto piece = fact_.squares.empty() ? std::nullopt : standing();
        return piece ? piece->color : board_.turn();
    }
    [[nodiscard]] std::vector<rules::Move> moves() const
    {
        return fact_.squares.empty() ? board_.moves()
                                     : board_.with_turn(owner()).moves_from(square());
    }
    [[nodiscard]] std::optional<Bitboard> which() const
    {
        switch (fact_.kind) {
        case FactKind::moves:
            return asked_moves() ? std::optional{targets(moves())} : std::nullopt;
        case FactKind::captures:
            return asked_moves() ? std::optional{targets(captures_only(board_, moves()))}
                                 : std::nullopt;
        case FactKind::attackers:
            return board_.board().attackers(square(), fact_.piece->color);
        case FactKind::men:
            return board_.board().of(*fact_.piece);
        case FactKind::neighbours:
            return rules::king_attacks(square());
        default:
            return std::nullopt;
        }
    }
    [[nodiscard]] bool asked_moves() const { return fact_.squares.empty() || standing(); }
    /// All moves of a side are counted one by one, those of a piece by their squares.
    [[nodiscard]] int how_many(Bitboard squares) const
    {
        if (!fact_.squares.empty() || fact_.kind == FactKind::men)
            return squares.count();
        const auto all =
            fact_.kind == FactKind::captures ? captures_only(board_, moves()) : moves();
        return static_cast<int>(all.size());
    }
    [[nodiscard]] MaybeAnswer piece() const
    {
        const auto found = standing();
        return found ? MaybeAnswer{speech::role_names[found->role]} : std::nullopt;
    }
    [[nodiscard]] MaybeAnswer way() const
    {
        const auto moves = shortest_way(board_, square(), fact_.squares.back());
        return moves ? MaybeAnswer{std::to_string(*moves)} : std::nullopt;
    }
    [[nodiscard]] MaybeAnswer looked_at(rules::Color by) const
    {
        if (!standing())
            return std::nullopt;
        return yes_or_no(board_.board().attackers(square(), by).any());
    }
    /// Only a position of a game has a state.
    [[nodiscard]] MaybeAnswer of_position() const
    {
        const auto& position = board_.position();
        if (!position)
            return std::nullopt;
        switch (fact_.kind) {
        case FactKind::check:
            return yes_or_no(position->in_check());
        case FactKind::mate:
            return yes_or_no(position->is_mate());
        case FactKind::stalemate:
            return yes_or_no(position->is_stalemate());
        case FactKind::dead:
            return dead(*position);
        case FactKind::state:
            return state(*position);
        default:
            return std::nullopt;
        }
    }
    [[nodiscard]] static MaybeAnswer dead(const rules::Position& position)
    {
        const auto answer = is_dead(position);
        return answer == rules::Answer::undetermined
                   ? std::nullopt
                   : MaybeAnswer{yes_or_no(answer == rules::Answer::yes)};
    }
    /// The number of the choice: check, mate, stalemate, none of these.
    [[nodiscard]] static std::string state(const rules::Position& position)
    {
        if (position.is_mate())
            return "2";
        if (position.is_stalemate())
            return "3";
        return position.in_check() ? "1" : "4";
    }

    const LessonFact& fact_;
    FreeBoard board_;
};

}  // namespace

MaybeAnswer fact_answer(const LessonFact& fact, const std::optional<rules::Setup>& setup)
{
    if (const auto answer = of_squares(fact))
        return answer;
    if (!setup && fact.kind != FactKind::neighbours)
        return std::nullopt;
    return Answerer{fact, setup.value_or(rules::Setup{})}.answer();
}

std::optional<rules::Move> written_move(const FreeBoard& board, std::string_view written)
{
    if (board.position()) {
        const auto found = rules::find_move(*board.position(), written);
        return found ? std::optional{*found} : std::nullopt;
    }
    const auto found = find_move(board, board.moves(), readings_of(written, rules::Letters::en));
    return found ? std::optional{*found} : std::nullopt;
}

std::string answer_of(const FreeBoard& board, rules::Move move)
{
    if (board.position())
        return write_uci(*board.position(), move);
    const auto promotion = move.promotion();
    const std::string squares = move.from().name() + move.to().name();
    return promotion ? squares + rules::fen_letter({rules::Color::black, *promotion}) : squares;
}

std::optional<int> shortest_way(const FreeBoard& board, Square from, Square to)
{
    const auto piece = board.board().at(from);
    if (!piece || from == to)
        return std::nullopt;
    std::map<Square, int> seen{{from, 0}};
    std::queue<std::pair<Square, FreeBoard>> open;
    open.emplace(from, board.with_turn(piece->color));
    while (!open.empty()) {
        const auto [here, now] = open.front();
        open.pop();
        for (const auto move : now.moves_from(here)) {
            if (!seen.emplace(move.to(), seen[here] + 1).second)
                continue;
            if (move.to() == to)
                return seen[to];
            open.emplace(move.to(), now.after_alone(move));
        }
    }
    return std::nullopt;
}

}  // namespace client::train
