// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/reason_words.hpp"

#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "speech/sentence.hpp"

#include <array>
#include <cassert>

namespace speech {

namespace {

namespace causes = rules::causes;
using rules::Position;
using rules::Square;

}  // namespace

Word ReasonWords::on_square(Message message, Square square) const
{
    return sentence(lexicon(), message, {{"square", announcer_.square(square)}});
}

Word ReasonWords::piece_at(Message message, rules::Role role, Square square) const
{
    return sentence(lexicon(), message,
                    {{"piece", announcer_.piece(role)}, {"square", announcer_.square(square)}});
}

Word ReasonWords::pieces(const rules::Board& board, rules::Bitboard squares) const
{
    std::vector<Word> found;
    for (int i = 0; i < 64; ++i)
        if (const auto square = Square::at(i); squares.has(square))
            if (const auto piece = board.at(square))
                found.push_back(piece_at("piece-on", piece->role, square));
    return listed(found);
}

Word ReasonWords::candidates(const Position& position, const std::vector<rules::Move>& moves) const
{
    const Announcer long_form{lexicon(), {.form = Form::long_form, .check = CheckWords::unsaid}};
    std::vector<Word> said;
    for (const auto move : moves) {
        const auto utterance = long_form.move(move_facts(position, move));
        said.push_back({utterance.screen, utterance.voice});
    }
    return listed(said);
}

Word ReasonWords::castling(const rules::Board& board, const causes::NoCastling& fault) const
{
    using enum causes::CastlingFault;
    const auto square = fault.square.value_or(Square::at(0));
    switch (fault.fault) {
    case king_not_in_place:
        return sentence(lexicon(), "cause-castling-king");
    case rook_not_in_place:
        return sentence(lexicon(), "cause-castling-rook");
    case right_lost:
        return sentence(lexicon(), "cause-castling-right");
    case piece_between:
        return on_square("cause-castling-between", square);
    case in_check:
        return sentence(lexicon(), "cause-castling-in-check",
                        {{"attackers", pieces(board, fault.attackers)}});
    case through_attack:
        return on_square("cause-castling-through", square);
    case into_attack:
        return on_square("cause-castling-into", square);
    case rook_shields_king:
        return sentence(lexicon(), "cause-castling-shield");
    }
    assert(false);
    return {};
}

Word ReasonWords::exposed(const rules::Board& board, const causes::KingInCheck& check) const
{
    static constexpr std::array<Message, 3> messages{"cause-king-moves", "cause-pin",
                                                     "cause-check-unanswered"};
    return sentence(lexicon(), messages[static_cast<std::size_t>(check.exposure)],
                    {{"attackers", pieces(board, check.attackers)}});
}

Word ReasonWords::cause(const rules::Board& board, const rules::Cause& cause) const
{
    return std::visit(
        Overloaded{
            [&](const causes::NoSuchPiece& c) {
                return sentence(lexicon(), "cause-no-such-piece",
                                {{"piece", announcer_.piece(c.role)}});
            },
            [&](const causes::EmptySquare& c) { return on_square("cause-empty-square", c.square); },
            [&](const causes::EnemyPiece& c) { return on_square("cause-enemy-piece", c.square); },
            [&](const causes::OtherRole& c) {
                return piece_at("cause-other-role", c.found, c.square);
            },
            [&](const causes::CannotReach& c) {
                return piece_at("cause-cannot-reach", c.role, c.to);
            },
            [&](const causes::NoPromotion& c) { return on_square("cause-no-promotion", c.to); },
            [&](const causes::OwnPiece& c) { return on_square("cause-own-piece", c.square); },
            [&](const causes::CapturesKing&) { return sentence(lexicon(), "cause-captures-king"); },
            [&](const causes::PawnFileMissing& c) {
                return sentence(lexicon(), "cause-pawn-file-missing",
                                {{"pawns", pieces(board, c.pawns)}});
            },
            [&](const causes::NothingToCapture& c) {
                return on_square("cause-nothing-to-capture", c.square);
            },
            [&](const causes::EnPassantExpired& c) {
                return on_square("cause-en-passant-expired", c.pawn);
            },
            [&](const causes::Blocked& c) { return on_square("cause-blocked", c.square); },
            [&](const causes::NoCastling& c) { return castling(board, c); },
            [&](const causes::KingInCheck& c) { return exposed(board, c); },
        },
        cause);
}

Word ReasonWords::refusal(const Position& position, const rules::MoveRefusal& refusal) const
{
    return std::visit(
        Overloaded{
            [&](const rules::NotUnderstood& r) {
                if (!r.look_alike)
                    return sentence(lexicon(), "refused-not-understood");
                return sentence(lexicon(), "look-alike",
                                {{"letter", std::string_view{*r.look_alike}}});
            },
            [&](const rules::NoSuchSquare& r) {
                return sentence(lexicon(), "no-such-square",
                                {{"square", std::string_view{r.square}}});
            },
            [&](const rules::Ambiguous& r) {
                return sentence(lexicon(), "ambiguous",
                                {{"moves", candidates(position, r.candidates)}});
            },
            [&](const rules::PromotionMissing& r) { return on_square("promotion-missing", r.to); },
            [&](const rules::Illegal& r) { return cause(position, r.cause); },
        },
        refusal);
}

Word ReasonWords::unheard(const Position& position, const Unheard& unheard) const
{
    using namespace unheard;
    return std::visit(
        Overloaded{
            [&](const NotUnderstood& r) {
                if (!r.word)
                    return sentence(lexicon(), "refused-not-understood");
                return sentence(lexicon(), "word-unknown", {{"word", std::string_view{*r.word}}});
            },
            [&](const PromotionMissing& r) { return on_square("promotion-missing", r.to); },
            [&](const WingMissing&) { return sentence(lexicon(), "wing-missing"); },
            [&](const TargetMissing&) { return sentence(lexicon(), "target-missing"); },
            [&](const Ambiguous& r) {
                return sentence(lexicon(), "ambiguous",
                                {{"moves", candidates(position, r.candidates)}});
            },
            [&](const Illegal& r) { return cause(position, r.cause); },
            [&](const CapturedOther& r) { return piece_at("captured-other", r.role, r.square); },
            [&](const NoEnPassant& r) { return on_square("no-en-passant", r.square); },
        },
        unheard);
}

}  // namespace speech
