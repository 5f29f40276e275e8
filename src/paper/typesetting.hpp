// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/paper/document.hpp"
#include "src/paper/ink.hpp"

namespace client::paper {

/// Sets a document on pages of A4 in this size of type, in points, and tells how many there are.
/// Where the number of pages is known and more than one, each bears its own.
int typeset(const Document& document, Ink& ink, double size, int known_pages = 1);

}  // namespace client::paper
