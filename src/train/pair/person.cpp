// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/pair/person.hpp"

#include "src/train/pair/rows.hpp"

#include <utility>

namespace client::train::pair {

Person::Person(Guest guest)
    : seat{guest.seat}, part{guest.part}, sight{guest.sight}, nature{guest.nature},
      name{std::move(guest.name)}, teller{*guest.words}, table{command_table(teller)}
{
}

}  // namespace client::train::pair
