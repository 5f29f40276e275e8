// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/voice_chain.hpp"
#include "src/cli/action.hpp"
#include "src/console/console.hpp"
#include "src/host/activity.hpp"
#include "src/host/keeping.hpp"
#include "src/host/line_text.hpp"
#include "src/host/own_files.hpp"
#include "src/host/speech.hpp"
#include "src/player/profile.hpp"
#include "src/terminal/pace.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace client::host {

/// Whether somebody sits there, or a script is read.
enum class Audience : std::uint8_t { person, script };

/// To whom an activity is told, and how.
struct Listener {
    player::Profile profile = player::Profile::screen_reader;
    player::Interface interface = player::Interface::line;
    Audience audience = Audience::person;
    std::size_t width = 40;  ///< of a braille display
};

/// The world of an activity, which outlives its host.
struct World {
    terminal::Pace& pace;
    Speech& speech;
    Keeping& keeping;
    /// For what the host cannot do, an opponent's part: what comes of it at once, if anything.
    std::function<std::optional<Input>(const HelperWish& wish)> helper = [](const HelperWish&) {
        return std::nullopt;
    };
    /// Who settles what a game could not find out at once, and tells it as an input.
    std::function<void(const wishes::Settle& wish)> settle = [](const wishes::Settle&) {};
    /// The sounds that are wanted once what was left behind is put aside; none: as they are.
    std::function<std::optional<player::SoundChoice>()> sounds = [] { return std::nullopt; };
    /// Those at other terminals, once it is kept and told here.
    std::function<void(const Reply& reply)> company = [](const Reply&) {};
};

/// One for each terminal: it carries what is typed to the activity, and what that tells to those
/// who read, hear or feel it. It decides nothing about chess.
class Host {
public:
    Host(Activity& activity, Listener listener, World world);

    /// What a console reports to.
    [[nodiscard]] console::ConsoleEvents events();
    /// A key of the line that is typed, for those who hear it only.
    void echo(const console::Echo& key);

    /// The console is open: the activity begins. What there is to be told before it comes first.
    void begin(std::unique_ptr<console::Console> console, Tidings first = {});
    void take(const Input& input);
    /// Ctrl-C.
    void interrupt();
    /// There is nothing more to come: goodbye.
    void end();
    void tell_voice(const speech::VoiceNotice& notice);

    [[nodiscard]] cli::ExitStatus status() const { return status_; }
    /// Whether it was left because nothing more can come: nobody goes on with anything then.
    [[nodiscard]] bool has_ended() const { return ended_; }

private:
    void typed(const std::string& text);
    void key_pressed();
    [[nodiscard]] bool strike(const std::optional<keymaps::Key>& key);
    void answer(Reply reply);
    void prepare(const Wishes& wishes);
    void keep(Reply& reply);
    void note_refusals(const std::vector<console::TextLine>& lines);
    void tell(const Reply& reply);
    void speak(const Tidings& tidings);
    void show(std::vector<console::TextLine> lines);
    void go_on();
    void wait();
    void close();
    void stop();

    void grant(const wishes::Quit& wish);
    void grant(const wishes::Become& wish);
    void grant(const wishes::BeSilent& wish);
    void grant(const wishes::Repeat& wish);
    void grant(const wishes::SetRate& wish);
    void grant(const wishes::ChangeVoice& wish);
    void grant(const wishes::WriteFiles& wish);
    void grant(const wishes::OnScreen& wish);
    void grant(const wishes::BeginLine& wish);
    void grant(const wishes::PutAside& wish);
    void grant(const wishes::SetTime& wish);
    void grant(const wishes::Settle& wish);
    void grant(const wishes::Lacks& wish);

    [[nodiscard]] const speech::Lexicon& language() { return activity_.words().language(); }
    [[nodiscard]] LineText text()
    {
        const auto wanted = listener_.width;
        return {activity_.words(), listener_.profile, console_ ? console_->width(wanted) : wanted};
    }
    [[nodiscard]] speech::Ear own_ear() const;
    [[nodiscard]] bool has_prompt() const;

    Activity& activity_;
    Listener listener_;
    World world_;
    OwnFiles files_;
    std::unique_ptr<console::Console> console_;
    std::vector<console::TextLine> last_;  ///< what was told, to be told again
    std::string prompt_;
    std::string typed_;                        ///< so far
    std::vector<std::function<void()>> then_;  ///< behind what is being told
    cli::ExitStatus status_ = cli::ExitStatus::done;
    bool hides_typing_ = false;   ///< what is typed is a secret
    bool reads_paper_ = false;    ///< which whatever comes next ends
    bool line_was_read_ = false;  ///< another can be, even if nothing is told
    bool ended_ = false;
    bool over_ = false;  ///< what comes behind the end is for nobody
};

}  // namespace client::host
