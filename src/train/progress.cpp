// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/progress.hpp"

#include <algorithm>
#include <chrono>

namespace client::train {

namespace {

/// After so many days a card of each box is due again.
constexpr std::array<int, Card::boxes> days{1, 2, 4, 8, 16};

void move(Card& card, store::Outcome outcome)
{
    if (outcome == store::Outcome::right)
        card.box = std::min(card.box + 1, Card::boxes);
    else if (outcome != store::Outcome::helped)
        card.box = 1;
}

}  // namespace

bool Card::is_due(base::CalendarTime now) const
{
    using std::chrono::floor;
    const auto since = floor<std::chrono::days>(now) - floor<std::chrono::days>(asked);
    return since.count() >= days.at(static_cast<std::size_t>(box - 1));
}

bool Reached::is_due(base::CalendarTime now) const
{
    return std::ranges::any_of(cards, [&](const auto& card) { return card.second.is_due(now); });
}

int Reached::lowest_box() const
{
    int lowest = Card::boxes;
    for (const auto& [item, card] : cards)
        lowest = std::min(lowest, card.box);
    return lowest;
}

int Reached::box(std::string_view item) const
{
    const auto found = cards.find(item);
    return found == cards.end() ? 0 : found->second.box;
}

Progress::Progress(std::span<const store::Trained> earlier)
{
    for (const auto& each : earlier)
        count(each);
}

void Progress::add(store::Trained trained)
{
    count(trained);
    now_.push_back(std::move(trained));
}

void Progress::count(const store::Trained& trained)
{
    auto& drill = drills_[trained.drill];
    const bool right = trained.outcome == store::Outcome::right;
    auto& quarter =
        drill.quarters.at(static_cast<std::size_t>(std::clamp(trained.quarter, 1, 4)) - 1);
    for (auto* const count : {&drill.count, &quarter}) {
        ++count->asked;
        count->right += right ? 1 : 0;
    }
    drill.level = trained.level;
    if (right)
        drill.best = std::max(drill.best, trained.level);
    auto& card = drill.cards[trained.item];
    move(card, trained.outcome);
    card.asked = trained.at;
}

const Reached* Progress::of(std::string_view drill) const
{
    const auto found = drills_.find(drill);
    return found == drills_.end() ? nullptr : &found->second;
}

}  // namespace client::train
