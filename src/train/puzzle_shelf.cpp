// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/puzzle_shelf.hpp"

#include "src/cli/places.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace client::train {

namespace {

/// Pieces of a file, some megabytes each, that are looked at for one question: a tenth of a second.
constexpr int pieces_a_question = 16;

struct Band {
    int lowest, highest;
};

/// The ratings of a level, where nobody has said which he wants.
constexpr std::array<Band, puzzle_levels> usual_bands{
    Band{0, 800}, Band{700, 1000}, Band{900, 1300}, Band{1200, 1700}, Band{1600, 9999}};

Band band(const PuzzleFilter& wanted, int level)
{
    if (wanted.lowest == PuzzleFilter{}.lowest && wanted.highest == PuzzleFilter{}.highest)
        return usual_bands.at(static_cast<std::size_t>(level - 1));
    const int step = (wanted.highest - wanted.lowest) / puzzle_levels;
    const int lowest = wanted.lowest + (level - 1) * step;
    return {lowest, level == puzzle_levels ? wanted.highest : lowest + step};
}

/// Of those that are wanted the ones for a level.
PuzzleFilter at_level(PuzzleFilter filter, int level, std::string_view theme)
{
    const auto [lowest, highest] = band(filter, level);
    filter.lowest = lowest;
    filter.highest = highest;
    if (filter.themes.empty() && !theme.empty())
        filter.themes.emplace_back(theme);
    return filter;
}

}  // namespace

PuzzleShelf::PuzzleShelf() : PuzzleShelf{cli::data_folder() / "puzzles" / "annabella.csv"} {}

PuzzleShelf::PuzzleShelf(std::string path, PuzzleFilter wanted)
    : path_{std::move(path)}, wanted_{std::move(wanted)}
{
}

rules::Result<rules::Puzzle, NoPuzzle> PuzzleShelf::find(Random& random, const PuzzleFilter& filter)
{
    if (std::exchange(looked_for_, filter) != filter)
        file_->leave_off();
    const auto chance = [&](std::uint64_t count) { return random.below_large(count); };
    for (int pieces = 1;; ++pieces) {
        auto puzzle = file_->draw(filter, chance);
        if (puzzle || puzzle.error() == NoPuzzle::none_fits || pieces == pieces_a_question)
            return puzzle;
    }
}

std::optional<PuzzleLack> PuzzleShelf::lack()
{
    if (last_)
        return std::nullopt;
    if (!file_) {
        auto file = PuzzleFile::open(path_);
        if (!file)
            return file.error();
        file_.emplace(*std::move(file));
    }
    Random any{1};
    auto found = find(any, wanted_);
    if (!found)
        return found.error();
    last_ = *std::move(found);
    return std::nullopt;
}

std::optional<PuzzleLack> PuzzleShelf::want(PuzzleFilter filter)
{
    auto before = std::exchange(wanted_, std::move(filter));
    auto last = std::exchange(last_, std::nullopt);
    auto lacking = lack();
    if (lacking) {
        wanted_ = std::move(before);
        last_ = std::move(last);
    }
    return lacking;
}

rules::Puzzle PuzzleShelf::draw(Random& random, int level, std::string_view theme)
{
    if (lack())
        return *last_;
    auto puzzle = find(random, at_level(wanted_, level, theme));
    if (!puzzle)
        puzzle = find(random, wanted_);
    const bool all_asked = !puzzle && puzzle.error() == NoPuzzle::none_fits;
    if (all_asked && !std::exchange(wanted_.done, {}).empty())
        puzzle = find(random, wanted_);
    if (puzzle)
        last_ = *std::move(puzzle);
    if (!last_->id.empty())
        wanted_.done.insert(last_->id);
    return *last_;
}

std::vector<rules::PuzzleError> PuzzleShelf::take_faults()
{
    return file_ ? file_->take_faults() : std::vector<rules::PuzzleError>{};
}

}  // namespace client::train
