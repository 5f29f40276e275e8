// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/chapter.hpp"

#include <array>

namespace client::round {

/// What is said of a round and its boards: speech/words/round.
inline constexpr std::array sentence_rows{
    speech::MessageRow{"begins", "round n"},
    speech::MessageRow{"how-to-go", "boards board"},
    speech::MessageRow{"board-line", "board white black state"},
    speech::MessageRow{"at-board", "board white black"},
    speech::MessageRow{"board-says", "board"},
    speech::MessageRow{"state-free", ""},
    speech::MessageRow{"state-asked", ""},
    speech::MessageRow{"state-ready", ""},
    speech::MessageRow{"state-moves", "number side"},
    speech::MessageRow{"state-stopped", "number side"},
    speech::MessageRow{"state-left", "n"},
    speech::MessageRow{"clocks", "white black"},
    speech::MessageRow{"idle-line", "player kind"},
    speech::MessageRow{"no-such-board", "board boards"},
    speech::MessageRow{"not-at-board", "board"},
    speech::MessageRow{"result-kept", "board score"},
    speech::MessageRow{"result-gone", "board"},
    speech::MessageRow{"result-at-desk", "board"},
    speech::MessageRow{"results-none", ""},
    speech::MessageRow{"results-written", "file n"},
    speech::MessageRow{"results-lack", "boards"},
    speech::MessageRow{"no-such-round", "round"},
    speech::MessageRow{"clocks-run", "boards"},
    speech::MessageRow{"quit", "running"},
    speech::MessageRow{"papers", "board folder"},
    speech::MessageRow{"papers-not", "board folder"},
    speech::MessageRow{"record-not", "file"},
    speech::MessageRow{"fault-line", "line"},
    speech::MessageRow{"fault-line-round", "line round"},
    speech::MessageRow{"fault-no-text", ""},
    speech::MessageRow{"fault-no-number", "what"},
    speech::MessageRow{"fault-number-twice", "what"},
    speech::MessageRow{"fault-points", "what"},
    speech::MessageRow{"fault-entry", "what"},
    speech::MessageRow{"fault-opponent", "what"},
    speech::MessageRow{"fault-himself", ""},
    speech::MessageRow{"fault-disagree", "what"},
    speech::MessageRow{"fault-colours", "what"},
    speech::MessageRow{"fault-results", "what"},
    speech::MessageRow{"fault-quote", ""},
    speech::MessageRow{"fault-sides", ""},
    speech::MessageRow{"fault-player", "what"},
    speech::MessageRow{"fault-player-twice", "what"},
    speech::MessageRow{"fault-board", "what"},
    speech::MessageRow{"fault-result", "what"},
    speech::MessageRow{"fault-other-round", "what"},
    speech::MessageRow{"more-faults", "n"},
    speech::MessageRow{"folder-unread", "folder"},
    speech::MessageRow{"folder-empty", "folder"},
    speech::MessageRow{"folder-several", "folder files"},
    speech::MessageRow{"file-unread", "file"},
    speech::MessageRow{"no-open-round", "file"},
    speech::MessageRow{"no-boards", "file round"},
};
inline constexpr speech::Chapter sentences{"round", sentence_rows};

[[nodiscard]] consteval speech::Phrase sentence(const char* name)
{
    return {sentences, name};
}

}  // namespace client::round
