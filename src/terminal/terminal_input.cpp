// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/terminal/terminal_input.hpp"

#include <utility>

namespace client::terminal {

TerminalInput::TerminalInput(Loop& loop, Take take)
    : take_{std::make_shared<const Take>(std::move(take))}, reader_{[&loop,
                                                                     taker = std::weak_ptr{take_}](
                                                                        Came came) {
          loop.soon([taker, came = std::move(came)] {
              if (const auto alive = taker.lock())
                  (*alive)(came);
          });
      }}
{
}

}  // namespace client::terminal
