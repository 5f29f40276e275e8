// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/enum_names.hpp"

#include <cstdint>

/// How a move that was played is told where it is read.
namespace client::words {

enum class MoveForm : std::uint8_t {
    words,     ///< as it is announced
    notation,  ///< with its number
    both,
};
inline constexpr speech::EnumNames<MoveForm::both> move_form_names{{{
    {MoveForm::words, "words"},
    {MoveForm::notation, "notation"},
    {MoveForm::both, "both"},
}}};

/// Whether words have the number of their move, too.
enum class Numbers : std::uint8_t { off, on };
inline constexpr speech::EnumNames<Numbers::on> number_names{{{
    {Numbers::off, "off"},
    {Numbers::on, "on"},
}}};

struct MoveTelling {
    MoveForm form = MoveForm::words;
    Numbers numbers = Numbers::off;
};

}  // namespace client::words
