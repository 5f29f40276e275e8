// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/letters.hpp"
#include "speech/announcer.hpp"

#include <string_view>

namespace speech {

/// What somebody wrote, as `written` has it; and if it has the form of a move, whatever the
/// position, a voice gets the words of that move.
[[nodiscard]] Word
written_move(const Announcer& announcer, std::string_view text, rules::Letters letters);

}  // namespace speech
