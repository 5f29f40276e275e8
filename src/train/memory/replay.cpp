// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/san.hpp"
#include "speech/names.hpp"
#include "src/train/answers.hpp"
#include "src/train/memory/drills.hpp"
#include "src/train/memory/heard_line.hpp"
#include "src/train/memory/sentences.hpp"
#include "src/train/sentences.hpp"

#include <algorithm>
#include <utility>

/// The player's last game, move by move from its beginning.
namespace client::train::memory {

namespace {

using rules::Move;
using speech::Word;

class ReplayTask : public Task {
public:
    explicit ReplayTask(HeardLine game) : game_{std::move(game)}, position_{game_.start} {}

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        return {
            teller.say(sentence("replay-ask"), {{"number", teller.number(position_.fullmoves())},
                                                {"side", speech::side_names[position_.turn()]}})};
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
        if (heard->move != played())
            return Verdict::retry(mistake(teller, heard->move));
        return go_on(teller);
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        auto moves = game_.told(teller, at_, game_.moves.size());
        return {teller.say(sentence("replay-solution"), {{"moves", speech::listed(moves)}})};
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        std::vector<std::string> moves;
        for (std::size_t i = 0; i < game_.moves.size(); ++i)
            moves.push_back(write_san(game_.after(i), game_.moves[i]));
        return moves;
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        const auto facts = move_facts(position_, played());
        return {teller.say(sentence("hint-piece"), {{"piece", teller.role(facts.role)}}),
                teller.say(sentence("hint-square"), {{"square", teller.square(facts.to)}})};
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return {teller.say(sentence("rule"))};
    }
    [[nodiscard]] Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("move-expected"));
    }

private:
    [[nodiscard]] Move played() const
    {
        return game_.moves.at(std::min(at_, game_.moves.size() - 1));
    }
    [[nodiscard]] Word mistake(const Teller& teller, Move move) const
    {
        if (move.from() == played().from())
            return teller.say(sentence("replay-same-piece"));
        if (move.to() == played().to())
            return teller.say(sentence("replay-same-square"));
        return teller.say(sentence("replay-other"));
    }
    [[nodiscard]] Verdict go_on(const Teller& teller)
    {
        auto right = teller.say(train::sentence("right"));
        if (at_ + 1 == game_.moves.size())
            return Verdict::right(std::move(right));
        position_.play_unchecked(game_.moves[at_++]);
        return Verdict::step(std::move(right));
    }

    HeardLine game_;
    rules::Position position_;
    std::size_t at_ = 0;  ///< moves that were replayed
};

constexpr std::size_t plies_of_a_level = 8;

}  // namespace

/// On the highest level to its end, before that so many moves more with each.
std::unique_ptr<Task> ask_replay(const Occasion& occasion)
{
    constexpr int to_the_end = 5;
    auto game = occasion.supplies.last_game().value();
    const auto most = plies_of_a_level * static_cast<std::size_t>(occasion.level);
    if (occasion.level < to_the_end && game.moves.size() > most)
        game.moves.resize(most);
    return std::make_unique<ReplayTask>(HeardLine{game.start, std::move(game.moves)});
}

std::optional<Word> lacks_a_game(const Teller& teller, const Supplies& supplies)
{
    if (supplies.last_game())
        return std::nullopt;
    return teller.say(sentence("replay-none"));
}

}  // namespace client::train::memory
