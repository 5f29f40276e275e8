// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/keymap.hpp"
#include "rules/letters.hpp"
#include "speech/lexicon.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace client::commands {

/// How many keys a command may have one after the other.
enum class Strokes : std::uint8_t { any, one };

/// Whose keys they are.
struct KeyUser {
    std::string_view usual;                    ///< the map that serves where there is no other
    keymaps::KnownCommand known;               ///< as long as who knows the commands lives
    std::span<const std::string_view> needed;  ///< commands that always have a key
    Strokes strokes = Strokes::any;
};

/// The key map of the option --keymap; its faults are told, and the rest is used. Letters that were
/// chosen for the pieces are also their keys.
[[nodiscard]] keymaps::Keymap chosen_keymap(std::string_view name,
                                            const KeyUser& user,
                                            std::optional<rules::Letters> letters,
                                            std::vector<keymaps::KeymapFault>& faults);

/// Which line of which file is not used, and why; fit for a terminal.
[[nodiscard]] std::string fault_words(const speech::Lexicon& lexicon,
                                      const keymaps::KeymapFault& fault);

}  // namespace client::commands
