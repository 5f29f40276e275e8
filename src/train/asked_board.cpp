// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/asked_board.hpp"

namespace client::train {

namespace {

rules::Game game_from(const rules::Placement& placement)
{
    rules::GameOptions options;
    options.start = placement;
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

AskedBoard::AskedBoard(words::ChosenWords& words,
                       player::Interface interface,
                       player::BoardForm form)
    : session_{looking(interface, form), game_from(rules::Placement{rules::Setup{}}), words}
{
}

void AskedBoard::set_up(const std::optional<rules::Placement>& placement)
{
    session_.set_up(game_from(placement.value_or(rules::Placement{rules::Setup{}})));
}

}  // namespace client::train
