// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/attacks.hpp"
#include "speech/names.hpp"
#include "src/train/answers.hpp"
#include "src/train/sentences.hpp"
#include "src/train/vision/drills.hpp"
#include "src/train/vision/positions.hpp"
#include "src/train/vision/sentences.hpp"

#include <array>
#include <variant>

/// Which squares of a line a piece reaches on an empty board (Articles 3.2 to 3.6 and 3.8).
namespace client::train::vision {

namespace {

using rules::Bitboard;
using rules::Role;
using rules::Square;

constexpr std::array<std::string_view, 5> pieces{"knight", "bishop", "rook", "queen", "king"};

Bitboard reached(Role role, Square from)
{
    rules::Board board;
    board.put(from, {rules::Color::white, role});
    Bitboard squares;
    for (int i = 0; i < 64; ++i)
        if (board.attackers(Square::at(i), rules::Color::white).any())
            squares |= Bitboard{Square::at(i)};
    return squares;
}

using Line = std::variant<rules::File, rules::Rank>;

Bitboard squares_of(const Line& line)
{
    return std::visit([](auto each) { return Bitboard{each}; }, line);
}

class ReachTask : public Task {
public:
    ReachTask(Role role, Square from, Line line)
        : role_{role}, from_{from}, line_{line}, all_{reached(role, from) & squares_of(line)}
    {
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        const auto piece = teller.role(role_);
        const auto square = teller.square(from_);
        if (const auto* const file = std::get_if<rules::File>(&line_))
            return {
                teller.say(sentence("reach-ask-file"),
                           {{"piece", piece}, {"square", square}, {"file", teller.file(*file)}})};
        return {teller.say(sentence("reach-ask-rank"),
                           {{"piece", piece},
                            {"square", square},
                            {"rank", teller.rank(std::get<rules::Rank>(line_))}})};
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        if (answers::word(teller, sentences, answer.text) == "none")
            return judge_none(teller);
        const auto named = answers::squares(teller, answer.text);
        if (!named)
            return Verdict::unclear({});
        for (const auto square : *named)
            if (!all_.has(square))
                return Verdict::wrong(mistake(teller, square));
        for (const auto square : *named)
            named_ |= Bitboard{square};
        if (named_ == all_)
            return Verdict::right(teller.say(train::sentence("right")));
        return Verdict::partly(teller.say(sentence("reach-partly"), {{"n", missing()}}));
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        if (all_.none())
            return {teller.say(sentence("reach-solution-none"))};
        return {teller.say(sentence("reach-solution"), {{"squares", teller.squares(all_)}})};
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        std::vector<std::string> squares;
        for (const auto square : all_)
            squares.push_back(square.name());
        return all_.none() ? std::vector<std::string>{"none"} : squares;
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        Lines hints{teller.say(sentence("reach-hint-count"), {{"n", all_.count()}})};
        const auto left = all_ & ~named_;
        if (left.any())
            hints.push_back(teller.say(sentence("reach-hint-first"),
                                       {{"square", teller.square(left.first())}}));
        return hints;
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return teller.law(article_on(role_));
    }
    [[nodiscard]] speech::Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("reach-expected"));
    }

private:
    [[nodiscard]] int missing() const { return (all_ & ~named_).count(); }
    [[nodiscard]] Verdict judge_none(const Teller& teller) const
    {
        if (all_.none())
            return Verdict::right(teller.say(train::sentence("right")));
        return Verdict::wrong(
            teller.say(sentence("reach-none-wrong"), {{"piece", teller.role(role_)}}));
    }
    /// Which of the ways to be wrong it is.
    [[nodiscard]] speech::Word mistake(const Teller& teller, Square square) const
    {
        if (square == from_)
            return teller.say(sentence("reach-own"), {{"square", teller.square(square)}});
        if (!squares_of(line_).has(square))
            return teller.say(sentence("reach-off-line"), {{"square", teller.square(square)}});
        return teller.say(sentence("reach-wrong"),
                          {{"piece", teller.role(role_)}, {"square", teller.square(square)}});
    }

    Role role_;
    Square from_;
    Line line_;
    Bitboard all_;
    Bitboard named_{};  ///< so far
};

/// Whether a line with so many squares is asked for at a level: one, some, or perhaps none.
bool fits(int level, int squares)
{
    return level == 1 ? squares == 1 : level > 2 || squares > 0;
}

Line any_line(Random& random)
{
    const int number = random.below(8);
    return random.below(2) == 0 ? Line{static_cast<rules::File>(number)}
                                : Line{static_cast<rules::Rank>(number)};
}

}  // namespace

std::unique_ptr<Task> ask_reach(const Occasion& occasion)
{
    const auto role = speech::role_names.find(pieces.at(occasion.item)).value();
    for (;;) {  // every piece has such lines
        const auto from = Square::at(occasion.random.below(64));
        const auto line = any_line(occasion.random);
        const auto squares = reached(role, from) & squares_of(line);
        if (fits(occasion.level, squares.count()))
            return std::make_unique<ReachTask>(role, from, line);
    }
}

std::span<const std::string_view> reach_items()
{
    return pieces;
}

speech::Word reach_item(const Teller& teller, std::string_view item)
{
    return teller.role(speech::role_names.find(item).value());
}

}  // namespace client::train::vision
