// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/host/speaking.hpp"

#include "speech/enum_table.hpp"
#include "speech/messages.hpp"
#include "src/console/echo_words.hpp"
#include "src/host/spoken.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

namespace client::host {

namespace {

using Machine = std::chrono::steady_clock;
using speech::Urgency;
using speech::Utterance;
using speech::VoiceFault;

/// How long the last words may take when the program ends.
constexpr std::chrono::seconds last_words{4};

/// Why a voice cannot be heard.
constexpr speech::EnumTable<speech::Message, VoiceFault::stuck> reasons{{{
    {VoiceFault::no_library, "lost-library"},
    {VoiceFault::no_voice_data, "found-no-voice-data"},
    {VoiceFault::no_sound, "lost-sound"},
    {VoiceFault::no_daemon, "lost-daemon"},
    {VoiceFault::daemon_silent, "found-daemon-silent"},
    {VoiceFault::daemon_gone, "found-daemon-gone"},
    {VoiceFault::no_file, "lost-file"},
    {VoiceFault::stuck, "lost-stuck"},
}}};

bool can_join(const Utterance& one, const Utterance& other)
{
    return one.urgency == Urgency::answer && other.urgency == Urgency::answer &&
           one.language == other.language && one.pace == other.pace && one.ear == other.ear &&
           one.side == other.side && !other.cue;
}

}  // namespace

std::vector<Utterance> joined(std::vector<Utterance> said)
{
    std::vector<Utterance> all;
    for (auto& each : said) {
        if (each.voice.empty())
            continue;
        if (all.empty() || !can_join(all.back(), each)) {
            all.push_back(std::move(each));
            continue;
        }
        all.back().voice += ". " + each.voice;
        all.back().screen += ". " + each.screen;
    }
    for (std::size_t i = 1; i < all.size(); ++i)
        if (all[i].urgency == Urgency::answer)
            all[i].urgency = Urgency::normal;
    return all;
}

std::vector<Utterance> utterances(words::ChosenWords& words,
                                  const Tidings& tidings,
                                  const player::SoundChoice& sounds,
                                  std::optional<rules::Color> asks)
{
    std::vector<Utterance> all;
    for (std::size_t i = 0; i < tidings.size(); ++i) {
        auto heard = spoken(words, tidings, i);
        add_sounds(heard, tidings[i], sounds, asks);
        std::ranges::move(heard, std::back_inserter(all));
    }
    return joined(std::move(all));
}

std::string voice_words(const speech::Lexicon& language, const speech::VoiceNotice& notice)
{
    const std::string_view lost = notice.lost;
    const std::string_view instead = notice.instead;
    const auto why = language.say(reasons[notice.fault]);
    const std::string_view reason = why;
    return instead.empty()
               ? language.say("voice-none", {{"lost", lost}, {"reason", reason}})
               : language.say("voice-lost",
                              {{"lost", lost}, {"reason", reason}, {"instead", instead}});
}

Speaking::Speaking(terminal::Loop& loop,
                   speech::VoiceChoice choice,
                   speech::VoiceSettings settings,
                   player::SoundChoice sounds,
                   Notify notify)
    : loop_{loop}, choice_{std::move(choice)}, settings_{settings}, sounds_{sounds},
      notify_{std::move(notify)}, watch_{loop.context()}
{
    make();
}

void Speaking::make()
{
    speaker_.reset();
    const auto sounds = sounds_.earcons.any() ? speech::Sounds::on : speech::Sounds::off;
    auto voices = speech::voices_for(choice_, settings_, sounds, sounds_.ears);
    if (!voices.empty())
        speaker_ = std::make_unique<speech::Speaker>(std::move(voices), notify_,
                                                     [this, alive = std::weak_ptr{alive_}] {
                                                         loop_.soon([this, alive] {
                                                             if (!alive.expired())
                                                                 poll();
                                                         });
                                                     });
}

void Speaking::tell(words::ChosenWords& words,
                    const Tidings& tidings,
                    std::optional<rules::Color> asks)
{
    if (!speaker_)
        return;
    for (const auto& utterance : utterances(words, tidings, sounds_, asks))
        speaker_->say(utterance, Machine::now());
    watch();
}

void Speaking::say(const Utterance& utterance)
{
    if (speaker_)
        speaker_->say(utterance, Machine::now());
    watch();
}

void Speaking::read_out(const std::vector<std::string>& lines,
                        const std::string& language,
                        speech::Ear ear)
{
    std::string all;
    for (const auto& line : lines)
        all += line + ". ";
    say_to(ear, {all, all, language});
}

void Speaking::say_to(speech::Ear ear, Utterance utterance)
{
    utterance.ear = ear;
    leave_out_unwanted(utterance, sounds_);
    say(utterance);
}

void Speaking::say(std::vector<Utterance> utterances)
{
    if (!speaker_)
        return;
    for (auto& each : utterances)
        leave_out_unwanted(each, sounds_);
    for (const auto& each : joined(std::move(utterances)))
        speaker_->say(each, Machine::now());
    watch();
}

void Speaking::echo(const speech::Lexicon& lexicon, const console::Echo& key, speech::Ear ear)
{
    const auto words = words_of(lexicon, key);
    say_to(ear, {words.screen, words.voice, lexicon.voice()});
}

void Speaking::key_pressed()
{
    if (speaker_)
        speaker_->key_pressed(Machine::now());
}

void Speaking::be_silent()
{
    if (speaker_)
        speaker_->silence();
}

void Speaking::again()
{
    if (speaker_)
        speaker_->again(Machine::now());
    watch();
}

void Speaking::use(const speech::VoiceChoice& choice,
                   const speech::VoiceSettings& settings,
                   const player::SoundChoice& sounds)
{
    const bool same = choice == choice_ && settings == settings_ && sounds.ears == sounds_.ears &&
                      sounds.earcons.any() == sounds_.earcons.any();
    choice_ = choice;
    settings_ = settings;
    sounds_ = sounds;
    if (!same)
        make();
}

void Speaking::set_rate(int rate)
{
    settings_.rate = rate;
    if (speaker_)
        speaker_->use(settings_);
}

void Speaking::set_sounds(const player::SoundChoice& sounds)
{
    sounds_ = sounds;
    make();
}

void Speaking::change(const speech::VoiceChoice& choice)
{
    choice_ = choice;
    make();
}

void Speaking::finish()
{
    if (speaker_)
        speaker_->wait_until_silent(Machine::now() + last_words);
}

void Speaking::poll()
{
    if (speaker_)
        speaker_->poll(Machine::now());
}

/// Only while something is being said: a voice that hangs is noticed.
void Speaking::watch()
{
    if (!speaker_ || speaker_->is_silent())
        return;
    watch_.expires_after(std::chrono::seconds{1});
    watch_.async_wait([this](const std::error_code& error) {
        if (error)
            return;
        poll();
        watch();
    });
}

}  // namespace client::host
