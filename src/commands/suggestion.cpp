// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/commands/suggestion.hpp"

#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "speech/text.hpp"
#include "src/text/words.hpp"

namespace client::commands {

namespace {

/// A command that wants more than its name was typed rightly as far as it goes.
std::optional<std::string> meant_name(const CommandTable& table, std::string_view line)
{
    auto meant = table.suggestion(line);
    const bool is_typed = meant && speech::folded_words(*meant) == speech::folded_words(line);
    return is_typed ? std::nullopt : meant;
}

}  // namespace

speech::Word
did_you_mean(const speech::Lexicon& language, std::string_view meant, const speech::Word& refusal)
{
    return speech::after(refusal, sentence(language, "did-you-mean", {{"command", meant}}));
}

std::optional<std::string> completed(const CommandTable& table, std::string_view line)
{
    const auto meant = meant_name(table, line);
    if (!meant)
        return std::nullopt;
    text::Words typed{line};
    for (text::Words name{*meant}; !name.empty(); static_cast<void>(name.next()))
        static_cast<void>(typed.next());
    auto whole = *meant + ' ' + std::string{typed.rest()};
    return !typed.empty() && table.knows(whole) ? whole : *meant;
}

speech::Word with_suggestion(const speech::Lexicon& language,
                             const CommandTable& table,
                             std::string_view line,
                             speech::Word refusal)
{
    const auto meant = meant_name(table, line);
    return meant ? did_you_mean(language, *meant, refusal) : refusal;
}

}  // namespace client::commands
