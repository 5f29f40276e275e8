// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/answers.hpp"
#include "src/train/ear/drills.hpp"
#include "src/train/ear/hearing.hpp"
#include "src/train/ear/sentences.hpp"
#include "src/train/sentences.hpp"

#include <algorithm>
#include <array>

/// Squares whose names sound alike: Bella, Eva and Anna, zwei and drei, bare b, d, e and g.
namespace client::train::ear {

namespace {

using rules::File;
using rules::Rank;
using rules::Square;
using speech::Word;

constexpr std::array<std::string_view, 3> kinds{"names", "letters", "ranks"};

constexpr std::array by_name{File::a, File::b, File::e};
constexpr std::array by_letter{File::b, File::c, File::d, File::e, File::g};
constexpr std::array ranks_alike{Rank::two, Rank::three};

bool same_but_for_order(std::vector<Square> one, std::vector<Square> other)
{
    std::ranges::sort(one);
    std::ranges::sort(other);
    return one == other;
}

class PairsTask : public Task {
public:
    PairsTask(std::vector<Square> squares, int level) : squares_{std::move(squares)}, level_{level}
    {
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        const auto announcer = teller.words().announcer();
        Lines said;
        for (const auto square : squares_)
            said.push_back(announcer.square(square));
        return {teller.announced(speech::listed(said))};
    }
    [[nodiscard]] Hearing hearing() const override { return heard_at(level_); }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        const auto entered = answers::squares(teller, answer.text);
        if (!entered)
            return Verdict::unclear({});
        if (*entered == squares_)
            return Verdict::right(teller.say(train::sentence("right")));
        if (entered->size() != squares_.size())
            return Verdict::retry(teller.say(sentence("pairs-count"), {{"n", count()}}));
        if (same_but_for_order(*entered, squares_))
            return Verdict::retry(teller.say(sentence("pairs-order")));
        return Verdict::wrong(first_mistake(teller, *entered));
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        return {teller.squares(squares_)};
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        std::string all;
        for (const auto square : squares_)
            all += (all.empty() ? "" : " ") + square.name();
        return {all};
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        return {teller.say(sentence("pairs-hint-count"), {{"n", count()}}),
                teller.say(sentence("pairs-hint-first"),
                           {{"square", teller.square(squares_.front())}})};
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return {teller.say(sentence("pairs-rule"))};
    }
    [[nodiscard]] Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("pairs-expected"));
    }

private:
    [[nodiscard]] int count() const { return static_cast<int>(squares_.size()); }
    /// What was taken for what.
    [[nodiscard]] Word first_mistake(const Teller& teller, const std::vector<Square>& entered) const
    {
        const auto [said, other] = std::ranges::mismatch(squares_, entered);
        const auto number = teller.number(static_cast<int>(said - squares_.begin()) + 1);
        if (said->rank() == other->rank())
            return teller.say(sentence("pairs-file"), {{"number", number},
                                                       {"file", teller.file(other->file())},
                                                       {"said", teller.file(said->file())}});
        if (said->file() == other->file())
            return teller.say(sentence("pairs-rank"), {{"number", number},
                                                       {"rank", teller.rank(other->rank())},
                                                       {"said", teller.rank(said->rank())}});
        return teller.say(sentence("pairs-both"),
                          {{"number", number}, {"square", teller.square(*other)}});
    }

    std::vector<Square> squares_;
    int level_;
};

Square any_square(Random& random, std::string_view kind)
{
    const auto any_rank = static_cast<Rank>(random.below(8));
    if (kind == "names")
        return {random.one_of(by_name), any_rank};
    if (kind == "letters")
        return {random.one_of(by_letter), any_rank};
    return {static_cast<File>(random.below(8)), random.one_of(ranks_alike)};
}

}  // namespace

/// More squares with each two levels or so, since voice and noise grow harder, too.
std::unique_ptr<Task> ask_pairs(const Occasion& occasion)
{
    constexpr std::array<std::size_t, hearing_levels> counts{1, 2, 3, 3, 4, 4};
    std::vector<Square> squares;
    while (squares.size() < counts.at(static_cast<std::size_t>(occasion.level - 1)))
        squares.push_back(any_square(occasion.random, kinds.at(occasion.item)));
    return std::make_unique<PairsTask>(std::move(squares), occasion.level);
}

std::span<const std::string_view> pairs_items()
{
    return kinds;
}

Word pairs_item(const Teller& teller, std::string_view item)
{
    return teller.say(sentence("pairs-item"), {{"kind", item}});
}

}  // namespace client::train::ear
