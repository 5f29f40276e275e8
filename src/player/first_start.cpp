// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/player/first_start.hpp"

#include "speech/messages.hpp"
#include "src/text/words.hpp"

#include <array>
#include <span>
#include <utility>

namespace client::player {

namespace {

constexpr std::array<speech::Message, 5> about_profile{"first-how", "first-reader", "first-voice",
                                                       "first-braille", "first-sight"};
constexpr std::array<speech::Message, 3> about_words{"first-words", "first-fide", "first-own"};
/// The same in the order of their numbers, by the names of first-answers.
constexpr std::array<std::string_view, 4> profiles{"screen-reader", "voice", "braille", "sighted"};
constexpr std::array<std::string_view, 2> sources{"fide", "own"};

/// One of these, by its number from 1 or in words.
std::optional<std::size_t> choice(const speech::Lexicon& language,
                                  std::string_view line,
                                  std::span<const std::string_view> names)
{
    const auto word = text::Words{line}.rest();
    for (std::size_t i = 0; i < names.size(); ++i)
        if (word == std::to_string(i + 1) || means(language, names[i], line))
            return i;
    return std::nullopt;
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
    : profile_{profile}, announce_{std::move(announce)}, asks_profile_{!profile}
{
}

Aloud FirstStart::aloud() const
{
    if (!profile_)
        return Aloud::after_silence;
    return profile_ == Profile::voice ? Aloud::at_once : Aloud::never;
}

std::vector<std::string> FirstStart::question(const speech::Lexicon& language) const
{
    return profile_ ? said(language, about_words) : said(language, about_profile);
}

std::optional<std::string> FirstStart::answer(words::ChosenWords& words, std::string_view line)
{
    const auto& language = words.language();
    const auto names = profile_ ? std::span<const std::string_view>{sources} : profiles;
    const auto chosen = choice(language, line, names);
    if (!chosen)
        return language.say("first-wrong", {{"n", static_cast<int>(names.size())}});
    if (!profile_)
        profile_ = static_cast<Profile>(*chosen);
    else
        announce_ = *chosen == 0 ? "fide" : words.language_name();
    return std::nullopt;
}

void FirstStart::go_back()
{
    if (asks_profile_)
        profile_.reset();
}

}  // namespace client::player
