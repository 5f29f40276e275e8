// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/vision/naming.hpp"

#include "src/train/answers.hpp"
#include "src/train/sentences.hpp"
#include "src/train/vision/sentences.hpp"

namespace client::train::vision {

Verdict Naming::judge(const Teller& teller, const Answer& answer, const Mistake& mistake)
{
    const auto said = answers::squares(teller, answer.text);
    if (!said)
        return Verdict::unclear({});
    for (const auto square : *said)
        if (!all_.has(square))
            return Verdict::wrong(mistake(square));
    for (const auto square : *said)
        named_ |= rules::Bitboard{square};
    if (left().none())
        return Verdict::right(teller.say(train::sentence("right")));
    return Verdict::partly(teller.say(sentence("reach-partly"), {{"n", left().count()}}));
}

std::vector<std::string> Naming::model() const
{
    std::vector<std::string> names;
    for (const auto square : all_)
        names.push_back(square.name());
    return names;
}

Lines Naming::hints(const Teller& teller) const
{
    Lines hints{teller.say(sentence("reach-hint-count"), {{"n", all_.count()}})};
    if (left().any())
        hints.push_back(
            teller.say(sentence("reach-hint-first"), {{"square", teller.square(left().first())}}));
    return hints;
}

}  // namespace client::train::vision
