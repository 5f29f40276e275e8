// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"
#include "src/braille/display.hpp"
#include "src/braille/form.hpp"
#include "src/commands/bound_keymap.hpp"
#include "src/console/console.hpp"

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace client::braille {

/// Makes the console that is also there without a display.
using MakeConsole = std::function<std::unique_ptr<console::Console>(console::ConsoleEvents events)>;

/// What is printed when the display is lost, when it is back, and for a routing key over no square.
struct DisplayWords {
    std::string lost;
    std::string back;
    std::string no_square;
};

/// The names in key maps of displays beside the player's commands: those that move the window, and
/// "pick".
[[nodiscard]] bool is_of_display(std::string_view command);

/// Lines on the terminal and on the braille display at once. Keys of the display are commands; a
/// routing key gives its command the square under it, or puts it into the line that is being typed.
/// While there is no display, the terminal is enough.
[[nodiscard]] std::unique_ptr<console::Console> with_display(terminal::Loop& loop,
                                                             console::ConsoleEvents events,
                                                             const MakeConsole& make,
                                                             commands::BoundKeymap keys,
                                                             DisplayWords words,
                                                             Display::Options options);

/// A console, and where brlapi is wanted at a terminal the display beside it.
[[nodiscard]] std::unique_ptr<console::Console> beside_display(terminal::Loop& loop,
                                                               console::ConsoleEvents events,
                                                               const MakeConsole& make,
                                                               Form form,
                                                               const speech::Lexicon& language,
                                                               commands::BoundKeymap display_keys);

/// The console of a line interface: cells print braille, everything else is text.
[[nodiscard]] std::unique_ptr<console::Console> line_console(terminal::Loop& loop,
                                                             console::ConsoleEvents events,
                                                             Form form,
                                                             const speech::Lexicon& language,
                                                             commands::BoundKeymap display_keys);

/// Lines as Unicode braille cells, in the literary braille of a language; text that has no cells
/// stays.
[[nodiscard]] std::unique_ptr<console::Console> in_cells(std::unique_ptr<console::Console> console,
                                                         std::string language);

}  // namespace client::braille
