// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/record.hpp"

#include "src/base/calendar.hpp"
#include "src/base/kinds.hpp"
#include "src/base/numbers.hpp"
#include "src/script/event_line.hpp"
#include "src/store/chain.hpp"
#include "src/text/log_times.hpp"
#include "src/text/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace client::desk {
namespace {

using namespace rules;

constexpr std::string_view desk_word = "desk";
constexpr std::string_view retract_word = "retract";
constexpr std::string_view amend_words = "amended ";
constexpr std::string_view look_words = "looked at ";
constexpr std::string_view note_words = "note ";
constexpr std::string_view changed_words = "record changed ";
constexpr std::string_view unread_words = "record unread ";

/// `desk 1790000000`: when the desk was opened.
std::string written(base::CalendarTime day)
{
    return fmt::format("{} {}", desk_word, day.time_since_epoch().count());
}

std::optional<base::CalendarTime> read_day(text::Words words)
{
    if (words.next() != desk_word)
        return std::nullopt;
    const auto seconds = base::read_number<std::int64_t>(words.next());
    return seconds ? std::optional{base::CalendarTime{std::chrono::seconds{*seconds}}}
                   : std::nullopt;
}

/// What changes nothing in the game, by the words that it begins with.
struct RemarkRow {
    std::string_view words;
    Step (*step)(Instant at, std::string rest);
};
constexpr std::array remarks{
    RemarkRow{look_words,
              [](Instant at, std::string rest) {
                  return Step{at, Looked{std::move(rest)}};
              }},
    RemarkRow{note_words,
              [](Instant at, std::string rest) {
                  return Step{at, Noted{std::move(rest)}};
              }},
    RemarkRow{changed_words,
              [](Instant at, std::string rest) {
                  return Step{at, Damaged{Damaged::Kind::changed, std::move(rest)}};
              }},
    RemarkRow{unread_words,
              [](Instant at, std::string rest) {
                  return Step{at, Damaged{Damaged::Kind::unread, std::move(rest)}};
              }},
};

std::optional<Step> read_remark(Instant at, std::string_view rest)
{
    for (const auto& [words, step] : remarks)
        if (rest.starts_with(words))
            return step(at, std::string{rest.substr(words.size())});
    return std::nullopt;
}

std::optional<Step> read_step(std::string_view line)
{
    text::Words words{line};
    const auto at = script::read_line_time(words);
    if (at && words.rest() == retract_word)
        return Step{*at, Retracted{}};
    if (at && words.rest().starts_with(amend_words))
        return Step{*at, Amended{std::string{words.rest().substr(amend_words.size())}}};
    if (auto remark = at ? read_remark(*at, words.rest()) : std::nullopt)
        return remark;
    if (const auto day = at ? read_day(words) : std::nullopt)
        return Step{*at, Opened{*day}};
    auto event = script::read_event_line(line);
    return event ? std::optional{Step{event->at, std::move(event->event)}} : std::nullopt;
}

bool is_sealing(const Event& event)
{
    const auto* const help = std::get_if<events::Assist>(&event);
    return std::holds_alternative<events::Seal>(event) ||
           (help != nullptr && std::holds_alternative<events::Seal>(help->act));
}

void repeat(const Step& step, Record& record)
{
    if (const auto* const event = std::get_if<Event>(&step.what))
        static_cast<void>(record.apply(*event, step.at));
    else if (std::holds_alternative<Retracted>(step.what))
        static_cast<void>(record.retract(step.at));
    else if (const auto* const amended = std::get_if<Amended>(&step.what))
        static_cast<void>(record.amend(amended->move, step.at));
}

/// The game as these leave it; none if one of them would be refused that was not.
std::optional<Game> unrefused(const GameOptions& options, const std::vector<TimedEvent>& events)
{
    Game game{options};
    for (const TimedEvent& each : events)
        if (base::tells<facts::Refused>(game.apply(each.event, each.at)))
            return std::nullopt;
    return game;
}

template <class Test>
bool was_ever(const Kept& kept, Test test)
{
    Record record{kept.head, kept.opened};
    return std::ranges::any_of(kept.steps, [&](const Step& step) {
        repeat(step, record);
        return test(record.game());
    });
}

/// A captured piece was taken off by the same line that put the other in its place.
bool made_room(const TimedEvent& before, const TimedEvent& placing)
{
    const auto* const place = std::get_if<events::Place>(&placing.event);
    return place != nullptr && before.at == placing.at &&
           before.event == Event{events::Remove{place->side, place->square}};
}

}  // namespace

namespace {

/// Whether the line says something of the game, or what it begins with.
bool read_on(Kept& kept, std::string_view line)
{
    if (!line.starts_with('@'))
        return kept.steps.empty() && kept.head.read(line).has_value();
    auto step = read_step(line);
    if (step)
        kept.steps.push_back(*std::move(step));
    return step.has_value();
}

}  // namespace

std::optional<Kept> read_kept(std::string_view text)
{
    store::BoundLines lines{text};
    const auto first = lines.next();
    const auto day = first ? read_day(text::Words{*first}) : std::nullopt;
    if (!day || text.find("\n@") == std::string_view::npos)
        return std::nullopt;
    Kept kept{.head = {}, .opened = *day, .steps = {}, .unread = {}};
    while (const auto line = lines.next())
        if (!read_on(kept, *line))
            kept.unread.push_back(lines.number());
    return kept;
}

Game game_of(const Kept& kept)
{
    Record record{kept.head, kept.opened};
    for (const Step& step : kept.steps)
        repeat(step, record);
    return record.game();
}

bool has_sealed(const Kept& kept, const Envelope& envelope)
{
    return was_ever(kept, [&](const Game& game) {
        auto sealed = envelope_of(game, "");
        if (sealed)
            sealed->seal = envelope.seal;  // only its slip can tell
        return sealed == envelope;
    });
}

bool has_sealed(const Kept& kept, const Slip& slip)
{
    return was_ever(kept, [&](const Game& game) { return slip_of(game, slip.salt) == slip; });
}

std::string told(const Event& event)
{
    const auto line = script::command_line(event);
    if (is_sealing(event))
        return line.substr(0, line.find("seal ") + std::string_view{"seal"}.size());
    const auto meaning = line.find("\" means ");
    return meaning == std::string::npos ? line : line.substr(0, meaning + 1);
}

std::string told(const Noted& noted)
{
    return fmt::format("{}{}", note_words, noted.text);
}

Record::Record(const script::Headers& head, base::CalendarTime opened)
    : options_{head.options()}, game_{options_}, data_{head.data}, opened_{opened},
      text_{fmt::format("{}\nannounce {}\n{}{}",
                        written(opened),
                        head.announcements,
                        script::event_data_lines(data_),
                        script::header_lines(options_))}
{
}

Facts Record::apply(const Event& event, Instant at)
{
    const TimedEvent done{at, game_.as_written(event)};
    text_ += script::event_line(done) + '\n';
    auto facts = game_.apply(event, at);
    if (std::exchange(just_opened_, false) && std::holds_alternative<events::HaltClocks>(event))
        own_.push_back(done);
    // A refusal changed nothing: there is nothing to take back.
    if (!std::holds_alternative<events::Ask>(event) && !base::tells<facts::Refused>(facts))
        done_.push_back(done);
    return facts;
}

bool Record::is_slip(const TimedEvent& each) const
{
    return !std::holds_alternative<events::Tick>(each.event) &&
           std::ranges::find(own_, each) == own_.end();
}

bool Record::would_close_envelope() const
{
    const auto last = std::ranges::find_if(done_.rbegin(), done_.rend(),
                                           [&](const TimedEvent& each) { return is_slip(each); });
    return last != done_.rend() && std::holds_alternative<events::Open>(last->event);
}

std::optional<Event> Record::retract(Instant at)
{
    const auto last = std::ranges::find_if(done_.rbegin(), done_.rend(),
                                           [&](const TimedEvent& each) { return is_slip(each); });
    if (last == done_.rend())
        return std::nullopt;
    text_ += script::timed_line(at, retract_word) + '\n';
    const TimedEvent slip = *last;
    auto first = last.base() - 1;
    if (first != done_.begin() && made_room(*std::prev(first), slip))
        --first;
    std::vector<TimedEvent> ours{last.base(), done_.end()};
    std::erase_if(
        ours, [&](const TimedEvent& each) { return std::ranges::find(own_, each) == own_.end(); });
    done_.erase(first, done_.end());
    done_.insert(done_.end(), ours.begin(), ours.end());
    const bool stood = !game_.clock().running();
    game_ = Game::rebuilt(options_, done_);
    give_time_back(slip.at, at, stood);
    return slip.event;
}

/// What was typed wrongly costs nobody the game, nor time in which the clocks stood by it. Where
/// the flag would have fallen since, they stand as they stood before.
void Record::give_time_back(Instant slip, Instant at, bool stood)
{
    if (!game_.clock().running())
        return;
    const auto fall = game_.clock().next_fall();
    const bool falls = fall && *fall <= at;
    if (!falls && !stood)
        return;
    add_own({slip, events::HaltClocks{}});
    if (!falls)
        add_own({at, events::GoOn{}});
    game_ = Game::rebuilt(options_, done_);
}

void Record::add_own(TimedEvent event)
{
    own_.push_back(event);
    done_.push_back(std::move(event));
}

std::vector<TimedEvent>::const_iterator Record::last_play() const
{
    const auto last = std::ranges::find_if(done_.rbegin(), done_.rend(), [](const auto& each) {
        return std::holds_alternative<events::Play>(each.event);
    });
    return last == done_.rend() ? done_.end() : std::prev(last.base());
}

std::optional<Record::Typed> Record::last_typed() const
{
    const auto last = last_play();
    if (last == done_.end())
        return std::nullopt;
    const auto before = Game::rebuilt(options_, {done_.begin(), last});
    return Typed{std::get<events::Play>(last->event).move, before.placement()};
}

bool Record::amend(const std::string& move, Instant at)
{
    auto events = done_;
    const auto last = last_play();
    if (last == done_.end())
        return false;
    std::get<events::Play>(events[static_cast<std::size_t>(last - done_.begin())].event).move =
        move;
    auto game = unrefused(options_, events);
    if (!game)
        return false;
    text_ += script::timed_line(at, fmt::format("{}{}", amend_words, move)) + '\n';
    done_ = std::move(events);
    game_ = *std::move(game);
    return true;
}

void Record::look(Instant at, std::string_view command)
{
    text_ += script::timed_line(at, fmt::format("{}{}", look_words, command)) + '\n';
}

void Record::note(Instant at, const Noted& noted)
{
    text_ += script::timed_line(at, told(noted)) + '\n';
}

void Record::note(Instant at, const Damaged& damaged)
{
    const auto words = damaged.kind == Damaged::Kind::changed ? changed_words : unread_words;
    text_ += script::timed_line(at, fmt::format("{}{}", words, damaged.lines)) + '\n';
    damages_.push_back(damaged);
}

void Record::open_again(Instant at, base::CalendarTime when)
{
    text_ += script::timed_line(at, written(when)) + '\n';
    just_opened_ = true;
}

}  // namespace client::desk
