// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/san.hpp"
#include "speech/names.hpp"
#include "src/train/answers.hpp"
#include "src/train/memory/drills.hpp"
#include "src/train/memory/mating_table.hpp"
#include "src/train/memory/sentences.hpp"
#include "src/train/memory/two_pieces.hpp"
#include "src/train/sentences.hpp"
#include "src/train/vision/positions.hpp"

#include <algorithm>
#include <array>
#include <utility>

/// A won endgame is won without a board, against the engine; where there is none the program
/// defends it: with one man it knows the longest defence to every move.
namespace client::train::memory {

namespace {

using rules::Color;
using rules::Move;
using rules::Position;
using rules::Role;
using speech::Word;

/// The first ones are those of a single man.
constexpr std::array<std::string_view, 5> kinds{"queen", "rook", "pawn", "bishops", "knight"};
constexpr std::size_t of_one_man = 3;
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

/// All that there is to know.
class TableTechnique : public Technique {
public:
    explicit TableTechnique(const MatingTable& table) : table_{table} {}

    [[nodiscard]] bool is_won(const Position& position) const override
    {
        return table_.moves_to_mate(position).has_value();
    }
    [[nodiscard]] std::vector<Move> way(const Position& from) const override
    {
        std::vector<Move> moves;
        auto position = from;
        while (position.has_legal_move()) {
            moves.push_back(table_.best(position));
            position.play_unchecked(moves.back());
        }
        return moves;
    }
    [[nodiscard]] Move defence(const Position& position) const override
    {
        return table_.best(position);
    }

private:
    const MatingTable& table_;
};

class FinishTask : public Task {
public:
    FinishTask(const Position& position,
               std::size_t kind,
               std::unique_ptr<Technique> technique,
               Defender defender)
        : start_{position}, position_{position}, kind_{kind},
          technique_{std::move(technique)}, defender_{defender}
    {
    }

    [[nodiscard]] std::string_view item() const override { return kinds.at(kind_); }

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
        const auto way = technique_->way(position_);
        if (!way.empty())
            return {teller.say(sentence("finish-solution"),
                               {{"moves", in_words(teller, position_, way)}})};
        return {teller.say(sentence("finish-from-start"),
                           {{"moves", in_words(teller, start_, technique_->way(start_))}})};
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        std::vector<std::string> moves;
        auto position = start_;
        for (const auto move : technique_->way(start_)) {
            if (position.turn() == start_.turn())
                moves.push_back(write_san(position, move));
            position.play_unchecked(move);
        }
        return moves;
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        const auto way = technique_->way(position_);
        if (way.empty())
            return {teller.say(sentence("finish-corner"), {{"pieces", kinds.at(kind_)}})};
        const auto facts = move_facts(position_, way.front());
        return {teller.say(sentence("finish-hint"), {{"n", *moves_of(way)}}),
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
        return defended(teller, attacked, plays ? *move : technique_->defence(attacked));
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
            return defended(teller, after, technique_->defence(after));
        attacked_ = after;
        return Verdict::awaited();
    }
    /// What is left of the win when this was the answer.
    [[nodiscard]] Verdict defended(const Teller& teller, const Position& attacked, Move reply)
    {
        const auto next = attacked.after_unchecked(reply);
        if (!technique_->is_won(next))
            return Verdict::wrong(
                teller.say(sentence("finish-lost"), {{"reply", teller.move(attacked, reply)}}));
        const auto before = moves_of(technique_->way(position_));
        const auto left = moves_of(technique_->way(next));
        reply_before_ = attacked;
        reply_ = reply;
        position_ = next;
        const bool longer = before && left && *left >= *before;
        return Verdict::step(longer ? teller.say(sentence("finish-longer"), {{"n", *left}})
                                    : teller.say(train::sentence("right")));
    }
    [[nodiscard]] Word reply_words(const Teller& teller) const
    {
        return teller.say(sentence("finish-reply"),
                          {{"move", teller.move(reply_before_, *reply_)}});
    }
    [[nodiscard]] static Word
    in_words(const Teller& teller, Position position, const std::vector<Move>& way)
    {
        Lines moves;
        for (const auto move : way) {
            moves.push_back(teller.move(position, move));
            position.play_unchecked(move);
        }
        return speech::listed(moves);
    }

    /// By then a game would be drawn (Article 9.3).
    static constexpr int most_moves = 50;

    Position start_;
    Position position_;
    std::size_t kind_;
    std::unique_ptr<Technique> technique_;
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

std::unique_ptr<Task> finish_by_table(const Occasion& occasion, std::size_t kind, Defender defender)
{
    const auto man = man_of(kind);
    const auto& table = MatingTable::of(man);
    for (;;) {  // there are such positions for every level
        const auto position = any_position(occasion.random, man);
        const auto moves = position ? table.moves_to_mate(*position) : std::nullopt;
        if (moves && fits(man, occasion.level, *moves))
            return std::make_unique<FinishTask>(*position, kind,
                                                std::make_unique<TableTechnique>(table), defender);
    }
}

std::unique_ptr<Task> finish_with_two(const Occasion& occasion, std::size_t kind, Defender defender)
{
    const bool bishops = kinds.at(kind) == "bishops";
    auto line =
        any_line(occasion.random, bishops ? TwoPieces::bishops : TwoPieces::bishop_and_knight);
    const auto start = line->start();
    return std::make_unique<FinishTask>(start, kind, std::move(line), defender);
}

}  // namespace

/// Two pieces are for the highest level only.
std::unique_ptr<Task> ask_finish(const Occasion& occasion)
{
    const auto defender = occasion.supplies.engine ? Defender::engine : Defender::program;
    if (occasion.level < levels || occasion.item < of_one_man)
        return finish_by_table(occasion, occasion.item % of_one_man, defender);
    return finish_with_two(occasion, occasion.item, defender);
}

std::span<const std::string_view> finish_items()
{
    return kinds;
}

Word finish_item(const Teller& teller, std::string_view item)
{
    const auto man = std::ranges::find(kinds, item) - kinds.begin();
    if (static_cast<std::size_t>(man) >= of_one_man)
        return teller.say(sentence("finish-two"), {{"pieces", item}});
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
