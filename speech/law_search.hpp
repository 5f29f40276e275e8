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
/// material, nor partie and partiar.
[[nodiscard]] bool same_stem(std::string_view one, std::string_view other);

/// Whether a folded word of a question says nothing of its matter: "what", "is", "a".
[[nodiscard]] bool is_empty_word(std::string_view word);

/// How well each text answers words that were asked for; more is better, none does not at all.
/// Words that few texts have weigh more than others, and so do whole words and those near the
/// beginning.
[[nodiscard]] std::vector<double> relevance(std::span<const std::string> asked,
                                            std::span<const std::string_view> texts);

}  // namespace speech
