// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/host/scenery.hpp"

#include "speech/messages.hpp"
#include "src/host/reply.hpp"
#include "src/player/interface_choice.hpp"

namespace client::host {

Scenery board_scenery(const player::PlayerOptions& options,
                      player::Profile profile,
                      words::ChosenWords& words,
                      Keeping& keeping,
                      const commands::KeyUser& keys)
{
    const auto choice = player::choose_interface(options, profile);
    Scenery scenery{.profile = profile, .interface = choice.interface, .keeping = keeping};
    std::vector<keymaps::KeymapFault> faults;
    if (choice.interface == player::Interface::screen)
        scenery.keys = commands::chosen_keymap(
            options.keymap, keys,
            options.words.notation ? std::optional{words.letters()} : std::nullopt, faults);
    scenery.display_keys = player::display_keys(options, keys.known, faults);
    const auto& language = words.language();
    if (choice.line_instead)
        scenery.first.emplace_back(refused(language, language.say("line-instead")));
    for (const auto& fault : faults)
        scenery.first.emplace_back(refused(language, commands::fault_words(language, fault)));
    return scenery;
}

}  // namespace client::host
