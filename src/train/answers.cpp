// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/answers.hpp"

#include "rules/letters.hpp"
#include "speech/text.hpp"
#include "src/base/numbers.hpp"
#include "src/text/words.hpp"

#include <array>
#include <chrono>
#include <utility>

namespace client::train::answers {

namespace {

using speech::Meaning;

/// What the words mean in any language, without those that say nothing.
std::vector<Meaning> meanings(const Teller& teller, std::string_view text)
{
    const auto& vocabulary = teller.words().recogniser().vocabulary();
    auto found = vocabulary.meanings(speech::folded_words(text));
    if (!found)
        return {};
    std::erase_if(*found, [](const Meaning& each) { return each.kind == Meaning::Kind::link; });
    return *std::move(found);
}

/// The value of the one thing that was said, if it is of that kind.
std::optional<int> only(const Teller& teller, std::string_view text, Meaning::Kind kind)
{
    const auto said = meanings(teller, text);
    const bool fits = said.size() == 1 && said.front().kind == kind;
    return fits ? std::optional{int{said.front().value}} : std::nullopt;
}

/// The English word behind a word that commands of a game know.
std::optional<std::string_view> command_word(const Teller& teller,
                                             std::string_view text,
                                             std::initializer_list<std::string_view> wanted)
{
    const auto typed = speech::fold(text::Words{text}.rest());
    const auto& language = teller.language();
    for (const auto english : wanted) {
        if (typed == english)
            return english;
        for (const auto& [meaning, word] : language.command_words())
            if (meaning == english &&
                (typed == speech::fold(word) || typed == speech::fold(language.ascii(word))))
                return english;
    }
    return std::nullopt;
}

std::optional<rules::Role> role_of_letter(const Teller& teller, std::string_view text)
{
    const auto typed = speech::fold(text);
    for (const auto letters : {teller.words().letters(), rules::Letters::en})
        for (const auto role : rules::all_roles)
            if (typed == speech::fold(piece_letter(letters, {rules::Color::white, role})))
                return role;
    return std::nullopt;
}

}  // namespace

std::optional<std::vector<rules::Square>> squares(const Teller& teller, std::string_view text)
{
    const auto said = meanings(teller, text);
    std::vector<rules::Square> found;
    for (std::size_t i = 0; i + 1 < said.size(); i += 2) {
        if (said[i].kind != Meaning::Kind::file || said[i + 1].kind != Meaning::Kind::rank)
            return std::nullopt;
        found.emplace_back(static_cast<rules::File>(said[i].value),
                           static_cast<rules::Rank>(said[i + 1].value));
    }
    return found.empty() || said.size() % 2 != 0 ? std::nullopt : std::optional{std::move(found)};
}

std::optional<rules::Square> square(const Teller& teller, std::string_view text)
{
    const auto all = squares(teller, text);
    return all && all->size() == 1 ? std::optional{all->front()} : std::nullopt;
}

std::optional<rules::File> file(const Teller& teller, std::string_view text)
{
    const auto value = only(teller, text, Meaning::Kind::file);
    return value ? std::optional{static_cast<rules::File>(*value)} : std::nullopt;
}

std::optional<rules::Rank> rank(const Teller& teller, std::string_view text)
{
    const auto value = only(teller, text, Meaning::Kind::rank);
    return value ? std::optional{static_cast<rules::Rank>(*value)} : std::nullopt;
}

std::optional<rules::Role> role(const Teller& teller, std::string_view text)
{
    const auto value = only(teller, text, Meaning::Kind::role);
    return value ? std::optional{static_cast<rules::Role>(*value)} : role_of_letter(teller, text);
}

std::optional<rules::Color> color(const Teller& teller, std::string_view text)
{
    const auto word = command_word(teller, text, {"white", "black"});
    if (!word)
        return std::nullopt;
    return *word == "white" ? rules::Color::white : rules::Color::black;
}

std::optional<bool> yes_or_no(const Teller& teller, std::string_view text)
{
    const auto word = command_word(teller, text, {"yes", "no", "y", "n"});
    return word ? std::optional{word->front() == 'y'} : std::nullopt;
}

std::optional<int> number(const Teller& teller, std::string_view text)
{
    constexpr int most = 200;
    if (const auto digits = base::read_count(text); digits && *digits <= most)
        return digits;
    if (text.find_first_of("0123456789") != std::string_view::npos)
        return std::nullopt;
    const auto typed = speech::fold(text);
    for (int number = 0; number <= most; ++number)
        if (typed == speech::fold(teller.language().number_words(number, speech::Counted::plain)))
            return number;
    const auto rank = only(teller, text, Meaning::Kind::rank);  // in the words of announcements
    return rank ? std::optional{*rank + 1} : std::nullopt;
}

std::optional<rules::Duration> clock_time(std::string_view text)
{
    std::vector<int> parts;
    for (auto rest = text; parts.size() < 4;) {
        const auto colon = rest.find(':');
        const auto part = base::read_count(rest.substr(0, colon));
        if (!part || (!parts.empty() && *part > 59))
            return std::nullopt;
        parts.push_back(*part);
        if (colon == std::string_view::npos)
            break;
        rest.remove_prefix(colon + 1);
    }
    if (parts.size() == 1)
        return std::chrono::minutes{parts[0]};
    if (parts.size() == 2)
        return std::chrono::minutes{parts[0]} + std::chrono::seconds{parts[1]};
    if (parts.size() > 3)
        return std::nullopt;
    return std::chrono::hours{parts[0]} + std::chrono::minutes{parts[1]} +
           std::chrono::seconds{parts[2]};
}

rules::Result<speech::HeardMove, words::Misread>
move(const Teller& teller, const rules::Position& position, std::string_view text)
{
    return words::read_typed(teller.words(), position, text);
}

std::optional<std::string>
word(const Teller& teller, const speech::Chapter& chapter, std::string_view text)
{
    return teller.book(chapter).meaning(text::Words{text}.rest());
}

}  // namespace client::train::answers
