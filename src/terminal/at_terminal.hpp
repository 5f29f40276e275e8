// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace client::terminal {

/// Whether somebody sits there: both standard input and output are a terminal.
[[nodiscard]] bool is_at_terminal();
/// Heard where a terminal is written to, and nowhere else.
void ring_bell();

}  // namespace client::terminal
