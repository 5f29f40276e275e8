// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/names.hpp"
#include "src/train/sentences.hpp"
#include "src/train/vision/drills.hpp"
#include "src/train/vision/naming.hpp"
#include "src/train/vision/positions.hpp"
#include "src/train/vision/sentences.hpp"

#include <array>

/// Where a piece goes to give check (Article 3.9), taking nothing.
namespace client::train::vision {

namespace {

using rules::Bitboard;
using rules::Color;
using rules::Position;
using rules::Role;
using rules::Square;

constexpr std::array<std::string_view, 4> pieces_asked{"knight", "bishop", "rook", "queen"};
/// From here on it must not be taken there.
constexpr int safe_level = 2;

/// Where the piece on a square may go without taking anything.
Bitboard goes_to(const Position& position, Square from)
{
    Bitboard squares;
    for (const auto move : position.legal_moves())
        if (move.from() == from && !position.board().at(move.to()))
            squares |= Bitboard{move.to()};
    return squares;
}

Position gone(const Position& position, Square from, Square to)
{
    return position.after_unchecked({position.board().at(from)->role, from, to});
}

/// Whether the opponent has a legal move that takes what stands on a square.
bool can_be_taken(const Position& position, Square square)
{
    for (const auto move : position.legal_moves())
        if (move.to() == square)
            return true;
    return false;
}

Bitboard checking(const Position& position, Square from, bool safe)
{
    Bitboard squares;
    for (const auto to : goes_to(position, from)) {
        const auto next = gone(position, from, to);
        if (next.checkers().has(to) && !(safe && can_be_taken(next, to)))
            squares |= Bitboard{to};
    }
    return squares;
}

class ChecksTask : public Task {
public:
    ChecksTask(const Position& position, Square from, int level)
        : position_{position}, from_{from}, safe_{level >= safe_level}, seen_{level < 3},
          squares_{checking(position, from, safe_)}
    {
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        return told(teller, position_.board(),
                    teller.say(safe_ ? sentence("checks-ask-safe") : sentence("checks-ask"),
                               {{"piece", teller.role(position_.board().at(from_)->role)},
                                {"square", teller.square(from_)}}));
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        return squares_.judge(teller, answer, [&](Square square) {
            return teller.say(mistake(square), {{"square", teller.square(square)}});
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
        return teller.law("3.9");
    }
    [[nodiscard]] speech::Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("squares-expected"));
    }
    [[nodiscard]] std::optional<rules::Placement> board() const override
    {
        return seen_ ? std::optional{rules::Placement{position_}} : std::nullopt;
    }

private:
    [[nodiscard]] speech::Phrase mistake(Square square) const
    {
        if (!goes_to(position_, from_).has(square))
            return sentence("checks-wrong-way");
        return gone(position_, from_, square).in_check() ? sentence("checks-wrong-taken")
                                                         : sentence("checks-wrong-check");
    }

    Position position_;
    Square from_;
    bool safe_;
    bool seen_;
    Naming squares_;
};

/// The kings and the piece; later opponents that could take it.
std::optional<Position> any_position(Random& random, Role role, int level)
{
    constexpr std::array guards{Role::knight, Role::bishop, Role::rook};
    rules::Setup setup;
    for (const auto color : rules::both_colors)
        put_anywhere(random, setup.board, {color, Role::king});
    put_anywhere(random, setup.board, {Color::white, role});
    for (int i = 1; i < level; ++i)
        put_anywhere(random, setup.board, {Color::black, random.one_of(guards)});
    return lawful(setup);
}

}  // namespace

std::unique_ptr<Task> ask_checks(const Occasion& occasion)
{
    const auto role = speech::role_names.find(pieces_asked.at(occasion.item)).value();
    for (;;) {  // there are such positions for every piece
        const auto position = any_position(occasion.random, role, occasion.level);
        if (!position)
            continue;
        const auto from = position->board().of(Color::white, role).first();
        if (checking(*position, from, occasion.level >= safe_level).any())
            return std::make_unique<ChecksTask>(*position, from, occasion.level);
    }
}

std::span<const std::string_view> checks_items()
{
    return pieces_asked;
}

speech::Word checks_item(const Teller& teller, std::string_view item)
{
    return teller.role(speech::role_names.find(item).value());
}

}  // namespace client::train::vision
