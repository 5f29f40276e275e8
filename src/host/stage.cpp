// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/host/stage.hpp"

#include "speech/overloaded.hpp"
#include "src/braille/console.hpp"
#include "src/console/spoken_typing.hpp"
#include "src/screen/face_console.hpp"
#include "src/screen/screen_console.hpp"
#include "src/terminal/at_terminal.hpp"

#include <csignal>
#include <utility>

namespace client::host {

namespace {

Listener listener_of(const player::PlayerOptions& options, const Scenery& scenery)
{
    return {.profile = scenery.profile,
            .interface = scenery.interface,
            .audience = terminal::is_at_terminal() ? Audience::person : Audience::script,
            .width = options.width};
}

/// The scene if it is of that kind, otherwise an empty one.
template <class Kind>
Kind seen(Scene scene)
{
    auto* const found = std::get_if<Kind>(&scene);
    return found != nullptr ? std::move(*found) : Kind{};
}

}  // namespace

Stage::Stage(player::PlayerOptions options, Activity& activity, Scenery scenery, Helper helper)
    : options_{std::move(options)}, activity_{activity}, scenery_{std::move(scenery)},
      voice_{player::voice_of(options_, scenery_.profile)},
      speaking_{loop_, voice_, options_.voice_settings, sounds(),
                [this](const speech::VoiceNotice& notice) { host_.tell_voice(notice); }},
      host_{activity, listener_of(options_, scenery_), world(std::move(helper))},
      prover_{loop_, [this](const inputs::Settled& settled) { host_.take({settled}); }}
{
}

Stage::~Stage() = default;

World Stage::world(Helper helper)
{
    World world{.pace = loop_, .speech = speaking_, .keeping = scenery_.keeping};
    if (helper)
        world.helper = std::move(helper);
    world.settle = [this](const wishes::Settle& wish) { prover_.settle(wish); };
    world.sounds = [this] {  // of a tournament, or no longer
        options_.tournament = activity_.is_in_tournament();
        return sounds();
    };
    return world;
}

player::SoundChoice Stage::sounds() const
{
    return player::sound_choice(options_, voice_, scenery_.side);
}

cli::ExitStatus Stage::run()
{
    auto opened = console();
    loop_.on_signals({SIGINT, SIGTERM, SIGHUP}, [this](int signal) {
        if (signal == SIGINT)
            host_.interrupt();
        else
            host_.end();
    });
    host_.begin(std::move(opened), std::move(scenery_.first));
    loop_.run();
    return host_.status();
}

std::unique_ptr<console::Console> Stage::console()
{
    if (scenery_.interface == player::Interface::line)
        return line_console();
    return braille::beside_display(
        loop_, host_.events(),
        [this](console::ConsoleEvents events) { return picture_console(std::move(events)); },
        options_.braille.value_or("off"), activity_.words().language(),
        bound(scenery_.display_keys));
}

commands::BoundKeymap Stage::bound(keymaps::Keymap& keys) const
{
    return {std::move(keys), activity_.commands()};
}

/// Text, cells, or the display as well.
std::unique_ptr<console::Console> Stage::line_console()
{
    // A reader tells the keys of a line by itself, our own voice has to.
    auto events = console::spoken_typing(host_.events(), [this](const console::Echo& key) {
        if (scenery_.profile == player::Profile::voice)
            host_.echo(key);
    });
    return braille::line_console(loop_, std::move(events), options_.braille.value_or("off"),
                                 activity_.words().language(), bound(scenery_.display_keys));
}

std::unique_ptr<console::Console> Stage::picture_console(console::ConsoleEvents events)
{
    const auto echo = [this](const console::Echo& key) { host_.echo(key); };
    if (std::holds_alternative<screen::Face>(activity_.scene(loop_.now())))
        return std::make_unique<screen::FaceConsole>(
            loop_, std::move(events),
            [this] { return seen<screen::Face>(activity_.scene(loop_.now())); },
            [this, echo](const console::Echo& key) {
                if (scenery_.profile == player::Profile::voice)
                    echo(key);
            });
    screen::ScreenEvents asked{
        .keys = [this](const commands::KeysStruck& keys) { host_.take({keys}); },
        .look = [this] { return seen<screen::Scene>(activity_.scene(loop_.now())); },
        .lesson =
            [this] { return activity_.is_learning() ? screen::Lesson::on : screen::Lesson::off; },
        .abandoned = [this] { host_.take({inputs::Abandoned{}}); },
        .echo = echo,
        .answer = [this](const keymaps::Key& key) { return activity_.answer_of(key); }};
    return std::make_unique<screen::ScreenConsole>(loop_, std::move(events), std::move(asked),
                                                   bound(scenery_.keys));
}

}  // namespace client::host
