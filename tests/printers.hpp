// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bitboard.hpp"
#include "rules/letters.hpp"
#include "rules/move.hpp"

#include <catch2/catch.hpp>

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
