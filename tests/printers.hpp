// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bitboard.hpp"
#include "rules/fen.hpp"
#include "rules/letters.hpp"
#include "rules/mating.hpp"
#include "rules/move.hpp"
#include "rules/setup.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <cstddef>
#include <string>

/// Teaches Catch our types, so that a failure reads "e4".
namespace Catch {

template <>
struct StringMaker<rules::Square> {
    static std::string convert(rules::Square square) { return square.name(); }
};

template <>
struct StringMaker<rules::Role> {
    static std::string convert(rules::Role role)
    {
        return {rules::fen_letter({rules::Color::black, role})};
    }
};

template <>
struct StringMaker<rules::Color> {
    static std::string convert(rules::Color color)
    {
        return color == rules::Color::white ? "white" : "black";
    }
};

template <>
struct StringMaker<rules::Answer> {
    static std::string convert(rules::Answer answer)
    {
        constexpr std::array names{"no", "yes", "undetermined"};
        return names.at(static_cast<std::size_t>(answer));
    }
};

template <>
struct StringMaker<rules::SetupFault> {
    static std::string convert(rules::SetupFault fault)
    {
        constexpr std::array names{
            "white king missing",           "black king missing",    "white kings surplus",
            "black kings surplus",          "pawn on last rank",     "kings adjacent",
            "both kings in check",          "waiting side in check", "castling right impossible",
            "en passant impossible",        "too many pawns",        "too many promoted",
            "bishops of one square colour", "check impossible"};
        return names.at(static_cast<std::size_t>(fault));
    }
};

template <>
struct StringMaker<rules::FenError> {
    static std::string convert(rules::FenError error)
    {
        constexpr std::array names{"fields missing", "fields surplus", "blanks",   "ranks",
                                   "rank length",    "letter",         "turn",     "castling",
                                   "en passant",     "halfmoves",      "fullmoves"};
        return names.at(static_cast<std::size_t>(error.fault)) +
               (" at " + std::to_string(error.column));
    }
};

template <>
struct StringMaker<rules::Letters> {
    static std::string convert(rules::Letters letters) { return std::string{name(letters)}; }
};

template <>
struct StringMaker<rules::Bitboard> {
    static std::string convert(rules::Bitboard squares)
    {
        std::string text = "{";
        for (const rules::Square square : squares)
            text += ' ' + square.name();
        return text + " }";
    }
};

template <>
struct StringMaker<rules::Move> {
    static std::string convert(rules::Move move)
    {
        std::string text = move.from().name() + move.to().name();
        if (const auto role = move.promotion())
            text += rules::fen_letter({rules::Color::black, *role});
        if (move.kind() == rules::MoveKind::castling)
            text += " castling";
        return text;
    }
};

}  // namespace Catch
