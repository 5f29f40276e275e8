// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/puzzle_words.hpp"

#include "speech/enum_table.hpp"
#include "speech/messages.hpp"

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

std::string none_fits_words(const speech::Lexicon& language, std::string_view file)
{
    return language.say("puzzle-file", {{"file", file}, {"fault", std::string_view{"none"}}});
}

}  // namespace client::train
