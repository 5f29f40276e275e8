// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/names.hpp"
#include "src/train/answers.hpp"
#include "src/train/sentences.hpp"
#include "src/train/vision/drills.hpp"
#include "src/train/vision/positions.hpp"
#include "src/train/vision/sentences.hpp"

#include <algorithm>
#include <array>

/// Check, mate or stalemate (Articles 3.9, 5.1 and 5.2).
namespace client::train::vision {

namespace {

using rules::Position;
using rules::Role;

constexpr std::array<std::string_view, 4> kinds{"check", "mate", "stalemate", "none"};

std::string_view kind_of(const Position& position)
{
    if (position.has_legal_move())
        return position.in_check() ? "check" : "none";
    return position.in_check() ? "mate" : "stalemate";
}

class CheckTask : public Task {
public:
    CheckTask(const Position& position, bool seen) : position_{position}, seen_{seen} {}

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        return told(
            teller, position_.board(),
            teller.say(sentence("check-ask"), {{"side", speech::side_names[position_.turn()]}}));
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        const auto said = answers::word(teller, sentences, answer.text);
        if (!said || std::ranges::find(kinds, *said) == kinds.end())
            return Verdict::unclear({});
        if (*said == kind_of(position_))
            return Verdict::right(teller.say(train::sentence("right")));
        return Verdict::wrong(mistake(teller, *said));
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        Lines lines{teller.say(sentence("check-solution"), {{"kind", kind_of(position_)}})};
        if (position_.in_check())
            lines.push_back(attacked(teller));
        if (position_.has_legal_move())
            lines.push_back(
                teller.say(sentence("check-solution-move"),
                           {{"move", teller.move(position_, position_.legal_moves()[0])}}));
        return lines;
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        return {std::string{kind_of(position_)}};
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        return {teller.say(sentence("check-hint-king"),
                           {{"square", teller.square(position_.king(position_.turn()))}}),
                attacked(teller)};
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        Lines lines;
        for (const auto* const article : {"3.9", "5.1", "5.2"})
            for (auto& line : teller.law(article))
                lines.push_back(std::move(line));
        return lines;
    }
    [[nodiscard]] speech::Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("check-expected"));
    }
    [[nodiscard]] std::optional<rules::Placement> board() const override
    {
        return seen_ ? std::optional{rules::Placement{position_}} : std::nullopt;
    }

private:
    [[nodiscard]] speech::Word attacked(const Teller& teller) const
    {
        if (!position_.in_check())
            return teller.say(sentence("check-not-attacked"));
        return teller.say(sentence("check-attacked"),
                          {{"squares", teller.squares(position_.checkers())}});
    }
    /// Whether the king is attacked comes first, then whether there is a move.
    [[nodiscard]] speech::Word mistake(const Teller& teller, std::string_view said) const
    {
        const bool says_check = said == "check" || said == "mate";
        if (says_check != position_.in_check())
            return teller.say(says_check ? sentence("check-wrong-no-check")
                                         : sentence("check-wrong-check"));
        return teller.say(position_.has_legal_move() ? sentence("check-wrong-move")
                                                     : sentence("check-wrong-no-move"));
    }

    Position position_;
    bool seen_;
};

constexpr std::array few{Role::king, Role::queen, Role::rook};
constexpr std::array more{Role::king, Role::queen, Role::rook, Role::knight};
constexpr std::array most{Role::king, Role::queen, Role::rook, Role::bishop, Role::knight};
constexpr std::array alone{Role::king};
constexpr std::array with_pawn{Role::king, Role::pawn};
constexpr std::array with_pawns{Role::king, Role::pawn, Role::pawn};

/// What stands on the board: who may be mated has the fewer pieces.
struct Level {
    std::span<const Role> strong, weak;
};
const std::array<Level, 3> by_level{Level{few, alone}, Level{more, with_pawn},
                                    Level{most, with_pawns}};

}  // namespace

std::unique_ptr<Task> ask_check(const Occasion& occasion)
{
    const auto& level = by_level.at(static_cast<std::size_t>(occasion.level - 1));
    auto& random = occasion.random;
    for (;;) {  // there are such positions of every kind
        rules::Setup setup;
        setup.turn = random.one_of(rules::both_colors);
        put_anywhere(random, setup.board, setup.turn, level.weak);
        put_anywhere(random, setup.board, opponent(setup.turn), level.strong);
        const auto position = lawful(setup);
        if (position && kind_of(*position) == kinds.at(occasion.item))
            return std::make_unique<CheckTask>(*position, occasion.level < 3);
    }
}

std::span<const std::string_view> check_items()
{
    return kinds;
}

speech::Word check_item(const Teller& teller, std::string_view item)
{
    return teller.say(sentence("check-item"), {{"kind", item}});
}

}  // namespace client::train::vision
