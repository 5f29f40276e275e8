// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/pair/pair_table.hpp"

#include <utility>

namespace client::train::pair {

namespace {

std::vector<host::Addressed> addressed(PairLesson::Tellings tellings)
{
    std::vector<host::Addressed> all;
    for (auto& each : tellings)
        all.push_back({each.to, {host::tidings::Told{each.kind, std::move(each.lines)}}});
    return all;
}

/// Who reads with eyes says so by his profile.
Sight sight_of(const together::Guest& guest)
{
    return guest.profile == player::Profile::sighted ? Sight::sighted : Sight::blind;
}

}  // namespace

PairTable::PairTable(const Choices& choices, words::ChosenWords& words, const View& view)
    : lesson_{choices.plan, people_of(choices, words)}
{
    seats_.push_back(std::make_unique<PairSeat>(lesson_, host::Seat::first, words, view));
}

rules::Result<host::Activity*, together::NoSeat> PairTable::seat(host::Seat seat,
                                                                 const together::Guest& guest)
{
    if (guest.role == together::Role::watcher || guest.role == together::Role::arbiter)
        return rules::unexpected{together::NoSeat::role_unknown};
    const auto part = lesson_.free_part(guest.role);
    if (!part)
        return rules::unexpected{together::NoSeat::full};
    auto& words = *words_.emplace_back(std::make_unique<words::ChosenWords>(guest.words));
    return seated({.seat = seat,
                   .part = *part,
                   .words = &words,
                   .sight = sight_of(guest),
                   .name = guest.name},
                  {.interface = guest.interface});
}

PairSeat* PairTable::take(host::Seat seat, Part part, words::ChosenWords& words, const View& view)
{
    return seated({.seat = seat, .part = part, .words = &words}, view);
}

PairSeat* PairTable::seated(Guest guest, const View& view)
{
    seats_.push_back(std::make_unique<PairSeat>(lesson_, guest.seat, *guest.words, view));
    lesson_.join(std::move(guest));
    return seats_.back().get();
}

std::vector<host::Addressed> PairTable::arrived(host::Seat seat, rules::Instant at)
{
    return addressed(lesson_.arrived(seat, at));
}

std::vector<host::Addressed> PairTable::lost(host::Seat seat, rules::Instant at)
{
    return addressed(lesson_.lost(seat, at));
}

std::vector<host::Addressed> PairTable::left(host::Seat seat, rules::Instant at)
{
    return addressed(lesson_.left(seat, at));
}

}  // namespace client::train::pair
