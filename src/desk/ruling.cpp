// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game_questions.hpp"
#include "rules/move_facts.hpp"
#include "rules/placement.hpp"
#include "rules/records.hpp"
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
#include "src/host/line_text.hpp"
#include "src/host/sounds.hpp"
#include "src/text/printable.hpp"
#include "src/words/typed_move.hpp"

#include <algorithm>
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
        each.screen = text::printable(each.screen);
        each.voice = text::printable(each.voice);
    }
}

/// A piece taken up in the course of a move is no ruling.
bool is_touch(const Event& event)
{
    return std::holds_alternative<events::Lift>(event) ||
           std::holds_alternative<events::Touch>(event);
}

/// Who alone hears an answer: the player who asked.
speech::Ear ear_of(const Event& event)
{
    const auto* const ask = std::get_if<events::Ask>(&event);
    if (ask == nullptr || !ask->side)
        return speech::Ear::both;
    return ask->side == Color::white ? speech::Ear::left : speech::Ear::right;
}

/// The sealing of a move, by the player or by his assistant.
template <class AnyEvent>
auto* sealed_in(AnyEvent& event)
{
    auto* const help = std::get_if<events::Assist>(&event);
    return help != nullptr ? std::get_if<events::Seal>(&help->act)
                           : std::get_if<events::Seal>(&event);
}

/// What is sealed is not said aloud, not even where it is refused.
void forget_inputs(Facts& facts)
{
    for (Fact& fact : facts)
        if (auto* const refused = std::get_if<facts::Refused>(&fact.what))
            refused->input.clear();
}

/// A flag that nobody has noticed (1997 B6, 2009 A4.d); in a tournament, which pieces can move
/// (11.3.1).
bool is_kept_from_players(const Event& event, const FactBody& fact, const GameOptions& options)
{
    return std::holds_alternative<facts::FlagFell>(fact) ||
           (std::holds_alternative<facts::DutyArose>(fact) && is_touch(event) &&
            options.tournament);
}

/// Articles 4.3 and 9.5.3: words that fit the piece in the hand are in vain where another is due.
void refuse_in_vain(Facts& facts, const GameState& game)
{
    const Act& act = game.act;
    const bool bound = !act.put && act.heard && act.heard->move && game.placement().lawful() &&
                       laws::is_bound_otherwise(game, *act.heard->move);
    for (Fact& fact : facts)
        if (const auto* const said = std::get_if<facts::Announced>(&fact.what); said && bound)
            fact.what =
                facts::Refused{said->side, said->words, Refusal::touch_move,
                               act.intended ? std::optional{Hindrance::claim_binds} : std::nullopt};
}

/// Words that mean nothing while no piece was moved: a slip of whoever types.
bool is_gibberish(const Event& event, const GameState& game)
{
    const auto* const announced = std::get_if<events::Announce>(&event);
    const bool plays = game.phase == Phase::playing && !game.paused && !laws::is_adjourned(game);
    return announced != nullptr && announced->heard.sense == Heard::Sense::nonsense && plays &&
           game.turn() == announced->side && game.impaired(announced->side) && !game.act.hand;
}

/// Whose own score is not there when two are compared.
std::vector<Color> sides_without_score(const Event& event, const GameState& game)
{
    std::vector<Color> sides;
    for (const Color side : both_colors) {
        const Sheet& sheet = game.sheets[side];
        const bool brought = !sheet.shown.empty() || !sheet.lines.empty() ||
                             game.assisted(side, AssistantDuty::keep_score_and_press);
        if (std::holds_alternative<events::Resolve>(event) && !brought)
            sides.push_back(side);
    }
    return sides;
}

bool are_resolved(const Facts& facts)
{
    return std::ranges::any_of(facts, [](const Fact& fact) {
        return std::holds_alternative<facts::ScoresResolved>(fact.what);
    });
}

bool is_made(const FactBody& fact)
{
    const auto* const moved = std::get_if<facts::Moved>(&fact);
    return moved != nullptr && moved->state == facts::MoveState::made;
}

struct NumberedMove {
    int number = 0;
    MoveFacts facts;
    bool is_legal = true;
};
/// A move that was made, on the board that it changes; an illegal one only where nobody is to hear
/// that it is.
std::optional<NumberedMove> move_made(const FactBody& fact,
                                      const script::Scene& scene,
                                      const GameOptions& options,
                                      bool hides_legality)
{
    if (!is_made(fact))
        return std::nullopt;
    const auto& moved = std::get<facts::Moved>(fact);
    const Placement& before = scene.before.at(static_cast<std::size_t>(moved.side));
    const auto move = before.lawful() ? legal_move(before.position(), moved.squares) : std::nullopt;
    if (!move && (!hides_legality || !before.board().at(moved.squares.from)))
        return std::nullopt;
    if (!move)
        return NumberedMove{before.move_number(), facts_as_it_stands(before, moved.squares), false};
    auto facts = move_facts(before.position(), *move);
    if (options.tournament)  // nobody warns of check (11.3.1)
        facts.threat = Threat::none;
    return NumberedMove{before.move_number(), facts};
}

bool completes_move(const Facts& facts)
{
    return std::ranges::any_of(facts, [](const Fact& fact) {
        const auto* const moved = std::get_if<facts::Moved>(&fact.what);
        return moved != nullptr && moved->state == facts::MoveState::completed;
    });
}

/// What a fact sounds like.
std::optional<speech::Cue> cue_of(const FactBody& fact, const std::optional<NumberedMove>& made)
{
    if (made)
        return speech::Cue{speech::earcon_of(made->facts)};
    const auto earcon = host::earcon_of(fact);
    return earcon ? std::optional{speech::Cue{*earcon}} : std::nullopt;
}

}  // namespace

Reply Session::apply(Event event, std::string_view typed)
{
    auto announced = announced_;
    script::understand(
        event, *game(),
        [&](const Placement& position, std::string said, const std::string& slip) {
            return understood(*words_, position, std::move(said), slip);
        },
        announced);
    if (is_gibberish(event, game()->state()))
        return not_understood(typed);
    announced_ = std::move(announced);
    const bool unreadable = !read_sealed(event);
    const bool secret = sealed_in(event) != nullptr;
    const auto unwritten = sides_without_score(event, game()->state());
    const Color mover = game()->state().turn();
    script::Scene scene{*game(), secret ? names_.own("seal") : text::printable(typed)};
    auto facts = record_->apply(event, latest_);
    scene.settle(*game());
    if (secret)
        forget_inputs(facts);
    refuse_in_vain(facts, game()->state());
    auto reply = tell(event, facts, scene);
    add_sealed_text(reply, facts);
    if (unreadable)
        reply.said.push_back(utterance(sentence(lexicon(), "desk-seal-unread")));
    add_what_follows(reply, event, facts);
    if (are_resolved(facts))
        for (const Color side : unwritten)
            add_missing_score(reply, side);
    if (facts.empty() && !std::holds_alternative<events::Tick>(event))
        log_.add(lexicon(), latest_, text::printable(told(event)));
    if (event == Event{events::Press{mover}} || completes_move(facts))
        log_.settle();
    if (!reply.said.empty() || std::holds_alternative<events::Tick>(event))
        return reply;
    const bool starts = std::holds_alternative<events::Start>(event);
    return say(sentence(lexicon(), starts ? next_step(game()->state()) : "desk-noted"));
}

/// Of an illegal move the players hear after its press, or never (11.3.1, A.4.2).
bool Session::hides_legality() const
{
    return game()->options().tournament || !game()->state().sees_all();
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
        if (is_kept_from_players(event, fact.what, game()->options()))
            continue;
        const auto made = move_made(fact.what, scene, game()->options(), hides_legality());
        if (made && !made->is_legal)
            said = {words_->announcer().move(made->facts)};
        make_printable(said);
        said.front().cue = cue_of(fact.what, made);
        if (made && is_narrow)
            said.back().screen = host::numbered_move(made->number, made->facts, words_->letters());
        const auto article = article_of(fact.what, game()->state().rules());
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
        std::holds_alternative<events::Tick>(event) ? std::string{} : text::printable(told(event));
    const auto article = article_of(fact.what, game()->state().rules());
    auto said = words.say(fact, {scene.before, done});
    make_printable(said);
    if (!article.empty())
        add_article(said, article);
    const bool is_asked = std::holds_alternative<events::Ask>(event);
    const auto secrecy = is_asked ? Secrecy::none : Secrecy::until_completed;
    for (auto& each : said)
        log_.add(lexicon(), fact.at, done, std::move(each), secrecy);
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
    auto* const seal = sealed_in(event);
    const Placement& placement = game()->placement();
    if (seal == nullptr || !placement.lawful())
        return true;
    const auto move = move_of_entry(seal->text);
    if (read_san(placement.position(), move)) {
        seal->text = move;
        return true;
    }
    const auto typed = words::read_typed(*words_, placement.position(), move);
    if (typed)
        seal->text = write_san(placement.position(), typed->move);
    return typed || (!words::is_nonsense(typed.error()) && !words::names_no_square(typed.error()));
}

Reply Session::retract()
{
    const auto slip = record_ ? record_->retract(latest_) : std::nullopt;
    if (!slip)
        return say(sentence(lexicon(), "desk-nothing-to-retract"));
    const auto done = told(*slip);
    const auto shown = text::printable(done);
    log_.add(lexicon(), latest_, "retract: " + shown);
    auto reply = say(sentence(lexicon(), "desk-retracted", {{"command", std::string_view{shown}}}));
    add_times(reply);
    if (game()->state().paused)
        reply.said.push_back(utterance(sentence(lexicon(), next_step(game()->state()))));
    return reply;
}

}  // namespace client::desk
