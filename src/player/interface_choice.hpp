// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/player/options.hpp"
#include "src/screen/style.hpp"

#include <cstdint>

namespace client::player {

/// The interface that a player gets.
struct InterfaceChoice {
    Interface interface = Interface::line;
    bool line_instead = false;  ///< of a screen, which the terminal cannot be
};

/// As the options say, else by the profile, and as the terminal allows.
[[nodiscard]] InterfaceChoice choose_interface(const PlayerOptions& options, Profile profile);

/// Whoever hears or feels the screen is not to be disturbed by digits that change by themselves.
enum class Digits : std::uint8_t { stand, run };

[[nodiscard]] Digits digits_for(const PlayerOptions& options, Interface interface);

[[nodiscard]] screen::ScreenStyle style_of(const PlayerOptions& options, Profile profile);

/// The words for this terminal, with announcements in those of FIDE unless others are chosen.
[[nodiscard]] words::WordOptions words_at_terminal(const PlayerOptions& options, Profile profile);

/// A terminal without Unicode gets its words transcribed.
void fit_to_terminal(words::WordOptions& words);

}  // namespace client::player
