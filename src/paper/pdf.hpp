// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/paper/document.hpp"

#include <string>

namespace client::paper {

/// A document as PDF on A4, with its fonts. Throws NoInk where it cannot be made.
[[nodiscard]] std::string as_pdf(const Document& document);

}  // namespace client::paper
