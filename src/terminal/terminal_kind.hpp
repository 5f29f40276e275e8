// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace client::terminal {

/// Whether input and output are a terminal that can place its cursor. One that cannot would get
/// hundreds of blanks instead of a picture.
[[nodiscard]] bool terminal_can_be_screen();

}  // namespace client::terminal
