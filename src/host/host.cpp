// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/host/host.hpp"

#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "src/host/sounds.hpp"
#include "src/host/speaking.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>
#include <variant>

namespace client::host {

namespace {

/// Spoken for each key of what nobody is to hear.
const console::Echo hidden_key{console::Echo::Kind::character, "*"};

/// How often it is looked whether a voice has come to its end.
constexpr rules::Duration look_at_voice = std::chrono::milliseconds{100};

template <class Kind>
bool has(const Wishes& wishes)
{
    return std::ranges::any_of(wishes, [](const Wish& wish) { return as<Kind>(wish) != nullptr; });
}

/// What has to be done before anything is kept or told; the new pace of a voice is told at it.
bool comes_first(const HostWish& wish)
{
    return std::holds_alternative<wishes::PutAside>(wish) ||
           std::holds_alternative<wishes::SetTime>(wish) ||
           std::holds_alternative<wishes::SetRate>(wish);
}

std::optional<rules::Instant> earlier(std::optional<rules::Instant> one,
                                      std::optional<rules::Instant> other)
{
    return one && other ? std::min(*one, *other) : one ? one : other;
}

bool is_paper(const Tiding& tiding)
{
    return std::holds_alternative<tidings::Paper>(tiding);
}

bool is_unsaid(const Tiding& tiding)
{
    const auto* const played = std::get_if<tidings::Played>(&tiding);
    return played != nullptr && played->telling == tidings::Telling::unsaid;
}

}  // namespace

Reply line_dropped(const speech::Lexicon& language)
{
    return {{tidings::Told{{}, {{language.say("interrupted"), "", language.voice()}}}}, {}};
}

Reply passed_on(const inputs::Heard& heard)
{
    return {heard.tidings, heard.wishes};
}

tidings::Said said(const speech::Lexicon& language, tidings::Kind kind, const std::string& sentence)
{
    return {kind, {{sentence, sentence, language.voice()}}};
}

Host::Host(Activity& activity, Listener listener, World world)
    : activity_{activity}, listener_{listener}, world_{std::move(world)}
{
}

console::ConsoleEvents Host::events()
{
    console::ConsoleEvents events{
        .line =
            [this](const std::string& line) {
                typed_.clear();
                line_was_read_ = true;
                take({inputs::Line{line}});
            },
        .command = [this](const commands::Command& command) { take({command}); },
        .end = [this] { end(); },
        .key = [this] { key_pressed(); },
        .typed = [this](const std::string& text, std::size_t) { typed(text); },
        .told =
            [this](const std::string& sentence) {
                if (!activity_.is_in_tournament())
                    world_.speech.read_out({sentence}, language().voice(), own_ear());
            },
        .hides = [this](const std::string& text) { return activity_.hides(text); },
        .complete = [this](const std::string& part) { return activity_.completions(part); }};
    if (activity_.takes_keys())
        events.struck = [this](const auto& key) { return strike(key); };
    return events;
}

void Host::typed(const std::string& text)
{
    activity_.typing();
    hides_typing_ = activity_.hides(text) || activity_.hides(typed_);
    typed_ = text;
}

void Host::echo(const console::Echo& key)
{
    world_.speech.echo(language(), hides_typing_ ? hidden_key : key, own_ear());
}

void Host::key_pressed()
{
    if (std::exchange(reads_paper_, false))
        world_.speech.be_silent();
    world_.speech.key_pressed();
}

bool Host::strike(const std::optional<keymaps::Key>& key)
{
    if (over_)
        return true;
    auto reply = activity_.strike(key, world_.pace.moment());
    if (reply)
        answer(*std::move(reply));
    return reply.has_value();
}

void Host::begin(std::unique_ptr<console::Console> console, Tidings first)
{
    console_ = std::move(console);
    auto reply = activity_.handle({inputs::Begin{}}, world_.pace.moment());
    reply.tidings.insert(reply.tidings.begin(), first.begin(), first.end());
    answer(std::move(reply));
}

void Host::take(const Input& input)
{
    if (!over_)
        answer(activity_.handle(input, world_.pace.moment()));
}

void Host::interrupt()
{
    if (listener_.audience == Audience::script)
        return end();
    console_->cancel_line();
    typed_.clear();
    if (listener_.interface == player::Interface::line)
        take({inputs::Interrupt{}});
}

void Host::end()
{
    ended_ = true;
    take({inputs::End{}});
    if (!over_)
        answer({{said(language(), tidings::Kind::news, language().say("goodbye"))},
                {HostWish{wishes::Quit{}}}});
}

/// On the disk before it is told: nothing that was announced is lost.
void Host::answer(Reply reply)
{
    prepare(reply.wishes);
    keep(reply);
    tell(reply);
    world_.company(reply);
    for (const auto& wish : reply.wishes)
        std::visit(speech::Overloaded{
                       [&](const HostWish& of_host) {
                           if (!comes_first(of_host))
                               std::visit([&](const auto& each) { grant(each); }, of_host);
                       },
                       [&](const HelperWish& of_helper) {
                           if (const auto outcome = world_.helper(of_helper))
                               then_.emplace_back([this, outcome] { take(*outcome); });
                       },
                   },
                   wish);
    if (!over_)
        go_on();
}

void Host::prepare(const Wishes& wishes)
{
    for (const auto& wish : wishes)
        if (const auto* const of_host = std::get_if<HostWish>(&wish);
            of_host != nullptr && comes_first(*of_host))
            std::visit([&](const auto& each) { grant(each); }, *of_host);
}

/// Goodbye stays the last word.
void Host::keep(Reply& reply)
{
    auto& all = reply.tidings;
    auto news = world_.keeping.keep(world_.pace.now());
    const auto place = has<wishes::Quit>(reply.wishes) ? all.begin() : all.end();
    all.insert(place, std::make_move_iterator(news.begin()), std::make_move_iterator(news.end()));
}

/// What a script said in vain is for its writer to know.
void Host::note_refusals(const std::vector<console::TextLine>& lines)
{
    const bool refused =
        std::ranges::find(lines, console::Tone::complaint, &console::TextLine::tone) != lines.end();
    if (refused && listener_.audience == Audience::script)
        status_ = std::max(status_, cli::ExitStatus::wrong_input);
}

/// A voice begins at once, and a terminal may be slow.
void Host::tell(const Reply& reply)
{
    speak(reply.tidings);
    auto lines = text().lines(reply.tidings);
    note_refusals(lines);
    if (!lines.empty())
        last_ = lines;
    if (has<wishes::Repeat>(reply.wishes))
        lines = last_;
    console_->set_last_move(activity_.last_move());
    // What becomes of files is told at once: until then a line that was read has no answer.
    const bool waits = has<wishes::WriteFiles>(reply.wishes);
    if (has<wishes::Quit>(reply.wishes) || has<wishes::Become>(reply.wishes))
        return console_->bid_farewell(lines);
    if (lines.empty() && (!line_was_read_ || waits))
        return console_->refresh();
    // What was told before is no answer to a move that is not told.
    if (std::ranges::any_of(reply.tidings, is_unsaid))
        prompt_.clear();
    show(std::move(lines));
    line_was_read_ = false;
}

/// A paper that is being read gives way to whatever is told next.
void Host::speak(const Tidings& tidings)
{
    const bool others = !std::ranges::all_of(tidings, is_paper);
    if (others && std::exchange(reads_paper_, false))
        world_.speech.be_silent();
    reads_paper_ = reads_paper_ || std::ranges::any_of(tidings, is_paper);
    world_.speech.tell(activity_.words(), tidings, activity_.speaker());
}

bool Host::has_prompt() const
{
    return listener_.audience == Audience::person && listener_.interface == player::Interface::line;
}

/// The newest answer, under fingers perhaps its beginning, is where the next line is typed.
void Host::show(std::vector<console::TextLine> lines)
{
    if (has_prompt() && !lines.empty())
        prompt_ = text().take_prompt(lines);
    console_->print(lines, has_prompt() ? prompt_ : "");
}

void Host::go_on()
{
    console_->set_readiness(activity_.attention() == Attention::busy ? console::Readiness::busy
                                                                     : console::Readiness::ready);
    wait();
    // What came of a wish is told before the next line is heard.
    for (const auto& next : std::exchange(then_, {}))
        next();
}

void Host::wait()
{
    const auto now = world_.pace.now();
    if (activity_.follows_voice() && !world_.speech.is_silent())
        return world_.pace.wake_at(now + look_at_voice,
                                   [this] { take({inputs::StillSpeaking{}}); });
    const auto when =
        earlier(earlier(activity_.due(now), activity_.next_picture(now)), world_.keeping.due(now));
    world_.pace.wake_at(when, [this] { take({inputs::Tick{}}); });
}

void Host::tell_voice(const speech::VoiceNotice& notice)
{
    auto& words = activity_.words();
    const auto text = words.shown(words.language(), voice_words(words.language(), notice));
    world_.pace.soon([this, text, alone = notice.instead.empty()] {
        if (over_ && listener_.audience == Audience::person)
            return;
        if (alone)
            console_->ring();
        show({{text}});
    });
}

speech::Ear Host::own_ear() const
{
    const auto side = activity_.speaker();
    return side ? ear_of(*side) : speech::Ear::both;
}

void Host::grant(const wishes::Quit& wish)
{
    if (wish.remains == wishes::Remains::forgotten)
        world_.keeping.forget();
    if (wish.remains == wishes::Remains::put_aside)
        world_.keeping.put_aside();
    close();
    world_.speech.finish();
    stop();
}

void Host::grant(const wishes::Become& /*wish*/)
{
    close();
    stop();
}

/// What a script has behind this is not for us.
void Host::close()
{
    over_ = true;
    console_->close();
}

/// Behind what was lost of the voice meanwhile, which a script is still told.
void Host::stop()
{
    world_.pace.wake_at(std::nullopt, {});
    world_.pace.soon([this] { world_.pace.stop(); });
}

void Host::grant(const wishes::BeSilent& /*wish*/)
{
    world_.speech.be_silent();
}

void Host::grant(const wishes::Repeat& /*wish*/)
{
    world_.speech.again();
}

void Host::grant(const wishes::SetRate& wish)
{
    world_.speech.set_rate(wish.rate);
}

void Host::grant(const wishes::ChangeVoice& wish)
{
    world_.speech.change(speech::read_voice_choice(wish.choice).value());
}

void Host::grant(const wishes::WriteFiles& wish)
{
    then_.emplace_back([this, outcome = files_.write(wish)] { take({outcome}); });
}

void Host::grant(const wishes::OnScreen& wish)
{
    if (wish.act == wishes::ScreenAct::type)
        return console_->open_line();
    const auto page = console_->turn_page();
    if (page.empty())
        then_.emplace_back([this] { take({inputs::NoMorePages{}}); });
    else
        world_.speech.read_out(page, language().voice(), own_ear());
}

void Host::grant(const wishes::BeginLine& wish)
{
    console_->begin_line(wish.words);
}

void Host::grant(const wishes::PutAside& /*wish*/)
{
    world_.keeping.put_aside();
    if (const auto sounds = world_.sounds())
        world_.speech.set_sounds(*sounds);
}

void Host::grant(const wishes::SetTime& wish)
{
    world_.pace.set_time(wish.now);
}

void Host::grant(const wishes::Settle& wish)
{
    world_.settle(wish);
}

void Host::grant(const wishes::Lacks& /*wish*/)
{
    if (listener_.audience == Audience::script)
        status_ = cli::ExitStatus::machine_lacks;
}

}  // namespace client::host
