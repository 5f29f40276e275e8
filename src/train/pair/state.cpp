// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/pair/state.hpp"

#include <algorithm>
#include <utility>

namespace client::train::pair {

State::State(Plan settled, std::vector<Guest> guests) : plan{std::move(settled)}, random{plan.seed}
{
    for (auto& guest : guests)
        people.emplace_back(std::move(guest));
}

Person* State::person(host::Seat seat)
{
    const auto found = std::ranges::find(people, seat, &Person::seat);
    return found == people.end() ? nullptr : &*found;
}

Person* State::person(Part part)
{
    const auto found = std::ranges::find(people, part, &Person::part);
    return found == people.end() ? nullptr : &*found;
}

}  // namespace client::train::pair
