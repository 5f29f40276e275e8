// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/annotation.hpp"
#include "rules/instant.hpp"
#include "speech/announcer.hpp"
#include "speech/enum_names.hpp"
#include "speech/phrasebook.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace client::words {

/// As options and typed commands have them.
inline constexpr speech::EnumNames<rules::MarkColor::blue> mark_color_names{{{
    {rules::MarkColor::red, "red"},
    {rules::MarkColor::yellow, "yellow"},
    {rules::MarkColor::green, "green"},
    {rules::MarkColor::blue, "blue"},
}}};

/// "e5", "e5=red": green without a colour, as most programs have it.
[[nodiscard]] std::optional<rules::SquareMark> read_mark(std::string_view text);
/// "e2e4", "e2e4=green".
[[nodiscard]] std::optional<rules::Arrow> read_arrow(std::string_view text);

/// What is drawn and written beside the moves of a game, in words. The announcer says squares; its
/// lexicon must outlive this.
class MarkWords {
public:
    explicit MarkWords(const speech::Announcer& announcer);

    /// "e5 marked red"
    [[nodiscard]] speech::Word mark(const rules::SquareMark& mark) const;
    /// "arrow f3 to e5"
    [[nodiscard]] speech::Word arrow(const rules::Arrow& arrow) const;
    /// Arrows, then squares; none where nothing is marked.
    [[nodiscard]] std::vector<speech::Word> marks(const rules::Marks& marks) const;
    /// What an engine thought, what the clock showed and what time the move took.
    [[nodiscard]] std::vector<speech::Word> measures(std::string_view comment) const;

    /// "Chess diagram, White to move"
    [[nodiscard]] std::string title(rules::Color turn) const;
    /// "white knight e4"
    [[nodiscard]] std::string piece(rules::Square square, rules::Piece piece) const;
    [[nodiscard]] std::string no_mark(std::string_view text) const;
    [[nodiscard]] std::string no_arrow(std::string_view text) const;
    [[nodiscard]] std::string needs_file() const;

private:
    speech::Announcer announcer_;
    speech::Phrasebook book_;
};

}  // namespace client::words
