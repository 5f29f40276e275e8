// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace client::terminal {

/// Whether input and output are a terminal that can place its cursor. One that cannot would get
/// hundreds of blanks instead of a picture.
[[nodiscard]] bool terminal_can_be_screen();

/// As its description is called. Every terminal that calls itself xterm has 256 colours today,
/// though that description says eight.
[[nodiscard]] const char* kind_of_terminal();

/// By NO_COLOR, unless it is empty.
[[nodiscard]] bool wants_no_colour();

/// The locale of the environment. One that is not installed here, as is usual after ssh, is taken
/// at the word of its name.
void use_locale();

}  // namespace client::terminal
