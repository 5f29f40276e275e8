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

/// A won endgame is won without a board, against the engine; where there is none the program knows
/// the longest defence to every move.
namespace client::train::memory {

namespace {

using rules::Color;
using rules::Move;
using rules::Position;
using rules::Role;
using speech::Word;

constexpr std::array<std::string_view, 3> kinds{"queen", "rook", "pawn"};
constexpr int levels = 3;

/// How many moves it is to mate, from the first level to the last.
struct Length {
    int least;
    int most;
};
constexpr std::array<Length, levels> of_pieces{{{2, 3}, {4, 6}, {6, 16}}};
constexpr std::array<Length, levels> of_pawns{{{4, 9}, {10, 14}, {15, 28}}};

Role man_of(std::size_t kind)
{
    return speech::role_names.find(kinds.at(kind)).value();
}

/// Who answers the moves of the one who wins.
enum class Defender : std::uint8_t { program, engine };

class FinishTask : public Task {
public:
    FinishTask(const Position& position, const MatingTable& table, Defender defender)
        : start_{position}, position_{position}, table_{table}, defender_{defender}
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

    [[nodiscard]] std::optional<engine::Situation> engines_turn() const override
    {
        return attacked_ ? engine::Situation::of(*attacked_, {}) : std::nullopt;
    }
    [[nodiscard]] Verdict engine_played(const Teller& teller, std::optional<Move> move) override
    {
        if (!attacked_)
            return Verdict::unclear({});
        if (!move)
            defender_ = Defender::program;
        const auto attacked = *std::exchange(attacked_, std::nullopt);
        const bool plays = move && attacked.is_legal(*move);
        return defended(teller, attacked, plays ? *move : table_.best(attacked));
    }

private:
    [[nodiscard]] Verdict judge_move(const Teller& teller, Move move)
    {
        const auto after = position_.after_unchecked(move);
        if (after.is_mate())
            return Verdict::right(teller.say(train::sentence("right")));
        if (after.is_stalemate())
            return Verdict::wrong(teller.say(sentence("finish-stalemate")));
        if (++made_ > most_moves)
            return Verdict::wrong(teller.say(sentence("finish-too-long")));
        if (defender_ == Defender::program)
            return defended(teller, after, table_.best(after));
        attacked_ = after;
        return Verdict::awaited();
    }
    /// What is left of the win when this was the answer.
    [[nodiscard]] Verdict defended(const Teller& teller, const Position& attacked, Move reply)
    {
        const auto next = attacked.after_unchecked(reply);
        const auto before = *table_.moves_to_mate(position_);
        const auto left = table_.moves_to_mate(next);
        if (!left)
            return Verdict::wrong(
                teller.say(sentence("finish-lost"), {{"reply", teller.move(attacked, reply)}}));
        reply_before_ = attacked;
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
    Defender defender_;
    std::optional<Position> attacked_;  ///< where the engine is to move
    Position reply_before_ = Position::initial();
    std::optional<Move> reply_;
    int made_ = 0;
};

/// Kings and White's man anywhere, White to move.
std::optional<Position> any_position(Random& random, Role man)
{
    rules::Setup setup;
    setup.turn = Color::white;
    vision::put_anywhere(random, setup.board, {Color::white, Role::king});
    vision::put_anywhere(random, setup.board, {Color::white, man});
    vision::put_anywhere(random, setup.board, {Color::black, Role::king});
    return vision::lawful(setup);
}

bool fits(Role man, int level, int moves)
{
    const auto& lengths = man == Role::pawn ? of_pawns : of_pieces;
    const auto& [least, most] = lengths.at(static_cast<std::size_t>(level - 1));
    return moves >= least && moves <= most;
}

}  // namespace

std::unique_ptr<Task> ask_finish(const Occasion& occasion)
{
    const auto man = man_of(occasion.item);
    const auto& table = MatingTable::of(man);
    const auto defender = occasion.supplies.engine ? Defender::engine : Defender::program;
    for (;;) {  // there are such positions for every level
        const auto position = any_position(occasion.random, man);
        const auto moves = position ? table.moves_to_mate(*position) : std::nullopt;
        if (moves && fits(man, occasion.level, *moves))
            return std::make_unique<FinishTask>(*position, table, defender);
    }
}

std::span<const std::string_view> finish_items()
{
    return kinds;
}

Word finish_item(const Teller& teller, std::string_view item)
{
    return teller.say(sentence("finish-kind"),
                      {{"piece", teller.role(speech::role_names.find(item).value())}});
}

std::optional<Word> finish_defender(const Teller& teller, const Supplies& supplies)
{
    if (!supplies.engine)
        return teller.say(sentence("finish-alone"));
    return teller.say(sentence("finish-against"), {{"engine", std::string_view{*supplies.engine}}});
}

}  // namespace client::train::memory
