// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/balance.hpp"
#include "rules/letters.hpp"
#include "rules/survey.hpp"
#include "speech/announcer.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace speech {

/// Pieces that want care, or the undefended ones too that nobody attacks.
enum class Loose : std::uint8_t { in_danger, all };

/// Answers to what a player asks about a position, line by line: the news first, one kind of thing
/// per line, so that listening can stop early. The announcer says squares and pieces; its lexicon
/// has messages and must outlive this.
class BoardWords {
public:
    using Lines = std::vector<Word>;

    explicit BoardWords(const Announcer& announcer) : announcer_{announcer} {}

    /// "white knight", the adjective in the gender of the piece.
    [[nodiscard]] Word piece(rules::Piece piece) const;
    /// A square under a cursor: "e4 white knight", "e4 empty".
    [[nodiscard]] Word here(const rules::Board& board, rules::Square square) const;
    /// What stands there, and the square's colour.
    [[nodiscard]] Lines square(const rules::Board& board, rules::Square square) const;

    /// Whose move it is, and all pieces: a line for each kind, kings first.
    [[nodiscard]] Lines position(const rules::Position& position) const;
    [[nodiscard]] Lines pieces(const rules::Board& board) const;
    [[nodiscard]] Lines pieces(const rules::Board& board, rules::Color color) const;
    [[nodiscard]] Lines pieces(const rules::Board& board, rules::Piece piece) const;
    /// Of both sides, by file.
    [[nodiscard]] Lines pawns(const rules::Board& board) const;

    [[nodiscard]] Lines file(const rules::Board& board, rules::File file) const;
    [[nodiscard]] Lines rank(const rules::Board& board, rules::Rank rank) const;
    /// The whole line through two squares; that they share none is an answer, too.
    [[nodiscard]] Lines
    line(const rules::Board& board, rules::Square first, rules::Square second) const;
    /// One of the eight directions, nearest piece first.
    [[nodiscard]] Lines
    ray(const rules::Board& board, rules::Square from, rules::Direction direction) const;
    [[nodiscard]] Lines around(const rules::Board& board, rules::Square square) const;
    /// The knight's view: who stands a jump away, and which of these squares are empty.
    [[nodiscard]] Lines hops(const rules::Board& board, rules::Square square) const;

    /// One line for each rank as on a braille display, from the eighth; the voice says its pieces.
    [[nodiscard]] Lines ranks(const rules::Board& board, rules::Letters letters) const;
    /// For eyes: ranks and files with their names, turned so that this side is below.
    [[nodiscard]] Lines
    diagram(const rules::Board& board, rules::Letters letters, rules::Color below) const;

    /// Who attacks a square and who defends it, cheapest first; pinned pieces are told as such, and
    /// so are those that stand behind others.
    [[nodiscard]] Lines attackers(const rules::Board& board, rules::Square square) const;
    /// The legal moves of the piece there, captures first; also of the side that is not to move.
    [[nodiscard]] Lines reach(const rules::Position& position, rules::Square square) const;
    [[nodiscard]] Lines captures(const rules::Position& position, rules::Square square) const;
    /// What the piece would do on that square (see rules::imagined).
    [[nodiscard]] Lines imagined(const rules::Board& board,
                                 rules::Piece piece,
                                 rules::Square square,
                                 std::optional<rules::Square> from = std::nullopt) const;
    /// One of them is meant: which, and how one could say so.
    [[nodiscard]] Word which(std::span<const rules::Man> men, std::string_view example) const;
    /// What hangs and by what, what else is attacked or pinned, of both sides.
    [[nodiscard]] Lines loose(const rules::Board& board, Loose extent = Loose::in_danger) const;

    /// Who is ahead, by how much, and what everybody has.
    [[nodiscard]] Lines material(const rules::Board& board) const;
    /// The last capture, then all of them by side.
    [[nodiscard]] Lines taken(const rules::Position& start,
                              std::span<const rules::Move> moves) const;
    /// What the last move was, and which pieces have become attacked, undefended or pinned by it.
    [[nodiscard]] Lines changes(const rules::Position& before, rules::Move move) const;
    /// What hangs of the other side by the move, and did not before; nothing may be.
    [[nodiscard]] Word threats(const rules::Position& before, rules::Move move) const;
    /// Check, the fifty-move count, repetitions, castling rights and en passant.
    [[nodiscard]] Lines state(const rules::Position& position, int occurrences) const;

private:
    [[nodiscard]] const Lexicon& lexicon() const { return announcer_.lexicon(); }
    [[nodiscard]] Word role_on(const rules::Man& man) const;
    [[nodiscard]] Word piece_on(const rules::Man& man) const;
    [[nodiscard]] Word roles_on(std::span<const rules::Man> men) const;
    [[nodiscard]] Word pieces_on(std::span<const rules::Man> men) const;
    [[nodiscard]] Word squares(std::span<const rules::Square> squares) const;
    [[nodiscard]] Word of_side(rules::Color color, const Word& what) const;
    [[nodiscard]] Word sided(Message message, rules::Color color, const Word& men) const;
    [[nodiscard]] Word kind(rules::Role role, std::span<const rules::Square> squares) const;
    [[nodiscard]] Word bishops(std::span<const rules::Square> squares) const;
    [[nodiscard]] Word named(const Word& name, std::span<const rules::Man> men) const;
    [[nodiscard]] Word direction(rules::Direction direction) const;
    [[nodiscard]] Word on_square(Message message, rules::Square square) const;
    [[nodiscard]] Word lookers(std::span<const rules::Looker> lookers) const;
    [[nodiscard]] Word capture(const rules::MoveFacts& facts) const;
    [[nodiscard]] Word target(const rules::MoveFacts& facts) const;
    [[nodiscard]] Lines not_asked(const rules::Position& position, rules::Square square) const;
    [[nodiscard]] Word pin(const rules::Pin& pin) const;
    [[nodiscard]] Lines cares(rules::Color color, const rules::Care& care) const;
    [[nodiscard]] Word check(const rules::Position& position) const;
    [[nodiscard]] Word census(const rules::Census& census, Message message) const;

    Announcer announcer_;
};

}  // namespace speech
