// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace client::terminal {

/// What a terminal sends for a key that has no character, and what key files call that key.
struct KeySequence {
    std::string_view bytes;
    std::string_view name;
};

/// Those of xterm and its kin, of the console of Linux, and of a number pad in its own mode,
/// whatever the description of the terminal says: arrows come as ESC [ A and as ESC O A.
inline constexpr std::array key_sequences{
    KeySequence{"\x1B[2~", "insert"},
    KeySequence{"\x1B[3~", "delete"},
    KeySequence{"\x1BOM", "enter"},
    KeySequence{"\x1BOP", "F1"},
    KeySequence{"\x1B[11~", "F1"},
    KeySequence{"\x1B[[A", "F1"},
    KeySequence{"\x1BOQ", "F2"},
    KeySequence{"\x1B[12~", "F2"},
    KeySequence{"\x1B[[B", "F2"},
    KeySequence{"\x1BOR", "F3"},
    KeySequence{"\x1B[13~", "F3"},
    KeySequence{"\x1B[[C", "F3"},
    KeySequence{"\x1BOS", "F4"},
    KeySequence{"\x1B[14~", "F4"},
    KeySequence{"\x1B[[D", "F4"},
    KeySequence{"\x1B[15~", "F5"},
    KeySequence{"\x1B[[E", "F5"},
    KeySequence{"\x1B[17~", "F6"},
    KeySequence{"\x1B[18~", "F7"},
    KeySequence{"\x1B[19~", "F8"},
    KeySequence{"\x1B[20~", "F9"},
    KeySequence{"\x1B[21~", "F10"},
    KeySequence{"\x1B[23~", "F11"},
    KeySequence{"\x1B[24~", "F12"},
    KeySequence{"\x1BOj", "*"},
    KeySequence{"\x1BOk", "+"},
    KeySequence{"\x1BOm", "-"},
    // From here on a line that is typed has a use of its own for them.
    KeySequence{"\x1B[A", "up"},
    KeySequence{"\x1BOA", "up"},
    KeySequence{"\x1B[B", "down"},
    KeySequence{"\x1BOB", "down"},
    KeySequence{"\x1B[C", "right"},
    KeySequence{"\x1BOC", "right"},
    KeySequence{"\x1B[D", "left"},
    KeySequence{"\x1BOD", "left"},
    KeySequence{"\x1B[H", "home"},
    KeySequence{"\x1BOH", "home"},
    KeySequence{"\x1B[1~", "home"},
    KeySequence{"\x1B[F", "end"},
    KeySequence{"\x1BOF", "end"},
    KeySequence{"\x1B[4~", "end"},
    KeySequence{"\x1B[E", "begin"},
    KeySequence{"\x1BOE", "begin"},
    KeySequence{"\x1B[G", "begin"},
    KeySequence{"\x1B[5~", "page-up"},
    KeySequence{"\x1B[6~", "page-down"},
    KeySequence{"\x1B[Z", "shift+tab"},
    KeySequence{"\x1B[1;2D", "shift+left"},
    KeySequence{"\x1B[1;2C", "shift+right"},
    KeySequence{"\x1B[1;2A", "shift+up"},
    KeySequence{"\x1B[1;2B", "shift+down"},
    KeySequence{"\x1B[1;5A", "ctrl+up"},
    KeySequence{"\x1B[1;5B", "ctrl+down"},
    KeySequence{"\x1B[1;5C", "ctrl+right"},
    KeySequence{"\x1B[1;5D", "ctrl+left"},
    KeySequence{"\x1BOn", "."},
    KeySequence{"\x1BOo", "/"},
    KeySequence{"\x1BOp", "0"},
    KeySequence{"\x1BOq", "1"},
    KeySequence{"\x1BOr", "2"},
    KeySequence{"\x1BOs", "3"},
    KeySequence{"\x1BOt", "4"},
    KeySequence{"\x1BOu", "5"},
    KeySequence{"\x1BOv", "6"},
    KeySequence{"\x1BOw", "7"},
    KeySequence{"\x1BOx", "8"},
    KeySequence{"\x1BOy", "9"},
};

/// The keys that mean the same while a line is typed.
inline constexpr std::span key_sequences_in_lines = std::span{key_sequences}.first<27>();
static_assert(key_sequences[key_sequences_in_lines.size() - 1].name == "-");

}  // namespace client::terminal
