// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/puzzle/drills.hpp"

#include "src/train/puzzle/puzzle_task.hpp"
#include "src/train/puzzle/sentences.hpp"
#include "src/train/puzzle_words.hpp"

#include <array>
#include <utility>

namespace client::train::puzzle {

Group group()
{
    static const std::array drills{
        Drill{.name = "puzzle",
              .instruction = sentence("instruction"),
              .ask = [](const Occasion& occasion) { return ask_puzzle(occasion, Board::seen); },
              .levels = puzzle_levels,
              .items = items(),
              .called = item,
              .lacking = lacking},
    };
    return {sentences, sentence("title"), drills};
}

std::optional<speech::Word> lacking(const Teller& teller, const Supplies& supplies)
{
    const auto lack = supplies.puzzles->lack();
    if (!lack)
        return std::nullopt;
    const auto why = lack_words(teller.language(), *lack, supplies.puzzles->path());
    return teller.say(sentence("file-lacks"), {{"why", std::string_view{why}}});
}

std::span<const std::string_view> items()
{
    return puzzle_kinds;
}

speech::Word item(const Teller& teller, std::string_view item)
{
    const auto name = theme_words(teller.language(), item);
    return {name, name};
}

std::unique_ptr<Task> ask_puzzle(const Occasion& occasion, Board board)
{
    return std::make_unique<PuzzleTask>(
        occasion.supplies.puzzles->draw(occasion.random, occasion.level, items()[occasion.item]),
        board);
}

}  // namespace client::train::puzzle
