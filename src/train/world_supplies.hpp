// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/result.hpp"
#include "src/train/supplies.hpp"
#include "src/train/teller.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace CLI {
class App;
}  // namespace CLI

namespace client::train {

/// Which puzzles somebody wants, as it was written.
struct PuzzleOptions {
    std::string file;  ///< empty: our own
    std::vector<std::string> themes;
    std::string rating;
};
/// The options must outlive the parser.
void add_puzzle_options(CLI::App& parser, PuzzleOptions& options);

/// What questions are made of, from the disk: the puzzles, and the last game of the folder where
/// games are kept. Otherwise why there is none of it.
[[nodiscard]] rules::Result<Supplies, std::string>
world_supplies(const PuzzleOptions& options, const Teller& teller, std::filesystem::path kept);

}  // namespace client::train
