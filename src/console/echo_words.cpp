// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/console/echo_words.hpp"

#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "src/commands/key_words.hpp"

namespace client::console {

namespace {

speech::Word name_of(const speech::Lexicon& lexicon, const Echo& echo)
{
    const auto key = keymaps::Key::parse(echo.text == " " ? "space" : echo.text);
    if (echo.kind == Echo::Kind::character && key)
        return client::commands::words_of(lexicon, *key);
    return {echo.text, echo.text};
}

}  // namespace

speech::Word words_of(const speech::Lexicon& lexicon, const Echo& echo)
{
    if (echo.kind == Echo::Kind::end)
        return sentence(lexicon, "line-end");
    auto name = name_of(lexicon, echo);
    return echo.removed ? sentence(lexicon, "key-deleted", {{"key", name}}) : name;
}

}  // namespace client::console
