// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/memory/board_question.hpp"
#include "src/train/memory/drills.hpp"
#include "src/train/memory/sentences.hpp"

#include <iterator>
#include <utility>

/// Moves from the initial position, and behind them a question about the board they lead to.
namespace client::train::memory {

namespace {

class FollowTask : public Task {
public:
    FollowTask(HeardLine line, std::unique_ptr<Task> question)
        : line_{std::move(line)}, question_{std::move(question)}
    {
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        Lines lines{teller.say(sentence("initial"))};
        std::ranges::move(line_.told(teller), std::back_inserter(lines));
        std::ranges::move(question_->asked(teller), std::back_inserter(lines));
        return lines;
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        return question_->judge(teller, answer);
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        return question_->solution(teller);
    }
    [[nodiscard]] std::vector<std::string> model() const override { return question_->model(); }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        return question_->hints(teller);
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return question_->explanation(teller);
    }
    [[nodiscard]] speech::Word expected(const Teller& teller) const override
    {
        return question_->expected(teller);
    }

private:
    HeardLine line_;
    std::unique_ptr<Task> question_;
};

}  // namespace

/// Two moves more with each level.
std::unique_ptr<Task> ask_follow(const Occasion& occasion)
{
    auto& random = occasion.random;
    const auto plies = static_cast<std::size_t>(2 + 2 * occasion.level);
    auto line = line_for_question(random, plies, occasion.item);
    auto question = question_about(line.end(), occasion.item, random);
    return std::make_unique<FollowTask>(std::move(line), std::move(question));
}

}  // namespace client::train::memory
