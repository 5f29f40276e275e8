// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/words/meant_move.hpp"

#include "rules/square.hpp"
#include "speech/text.hpp"
#include "src/text/edits.hpp"
#include "src/words/typed_move.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace client::words {

namespace {

using Line = std::vector<std::string>;

/// Whoever has mistyped more words than these has not typed a move.
constexpr int most_slips = 3;

/// The words nearest to one that is not known, in order; at most two slips, and fewer than a third
/// of what was typed: else short words resemble everything.
std::vector<std::string> nearest(const speech::Vocabulary& vocabulary, std::string_view typed)
{
    std::size_t fewest = std::min<std::size_t>(2, (text::length(typed) - 1) / 3);
    std::vector<std::string> found;
    for (const auto& word : vocabulary.words()) {
        const auto slips = text::edits(typed, word);
        if (slips > fewest)
            continue;
        if (slips < fewest)
            found.clear();
        fewest = slips;
        found.push_back(word);
    }
    std::ranges::sort(found);
    return found;
}

/// The first reading that is a move, with so many words to be mended at most.
std::optional<std::string>
mended(ChosenWords& words, const rules::Position& position, const Line& line, int slips)
{
    const auto& vocabulary = words.recogniser().vocabulary();
    const auto meanings = vocabulary.meanings(line);
    if (meanings) {
        auto text = fmt::format("{}", fmt::join(line, " "));
        return read_typed(words, position, text) ? std::optional{std::move(text)} : std::nullopt;
    }
    const auto unknown = std::ranges::find(line, meanings.error());
    if (slips == 0 || unknown == line.end())
        return std::nullopt;
    for (const auto& word : nearest(vocabulary, *unknown)) {
        auto other = line;
        other[static_cast<std::size_t>(unknown - line.begin())] = word;
        if (auto move = mended(words, position, other, slips - 1))
            return move;
    }
    return std::nullopt;
}

/// A file and a rank are one square again.
std::string with_squares(std::string line)
{
    for (std::size_t i = 1; i + 1 < line.size(); ++i)
        if (line[i] == ' ' && rules::file_from(line[i - 1]) && rules::rank_from(line[i + 1]) &&
            (i == 1 || line[i - 2] == ' '))
            line.erase(i, 1);
    return line;
}

}  // namespace

std::optional<std::string>
meant_move(ChosenWords& words, const rules::Position& position, std::string_view typed)
{
    auto line = mended(words, position, speech::folded_words(typed), most_slips);
    return line ? std::optional{with_squares(*std::move(line))} : std::nullopt;
}

}  // namespace client::words
