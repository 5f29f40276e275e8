// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/why_illegal.hpp"
#include "speech/names.hpp"
#include "speech/reason_words.hpp"
#include "src/train/answers.hpp"
#include "src/train/sentences.hpp"
#include "src/train/vision/drills.hpp"
#include "src/train/vision/positions.hpp"
#include "src/train/vision/sentences.hpp"

#include <array>

/// Whether a pawn may be taken en passant (Article 3.7.4).
namespace client::train::vision {

namespace {

using rules::Color;
using rules::Position;
using rules::Role;
using rules::Square;

/// It may; it may, and that answers a check; it is too late; the king would stand in check.
constexpr std::array<std::string_view, 4> kinds{"may", "check", "late", "exposed"};

/// The pawn that would take, the one that would be taken, and the square between their ranks.
struct Pawns {
    Square taker, taken, to;
};

class EnPassantTask : public Task {
public:
    EnPassantTask(const Position& position, Pawns pawns, bool seen)
        : position_{position}, pawns_{pawns}, seen_{seen}
    {
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        auto lines = told(teller, position_.board(), before(teller));
        lines.push_back(
            teller.say(sentence("enpassant-ask"), {{"taker", teller.square(pawns_.taker)},
                                                   {"taken", teller.square(pawns_.taken)}}));
        return lines;
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        const auto said = answers::yes_or_no(teller, answer.text);
        if (!said)
            return Verdict::unclear({});
        if (*said == !cause())
            return Verdict::right(teller.say(train::sentence("right")));
        return Verdict::wrong(
            teller.say(*said ? sentence("enpassant-wrong-yes") : sentence("enpassant-wrong-no")));
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        if (const auto why = cause())
            return {teller.say(
                sentence("enpassant-solution-no"),
                {{"cause", speech::ReasonWords{teller.language()}.cause(position_, *why)}})};
        const rules::Move move{Role::pawn, pawns_.taker, pawns_.to, rules::MoveKind::en_passant};
        return {teller.say(sentence("enpassant-solution-yes"),
                           {{"move", teller.move(position_, move)}})};
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        return {cause() ? "no" : "yes"};
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        return {teller.say(sentence("enpassant-hint-two")),
                teller.say(sentence("enpassant-hint-king"),
                           {{"square", teller.square(position_.king(position_.turn()))}})};
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return teller.law("3.7");
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
    [[nodiscard]] std::optional<rules::Cause> cause() const
    {
        return why_illegal(position_, Role::pawn, pawns_.taker, pawns_.to);
    }
    /// What no board shows.
    [[nodiscard]] speech::Word before(const Teller& teller) const
    {
        const auto taken = teller.square(pawns_.taken);
        if (position_.en_passant_candidate().none())
            return teller.say(sentence("enpassant-earlier"), {{"square", taken}});
        const int start = 2 * pawns_.to.index() - pawns_.taken.index();
        return teller.say(sentence("enpassant-just"),
                          {{"from", teller.square(Square::at(start))}, {"square", taken}});
    }

    Position position_;
    Pawns pawns_;
    bool seen_;
};

std::string_view kind_of(const Position& position, Pawns pawns)
{
    const auto cause = why_illegal(position, Role::pawn, pawns.taker, pawns.to);
    if (!cause)
        return position.in_check() ? "check" : "may";
    if (std::holds_alternative<rules::causes::EnPassantExpired>(*cause))
        return "late";
    return std::holds_alternative<rules::causes::KingInCheck>(*cause) ? "exposed" : "";
}

/// Two pawns beside each other after a step of two squares.
Pawns any_pawns(Random& random, Color taker)
{
    const int file = random.below(8);
    const int beside = file == 0 ? 1 : file == 7 ? 6 : file + (random.below(2) == 0 ? -1 : 1);
    const bool is_white = taker == Color::white;
    const auto rank = is_white ? rules::Rank::five : rules::Rank::four;
    const auto behind = is_white ? rules::Rank::six : rules::Rank::three;
    const auto other = static_cast<rules::File>(beside);
    return {{static_cast<rules::File>(file), rank}, {other, rank}, {other, behind}};
}

/// The fewest pieces that can forbid it, later more of them.
rules::Setup any_setup(Random& random, const Pawns& pawns, Color taker, const Occasion& occasion)
{
    constexpr std::array roles{Role::rook, Role::bishop, Role::queen};
    rules::Setup setup;
    setup.turn = taker;
    setup.board.put(pawns.taker, {taker, Role::pawn});
    setup.board.put(pawns.taken, {opponent(taker), Role::pawn});
    for (const auto color : rules::both_colors)
        put_anywhere(random, setup.board, {color, Role::king});
    const bool bare = occasion.level == 1 && kinds.at(occasion.item) != "exposed";
    if (!bare)
        put_anywhere(random, setup.board, {opponent(taker), random.one_of(roles)});
    if (occasion.level > 1)
        put_anywhere(random, setup.board, {taker, random.one_of(roles)});
    if (kinds.at(occasion.item) != "late")
        setup.en_passant = pawns.to;
    return setup;
}

/// A position, and what is asked about it.
struct Case {
    std::optional<Position> position;
    Pawns pawns;
};

Case known_case(Random& random)
{
    constexpr Square d4{rules::File::d, rules::Rank::four};
    constexpr Square e4{rules::File::e, rules::Rank::four};
    constexpr Square d3{rules::File::d, rules::Rank::three};
    constexpr Square e3{rules::File::e, rules::Rank::three};
    struct Row {
        std::string_view fen;
        Pawns pawns;
    };
    constexpr std::array rows{Row{"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", {d4, e4, e3}},
                              Row{"4k3/8/8/8/3pP3/8/8/4K3 b - - 2 2", {d4, e4, e3}},
                              Row{"8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1", {e4, d4, d3}},
                              Row{"8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", {e4, d4, d3}}};
    const auto row = random.one_of(rows);
    return {position_of(row.fen), row.pawns};
}

Case any_case(const Occasion& occasion)
{
    auto& random = occasion.random;
    if (occasion.level == 1 && random.below(4) == 0)
        return known_case(random);
    const auto taker = random.one_of(rules::both_colors);
    const auto pawns = any_pawns(random, taker);
    return {lawful(any_setup(random, pawns, taker, occasion)), pawns};
}

}  // namespace

std::unique_ptr<Task> ask_enpassant(const Occasion& occasion)
{
    for (;;) {  // there are such positions of every kind
        const auto [position, pawns] = any_case(occasion);
        if (position && kind_of(*position, pawns) == kinds.at(occasion.item))
            return std::make_unique<EnPassantTask>(*position, pawns, occasion.level < 3);
    }
}

std::span<const std::string_view> enpassant_items()
{
    return kinds;
}

speech::Word enpassant_item(const Teller& teller, std::string_view item)
{
    return teller.say(sentence("enpassant-item"), {{"kind", item}});
}

}  // namespace client::train::vision
