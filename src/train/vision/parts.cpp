// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/answers.hpp"
#include "src/train/sentences.hpp"
#include "src/train/vision/drills.hpp"
#include "src/train/vision/naming.hpp"
#include "src/train/vision/sentences.hpp"

#include <array>

/// The board in eight parts, each four files wide and two ranks deep.
namespace client::train::vision {

namespace {

using rules::Bitboard;
using rules::Square;

/// The first square of each part.
constexpr std::array<std::string_view, 8> parts{"a1", "e1", "a3", "e3", "a5", "e5", "a7", "e7"};

struct Part {
    Square first;

    [[nodiscard]] Square last() const { return Square::at(first.index() + 11); }
    [[nodiscard]] Bitboard squares() const
    {
        const auto row = Bitboard{std::uint64_t{15} << first.index()};
        return row | row.shifted(8);
    }
};

constexpr std::string_view shade(bool is_light)
{
    return is_light ? "light" : "dark";
}

/// Level 1: to which part does a square belong?
class PartTask : public Task {
public:
    PartTask(Part part, Square square) : part_{part}, square_{square} {}

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        return {teller.say(sentence("parts-ask"), {{"square", teller.square(square_)}})};
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        const auto said = answers::squares(teller, answer.text);
        if (!said || said->size() != 2)
            return Verdict::unclear({});
        const bool right = said->front() == part_.first && said->back() == part_.last();
        if (right)
            return Verdict::right(teller.say(train::sentence("right")));
        return Verdict::wrong(mistake(teller, *said));
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        return {teller.say(sentence("parts-solution"), {{"square", teller.square(square_)},
                                                        {"first", teller.square(part_.first)},
                                                        {"last", teller.square(part_.last())}})};
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        return {part_.first.name() + " " + part_.last().name()};
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        return {teller.say(sentence("parts-hint-how")),
                teller.say(sentence("parts-hint-first"), {{"square", teller.square(part_.first)}})};
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return {teller.say(sentence("parts-rule"))};
    }
    [[nodiscard]] speech::Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("parts-expected"));
    }

private:
    /// Another half of the board, other ranks, or no part at all.
    [[nodiscard]] speech::Word mistake(const Teller& teller, const std::vector<Square>& said) const
    {
        for (const auto name : parts) {
            const Part other{Square::parse(name).value()};
            if (said.front() != other.first || said.back() != other.last())
                continue;
            return teller.say(other.first.file() == part_.first.file()
                                  ? sentence("parts-wrong-ranks")
                                  : sentence("parts-wrong-files"));
        }
        return teller.say(sentence("parts-wrong-none"));
    }

    Part part_;
    Square square_;
};

/// Level 2: which squares of a part have one colour?
class ShadeTask : public Task {
public:
    ShadeTask(Part part, bool is_light)
        : part_{part}, is_light_{is_light}, squares_{part.squares() &
                                                     (is_light ? rules::light_squares
                                                               : ~rules::light_squares)}
    {
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        return {teller.say(sentence("parts-ask-shade"), {{"first", teller.square(part_.first)},
                                                         {"last", teller.square(part_.last())},
                                                         {"shade", shade(is_light_)}})};
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        return squares_.judge(teller, answer, [&](Square square) {
            if (!part_.squares().has(square))
                return teller.say(sentence("parts-outside"), {{"square", teller.square(square)}});
            return teller.say(sentence("parts-wrong-shade"),
                              {{"square", teller.square(square)}, {"shade", shade(!is_light_)}});
        });
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        return {teller.say(
            sentence("lines-solution-squares"),
            {{"n", squares_.all().count()}, {"squares", teller.squares(squares_.all())}})};
    }
    [[nodiscard]] std::vector<std::string> model() const override { return squares_.model(); }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        return squares_.hints(teller);
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return {teller.say(sentence("parts-rule")), teller.say(sentence("colour-rule"))};
    }
    [[nodiscard]] speech::Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("squares-expected"));
    }

private:
    Part part_;
    bool is_light_;
    Naming squares_;
};

}  // namespace

std::unique_ptr<Task> ask_parts(const Occasion& occasion)
{
    const Part part{Square::parse(parts.at(occasion.item)).value()};
    if (occasion.level > 1)
        return std::make_unique<ShadeTask>(part, occasion.random.below(2) == 0);
    const int place = occasion.random.below(4) + 8 * occasion.random.below(2);
    return std::make_unique<PartTask>(part, Square::at(part.first.index() + place));
}

std::span<const std::string_view> parts_items()
{
    return parts;
}

speech::Word parts_item(const Teller& teller, std::string_view item)
{
    const Part part{Square::parse(item).value()};
    return teller.say(sentence("parts-item"),
                      {{"first", teller.square(part.first)}, {"last", teller.square(part.last())}});
}

}  // namespace client::train::vision
