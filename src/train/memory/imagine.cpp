// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/answers.hpp"
#include "src/train/memory/board_question.hpp"
#include "src/train/memory/drills.hpp"
#include "src/train/memory/sentences.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

/// A line in stretches: after each it is said whether it is set up on the board or kept in mind.
namespace client::train::memory {

namespace {

enum class Mark : std::uint8_t { set_up, keep };

/// Two moves, and what is done with them.
struct Stretch {
    static constexpr std::size_t plies = 2;

    Mark mark{};
};

class ImagineTask : public Task {
public:
    ImagineTask(HeardLine line, std::vector<Stretch> stretches, std::unique_ptr<Task> question)
        : line_{std::move(line)}, stretches_{std::move(stretches)}, question_{std::move(question)}
    {
    }

    /// The moves up to the next one that is set up, or to the question.
    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        Lines lines;
        if (at_ == 0)
            lines.push_back(teller.say(sentence("initial")));
        for (auto stretch = at_; stretch < due(); ++stretch)
            tell(teller, stretch, lines);
        if (setting_up())
            lines.push_back(teller.say(sentence("imagine-done")));
        else
            std::ranges::move(question_->asked(teller), std::back_inserter(lines));
        return lines;
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        if (!setting_up())
            return question_->judge(teller, answer);
        if (answers::word(teller, sentences, answer.text) != "ready")
            return Verdict::unclear({});
        at_ = due();
        return Verdict::step(teller.say(sentence("imagine-ready")));
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        return question_->solution(teller);
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        const auto set_up = std::ranges::count(stretches_, Mark::set_up, &Stretch::mark);
        std::vector<std::string> answers(static_cast<std::size_t>(set_up), "ready");
        std::ranges::move(question_->model(), std::back_inserter(answers));
        return answers;
    }
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
        return setting_up() ? teller.say(sentence("imagine-done")) : question_->expected(teller);
    }
    /// As it was last set up.
    [[nodiscard]] std::optional<rules::Placement> board() const override
    {
        return rules::Placement{line_.after(at_ * Stretch::plies)};
    }

private:
    /// One behind the next stretch that is set up; behind the last where there is none.
    [[nodiscard]] std::size_t due() const
    {
        for (auto stretch = at_; stretch < stretches_.size(); ++stretch)
            if (stretches_[stretch].mark == Mark::set_up)
                return stretch + 1;
        return stretches_.size();
    }
    [[nodiscard]] bool setting_up() const
    {
        return at_ < stretches_.size() && stretches_[due() - 1].mark == Mark::set_up;
    }
    void tell(const Teller& teller, std::size_t stretch, Lines& lines) const
    {
        const auto from = stretch * Stretch::plies;
        std::ranges::move(line_.told(teller, from, from + Stretch::plies),
                          std::back_inserter(lines));
        lines.push_back(teller.say(stretches_[stretch].mark == Mark::set_up
                                       ? sentence("imagine-set-up")
                                       : sentence("imagine-keep")));
    }

    HeardLine line_;
    std::vector<Stretch> stretches_;
    std::unique_ptr<Task> question_;
    std::size_t at_ = 0;  ///< stretches that are on the board
};

/// One is set up, and the last ones, as many as the level, are kept in mind; before them chance
/// has its way.
std::vector<Stretch> stretches(Random& random, int level)
{
    std::vector<Stretch> all;
    for (int i = 1; i < level; ++i)
        all.push_back({random.below(2) == 0 ? Mark::set_up : Mark::keep});
    all.push_back({Mark::set_up});
    all.insert(all.end(), static_cast<std::size_t>(level), {Mark::keep});
    return all;
}

}  // namespace

std::unique_ptr<Task> ask_imagine(const Occasion& occasion)
{
    auto& random = occasion.random;
    auto all = stretches(random, occasion.level);
    auto line = line_for_question(random, all.size() * Stretch::plies, occasion.item);
    auto question = question_about(line.end(), occasion.item, random);
    return std::make_unique<ImagineTask>(std::move(line), std::move(all), std::move(question));
}

}  // namespace client::train::memory
