// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/move_facts.hpp"
#include "rules/score.hpp"

#include <optional>
#include <string>
#include <vector>

namespace client::read {

/// Where somebody is in a written game: behind the move that was told last, in the main line or in
/// a variation. What moves it answers whether it could.
class PlaceInGame {
public:
    explicit PlaceInGame(rules::Score score) : score_{std::move(score)} {}

    [[nodiscard]] const rules::Score& score() const { return score_; }
    [[nodiscard]] rules::NodeId at() const { return at_; }
    [[nodiscard]] bool at_start() const { return at_ == rules::NodeId::root; }
    [[nodiscard]] rules::Position position() const { return score_.position_at(at_); }
    /// The last move; there must be one.
    [[nodiscard]] rules::MoveFacts last() const;
    /// The number of the last move.
    [[nodiscard]] int number() const;
    /// In which the last move was made; there must be one.
    [[nodiscard]] rules::Position before() const
    {
        return score_.position_at(*score_.previous(at_));
    }
    /// From the beginning of the game to here.
    [[nodiscard]] std::vector<rules::Move> moves() const;
    [[nodiscard]] bool in_variation() const { return branch().has_value(); }
    /// The first move of the variation; none in the main line.
    [[nodiscard]] std::optional<rules::NodeId> branch() const;
    /// Which one of those that were tried there it is, counted from 1.
    struct Variation {
        std::size_t which = 0;
        std::size_t count = 0;
        int depth = 0;  ///< 1: out of the main line

        bool operator==(const Variation&) const = default;
    };
    [[nodiscard]] std::optional<Variation> variation() const;

    bool forward();
    bool back();
    /// As the game is written: behind a move what else was tried, each to its end, and then on.
    bool onward();
    void start() { at_ = rules::NodeId::root; }
    void end();
    /// To a move of the main line, by its number and side.
    bool go_to(int number, rules::Color side);
    /// To the move that follows here, in the main line or a variation.
    bool follow(rules::Move move);

    /// What else was tried instead of the last move, as moves of the score.
    [[nodiscard]] std::vector<rules::NodeId> others() const;
    [[nodiscard]] rules::MoveFacts facts_of(rules::NodeId node) const;
    /// Into the variation of that number, counted from 1.
    bool enter(std::size_t number);
    /// Into the variation that begins with that move.
    bool enter(rules::Move move);
    /// Into the next variation, and behind the last one to the main move again.
    bool enter_next();
    /// Out of the variation: to the move that it would replace.
    bool leave();

private:
    [[nodiscard]] std::vector<rules::NodeId> tried_after(rules::NodeId node) const;
    bool go_to_one_of(const std::vector<rules::NodeId>& tried, rules::Move move);
    [[nodiscard]] std::optional<rules::NodeId> branch_of(rules::NodeId node) const;
    [[nodiscard]] std::optional<rules::NodeId> behind_line(rules::NodeId last) const;

    rules::Score score_;
    rules::NodeId at_ = rules::NodeId::root;
};

/// A comment without what is meant for programs: [%clk 0:01:02].
[[nodiscard]] std::string plain_comment(std::string_view comment);

}  // namespace client::read
