// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/square.hpp"
#include "src/train/answers.hpp"
#include "src/train/sentences.hpp"
#include "src/train/vision/drills.hpp"
#include "src/train/vision/sentences.hpp"

#include <array>

/// The colour of a square (Article 2.1).
namespace client::train::vision {

namespace {

using rules::Square;

/// The corners: a kind of question is the quarter of the board around each.
constexpr std::array<std::string_view, 4> corners{"a1", "h1", "a8", "h8"};

constexpr std::string_view shade(Square square)
{
    return square.is_light() ? "light" : "dark";
}

/// The square in front of it, as White sees it, or behind it at the far edge.
Square neighbour(Square square)
{
    const bool far = square.rank() == rules::Rank::eight;
    return Square::at(square.index() + (far ? -8 : 8));
}

class ColourTask : public Task {
public:
    ColourTask(Square square, Square corner) : square_{square}, corner_{corner} {}

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        return {teller.say(sentence("colour-ask"), {{"square", teller.square(square_)}})};
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        const auto said = answers::word(teller, sentences, answer.text);
        if (said != "light" && said != "dark")
            return Verdict::unclear({});
        if (*said == shade(square_))
            return Verdict::right(teller.say(train::sentence("right")));
        return Verdict::wrong(
            teller.say(sentence("colour-wrong"), {{"shade", std::string_view{*said}}}));
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        return {teller.say(sentence("colour-solution"),
                           {{"square", teller.square(square_)}, {"shade", shade(square_)}})};
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        return {std::string{shade(square_)}};
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        const auto next = neighbour(square_);
        return {teller.say(sentence("colour-hint-corner"),
                           {{"corner", teller.square(corner_)}, {"shade", shade(corner_)}}),
                teller.say(sentence("colour-hint-neighbour"),
                           {{"square", teller.square(next)}, {"shade", shade(next)}})};
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return {teller.say(sentence("colour-rule"))};
    }
    [[nodiscard]] speech::Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("colour-expected"));
    }

private:
    Square square_;
    Square corner_;
};

}  // namespace

/// At first near the corner, later anywhere in its quarter.
std::unique_ptr<Task> ask_colour(const Occasion& occasion)
{
    const auto corner = Square::parse(corners.at(occasion.item)).value();
    const int most = occasion.level == 1 ? 2 : 4;
    const auto inwards = [&](int edge) {
        const int steps = occasion.random.below(most);
        return edge == 0 ? steps : 7 - steps;
    };
    const auto file = static_cast<rules::File>(inwards(index(corner.file())));
    const auto rank = static_cast<rules::Rank>(inwards(index(corner.rank())));
    return std::make_unique<ColourTask>(Square{file, rank}, corner);
}

std::span<const std::string_view> colour_items()
{
    return corners;
}

speech::Word colour_item(const Teller& teller, std::string_view item)
{
    return teller.say(sentence("colour-near"),
                      {{"square", teller.square(Square::parse(item).value())}});
}

}  // namespace client::train::vision
