// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/enum_names.hpp"

#include <cstdint>

namespace client::braille {

/// How lines reach fingers: as text that a reader puts on the display, as cells, or by the display
/// itself.
enum class Form : std::uint8_t { off, text, cells, brlapi };

inline constexpr speech::EnumNames<Form::brlapi> form_names{{{
    {Form::off, "off"},
    {Form::text, "text"},
    {Form::cells, "cells"},
    {Form::brlapi, "brlapi"},
}}};

}  // namespace client::braille
