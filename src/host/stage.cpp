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

bool is_large_print(const Scene& scene)
{
    return std::holds_alternative<screen::Face>(scene) ||
           std::holds_alternative<screen::DeskScene>(scene);
}

std::variant<screen::Face, screen::DeskScene> large_print_of(Scene scene)
{
    if (auto* const desk = std::get_if<screen::DeskScene>(&scene))
        return std::move(*desk);
    return seen<screen::Face>(std::move(scene));
}

}  // namespace

/// What is on the stage.
struct Stage::Act {
    player::PlayerOptions options;
    Activity& activity;
    Scenery scenery;
    std::optional<Host> host{};

    [[nodiscard]] player::SoundChoice sounds() const
    {
        return player::sound_choice(options, player::voice_of(options, scenery.profile),
                                    scenery.side);
    }
    [[nodiscard]] braille::Form braille() const
    {
        return options.braille.value_or(braille::Form::off);
    }
};

Stage::Stage()
    : speaking_{loop_,
                {speech::VoiceChoice::Kind::off},
                {},
                {},
                [this](const speech::VoiceNotice& notice) {
                    if (act_)
                        act_->host->tell_voice(notice);
                }},
      prover_{loop_, [this](const inputs::Settled& settled) { take({settled}); }}
{
    loop_.on_signals({SIGINT, SIGTERM, SIGHUP}, [this](int signal) {
        if (signal == SIGINT)
            act_->host->interrupt();
        else
            act_->host->end();
    });
}

Stage::~Stage() = default;

void Stage::take(const Input& input)
{
    if (act_)
        act_->host->take(input);
}

World Stage::world(Helper helper)
{
    World world{.pace = loop_, .speech = speaking_, .keeping = act_->scenery.keeping};
    if (helper)
        world.helper = std::move(helper);
    world.settle = [this](const wishes::Settle& wish) { prover_.settle(wish); };
    world.sounds = [this] {  // of a tournament, or no longer
        act_->options.tournament = act_->activity.is_in_tournament();
        return act_->sounds();
    };
    return world;
}

cli::ExitStatus
Stage::run(player::PlayerOptions options, Activity& activity, Scenery scenery, Helper helper)
{
    act_ = std::make_unique<Act>(std::move(options), activity, std::move(scenery));
    speaking_.use(player::voice_of(act_->options, act_->scenery.profile),
                  act_->options.voice_settings, act_->sounds());
    auto& host = act_->host.emplace(activity, listener_of(act_->options, act_->scenery),
                                    world(std::move(helper)));
    host.begin(console(), std::move(act_->scenery.first));
    loop_.run();
    // What the activity had asked for is told that it is cancelled while there is somebody to tell.
    loop_.catch_up();
    prover_.settle({});
    ended_ = host.has_ended();
    const auto status = host.status();
    act_.reset();
    return status;
}

std::unique_ptr<console::Console> Stage::console()
{
    if (act_->scenery.interface == player::Interface::line)
        return line_console();
    return braille::beside_display(
        loop_, act_->host->events(),
        [this](console::ConsoleEvents events) { return picture_console(std::move(events)); },
        act_->braille(), act_->activity.words().language(), bound(act_->scenery.display_keys));
}

commands::BoundKeymap Stage::bound(keymaps::Keymap& keys) const
{
    return {std::move(keys), act_->activity.commands()};
}

/// Text, cells, or the display as well.
std::unique_ptr<console::Console> Stage::line_console()
{
    return braille::line_console(loop_, console::spoken_typing(act_->host->events(), heard_keys()),
                                 act_->braille(), act_->activity.words().language(),
                                 bound(act_->scenery.display_keys));
}

/// A reader tells the keys of a line by itself, our own voice has to.
std::function<void(const console::Echo& key)> Stage::heard_keys()
{
    return [this](const console::Echo& key) {
        if (act_->scenery.profile == player::Profile::voice)
            act_->host->echo(key);
    };
}

std::unique_ptr<console::Console> Stage::picture_console(console::ConsoleEvents events)
{
    auto& activity = act_->activity;
    if (is_large_print(activity.scene(loop_.now())))
        return std::make_unique<screen::FaceConsole>(
            loop_, std::move(events),
            [this, &activity] { return large_print_of(activity.scene(loop_.now())); },
            heard_keys());
    screen::ScreenEvents asked{
        .keys = [this](const commands::KeysStruck& keys) { take({keys}); },
        .look = [this, &activity] { return seen<screen::Scene>(activity.scene(loop_.now())); },
        .lesson =
            [&activity] {
                return activity.is_learning() ? screen::Lesson::on : screen::Lesson::off;
            },
        .abandoned = [this] { take({inputs::Abandoned{}}); },
        .echo = [this](const console::Echo& key) { act_->host->echo(key); },
        .answer = [&activity](const keymaps::Key& key) { return activity.answer_of(key); }};
    return std::make_unique<screen::ScreenConsole>(loop_, std::move(events), std::move(asked),
                                                   bound(act_->scenery.keys));
}

}  // namespace client::host
