// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/words/named_squares.hpp"

#include "rules/square.hpp"
#include "speech/text.hpp"

#include <span>

namespace client::words {

namespace {

using speech::Meaning;

/// What the first meanings are in writing, and how many they are; nothing: they are no such thing.
struct Written {
    std::string text;
    std::size_t meanings = 0;
};

Written leading(rules::Letters letters, std::span<const Meaning> said)
{
    const auto& first = said.front();
    if (first.kind == Meaning::Kind::link)
        return {"", 1};
    if (first.kind == Meaning::Kind::role) {
        const auto role = static_cast<rules::Role>(first.value);
        return {std::string{piece_letter(letters, {rules::Color::white, role})}, 1};
    }
    if (first.kind != Meaning::Kind::file || said.size() < 2 || said[1].kind != Meaning::Kind::rank)
        return {};
    return {rules::Square{static_cast<rules::File>(first.value),
                          static_cast<rules::Rank>(said[1].value)}
                .name(),
            2};
}

}  // namespace

std::optional<std::string> in_writing(ChosenWords& words, std::string_view said)
{
    const auto meanings = words.recogniser().vocabulary().meanings(speech::folded_words(said));
    if (!meanings || meanings->empty())
        return std::nullopt;
    std::string text;
    for (std::span<const Meaning> rest{*meanings}; !rest.empty();) {
        const auto next = leading(words.letters(), rest);
        if (next.meanings == 0)
            return std::nullopt;
        text += (text.empty() || next.text.empty() ? "" : " ") + next.text;
        rest = rest.subspan(next.meanings);
    }
    return text;
}

}  // namespace client::words
