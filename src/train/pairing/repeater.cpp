// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/answers.hpp"
#include "src/train/pairing/drills.hpp"
#include "src/train/pairing/lines.hpp"
#include "src/train/pairing/sentences.hpp"
#include "src/train/sentences.hpp"

#include <array>

/// Announced moves are repeated, and then carried out on the own board (Article D.2.1).
namespace client::train::pairing {

namespace {

using rules::Square;
using speech::Word;

constexpr std::array<std::string_view, 2> places{"start", "board"};

/// From where to where pieces go: in castling the king, then the rook.
std::vector<Square> execution(const Step& step)
{
    const auto facts = step.facts();
    std::vector<Square> squares{facts.from, facts.to};
    if (facts.castling) {
        squares.push_back(step.move.to());
        squares.push_back(rook_target(*facts.castling, facts.from.rank()));
    }
    return squares;
}

class RepeaterTask : public Task {
public:
    RepeaterTask(std::vector<Step> steps, std::string_view place)
        : steps_{std::move(steps)}, place_{place}
    {
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        if (at_ == 0 && repeating())
            return heard_moves(teller);
        const auto number = teller.number(static_cast<int>(at_) + 1);
        return {teller.say(repeating() ? sentence("repeater-next") : sentence("repeater-execute"),
                           {{"number", number}})};
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        return repeating() ? judge_repetition(teller, answer.text)
                           : judge_execution(teller, answer.text);
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        Lines lines;
        for (const auto& step : steps_)
            lines.push_back(teller.say(sentence("repeater-solution"),
                                       {{"words", announced(teller, step)},
                                        {"squares", teller.squares(execution(step))}}));
        return lines;
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        std::vector<std::string> answers;
        for (const auto& step : steps_)
            answers.push_back(in_english(step));
        for (const auto& step : steps_) {
            answers.emplace_back();
            for (const auto square : execution(step))
                answers.back() += square.name() + " ";
        }
        return answers;
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        const auto facts = steps_.at(at_).facts();
        return {
            teller.say(sentence("repeater-hint-piece"), {{"piece", teller.role(facts.role)}}),
            teller.say(sentence("repeater-hint-square"), {{"square", teller.square(facts.to)}})};
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return teller.law("D.2.1");
    }
    [[nodiscard]] Word expected(const Teller& teller) const override
    {
        return teller.say(repeating() ? sentence("repeater-expected-move")
                                      : sentence("repeater-expected-squares"));
    }
    [[nodiscard]] std::optional<rules::Placement> board() const override
    {
        return rules::Placement{steps_.front().before};
    }

private:
    [[nodiscard]] bool repeating() const { return repeating_; }
    [[nodiscard]] Lines heard_moves(const Teller& teller) const
    {
        Lines lines{teller.say(sentence("repeater-place"), {{"place", place_}})};
        for (const auto& step : steps_)
            lines.push_back(announced(teller, step));
        lines.push_back(
            teller.say(sentence("repeater-repeat"), {{"n", static_cast<int>(steps_.size())}}));
        return lines;
    }
    [[nodiscard]] Verdict judge_repetition(const Teller& teller, std::string_view text)
    {
        const auto& step = steps_.at(at_);
        const auto heard = answers::move(teller, step.before, text);
        if (!heard && (words::is_nonsense(heard.error()) || words::names_no_square(heard.error())))
            return Verdict::unclear({});
        if (!heard)
            return Verdict::retry(teller.say(sentence("repeater-no-move")));
        if (heard->move != step.move)
            return Verdict::retry(teller.say(sentence("repeater-other-move"),
                                             {{"move", teller.move(step.before, heard->move)}}));
        return go_on(teller);
    }
    [[nodiscard]] Verdict judge_execution(const Teller& teller, std::string_view text)
    {
        const auto squares = answers::squares(teller, text);
        if (!squares || squares->size() > 4)
            return Verdict::unclear({});
        const auto wanted = execution(steps_.at(at_));
        if (*squares == wanted)
            return go_on(teller);
        return Verdict::retry(mistake(teller, *squares, wanted));
    }
    [[nodiscard]] static Word mistake(const Teller& teller,
                                      const std::vector<Square>& named,
                                      const std::vector<Square>& wanted)
    {
        if (named.size() == 1)
            return teller.say(sentence("repeater-two-squares"));
        if (named.size() == 2 && named[0] == wanted[1] && named[1] == wanted[0])
            return teller.say(sentence("repeater-backwards"));
        for (std::size_t i = 0; i < std::min(named.size(), wanted.size()); ++i)
            if (named[i] != wanted[i])
                return teller.say(i % 2 == 0 ? sentence("repeater-from-wrong")
                                             : sentence("repeater-to-wrong"),
                                  {{"square", teller.square(named[i])}});
        return teller.say(named.size() < wanted.size() ? sentence("repeater-rook-missing")
                                                       : sentence("repeater-too-many"));
    }
    /// To the next move, then from repeating to carrying out, then to the end.
    [[nodiscard]] Verdict go_on(const Teller& teller)
    {
        auto right = teller.say(train::sentence("right"));
        if (++at_ < steps_.size())
            return Verdict::step(std::move(right));
        at_ = repeating_ ? 0 : steps_.size() - 1;
        const bool done = !repeating_;
        repeating_ = false;
        return done ? Verdict::right(std::move(right)) : Verdict::step(std::move(right));
    }

    std::vector<Step> steps_;
    std::string_view place_;
    std::size_t at_ = 0;
    bool repeating_ = true;
};

}  // namespace

/// As many moves as the level, from the initial position or from one that can be asked about.
std::unique_ptr<Task> ask_repeater(const Occasion& occasion)
{
    auto& random = occasion.random;
    const auto place = places.at(occasion.item);
    const int skipped = place == "start" ? 0 : random.between(8, 24);
    for (;;) {  // few games end so early
        auto steps = line(random, skipped + occasion.level);
        if (std::ssize(steps) < skipped + occasion.level)
            continue;
        steps.erase(steps.begin(), steps.begin() + skipped);
        return std::make_unique<RepeaterTask>(std::move(steps), place);
    }
}

std::span<const std::string_view> repeater_items()
{
    return places;
}

Word repeater_item(const Teller& teller, std::string_view item)
{
    return teller.say(sentence("repeater-place"), {{"place", item}});
}

}  // namespace client::train::pairing
