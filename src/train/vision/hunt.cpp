// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/attacks.hpp"
#include "src/train/answers.hpp"
#include "src/train/sentences.hpp"
#include "src/train/vision/drills.hpp"
#include "src/train/vision/knight_hunt.hpp"
#include "src/train/vision/positions.hpp"
#include "src/train/vision/sentences.hpp"

#include <array>
#include <bit>

/// A knight catches pieces that stand still, in as few moves as possible (Article 3.6).
namespace client::train::vision {

namespace {

using rules::Role;
using rules::Square;

class HuntTask : public Task {
public:
    HuntTask(KnightHunt hunt, Square from, Guarding guarding)
        : hunt_{std::move(hunt)}, guarding_{guarding}, from_{from}, at_{from},
          left_{hunt_.whole_herd()}
    {
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        const bool guarded = guarding_ == Guarding::yes;
        return {teller.say(guarded ? sentence("hunt-ask-guarded") : sentence("hunt-ask"),
                           {{"from", teller.square(at_)}, {"prey", prey_left(teller)}})};
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        const auto said = answers::squares(teller, answer.text);
        if (!said)
            return Verdict::unclear({});
        const auto before = left_;
        for (const auto square : *said) {
            if (auto wrong = mistake(teller, square))
                return Verdict::wrong(*std::move(wrong));
            at_ = square;
            left_ = hunt_.after(square, left_);
        }
        return left_ == 0 ? Verdict::right(teller.say(train::sentence("right")))
                          : Verdict::partly(so_far(teller, before));
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        const auto squares = way();
        return {teller.say(sentence("hunt-solution"), {{"n", static_cast<int>(squares.size())},
                                                       {"squares", teller.squares(squares)}})};
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        std::vector<std::string> names;
        for (const auto square : way())
            names.push_back(square.name());
        return names;
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        return {teller.say(sentence("route-hint-count"), {{"n", *hunt_.moves(at_, left_)}}),
                teller.say(sentence("route-hint-next"),
                           {{"square", teller.square(hunt_.next(at_, left_))}})};
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return teller.law("3.6");
    }
    [[nodiscard]] speech::Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("squares-expected"));
    }

private:
    [[nodiscard]] speech::Word prey_left(const Teller& teller) const
    {
        Lines all;
        for (std::size_t i = 0; i < hunt_.prey().size(); ++i)
            if ((left_ >> i & 1U) != 0)
                all.push_back(teller.say(sentence("hunt-prey"),
                                         {{"piece", teller.piece(hunt_.prey()[i].piece)},
                                          {"square", teller.square(hunt_.prey()[i].square)}}));
        return speech::listed(all);
    }
    [[nodiscard]] speech::Word so_far(const Teller& teller, Herd before) const
    {
        if (left_ == before)
            return teller.say(sentence("hunt-partly"), {{"square", teller.square(at_)}});
        const auto last = static_cast<std::size_t>(std::countr_zero(before & ~left_));
        return teller.say(
            sentence("hunt-caught"),
            {{"piece", teller.role(hunt_.prey()[last].piece.role)}, {"n", std::popcount(left_)}});
    }
    [[nodiscard]] std::optional<speech::Word> mistake(const Teller& teller, Square square) const
    {
        const auto named = teller.square(square);
        if (!rules::knight_attacks(at_).has(square))
            return teller.say(sentence("route-no-move"),
                              {{"from", teller.square(at_)}, {"square", named}});
        if (hunt_.is_closed(square, left_))
            return teller.say(sentence("route-attacked"), {{"square", named}});
        const auto then = hunt_.moves(square, hunt_.after(square, left_));
        if (!then || *then >= *hunt_.moves(at_, left_))
            return teller.say(sentence("hunt-longer"), {{"square", named}});
        return std::nullopt;
    }
    [[nodiscard]] std::vector<Square> way() const
    {
        std::vector<Square> squares;
        auto left = hunt_.whole_herd();
        for (auto at = from_; left != 0; squares.push_back(at)) {
            at = hunt_.next(at, left);
            left = hunt_.after(at, left);
        }
        return squares;
    }

    KnightHunt hunt_;
    Guarding guarding_;
    Square from_;
    Square at_;  ///< where the knight is by now
    Herd left_;
};

struct Level {
    int prey;
    int least, most;  ///< moves
    Guarding guarding = Guarding::no;
};
constexpr std::array<Level, 4> by_level{
    {{1, 2, 3}, {2, 3, 5}, {3, 4, 8}, {2, 3, 7, Guarding::yes}}};
constexpr std::array kinds{Role::pawn, Role::bishop, Role::rook, Role::knight};

std::vector<Prey> any_prey(Random& random, int count)
{
    rules::Board board;
    for (int i = 0; i < count; ++i)
        put_anywhere(random, board, {rules::Color::black, random.one_of(kinds)});
    std::vector<Prey> all;
    for (int i = 0; i < 64; ++i)
        if (const auto piece = board.at(Square::at(i)))
            all.push_back({*piece, Square::at(i)});
    return all;
}

bool fits(const KnightHunt& hunt, Square from, const Level& level)
{
    const bool beside = hunt.after(from, hunt.whole_herd()) == hunt.whole_herd();
    const auto moves = hunt.moves(from, hunt.whole_herd());
    return beside && !hunt.is_closed(from, hunt.whole_herd()) && moves && *moves >= level.least &&
           *moves <= level.most;
}

}  // namespace

std::unique_ptr<Task> ask_hunt(const Occasion& occasion)
{
    const auto& level = by_level.at(static_cast<std::size_t>(occasion.level - 1));
    auto& random = occasion.random;
    for (;;) {  // most boards have such hunts
        KnightHunt hunt{any_prey(random, level.prey), level.guarding};
        const auto from = Square::at(random.below(64));
        if (fits(hunt, from, level))
            return std::make_unique<HuntTask>(std::move(hunt), from, level.guarding);
    }
}

}  // namespace client::train::vision
