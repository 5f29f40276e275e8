// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/console/echo_words.hpp"

#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "src/commands/key_words.hpp"

namespace client::console {

speech::Word words_of(const speech::Lexicon& lexicon, const Echo& echo)
{
    if (echo.kind == Echo::Kind::end)
        return sentence(lexicon, "line-end");
    const auto key = keymaps::Key::parse(echo.text == " " ? "space" : echo.text);
    if (echo.kind == Echo::Kind::character && key)
        return client::commands::words_of(lexicon, *key);
    return {echo.text, echo.text};
}

}  // namespace client::console
