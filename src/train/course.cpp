// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/course.hpp"

#include <algorithm>
#include <utility>

namespace client::train {

namespace {

/// So many known in a row make it harder, so many unknown ones easier.
constexpr int to_rise = 3;
constexpr int to_fall = 2;

int first_level(const Drill& drill, const CourseOptions& options, const Reached* reached)
{
    const int left_at = reached != nullptr ? reached->level : 1;
    return std::clamp(options.level.value_or(left_at), 1, drill.levels);
}

}  // namespace

Course::Course(const ListedDrill& drill,
               const CourseOptions& options,
               const Reached* reached,
               rules::Instant now)
    : drill_{drill}, options_{options}, begun_{now}, asked_{now}, level_{first_level(*drill.drill,
                                                                                     options,
                                                                                     reached)}
{
}

std::string Course::item() const
{
    const auto items = drill_.drill->items;
    const auto turned_out = task_->item();
    if (items.empty() || !turned_out.empty())
        return std::string{turned_out};
    return std::string{items[item_]};
}

std::size_t Course::next_item(Random& random, const Reached* reached) const
{
    const auto items = drill_.drill->items;
    std::vector<std::size_t> tickets{};
    for (std::size_t i = 0; i < items.size(); ++i) {
        const int box = reached != nullptr ? std::max(reached->box(items[i]), 1) : 1;
        tickets.insert(tickets.end(), static_cast<std::size_t>(Card::boxes + 1 - box), i);
    }
    return tickets.empty() ? 0 : random.one_of(tickets);
}

void Course::draw(Random& random, const Reached* reached)
{
    item_ = next_item(random, reached);
    task_ = drill_.drill->ask({random, level_, item_, options_.supplies});
}

/// Not the same one twice in a row, unless there is no other.
void Course::ask(const Teller& teller, Random& random, const Reached* reached, rules::Instant now)
{
    constexpr int tries = 5;
    const auto question = [&] { return task_ ? task_->asked(teller).back().screen : ""; };
    const auto before = question();
    draw(random, reached);
    for (int i = 1; i < tries && question() == before; ++i)
        draw(random, reached);
    asked_ = now;
    hints_ = 0;
    helped_ = false;
}

Verdict Course::judge(const Teller& teller, std::string_view text, rules::Instant now)
{
    return noted(task_->judge(teller, {text, now - asked_}), now);
}

Verdict
Course::engine_played(const Teller& teller, std::optional<rules::Move> move, rules::Instant now)
{
    if (!move)
        options_.supplies.engine.reset();
    return noted(task_->engine_played(teller, move), now);
}

/// What a verdict changes of the question that it is about.
Verdict Course::noted(Verdict verdict, rules::Instant now)
{
    if (verdict.mark == Mark::wrong)
        helped_ = true;
    if (verdict.mark != Mark::unclear)
        asked_ = now;
    if (verdict.mark == Mark::right)
        hints_ = 0;
    return verdict;
}

std::optional<speech::Word> Course::hint(const Teller& teller)
{
    auto all = task_->hints(teller);
    helped_ = true;
    return hints_ < all.size() ? std::optional{std::move(all[hints_++])} : std::nullopt;
}

void Course::change_level(bool known)
{
    known_in_a_row_ = known ? known_in_a_row_ + 1 : 0;
    unknown_in_a_row_ = known ? 0 : unknown_in_a_row_ + 1;
    if (known_in_a_row_ < to_rise && unknown_in_a_row_ < to_fall)
        return;
    level_ = std::clamp(level_ + (known ? 1 : -1), 1, drill_.drill->levels);
    known_in_a_row_ = unknown_in_a_row_ = 0;
}

store::Trained Course::finish(store::Outcome outcome, base::CalendarTime at)
{
    const bool known = outcome == store::Outcome::right;
    const int quarter = std::min(4, 1 + 4 * score_.asked / std::max(options_.questions, 1));
    store::Trained trained{at, std::string{drill_.drill->name}, item(), level_, quarter, outcome};
    ++score_.asked;
    score_.right += known ? 1 : 0;
    if (!known)
        repeated_.insert(item());
    if (outcome != store::Outcome::helped)
        change_level(known);
    return trained;
}

bool Course::is_over(rules::Instant now) const
{
    return score_.asked >= options_.questions || now - begun_ >= options_.length;
}

std::optional<rules::Instant> Course::deadline() const
{
    return options_.limit ? std::optional{asked_ + *options_.limit} : std::nullopt;
}

}  // namespace client::train
