// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/paper/document.hpp"

#include <cstddef>
#include <string>

namespace client::paper {

/// What embossers take, and what fits on their paper.
inline constexpr std::size_t braille_cells = 40;
inline constexpr std::size_t braille_lines = 25;

/// A document for an embosser: literary braille of its language in North American ASCII, each page
/// ended by a form feed. Several pages are numbered. Where liblouis or its table is missing, the
/// letters are those of ASCII.
[[nodiscard]] std::string as_brf(const Document& document);

}  // namespace client::paper
