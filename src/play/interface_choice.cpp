// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/interface_choice.hpp"

#include "src/line/console.hpp"
#include "src/terminal.hpp"
#include "src/terminal_kind.hpp"

#include <algorithm>

namespace client::play {

namespace {

bool wants_screen(const PlayOptions& options, Profile profile)
{
    const bool in_cells = options.braille == "cells" || options.braille == "brlapi";
    const bool by_profile = !in_cells && (profile == Profile::voice || profile == Profile::sighted);
    return is_at_terminal() && (options.ui ? *options.ui == "screen" : by_profile);
}

}  // namespace

InterfaceChoice choose_interface(const PlayOptions& options, Profile profile)
{
    const bool wanted = wants_screen(options, profile);
    if (wanted && terminal_can_be_screen())
        return {Interface::screen};
    return {Interface::line, wanted || (!is_at_terminal() && options.ui == "screen")};
}

screen::ScreenStyle style_of(const PlayOptions& options, Profile profile)
{
    using namespace screen;
    const auto* const theme = std::ranges::find(theme_names, options.theme);
    return {.layout = profile == Profile::sighted ? Layout::board : Layout::announcements,
            .theme = static_cast<Theme>(theme - theme_names.begin()),
            .board_size = options.board_size == "large" ? BoardSize::large : BoardSize::normal,
            .figures = options.figures == "letters" ? Figures::letters : Figures::figurines,
            .characters = options.words.ascii ? Characters::ascii : Characters::unicode,
            .review = profile == Profile::screen_reader ? Review::told : Review::facts};
}

void fit_to_terminal(tools::WordOptions& words)
{
    if (is_at_terminal() && !Terminal::has_unicode())
        words.ascii = true;
}

}  // namespace client::play
