// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/host/sounds.hpp"

#include "speech/overloaded.hpp"

namespace client::host {

std::optional<speech::Earcon> earcon_of(const rules::FactBody& fact)
{
    using speech::Earcon;
    namespace facts = rules::facts;
    if (std::holds_alternative<facts::Refused>(fact) ||
        std::holds_alternative<facts::IllegalMove>(fact))
        return Earcon::illegal;
    if (std::holds_alternative<facts::Ended>(fact))
        return Earcon::game_end;
    if (const auto* const moved = std::get_if<facts::Moved>(&fact))
        if (moved->state == facts::MoveState::completed)
            return Earcon::clock_pressed;
    return std::nullopt;
}

namespace {

using rules::Color;
using speech::Cue;
using speech::Earcon;

std::optional<Earcon> earcon_of(tidings::Kind kind)
{
    switch (kind) {
    case tidings::Kind::refusal:
        return Earcon::illegal;
    case tidings::Kind::warning:
        return Earcon::low_time;
    case tidings::Kind::edge:
        return Earcon::edge;
    case tidings::Kind::taken_up:
        return Earcon::selected;
    case tidings::Kind::answer:
    case tidings::Kind::news:
    case tidings::Kind::question:
    case tidings::Kind::times:
        return std::nullopt;
    }
    return std::nullopt;
}

std::optional<Cue> cue_of(const Tiding& tiding, const player::SoundChoice& choice)
{
    return std::visit(speech::Overloaded{
                          [&](const tidings::Played& played) -> std::optional<Cue> {
                              if (played.telling != tidings::Telling::news)
                                  return std::nullopt;
                              Cue cue{speech::earcon_of(played.facts)};
                              if (choice.places == player::Places::on)
                                  cue.place = speech::place_of(played.facts.to, choice.side);
                              return cue;
                          },
                          [](const tidings::Happened& happened) -> std::optional<Cue> {
                              const auto earcon = client::host::earcon_of(happened.fact.what);
                              return earcon ? std::optional{Cue{*earcon}} : std::nullopt;
                          },
                          [](const tidings::Said& said) -> std::optional<Cue> {
                              const auto earcon = earcon_of(said.kind);
                              return earcon ? std::optional{Cue{*earcon}} : std::nullopt;
                          },
                          [](const tidings::Told&) { return std::optional<Cue>{}; },
                          [](const tidings::Paper&) { return std::optional<Cue>{}; },
                      },
                      tiding);
}

/// What is for one side alone: answers and refusals. News are for both.
bool is_for_one(const Tiding& tiding)
{
    namespace facts = rules::facts;
    return std::visit(
        speech::Overloaded{
            [](const tidings::Played& played) { return played.telling != tidings::Telling::news; },
            [](const tidings::Happened& happened) {
                const auto& fact = happened.fact.what;
                return std::holds_alternative<facts::MovesTold>(fact) ||
                       std::holds_alternative<facts::Refused>(fact);
            },
            [](const tidings::Said& said) { return said.kind != tidings::Kind::news; },
            [](const tidings::Told&) { return false; },
            [](const tidings::Paper&) { return false; },
        },
        tiding);
}

}  // namespace

void leave_out_unwanted(speech::Utterance& utterance, const player::SoundChoice& choice)
{
    if (utterance.cue && !has(choice.earcons, utterance.cue->earcon))
        utterance.cue.reset();
    if (choice.ears == player::Ears::shared)
        utterance.ear = speech::Ear::both;
}

void add_sounds(std::vector<speech::Utterance>& said,
                const Tiding& tiding,
                const player::SoundChoice& choice,
                std::optional<rules::Color> turn)
{
    const bool has_own = std::holds_alternative<tidings::Told>(tiding) ||
                         std::holds_alternative<tidings::Paper>(tiding);
    if (!said.empty() && !has_own)
        said.front().cue = cue_of(tiding, choice);
    for (auto& each : said) {
        if (turn && is_for_one(tiding))
            each.ear = ear_of(*turn);
        leave_out_unwanted(each, choice);
    }
}

}  // namespace client::host
