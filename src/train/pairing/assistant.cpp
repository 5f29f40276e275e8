// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game.hpp"
#include "speech/names.hpp"
#include "src/script/event_line.hpp"
#include "src/text/words.hpp"
#include "src/train/answers.hpp"
#include "src/train/pairing/drills.hpp"
#include "src/train/pairing/lines.hpp"
#include "src/train/pairing/sentences.hpp"
#include "src/train/sentences.hpp"

#include <algorithm>
#include <array>
#include <set>

/// What an assistant may do for a visually impaired player (Article D.2.10). A game says so in
/// which White has an assistant.
namespace client::train::pairing {

namespace {

using rules::AssistantDuty;
using rules::Color;
using speech::Word;
using namespace std::chrono_literals;
namespace events = rules::events;

constexpr std::array<std::string_view, 17> cases{
    "execute", "announce", "write", "time",        "moves", "check", "board", "touch",  "offer",
    "accept",  "resign",   "play",  "press_early", "press", "claim", "seal",  "unasked"};
/// Those at the moment when nothing else is going on.
constexpr std::size_t everyday_cases = 12;

/// What has happened until then, in the commands of a script.
struct Moment {
    std::string_view name;
    std::vector<std::string_view> lines;
};
const std::array moments{
    Moment{"moved", {"@0 start", "@1 white move e4", "@2 white press"}},
    Moment{"placed", {"@0 start", "@1 white lift e2", "@2 white place e4"}},
    Moment{"announced", {"@0 start", "@1 white move e4"}},
    Moment{"flag", {"@0 start", "@1 white move e4", "@2 white press", "@5500 tick"}},
    Moment{"sealing", {"@0 start", "@1 adjourn"}},
};

const Moment& moment_of(std::string_view name)
{
    const std::size_t at = name == "press_early" ? 1
                           : name == "press"     ? 2
                           : name == "claim"     ? 3
                           : name == "seal"      ? 4
                                                 : 0;
    return moments.at(at);
}

events::AssistantAct act_of(std::string_view name, const rules::Game& game)
{
    const auto white = Color::white;
    if (name.starts_with("press"))
        return events::Press{white};
    if (name == "claim")
        return events::Claim{white, rules::ClaimKind::flag, {}};
    if (name == "seal")
        return events::Seal{"Nf3"};
    if (name == "execute")
        return events::Executed{white};
    if (name == "announce")
        return events::Announce{white, {"", rules::Heard::Sense::move, game.record().back().move}};
    if (name == "write")
        return events::Write{white, "e4"};
    if (name == "touch")
        return events::Touch{Color::black, {*rules::Square::parse("e7")}, false};
    if (name == "offer")
        return events::Offer{white};
    if (name == "accept")
        return events::Accept{white};
    if (name == "resign")
        return events::Resign{white};
    if (name == "play")
        return events::Play{white, "e4"};
    const auto question = name == "time"    ? events::Question::time
                          : name == "moves" ? events::Question::moves
                          : name == "check" ? events::Question::state
                                            : events::Question::fen;
    return events::Ask{question, white};
}

std::optional<AssistantDuty> duty_in(const rules::Facts& facts)
{
    for (const auto& fact : facts)
        if (const auto* const assisted = std::get_if<rules::facts::Assisted>(&fact.what))
            return assisted->duty;
    return std::nullopt;
}

/// The duty by which he does it, if he may. The game's own assistant presses and claims by himself.
std::optional<AssistantDuty> duty_for(std::string_view name, const rules::AssistantDuties& duties)
{
    if (name == "unasked")  // D.2.10.4: only on his request
        return std::nullopt;
    rules::GameOptions options;
    options.control = rules::read_time_control("90").value();
    options.players[0].visually_impaired = true;
    options.players[0].assistant = duties;
    options.watch = rules::Watch::hall;
    rules::Game game{options};
    rules::Instant latest{};
    std::optional<AssistantDuty> by_himself;
    for (const auto line : moment_of(name).lines) {
        const auto event = script::read_event_line(line).value();
        latest = event.at;
        by_himself = duty_in(game.apply(event.event, latest));
    }
    if (by_himself && (name == "press" || name == "claim"))
        return by_himself;
    return duty_in(game.apply(events::Assist{Color::white, act_of(name, game)}, latest + 1s));
}

rules::AssistantDuties all_duties()
{
    rules::AssistantDuties duties;
    for (std::size_t i = 0; i < speech::duty_letters.size; ++i)
        duties.add(static_cast<AssistantDuty>(i));
    return duties;
}

std::string letters(const rules::AssistantDuties& duties)
{
    std::string text;
    for (std::size_t i = 0; i < speech::duty_letters.size; ++i)
        if (const auto duty = static_cast<AssistantDuty>(i); duties.has(duty))
            text += (text.empty() ? "" : ", ") + std::string{speech::duty_letters[duty]};
    return text;
}

/// Nothing where he has all of them.
Lines duty_words(const Teller& teller, const rules::AssistantDuties& duties)
{
    if (duties == all_duties())
        return {};
    return {
        teller.say(sentence("assistant-duties"), {{"letters", std::string_view{letters(duties)}}})};
}

class AssistantTask : public Task {
public:
    AssistantTask(std::string_view name, const rules::AssistantDuties& duties)
        : name_{name}, duties_{duties}, may_{duty_for(name, duties)}, would_{duty_for(name,
                                                                                      all_duties())}
    {
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        auto lines = duty_words(teller, duties_);
        if (const auto& moment = moment_of(name_); &moment != &moments.front())
            lines.push_back(teller.say(sentence("assistant-moment"), {{"moment", moment.name}}));
        lines.push_back(
            teller.say(sentence("assistant-ask"),
                       {{"act", teller.say(sentence("assistant-case"), {{"act", name_}})}}));
        return lines;
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        const auto said = answers::yes_or_no(teller, answer.text);
        if (!said)
            return Verdict::unclear({});
        if (*said == may_.has_value())
            return Verdict::right(teller.say(train::sentence("right")));
        return Verdict::wrong(
            teller.say(*said ? sentence("assistant-forbidden") : sentence("assistant-allowed")));
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        if (!would_)
            return {teller.say(sentence("assistant-none"))};
        return {teller.say(may_ ? sentence("assistant-duty") : sentence("assistant-not-given"),
                           {{"letter", speech::duty_letters[*would_]}})};
    }
    [[nodiscard]] std::vector<std::string> model() const override { return {may_ ? "yes" : "no"}; }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        return {teller.say(sentence("assistant-hint"))};
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return teller.law("D.2.10");
    }
    [[nodiscard]] Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("assistant-expected"));
    }

private:
    std::string_view name_;
    rules::AssistantDuties duties_;
    std::optional<AssistantDuty> may_;    ///< with the duties he was given
    std::optional<AssistantDuty> would_;  ///< with all of them
};

/// Of several things at one moment all that he may do are to be named, by their numbers.
class AssistantListTask : public Task {
public:
    AssistantListTask(std::vector<std::string_view> names, const rules::AssistantDuties& duties)
        : names_{std::move(names)}, duties_{duties}
    {
        for (std::size_t i = 0; i < names_.size(); ++i)
            if (duty_for(names_[i], duties_))
                may_.insert(static_cast<int>(i) + 1);
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        auto lines = duty_words(teller, duties_);
        lines.push_back(teller.say(sentence("assistant-which")));
        for (std::size_t i = 0; i < names_.size(); ++i)
            lines.push_back(teller.say(
                sentence("assistant-choice"),
                {{"number", teller.number(static_cast<int>(i) + 1)},
                 {"act", teller.say(sentence("assistant-case"), {{"act", names_[i]}})}}));
        return lines;
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        const auto said = read(teller, answer.text);
        if (!said)
            return Verdict::unclear({});
        for (const int number : *said)
            if (!may_.contains(number))
                return Verdict::wrong(teller.say(sentence("assistant-not-that"),
                                                 {{"number", teller.number(number)}}));
        named_.insert(said->begin(), said->end());
        if (named_ == may_)
            return Verdict::right(teller.say(train::sentence("right")));
        if (said->empty())
            return Verdict::wrong(teller.say(sentence("assistant-some")));
        return Verdict::partly(teller.say(sentence("assistant-more"),
                                          {{"n", static_cast<int>(may_.size() - named_.size())}}));
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        if (may_.empty())
            return {teller.say(sentence("assistant-none-of-them"))};
        Lines numbers;
        for (const int number : may_)
            numbers.push_back(teller.number(number));
        return {teller.say(sentence("assistant-those"), {{"numbers", speech::listed(numbers)}})};
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        if (may_.empty())
            return {"none"};
        std::string all;
        for (const int number : may_)
            all += (all.empty() ? "" : " ") + std::to_string(number);
        return {all};
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        return {teller.say(sentence("assistant-hint"))};
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return teller.law("D.2.10");
    }
    [[nodiscard]] Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("assistant-expected-numbers"));
    }

private:
    /// "1 3", or none of them.
    [[nodiscard]] std::optional<std::set<int>> read(const Teller& teller,
                                                    std::string_view text) const
    {
        if (answers::word(teller, sentences, text) == "none")
            return std::set<int>{};
        std::set<int> numbers;
        for (text::Words words{text}; !words.empty();) {
            const auto number = answers::number(teller, words.next());
            if (!number || *number < 1 || *number > static_cast<int>(names_.size()))
                return std::nullopt;
            numbers.insert(*number);
        }
        return numbers.empty() ? std::nullopt : std::optional{numbers};
    }

    std::vector<std::string_view> names_;
    rules::AssistantDuties duties_;
    std::set<int> may_;    ///< counted from one
    std::set<int> named_;  ///< so far
};

rules::AssistantDuties some_duties(Random& random)
{
    rules::AssistantDuties duties;
    for (int i = 0; i < 3; ++i)
        duties.add(static_cast<AssistantDuty>(random.below(6)));
    return duties;
}

/// The wanted one, if it belongs to every day, and others beside it.
std::vector<std::string_view> some_cases(Random& random, std::size_t wanted)
{
    constexpr std::size_t count = 4;
    std::vector<std::string_view> names{cases.at(wanted % everyday_cases)};
    while (names.size() < count) {
        const auto other =
            cases.at(static_cast<std::size_t>(random.below(static_cast<int>(everyday_cases))));
        if (std::ranges::find(names, other) == names.end())
            names.push_back(other);
    }
    return names;
}

}  // namespace

/// At first he has all duties, later some; at last several things are asked at once.
std::unique_ptr<Task> ask_assistant(const Occasion& occasion)
{
    auto& random = occasion.random;
    const auto duties = occasion.level > 1 ? some_duties(random) : all_duties();
    if (occasion.level > 2)
        return std::make_unique<AssistantListTask>(some_cases(random, occasion.item), duties);
    return std::make_unique<AssistantTask>(cases.at(occasion.item), duties);
}

std::span<const std::string_view> assistant_items()
{
    return cases;
}

Word assistant_item(const Teller& teller, std::string_view item)
{
    return teller.say(sentence("assistant-case"), {{"act", item}});
}

}  // namespace client::train::pairing
