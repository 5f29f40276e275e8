// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/commands/suggestion.hpp"

#include "speech/messages.hpp"
#include "speech/sentence.hpp"

namespace client::commands {

speech::Word with_suggestion(const speech::Lexicon& language,
                             const CommandTable& table,
                             std::string_view line,
                             speech::Word refusal)
{
    const auto meant = table.suggestion(line);
    if (!meant)
        return refusal;
    const std::string_view command = *meant;
    return speech::after(refusal, sentence(language, "did-you-mean", {{"command", command}}));
}

}  // namespace client::commands
