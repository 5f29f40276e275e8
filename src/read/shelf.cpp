// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/read/shelf.hpp"

#include <algorithm>

namespace client::read {

namespace {

/// More places than these are thinned out: from any of them the way is short enough.
constexpr std::size_t most_places = 4096;

constexpr rules::PgnOptions tags_only{.letters = rules::Letters::en,
                                      .moves = rules::PgnMoves::skipped};

}  // namespace

const Shelf::Place& Shelf::nearest(std::size_t number) const
{
    const auto after = std::ranges::upper_bound(places_, number, {}, &Place::number);
    return *std::prev(after);
}

void Shelf::remember(const Place& place)
{
    if (place.number <= places_.back().number || (place.number - 1) % stride_ != 0)
        return;
    places_.push_back(place);
    if (places_.size() <= most_places)
        return;
    stride_ *= 2;
    std::erase_if(places_, [&](const Place& each) { return (each.number - 1) % stride_ != 0; });
}

Shelf::Walk::Walk(Shelf& shelf, std::size_t first)
    : shelf_{&shelf}, base_{shelf.nearest(first)}, reader_{shelf.bytes_(base_.offset), tags_only}
{
    for (auto before = base_.number; before < first && pass(); ++before) {
    }
}

Shelf::Place Shelf::Walk::place() const
{
    return {base_.number + reader_.number() - 1, base_.offset + reader_.offset(),
            base_.line + reader_.line() - 1};
}

std::optional<rules::PgnReader::Game> Shelf::Walk::pass()
{
    auto game = reader_.next();
    if (game)
        shelf_->remember(place());
    return game;
}

std::optional<Heading> Shelf::Walk::next()
{
    const auto game = pass();
    if (!game)
        return std::nullopt;
    Heading heading{place().number, {}};
    if (!*game)
        return heading;
    const auto& score = ***game;
    for (std::size_t i = 0; i < score.tag_count(); ++i)
        heading.tags.emplace_back(score.tag(i).name, score.tag(i).value);
    heading.result = score.result();
    return heading;
}

std::optional<Shelf::Game> Shelf::game(std::size_t number)
{
    auto way = walk(number);
    if (!way.next())
        return std::nullopt;
    const auto place = way.place();
    rules::PgnReader reader{bytes_(place.offset)};
    const auto game = reader.next();
    if (!game)  // the file has become shorter meanwhile
        return std::nullopt;
    if (*game)
        return Game{***game};
    auto error = game->error();
    error.game = number;
    error.line += place.line - 1;
    return Game{rules::unexpected{std::move(error)}};
}

}  // namespace client::read
