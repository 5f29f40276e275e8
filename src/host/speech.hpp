// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/utterance.hpp"
#include "speech/voice_choice.hpp"
#include "src/console/line_editor.hpp"
#include "src/host/tidings.hpp"
#include "src/player/sound_choice.hpp"
#include "src/words/chosen_words.hpp"

#include <optional>
#include <string>
#include <vector>

namespace client::host {

/// Whatever can be heard of an activity.
class Speech {
public:
    Speech() = default;
    Speech(const Speech&) = delete;
    Speech& operator=(const Speech&) = delete;
    Speech(Speech&&) = delete;
    Speech& operator=(Speech&&) = delete;
    virtual ~Speech() = default;

    /// `asks` is the side that asked, where two hear apart.
    virtual void
    tell(words::ChosenWords& words, const Tidings& tidings, std::optional<rules::Color> asks) = 0;
    /// What a key did to the line that is typed, for whoever types it.
    virtual void
    echo(const speech::Lexicon& lexicon, const console::Echo& key, speech::Ear ear) = 0;
    /// Lines of a message as one utterance.
    virtual void read_out(const std::vector<std::string>& lines,
                          const std::string& language,
                          speech::Ear ear) = 0;
    [[nodiscard]] virtual bool is_silent() const = 0;
    virtual void key_pressed() = 0;
    virtual void be_silent() = 0;
    virtual void again() = 0;
    virtual void set_rate(int rate) = 0;
    virtual void set_sounds(const player::SoundChoice& sounds) = 0;
    virtual void change(const speech::VoiceChoice& choice) = 0;
    /// What is being said is said to its end, but nobody waits for ever.
    virtual void finish() = 0;
};

}  // namespace client::host
