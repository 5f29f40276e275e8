// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/sentence.hpp"

#include <vector>

namespace speech {

namespace {

Argument argument(const SentencePart& part, std::string Word::*reader)
{
    if (const auto* const word = std::get_if<Word>(&part.value))
        return {part.name, std::string_view{word->*reader}};
    if (const auto* const number = std::get_if<int>(&part.value))
        return {part.name, *number};
    return {part.name, std::get<std::string_view>(part.value)};
}

std::string text_for(std::string Word::*reader,
                     const Lexicon& lexicon,
                     Message message,
                     std::initializer_list<SentencePart> parts)
{
    std::vector<Argument> arguments;
    for (const auto& part : parts)
        arguments.push_back(argument(part, reader));
    return lexicon.say(message, arguments);
}

}  // namespace

Word sentence(const Lexicon& lexicon, Message message, std::initializer_list<SentencePart> parts)
{
    return {text_for(&Word::screen, lexicon, message, parts),
            text_for(&Word::voice, lexicon, message, parts)};
}

Word listed(std::span<const Word> words)
{
    Word all;
    for (const auto& word : words) {
        all.screen += (all.screen.empty() ? "" : ", ") + word.screen;
        all.voice += (all.voice.empty() ? "" : ", ") + word.voice;
    }
    return all;
}

Word after(const Word& first, const Word& second)
{
    return {first.screen + ". " + second.screen, first.voice + ". " + second.voice};
}

}  // namespace speech
