// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/words/known_words.hpp"

#include <algorithm>

namespace client::words {

namespace {

bool is_among(const std::vector<std::string>& names, const std::string& name)
{
    return std::ranges::find(names, name) != names.end();
}

}  // namespace

std::vector<std::string> file_sets()
{
    auto names = announcement_names();
    std::ranges::replace(names, "en", "nato");
    names.insert(names.begin(), "letters");
    return names;
}

WordOptions known_here(WordOptions chosen)
{
    const WordOptions usual;
    if (!chosen.language || !is_among(language_names(), *chosen.language))
        chosen.language = "en";
    if (!is_among(announcement_names(), chosen.announce))
        chosen.announce = usual.announce;
    if (!is_among(file_sets(), chosen.files))
        chosen.files = usual.files;
    if (chosen.notation && !rules::letters_from(*chosen.notation))
        chosen.notation.reset();
    return chosen;
}

}  // namespace client::words
