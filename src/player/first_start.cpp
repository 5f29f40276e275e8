// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/player/first_start.hpp"

#include "speech/messages.hpp"
#include "src/text/words.hpp"

#include <array>
#include <utility>

namespace client::player {

namespace {

constexpr std::array<speech::Message, 5> about_profile{"first-how", "first-reader", "first-voice",
                                                       "first-braille", "first-sight"};
constexpr std::array<speech::Message, 3> about_words{"first-words", "first-fide", "first-own"};

/// A number from 1 up to that.
std::optional<std::size_t> choice(std::string_view line, std::size_t most)
{
    const auto word = text::Words{line}.rest();
    if (word.size() != 1 || word[0] < '1' || word[0] > static_cast<char>('0' + most))
        return std::nullopt;
    return static_cast<std::size_t>(word[0] - '1');
}

template <class Messages>
std::vector<std::string> said(const speech::Lexicon& language, const Messages& messages)
{
    std::vector<std::string> lines;
    for (const auto& message : messages)
        lines.push_back(language.say(message));
    return lines;
}

}  // namespace

FirstStart::FirstStart(std::optional<Profile> profile, std::optional<std::string> announce)
    : profile_{profile}, announce_{std::move(announce)}
{
}

std::vector<std::string> FirstStart::question(const speech::Lexicon& language) const
{
    return profile_ ? said(language, about_words) : said(language, about_profile);
}

std::optional<std::string> FirstStart::answer(const speech::Lexicon& language,
                                              std::string_view line,
                                              const std::string& own_language)
{
    const std::size_t most = profile_ ? about_words.size() - 1 : profile_names.size;
    const auto chosen = choice(line, most);
    if (!chosen)
        return language.say("first-wrong", {{"n", static_cast<int>(most)}});
    if (!profile_)
        profile_ = static_cast<Profile>(*chosen);
    else
        announce_ = *chosen == 0 ? "fide" : own_language;
    return std::nullopt;
}

}  // namespace client::player
