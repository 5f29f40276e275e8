// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/san.hpp"
#include "speech/names.hpp"
#include "src/train/answers.hpp"
#include "src/train/memory/drills.hpp"
#include "src/train/memory/mating_table.hpp"
#include "src/train/memory/sentences.hpp"
#include "src/train/sentences.hpp"
#include "src/train/vision/positions.hpp"

#include <array>
#include <utility>

/// A won endgame is won without a board; the program knows the longest defence to every move.
namespace client::train::memory {

namespace {

using rules::Color;
using rules::Move;
using rules::Position;
using rules::Role;
using speech::Word;

constexpr std::array<std::string_view, 2> pieces{"queen", "rook"};

const MatingTable& table(Role role)
{
    static const MatingTable with_queen{Role::queen};
    static const MatingTable with_rook{Role::rook};
    return role == Role::queen ? with_queen : with_rook;
}

class FinishTask : public Task {
public:
    FinishTask(const Position& position, Role role)
        : start_{position}, position_{position}, table_{table(role)}
    {
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        if (reply_)
            return {reply_words(teller)};
        auto lines = teller.pieces(position_.board());
        lines.push_back(teller.say(sentence("finish-ask")));
        return lines;
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        const auto heard = answers::move(teller, position_, answer.text);
        if (!heard && !words::cause_of(heard.error()))
            return Verdict::unclear({});
        if (!heard)
            return Verdict::retry(
                teller.say(sentence("illegal"),
                           {{"why", words::why(teller.language(), position_, heard.error())}}));
        return judge_move(teller, heard->move);
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        Lines moves;
        auto position = position_;
        for (const auto move : best_line(position_)) {
            moves.push_back(teller.move(position, move));
            position.play_unchecked(move);
        }
        return {teller.say(sentence("finish-solution"), {{"moves", speech::listed(moves)}})};
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        std::vector<std::string> moves;
        auto position = start_;
        for (const auto move : best_line(start_)) {
            if (position.turn() == start_.turn())
                moves.push_back(write_san(position, move));
            position.play_unchecked(move);
        }
        return moves;
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        const auto facts = move_facts(position_, table_.best(position_));
        return {teller.say(sentence("finish-hint"), {{"n", *table_.moves_to_mate(position_)}}),
                teller.say(sentence("hint-piece"), {{"piece", teller.role(facts.role)}}),
                teller.say(sentence("hint-square"), {{"square", teller.square(facts.to)}})};
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return teller.law("5.1.1");
    }
    [[nodiscard]] Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("move-expected"));
    }

private:
    [[nodiscard]] Verdict judge_move(const Teller& teller, Move move)
    {
        const auto after = position_.after_unchecked(move);
        if (after.is_mate())
            return Verdict::right(teller.say(train::sentence("right")));
        if (after.is_stalemate())
            return Verdict::wrong(teller.say(sentence("finish-stalemate")));
        const auto before = *table_.moves_to_mate(position_);
        const auto reply = table_.best(after);
        const auto next = after.after_unchecked(reply);
        const auto left = table_.moves_to_mate(next);
        if (!left)
            return Verdict::wrong(
                teller.say(sentence("finish-lost"), {{"reply", teller.move(after, reply)}}));
        if (++made_ > most_moves)
            return Verdict::wrong(teller.say(sentence("finish-too-long")));
        reply_before_ = after;
        reply_ = reply;
        position_ = next;
        return Verdict::step(*left < before
                                 ? teller.say(train::sentence("right"))
                                 : teller.say(sentence("finish-longer"), {{"n", *left}}));
    }
    [[nodiscard]] Word reply_words(const Teller& teller) const
    {
        return teller.say(sentence("finish-reply"),
                          {{"move", teller.move(reply_before_, *reply_)}});
    }
    /// With the best moves of both sides.
    [[nodiscard]] std::vector<Move> best_line(Position position) const
    {
        std::vector<Move> moves;
        while (position.has_legal_move()) {
            moves.push_back(table_.best(position));
            position.play_unchecked(moves.back());
        }
        return moves;
    }

    /// By then a game would be drawn (Article 9.3).
    static constexpr int most_moves = 50;

    Position start_;
    Position position_;
    const MatingTable& table_;
    Position reply_before_ = Position::initial();
    std::optional<Move> reply_;
    int made_ = 0;
};

/// Kings and White's piece anywhere, White to move.
std::optional<Position> any_position(Random& random, Role role)
{
    rules::Setup setup;
    setup.turn = Color::white;
    vision::put_anywhere(random, setup.board, {Color::white, Role::king});
    vision::put_anywhere(random, setup.board, {Color::white, role});
    vision::put_anywhere(random, setup.board, {Color::black, Role::king});
    return vision::lawful(setup);
}

/// So many moves to mate are for a level.
bool fits(int level, int moves)
{
    constexpr std::array most{3, 6, 16};
    constexpr std::array least{2, 4, 6};
    const auto row = static_cast<std::size_t>(level - 1);
    return moves >= least.at(row) && moves <= most.at(row);
}

}  // namespace

std::unique_ptr<Task> ask_finish(const Occasion& occasion)
{
    const auto role = speech::role_names.find(pieces.at(occasion.item)).value();
    for (;;) {  // there are such positions for every level
        const auto position = any_position(occasion.random, role);
        const auto moves = position ? table(role).moves_to_mate(*position) : std::nullopt;
        if (moves && fits(occasion.level, *moves))
            return std::make_unique<FinishTask>(*position, role);
    }
}

std::span<const std::string_view> finish_items()
{
    return pieces;
}

Word finish_item(const Teller& teller, std::string_view item)
{
    return teller.say(sentence("finish-kind"),
                      {{"piece", teller.role(speech::role_names.find(item).value())}});
}

}  // namespace client::train::memory
