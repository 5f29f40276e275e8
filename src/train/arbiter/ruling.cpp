// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/arbiter/ruling.hpp"

#include "rules/game.hpp"
#include "speech/overloaded.hpp"
#include "src/words/articles.hpp"

#include <chrono>
#include <optional>

namespace client::train::arbiter {

namespace {

namespace facts = rules::facts;
using rules::Points;

Decision decision_of(Points score)
{
    if (score == Points::white_wins || score == Points::white_by_default)
        return Decision::white_wins;
    if (score == Points::black_wins || score == Points::black_by_default)
        return Decision::black_wins;
    return Decision::draw;
}

/// What a fact decides, if it decides anything.
std::optional<Decision> decision_of(const rules::FactBody& fact)
{
    return std::visit(
        speech::Overloaded{
            [](const facts::Ended& ended) -> std::optional<Decision> {
                return decision_of(ended.outcome.score);
            },
            [](const facts::IllegalMove&) -> std::optional<Decision> { return Decision::illegal; },
            [](const facts::Claimed& claimed) -> std::optional<Decision> {
                const bool right = claimed.verdict == rules::Verdict::correct;
                return right ? std::nullopt : std::optional{Decision::rejected};
            },
            [](const auto&) -> std::optional<Decision> { return std::nullopt; },
        },
        fact);
}

/// The time that a fact gives to a side.
void add_time(Ruling& ruling, const rules::FactBody& fact)
{
    using std::chrono::duration_cast;
    using std::chrono::minutes;
    if (const auto* const illegal = std::get_if<facts::IllegalMove>(&fact)) {
        ruling.gains = opponent(illegal->side);
        ruling.minutes = static_cast<int>(duration_cast<minutes>(illegal->bonus).count());
    }
    if (const auto* const claimed = std::get_if<facts::Claimed>(&fact))
        ruling.gains = opponent(claimed->side);
    if (const auto* const added = std::get_if<facts::TimeAdded>(&fact))
        ruling.minutes = static_cast<int>(duration_cast<minutes>(added->time).count());
}

}  // namespace

std::vector<Happened> happening(const Case& one, const rules::GameOptions& options)
{
    rules::Game game{options};
    std::vector<Happened> all;
    for (const auto& [at, event] : one.events) {
        auto before = game.placement();
        auto facts = game.apply(event, at);
        all.push_back({event, std::move(before), std::move(facts)});
    }
    return all;
}

/// What decides most counts: the end of the game, then an illegal move, then a claim.
Ruling ruling(const Happened& last, const rules::Ruleset& rules)
{
    Ruling found;
    for (const auto& fact : last.facts) {
        add_time(found, fact.what);
        const auto decision = decision_of(fact.what);
        const bool counts = decision && (ends_game(*decision) || *decision == Decision::illegal ||
                                         found.decision == Decision::play_on);
        if (counts) {
            found.decision = *decision;
            found.article = words::article_of(fact.what, rules);
        }
    }
    return found;
}

}  // namespace client::train::arbiter
