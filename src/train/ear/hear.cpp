// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/answers.hpp"
#include "src/train/ear/drills.hpp"
#include "src/train/ear/hearing.hpp"
#include "src/train/ear/sentences.hpp"
#include "src/train/pairing/lines.hpp"
#include "src/train/sentences.hpp"

/// An announced move is heard and entered (Article D.2.1).
namespace client::train::ear {

namespace {

using pairing::Step;
using rules::MoveFacts;
using speech::Word;

class HearTask : public Task {
public:
    HearTask(Step step, int level) : step_{std::move(step)}, facts_{step_.facts()}, level_{level} {}

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        return {pairing::announced(teller, step_)};
    }
    [[nodiscard]] Hearing hearing() const override { return heard_at(level_); }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        const auto entered = answers::move(teller, step_.before, answer.text);
        if (entered && entered->move == step_.move)
            return Verdict::right(teller.say(train::sentence("right")));
        if (entered)
            return Verdict::retry(mistake(teller, move_facts(step_.before, entered->move)));
        if (words::is_nonsense(entered.error()) || words::names_no_square(entered.error()))
            return Verdict::unclear({});
        return Verdict::retry(teller.say(sentence("hear-impossible")));
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        return {teller.say(sentence("hear-solution"),
                           {{"move", teller.move(step_.before, step_.move)}})};
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        return {pairing::in_english(step_)};
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        return {teller.say(sentence("hear-hint-piece"), {{"piece", teller.role(facts_.role)}}),
                teller.say(sentence("hear-hint-square"), {{"square", teller.square(facts_.to)}})};
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return teller.law("D.2.1");
    }
    [[nodiscard]] Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("hear-expected"));
    }
    [[nodiscard]] std::optional<rules::Placement> board() const override
    {
        return rules::Placement{step_.before};
    }

private:
    [[nodiscard]] Word mistake(const Teller& teller, const MoveFacts& entered) const
    {
        if (entered.castling != facts_.castling)
            return teller.say(sentence("hear-castling"));
        if (entered.role != facts_.role)
            return teller.say(sentence("hear-piece"), {{"piece", teller.role(entered.role)}});
        if (entered.to != facts_.to)
            return other_square(teller, entered.to);
        if (entered.promotion != facts_.promotion)
            return teller.say(
                sentence("hear-promotion"),
                {{"piece", teller.role(entered.promotion.value_or(rules::Role::pawn))}});
        return teller.say(sentence("hear-origin"), {{"square", teller.square(entered.from)}});
    }
    [[nodiscard]] Word other_square(const Teller& teller, rules::Square entered) const
    {
        if (entered.rank() == facts_.to.rank())
            return teller.say(sentence("hear-file"), {{"file", teller.file(entered.file())}});
        if (entered.file() == facts_.to.file())
            return teller.say(sentence("hear-rank"), {{"rank", teller.rank(entered.rank())}});
        return teller.say(sentence("hear-square"), {{"square", teller.square(entered)}});
    }

    Step step_;
    MoveFacts facts_;
    int level_;
};

}  // namespace

std::unique_ptr<Task> ask_hear(const Occasion& occasion)
{
    return std::make_unique<HearTask>(pairing::step_of_kind(occasion.random, occasion.item),
                                      occasion.level);
}

}  // namespace client::train::ear
