// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/console/text_line.hpp"
#include "src/host/tidings.hpp"
#include "src/player/profile.hpp"
#include "src/words/chosen_words.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace client::host {

/// How many cells a text takes on a display: characters, not bytes.
[[nodiscard]] std::size_t cells(std::string_view text);

/// "12 Nf3", "12... e5"
[[nodiscard]] std::string
numbered_move(int number, const rules::MoveFacts& facts, rules::Letters letters);

/// Tidings as lines of text: whole sentences, or on a braille display as little as will do.
class LineText {
public:
    /// What decides must stand in so many cells where a display has no more than 20.
    static constexpr std::size_t first_cells = 18;

    LineText(words::ChosenWords& words, player::Profile profile, std::size_t width = 40)
        : words_{&words}, profile_{profile}, width_{width}
    {
    }

    [[nodiscard]] std::vector<console::TextLine> lines(const Tidings& tidings) const;
    [[nodiscard]] std::vector<console::TextLine> lines(const speech::Utterance& said) const;
    /// What decides must stand in so many cells: the rest of a line is for what is typed.
    [[nodiscard]] std::size_t room() const;
    /// Takes the newest line off to be the prompt, unless it is of a paper; on a braille display,
    /// which shows the end of a longer one, only if it is short enough, and else its beginning is.
    /// There must be a line.
    [[nodiscard]] std::string take_prompt(std::vector<console::TextLine>& lines) const;
    /// Lines no longer than the display, broken between words.
    [[nodiscard]] std::vector<std::string> broken(const std::string& text) const;

private:
    [[nodiscard]] std::vector<console::TextLine> lines(const Tiding& tiding) const;
    [[nodiscard]] std::string move_line(const tidings::Played& played) const;

    words::ChosenWords* words_;
    player::Profile profile_;
    std::size_t width_;
};

}  // namespace client::host
