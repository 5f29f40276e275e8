// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace client::terminal {

/// Asks for short turns at the processor, for this thread and those that it starts: short ones come
/// sooner, so that a key does not wait until a busy program's long turn is over. Systems that do
/// not know them (Linux before 6.12) go on as they were.
void take_short_turns();

}  // namespace client::terminal
