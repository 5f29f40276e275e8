// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/puzzle.hpp"
#include "src/train/puzzle/drills.hpp"

#include <array>

namespace client::train::puzzle {

/// What puzzles are known or not known by, each from the others: themes of their files.
inline constexpr std::array<std::string_view, 10> puzzle_kinds{
    "mateIn1", "mateIn2",          "mateIn3",      "fork",      "pin",
    "skewer",  "discoveredAttack", "hangingPiece", "promotion", "endgame"};

/// A puzzle, move by move; the answers of the opponent are told.
class PuzzleTask : public Task {
public:
    PuzzleTask(rules::Puzzle puzzle, Board board);

    [[nodiscard]] Lines asked(const Teller& teller) const override;
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override;
    [[nodiscard]] Lines solution(const Teller& teller) const override;
    [[nodiscard]] std::vector<std::string> model() const override;
    [[nodiscard]] Lines hints(const Teller& teller) const override;
    [[nodiscard]] Lines explanation(const Teller& teller) const override;
    [[nodiscard]] speech::Word expected(const Teller& teller) const override;
    [[nodiscard]] std::optional<rules::Placement> board() const override;
    [[nodiscard]] std::string_view item() const override;

private:
    [[nodiscard]] rules::Move wanted() const { return puzzle_.solution.at(at_); }
    [[nodiscard]] bool solves(rules::Move move) const;
    [[nodiscard]] Verdict go_on(const Teller& teller);

    rules::Puzzle puzzle_;
    Board board_;
    rules::Position position_;
    std::size_t at_ = 0;  ///< moves of the solution that were made
};

}  // namespace client::train::puzzle
