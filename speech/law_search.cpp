// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/law_search.hpp"

#include "speech/text.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace speech {

namespace {

constexpr std::size_t shortest_stem = 3;
constexpr std::size_t beginning = 6;  ///< so many words tell what a text is about

constexpr std::array<std::pair<std::string_view, std::string_view>, 30> latin_letters{{
    {"а", "a"}, {"б", "b"},  {"в", "v"}, {"г", "g"}, {"д", "d"},  {"ђ", "đ"},
    {"е", "e"}, {"ж", "z"},  {"з", "z"}, {"и", "i"}, {"ј", "j"},  {"к", "k"},
    {"л", "l"}, {"љ", "lj"}, {"м", "m"}, {"н", "n"}, {"њ", "nj"}, {"о", "o"},
    {"п", "p"}, {"р", "r"},  {"с", "s"}, {"т", "t"}, {"ћ", "c"},  {"у", "u"},
    {"ф", "f"}, {"х", "h"},  {"ц", "c"}, {"ч", "c"}, {"џ", "dz"}, {"ш", "s"},
}};

/// One letter of UTF-8, as it is or in Latin.
std::string_view in_latin(std::string_view letter)
{
    const auto* const found = std::ranges::find(
        latin_letters, letter, &std::pair<std::string_view, std::string_view>::first);
    return found == latin_letters.end() ? letter : found->second;
}

enum class Sort { none, letter, digit };

Sort sort_of(char byte)
{
    if (byte >= '0' && byte <= '9')
        return Sort::digit;
    const bool letter = (byte >= 'a' && byte <= 'z') || static_cast<unsigned char>(byte) >= 128;
    return letter ? Sort::letter : Sort::none;
}

std::size_t length_of(char lead)
{
    const auto byte = static_cast<unsigned char>(lead);
    if (byte < 0xC0)
        return 1;
    return byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}

std::size_t common(std::string_view one, std::string_view other)
{
    const auto differ = std::ranges::mismatch(one, other);
    return static_cast<std::size_t>(differ.in1 - one.begin());
}

int nearness(std::size_t place)
{
    if (place == 0)
        return 2;
    return place < beginning ? 1 : 0;
}

int weight_of(std::string_view asked, std::span<const std::string> words)
{
    int best = 0;
    for (std::size_t i = 0; i < words.size(); ++i)
        if (same_stem(asked, words[i]))
            best = std::max(best, (words[i] == asked ? 4 : 2) + nearness(i));
    return best;
}

}  // namespace

std::vector<std::string> search_words(std::string_view text)
{
    const auto folded = fold(text);
    std::vector<std::string> words;
    auto before = Sort::none;
    for (std::size_t i = 0; i < folded.size();) {
        const auto size = std::min(length_of(folded[i]), folded.size() - i);
        const auto sort = sort_of(folded[i]);
        if (sort != Sort::none) {
            if (sort != before)
                words.emplace_back();
            words.back() += size == 1 ? std::string_view{folded}.substr(i, 1)
                                      : in_latin(std::string_view{folded}.substr(i, size));
        }
        before = sort;
        i += size;
    }
    return words;
}

bool same_stem(std::string_view one, std::string_view other)
{
    const auto stem = common(one, other);
    if (stem == one.size() && stem == other.size())
        return true;
    return stem >= shortest_stem && std::max(one.size(), other.size()) - stem <= stem - 2;
}

Relevance relevance(std::span<const std::string> asked, std::string_view text)
{
    const auto words = search_words(text);
    Relevance all;
    for (const auto& each : asked) {
        const int weight = weight_of(each, words);
        all.words += weight > 0 ? 1 : 0;
        all.weight += weight;
    }
    return all;
}

}  // namespace speech
