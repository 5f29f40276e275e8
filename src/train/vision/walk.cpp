// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/attacks.hpp"
#include "speech/names.hpp"
#include "src/train/answers.hpp"
#include "src/train/sentences.hpp"
#include "src/train/vision/drills.hpp"
#include "src/train/vision/positions.hpp"
#include "src/train/vision/sentences.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

/// A piece goes step by step on an empty board: where does it stand now?
namespace client::train::vision {

namespace {

using rules::Role;
using rules::Square;
using speech::Word;

constexpr std::array<std::string_view, 5> pieces{"rook", "bishop", "queen", "king", "knight"};
/// So many steps, by level.
constexpr std::array<int, 4> lengths{2, 3, 4, 6};

/// From one square to another: files to the right, ranks up.
struct Shift {
    int right = 0;
    int up = 0;

    [[nodiscard]] bool is_leap() const
    {
        return right != 0 && up != 0 && std::abs(right) != std::abs(up);
    }
    [[nodiscard]] int length() const { return std::max(std::abs(right), std::abs(up)); }
    /// Both on one line, there or back.
    [[nodiscard]] bool is_along(const Shift& other) const
    {
        return right * other.up == up * other.right;
    }
};

Shift shift(Square from, Square to)
{
    return {index(to.file()) - index(from.file()), index(to.rank()) - index(from.rank())};
}

std::string direction(const Shift& shift)
{
    const std::string across = shift.right > 0 ? "right" : shift.right < 0 ? "left" : "";
    const std::string along = shift.up > 0 ? "up" : shift.up < 0 ? "down" : "";
    return along + (across.empty() || along.empty() ? "" : "_") + across;
}

Word step(const Teller& teller, int length, const Shift& shift)
{
    const auto where = direction(shift);
    return teller.say(sentence("walk-step"),
                      {{"n", length}, {"direction", std::string_view{where}}});
}

/// "3 up"; of a knight "2 up and 1 right".
Word step(const Teller& teller, const Shift& shift)
{
    if (!shift.is_leap())
        return step(teller, shift.length(), shift);
    const auto along = step(teller, std::abs(shift.up), {0, shift.up});
    const auto across = step(teller, std::abs(shift.right), {shift.right, 0});
    const bool first_along = std::abs(shift.up) > std::abs(shift.right);
    return teller.say(sentence("walk-leap"), {{"long", first_along ? along : across},
                                              {"short", first_along ? across : along}});
}

class WalkTask : public Task {
public:
    WalkTask(Role role, std::vector<Square> squares) : role_{role}, squares_{std::move(squares)} {}

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        Lines steps;
        for (std::size_t i = 0; i + 1 < squares_.size(); ++i)
            steps.push_back(step(teller, shift(squares_[i], squares_[i + 1])));
        return {teller.say(sentence("walk-ask"), {{"piece", teller.role(role_)},
                                                  {"square", teller.square(squares_.front())},
                                                  {"steps", speech::listed(steps)}})};
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        const auto said = answers::square(teller, answer.text);
        if (!said)
            return Verdict::unclear({});
        if (*said == squares_.back())
            return Verdict::right(teller.say(train::sentence("right")));
        if (is_half_right(*said))
            return Verdict::retry(half_right(teller, *said));
        return Verdict::wrong(mistake(teller, *said));
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        return {teller.say(sentence("walk-solution"), {{"squares", teller.squares(squares_)}})};
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        return {squares_.back().name()};
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        Lines lines;
        for (std::size_t i = 1; i + 1 < squares_.size(); ++i)
            lines.push_back(
                teller.say(sentence("walk-hint"), {{"square", teller.square(squares_[i])}}));
        return lines;
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return teller.law(article_on(role_));
    }
    [[nodiscard]] Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("walk-expected"));
    }

private:
    /// On the file or the rank of its end, and no square of the way.
    [[nodiscard]] bool is_half_right(Square said) const
    {
        const auto end = squares_.back();
        const bool on_way = std::ranges::find(squares_, said) != squares_.end();
        return !on_way && (said.file() == end.file() || said.rank() == end.rank());
    }
    [[nodiscard]] Word half_right(const Teller& teller, Square said) const
    {
        if (said.file() == squares_.back().file())
            return teller.say(sentence("walk-rank"), {{"rank", teller.rank(said.rank())}});
        return teller.say(sentence("walk-file"), {{"file", teller.file(said.file())}});
    }
    [[nodiscard]] Word mistake(const Teller& teller, Square said) const
    {
        if (std::ranges::find(squares_, said) != squares_.end())
            return teller.say(sentence("walk-not-yet"), {{"square", teller.square(said)}});
        if (role_ == Role::bishop && said.is_light() != squares_.back().is_light())
            return teller.say(sentence("walk-shade"));
        return teller.say(sentence("walk-wrong"), {{"square", teller.square(said)}});
    }

    Role role_;
    std::vector<Square> squares_;  ///< where it stood, and where each step ended
};

std::vector<Square> reached(Role role, Square from)
{
    std::vector<Square> all;
    for (const auto to : rules::attacks({rules::Color::white, role}, from, rules::Bitboard{from}))
        all.push_back(to);
    return all;
}

/// Each step leaves the line of the one before, and enters a new square.
std::vector<Square> any_walk(Random& random, Role role, int length)
{
    std::vector<Square> squares{Square::at(random.below(64))};
    while (static_cast<int>(squares.size()) <= length) {
        const auto to = random.one_of(reached(role, squares.back()));
        const bool turns =
            squares.size() < 2 ||
            !shift(squares.back(), to).is_along(shift(squares.end()[-2], squares.back()));
        if (turns && std::ranges::find(squares, to) == squares.end())
            squares.push_back(to);
        else if (random.below(20) == 0)  // a corner may leave no way on
            squares = {Square::at(random.below(64))};
    }
    return squares;
}

}  // namespace

std::unique_ptr<Task> ask_walk(const Occasion& occasion)
{
    const auto role = speech::role_names.find(pieces.at(occasion.item)).value();
    const int length = lengths.at(static_cast<std::size_t>(occasion.level - 1));
    return std::make_unique<WalkTask>(role, any_walk(occasion.random, role, length));
}

std::span<const std::string_view> walk_items()
{
    return pieces;
}

Word walk_item(const Teller& teller, std::string_view item)
{
    return teller.role(speech::role_names.find(item).value());
}

}  // namespace client::train::vision
