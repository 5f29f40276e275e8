// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/puzzle_file.hpp"
#include "src/train/random.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace client::train {

/// Why there is no puzzle to ask.
using PuzzleLack = std::variant<PuzzleFileFault, NoPuzzle>;

/// Puzzles as somebody wants them, one after the other. The file is opened when it is needed, and
/// of a large one only so much is looked at in one go that nobody waits.
class PuzzleShelf {
public:
    /// Our own puzzles.
    PuzzleShelf();
    explicit PuzzleShelf(std::string path, PuzzleFilter wanted = {});

    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] const PuzzleFilter& wanted() const { return wanted_; }
    /// From now on those; where there are none such, or none yet, it stays as it was. Whoever wants
    /// the same once more has the file looked at further on.
    [[nodiscard]] std::optional<PuzzleLack> want(PuzzleFilter filter);
    [[nodiscard]] std::optional<PuzzleLack> lack();

    /// One that nothing else is lacking for: as hard as the level and of that theme if there are
    /// such, and none a second time before all have been asked.
    [[nodiscard]] rules::Puzzle draw(Random& random, int level, std::string_view theme);
    /// Lines that were left out since this was last asked.
    [[nodiscard]] std::vector<rules::PuzzleError> take_faults();

private:
    [[nodiscard]] rules::Result<rules::Puzzle, NoPuzzle> find(Random& random,
                                                              const PuzzleFilter& filter);

    std::string path_;
    PuzzleFilter wanted_;
    std::optional<PuzzleFile> file_;
    PuzzleFilter looked_for_;  ///< last, perhaps not to the end of the file
    std::optional<rules::Puzzle> last_;
};

/// How many levels of puzzles there are.
inline constexpr int puzzle_levels = 5;

}  // namespace client::train
