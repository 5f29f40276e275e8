// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/puzzle_filter.hpp"

#include <algorithm>

namespace client::train {

namespace {

bool fits_rating(const PuzzleFilter& filter, std::optional<int> rating)
{
    return !rating || (*rating >= filter.lowest && *rating <= filter.highest);
}

bool has_word(std::string_view words, std::string_view word)
{
    for (auto at = words.find(word); at != std::string_view::npos; at = words.find(word, at + 1)) {
        const auto end = at + word.size();
        const bool begins = at == 0 || words[at - 1] == ' ';
        if (begins && (end == words.size() || words[end] == ' '))
            return true;
    }
    return false;
}

}  // namespace

bool PuzzleFilter::fits(const rules::PuzzleLabel& label) const
{
    return fits_rating(*this, label.rating) &&
           (themes.empty() ||
            std::ranges::any_of(
                themes, [&](const auto& theme) { return has_word(label.themes, theme); })) &&
           !done.contains(label.id);
}

bool PuzzleFilter::fits(const rules::Puzzle& puzzle) const
{
    return fits_rating(*this, puzzle.rating) &&
           (themes.empty() ||
            std::ranges::any_of(themes,
                                [&](const auto& theme) { return puzzle.has_theme(theme); })) &&
           (puzzle.id.empty() || !done.contains(puzzle.id));
}

}  // namespace client::train
