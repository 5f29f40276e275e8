// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/together/code.hpp"

#include "speech/text.hpp"
#include "src/text/words.hpp"

#include <algorithm>
#include <cmath>
#include <random>

namespace client::together {

namespace {

/// None of them is taken for another over a telephone, or written otherwise in another language.
constexpr std::string_view consonants = "fklmnprt";
constexpr std::string_view vowels = "aeiou";
constexpr std::size_t syllables = 2;
constexpr std::size_t words_in_code = 4;

char any_of(std::string_view letters, std::random_device& chance)
{
    return letters[std::uniform_int_distribution<std::size_t>{0, letters.size() - 1}(chance)];
}

std::string any_word(std::random_device& chance)
{
    std::string word;
    for (std::size_t i = 0; i < syllables; ++i)
        word += {any_of(consonants, chance), any_of(vowels, chance)};
    return word;
}

bool is_word(std::string_view word)
{
    if (word.size() != 2 * syllables)
        return false;
    for (std::size_t i = 0; i < word.size(); ++i)
        if ((i % 2 == 0 ? consonants : vowels).find(word[i]) == std::string_view::npos)
            return false;
    return true;
}

}  // namespace

std::string new_code()
{
    std::random_device chance;
    std::string code;
    for (std::size_t i = 0; i < words_in_code; ++i)
        code += (code.empty() ? "" : " ") + any_word(chance);
    return code;
}

std::optional<std::string> read_code(std::string_view typed)
{
    const auto folded = speech::fold(typed);
    std::string code;
    std::size_t count = 0;
    for (text::Words words{folded}; !words.empty(); ++count) {
        const auto word = words.next();
        if (!is_word(word))
            return std::nullopt;
        code += (code.empty() ? "" : " ") + std::string{word};
    }
    return count == words_in_code ? std::optional{code} : std::nullopt;
}

double codes()
{
    return std::pow(consonants.size() * vowels.size(), syllables * words_in_code);
}

}  // namespace client::together
