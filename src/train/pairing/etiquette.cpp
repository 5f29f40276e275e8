// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game.hpp"
#include "speech/clock_words.hpp"
#include "src/train/answers.hpp"
#include "src/train/pairing/drills.hpp"
#include "src/train/pairing/lines.hpp"
#include "src/train/pairing/sentences.hpp"
#include "src/train/sentences.hpp"

#include <algorithm>
#include <array>

/// The order in which a move is made, announced, repeated, carried out and pressed (Articles D.2.1
/// to D.2.4). The game itself says whether a step is in order.
namespace client::train::pairing {

namespace {

using rules::Color;
using speech::Word;
using namespace std::chrono_literals;

constexpr std::array<std::string_view, 3> roles{"mover", "taker", "opponent"};
constexpr std::array<std::string_view, 7> acts{"lift",  "take",   "put",    "announce",
                                               "press", "repeat", "execute"};

/// For the whole routine, by level.
constexpr std::array<std::optional<rules::Duration>, 3> limits{std::nullopt, 60s, 30s};

rules::GameOptions between_blind_players(const rules::Position& start)
{
    rules::GameOptions options;
    options.start = rules::Placement{start};
    options.press_waits_for_repeat = true;
    for (auto& player : options.players)
        player.visually_impaired = true;
    return options;
}

bool is_in_order(const rules::Facts& facts)
{
    return std::ranges::none_of(facts, [](const rules::Fact& fact) {
        return std::holds_alternative<rules::facts::Refused>(fact.what) ||
               std::holds_alternative<rules::facts::Irregular>(fact.what);
    });
}

class EtiquetteTask : public Task {
public:
    EtiquetteTask(Step step, std::string_view role, int level)
        : step_{std::move(step)}, role_{role},
          limit_{limits.at(static_cast<std::size_t>(level - 1))}, game_{between_blind_players(
                                                                      step_.before)}
    {
        game_.apply(rules::events::Start{}, at_);
        if (is_opponent())
            for (const auto act : acts_of_mover())
                if (act != "press")
                    apply(game_, act);
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        if (done_.empty())
            return {
                teller.say(
                    is_opponent() ? sentence("etiquette-heard") : sentence("etiquette-move"),
                    {{"move", is_opponent() ? announced(teller, step_) : shown(teller, step_)}}),
                teller.say(sentence("etiquette-ask"))};
        return {teller.say(sentence("etiquette-next"))};
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        const auto said = answers::word(teller, sentences, answer.text);
        if (!said || std::ranges::find(acts, *said) == acts.end())
            return Verdict::unclear({});
        took_ += answer.took;
        const auto due = model();
        if (std::ranges::find(done_, *said) != done_.end())
            return Verdict::retry(teller.say(sentence("etiquette-done")));
        if (std::ranges::find(due, *said) == due.end())
            return Verdict::retry(not_his(teller, *said));
        // D.2.1 names the repetition first, though the game does not insist on it.
        const bool unrepeated = *said == "execute" && done_.empty();
        auto tried = game_;
        if (unrepeated || !apply(tried, *said))
            return Verdict::retry(too_early(teller, *said));
        return go_on(teller, std::move(tried), *said);
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        Lines lines;
        for (const auto& act : model())
            lines.push_back(
                teller.say(sentence("etiquette-act"), {{"act", std::string_view{act}}}));
        return lines;
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        if (is_opponent())
            return {"repeat", "execute"};
        const auto all = acts_of_mover();
        return {all.begin(), all.end()};
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        for (const auto& act : model())
            if (std::ranges::find(done_, act) == done_.end())
                return {teller.say(sentence("etiquette-count"),
                                   {{"n", static_cast<int>(model().size() - done_.size())}}),
                        teller.say(sentence("etiquette-act"), {{"act", std::string_view{act}}})};
        return {teller.say(sentence("etiquette-count"), {{"n", 0}})};
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return teller.law(is_opponent() ? "D.2.1" : "D.2.3");
    }
    [[nodiscard]] Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("etiquette-expected"));
    }
    [[nodiscard]] std::optional<rules::Placement> board() const override
    {
        return rules::Placement{step_.before};
    }

private:
    [[nodiscard]] bool is_opponent() const { return role_ == "opponent"; }
    [[nodiscard]] std::vector<std::string_view> acts_of_mover() const
    {
        if (step_.facts().captured)
            return {"lift", "take", "put", "announce", "press"};
        return {"lift", "put", "announce", "press"};
    }
    [[nodiscard]] rules::Event event(std::string_view act) const
    {
        const auto mover = step_.before.turn();
        const auto other = opponent(mover);
        const rules::Heard heard{"", rules::Heard::Sense::move, step_.move};
        if (act == "lift")
            return rules::events::Lift{mover, step_.move.from()};
        if (act == "take")
            return rules::events::Remove{mover, step_.move.to()};
        if (act == "put")
            return rules::events::Place{mover, std::nullopt, step_.move.to()};
        if (act == "announce")
            return rules::events::Announce{mover, heard};
        if (act == "repeat")
            return rules::events::Repeat{other, heard};
        if (act == "execute")
            return rules::events::Executed{other};
        return rules::events::Press{mover};
    }
    bool apply(rules::Game& game, std::string_view act)
    {
        at_ += 1s;
        return is_in_order(game.apply(event(act), at_));
    }
    [[nodiscard]] Verdict go_on(const Teller& teller, rules::Game game, std::string_view act)
    {
        game_ = std::move(game);
        done_.emplace_back(act);
        if (done_.size() == model().size())
            return finished(teller);
        if (is_opponent() || done_.size() + 1 < model().size())
            return Verdict::step(teller.say(train::sentence("right")));
        apply(game_, "repeat");
        apply(game_, "execute");
        return Verdict::step(teller.say(sentence("etiquette-repeated")));
    }
    /// Within the time that the level gives, if it gives one.
    [[nodiscard]] Verdict finished(const Teller& teller) const
    {
        const auto took = speech::span_words(teller.language(), took_);
        if (!limit_ || took_ <= *limit_)
            return Verdict::right(teller.say(sentence("etiquette-took"), {{"time", took}}));
        return Verdict::wrong(teller.say(
            sentence("etiquette-slow"),
            {{"time", took}, {"limit", speech::span_words(teller.language(), *limit_)}}));
    }
    [[nodiscard]] Word not_his(const Teller& teller, std::string_view act) const
    {
        return teller.say(act == "take" && !is_opponent() ? sentence("etiquette-no-capture")
                                                          : sentence("etiquette-not-yours"));
    }
    [[nodiscard]] Word too_early(const Teller& teller, std::string_view act) const
    {
        if (act == "press")
            return teller.say(sentence("etiquette-press-early"));
        return teller.say(act == "execute" ? sentence("etiquette-repeat-first")
                                           : sentence("etiquette-lift-first"));
    }

    Step step_;
    std::string_view role_;
    std::optional<rules::Duration> limit_;
    rules::Duration took_{};
    rules::Instant at_{};
    rules::Game game_;
    std::vector<std::string> done_;
};

}  // namespace

std::unique_ptr<Task> ask_etiquette(const Occasion& occasion)
{
    const auto role = roles.at(occasion.item);
    auto drawn = step(occasion.random, [&](const rules::MoveFacts& facts) {
        const bool plain = !facts.castling && !facts.promotion && !facts.en_passant;
        return plain && facts.captured.has_value() == (role == "taker") &&
               facts.threat != rules::Threat::mate;
    });
    return std::make_unique<EtiquetteTask>(std::move(drawn), role, occasion.level);
}

std::span<const std::string_view> etiquette_items()
{
    return roles;
}

Word etiquette_item(const Teller& teller, std::string_view item)
{
    return teller.say(sentence("etiquette-role"), {{"role", item}});
}

}  // namespace client::train::pairing
