// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/law_search.hpp"

#include "speech/text.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

namespace speech {

namespace {

constexpr std::size_t shortest_stem = 2;
constexpr std::ptrdiff_t found_once = 1;
constexpr double long_text = 100;     ///< words: in a long text one of them tells less
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

// The endings of nouns, adjectives and verbs in the languages of the program, without marks.
// clang-format off
constexpr std::array<std::string_view, 223> endings{
    "",
    // Czech, Slovak and Serbian
    "a", "e", "i", "o", "u", "y", "ou", "ie", "ia", "ii", "iu", "iou", "ej", "oj", "om", "em", "um",
    "am", "im", "ym", "ach", "ech", "ich", "ych", "och", "ami", "emi", "imi", "ymi", "ima", "ama",
    "iem", "iec", "iam", "iach", "iami", "ov", "ev", "uv", "ova", "ove", "ovi", "ovia", "ovo", "ovy",
    "oveho", "ovych", "ovym", "ovou", "ovu", "ih", "iho", "eho", "oho", "emu", "omu", "og", "oga",
    "eg", "ega", "ho", "mu", "ec", "ce", "ci", "cu", "ca", "cem", "com", "cich", "cov", "cum", "ac",
    "aca", "cima", "ek", "ok", "ak", "ka", "ke", "ki", "ko", "ku", "ky", "kem", "kom", "kou", "kov",
    "kum", "kach", "kami", "ni", "ne", "na", "no", "nu", "ny", "nym", "neho", "nych", "nou", "nik",
    "nost", "nosti", "en", "eni", "enie", "enia", "eniu", "enim", "enje", "enja", "enju", "enjem",
    "ena", "eno", "eny", "ene", "ani", "anie", "ania", "aniu", "anim", "anje", "anja", "anju",
    "anjem", "an", "ana", "ano", "any", "ane", "at", "it", "et", "ut", "out", "nout", "nut", "nuti",
    "ovat", "ovati", "oval", "ovan", "ovano", "ovani", "ovanie", "uje", "uji", "uju", "ujes",
    "ujete", "ace", "aci", "acia", "acie", "acii", "aciu", "acija", "acije", "aciji", "aciju", "irati",
    "iranje", "ira", "ti", "l", "la", "lo", "li", "ly", "al", "il", "el", "ala", "ila", "ali", "ili",
    "t", "m", "me", "mo", "te", "s", "ju", "ja", "je", "ji", "jem", "aju", "aji", "ete",
    "ite", "ate",
    // German and English
    "n", "er", "es", "ern", "ers", "st", "ten", "tet", "est", "ung", "ungen", "ieren", "iert",
    "ation", "ationen", "ations", "ion", "ions", "d", "ed", "ing", "ings", "ies", "ied", "ment",
    "ments", "le", "ling",
};
// What a question has beside its matter, without marks: articles, prepositions, question words.
constexpr std::array<std::string_view, 183> empty_words{
    "a", "an", "the", "of", "is", "to", "in", "on", "at", "for", "and", "or", "with", "by",
    "from", "out", "what", "who", "how", "when", "where", "which", "why", "if", "my", "his", "your",
    "i", "me", "we", "you", "he", "it", "its", "this", "that", "there", "do", "does", "did",
    "can", "may", "must", "be", "are", "was", "were", "has", "have", "am", "not", "no",
    "happens", "happen", "mean", "means", "about", "rule", "rules", "der", "die", "das", "den",
    "dem", "des", "ein", "eine", "einen", "einem", "einer", "ist", "sind", "war", "wie", "wer",
    "wann", "wo", "wenn", "ich", "man", "mein", "mit", "und", "oder", "zu", "zum", "zur", "im",
    "auf", "von", "vom", "aus", "bei", "fur", "durch", "darf", "kann", "muss", "soll",
    "passiert", "bedeutet", "heisst", "nicht", "regel", "regeln", "co", "je", "jsou", "byt",
    "ten", "ta", "se", "si", "jak", "kdo", "kdy", "kde", "kdyz", "jestli", "muj", "moje", "s",
    "z", "ze", "v", "ve", "na", "po", "pri", "pro", "od", "k", "ke", "o", "u", "nebo", "smim", "smi",
    "muzu", "muze", "musim", "musi", "stane", "znamena", "pravidlo", "pravidla", "su", "sa",
    "ako", "kto", "kedy", "ked", "moj", "pre", "zo", "vo", "alebo", "smiem", "smie", "mozem",
    "moze", "cez", "sta", "sto", "ko", "kada", "gde", "kako", "li", "da", "sam", "za", "iz",
    "preko", "mogu", "smem", "sme", "moram", "mora", "desava", "znaci", "pravilo", "pravila",
};
// clang-format on

constexpr std::string_view vowels{"aeiouy"};

/// A short stem has a short ending; "stopped" doubles the last letter of its stem.
bool has_ending(std::string_view word, std::size_t stem)
{
    auto ending = word.substr(stem);
    if (ending.size() > 1 && ending.front() == word[stem - 1])
        ending.remove_prefix(1);
    if (stem == shortest_stem)  // hra, hry
        return ending.size() == 1 && vowels.find(ending) != std::string_view::npos;
    return ending.size() <= stem && std::ranges::find(endings, ending) != endings.end();
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
            best = std::max(best, (words[i] == asked ? 3 : 2) + nearness(i));
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

bool is_empty_word(std::string_view word)
{
    return std::ranges::find(empty_words, word) != empty_words.end();
}

bool same_stem(std::string_view one, std::string_view other)
{
    if (one == other)
        return true;
    for (auto stem = common(one, other); stem >= shortest_stem; --stem)
        if (has_ending(one, stem) && has_ending(other, stem))
            return true;
    return false;
}

namespace {

/// The matter of a question; all of it where there is nothing else.
std::vector<std::string> telling_words(std::span<const std::string> asked)
{
    std::vector<std::string> words;
    std::ranges::remove_copy_if(asked, std::back_inserter(words), is_empty_word);
    return words.empty() ? std::vector<std::string>{asked.begin(), asked.end()} : words;
}

}  // namespace

std::vector<double> relevance(std::span<const std::string> asked,
                              std::span<const std::string_view> texts)
{
    std::vector<std::vector<std::string>> words;
    for (const auto& text : texts)
        words.push_back(search_words(text));
    std::vector<double> all(texts.size());
    for (const auto& each : telling_words(asked)) {
        std::vector<int> weights;
        for (const auto& text : words)
            weights.push_back(weight_of(each, text));
        const auto found = std::ranges::count_if(weights, [](int weight) { return weight > 0; });
        const double rarity = std::log(1 + static_cast<double>(texts.size()) /
                                               static_cast<double>(std::max(found, found_once)));
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] += rarity * weights[i] / (1 + static_cast<double>(words[i].size()) / long_text);
    }
    return all;
}

}  // namespace speech
