// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/world_supplies.hpp"

#include "src/store/store.hpp"
#include "src/train/puzzle/sentences.hpp"
#include "src/train/puzzle_words.hpp"
#include "src/train/teller.hpp"

#include <CLI/CLI.hpp>

#include <utility>

namespace client::train {

namespace {

/// The main line of a score.
PlayedGame played(const rules::Score& score)
{
    PlayedGame game{score.initial(), {}};
    for (auto node = score.next(rules::NodeId::root); node; node = score.next(*node))
        game.moves.push_back(score.move(*node));
    return game;
}

std::optional<PlayedGame> last_game(const std::filesystem::path& kept)
{
    store::Store store{kept};
    const auto games = store.games();
    if (!games || games->empty())
        return std::nullopt;
    const auto saved = store.load(games->front().id);
    const auto score = saved ? store::score_of(saved->game, saved->head) : std::nullopt;
    auto game = score ? std::optional{played(*score)} : std::nullopt;
    return game && !game->moves.empty() ? game : std::nullopt;
}

/// What is wrong with a word, in a sentence of the puzzles.
std::string complaint(const Teller& teller, speech::Phrase phrase, std::string_view word)
{
    return teller.say(phrase, {{"word", word}}).screen;
}

rules::Result<PuzzleFilter, std::string> filter_of(const PuzzleOptions& options,
                                                   const Teller& teller)
{
    PuzzleFilter filter;
    for (const auto& theme : options.themes) {
        const auto known = theme_of(teller.language(), theme);
        if (!known)
            return rules::unexpected{complaint(teller, puzzle::sentence("theme-unknown"), theme)};
        filter.themes.emplace_back(*known);
    }
    if (options.rating.empty())
        return filter;
    const auto range = rating_range(options.rating);
    if (!range)
        return rules::unexpected{
            complaint(teller, puzzle::sentence("rating-unclear"), options.rating)};
    filter.lowest = range->lowest;
    filter.highest = range->highest;
    return filter;
}

}  // namespace

void add_puzzle_options(CLI::App& parser, PuzzleOptions& options)
{
    parser.add_option("--puzzles", options.file, "A file of puzzles, instead of our own")
        ->type_name("FILE");
    parser
        .add_option("--puzzle-theme", options.themes, "Only puzzles with this theme, such as fork")
        ->type_name("THEME");
    parser.add_option("--rating", options.rating, "Only puzzles this hard, such as 800-1200")
        ->type_name("LOW-HIGH");
}

rules::Result<Supplies, std::string>
world_supplies(const PuzzleOptions& options, const Teller& teller, std::filesystem::path kept)
{
    auto filter = filter_of(options, teller);
    if (!filter)
        return rules::unexpected{filter.error()};
    Supplies supplies;
    supplies.puzzles = std::make_shared<PuzzleShelf>(
        options.file.empty() ? supplies.puzzles->path() : options.file, *std::move(filter));
    supplies.last_game = [kept = std::move(kept)] { return last_game(kept); };
    const bool asked_for = !options.file.empty();
    const auto lack = asked_for ? supplies.puzzles->lack() : std::nullopt;
    if (lack && *lack != PuzzleLack{NoPuzzle::not_yet})
        return rules::unexpected{lack_words(teller.language(), *lack, options.file)};
    return supplies;
}

}  // namespace client::train
