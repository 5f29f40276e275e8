// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/coordinates.hpp"
#include "rules/fen.hpp"
#include "rules/puzzle.hpp"

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

using namespace rules;

void demand(bool truth)
{
    if (!truth)
        std::abort();
}

void check_moves(const Puzzle& puzzle)
{
    demand(!puzzle.solution.empty() && puzzle.solution.size() % 2 == 1);
    demand(!puzzle.opponents_move || puzzle.position.is_legal(*puzzle.opponents_move));
    Position position = puzzle.asked();
    for (const Move move : puzzle.also_best)
        demand(position.is_legal(move));
    for (const Move move : puzzle.solution) {
        demand(position.is_legal(move));
        position.play_unchecked(move);
    }
}

/// What is written of a puzzle reads as the same one.
void check_written(const Puzzle& puzzle)
{
    const auto text = write_puzzle(puzzle);
    const auto again = read_puzzle(text);
    demand(again && *again);
    demand((*again)->position.same_as(puzzle.position));
    demand((*again)->id == puzzle.id && (*again)->themes == puzzle.themes);
    demand((*again)->opponents_move == puzzle.opponents_move);
    demand((*again)->solution == puzzle.solution && (*again)->also_best == puzzle.also_best);
    demand((*again)->rating == puzzle.rating && (*again)->mate_in == puzzle.mate_in);
    demand(write_puzzle(**again) == text);
}

/// A label tells the same as the whole puzzle does.
void check_label(std::string_view line, const Puzzle& puzzle)
{
    if (const auto label = puzzle_label(line); label && !label->themes.empty())
        demand(label->rating == puzzle.rating);
}

void check_line(std::string_view line)
{
    const auto read = read_puzzle(line, 7);
    if (!read)
        return;
    if (!*read) {
        demand(read->error().line == 7);
        demand(read->error().token.size() <= PuzzleError::max_token);
        return;
    }
    check_moves(**read);
    check_written(**read);
    check_label(line, **read);
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the fuzzer calls it by this name.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size)
{
    std::string_view text{reinterpret_cast<const char*>(bytes), size};
    check_line(text);
    while (!text.empty()) {
        const auto line = text.substr(0, text.find('\n'));
        check_line(line);
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return 0;
}
