// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/puzzles/themes.hpp"

#include "rules/attacks.hpp"
#include "rules/balance.hpp"

#include <algorithm>

namespace puzzles {
namespace {

using rules::Bitboard;
using rules::Board;
using rules::Color;
using rules::Move;
using rules::MoveKind;
using rules::Piece;
using rules::Position;
using rules::Rank;
using rules::Role;
using rules::Square;

constexpr std::array<int, 6> worth_of{1, 3, 3, 5, 9, 100};

int worth(Role role)
{
    return worth_of[static_cast<std::size_t>(role)];
}

/// Nothing where nobody stands, as on the square of a rook that has castled.
Bitboard attacked_by(const Board& board, Square from)
{
    const auto piece = board.at(from);
    return piece ? attacks(*piece, from, board.occupied()) : Bitboard{};
}

bool is_line_piece(Role role)
{
    return role == Role::bishop || role == Role::rook || role == Role::queen;
}

bool can_recapture(const Position& position, Square square)
{
    const auto replies = position.legal_moves();
    return std::any_of(replies.begin(), replies.end(),
                       [&](Move move) { return move.to() == square; });
}

/// A move of ours with the positions around it, and what follows it in the solution.
struct Step {
    Position before;
    Move move;
    Position after;
    std::optional<Move> reply;
    std::optional<Move> next;
    Position before_next;  ///< after the reply; as `after` where there is none

    [[nodiscard]] Color side() const { return before.turn(); }
    [[nodiscard]] Color enemy() const { return opponent(before.turn()); }
    /// What stands where the next move of ours goes, if it captures.
    [[nodiscard]] std::optional<Piece> next_captured() const
    {
        const auto piece = next ? before_next.board().at(next->to()) : std::nullopt;
        return piece && piece->color == enemy() ? piece : std::nullopt;
    }
};

std::vector<Step> steps_of(const Draft& draft)
{
    std::vector<Step> steps;
    Position position = draft.start();
    for (std::size_t i = 0; i < draft.solution.size(); i += 2) {
        const Position after = position.after_unchecked(draft.solution[i]);
        Step step{position, draft.solution[i], after, {}, {}, after};
        if (i + 2 < draft.solution.size()) {
            step.reply = draft.solution[i + 1];
            step.next = draft.solution[i + 2];
            step.before_next = after.after_unchecked(*step.reply);
        }
        steps.push_back(step);
        position = step.before_next;
    }
    return steps;
}

/// Whether a piece is worth attacking for one of ours: the king, something dearer, something loose.
bool is_prey(const Position& position, Square square, Role hunter)
{
    const auto piece = position.board().at(square);
    if (!piece || piece->color != position.turn() || piece->role == Role::pawn)
        return false;
    return worth(piece->role) > worth(hunter) ||
           position.board().attackers(square, piece->color).none();
}

/// One piece attacks two at once and takes one of them with its next move.
bool is_fork(const Step& step)
{
    if (!step.next_captured() || step.next->from() != step.move.to() ||
        step.move.role() == Role::king)
        return false;
    int prey = 0;
    for (const Square square : attacked_by(step.after.board(), step.move.to()))
        prey += is_prey(step.after, square, step.move.placed()) ? 1 : 0;
    return prey >= 2 && is_prey(step.after, step.next->to(), step.move.placed());
}

/// The dearer piece steps out of the line, and what stood behind it is taken.
bool is_skewer(const Step& step)
{
    const auto taken = step.next_captured();
    if (!taken || step.next->from() != step.move.to() || !is_line_piece(step.move.placed()))
        return false;
    return between(step.next->from(), step.next->to()).has(step.reply->from()) &&
           attacked_by(step.after.board(), step.move.to()).has(step.reply->from()) &&
           worth(step.reply->role()) > worth(taken->role) && taken->role != Role::pawn;
}

/// Enemy pieces that may not leave the line of their king.
Bitboard pinned(const Position& position, Color color)
{
    const Board& board = position.board();
    const Square king = position.king(color);
    const Color enemy = opponent(color);
    const Bitboard lines = (rook_attacks(king, Bitboard{}) & board.straight_sliders(enemy)) |
                           (bishop_attacks(king, Bitboard{}) & board.diagonal_sliders(enemy));
    Bitboard found;
    for (const Square pinner : lines)
        if (const auto men = between(king, pinner) & board.occupied(); men.any() && !men.many())
            found |= men & board.of(color);
    return found;
}

/// A pinned piece is taken after the pin was made, or it cannot take back.
bool is_pin(const Step& step)
{
    const auto held = pinned(step.after, step.enemy());
    if (const auto taken = step.before.board().at(step.move.to());
        taken && taken->role != Role::pawn && !step.after.in_check() &&
        !can_recapture(step.after, step.move.to()) &&
        (step.after.board().attackers(step.move.to(), step.enemy()) & held).any())
        return true;
    const auto made = held & ~pinned(step.before, step.enemy());
    const auto taken = step.next_captured();
    return taken && taken->role != Role::pawn && made.has(step.next->to());
}

/// The moved piece opens the line of another, which then takes.
bool is_discovered_attack(const Step& step)
{
    const auto taken = step.next_captured();
    if (!taken || taken->role == Role::pawn || step.next->from() == step.move.to() ||
        step.move.kind() == MoveKind::castling)
        return false;
    return between(step.next->from(), step.next->to()).has(step.move.from()) &&
           step.before.board().at(step.next->from()) ==
               std::optional{Piece{step.side(), step.next->role()}} &&
           step.next->from() != step.move.from() &&
           attacked_by(step.after.board(), step.next->from()).has(step.next->to());
}

bool is_discovered_check(const Step& step)
{
    const auto checkers = step.after.checkers();
    return (checkers & ~Bitboard{step.move.to()}).any() && step.move.kind() != MoveKind::castling;
}

bool is_double_check(const Step& step)
{
    return step.after.checkers().many();
}

bool promotes(const Step& step)
{
    return step.move.promotion().has_value();
}

bool is_hanging_piece(const Step& step)
{
    const auto taken = step.before.board().at(step.move.to());
    return taken && taken->role != Role::pawn && !can_recapture(step.after, step.move.to()) &&
           step.after.board().attackers(step.move.to(), step.enemy()).none();
}

/// Two pieces attacked at once, and the one that does it cannot be taken.
bool threatens_fork(const Step& step)
{
    int prey = 0;
    for (const Square square : attacked_by(step.after.board(), step.move.to()))
        prey += is_prey(step.after, square, step.move.placed()) ? 1 : 0;
    return prey >= 2 && step.move.role() != Role::king &&
           !can_recapture(step.after, step.move.to());
}

/// A line piece looks through a dearer piece at another behind it.
bool threatens_skewer(const Step& step)
{
    if (!is_line_piece(step.move.placed()) || can_recapture(step.after, step.move.to()))
        return false;
    const Board& board = step.after.board();
    const Bitboard seen = attacked_by(board, step.move.to());
    for (const Square square : seen& board.of(step.enemy())) {
        const auto beyond = attacks(*board.at(step.move.to()), step.move.to(),
                                    board.occupied() & ~Bitboard{square}) &
                            ~seen & board.of(step.enemy());
        for (const Square behind : beyond)
            if (worth(board.at(square)->role) > worth(board.at(behind)->role) &&
                is_prey(step.after, square, step.move.placed()) &&
                board.at(behind)->role != Role::pawn)
                return true;
    }
    return false;
}

/// A line that the moved piece leaves is one of ours with something worth taking at its end.
bool threatens_discovery(const Step& step)
{
    const Board& board = step.after.board();
    const Bitboard own = board.straight_sliders(step.side()) | board.diagonal_sliders(step.side());
    for (const Square slider : own & ~Bitboard{step.move.to()})
        for (const Square square : attacked_by(board, slider) & board.of(step.enemy()))
            if (between(slider, square).has(step.move.from()) &&
                is_prey(step.after, square, board.at(slider)->role))
                return true;
    return false;
}

bool threatens_pin(const Step& step)
{
    const auto pieces = ~step.after.board().of(Role::pawn);
    const auto made = pinned(step.after, step.enemy()) & ~pinned(step.before, step.enemy());
    return is_pin(step) || ((made & pieces).any() && !can_recapture(step.after, step.move.to()));
}

/// The king is mated on his first rank by a rook or queen there, and his own men are in his way.
bool is_back_rank_mate(const Position& mate)
{
    const Color side = mate.turn();
    const Square king = mate.king(side);
    const Bitboard home{relative(side, Rank::one)};
    const Bitboard front = king_attacks(king) & Bitboard{relative(side, Rank::two)};
    return mate.is_mate() && home.has(king) &&
           (mate.checkers() & home & mate.board().straight_sliders(opponent(side))).any() &&
           (front & mate.board().of(side)).count() >= 2;
}

bool is_smothered_mate(const Position& mate)
{
    const Color side = mate.turn();
    return mate.is_mate() && (mate.checkers() & mate.board().of(Role::knight)).any() &&
           (king_attacks(mate.king(side)) & ~mate.board().of(side)).none();
}

/// Whether on both sides nothing but these roles, pawns and kings is left.
bool only(const Position& position, std::initializer_list<Role> roles)
{
    Bitboard men = position.board().of(Role::king) | position.board().of(Role::pawn);
    for (const Role role : roles) {
        if (position.board().of(role).none())
            return false;
        men |= position.board().of(role);
    }
    return (position.board().occupied() & ~men).none();
}

bool is_ending(const Position& position)
{
    const Board& board = position.board();
    const auto heavy = board.of(Role::queen).count() * 2 + board.of(Role::rook).count() +
                       board.of(Role::bishop).count() + board.of(Role::knight).count();
    return heavy <= 6;
}

void add_phase(Draft& draft)
{
    const Position start = draft.start();
    if (!is_ending(start)) {
        draft.themes.emplace_back(start.fullmoves() <= 12 ? "opening" : "middlegame");
        return;
    }
    draft.themes.emplace_back("endgame");
    struct Row {
        std::string_view name;
        std::initializer_list<Role> roles;
    };
    for (const Row& row :
         {Row{"pawnEndgame", {}}, Row{"knightEndgame", {Role::knight}},
          Row{"bishopEndgame", {Role::bishop}}, Row{"rookEndgame", {Role::rook}},
          Row{"queenEndgame", {Role::queen}}, Row{"queenRookEndgame", {Role::queen, Role::rook}}})
        if (only(start, row.roles))
            draft.themes.emplace_back(row.name);
}

void add_length(Draft& draft)
{
    constexpr std::array<std::string_view, 4> names{"oneMove", "short", "long", "veryLong"};
    draft.themes.emplace_back(names.at(std::min<std::size_t>(draft.own_moves(), 4) - 1));
}

bool add(Draft& draft, std::string_view name, bool shown)
{
    if (shown)
        draft.themes.emplace_back(name);
    return shown;
}

bool any_step(const std::vector<Step>& steps, bool (*shows)(const Step&))
{
    return std::any_of(steps.begin(), steps.end(), shows);
}

Position last_position(const Draft& draft)
{
    Position position = draft.start();
    for (const Move move : draft.solution)
        position.play_unchecked(move);
    return position;
}

/// What both mates and other solutions can show on the way.
void add_checks(Draft& draft, const std::vector<Step>& steps)
{
    add(draft, "discoveredCheck", any_step(steps, is_discovered_check));
    add(draft, "doubleCheck", any_step(steps, is_double_check));
    add(draft, "promotion", any_step(steps, promotes));
}

}  // namespace

int balance(const Position& position, Color side)
{
    const auto of = [&](Color color) { return rules::worth(census(position.board(), color)); };
    return of(side) - of(opponent(side));
}

std::optional<Kind> first_sight(const Position& position, Move move)
{
    struct Row {
        Kind kind;
        bool (*threatens)(const Step&);
    };
    static constexpr std::array rows{
        Row{Kind::skewer, threatens_skewer},
        Row{Kind::pin, threatens_pin},
        Row{Kind::discovered_attack, threatens_discovery},
        Row{Kind::promotion, promotes},
        Row{Kind::fork, threatens_fork},
        Row{Kind::hanging_piece, is_hanging_piece},
    };
    const Position after = position.after_unchecked(move);
    const Step step{position, move, after, {}, {}, after};
    for (const Row& row : rows)
        if (row.threatens(step))
            return row.kind;
    return std::nullopt;
}

void name_mate(Draft& draft)
{
    constexpr std::array<std::string_view, 3> names{"mateIn1", "mateIn2", "mateIn3"};
    const auto moves = draft.own_moves();
    draft.kind = static_cast<Kind>(moves - 1);
    draft.themes.emplace_back("mate");
    draft.themes.emplace_back(names.at(moves - 1));
    if (add(draft, "backRankMate", is_back_rank_mate(last_position(draft))))
        draft.kind = Kind::back_rank;
    add(draft, "smotheredMate", is_smothered_mate(last_position(draft)));
    add_checks(draft, steps_of(draft));
    add_length(draft);
    add_phase(draft);
}

bool name_tactic(Draft& draft)
{
    struct Row {
        std::string_view name;
        bool (*shows)(const Step&);
        Kind kind;
    };
    // The rarest first: it is what the puzzle counts as.
    static constexpr std::array rows{
        Row{"skewer", is_skewer, Kind::skewer},
        Row{"discoveredAttack", is_discovered_attack, Kind::discovered_attack},
        Row{"pin", is_pin, Kind::pin},
        Row{"fork", is_fork, Kind::fork},
    };
    const auto steps = steps_of(draft);
    bool named = false;
    for (const Row& row : rows)
        if (add(draft, row.name, any_step(steps, row.shows))) {
            draft.kind = named ? draft.kind : row.kind;
            named = true;
        }
    if (!named && any_step(steps, promotes)) {
        draft.kind = Kind::promotion;
        named = true;
    }
    if (!named && steps.size() == 1 && add(draft, "hangingPiece", is_hanging_piece(steps[0]))) {
        draft.kind = Kind::hanging_piece;
        named = true;
    }
    add_checks(draft, steps);
    add_length(draft);
    add_phase(draft);
    return named;
}

void name_ending(Draft& draft)
{
    if (draft.kind == Kind::opposition)
        draft.themes.emplace_back("opposition");
    const auto steps = steps_of(draft);
    add(draft, "skewer", any_step(steps, is_skewer));
    add(draft, "fork", any_step(steps, is_fork));
    add_checks(draft, steps);
    add_length(draft);
    add_phase(draft);
}

}  // namespace puzzles
