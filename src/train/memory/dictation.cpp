// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/answers.hpp"
#include "src/train/memory/drills.hpp"
#include "src/train/memory/named_pieces.hpp"
#include "src/train/memory/sentences.hpp"
#include "src/train/sentences.hpp"
#include "src/train/vision/positions.hpp"

#include <array>

/// A position is set up by ear and then named back.
namespace client::train::memory {

namespace {

using rules::Bitboard;
using rules::Piece;
using rules::Square;

class DictationTask : public Task {
public:
    explicit DictationTask(const rules::Board& board) : board_{board} {}

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        if (naming_)
            return {teller.say(sentence("dictation-name"))};
        auto lines = teller.pieces(board_);
        lines.push_back(
            teller.say(sentence("dictation-set-up"), {{"n", board_.occupied().count()}}));
        return lines;
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        if (naming_)
            return judge_names(teller, answer.text);
        if (answers::word(teller, sentences, answer.text) != "ready")
            return Verdict::unclear({});
        naming_ = true;
        return Verdict::step(teller.say(sentence("imagine-ready")));
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        return teller.pieces(board_);
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        std::vector<std::string> answers{"ready"};
        for (const auto square : board_.occupied())
            answers.push_back(in_english(*board_.at(square)) + " " + square.name());
        return answers;
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        Lines lines{teller.say(sentence("left"), {{"n", left().count()}})};
        if (left().any()) {
            const auto square = left().first();
            lines.push_back(teller.say(sentence("dictation-hint"),
                                       {{"piece", teller.piece(*board_.at(square))}}));
            lines.push_back(
                teller.say(sentence("hint-square"), {{"square", teller.square(square)}}));
        }
        return lines;
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return {teller.say(sentence("rule"))};
    }
    [[nodiscard]] speech::Word expected(const Teller& teller) const override
    {
        return naming_ ? teller.say(sentence("dictation-expected"))
                       : teller.say(sentence("imagine-done"));
    }

private:
    [[nodiscard]] Bitboard left() const { return board_.occupied() & ~named_; }
    [[nodiscard]] Verdict judge_names(const Teller& teller, std::string_view text)
    {
        const auto named = named_pieces(teller, text);
        if (!named)
            return Verdict::unclear({});
        for (const auto& each : *named)
            if (!each.role || !each.square)
                return Verdict::unclear({});
        for (const auto& each : *named) {
            if (auto wrong = mistake(teller, each))
                return Verdict::wrong(*std::move(wrong));
            named_ |= Bitboard{*each.square};
        }
        if (left().none())
            return Verdict::right(teller.say(train::sentence("right")));
        return Verdict::partly(teller.say(sentence("left"), {{"n", left().count()}}));
    }
    [[nodiscard]] std::optional<speech::Word> mistake(const Teller& teller,
                                                      const NamedPiece& named) const
    {
        const auto piece = board_.at(*named.square);
        if (!piece)
            return teller.say(sentence("square-is-empty"),
                              {{"square", teller.square(*named.square)}});
        if (piece->role != *named.role)
            return teller.say(sentence("square-other-piece"));
        if (named.color && *named.color != piece->color)
            return teller.say(sentence("square-other-colour"));
        return std::nullopt;
    }

    rules::Board board_;
    bool naming_ = false;
    Bitboard named_{};  ///< so far
};

}  // namespace

/// The kings, and two pieces more with each level.
std::unique_ptr<Task> ask_dictation(const Occasion& occasion)
{
    constexpr std::array roles{rules::Role::queen,  rules::Role::rook, rules::Role::bishop,
                               rules::Role::knight, rules::Role::pawn, rules::Role::pawn};
    auto& random = occasion.random;
    for (;;) {  // most such boards are lawful
        rules::Setup setup;
        for (const auto color : rules::both_colors) {
            vision::put_anywhere(random, setup.board, {color, rules::Role::king});
            for (int i = 0; i < occasion.level; ++i)
                vision::put_anywhere(random, setup.board, {color, random.one_of(roles)});
        }
        if (vision::lawful(setup))
            return std::make_unique<DictationTask>(setup.board);
    }
}

}  // namespace client::train::memory
