// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"

/// The legal moves of a position, handed to a sink as sets of target squares. Counting takes their
/// sizes, listing takes them apart, and both share every rule.
///
/// A sink has:
///   bool piece(Role, Square from, Bitboard targets)    moves of one piece that is not a pawn
///   bool pawns(Bitboard targets, int step)             pawn moves, each from target - step
///   bool double_steps(Bitboard targets, int step)
///   bool promotions(Bitboard targets, int step)        each in four ways
///   bool en_passant(Square from, Square to)
///   bool castling(Square king, Square rook)
/// Each answers whether to go on. The caller never hands an empty set.
namespace rules::generator {

/// Directions as one side sees them.
template <Color us>
struct Forward {
    static constexpr int push = us == Color::white ? 8 : -8;
    static constexpr int left = us == Color::white ? 7 : -9;   // towards the a-file
    static constexpr int right = us == Color::white ? 9 : -7;  // towards the h-file
    static constexpr Bitboard first_rank{relative(us, Rank::one)};
    static constexpr Bitboard third_rank{relative(us, Rank::three)};
    static constexpr Bitboard last_rank{relative(us, Rank::eight)};
};

template <Color color>
[[nodiscard]] inline Bitboard all_pawn_attacks(Bitboard pawns)
{
    return (pawns & ~Bitboard{File::a}).shifted(Forward<color>::left) |
           (pawns & ~Bitboard{File::h}).shifted(Forward<color>::right);
}

/// All squares that one side attacks, with these men in the way.
template <Color by>
[[nodiscard]] inline Bitboard all_attacks(const Board& board, Bitboard occupied)
{
    Bitboard attacked = all_pawn_attacks<by>(board.of(by, Role::pawn)) |
                        king_attacks(board.of(by, Role::king).first());
    for (const Square from : board.of(by, Role::knight))
        attacked |= knight_attacks(from);
    for (const Square from : board.diagonal_sliders(by))
        attacked |= bishop_attacks(from, occupied);
    for (const Square from : board.straight_sliders(by))
        attacked |= rook_attacks(from, occupied);
    return attacked;
}

/// What restrains a side: the pieces that give check, and the lines along which its own men are
/// pinned (each line from beside the king to the pinning piece).
struct Restraint {
    Bitboard checkers;
    Bitboard straight_pins;
    Bitboard diagonal_pins;
};

/// Whether a capture en passant leaves the own king safe: two men leave their squares at once, so
/// pins alone do not answer it (EX-3.7.4-3).
[[nodiscard]] inline bool en_passant_is_safe(const Board& board, Color us, Square from, Square to)
{
    const Bitboard captured{Square{to.file(), from.rank()}};
    const Bitboard occupied = (board.occupied() ^ Bitboard{from} ^ captured) | Bitboard{to};
    const Square king = board.of(us, Role::king).first();
    return (board.attackers(king, opponent(us), occupied) & ~captured).none();
}

template <Color us, class Sink>
class Generator {
public:
    Generator(const Position& position, Sink& sink)
        : position_{position}, board_{position.board()}, sink_{sink}, own_{board_.of(us)},
          enemy_{board_.of(them)}, occupied_{own_ | enemy_}, king_{position.king(us)}
    {
    }

    void run()
    {
        find_restraint();
        if (!king_moves() || restraint_.checkers.many())
            return;
        const bool in_check = restraint_.checkers.any();
        allowed_ =
            in_check ? between(king_, restraint_.checkers.first()) | restraint_.checkers : ~own_;
        if (pawn_moves() && knight_moves() && slider_moves() && !in_check &&
            (position_.castling_rooks() & Forward<us>::first_rank).any())
            castling();
    }

    /// Castling alone: the sink needs nothing else.
    void run_castling()
    {
        find_restraint();
        if (restraint_.checkers.none())
            castling();
    }

private:
    static constexpr Color them = opponent(us);

    void find_restraint()
    {
        restraint_.checkers = enemy_ & ((pawn_attacks(us, king_) & board_.of(Role::pawn)) |
                                        (knight_attacks(king_) & board_.of(Role::knight)));
        // Seen from the king with only enemy men in the way: what gives check, or would but for us.
        look_along(rook_attacks(king_, enemy_) & board_.straight_sliders(them),
                   restraint_.straight_pins);
        look_along(bishop_attacks(king_, enemy_) & board_.diagonal_sliders(them),
                   restraint_.diagonal_pins);
    }
    void look_along(Bitboard snipers, Bitboard& pins)
    {
        for (const Square sniper : snipers) {
            const Bitboard path = between(king_, sniper);
            const Bitboard blockers = path & own_;
            if (blockers.none())
                restraint_.checkers |= Bitboard{sniper};
            else if (!blockers.many())
                pins |= path | Bitboard{sniper};
        }
    }

    /// What the king may not enter, at least among the squares asked about. The king itself is not
    /// in the way, since it does not hide behind its own back. For one square it is quicker to look
    /// from there; for more, all attacks are gathered once.
    [[nodiscard]] Bitboard danger(Bitboard asked)
    {
        const Bitboard others = occupied_ ^ Bitboard { king_ };
        if (!danger_known_ && !asked.many())
            return board_.attackers(asked.first(), them, others).any() ? asked : Bitboard{};
        if (!danger_known_) {
            danger_known_ = true;
            danger_ = all_attacks<them>(board_, others);
        }
        return danger_;
    }

    bool king_moves()
    {
        const Bitboard near = king_attacks(king_) & ~own_;
        if (near.none())
            return true;
        const Bitboard targets = near & ~danger(near);
        return targets.none() || sink_.piece(Role::king, king_, targets);
    }

    bool knight_moves()
    {
        const Bitboard free = ~(restraint_.straight_pins | restraint_.diagonal_pins);
        for (const Square from : board_.of(us, Role::knight) & free)
            if (!give(Role::knight, from, knight_attacks(from)))
                return false;
        return true;
    }

    bool slider_moves()
    {
        const Bitboard straight = restraint_.straight_pins;
        const Bitboard diagonal = restraint_.diagonal_pins;
        for (const Square from : board_.of(us, Role::bishop) & ~straight)
            if (!give(Role::bishop, from,
                      along_pin(from, diagonal, bishop_attacks(from, occupied_))))
                return false;
        for (const Square from : board_.of(us, Role::rook) & ~diagonal)
            if (!give(Role::rook, from, along_pin(from, straight, rook_attacks(from, occupied_))))
                return false;
        for (const Square from : board_.of(us, Role::queen)) {
            Bitboard targets;
            if (!straight.has(from))
                targets = along_pin(from, diagonal, bishop_attacks(from, occupied_));
            if (!diagonal.has(from))
                targets |= along_pin(from, straight, rook_attacks(from, occupied_));
            if (!give(Role::queen, from, targets))
                return false;
        }
        return true;
    }
    [[nodiscard]] static Bitboard along_pin(Square from, Bitboard pins, Bitboard targets)
    {
        return pins.has(from) ? targets & pins : targets;
    }
    bool give(Role role, Square from, Bitboard targets)
    {
        targets &= allowed_;
        return targets.none() || sink_.piece(role, from, targets);
    }

    bool pawn_moves()
    {
        const Bitboard pawns = board_.of(us, Role::pawn);
        return pawns.none() ||
               (pushes(pawns & ~restraint_.diagonal_pins) &&
                captures(pawns & ~restraint_.straight_pins & ~Bitboard{File::a}, Dir::left) &&
                captures(pawns & ~restraint_.straight_pins & ~Bitboard{File::h}, Dir::right) &&
                (position_.en_passant_candidate().none() || en_passant(pawns)));
    }
    using Dir = Forward<us>;

    bool pushes(Bitboard pawns)
    {
        const Bitboard pins = restraint_.straight_pins;
        const Bitboard single =
            ((pawns & ~pins).shifted(Dir::push) | ((pawns & pins).shifted(Dir::push) & pins)) &
            ~occupied_;
        const Bitboard twice =
            (single & Dir::third_rank).shifted(Dir::push) & ~occupied_ & allowed_;
        return give_pawns(single & allowed_, Dir::push) &&
               (twice.none() || sink_.double_steps(twice, 2 * Dir::push));
    }
    bool captures(Bitboard pawns, int step)
    {
        const Bitboard pins = restraint_.diagonal_pins;
        return give_pawns(((pawns & ~pins).shifted(step) | ((pawns & pins).shifted(step) & pins)) &
                              enemy_ & allowed_,
                          step);
    }
    bool give_pawns(Bitboard targets, int step)
    {
        const Bitboard promoting = targets & Dir::last_rank;
        const Bitboard plain = targets & ~Dir::last_rank;
        return (plain.none() || sink_.pawns(plain, step)) &&
               (promoting.none() || sink_.promotions(promoting, step));
    }
    bool en_passant(Bitboard pawns)
    {
        const Square to = position_.en_passant_candidate().first();
        for (const Square from : pawn_attacks(them, to) & pawns)
            if (en_passant_is_safe(board_, us, from, to) && !sink_.en_passant(from, to))
                return false;
        return true;
    }

    void castling()
    {
        for (const Square rook : position_.castling_rooks() & own_)
            if (castling_is_free(rook) && !sink_.castling(king_, rook))
                return;
    }
    [[nodiscard]] bool castling_is_free(Square rook)
    {
        const Wing wing = castling_wing(Move{Role::king, king_, rook, MoveKind::castling});
        const Square king_to = king_target(wing, king_.rank());
        const Square rook_to = rook_target(wing, king_.rank());
        const Bitboard king_path = between(king_, king_to) | Bitboard{king_to};
        const Bitboard paths = king_path | between(rook, rook_to) | Bitboard{rook_to};
        const Bitboard others = occupied_ ^ Bitboard { king_ } ^ Bitboard { rook };
        if ((paths & others).any() || (king_path & danger(king_path)).any())
            return false;
        // In Chess960 the rook may have shielded the king's target from its own rank (EX-II-11).
        return position_.variant() == Variant::chess ||
               (rook_attacks(king_to, others | Bitboard{rook_to}) & board_.straight_sliders(them))
                   .none();
    }

    const Position& position_;
    const Board& board_;
    Sink& sink_;
    Bitboard own_;
    Bitboard enemy_;
    Bitboard occupied_;
    Square king_;
    Bitboard allowed_;
    Restraint restraint_;
    Bitboard danger_;
    bool danger_known_ = false;
};

template <class Sink>
void generate(const Position& position, Sink& sink)
{
    if (position.turn() == Color::white)
        Generator<Color::white, Sink>{position, sink}.run();
    else
        Generator<Color::black, Sink>{position, sink}.run();
}

/// A sink that counts; how many squares a set has is asked of another type.
template <class Population>
struct Count {
    int moves = 0;

    bool piece(Role, Square, Bitboard targets) { return add(Population::of(targets)); }
    bool pawns(Bitboard targets, int) { return add(Population::of(targets)); }
    bool double_steps(Bitboard targets, int) { return add(Population::of(targets)); }
    bool promotions(Bitboard targets, int) { return add(4 * Population::of(targets)); }
    bool en_passant(Square, Square) { return add(1); }
    bool castling(Square, Square) { return add(1); }

private:
    bool add(int more) { return moves += more, true; }
};

struct PortablePopulation {
    [[nodiscard]] static int of(Bitboard set) { return set.count(); }
};

/// A sink that calls a function with every move.
template <class Visit>
class Each {
public:
    explicit Each(Visit visit) : visit_{visit} {}

    bool piece(Role role, Square from, Bitboard targets)
    {
        for (const Square to : targets)
            visit_(Move{role, from, to});
        return true;
    }
    bool pawns(Bitboard targets, int step) { return steps(targets, step, MoveKind::normal); }
    bool double_steps(Bitboard targets, int step)
    {
        return steps(targets, step, MoveKind::double_step);
    }
    bool promotions(Bitboard targets, int step)
    {
        for (const Square to : targets)
            for (const Role role : promotion_roles)
                visit_(Move::promotion(origin(to, step), to, role));
        return true;
    }
    bool en_passant(Square from, Square to)
    {
        visit_(Move{Role::pawn, from, to, MoveKind::en_passant});
        return true;
    }
    bool castling(Square king, Square rook)
    {
        visit_(Move{Role::king, king, rook, MoveKind::castling});
        return true;
    }

private:
    static Square origin(Square to, int step) { return Square::at_unchecked(to.index() - step); }
    bool steps(Bitboard targets, int step, MoveKind kind)
    {
        for (const Square to : targets)
            visit_(Move{Role::pawn, origin(to, step), to, kind});
        return true;
    }

    Visit visit_;
};

}  // namespace rules::generator
