// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/mating.hpp"
#include "speech/names.hpp"
#include "src/train/answers.hpp"
#include "src/train/sentences.hpp"
#include "src/train/vision/drills.hpp"
#include "src/train/vision/positions.hpp"
#include "src/train/vision/sentences.hpp"

#include <array>

/// Whether a position is dead (Article 5.2.2).
namespace client::train::vision {

namespace {

using rules::Color;
using rules::Position;
using rules::Role;

constexpr std::array<std::string_view, 2> kinds{"dead", "alive"};
/// So much is asked of each position that nobody waits for a question.
constexpr std::uint64_t budget = 10'000;

class DeadTask : public Task {
public:
    DeadTask(const Position& position, bool is_dead, bool seen)
        : position_{position}, is_dead_{is_dead}, seen_{seen}
    {
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        return told(
            teller, position_.board(),
            teller.say(sentence("dead-ask"), {{"side", speech::side_names[position_.turn()]}}));
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        const auto said = answers::yes_or_no(teller, answer.text);
        if (!said)
            return Verdict::unclear({});
        if (*said == is_dead_)
            return Verdict::right(teller.say(train::sentence("right")));
        return Verdict::wrong(
            teller.say(*said ? sentence("dead-wrong-yes") : sentence("dead-wrong-no")));
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        if (is_dead_)
            return {teller.say(sentence("dead-solution-dead"))};
        Lines lines;
        for (const auto side : rules::both_colors)
            if (can_mate(position_, side, budget).answer == rules::Answer::yes)
                lines.push_back(teller.say(sentence("dead-solution-alive"),
                                           {{"side", speech::side_names[side]}}));
        return lines;
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        return {is_dead_ ? "yes" : "no"};
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        return {teller.say(sentence("dead-hint"))};
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return teller.law("5.2");
    }
    [[nodiscard]] speech::Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("yes-no-expected"));
    }
    [[nodiscard]] std::optional<rules::Placement> board() const override
    {
        return seen_ ? std::optional{rules::Placement{position_}} : std::nullopt;
    }

private:
    Position position_;
    bool is_dead_;
    bool seen_;
};

/// What stands beside the kings.
struct Material {
    std::span<const Role> white, black;
};

constexpr std::array knight{Role::knight};
constexpr std::array bishop{Role::bishop};
constexpr std::array rook{Role::rook};
constexpr std::array pawn{Role::pawn};
constexpr std::array knights{Role::knight, Role::knight};
const std::array<Material, 6> little{Material{},           Material{knight, {}},
                                     Material{bishop, {}}, Material{{}, knight},
                                     Material{rook, {}},   Material{{}, pawn}};
const std::array<Material, 6> richer{Material{bishop, bishop}, Material{knight, knight},
                                     Material{knights, {}},    Material{bishop, knight},
                                     Material{knight, {}},     Material{{}, bishop}};

/// Walls of pawns that no king passes, with a way through and without.
constexpr std::array<std::string_view, 5> walls{
    "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4KB2 w - - 0 1",
    "8/8/8/8/8/8/1q6/K3k3 w - - 0 1", "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4KN2 w - - 0 1",
    "4k3/8/8/p1p1p1p1/P1P1P3/8/8/4K3 w - - 0 1"};

std::optional<Position> any_position(Random& random, int level)
{
    if (level == 3 && random.below(2) == 0)
        return position_of(random.one_of(walls));
    const auto material = random.one_of(level == 1 ? little : richer);
    rules::Setup setup;
    setup.turn = random.one_of(rules::both_colors);
    for (const auto color : rules::both_colors) {
        put_anywhere(random, setup.board, {color, Role::king});
        put_anywhere(random, setup.board, color,
                     color == Color::white ? material.white : material.black);
    }
    return lawful(setup);
}

}  // namespace

std::unique_ptr<Task> ask_dead(const Occasion& occasion)
{
    const auto wanted = occasion.item == 0 ? rules::Answer::yes : rules::Answer::no;
    for (;;) {  // there are such positions of both kinds
        const auto position = any_position(occasion.random, occasion.level);
        if (position && is_dead(*position, budget) == wanted)
            return std::make_unique<DeadTask>(*position, wanted == rules::Answer::yes,
                                              occasion.level < 3);
    }
}

std::span<const std::string_view> dead_items()
{
    return kinds;
}

speech::Word dead_item(const Teller& teller, std::string_view item)
{
    return teller.say(sentence("dead-item"), {{"kind", item}});
}

}  // namespace client::train::vision
