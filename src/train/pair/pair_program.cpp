// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/pair/pair_program.hpp"

#include "src/host/stage.hpp"
#include "src/player/interface_choice.hpp"
#include "src/train/pair/pair_table.hpp"
#include "src/train/rows.hpp"

#include <utility>

namespace client::train::pair {

cli::ExitStatus
run_pair(Choices choices, const player::PlayerOptions& player, words::ChosenWords& words)
{
    const auto profile = player::profile_of(player);
    choices.sight = profile == player::Profile::sighted ? Sight::sighted : Sight::blind;
    PairTable table{choices,
                    words,
                    {.interface = player::choose_interface(player, profile).interface,
                     .board_form = player::board_form(player, profile),
                     .style = player::style_of(player, profile)}};
    host::NoKeeping nothing;
    auto scenery =
        host::board_scenery(player, profile, words, nothing, train_keys(*table.first().commands()));
    return host::Stage{}.run(player, table.first(), std::move(scenery));
}

}  // namespace client::train::pair
