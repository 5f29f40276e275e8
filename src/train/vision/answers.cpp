// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/answers.hpp"

#include "rules/san.hpp"
#include "speech/names.hpp"
#include "src/train/sentences.hpp"
#include "src/train/vision/drills.hpp"
#include "src/train/vision/positions.hpp"
#include "src/train/vision/sentences.hpp"

#include <algorithm>
#include <array>

/// The three answers to a check: the king goes away, something is put between, or who gives it is
/// captured (Article 3.9).
namespace client::train::vision {

namespace {

using rules::Move;
using rules::Position;
using rules::Role;

constexpr std::array<std::string_view, 3> kinds{"away", "between", "capture"};
/// More moves of one kind nobody wants to list.
constexpr std::size_t most_moves = 3;

std::string_view kind_of(const Position& position, Move move)
{
    const bool passes = move.kind() == rules::MoveKind::en_passant;
    const rules::Square taken =
        passes ? rules::Square{move.to().file(), move.from().rank()} : move.to();
    if (position.checkers().has(taken))
        return "capture";
    return move.role() == Role::king ? "away" : "between";
}

std::vector<Move> moves_of(const Position& position, std::string_view kind)
{
    std::vector<Move> moves;
    for (const auto move : position.legal_moves())
        if (kind_of(position, move) == kind)
            moves.push_back(move);
    return moves;
}

class AnswersTask : public Task {
public:
    AnswersTask(const Position& position, std::string_view kind, bool seen)
        : position_{position}, kind_{kind}, seen_{seen}, left_{moves_of(position, kind)}
    {
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        return told(teller, position_.board(),
                    teller.say(sentence("answers-ask"),
                               {{"side", speech::side_names[position_.turn()]}, {"kind", kind_}}));
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        const auto heard = answers::move(teller, position_, answer.text);
        if (!heard)
            return refused(teller, heard.error());
        const auto kind = kind_of(position_, heard->move);
        if (kind != kind_)
            return Verdict::wrong(teller.say(sentence("answers-wrong-kind"), {{"kind", kind}}));
        std::erase(left_, heard->move);
        if (left_.empty())
            return Verdict::right(teller.say(train::sentence("right")));
        return Verdict::partly(
            teller.say(sentence("answers-partly"), {{"n", static_cast<int>(left_.size())}}));
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        Lines moves;
        for (const auto move : moves_of(position_, kind_))
            moves.push_back(teller.move(position_, move));
        return {teller.say(sentence("answers-solution"), {{"moves", speech::listed(moves)}})};
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        std::vector<std::string> moves;
        for (const auto move : moves_of(position_, kind_))
            moves.push_back(write_san(position_, move));
        return moves;
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        return {teller.say(sentence("check-attacked"),
                           {{"squares", teller.squares(position_.checkers())}}),
                teller.say(sentence("answers-hint-count"),
                           {{"n", static_cast<int>(moves_of(position_, kind_).size())}})};
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        auto lines = teller.law("3.9");
        lines.push_back(teller.say(sentence("answers-rule")));
        return lines;
    }
    [[nodiscard]] speech::Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("answers-expected"));
    }
    [[nodiscard]] std::optional<rules::Placement> board() const override
    {
        return seen_ ? std::optional{rules::Placement{position_}} : std::nullopt;
    }

private:
    /// An illegal move is told why; what is no move is no answer.
    [[nodiscard]] Verdict refused(const Teller& teller, const words::Misread& misread) const
    {
        if (!words::cause_of(misread))
            return Verdict::unclear({});
        return Verdict::wrong(
            teller.say(sentence("answers-illegal"),
                       {{"why", words::why(teller.language(), position_, misread)}}));
    }

    Position position_;
    std::string_view kind_;
    bool seen_;
    std::vector<Move> left_;  ///< not named yet
};

/// The defenders beside the king, and who attacks.
std::optional<Position> any_position(Random& random, int level)
{
    constexpr std::array attackers{Role::queen, Role::rook, Role::bishop, Role::knight};
    constexpr std::array defenders{Role::rook, Role::bishop, Role::knight, Role::pawn};
    rules::Setup setup;
    setup.turn = random.one_of(rules::both_colors);
    for (const auto color : rules::both_colors)
        put_anywhere(random, setup.board, {color, Role::king});
    for (int i = 0; i < level; ++i) {
        put_anywhere(random, setup.board, {opponent(setup.turn), random.one_of(attackers)});
        put_anywhere(random, setup.board, {setup.turn, random.one_of(defenders)});
    }
    const auto position = lawful(setup);
    return position && position->in_check() ? position : std::nullopt;
}

}  // namespace

std::unique_ptr<Task> ask_answers(const Occasion& occasion)
{
    const auto kind = kinds.at(occasion.item);
    for (;;) {  // there are such positions for every kind of answer
        const auto position = any_position(occasion.random, occasion.level);
        const auto count = position ? moves_of(*position, kind).size() : 0;
        if (count > 0 && count <= most_moves)
            return std::make_unique<AnswersTask>(*position, kind, occasion.level < 3);
    }
}

std::span<const std::string_view> answers_items()
{
    return kinds;
}

speech::Word answers_item(const Teller& teller, std::string_view item)
{
    return teller.say(sentence("answers-item"), {{"kind", item}});
}

}  // namespace client::train::vision
