// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/passage.hpp"

#include <utility>

namespace client::train {

namespace {

/// What ends a sentence that was spoken already, and blanks.
constexpr std::string_view unspoken = " .,;:()";

void add(Passage& passage, std::string_view text, Tongue tongue, const speech::Lexicon& language)
{
    if (!text.empty())
        passage.push_back(
            {tongue == Tongue::own ? language.in_script(text) : std::string{text}, tongue});
}

void replace(std::string& text, const speech::Word& word)
{
    if (word.screen == word.voice || word.screen.empty())
        return;
    for (auto at = text.find(word.screen); at != std::string::npos;
         at = text.find(word.screen, at + word.voice.size()))
        text.replace(at, word.screen.size(), word.voice);
}

/// As a synthesiser must be given them.
std::string voiced(std::string text, const speech::MoveWords& words)
{
    for (const auto& name : words.names)
        replace(text, name);
    for (const auto& castling : words.castles)
        replace(text, castling);
    replace(text, words.en_passant);
    return text;
}

std::string_view to_speak(std::string_view text)
{
    const auto begin = text.find_first_not_of(unspoken);
    return begin == std::string_view::npos ? std::string_view{} : text.substr(begin);
}

}  // namespace

std::optional<Passage> read_passage(std::string_view text, const speech::Lexicon& language)
{
    Passage passage;
    auto tongue = Tongue::own;
    while (true) {
        const auto sign = text.find_first_of("[]");
        add(passage, text.substr(0, sign), tongue, language);
        if (sign == std::string_view::npos)
            return tongue == Tongue::own ? std::optional{std::move(passage)} : std::nullopt;
        if ((text[sign] == '[') != (tongue == Tongue::own))
            return std::nullopt;
        tongue = text[sign] == '[' ? Tongue::announced : Tongue::own;
        text.remove_prefix(sign + 1);
    }
}

std::string shown(const Passage& passage, const Quotes& quotes)
{
    std::string text;
    for (const auto& phrase : passage)
        text +=
            phrase.tongue == Tongue::own ? phrase.text : quotes.begin + phrase.text + quotes.end;
    return text;
}

std::vector<speech::Utterance> spoken(const Passage& passage,
                                      const speech::Lexicon& language,
                                      const speech::Lexicon& announcements)
{
    std::vector<speech::Utterance> all;
    for (const auto& [text, tongue] : passage) {
        const bool own = tongue == Tongue::own;
        const std::string said{to_speak(text)};
        if (!said.empty())
            all.push_back({.screen = said,
                           .voice = own ? said : voiced(said, announcements.move_words()),
                           .language = own ? language.voice() : announcements.voice()});
    }
    return all;
}

}  // namespace client::train
