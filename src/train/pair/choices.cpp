// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/pair/choices.hpp"

#include "src/text/words.hpp"
#include "src/train/pair/sentences.hpp"

#include <algorithm>
#include <array>

namespace client::train::pair {

namespace {

struct ChoiceRow {
    std::string_view word;
    void (*choose)(Choices& choices);
};

constexpr std::array rows{
    ChoiceRow{"game", [](Choices& choices) { choices.plan.moves.reset(); }},
    ChoiceRow{"here", [](Choices& choices) { choices.company = Company::keyboard; }},
    ChoiceRow{"white", [](Choices& choices) { choices.side = rules::Color::white; }},
    ChoiceRow{"black", [](Choices& choices) { choices.side = rules::Color::black; }},
    ChoiceRow{"coach", [](Choices& choices) { choices.helpers.push_back(Part::coach); }},
    ChoiceRow{"assistant", [](Choices& choices) { choices.helpers.push_back(Part::assistant); }},
};

rules::AssistantDuties all_duties()
{
    rules::AssistantDuties duties;
    for (const auto duty :
         {rules::AssistantDuty::move_on_other_board, rules::AssistantDuty::announce_moves,
          rules::AssistantDuty::keep_score_and_press, rules::AssistantDuty::answer_on_request,
          rules::AssistantDuty::claim_time, rules::AssistantDuty::adjournment})
        duties.add(duty);
    return duties;
}

/// Nobody comes to the seat that the program keeps.
constexpr host::Seat of_program{255};

}  // namespace

rules::Result<Choices, std::string> Choices::read(const Teller& teller, std::string_view words)
{
    Choices choices;
    for (text::Words rest{words}; !rest.empty();) {
        const std::string word{rest.next()};
        const auto meant = teller.book(sentences).meaning(word).value_or(word);
        const auto* const row = std::ranges::find(rows, meant, &ChoiceRow::word);
        if (row == rows.end())
            return rules::unexpected{word};
        row->choose(choices);
    }
    choices.plan.assisted = choices.side;
    choices.plan.duties = all_duties();
    return choices;
}

std::vector<Guest> people_of(const Choices& choices, words::ChosenWords& words)
{
    const bool here = choices.company == Company::keyboard;
    std::vector<Guest> people{{.seat = host::Seat::first,
                               .part = part_of(choices.side),
                               .words = &words,
                               .sight = choices.sight},
                              {.seat = here ? host::Seat{1} : of_program,
                               .part = part_of(opponent(choices.side)),
                               .words = &words,
                               .sight = Sight::sighted,
                               .nature = here ? Nature::human : Nature::program}};
    for (const auto part : choices.helpers)
        people.push_back({.seat = host::Seat{static_cast<std::uint8_t>(people.size())},
                          .part = part,
                          .words = &words,
                          .sight = Sight::sighted});
    return people;
}

}  // namespace client::train::pair
