// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/speechd_session.hpp"

#include "speech/enum_table.hpp"
#include "speech/messages.hpp"
#include "speech/plain_text.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

namespace speech {

namespace {

using namespace std::chrono_literals;
using std::chrono::steady_clock;

/// What the daemon tells of a message.
enum News {
    begin_news = 701,
    end_news = 702,
    cancel_news = 703,
    pause_news = 704,
    resume_news = 705
};

/// Longer than the slowest voice needs.
constexpr auto longest_start = 5s;
constexpr auto longest_character = 400ms;
/// Spoken like anything else, but not heard.
constexpr auto* blank = " \r\n.";
/// Cuts nobody.
constexpr std::string_view idle_priority = "PROGRESS";
/// How much slower the daemon spells out, and how much faster it speaks, on its scale of 200.
constexpr int slower = 30;
constexpr EnumTable<int, Haste::fast> faster{
    {{{Haste::none, 0}, {Haste::brisk, 20}, {Haste::fast, 40}}}};

int number(const std::string& text)
{
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return std::clamp(value, -100, 100);
}

[[noreturn]] void does_not_speak()
{
    throw VoiceFailure{VoiceFault::daemon_silent, Message{"found-daemon-mute"}};
}

}  // namespace

SpeechdSession::SpeechdSession(const std::string& socket,
                               const VoiceSettings& settings,
                               std::chrono::milliseconds patience,
                               int stop)
    : connection_{socket, stop}, patience_{patience}, deadline_{steady_clock::now() + patience}
{
    set_up(settings);
}

SpeechdSession::~SpeechdSession()
{
    // A daemon that hung and wakes up must not say what another voice has said by then.
    connection_.mention("CANCEL SELF");
    connection_.mention("QUIT");
}

void SpeechdSession::set(const std::string& name, const std::string& value)
{
    ask("SET SELF " + name + ' ' + value);
}

void SpeechdSession::set_up(const VoiceSettings& settings)
{
    set("CLIENT_NAME", "player:annabella:game");
    set("NOTIFICATION", "ALL on");
    set("SSML_MODE", "off");
    users_language_ = ask("GET LANGUAGE").first();
    language_ = users_language_;
    use(settings);
}

void SpeechdSession::use(const VoiceSettings& settings)
{
    deadline_ = std::max(deadline_, steady_clock::now() + patience_);
    for (const auto& [name, value] :
         {std::pair{"RATE", settings.rate}, std::pair{"PITCH", settings.pitch},
          std::pair{"VOLUME", settings.volume}})
        if (value)
            set(name, std::to_string(std::clamp(*value, -100, 100)));
    users_rate_ = number(ask("GET RATE").first());
    change_of_rate_ = 0;
    if (settings.colours == Colours::on)
        pitch_ = users_pitch_ = number(ask("GET PITCH").first());
    if (!settings.names.empty() && settings.names != settings_.names)
        installed_ = voices();
    settings_ = settings;
}

/// The user's own variety of a language is better than any that we could choose.
void SpeechdSession::choose_language(const std::string& tag)
{
    const auto plain = primary_language(tag);
    const auto wanted = plain == primary_language(users_language_) ? users_language_ : plain;
    if (std::exchange(language_, wanted) != wanted)
        set("LANGUAGE", wanted);
}

/// The daemon would go on with a voice of another language: where one voice was asked for by its
/// name, each language has one by name.
void SpeechdSession::choose_voice(const std::string& tag)
{
    const auto wanted = voice_for(installed_, settings_.names, tag);
    if (wanted && std::exchange(voice_, *wanted) != *wanted)
        set("SYNTHESIS_VOICE", *wanted);
}

void SpeechdSession::choose_pitch(const Utterance& utterance)
{
    auto settings = settings_;
    settings.pitch = users_pitch_;
    const auto wanted = settings_for(settings, utterance).pitch.value_or(0);
    if (std::exchange(pitch_, wanted) != wanted)
        set("PITCH", std::to_string(wanted));
}

void SpeechdSession::choose_rate(Pace pace, Haste haste)
{
    const int change = pace == Pace::slow ? -slower : faster[haste];
    if (std::exchange(change_of_rate_, change) == change)
        return;
    set("RATE", std::to_string(std::clamp(users_rate_ + change, -100, 100)));
}

std::optional<std::string> SpeechdSession::send(const std::string& text, std::string_view priority)
{
    if (priority_ != priority)
        set("PRIORITY", priority_ = priority);
    if (!ask("SPEAK").is_good())
        does_not_speak();
    const auto answer = ask(text);
    if (!answer.is_good())
        does_not_speak();
    const auto id = answer.first();
    return id.empty() ? std::nullopt : std::optional{id};
}

std::vector<InstalledVoice> SpeechdSession::voices()
{
    deadline_ = steady_clock::now() + patience_;
    const auto answer = ask("LIST SYNTHESIS_VOICES");
    std::vector<InstalledVoice> result;
    // A name, a language and a variant, parted by tabs; then a line for people.
    for (std::size_t i = 0; answer.is_good() && i + 1 < answer.lines.size(); ++i) {
        const auto& line = answer.lines[i];
        const auto name_end = std::min(line.find('\t'), line.size());
        const auto language = line.substr(std::min(name_end + 1, line.size()));
        result.push_back({language.substr(0, language.find('\t')), line.substr(0, name_end)});
    }
    return result;
}

void SpeechdSession::prove()
{
    deadline_ = steady_clock::now() + patience_;
    const auto id = send(blank, idle_priority);
    if (!id)
        does_not_speak();
    current_ = Current{*id, 0, Urgency::normal, 0, deadline_, false};
    while (current_)
        wait(-1);
    ended_.reset();
}

void SpeechdSession::begin(const SpeechdJob& job)
{
    deadline_ = job.given + patience_;
    choose_language(job.utterance.language);
    choose_voice(job.utterance.language);
    choose_rate(job.utterance.pace, manner_of(job.utterance.language).haste);
    choose_pitch(job.utterance);
    const auto id = send(ssip_data(job.utterance.voice), ssip_priority(job.utterance.urgency));
    current_ =
        Current{id.value_or(""), job.ticket, job.utterance.urgency, job.utterance.voice.size(),
                deadline_,       false};
    if (!id)
        end_current();
}

void SpeechdSession::cancel()
{
    ended_.reset();
    let_begin();
    ended_.reset();
    if (!std::exchange(current_, std::nullopt))
        return;
    deadline_ = steady_clock::now() + patience_;
    ask("CANCEL SELF");
}

/// Speech Dispatcher 0.11 may hang for ever when it is cut before it has told that it begins, which
/// is only a few milliseconds after it was asked.
void SpeechdSession::let_begin()
{
    const auto end = steady_clock::now() + patience_ / 6;
    handle_news();
    while (current_ && current_->may_be_forgotten() && steady_clock::now() < end)
        wait(-1, end);
}

void SpeechdSession::wait(int wake)
{
    wait(wake, Instant::max());
}

void SpeechdSession::wait(int wake, Instant until)
{
    handle_news();  // may have come together with the last answer
    if (ended_)
        return;
    if (current_)
        until = std::min(until, current_->deadline);
    if (current_ && current_->may_be_forgotten())
        until = std::min(until, current_->reminder);
    connection_.wait(wake, until);
    handle_news();
    remind_when_late();
    give_up_when_late();
}

void SpeechdSession::handle_news()
{
    while (const auto news = connection_.news())
        handle(*news);
}

void SpeechdSession::handle(const SsipMessage& news)
{
    if (!current_ || news.first() != current_->id)
        return;
    switch (news.code) {
    case begin_news:
    case resume_news:
        current_->begun = true;
        current_->deadline = steady_clock::now() + longest_start +
                             longest_character * static_cast<long>(current_->length);
        break;
    case pause_news:  // somebody paused the daemon, and will let it go on
        current_->deadline = Instant::max();
        break;
    case end_news:
    case cancel_news:
        end_current();
        break;
    default:
        break;
    }
}

/// Speech Dispatcher 0.11 sometimes forgets what it was given right after it was cut, until it is
/// given more.
void SpeechdSession::remind_when_late()
{
    if (!current_ || !current_->may_be_forgotten() || steady_clock::now() < current_->reminder)
        return;
    current_->reminded_after *= 2;
    current_->reminder += current_->reminded_after;
    static_cast<void>(send(blank, idle_priority));
    handle_news();
}

void SpeechdSession::give_up_when_late()
{
    if (!current_ || steady_clock::now() < current_->deadline)
        return;
    // The daemon drops a notification while another speaks, and says nothing of it.
    if (current_->urgency == Urgency::background && !current_->begun)
        return end_current();
    does_not_speak();
}

void SpeechdSession::end_current()
{
    ended_ = current_->ticket;
    current_.reset();
}

std::optional<Ticket> SpeechdSession::take_ended()
{
    return std::exchange(ended_, std::nullopt);
}

}  // namespace speech
