// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/paper/document.hpp"

#include <cstddef>
#include <string>

namespace client::paper {

/// A document as plain text, for a screen or a simple printer.
[[nodiscard]] std::string as_text(const Document& document, std::size_t width = 72);

}  // namespace client::paper
