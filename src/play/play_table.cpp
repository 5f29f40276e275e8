// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/play_table.hpp"

#include "src/player/interface_choice.hpp"
#include "src/together/sentences.hpp"

#include <utility>

namespace client::play {

namespace {

using together::Guest;
using together::NoSeat;
using together::Role;
using together::sentence;

player::PlayerOptions options_of(const Guest& guest)
{
    player::PlayerOptions options;
    options.words = guest.words;
    options.profile = guest.profile;
    return options;
}

}  // namespace

PlayTable::Opposite::Opposite(host::Seat place, const Guest& guest)
    : seat{place}, words{guest.words}, playing{words, player::style_of(play::options_of(guest),
                                                                       guest.profile)}
{
}

PlayTable::PlayTable(Playing& first, words::ChosenWords& words, std::string name)
    : first_{first}, words_{words}
{
    auto& own = shared().partner(first_.session().state().options.own);
    own = {std::move(name), true};
}

SharedGame::Partner& PlayTable::partner()
{
    return shared().partner(opponent(first_.session().state().options.own));
}

SessionOptions PlayTable::options_of(const Guest& guest) const
{
    auto options = first_.session().state().options;
    options.own = opponent(options.own);
    options.place = Place::elsewhere;
    options.interface = guest.interface;
    options.board_form = player::board_form(play::options_of(guest), guest.profile);
    options.hand = board::Hand::free;
    options.keymap = {};
    options.rate = 0;
    options.voice = "off";
    return options;
}

rules::Result<host::Activity*, NoSeat> PlayTable::seat(host::Seat seat, const Guest& guest)
{
    if (guest.role != Role::player)
        return rules::unexpected{NoSeat::role_unknown};
    if (opposite_)
        return rules::unexpected{NoSeat::full};
    auto& opposite = opposite_.emplace(seat, guest);
    opposite.playing.set_up(options_of(guest), first_.session().shared());
    partner().name = guest.name;
    was_there_ = false;
    return &opposite.playing;
}

std::vector<host::Addressed> PlayTable::arrived(host::Seat /*seat*/, rules::Instant /*at*/)
{
    partner().is_there = true;
    return tell(std::exchange(was_there_, true) ? sentence("is-back") : sentence("sits-opposite"));
}

std::vector<host::Addressed> PlayTable::lost(host::Seat /*seat*/, rules::Instant at)
{
    stop(at);
    return tell(sentence("is-gone"));
}

std::vector<host::Addressed> PlayTable::left(host::Seat /*seat*/, rules::Instant at)
{
    stop(at);
    auto told = tell(sentence("has-left"));
    opposite_.reset();
    return told;
}

/// Nobody loses time who has nobody to play with.
void PlayTable::stop(rules::Instant at)
{
    partner().is_there = false;
    auto& game = shared().game;
    if (!game.clock().running())
        return;
    static_cast<void>(game.apply(rules::events::HaltClocks{}, at));
    shared().stands = true;
}

std::vector<host::Addressed> PlayTable::tell(speech::Phrase phrase)
{
    const auto& language = words_.language();
    const auto word =
        together::book_in(language).sentence(phrase, {{"name", std::string_view{partner().name}}});
    return {{host::Seat::first,
             {host::tidings::Said{host::tidings::Kind::news,
                                  {{word.screen, word.voice, language.voice()}}}}}};
}

}  // namespace client::play
