// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/chapter.hpp"
#include "speech/phrasebook.hpp"

#include <array>

namespace client::together {

/// What is said where several people sit at terminals of their own: speech/words/together.
inline constexpr std::array sentence_rows{
    speech::MessageRow{"waiting", ""},           speech::MessageRow{"nobody-opposite", ""},
    speech::MessageRow{"sits-opposite", "name"}, speech::MessageRow{"is-back", "name"},
    speech::MessageRow{"is-gone", "name"},       speech::MessageRow{"has-left", "name"},
    speech::MessageRow{"with", "name"},          speech::MessageRow{"watching", "name"},
    speech::MessageRow{"only-watches", ""},      speech::MessageRow{"only-there", ""},
    speech::MessageRow{"not-with-partner", ""},  speech::MessageRow{"undo-wished", "name"},
    speech::MessageRow{"undo-asked", "name"},    speech::MessageRow{"undo-refused", "name"},
    speech::MessageRow{"chat", "name text"},     speech::MessageRow{"chat-nothing", ""},
    speech::MessageRow{"chat-alone", ""},        speech::MessageRow{"chat-tournament", ""},
    speech::MessageRow{"none-waits", ""},        speech::MessageRow{"none-runs", ""},
    speech::MessageRow{"which", "names"},        speech::MessageRow{"which-watched", "names"},
    speech::MessageRow{"no-such", "name"},       speech::MessageRow{"door-closed", "folder"},
    speech::MessageRow{"parted-full", ""},       speech::MessageRow{"parted-role", ""},
    speech::MessageRow{"parted-tournament", ""}, speech::MessageRow{"parted-name", ""},
    speech::MessageRow{"parted-version", ""},    speech::MessageRow{"parted-not-understood", ""},
    speech::MessageRow{"parted-flood", ""},      speech::MessageRow{"parted-code", ""},
    speech::MessageRow{"parted-closed", ""},     speech::MessageRow{"host-gone", ""},
};
inline constexpr speech::Chapter sentences{"together", sentence_rows};

[[nodiscard]] consteval speech::Phrase sentence(const char* name)
{
    return {sentences, name};
}

/// The chapter in a language. The language must outlive it.
[[nodiscard]] speech::Phrasebook book_in(const speech::Lexicon& language);

}  // namespace client::together
