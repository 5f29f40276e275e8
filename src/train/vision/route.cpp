// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/answers.hpp"
#include "src/train/sentences.hpp"
#include "src/train/vision/drills.hpp"
#include "src/train/vision/knight_ways.hpp"
#include "src/train/vision/sentences.hpp"

#include <array>

/// A knight's shortest way (Article 3.6), later past squares that are attacked.
namespace client::train::vision {

namespace {

using rules::Bitboard;
using rules::Role;
using rules::Square;

/// Who guards squares; on its own square it is not taken.
struct Guard {
    Role role;
    Square square;

    [[nodiscard]] rules::Piece piece() const { return {rules::Color::black, role}; }
    [[nodiscard]] Bitboard closed() const
    {
        return Bitboard{square} | rules::attacks(piece(), square, Bitboard{square});
    }
};

struct Journey {
    Square from, to;
    std::optional<Guard> guard;

    [[nodiscard]] Bitboard closed() const { return guard ? guard->closed() : Bitboard{}; }
};

class RouteTask : public Task {
public:
    explicit RouteTask(const Journey& journey)
        : journey_{journey}, ways_{journey.to, journey.closed()}, at_{journey.from}
    {
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        const auto from = teller.square(at_);
        const auto to = teller.square(journey_.to);
        if (!journey_.guard)
            return {teller.say(sentence("route-ask"), {{"from", from}, {"to", to}})};
        return {teller.say(sentence("route-ask-guarded"),
                           {{"from", from},
                            {"to", to},
                            {"guard", teller.piece(journey_.guard->piece())},
                            {"square", teller.square(journey_.guard->square)}})};
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        const auto said = answers::squares(teller, answer.text);
        if (!said)
            return Verdict::unclear({});
        for (const auto square : *said) {
            if (auto wrong = mistake(teller, square))
                return Verdict::wrong(*std::move(wrong));
            at_ = square;
        }
        if (at_ == journey_.to)
            return Verdict::right(teller.say(train::sentence("right")));
        return Verdict::partly(
            teller.say(sentence("route-partly"), {{"square", teller.square(at_)}}));
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        return {teller.say(sentence("route-solution"), {{"n", *ways_.moves(journey_.from)},
                                                        {"squares", teller.squares(way())}})};
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
        return {
            teller.say(sentence("route-hint-count"), {{"n", *ways_.moves(at_)}}),
            teller.say(sentence("route-hint-next"), {{"square", teller.square(ways_.next(at_))}})};
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
    [[nodiscard]] std::vector<Square> way() const
    {
        std::vector<Square> squares;
        for (auto at = journey_.from; at != journey_.to; squares.push_back(at))
            at = ways_.next(at);
        return squares;
    }
    [[nodiscard]] std::optional<speech::Word> mistake(const Teller& teller, Square square) const
    {
        const auto named = teller.square(square);
        if (!rules::knight_attacks(at_).has(square))
            return teller.say(sentence("route-no-move"),
                              {{"from", teller.square(at_)}, {"square", named}});
        if (journey_.closed().has(square))
            return teller.say(sentence("route-attacked"), {{"square", named}});
        const auto left = ways_.moves(square);
        if (!left || *left >= *ways_.moves(at_))
            return teller.say(sentence("route-longer"), {{"square", named}});
        return std::nullopt;
    }

    Journey journey_;
    KnightWays ways_;
    Square at_;  ///< where the knight is by now
};

struct Level {
    int least, most;  ///< moves
    std::span<const Role> guards;
};

constexpr std::array lighter{Role::bishop, Role::rook};
constexpr std::array heavier{Role::rook, Role::queen};

const std::array<Level, 4> by_level{Level{1, 2, {}}, Level{3, 4, {}}, Level{2, 3, lighter},
                                    Level{3, 5, heavier}};

std::optional<Guard> any_guard(Random& random, std::span<const Role> roles)
{
    if (roles.empty())
        return std::nullopt;
    return Guard{random.one_of(roles), Square::at(random.below(64))};
}

bool fits(const Journey& journey, const Level& level)
{
    const auto closed = journey.closed();
    if (closed.has(journey.from) || closed.has(journey.to))
        return false;
    const auto moves = KnightWays{journey.to, closed}.moves(journey.from);
    return moves && *moves >= level.least && *moves <= level.most;
}

}  // namespace

std::unique_ptr<Task> ask_route(const Occasion& occasion)
{
    const auto& level = by_level.at(static_cast<std::size_t>(occasion.level - 1));
    auto& random = occasion.random;
    for (;;) {  // there are such ways on every level
        const auto from = Square::at(random.below(64));
        const auto to = Square::at(random.below(64));
        const Journey journey{from, to, any_guard(random, level.guards)};
        if (fits(journey, level))
            return std::make_unique<RouteTask>(journey);
    }
}

}  // namespace client::train::vision
