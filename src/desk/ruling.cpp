// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/adjournment.hpp"
#include "rules/game/desk.hpp"
#include "rules/move_facts.hpp"
#include "rules/placement.hpp"
#include "rules/san.hpp"
#include "speech/clock_words.hpp"
#include "speech/fact_words.hpp"
#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "src/desk/articles.hpp"
#include "src/desk/by_hand.hpp"
#include "src/desk/listening.hpp"
#include "src/desk/next_step.hpp"
#include "src/desk/session.hpp"
#include "src/printable.hpp"
#include "src/render/line_text.hpp"
#include "src/render/sounds.hpp"
#include "src/session/typed_move.hpp"

#include <iterator>

/// What comes of an event: its facts in words, each ruling with its article, and all of it logged.
namespace client::desk {
namespace {

using namespace rules;
using speech::sentence;

/// Nothing that was typed or read comes back with its control characters.
void make_printable(std::vector<speech::Utterance>& said)
{
    for (auto& each : said) {
        each.screen = printable(each.screen);
        each.voice = printable(each.voice);
    }
}

/// A piece taken up in the course of a move is no ruling.
bool is_touch(const Event& event)
{
    return std::holds_alternative<events::Lift>(event) ||
           std::holds_alternative<events::Touch>(event);
}

/// A step of a move that is made piece by piece and announced.
bool goes_through_a_move(const Event& event)
{
    return std::holds_alternative<events::Place>(event) ||
           std::holds_alternative<events::Release>(event) ||
           std::holds_alternative<events::Remove>(event) ||
           std::holds_alternative<events::Announce>(event) ||
           std::holds_alternative<events::Correct>(event);
}

/// The arbiter sets the clocks, or the game goes back: what they show now is news.
bool changes_the_clock(const Event& event)
{
    return std::holds_alternative<events::SetTime>(event) ||
           std::holds_alternative<events::Resolve>(event);
}

/// Who alone hears an answer: the player who asked.
speech::Ear ear_of(const Event& event)
{
    const auto* const ask = std::get_if<events::Ask>(&event);
    if (ask == nullptr || !ask->side)
        return speech::Ear::both;
    return ask->side == Color::white ? speech::Ear::left : speech::Ear::right;
}

bool is_made(const FactBody& fact)
{
    const auto* const moved = std::get_if<facts::Moved>(&fact);
    return moved != nullptr && moved->state == facts::MoveState::made;
}

struct NumberedMove {
    int number = 0;
    MoveFacts facts;
};
/// A legal move that was made, on the board that it changes.
std::optional<NumberedMove>
move_made(const FactBody& fact, const script::Scene& scene, const GameOptions& options)
{
    if (!is_made(fact))
        return std::nullopt;
    const auto& moved = std::get<facts::Moved>(fact);
    const Placement& before = scene.before.at(static_cast<std::size_t>(moved.side));
    const auto move = before.lawful() ? legal_move(before.position(), moved.squares) : std::nullopt;
    if (!move)
        return std::nullopt;
    auto facts = move_facts(before.position(), *move);
    if (options.tournament)  // nobody warns of check (11.3.1)
        facts.threat = Threat::none;
    return NumberedMove{before.move_number(), facts};
}

/// What a fact sounds like.
std::optional<speech::Cue> cue_of(const FactBody& fact, const std::optional<NumberedMove>& made)
{
    if (made)
        return speech::Cue{speech::earcon_of(made->facts)};
    const auto earcon = earcon_of(fact);
    return earcon ? std::optional{speech::Cue{*earcon}} : std::nullopt;
}

}  // namespace

Reply Session::apply(Event event, std::string_view typed)
{
    script::understand(
        event, *game(),
        [&](const Placement& position, std::string said, const std::string& slip) {
            return understood(*words_, position, std::move(said), slip);
        },
        announced_);
    const bool unreadable = !read_sealed(event);
    const script::Scene scene{
        {game()->announced_from(Color::white), game()->announced_from(Color::black)},
        printable(typed)};
    auto reply = tell(event, record_->apply(event, latest_), scene);
    if (goes_through_a_move(event))
        if (auto left = still_to_do(lexicon(), game()->state()))
            reply.said.push_back(utterance(*std::move(left)));
    if (unreadable)
        reply.said.push_back(utterance(sentence(lexicon(), "desk-seal-unread")));
    if (std::holds_alternative<events::Adjourn>(event) && laws::is_sealing(game()->state()))
        reply.said.push_back(utterance(sentence(lexicon(), "desk-next-seal")));
    if (changes_the_clock(event))
        add_times(reply);
    if (reply.said.empty() && std::holds_alternative<events::Start>(event))
        return say(sentence(lexicon(), next_step(game()->state())));
    if (reply.said.empty() && !std::holds_alternative<events::Tick>(event))
        return say(sentence(lexicon(), "desk-noted"));
    return reply;
}

/// Facts in words, each ruling with its article; all of it goes into the log.
Reply Session::tell(const Event& event, const Facts& facts, const script::Scene& scene)
{
    const speech::FactWords words{lexicon(), words_->announcer()};
    const bool is_narrow = lexicon().breadth() == speech::Breadth::narrow;
    Reply reply;
    for (const Fact& fact : facts) {
        if (std::holds_alternative<facts::Sealed>(fact.what))
            reply.wish = SealMove{};
        auto said = words.say(fact, {scene.before, scene.command, words_->letters()});
        if (said.empty())
            continue;
        log(event, fact, scene);
        if (std::holds_alternative<facts::FlagFell>(fact.what))
            continue;  // nobody has noticed it: the players are not told (1997 B6, 2009 A4.d)
        make_printable(said);
        const auto made = move_made(fact.what, scene, game()->options());
        said.front().cue = cue_of(fact.what, made);
        if (made && is_narrow)
            said.back().screen = numbered_move(made->number, made->facts, words_->letters());
        const auto article = article_of(fact.what, game()->options().rules.edition);
        const bool is_ruling =
            !is_touch(event) || std::holds_alternative<facts::Refused>(fact.what);
        if (!article.empty() && is_ruling)
            add_article(said, article);
        for (auto& each : said)
            each.ear = ear_of(event);
        // Fingers find the move first, then what is said about it.
        const bool is_first = is_narrow && is_made(fact.what);
        reply.said.insert(is_first ? reply.said.begin() : reply.said.end(),
                          std::move_iterator{said.begin()}, std::move_iterator{said.end()});
    }
    return reply;
}

/// The log is the same whatever was typed for a command, whatever it was shown on, and after a
/// crash.
void Session::log(const Event& event, const Fact& fact, const script::Scene& scene)
{
    const speech::FactWords words{words_->language_of_papers(), words_->announcer()};
    const auto done =
        std::holds_alternative<events::Tick>(event) ? std::string{} : printable(told(event));
    const auto article = article_of(fact.what, game()->options().rules.edition);
    auto said = words.say(fact, {scene.before, done});
    make_printable(said);
    if (!article.empty())
        add_article(said, article);
    for (auto& each : said)
        log_.add(lexicon(), fact.at, done, std::move(each));
}

/// Behind what is said in the same language; words of two languages are never one utterance.
void Session::add_article(std::vector<speech::Utterance>& said, std::string_view article) const
{
    const auto words = sentence(lexicon(), "desk-article", {{"number", article}});
    auto& last = said.back();
    if (last.language != lexicon().voice())
        return said.push_back(utterance(words));
    const auto both = speech::after({last.screen, last.voice}, words);
    last.screen = both.screen;
    last.voice = both.voice;
}

/// What is sealed in words is kept as it is written. False if it cannot be read as a move at all;
/// whether it is legal or one of several is not told (I.8).
bool Session::read_sealed(Event& event)
{
    auto* const help = std::get_if<events::Assist>(&event);
    auto* const seal =
        help != nullptr ? std::get_if<events::Seal>(&help->act) : std::get_if<events::Seal>(&event);
    const Placement& placement = game()->placement();
    if (seal == nullptr || !placement.lawful() || read_san(placement.position(), seal->text))
        return true;
    const auto typed = read_typed(*words_, placement.position(), seal->text);
    if (typed)
        seal->text = write_san(placement.position(), typed->move);
    return typed || !is_nonsense(typed.error());
}

void Session::add_times(Reply& reply) const
{
    const GameState& state = game()->state();
    if (!state.clock.timed() || state.phase != Phase::playing)
        return;
    auto parts = speech::clock_words(lexicon(), laws::reading(state, latest_));
    for (auto& words : speech::told(lexicon(), std::move(parts)))
        reply.said.push_back(utterance(std::move(words)));
}

Reply Session::retract()
{
    const auto slip = record_ ? record_->retract(latest_) : std::nullopt;
    if (!slip)
        return say(sentence(lexicon(), "desk-nothing-to-retract"));
    const auto done = told(*slip);
    const auto shown = printable(done);
    log_.add(lexicon(), latest_, "retract: " + shown);
    auto reply = say(sentence(lexicon(), "desk-retracted", {{"command", std::string_view{shown}}}));
    add_times(reply);
    return reply;
}

}  // namespace client::desk
