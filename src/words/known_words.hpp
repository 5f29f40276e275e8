// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/words/chosen_words.hpp"

#include <string>
#include <vector>

namespace client::words {

/// What --files may name: sets of file names are called by their lexicon; the international one is
/// in the English file.
[[nodiscard]] std::vector<std::string> file_sets();

/// Of words that somebody elsewhere chose, those that this program has by their names; the usual
/// ones for the others. Nothing that he says names a file.
[[nodiscard]] WordOptions known_here(WordOptions chosen);

}  // namespace client::words
