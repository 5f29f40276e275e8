// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/clock_words.hpp"
#include "src/script/names.hpp"
#include "src/train/answers.hpp"
#include "src/train/arbiter/drills.hpp"
#include "src/train/arbiter/ruling.hpp"
#include "src/train/arbiter/sentences.hpp"
#include "src/train/deeds.hpp"
#include "src/train/sentences.hpp"

#include <algorithm>
#include <array>

/// A case is told, somebody rules, and then the desk does (Articles 5, 6, 7 and 9, Appendices A and
/// B of each edition).
namespace client::train::arbiter {

namespace {

using rules::Edition;
using speech::Word;

constexpr std::array<std::string_view, 4> topics{"illegal", "claim", "time", "end"};

std::string_view watch_of(const rules::Ruleset& rules)
{
    using enum rules::Supervision;
    return rules.supervision == none         ? "none"
           : rules.supervision == supervised ? "supervised"
                                             : "unsupervised";
}

class RuleTask : public Task {
public:
    RuleTask(const Case& one, const rules::GameOptions& options, bool asks_minutes)
        : options_{options}, happened_{happening(one, options)}, ruling_{ruling(happened_.back(),
                                                                                options.rules)},
          asks_minutes_{asks_minutes && has_price()}
    {
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        if (ruled_)
            return {teller.say(sentence("rule-ask-minutes"),
                               {{"side", speech::side_argument(ruling_.gains)}})};
        Lines lines{laws(teller)};
        std::ranges::move(deeds::position(teller, options_.start), std::back_inserter(lines));
        for (const auto& [event, before, facts] : happened_)
            if (auto told = deeds::told(teller, event, facts, before))
                lines.push_back(*std::move(told));
        lines.push_back(teller.say(sentence("rule-ask")));
        return lines;
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        return ruled_ ? judge_minutes(teller, answer.text) : judge_decision(teller, answer.text);
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        Lines lines{decided(teller)};
        if (asks_minutes_)
            lines.push_back(teller.say(sentence("rule-minutes"), {{"n", ruling_.minutes}}));
        return lines;
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        std::vector<std::string> answers{std::string{decision_names[ruling_.decision]}};
        if (asks_minutes_)
            answers.push_back(std::to_string(ruling_.minutes));
        return answers;
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        Lines lines{teller.say(sentence("rule-hint"))};
        if (!ruling_.article.empty())
            lines.push_back(
                teller.say(sentence("rule-hint-article"), {{"article", ruling_.article}}));
        return lines;
    }
    /// What nobody would ask about follows from Article 7 or 12, by the numbers of the edition.
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        const auto edition = options_.rules.edition;
        const auto asked = ruling_.article.empty() ? std::string_view{"7"} : ruling_.article;
        return speech::law_words(teller.language(), teller.words().laws(), asked, edition);
    }
    [[nodiscard]] Word expected(const Teller& teller) const override
    {
        return teller.say(ruled_ ? sentence("rule-expected-minutes") : sentence("rule-expected"));
    }
    [[nodiscard]] std::optional<rules::Placement> board() const override { return options_.start; }

private:
    [[nodiscard]] bool has_price() const
    {
        return ruling_.decision == Decision::illegal || ruling_.decision == Decision::rejected;
    }
    [[nodiscard]] Word laws(const Teller& teller) const
    {
        const auto& rules = options_.rules;
        return teller.say(sentence("rule-laws"), {{"year", script::edition_names[rules.edition]},
                                                  {"tempo", script::tempo_names[rules.tempo]},
                                                  {"watch", watch_of(rules)}});
    }
    [[nodiscard]] static std::optional<Decision> read(const Teller& teller, std::string_view text)
    {
        const auto word = answers::word(teller, sentences, text);
        return word ? decision_names.find(*word) : std::nullopt;
    }
    [[nodiscard]] Verdict judge_decision(const Teller& teller, std::string_view text)
    {
        const auto said = read(teller, text);
        if (!said)
            return Verdict::unclear({});
        if (*said != ruling_.decision)
            return Verdict::wrong(teller.say(mistake(*said)));
        ruled_ = true;
        return asks_minutes_ ? Verdict::step(teller.say(train::sentence("right")))
                             : Verdict::right(right(teller));
    }
    [[nodiscard]] Verdict judge_minutes(const Teller& teller, std::string_view text) const
    {
        const auto said = answers::number(teller, text);
        if (!said)
            return Verdict::unclear({});
        if (*said == ruling_.minutes)
            return Verdict::right(right(teller));
        return Verdict::wrong(
            teller.say(*said < ruling_.minutes ? sentence("rule-more") : sentence("rule-less"),
                       {{"n", *said}}));
    }
    [[nodiscard]] Word right(const Teller& teller) const
    {
        if (ruling_.article.empty())
            return teller.say(train::sentence("right"));
        return teller.say(sentence("rule-right"), {{"article", ruling_.article}});
    }
    /// What is wrong with a decision: of an end, of a winner, or of what was not seen.
    [[nodiscard]] speech::Phrase mistake(Decision said) const
    {
        const auto& right = ruling_.decision;
        if (ends_game(said) && ends_game(right))
            return said == Decision::draw    ? sentence("rule-a-winner")
                   : right == Decision::draw ? sentence("rule-no-winner")
                                             : sentence("rule-other-winner");
        if (ends_game(said) != ends_game(right))
            return ends_game(right) ? sentence("rule-over") : sentence("rule-not-over");
        if (said == Decision::illegal)
            return sentence("rule-no-illegal");
        if (right == Decision::illegal)
            return sentence("rule-is-illegal");
        return said == Decision::rejected ? sentence("rule-no-rejection")
                                          : sentence("rule-is-rejected");
    }
    [[nodiscard]] Word decided(const Teller& teller) const
    {
        const auto ruling =
            teller.say(sentence("rule-ruling"), {{"ruling", decision_names[ruling_.decision]}});
        if (ruling_.article.empty())
            return teller.say(sentence("rule-solution"), {{"ruling", ruling}});
        return teller.say(sentence("rule-solution-article"),
                          {{"ruling", ruling},
                           {"article", ruling_.article},
                           {"year", script::edition_names[options_.rules.edition]}});
    }

    rules::GameOptions options_;
    std::vector<Happened> happened_;
    Ruling ruling_;
    bool asks_minutes_;
    bool ruled_ = false;  ///< the decision is right, and its price is asked
};

/// The Laws of today in standard play, then those of today, then all.
bool fits(const rules::Ruleset& rules, int level)
{
    const bool today = rules.edition == Edition::e2018 || rules.edition == Edition::e2023;
    return level > 2 || (today && (level > 1 || rules.tempo == rules::Tempo::standard));
}

struct Docket {
    const Case* one;
    const rules::GameOptions* options;
};

std::vector<Docket> docket(std::string_view topic, int level)
{
    std::vector<Docket> all;
    for (const auto& one : shipped_cases())
        if (one.topic == topic)
            for (const auto& options : one.options)
                if (fits(options.rules, level))
                    all.push_back({&one, &options});
    return all;
}

}  // namespace

std::unique_ptr<Task> ask_rule(const Occasion& occasion)
{
    const auto drawn = occasion.random.one_of(docket(topics.at(occasion.item), occasion.level));
    return std::make_unique<RuleTask>(*drawn.one, *drawn.options, occasion.level > 1);
}

std::span<const std::string_view> rule_items()
{
    return topics;
}

Word rule_item(const Teller& teller, std::string_view item)
{
    return teller.say(sentence("rule-item"), {{"topic", item}});
}

}  // namespace client::train::arbiter
