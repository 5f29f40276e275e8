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
#include <chrono>

/// A sense of time and of moves while the routine of announcing and repeating goes on, and what may
/// be asked and claimed (Articles 6.2, 6.8, D.2.4 and D.2.6). Answers take the time that they take.
namespace client::train::pairing {

namespace {

using rules::Duration;
using speech::Word;
using namespace std::chrono_literals;
namespace events = rules::events;

constexpr auto whole_time = 10min;

/// What is wanted next: three steps for each pair of moves, then the questions.
enum class Wanted : std::uint8_t { announcement, press, repetition, moves, time, query, claim };

/// Whether a claim of time is right now: a flag that is still up is claimed wrongly.
bool claim_is_right(Duration left)
{
    rules::GameOptions options;
    options.control = rules::read_time_control("1").value();
    options.watch = rules::Watch::hall;
    rules::Game game{options};
    game.apply(events::Start{}, {});
    game.apply(events::Play{rules::Color::white, "e4"}, {});
    game.apply(events::Press{rules::Color::white}, {});
    const events::Claim claim{rules::Color::white, rules::ClaimKind::flag, {}};
    for (const auto& fact : game.apply(claim, rules::Instant{1min - left}))
        if (const auto* const claimed = std::get_if<rules::facts::Claimed>(&fact.what))
            return claimed->verdict == rules::Verdict::correct;
    return true;
}

/// "45", "1:10"
std::optional<Duration> read_span(const Teller& teller, std::string_view text)
{
    if (text.find(':') != std::string_view::npos)
        return answers::clock_time(text);
    const auto seconds = answers::number(teller, text);
    return seconds ? std::optional<Duration>{std::chrono::seconds{*seconds}} : std::nullopt;
}

class ClockTask : public Task {
public:
    struct Setting {
        int completed;  ///< before the first of these moves
        int level;
        Duration left;  ///< to the opponent at the end
    };
    ClockTask(std::vector<Step> steps, const Setting& setting)
        : steps_{std::move(steps)}, setting_{setting}, claims_{claim_is_right(setting.left)}
    {
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        switch (wanted()) {
        case Wanted::announcement:
            return announcement_asked(teller);
        case Wanted::press:
            return {teller.say(sentence("clock-repeated"))};
        case Wanted::repetition:
            return {teller.say(sentence("clock-heard"), {{"move", announced(teller, step())}})};
        case Wanted::moves:
            return {teller.say(sentence("clock-ask-moves"))};
        case Wanted::time:
            return {teller.say(sentence("clock-ask-time"))};
        case Wanted::query:
            return {teller.say(sentence("clock-ask-query"))};
        case Wanted::claim:
            return {teller.say(sentence("clock-shows"), {{"time", clock(teller)}}),
                    teller.say(sentence("clock-ask-claim"))};
        }
        return {};
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        auto verdict = judged(teller, answer.text);
        if (verdict.mark == Mark::unclear)
            return verdict;
        spend(answer.took);
        if (verdict.mark == Mark::right)
            ++at_;
        return verdict;
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        return {teller.say(sentence("clock-moves"), {{"n", completed()}}), lost(teller),
                teller.say(claims_ ? sentence("clock-claim") : sentence("clock-no-claim"))};
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        std::vector<std::string> answers;
        for (std::size_t i = 0; i < steps_.size(); ++i) {
            answers.push_back(in_english(steps_[i]));
            if (i % 2 == 0)
                answers.emplace_back("press");
        }
        answers.push_back(std::to_string(completed()));
        answers.push_back(speech::clock_face(own_));
        answers.emplace_back("time");
        answers.emplace_back(claims_ ? "claim" : "wait");
        return answers;
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        if (wanted() == Wanted::announcement || wanted() == Wanted::repetition)
            return {teller.say(sentence("repeater-hint-piece"),
                               {{"piece", teller.role(step().facts().role)}}),
                    teller.say(sentence("repeater-hint-square"),
                               {{"square", teller.square(step().facts().to)}})};
        return {teller.say(sentence("clock-hint"), {{"n", setting_.completed}})};
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return teller.law(wanted() == Wanted::claim   ? "6.8"
                          : wanted() == Wanted::press ? "D.2.4"
                                                      : "D.2.6");
    }
    [[nodiscard]] Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("clock-expected"), {{"what", word_wanted()}});
    }
    [[nodiscard]] std::optional<rules::Placement> board() const override
    {
        return is_moving() ? std::optional{rules::Placement{step().before}} : std::nullopt;
    }

private:
    /// Own moves are announced and pressed, those of the opponent repeated.
    [[nodiscard]] std::size_t last_step() const { return steps_.size() / 2 * 3; }
    [[nodiscard]] bool is_moving() const { return at_ < last_step(); }
    [[nodiscard]] Wanted wanted() const
    {
        return static_cast<Wanted>(is_moving() ? at_ % 3 : 3 + at_ - last_step());
    }
    [[nodiscard]] const Step& step() const
    {
        return steps_.at(at_ / 3 * 2 + (wanted() == Wanted::repetition ? 1 : 0));
    }
    [[nodiscard]] int completed() const
    {
        return setting_.completed + static_cast<int>(steps_.size()) / 2;
    }
    [[nodiscard]] std::string_view word_wanted() const
    {
        constexpr std::array<std::string_view, 7> words{"move", "press", "move", "moves",
                                                        "time", "query", "claim"};
        return words.at(static_cast<std::size_t>(wanted()));
    }
    [[nodiscard]] Word clock(const Teller& teller) const
    {
        return speech::time_words(teller.language(), setting_.left, speech::Verbosity::full);
    }
    [[nodiscard]] Lines announcement_asked(const Teller& teller) const
    {
        Lines lines;
        if (at_ == 0)
            lines.push_back(teller.say(sentence("clock-begin"), {{"n", setting_.completed}}));
        lines.push_back(teller.say(sentence("announcer-ask"), {{"move", shown(teller, step())}}));
        return lines;
    }
    /// The clock of whoever has not pressed runs: while the opponent's move is repeated, his.
    void spend(Duration took)
    {
        if (is_moving())
            (wanted() == Wanted::repetition ? other_ : own_) += took;
    }
    [[nodiscard]] Verdict judged(const Teller& teller, std::string_view text) const
    {
        switch (wanted()) {
        case Wanted::announcement:
        case Wanted::repetition:
            return judge_move(teller, text);
        case Wanted::press:
            return judge_press(teller, text);
        case Wanted::moves:
            return judge_moves(teller, text);
        case Wanted::time:
            return judge_time(teller, text);
        case Wanted::query:
            return judge_query(teller, text);
        case Wanted::claim:
            return judge_claim(teller, text);
        }
        return Verdict::unclear({});
    }
    [[nodiscard]] static Verdict next(const Teller& teller)
    {
        return Verdict::step(teller.say(train::sentence("right")));
    }
    [[nodiscard]] Verdict judge_move(const Teller& teller, std::string_view text) const
    {
        const auto move = answers::move(teller, step().before, text);
        if (move && move->move == step().move)
            return next(teller);
        if (!move && (words::is_nonsense(move.error()) || words::names_no_square(move.error())))
            return Verdict::unclear({});
        return Verdict::retry(teller.say(sentence("clock-other-move")));
    }
    [[nodiscard]] static Verdict judge_press(const Teller& teller, std::string_view text)
    {
        const auto word = answers::word(teller, sentences, text);
        if (word == "press")
            return next(teller);
        return word ? Verdict::retry(teller.say(sentence("clock-press"))) : Verdict::unclear({});
    }
    [[nodiscard]] Verdict judge_moves(const Teller& teller, std::string_view text) const
    {
        const auto number = answers::number(teller, text);
        if (!number)
            return Verdict::unclear({});
        if (*number == completed())
            return next(teller);
        return Verdict::retry(teller.say(*number < completed() ? sentence("clock-more-moves")
                                                               : sentence("clock-fewer-moves")));
    }
    /// A third, a quarter or a fifth beside it is near enough, by level; three seconds always are.
    [[nodiscard]] Verdict judge_time(const Teller& teller, std::string_view text) const
    {
        const auto guess = read_span(teller, text);
        if (!guess)
            return Verdict::unclear({});
        const Duration near = std::max<Duration>(3s, own_ / (2 + setting_.level));
        if (*guess < own_ - near)
            return Verdict::retry(teller.say(sentence("clock-longer")));
        if (*guess > own_ + near)
            return Verdict::retry(teller.say(sentence("clock-shorter")));
        return next(teller);
    }
    [[nodiscard]] Verdict judge_query(const Teller& teller, std::string_view text) const
    {
        const auto word = answers::word(teller, sentences, text);
        if (word == "time")
            return Verdict::step(lost(teller));
        return word ? Verdict::retry(teller.say(sentence("clock-query-wrong")))
                    : Verdict::unclear({});
    }
    [[nodiscard]] Verdict judge_claim(const Teller& teller, std::string_view text) const
    {
        const auto word = answers::word(teller, sentences, text);
        if (word != "claim" && word != "wait")
            return Verdict::unclear({});
        if ((word == "claim") == claims_)
            return Verdict::right(teller.say(train::sentence("right")));
        return Verdict::wrong(
            teller.say(claims_ ? sentence("clock-missed") : sentence("clock-too-soon")));
    }
    /// What the clock says, and what the routine has cost each side.
    [[nodiscard]] Word lost(const Teller& teller) const
    {
        const auto& language = teller.language();
        return teller.say(sentence("clock-lost"),
                          {{"left", speech::span_words(language, whole_time - own_)},
                           {"own", speech::span_words(language, own_)},
                           {"other", speech::span_words(language, other_)}});
    }

    std::vector<Step> steps_;
    Setting setting_;
    bool claims_;
    std::size_t at_ = 0;
    Duration own_{};
    Duration other_{};
};

}  // namespace

/// Two pairs of moves, and one more on each level.
std::unique_ptr<Task> ask_clock(const Occasion& occasion)
{
    auto& random = occasion.random;
    const Duration left =
        random.below(2) == 0 ? Duration{0} : std::chrono::seconds{random.between(1, 9)};
    return std::make_unique<ClockTask>(
        line(random, 2 * (occasion.level + 1)),
        ClockTask::Setting{random.between(5, 30), occasion.level, left});
}

}  // namespace client::train::pairing
