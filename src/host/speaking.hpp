// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/speaker.hpp"
#include "speech/voice_choice.hpp"
#include "src/console/line_editor.hpp"
#include "src/host/sounds.hpp"
#include "src/host/speech.hpp"
#include "src/host/tidings.hpp"
#include "src/terminal/loop.hpp"
#include "src/words/chosen_words.hpp"

#include <asio/steady_timer.hpp>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace client::host {

/// The program's own voice: tidings are spoken in their order, keys cut them short.
class Speaking : public Speech {
public:
    using Notify = std::function<void(const speech::VoiceNotice& notice)>;

    Speaking(terminal::Loop& loop,
             speech::VoiceChoice choice,
             speech::VoiceSettings settings,
             player::SoundChoice sounds,
             Notify notify);

    void tell(words::ChosenWords& words,
              const Tidings& tidings,
              std::optional<rules::Color> asks) override;
    void say(const speech::Utterance& utterance);
    void echo(const speech::Lexicon& lexicon,
              const console::Echo& key,
              speech::Ear ear = speech::Ear::both) override;
    void read_out(const std::vector<std::string>& lines,
                  const std::string& language,
                  speech::Ear ear = speech::Ear::both) override;
    /// Several at once: answers are one, with the sounds and the ear that the player wants.
    void say(std::vector<speech::Utterance> utterances);
    [[nodiscard]] bool is_silent() const override { return !speaker_ || speaker_->is_silent(); }
    void key_pressed() override;
    void be_silent() override;
    void again() override;
    /// Somebody else may be wanted from now on; the same voice goes on with what it says.
    void use(const speech::VoiceChoice& choice,
             const speech::VoiceSettings& settings,
             const player::SoundChoice& sounds);
    void set_rate(int rate) override;
    void set_sounds(const player::SoundChoice& sounds) override;
    void change(const speech::VoiceChoice& choice) override;
    void finish() override;

private:
    void say_to(speech::Ear ear, speech::Utterance utterance);
    void make();
    void poll();
    void watch();

    terminal::Loop& loop_;
    speech::VoiceChoice choice_;
    speech::VoiceSettings settings_;
    player::SoundChoice sounds_;
    Notify notify_;
    asio::steady_timer watch_;
    std::shared_ptr<int> alive_ = std::make_shared<int>();  ///< for what a voice's thread posts
    std::unique_ptr<speech::Speaker> speaker_;              ///< none: nobody speaks
};

/// What a player is told of a voice that fell silent.
[[nodiscard]] std::string voice_words(const speech::Lexicon& language,
                                      const speech::VoiceNotice& notice);

/// Answers of several lines are one utterance, since a newer answer takes the place of an older
/// one.
[[nodiscard]] std::vector<speech::Utterance> joined(std::vector<speech::Utterance> said);

/// What is said of a reply, one utterance after the other.
[[nodiscard]] std::vector<speech::Utterance> utterances(words::ChosenWords& words,
                                                        const Tidings& tidings,
                                                        const player::SoundChoice& sounds = {},
                                                        std::optional<rules::Color> asks = {});

}  // namespace client::host
