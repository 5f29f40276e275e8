// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game.hpp"
#include "rules/san.hpp"
#include "src/train/answers.hpp"
#include "src/train/pairing/drills.hpp"
#include "src/train/pairing/lines.hpp"
#include "src/train/pairing/sentences.hpp"
#include "src/train/sentences.hpp"

#include <algorithm>

/// Two scores of one game: how far they agree, and what becomes of the clocks (Article D.2.9).
namespace client::train::pairing {

namespace {

using speech::Word;

std::vector<std::string> written(const std::vector<Step>& score)
{
    std::vector<std::string> moves;
    for (const auto& step : score)
        moves.push_back(write_san(step.before, step.move));
    return moves;
}

/// What a game rules that is shown both scores.
rules::facts::ScoresResolved resolved(const std::vector<Step>& white,
                                      const std::vector<Step>& black)
{
    rules::Game game;
    game.apply(rules::events::Start{}, {});
    game.apply(rules::events::ShowScore{rules::Color::white, written(white), {}}, {});
    game.apply(rules::events::ShowScore{rules::Color::black, written(black), {}}, {});
    for (const auto& fact : game.apply(rules::events::Resolve{}, {}))
        if (const auto* const found = std::get_if<rules::facts::ScoresResolved>(&fact.what))
            return *found;
    return {};
}

class DivergenceTask : public Task {
public:
    DivergenceTask(std::vector<Step> white, std::vector<Step> black)
        : white_{std::move(white)}, black_{std::move(black)}, ruling_{resolved(white_, black_)}
    {
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        if (at_clocks_)
            return {teller.say(sentence("divergence-clocks"))};
        return {
            teller.say(sentence("divergence-white"), {{"moves", told(teller, white_)}}),
            teller.say(sentence("divergence-black"), {{"moves", told(teller, black_)}}),
            teller.say(sentence("divergence-ask")),
        };
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        const auto word = answers::word(teller, sentences, answer.text);
        if (at_clocks_)
            return judge_clocks(teller, word);
        if (word == "equal")
            return differ() ? Verdict::retry(teller.say(sentence("divergence-not-equal")))
                            : go_on(teller);
        return judge_move(teller, answer.text);
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        if (!differ())
            return {teller.say(sentence("divergence-solution-equal"))};
        return {teller.say(sentence("divergence-solution"),
                           {{"move", teller.move(last().before, last().move)}})};
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        if (!differ())
            return {"equal", "unchanged"};
        return {write_san(last().before, last().move), "arbiter"};
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        return {
            teller.say(sentence("divergence-hint"), {{"n", differ() ? ruling_.common_plies : 0}})};
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return teller.law("D.2.9");
    }
    [[nodiscard]] Word expected(const Teller& teller) const override
    {
        return teller.say(at_clocks_ ? sentence("divergence-expected-clocks")
                                     : sentence("divergence-expected-move"));
    }

private:
    [[nodiscard]] bool differ() const { return ruling_.scores_differ; }
    [[nodiscard]] const Step& last() const
    {
        return white_.at(static_cast<std::size_t>(ruling_.common_plies) - 1);
    }
    [[nodiscard]] static Word told(const Teller& teller, const std::vector<Step>& score)
    {
        Lines moves;
        for (const auto& step : score)
            moves.push_back(teller.move(step.before, step.move));
        return speech::listed(moves);
    }
    [[nodiscard]] static bool names(const Teller& teller, const Step& step, std::string_view text)
    {
        const auto read = answers::move(teller, step.before, text);
        return read && read->move == step.move;
    }
    [[nodiscard]] Verdict judge_move(const Teller& teller, std::string_view text)
    {
        const auto read = answers::move(teller, last().before, text);
        if (!read && (words::is_nonsense(read.error()) || words::names_no_square(read.error())))
            return Verdict::unclear({});
        if (!differ())
            return Verdict::retry(teller.say(sentence("divergence-are-equal")));
        if (names(teller, last(), text))
            return go_on(teller);
        const auto said = [&](const Step& step) { return names(teller, step, text); };
        const auto common = white_.begin() + ruling_.common_plies;
        if (std::any_of(white_.begin(), common, said))
            return Verdict::retry(teller.say(sentence("divergence-too-early")));
        const bool later =
            std::any_of(common, white_.end(), said) || std::ranges::any_of(black_, said);
        return Verdict::retry(
            teller.say(later ? sentence("divergence-too-late") : sentence("divergence-no-move")));
    }
    [[nodiscard]] Verdict judge_clocks(const Teller& teller,
                                       const std::optional<std::string>& word) const
    {
        if (word != "arbiter" && word != "unchanged")
            return Verdict::unclear({});
        if ((word == "arbiter") == differ())
            return Verdict::right(teller.say(train::sentence("right")));
        return Verdict::wrong(teller.say(differ() ? sentence("divergence-clocks-arbiter")
                                                  : sentence("divergence-clocks-unchanged")));
    }
    [[nodiscard]] Verdict go_on(const Teller& teller)
    {
        at_clocks_ = true;
        return Verdict::step(teller.say(train::sentence("right")));
    }

    std::vector<Step> white_;
    std::vector<Step> black_;
    rules::facts::ScoresResolved ruling_;
    bool at_clocks_ = false;
};

/// The same score up to a move, and another move there.
std::vector<Step> other_score(Random& random, const std::vector<Step>& score)
{
    const auto at = static_cast<std::size_t>(random.between(1, static_cast<int>(score.size()) - 1));
    std::vector<Step> other{score.begin(), score.begin() + static_cast<std::ptrdiff_t>(at)};
    std::vector<rules::Move> moves;
    for (const auto move : score[at].before.legal_moves())
        if (move != score[at].move)
            moves.push_back(move);
    if (!moves.empty())
        other.push_back({score[at].before, random.one_of(moves)});
    return other;
}

}  // namespace

/// Four moves more with each level; one in four pairs of scores is equal.
std::unique_ptr<Task> ask_divergence(const Occasion& occasion)
{
    auto& random = occasion.random;
    auto white = line(random, 4 * occasion.level);
    auto black = random.below(4) == 0 ? white : other_score(random, white);
    return std::make_unique<DivergenceTask>(std::move(white), std::move(black));
}

}  // namespace client::train::pairing
