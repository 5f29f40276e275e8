// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

/// The numbers of articles, as the editions write them and as people type them.
namespace speech {

/// What was typed after `law`: a number in capitals, its parts separated by full stops ("D.2.1" for
/// "d 2 1", "D2.1" and "Д.2.1"), and the words beside it.
struct AskedLaw {
    std::string number;
    std::vector<std::string> words;  ///< folded, in Latin letters
    bool word_after_number = false;
};

[[nodiscard]] AskedLaw asked_law(std::string_view typed);
/// "article 9.2" asks for a number, "fifty moves" and "50 moves" for words.
[[nodiscard]] bool asks_for_number(const AskedLaw& asked);
/// The number alone, without "article" or "guideline" beside it.
[[nodiscard]] std::string law_number(std::string_view typed);
/// A number without its last part.
[[nodiscard]] std::string_view containing_law(std::string_view number);
/// Compares as the Laws are ordered: articles, appendices, guidelines. Empty if it is no number.
[[nodiscard]] std::vector<int> law_order(std::string_view number);

}  // namespace speech
