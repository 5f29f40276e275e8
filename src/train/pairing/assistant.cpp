// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game.hpp"
#include "speech/names.hpp"
#include "src/train/answers.hpp"
#include "src/train/pairing/drills.hpp"
#include "src/train/pairing/lines.hpp"
#include "src/train/pairing/sentences.hpp"
#include "src/train/sentences.hpp"

#include <array>

/// What an assistant may do for a visually impaired player (Article D.2.10). A game says so in
/// which White has moved and has an assistant.
namespace client::train::pairing {

namespace {

using rules::AssistantDuty;
using rules::Color;
using speech::Word;
using namespace std::chrono_literals;
namespace events = rules::events;

constexpr std::array<std::string_view, 12> cases{"execute", "announce", "write",  "time",
                                                 "moves",   "check",    "board",  "touch",
                                                 "offer",   "accept",   "resign", "play"};

events::AssistantAct act_of(std::string_view name, rules::Move last)
{
    const auto white = Color::white;
    if (name == "execute")
        return events::Executed{white};
    if (name == "announce")
        return events::Announce{white, {"", rules::Heard::Sense::move, last}};
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

/// The duty by which he does it, if he may.
std::optional<AssistantDuty> duty_for(std::string_view name, const rules::AssistantDuties& duties)
{
    rules::GameOptions options;
    options.control = rules::read_time_control("90").value();
    options.players[0].visually_impaired = true;
    options.players[0].assistant = duties;
    rules::Game game{options};
    const rules::Instant begin{};
    game.apply(events::Start{}, begin);
    game.apply(events::Play{Color::white, "e4"}, begin + 1s);
    game.apply(events::Press{Color::white}, begin + 2s);
    const events::Assist assist{Color::white, act_of(name, game.record().back().move.value())};
    std::optional<AssistantDuty> duty;
    for (const auto& fact : game.apply(assist, begin + 3s)) {
        if (std::holds_alternative<rules::facts::Refused>(fact.what))
            return std::nullopt;
        if (const auto* const assisted = std::get_if<rules::facts::Assisted>(&fact.what))
            duty = assisted->duty;
    }
    return duty;
}

rules::AssistantDuties all_duties()
{
    rules::AssistantDuties duties;
    for (std::size_t i = 0; i < speech::duty_letters.size; ++i)
        duties.add(static_cast<AssistantDuty>(i));
    return duties;
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
        Lines lines;
        if (duties_ != all_duties())
            lines.push_back(teller.say(sentence("assistant-duties"),
                                       {{"letters", std::string_view{letters()}}}));
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
    [[nodiscard]] std::string letters() const
    {
        std::string text;
        for (std::size_t i = 0; i < speech::duty_letters.size; ++i)
            if (const auto duty = static_cast<AssistantDuty>(i); duties_.has(duty))
                text += (text.empty() ? "" : ", ") + std::string{speech::duty_letters[duty]};
        return text;
    }

    std::string_view name_;
    rules::AssistantDuties duties_;
    std::optional<AssistantDuty> may_;    ///< with the duties he was given
    std::optional<AssistantDuty> would_;  ///< with all of them
};

}  // namespace

/// At first he has all duties, later some.
std::unique_ptr<Task> ask_assistant(const Occasion& occasion)
{
    auto duties = all_duties();
    if (occasion.level > 1) {
        duties = {};
        duties.add(static_cast<AssistantDuty>(occasion.random.below(6)));
        duties.add(static_cast<AssistantDuty>(occasion.random.below(6)));
        duties.add(static_cast<AssistantDuty>(occasion.random.below(6)));
    }
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
