// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/chapter.hpp"

#include <array>

namespace client::desk {

/// What is said at the desk of records, papers and boards: speech/words/desk.
inline constexpr std::array sentence_rows{
    speech::MessageRow{"not-exported", ""},
    speech::MessageRow{"exported-before", ""},
    speech::MessageRow{"filed", "number folder"},
    speech::MessageRow{"filed-without-papers", "number folder"},
    speech::MessageRow{"not-filed", ""},
    speech::MessageRow{"without-pdf", ""},
    speech::MessageRow{"set-half", "side"},
    speech::MessageRow{"record-changed", "lines"},
    speech::MessageRow{"record-unread", "lines"},
    speech::MessageRow{"envelope-open", ""},
    speech::MessageRow{"paper-sheet", "side"},
    speech::MessageRow{"paper-log", ""},
    speech::MessageRow{"paper-event", ""},
    speech::MessageRow{"paper-site", ""},
    speech::MessageRow{"paper-round", ""},
    speech::MessageRow{"paper-board", ""},
    speech::MessageRow{"paper-date", ""},
    speech::MessageRow{"paper-laws", ""},
    speech::MessageRow{"paper-kind", ""},
    speech::MessageRow{"paper-result", ""},
    speech::MessageRow{"paper-time", "side"},
    speech::MessageRow{"paper-number", ""},
    speech::MessageRow{"paper-arbiter", ""},
    speech::MessageRow{"tournament-yes", ""},
    speech::MessageRow{"tournament-no", ""},
    speech::MessageRow{"as-before", "value"},
    speech::MessageRow{"ask-tournament", ""},
    speech::MessageRow{"ask-arbiter-draws", ""},
    speech::MessageRow{"ask-default", ""},
    speech::MessageRow{"ask-guideline", ""},
    speech::MessageRow{"ask-points", ""},
    speech::MessageRow{"ask-event", ""},
    speech::MessageRow{"ask-site", ""},
    speech::MessageRow{"ask-round", ""},
    speech::MessageRow{"ask-board", ""},
    speech::MessageRow{"ask-title", "side"},
    speech::MessageRow{"ask-rating", "side"},
    speech::MessageRow{"ask-fide", "side"},
    speech::MessageRow{"help-name", ""},
    speech::MessageRow{"help-edition", ""},
    speech::MessageRow{"help-time", ""},
    speech::MessageRow{"help-tempo", ""},
    speech::MessageRow{"help-supervision", ""},
    speech::MessageRow{"help-impaired", ""},
    speech::MessageRow{"help-deaf", ""},
    speech::MessageRow{"help-assistant", ""},
    speech::MessageRow{"help-announce", ""},
    speech::MessageRow{"help-waiting", ""},
    speech::MessageRow{"help-draws", ""},
    speech::MessageRow{"help-tournament", ""},
    speech::MessageRow{"help-arbiter-draws", ""},
    speech::MessageRow{"help-default", ""},
    speech::MessageRow{"help-guideline", ""},
    speech::MessageRow{"help-points", ""},
    speech::MessageRow{"help-event", ""},
};
inline constexpr speech::Chapter sentences{"desk", sentence_rows};

[[nodiscard]] consteval speech::Phrase sentence(const char* name)
{
    return {sentences, name};
}

}  // namespace client::desk
