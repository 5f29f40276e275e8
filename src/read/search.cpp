// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/read/search.hpp"

#include "rules/code_points.hpp"
#include "speech/text.hpp"

#include <algorithm>
#include <array>

namespace client::read {

namespace {

constexpr std::array<std::string_view, 11> tag_names{"white", "black",   "event",    "site",
                                                     "date",  "round",   "result",   "eco",
                                                     "fen",   "opening", "annotator"};

char small(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

/// Most of what a file holds is ASCII: it needs no library to be compared.
bool contains(std::string_view text, const std::string& folded)
{
    if (!rules::is_ascii(text))
        return speech::fold(text).find(folded) != std::string::npos;
    const auto same = [](char one, char other) { return small(one) == other; };
    return std::search(text.begin(), text.end(), folded.begin(), folded.end(), same) != text.end();
}

}  // namespace

Query::Query(std::string_view text)
{
    const auto folded = speech::fold(text);
    for (std::size_t at = 0; at < folded.size();) {
        const auto end = std::min(folded.find_first_of(" \t", at), folded.size());
        if (end > at)
            words_.push_back(folded.substr(at, end - at));
        at = end + 1;
    }
    const bool names_tag =
        words_.size() > 1 && std::ranges::find(tag_names, words_.front()) != tag_names.end();
    if (!names_tag)
        return;
    tag_ = words_.front();
    words_.erase(words_.begin());
}

bool Query::has(const Heading& heading, const std::string& word) const
{
    return std::ranges::any_of(heading.tags, [&](const auto& tag) {
        const bool asked = tag_.empty() || std::ranges::equal(tag.first, tag_, {}, small);
        return asked && contains(tag.second, word);
    });
}

bool Query::matches(const Heading& heading) const
{
    return std::ranges::all_of(words_, [&](const std::string& word) { return has(heading, word); });
}

}  // namespace client::read
