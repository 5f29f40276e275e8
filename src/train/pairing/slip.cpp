// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/answers.hpp"
#include "src/train/pairing/drills.hpp"
#include "src/train/pairing/lines.hpp"
#include "src/train/pairing/sentences.hpp"
#include "src/train/pairing/slips.hpp"
#include "src/train/sentences.hpp"

#include <array>

/// What was said is not always what was done: it is corrected before the press (Article D.2.8).
namespace client::train::pairing {

namespace {

using rules::Move;
using speech::Word;

constexpr std::array<std::string_view, 2> speakers{"own", "opponent"};

/// Words that cannot be taken for a move of any kind.
bool is_noise(const speech::Unheard& unheard)
{
    return std::holds_alternative<speech::unheard::NotUnderstood>(unheard) ||
           std::holds_alternative<speech::unheard::TargetMissing>(unheard);
}

class SlipTask : public Task {
public:
    SlipTask(Step made, Move said, std::string_view speaker)
        : made_{std::move(made)}, said_{made_.before, said}, speaker_{speaker}
    {
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        return {teller.say(sentence("slip-made"),
                           {{"speaker", speaker_}, {"move", shown(teller, made_)}}),
                teller.say(sentence("slip-said"), {{"words", announced(teller, said_)}})};
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        if (answers::word(teller, sentences, answer.text) == "press")
            return judge_press(teller);
        const auto heard = teller.words().recogniser().hear_correction(
            made_.before, announced(teller, said_).screen, answer.text);
        if (!heard && is_noise(heard.error()))
            return Verdict::unclear({});
        if (!is_slip())
            return Verdict::wrong(teller.say(sentence("slip-none")));
        if (heard && heard->move == made_.move)
            return Verdict::right(teller.say(train::sentence("right")));
        const bool same = heard && heard->move == said_.move;
        return Verdict::retry(teller.say(same ? sentence("slip-same") : sentence("slip-other")));
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        if (!is_slip())
            return {teller.say(sentence("slip-solution-press"))};
        return {teller.say(sentence("slip-solution"), {{"words", announced(teller, made_)}})};
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        return {is_slip() ? in_english(made_) : "press"};
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        return {teller.say(sentence("slip-hint"), {{"square", teller.square(said_.facts().to)}})};
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return teller.law("D.2.8");
    }
    [[nodiscard]] Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("slip-expected"));
    }
    [[nodiscard]] std::optional<rules::Placement> board() const override
    {
        return rules::Placement{made_.before};
    }

private:
    [[nodiscard]] bool is_slip() const { return said_.move != made_.move; }
    [[nodiscard]] Verdict judge_press(const Teller& teller) const
    {
        if (is_slip())
            return Verdict::wrong(teller.say(sentence("slip-pressed")));
        return Verdict::right(teller.say(train::sentence("right")));
    }

    Step made_;
    Step said_;
    std::string_view speaker_;
};

/// Whether the ear takes the one for the other.
bool is_near(Move made, Move other, int level)
{
    if (made == other || made.role() != other.role())
        return false;
    const bool one_sound =
        made.to().file() == other.to().file() || made.to().rank() == other.to().rank();
    return level == 1 || one_sound;
}

}  // namespace

std::vector<Move> near_moves(const Step& made, int level)
{
    std::vector<Move> found;
    for (const auto move : made.before.legal_moves())
        if (is_near(made.move, move, level))
            found.push_back(move);
    return found;
}

/// One in four is no slip.
std::unique_ptr<Task> ask_slip(const Occasion& occasion)
{
    auto& random = occasion.random;
    auto made = line(random, random.between(3, 12)).back();
    const auto others = near_moves(made, occasion.level);
    const bool none = others.empty() || random.below(4) == 0;
    const auto said = none ? made.move : random.one_of(others);
    return std::make_unique<SlipTask>(std::move(made), said, speakers.at(occasion.item));
}

std::span<const std::string_view> slip_items()
{
    return speakers;
}

Word slip_item(const Teller& teller, std::string_view item)
{
    return teller.say(sentence("slip-kind"), {{"speaker", item}});
}

}  // namespace client::train::pairing
