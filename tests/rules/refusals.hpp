// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/refusal.hpp"
#include "tests/printers.hpp"

#include <array>
#include <string>
#include <variant>

/// Refusals as short texts, so that a row of a test can be read: "pin e8", "castling through f1
/// f8".
namespace refusals {

template <class... Lambdas>
struct Overloaded : Lambdas... {
    using Lambdas::operator()...;
};
template <class... Lambdas>
Overloaded(Lambdas...) -> Overloaded<Lambdas...>;

inline std::string list(rules::Bitboard squares)
{
    std::string text;
    for (const rules::Square square : squares)
        text += ' ' + square.name();
    return text;
}

inline std::string text(const rules::causes::NoCastling& cause)
{
    constexpr std::array faults{"king away", "rook away", "right lost", "between",
                                "in check",  "through",   "into",       "shielded"};
    std::string text = std::string{"castling "} + faults.at(static_cast<std::size_t>(cause.fault));
    if (cause.square)
        text += ' ' + cause.square->name();
    return text + list(cause.attackers);
}

inline std::string text(const rules::Cause& cause)
{
    using namespace rules::causes;
    constexpr std::array exposures{"king steps into", "pin", "check stays"};
    const auto letter = [](rules::Role role) {
        return Catch::StringMaker<rules::Role>::convert(role);
    };
    return std::visit(
        Overloaded{
            [&](const NoSuchPiece& c) { return "no piece " + letter(c.role); },
            [&](const EmptySquare& c) { return "empty " + c.square.name(); },
            [&](const EnemyPiece& c) { return "enemy " + c.square.name(); },
            [&](const OtherRole& c) { return "other " + c.square.name() + ' ' + letter(c.found); },
            [&](const CannotReach& c) {
                return "unreachable " + letter(c.role) + ' ' + c.to.name();
            },
            [&](const NoPromotion& c) { return "no promotion " + c.to.name(); },
            [&](const OwnPiece& c) { return "own " + c.square.name(); },
            [&](const CapturesKing& c) { return "king " + c.square.name(); },
            [&](const PawnFileMissing& c) { return "file missing" + list(c.pawns); },
            [&](const NothingToCapture& c) { return "nothing " + c.square.name(); },
            [&](const EnPassantExpired& c) { return "expired " + c.pawn.name(); },
            [&](const Blocked& c) { return "blocked " + c.square.name(); },
            [&](const NoCastling& c) { return text(c); },
            [&](const KingInCheck& c) {
                return exposures.at(static_cast<std::size_t>(c.exposure)) + list(c.attackers);
            },
        },
        cause);
}

inline std::string text(const rules::MoveRefusal& refusal)
{
    return std::visit(Overloaded{
                          [](const rules::NotUnderstood& r) {
                              return r.look_alike ? "looks alike " + *r.look_alike
                                                  : std::string{"not understood"};
                          },
                          [](const rules::NoSuchSquare& r) { return "no square " + r.square; },
                          [](const rules::Ambiguous& r) {
                              std::string moves = "ambiguous";
                              for (const rules::Move move : r.candidates)
                                  moves += ' ' + Catch::StringMaker<rules::Move>::convert(move);
                              return moves;
                          },
                          [](const rules::PromotionMissing& r) {
                              return "promotion missing " + r.from.name() + r.to.name();
                          },
                          [](const rules::Illegal& r) { return text(r.cause); },
                      },
                      refusal);
}

}  // namespace refusals
