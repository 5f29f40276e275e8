// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/why_illegal.hpp"
#include "speech/names.hpp"
#include "speech/reason_words.hpp"
#include "src/train/answers.hpp"
#include "src/train/sentences.hpp"
#include "src/train/vision/drills.hpp"
#include "src/train/vision/positions.hpp"
#include "src/train/vision/sentences.hpp"

#include <algorithm>
#include <array>

/// To which side one may castle (Article 3.8.2).
namespace client::train::vision {

namespace {

using rules::Color;
using rules::Position;
using rules::Role;
using rules::Square;
using rules::Wing;
using rules::causes::CastlingFault;

constexpr std::array both_wings{Wing::short_side, Wing::long_side};
/// Why it is forbidden, or that it is not.
constexpr std::array<std::string_view, 6> kinds{"may",   "right",   "between",
                                                "check", "through", "into"};
constexpr std::array faults{CastlingFault::right_lost, CastlingFault::piece_between,
                            CastlingFault::in_check, CastlingFault::through_attack,
                            CastlingFault::into_attack};

constexpr std::array<std::string_view, 8> known{
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
    "4k3/8/8/3b4/8/8/8/4K2R w K - 0 1",     "4kr2/8/8/8/8/8/8/4K2R w K - 0 1",
    "4r1k1/8/8/8/8/8/8/4K2R w K - 0 1",     "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1",
    "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1",    "4k3/8/8/8/8/8/8/R3K2R w K - 0 1"};

std::string_view name(Wing wing)
{
    return wing == Wing::short_side ? "short" : "long";
}

std::string_view possible(const Position& position)
{
    const bool is_short = position.castling(Wing::short_side).has_value();
    const bool is_long = position.castling(Wing::long_side).has_value();
    if (is_short == is_long)
        return is_short ? "both" : "none";
    return is_short ? "short" : "long";
}

bool says(std::string_view answer, Wing wing)
{
    return answer == "both" || answer == name(wing);
}

rules::Rank home(Color color)
{
    return color == Color::white ? rules::Rank::one : rules::Rank::eight;
}

/// The rooks that stand in their corners although their right is lost.
rules::Bitboard moved_rooks(const Position& position)
{
    const auto rank = home(position.turn());
    const auto corners = rules::Bitboard{Square{rules::File::a, rank}} |
                         rules::Bitboard{Square{rules::File::h, rank}};
    return position.board().of(position.turn(), Role::rook) & corners & ~position.castling_rooks();
}

class CastlingTask : public Task {
public:
    CastlingTask(const Position& position, bool seen) : position_{position}, seen_{seen} {}

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        auto lines = told(teller, position_.board(), moved(teller));
        lines.push_back(
            teller.say(sentence("castling-ask"), {{"side", speech::side_names[position_.turn()]}}));
        return lines;
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        const auto said = answers::word(teller, sentences, answer.text);
        constexpr std::array<std::string_view, 4> words{"short", "long", "both", "none"};
        if (!said || std::ranges::find(words, *said) == words.end())
            return Verdict::unclear({});
        for (const auto wing : both_wings)
            if (says(*said, wing) != position_.castling(wing).has_value())
                return Verdict::wrong(mistake(teller, wing));
        return Verdict::right(teller.say(train::sentence("right")));
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        Lines lines{teller.say(sentence("castling-solution"), {{"which", possible(position_)}})};
        for (const auto wing : both_wings)
            if (!position_.castling(wing))
                lines.push_back(because(teller, wing));
        return lines;
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        return {std::string{possible(position_)}};
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        Lines hints{teller.say(sentence("castling-hint"))};
        for (const auto wing : both_wings)
            if (!position_.castling(wing))
                hints.push_back(because(teller, wing));
        return hints;
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return teller.law("3.8");
    }
    [[nodiscard]] speech::Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("castling-expected"));
    }
    [[nodiscard]] std::optional<rules::Placement> board() const override
    {
        return seen_ ? std::optional{rules::Placement{position_}} : std::nullopt;
    }

private:
    /// What no board shows.
    [[nodiscard]] speech::Word moved(const Teller& teller) const
    {
        const auto rooks = moved_rooks(position_);
        if (rooks.none())
            return teller.say(sentence("castling-unmoved"));
        if (rooks.many())
            return teller.say(sentence("castling-king-moved"));
        return teller.say(sentence("castling-rook-moved"),
                          {{"square", teller.square(rooks.first())}});
    }
    [[nodiscard]] speech::Word because(const Teller& teller, Wing wing) const
    {
        const auto cause = why_no_castling(position_, wing).value();
        return teller.say(
            sentence("castling-because"),
            {{"wing", name(wing)},
             {"cause", speech::ReasonWords{teller.language()}.cause(position_, cause)}});
    }
    [[nodiscard]] speech::Word mistake(const Teller& teller, Wing wing) const
    {
        return teller.say(position_.castling(wing) ? sentence("castling-wrong-may")
                                                   : sentence("castling-wrong-may-not"),
                          {{"wing", name(wing)}});
    }

    Position position_;
    bool seen_;
};

bool is_of_kind(const Position& position, std::size_t item)
{
    if (item == 0)
        return possible(position) != "none";
    for (const auto wing : both_wings) {
        const auto cause = why_no_castling(position, wing);
        const auto* const no = cause ? std::get_if<rules::causes::NoCastling>(&*cause) : nullptr;
        if (no != nullptr && no->fault == faults.at(item - 1))
            return true;
    }
    return false;
}

/// King and rooks at home, perhaps with a piece between, and some opponents anywhere.
rules::Setup any_setup(Random& random, int level)
{
    constexpr std::array opponents{Role::rook, Role::bishop, Role::knight, Role::queen, Role::pawn};
    rules::Setup setup;
    setup.turn = level > 2 ? random.one_of(rules::both_colors) : Color::white;
    const auto rank = home(setup.turn);
    setup.board.put({rules::File::e, rank}, {setup.turn, Role::king});
    for (const auto file : {rules::File::a, rules::File::h}) {
        setup.board.put({file, rank}, {setup.turn, Role::rook});
        if (random.below(4) != 0)
            setup.castling_rooks |= rules::Bitboard{Square{file, rank}};
    }
    put_anywhere(random, setup.board, {opponent(setup.turn), Role::king});
    for (int i = 0; i < level; ++i) {
        put_anywhere(random, setup.board, {opponent(setup.turn), random.one_of(opponents)});
        put_anywhere(random, setup.board, {setup.turn, random.one_of(opponents)});
    }
    return setup;
}

std::optional<Position> any_position(Random& random, int level)
{
    if (level == 1 && random.below(2) == 0)
        return position_of(random.one_of(known));
    return lawful(any_setup(random, level));
}

}  // namespace

std::unique_ptr<Task> ask_castling(const Occasion& occasion)
{
    for (;;) {  // there are such positions of every kind
        const auto position = any_position(occasion.random, occasion.level);
        if (position && is_of_kind(*position, occasion.item))
            return std::make_unique<CastlingTask>(*position, occasion.level < 3);
    }
}

std::span<const std::string_view> castling_items()
{
    return kinds;
}

speech::Word castling_item(const Teller& teller, std::string_view item)
{
    return teller.say(sentence("castling-item"), {{"kind", item}});
}

}  // namespace client::train::vision
