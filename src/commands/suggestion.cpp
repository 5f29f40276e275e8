// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/commands/suggestion.hpp"

#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "speech/text.hpp"

namespace client::commands {

speech::Word
did_you_mean(const speech::Lexicon& language, std::string_view meant, const speech::Word& refusal)
{
    return speech::after(refusal, sentence(language, "did-you-mean", {{"command", meant}}));
}

speech::Word with_suggestion(const speech::Lexicon& language,
                             const CommandTable& table,
                             std::string_view line,
                             speech::Word refusal)
{
    const auto meant = table.suggestion(line);
    // A command that wants more than its name was typed rightly as far as it goes.
    const bool is_typed = meant && speech::folded_words(*meant) == speech::folded_words(line);
    return meant && !is_typed ? did_you_mean(language, *meant, refusal) : refusal;
}

}  // namespace client::commands
