// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/sentence.hpp"

#include "rules/move.hpp"
#include "speech/messages.hpp"
#include "speech/sentence_arguments.hpp"

#include <cstddef>
#include <optional>
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

/// O-O, 0-0-0, oo and the like.
std::optional<rules::Wing> castled(std::string_view text)
{
    const auto end = text.find_last_not_of("+#!?");
    std::size_t kings = 0;
    for (const char each : text.substr(0, end == std::string_view::npos ? 0 : end + 1))
        if (each == 'O' || each == 'o' || each == '0')
            ++kings;
        else if (each != '-')
            return std::nullopt;
    if (kings != 2 && kings != 3)
        return std::nullopt;
    return kings == 2 ? rules::Wing::short_side : rules::Wing::long_side;
}

}  // namespace

std::vector<Argument> arguments_for(std::string Word::*reader,
                                    std::initializer_list<SentencePart> parts)
{
    std::vector<Argument> arguments;
    for (const auto& part : parts)
        arguments.push_back(argument(part, reader));
    return arguments;
}

Word sentence(const Lexicon& lexicon, Message message, std::initializer_list<SentencePart> parts)
{
    return {lexicon.show(message, arguments_for(&Word::screen, parts)),
            lexicon.say(message, arguments_for(&Word::voice, parts))};
}

Word written(const Lexicon& lexicon, std::string_view text)
{
    const std::string shown{text};
    if (const auto wing = castled(text))
        return {shown, lexicon.move_words().castles.at(static_cast<std::size_t>(*wing)).voice};
    if (text == "--")
        return {shown, lexicon.move_words().passes.voice};
    if (text == "1-0")
        return {shown, lexicon.say("wins", {{"winner", "white"}})};
    if (text == "0-1")
        return {shown, lexicon.say("wins", {{"winner", "black"}})};
    if (text == "1/2-1/2" || text == "½-½")
        return {shown, lexicon.say("draw")};
    return {shown, shown};
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
    const auto joined = [](const std::string& one, const std::string& other) {
        return one + (one.ends_with('?') ? " " : ". ") + other;
    };
    return {joined(first.screen, second.screen), joined(first.voice, second.voice)};
}

std::vector<Word> told(const Lexicon& lexicon, std::vector<Word> sentences)
{
    if (lexicon.breadth() == Breadth::narrow || sentences.empty())
        return sentences;
    Word all = sentences.front();
    for (const auto& each : std::span{sentences}.subspan(1))
        all = after(all, each);
    return {std::move(all)};
}

}  // namespace speech
