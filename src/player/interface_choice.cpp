// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/player/interface_choice.hpp"

#include "src/console/console.hpp"
#include "src/screen/theme_file.hpp"
#include "src/terminal/at_terminal.hpp"
#include "src/terminal/terminal.hpp"
#include "src/terminal/terminal_kind.hpp"

namespace client::player {

namespace {

bool wants_screen(const PlayerOptions& options, Profile profile)
{
    using enum braille::Form;
    const bool in_cells = options.braille == cells || options.braille == brlapi;
    const bool by_profile = !in_cells && (profile == Profile::voice || profile == Profile::sighted);
    return terminal::is_at_terminal() &&
           (options.ui ? *options.ui == Interface::screen : by_profile);
}

}  // namespace

InterfaceChoice choose_interface(const PlayerOptions& options, Profile profile)
{
    const bool wanted = wants_screen(options, profile);
    if (wanted && terminal::terminal_can_be_screen())
        return {Interface::screen};
    return {Interface::line,
            wanted || (!terminal::is_at_terminal() && options.ui == Interface::screen)};
}

Digits digits_for(const PlayerOptions& options, Interface interface)
{
    const bool seen = !options.profile || profile_of(options) == Profile::sighted;
    return seen && interface == Interface::screen ? Digits::run : Digits::stand;
}

screen::ScreenStyle style_of(const PlayerOptions& options, Profile profile)
{
    using namespace screen;
    return {.layout = profile == Profile::sighted ? Layout::board : Layout::announcements,
            .theme = screen::named_theme(options.theme).theme,
            .board_size = options.board_size,
            .figures = options.figures,
            .characters = options.words.ascii ? Characters::ascii : Characters::unicode,
            .review = profile == Profile::screen_reader ? Review::told : Review::facts};
}

words::WordOptions words_at_terminal(const PlayerOptions& options, Profile profile)
{
    auto words = words_for(options, profile);
    fit_to_terminal(words);
    words.announce = options.announce.value_or("fide");
    return words;
}

void fit_to_terminal(words::WordOptions& words)
{
    if (terminal::is_at_terminal() && !terminal::Terminal::has_unicode())
        words.ascii = true;
}

}  // namespace client::player
