// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/puzzle_filter.hpp"
#include "src/train/puzzle_lines.hpp"

#include <optional>

namespace client::train {

/// Why no puzzle was drawn: not yet, when there is more of the file to look at.
enum class NoPuzzle : std::uint8_t { not_yet, none_fits };

/// A file of puzzles, of which there may be millions: one is drawn by chance, and the file is
/// neither read nor kept as a whole. It begins somewhere and looks on from there, round the end of
/// the file, until a puzzle fits.
class PuzzleFile {
public:
    [[nodiscard]] static rules::Result<PuzzleFile, PuzzleFileFault> open(const std::string& path);

    /// Looks at no more than a few megabytes. After "not yet" the same filter goes on.
    [[nodiscard]] rules::Result<rules::Puzzle, NoPuzzle> draw(const PuzzleFilter& filter,
                                                              const Chance& chance);
    /// A drawing that goes on is not wanted any more: the next one begins somewhere else.
    void leave_off() { begun_at_.reset(); }
    /// Lines that would have been drawn but are broken, since this was last asked; some, of many.
    [[nodiscard]] std::vector<rules::PuzzleError> take_faults();

    /// From the first line to the last, each with what it holds; those that hold nothing are left
    /// out. Begins anew after the end.
    [[nodiscard]] rules::PuzzleLine next();

private:
    using Lines = std::span<const std::string_view>;

    explicit PuzzleFile(PuzzleLines lines) : lines_{std::move(lines)} {}

    [[nodiscard]] bool holds_puzzles();
    void begin_drawing(const Chance& chance);
    /// The lines to look at next; goes on at the beginning of the file where it ends.
    [[nodiscard]] Lines lines_of_round();
    [[nodiscard]] bool is_round_over() const;
    [[nodiscard]] std::optional<rules::Puzzle>
    draw_from(Lines lines, const PuzzleFilter& filter, const Chance& chance);
    [[nodiscard]] std::optional<rules::Puzzle> read(Lines lines, std::size_t line);
    void keep(const rules::PuzzleError& fault);
    void note_damage();

    PuzzleLines lines_;
    std::vector<rules::PuzzleError> faults_;  ///< a line once, however often it was drawn
    std::size_t faults_taken_ = 0;
    bool damage_noted_ = false;

    std::optional<std::uint64_t> begun_at_;  ///< where a drawing that goes on began
    bool round_the_end_ = false;

    Lines sequence_;  ///< of the lines that next() gives out, those to come
    std::size_t sequence_line_ = 0;
    bool in_sequence_ = false;
};

}  // namespace client::train
