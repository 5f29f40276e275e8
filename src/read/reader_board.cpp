// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/read/reader_board.hpp"

#include <utility>

namespace client::read {

namespace {

rules::Game empty_board()
{
    rules::GameOptions options;
    options.start = rules::Placement{rules::Setup{}};
    return rules::Game{options};
}

/// The game as far as it was read. Some were played on after the Laws had ended them: then the
/// position alone is what can be asked about.
rules::Game game_so_far(const PlaceInGame& place)
{
    rules::GameOptions options;
    options.mode = rules::Mode::guarded;
    options.start = rules::Placement{place.score().initial()};
    rules::Game game{options};
    const rules::Instant start{};
    game.apply(rules::events::Start{}, start);
    auto position = place.score().initial();
    const auto moves = place.moves();
    for (const auto move : moves) {
        game.apply(rules::events::Play{position.turn(), move}, start);
        game.apply(rules::events::Press{position.turn()}, start);
        position.play_unchecked(move);
    }
    if (game.record().size() == moves.size())
        return game;
    options.start = rules::Placement{position};
    return rules::Game{options};
}

play::SessionOptions looking(player::Interface interface, player::BoardForm form)
{
    play::SessionOptions options;
    options.interface = interface;
    options.board_form = form;
    options.hand = board::Hand::looks_only;
    return options;
}

}  // namespace

ReaderBoard::ReaderBoard(words::ChosenWords& words,
                         player::Interface interface,
                         player::BoardForm form)
    : session_{looking(interface, form), empty_board(), words}
{
}

void ReaderBoard::follow(const std::optional<PlaceInGame>& place)
{
    if (at_example())
        return;
    if (!place)
        session_.set_up(empty_board());
    else if (shown_ != place->at())
        session_.set_up(game_so_far(*place));
    shown_ = place ? std::optional{place->at()} : std::nullopt;
}

void ReaderBoard::rest_on(std::string_view article, const PlaceInGame& place)
{
    follow(place);
    session_.rest_on(article);
}

play::Reply ReaderBoard::handle(const play::Input& input, const std::optional<PlaceInGame>& place)
{
    follow(place);
    return session_.handle(input, {});
}

}  // namespace client::read
