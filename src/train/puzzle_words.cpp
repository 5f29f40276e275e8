// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/puzzle_words.hpp"

#include "speech/enum_table.hpp"
#include "speech/messages.hpp"
#include "speech/text.hpp"
#include "src/base/numbers.hpp"

#include <algorithm>

namespace client::train {

namespace {

using rules::PuzzleFault;

/// As the messages call them.
constexpr speech::EnumTable<std::string_view, PuzzleFault::packing_broken> faults{{{
    {PuzzleFault::columns_missing, "columns"},
    {PuzzleFault::position_malformed, "position"},
    {PuzzleFault::position_illegal, "unlawful"},
    {PuzzleFault::move_malformed, "move"},
    {PuzzleFault::move_illegal, "illegal"},
    {PuzzleFault::move_ambiguous, "ambiguous"},
    {PuzzleFault::solution_missing, "solution"},
    {PuzzleFault::rating_malformed, "rating"},
    {PuzzleFault::operation_unclosed, "unclosed"},
    {PuzzleFault::best_move_missing, "best"},
    {PuzzleFault::mate_malformed, "mate"},
    {PuzzleFault::line_too_long, "long"},
    {PuzzleFault::packing_broken, "packing"},
}}};
constexpr speech::EnumTable<std::string_view, PuzzleFileFault::no_puzzles> file_faults{{{
    {PuzzleFileFault::cannot_be_opened, "closed"},
    {PuzzleFileFault::not_a_file, "kind"},
    {PuzzleFileFault::damaged, "damaged"},
    {PuzzleFileFault::no_puzzles, "empty"},
}}};

}  // namespace

bool is_known_theme(std::string_view name)
{
    return std::ranges::find(known_themes, name) != known_themes.end();
}

std::string theme_words(const speech::Lexicon& language, std::string_view theme)
{
    return language.say("puzzle-theme", {{"theme", theme}});
}

std::string fault_words(const speech::Lexicon& language, const rules::PuzzleError& error)
{
    const auto line = std::to_string(error.line);
    return language.say("puzzle-broken", {{"line", std::string_view{line}},
                                          {"fault", faults[error.fault]},
                                          {"token", std::string_view{error.token}}});
}

std::string
fault_words(const speech::Lexicon& language, PuzzleFileFault fault, std::string_view file)
{
    return language.say("puzzle-file", {{"file", file}, {"fault", file_faults[fault]}});
}

std::string
lack_words(const speech::Lexicon& language, const PuzzleLack& lack, std::string_view file)
{
    if (const auto* const fault = std::get_if<PuzzleFileFault>(&lack))
        return fault_words(language, *fault, file);
    const bool unread = std::get<NoPuzzle>(lack) == NoPuzzle::not_yet;
    return language.say("puzzle-file",
                        {{"file", file}, {"fault", std::string_view{unread ? "unread" : "none"}}});
}

std::optional<std::string_view> theme_of(const speech::Lexicon& language, std::string_view typed)
{
    const auto wanted = speech::fold(typed);
    const auto* const found = std::ranges::find_if(known_themes, [&](std::string_view theme) {
        const auto name = theme_words(language, theme);
        return wanted == speech::fold(theme) || wanted == speech::fold(name) ||
               wanted == speech::fold(language.ascii(name));
    });
    return found != known_themes.end() ? std::optional{*found} : std::nullopt;
}

std::optional<RatingRange> rating_range(std::string_view typed)
{
    const auto dash = typed.find('-');
    const auto lowest = base::read_count(typed.substr(0, dash));
    const auto highest =
        dash == std::string_view::npos ? lowest : base::read_count(typed.substr(dash + 1));
    if (!lowest || !highest || *lowest > *highest || *highest > PuzzleFilter{}.highest)
        return std::nullopt;
    return RatingRange{*lowest, *highest};
}

}  // namespace client::train
