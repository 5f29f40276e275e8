// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Finding a text by words, in languages that change the ends of words.
namespace speech {

/// The words of a text: folded, digits apart from letters, Serbian Cyrillic in Latin letters.
[[nodiscard]] std::vector<std::string> search_words(std::string_view text);
/// Whether two folded words differ in their endings at most: castle and castling, but not mate and
/// material.
[[nodiscard]] bool same_stem(std::string_view one, std::string_view other);

/// How well a text answers words that were asked for; more is better, none does not at all.
struct Relevance {
    int words = 0;   ///< how many of them stand in it
    int weight = 0;  ///< whole words and words near the beginning weigh more

    auto operator<=>(const Relevance&) const = default;
};
[[nodiscard]] Relevance relevance(std::span<const std::string> asked, std::string_view text);

}  // namespace speech
