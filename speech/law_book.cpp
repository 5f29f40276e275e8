// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/law_book.hpp"

#include "speech/law_number.hpp"
#include "speech/law_search.hpp"
#include "speech/plain_text.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

namespace speech {

LawBook::LawBook(const Lexicon& lexicon) : lexicon_{lexicon.narrow()} {}

const LawBook::Entries& LawBook::entries(rules::Edition edition) const
{
    return editions_.at(static_cast<std::size_t>(edition));
}

LawBook::Article LawBook::told(const Entry& entry, const Text& text) const
{
    const auto plain = plain_text(text.text);
    return {entry.number, text.in_english ? plain : lexicon_.in_script(plain), entry.part_of,
            text.in_english};
}

LawBook::Article LawBook::told(const Entry& entry) const
{
    return told(entry, texts_.find(entry.key)->second);
}

std::vector<LawBook::Article> LawBook::articles(rules::Edition edition) const
{
    std::vector<Article> all;
    for (const auto& entry : entries(edition))
        if (entry.part_of.empty())
            all.push_back(told(entry));
    return all;
}

std::vector<LawBook::Article> LawBook::contents(rules::Edition edition) const
{
    std::vector<Article> all;
    for (const auto& entry : entries(edition))
        if (entry.is_chapter)
            all.push_back(told(entry));
    return all;
}

std::vector<std::string> LawBook::within(std::string_view number, rules::Edition edition) const
{
    const auto normal = law_number(number);
    std::vector<std::string> all;
    for (const auto& entry : entries(edition))
        if (containing_law(entry.normal) == normal && entry.part_of.empty())
            all.push_back(entry.number);
    return all;
}

/// The guideline of 2009 has numbers without a letter: what is said before them tells it from an
/// article.
std::string LawBook::number_of(std::string_view asked, rules::Edition edition) const
{
    auto law = asked_law(asked);
    const bool guideline = edition == rules::Edition::e2009 && !law.words.empty() &&
                           same_stem(law.words.back(), guideline_);
    const bool has_letter = law.number.empty() || std::isdigit(law.number.front()) == 0;
    return guideline && !has_letter ? "G." + law.number : std::move(law.number);
}

std::optional<LawBook::Article> LawBook::exactly(std::string_view normal,
                                                 rules::Edition edition) const
{
    const auto& all = entries(edition);
    const auto found = std::ranges::find(all, normal, &Entry::normal);
    return found == all.end() ? std::nullopt : std::optional{told(*found)};
}

std::optional<LawBook::Article> LawBook::find(std::string_view asked, rules::Edition edition) const
{
    return exactly(number_of(asked, edition), edition);
}

std::optional<LawBook::Article> LawBook::nearest(std::string_view asked,
                                                 rules::Edition edition) const
{
    const auto number = number_of(asked, edition);
    for (std::string_view rest = number; !rest.empty(); rest = containing_law(rest))
        if (auto found = exactly(rest, edition))
            return found;
    return std::nullopt;
}

std::optional<LawBook::Article> LawBook::meant(std::string_view asked, rules::Edition edition) const
{
    const auto law = asked_law(asked);
    if (asks_for_number(law))
        if (auto article = find(asked, edition))
            return article;
    auto found = law.words.empty() ? std::vector<Article>{} : search(asked, edition);
    return found.empty() ? std::nullopt : std::optional{std::move(found.front())};
}

std::optional<LawBook::Article> LawBook::next(std::string_view number, rules::Edition edition) const
{
    const auto& all = entries(edition);
    auto at = std::ranges::find(all, law_number(number), &Entry::normal);
    if (at == all.end())
        return std::nullopt;
    at = std::find_if(at + 1, all.end(), [](const Entry& each) { return each.part_of.empty(); });
    return at == all.end() ? std::nullopt : std::optional{told(*at)};
}

std::optional<LawBook::Article> LawBook::previous(std::string_view number,
                                                  rules::Edition edition) const
{
    const auto& all = entries(edition);
    const auto at = std::ranges::find(all, law_number(number), &Entry::normal);
    const auto before = std::find_if(std::make_reverse_iterator(at), all.rend(),
                                     [](const Entry& each) { return each.part_of.empty(); });
    return at == all.end() || before == all.rend() ? std::nullopt : std::optional{told(*before)};
}

std::vector<LawBook::Article> LawBook::search(std::string_view words, rules::Edition edition) const
{
    constexpr double near_the_best = 0.7;
    std::vector<const Entry*> searched;
    std::vector<std::string_view> texts;
    for (const auto& entry : entries(edition))
        if (entry.part_of.empty()) {
            searched.push_back(&entry);
            texts.push_back(texts_.find(entry.key)->second.text);
        }
    std::vector<std::pair<double, const Entry*>> found;
    const auto all = relevance(search_words(words), texts);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i] > 0)
            found.emplace_back(all[i], searched[i]);
    std::ranges::stable_sort(found, std::greater{}, [](const auto& each) { return each.first; });
    std::vector<Article> best;
    for (const auto& each : found)
        if (each.first >= near_the_best * found.front().first)
            best.push_back(told(*each.second));
    return best;
}

std::optional<LawBook::Article>
LawBook::counterpart(std::string_view number, rules::Edition from, rules::Edition to) const
{
    const auto& all = entries(from);
    const auto entry = std::ranges::find(all, law_number(number), &Entry::normal);
    if (entry == all.end())
        return std::nullopt;
    const auto& others = entries(to);
    const auto same = std::ranges::find(others, entry->key, &Entry::key);
    return same == others.end() ? std::nullopt : std::optional{told(*same)};
}

std::optional<LawBook::Article> LawBook::comment(std::string_view asked) const
{
    const auto number = law_number(asked);
    for (std::string_view rest = number; !rest.empty(); rest = containing_law(rest)) {
        const auto& all = entries(rules::Edition::e2018);
        const auto entry = std::ranges::find(all, rest, &Entry::normal);
        const auto text = entry == all.end() ? comments_.end() : comments_.find(entry->number);
        if (text != comments_.end())
            return told(*entry, text->second);
    }
    return std::nullopt;
}

std::vector<std::string> LawBook::missing() const
{
    std::vector<std::string> keys;
    for (const auto* const texts : {&texts_, &comments_})
        for (const auto& [key, text] : *texts)
            if (text.in_english)
                keys.push_back(key);
    return keys;
}

}  // namespace speech
