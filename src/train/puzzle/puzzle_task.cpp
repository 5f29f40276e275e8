// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/puzzle/puzzle_task.hpp"

#include "rules/san.hpp"
#include "speech/names.hpp"
#include "src/train/answers.hpp"
#include "src/train/puzzle/sentences.hpp"
#include "src/train/puzzle/wrong_move.hpp"
#include "src/train/puzzle_words.hpp"
#include "src/train/sentences.hpp"

#include <algorithm>
#include <utility>

namespace client::train::puzzle {

namespace {

using rules::Move;
using rules::Position;

/// The moves of the solver that are left, the one asked for among them; none: nobody has counted.
std::optional<int> moves_to_mate(const rules::Puzzle& puzzle, std::size_t made)
{
    if (!puzzle.mate_in)
        return std::nullopt;
    return *puzzle.mate_in - static_cast<int>(made / 2);
}

std::string_view side(const Position& position)
{
    return speech::side_names[position.turn()];
}

}  // namespace

PuzzleTask::PuzzleTask(rules::Puzzle puzzle, Board board)
    : puzzle_{std::move(puzzle)}, board_{board}, position_{puzzle_.asked()}
{
}

Lines PuzzleTask::asked(const Teller& teller) const
{
    if (at_ > 0) {
        const auto before = puzzle_.position_before(at_ - 1);
        return {teller.say(sentence("reply"),
                           {{"move", teller.move(before, puzzle_.solution[at_ - 1])}})};
    }
    auto lines = teller.pieces(position_.board());
    if (puzzle_.opponents_move)
        lines.push_back(
            teller.say(sentence("played"),
                       {{"side", side(puzzle_.position)},
                        {"move", teller.move(puzzle_.position, *puzzle_.opponents_move)}}));
    const auto mate = moves_to_mate(puzzle_, at_);
    lines.push_back(
        mate ? teller.say(sentence("ask-mate"), {{"side", side(position_)}, {"n", *mate}})
             : teller.say(sentence("ask-best"), {{"side", side(position_)}}));
    return lines;
}

Verdict PuzzleTask::judge(const Teller& teller, const Answer& answer)
{
    const auto heard = answers::move(teller, position_, answer.text);
    if (!heard && !words::cause_of(heard.error()))
        return Verdict::unclear({});
    if (!heard)
        return Verdict::retry(
            teller.say(sentence("illegal"),
                       {{"why", words::why(teller.language(), position_, heard.error())}}));
    if (position_.after_unchecked(heard->move).is_mate())
        return Verdict::right(teller.say(train::sentence("right")));
    if (!solves(heard->move))
        return Verdict::retry(
            why_wrong(teller, position_, heard->move, moves_to_mate(puzzle_, at_)));
    return go_on(teller);
}

bool PuzzleTask::solves(Move move) const
{
    return move == wanted() ||
           (at_ == 0 && std::ranges::find(puzzle_.also_best, move) != puzzle_.also_best.end());
}

Verdict PuzzleTask::go_on(const Teller& teller)
{
    auto right = teller.say(train::sentence("right"));
    if (at_ + 1 >= puzzle_.solution.size())
        return Verdict::right(std::move(right));
    at_ += 2;
    position_ = puzzle_.position_before(at_);
    return Verdict::step(std::move(right));
}

Lines PuzzleTask::solution(const Teller& teller) const
{
    Lines moves;
    for (auto at = at_; at < puzzle_.solution.size(); ++at)
        moves.push_back(teller.move(puzzle_.position_before(at), puzzle_.solution[at]));
    return {teller.say(sentence("solution"), {{"moves", speech::listed(moves)}})};
}

std::vector<std::string> PuzzleTask::model() const
{
    std::vector<std::string> moves;
    for (std::size_t at = 0; at < puzzle_.solution.size(); at += 2)
        moves.push_back(write_san(puzzle_.position_before(at), puzzle_.solution[at]));
    return moves;
}

Lines PuzzleTask::hints(const Teller& teller) const
{
    const auto facts = move_facts(position_, wanted());
    return {teller.say(sentence("hint-piece"), {{"piece", teller.role(facts.role)}}),
            teller.say(sentence("hint-square"), {{"square", teller.square(facts.to)}})};
}

Lines PuzzleTask::explanation(const Teller& teller) const
{
    Lines themes;
    for (const auto& theme : puzzle_.themes)
        themes.push_back(puzzle::item(teller, theme));
    Lines lines{themes.empty()
                    ? teller.say(sentence("about-nothing"))
                    : teller.say(sentence("about"), {{"themes", speech::listed(themes)}})};
    if (puzzle_.mate_in)
        std::ranges::move(teller.law("5.1.1"), std::back_inserter(lines));
    return lines;
}

speech::Word PuzzleTask::expected(const Teller& teller) const
{
    return teller.say(sentence("expected"));
}

std::optional<rules::Placement> PuzzleTask::board() const
{
    return board_ == Board::seen ? std::optional{rules::Placement{position_}} : std::nullopt;
}

std::string_view PuzzleTask::item() const
{
    const auto* const kind = std::ranges::find_if(
        puzzle_kinds, [&](std::string_view each) { return puzzle_.has_theme(each); });
    return kind != puzzle_kinds.end() ? *kind : std::string_view{};
}

}  // namespace client::train::puzzle
