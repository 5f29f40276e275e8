// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/setup.hpp"
#include "src/train/pair/exercise.hpp"
#include "src/train/pair/person.hpp"
#include "src/train/random.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// All that a lesson of two remembers.
namespace client::train::pair {

/// Whether all of them type at one terminal, or each at his own.
enum class Terminals : std::uint8_t { shared, own };

/// What is settled before it begins.
struct Plan {
    Level level = Level::help;
    std::optional<int> moves = 5;           ///< of each player in an exercise; none: a whole game
    std::vector<rules::Setup> positions{};  ///< of a lesson, one for each exercise
    rules::Color assisted{};                ///< whose assistant there is, if there is one
    rules::AssistantDuties duties{};
    std::uint64_t seed = 1;
    Terminals terminals = Terminals::shared;
};

/// What the coach has drawn on everybody's board.
struct Drawing {
    rules::Square from;
    std::optional<rules::Square> to{};  ///< of an arrow

    bool operator==(const Drawing&) const = default;
};

struct State {
    State(Plan settled, std::vector<Guest> guests);

    Plan plan;
    std::vector<Person> people;
    Random random;
    std::optional<Exercise> exercise{};
    int begun = 0;  ///< exercises
    std::vector<Drawing> drawings{};
    std::optional<rules::Color> wants_times{};  ///< who has asked his assistant for them (D.2.10.4)
    bool is_left = false;

    [[nodiscard]] bool helps() const { return plan.level == Level::help; }
    [[nodiscard]] Person* person(host::Seat seat);
    [[nodiscard]] Person* person(Part part);
    [[nodiscard]] Person& player(rules::Color side) { return *person(part_of(side)); }
};

}  // namespace client::train::pair
