// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game_questions.hpp"
#include "rules/move_facts.hpp"
#include "rules/placement.hpp"
#include "rules/records.hpp"
#include "rules/san.hpp"
#include "speech/clock_words.hpp"
#include "speech/fact_words.hpp"
#include "speech/messages.hpp"
#include "src/base/kinds.hpp"
#include "src/desk/handlers.hpp"
#include "src/desk/next_step.hpp"
#include "src/desk/sentences.hpp"
#include "src/desk/understanding.hpp"
#include "src/host/line_text.hpp"
#include "src/host/sounds.hpp"
#include "src/script/runner.hpp"
#include "src/text/printable.hpp"
#include "src/words/articles.hpp"
#include "src/words/typed_move.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

/// What comes of an event: its facts in words, each ruling with its article, and all of it logged.
namespace client::desk::handlers {
namespace {

using namespace rules;

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
    return base::is_one_of<events::Lift, events::Touch>(event);
}

/// What a player does of his own will is no ruling either.
bool is_players_own(const Event& event)
{
    return is_touch(event) || base::is_one_of<events::Offer, events::Resign>(event);
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

/// A duty that tells which pieces can move (11.3.1), or of a king that was let go whether he
/// castles: of that nobody hears before the press.
bool tells_what_is_legal(const Event& event, const GameOptions& options)
{
    using namespace events;
    return base::is_one_of<Release, Place>(event) ||
           (options.tournament && base::is_one_of<Lift, Touch, Remove>(event));
}

/// A flag that nobody has noticed (1997 B6, 2009 A4.d), and what helps.
bool is_kept_from_players(const Event& event, const FactBody& fact, const GameOptions& options)
{
    return std::holds_alternative<facts::FlagFell>(fact) ||
           (std::holds_alternative<facts::DutyArose>(fact) && tells_what_is_legal(event, options));
}

/// The words speak of another piece, or of another move of it, than the one that is due.
bool is_in_vain(const GameState& game)
{
    const Act& act = game.act;
    if (act.put || !act.heard || !game.placement().lawful())
        return false;
    if (act.heard->move)
        return laws::is_bound_otherwise(game, *act.heard->move);
    const auto& written = act.heard->written;
    const bool other = written && act.duty && act.duty->piece &&
                       !speaks_of(game.placement(), *written, *act.duty->piece);
    return written && (act.intended || (other && game.sees_all()));
}

/// Articles 4.3 and 9.5.3: words that fit the piece in the hand are in vain where another is due.
void refuse_in_vain(Facts& facts, const GameState& game)
{
    const Act& act = game.act;
    const bool bound = is_in_vain(game);
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

bool is_made(const FactBody& fact)
{
    const auto* const moved = std::get_if<facts::Moved>(&fact);
    return moved != nullptr && moved->state == facts::MoveState::made;
}

struct NumberedMove {
    int number = 0;
    MoveFacts facts;
};
/// A move that was made, on the board that it changes, legal or not: that is told after the press.
std::optional<NumberedMove>
move_made(const FactBody& fact, const script::Scene& scene, const GameOptions& options)
{
    if (!is_made(fact))
        return std::nullopt;
    const auto& moved = std::get<facts::Moved>(fact);
    const Placement& before = scene.before.at(static_cast<std::size_t>(moved.side));
    if (!before.board().at(moved.squares.from))
        return std::nullopt;
    auto facts = facts_as_it_stands(before, moved.squares);
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

/// No move is under way that could still be corrected. In a tournament what a touch has told stays
/// a secret until the press.
bool is_settled(const GameState& game)
{
    return !game.options.tournament && !game.act.hand && !game.unpressed[Color::white] &&
           !game.unpressed[Color::black];
}

/// What a fact sounds like.
std::optional<speech::Cue> cue_of(const FactBody& fact, const std::optional<NumberedMove>& made)
{
    if (made)
        return speech::Cue{speech::earcon_of(made->facts)};
    const auto earcon = host::earcon_of(fact);
    return earcon ? std::optional{speech::Cue{*earcon}} : std::nullopt;
}

/// How one fact is told.
struct Telling {
    const Event& event;
    const Fact& fact;
    const script::Scene& scene;
};

/// The log is the same whatever was typed for a command, whatever it was shown on, and after a
/// crash.
void note(Exchange& exchange, const Telling& telling)
{
    auto& state = exchange.state;
    const speech::FactWords words{state.words->language_of_papers(), state.words->announcer()};
    const bool ticks = std::holds_alternative<events::Tick>(telling.event);
    const auto done = ticks ? std::string{} : text::printable(told(telling.event));
    const auto article =
        words::article_of(telling.fact.what, telling.event, exchange.game().state().rules());
    auto said = words.say(telling.fact, {telling.scene.before, done});
    make_printable(said);
    if (!article.empty())
        add_article(exchange, said, article);
    const bool is_asked = std::holds_alternative<events::Ask>(telling.event);
    const auto secrecy = is_asked ? Secrecy::none : Secrecy::until_completed;
    for (auto& each : said)
        state.log.add(state.language(), telling.fact.at, done, std::move(each), secrecy);
    if (!article.empty() && !said.empty() && !is_players_own(telling.event))
        state.log.mark_ruling();
}

bool is_ruling(const Telling& telling)
{
    return !is_touch(telling.event) || std::holds_alternative<facts::Refused>(telling.fact.what);
}

std::string_view article_behind(const Exchange& exchange, const Telling& telling)
{
    return is_ruling(telling) ? words::article_of(telling.fact.what, telling.event,
                                                  exchange.game().state().rules())
                              : std::string_view{};
}

/// What is heard of a fact, each ruling with its article.
std::vector<speech::Utterance>
heard(Exchange& exchange, const Telling& telling, std::vector<speech::Utterance> said)
{
    auto& words = *exchange.state.words;
    const auto& fact = telling.fact.what;
    const auto made = move_made(fact, telling.scene, exchange.game().options());
    if (made)
        said.back() = words.announcer().move(made->facts);
    make_printable(said);
    said.front().cue = cue_of(fact, made);
    if (made && exchange.language().breadth() == speech::Breadth::narrow)
        said.back().screen = host::numbered_move(made->number, made->facts, words.letters());
    if (const auto article = article_behind(exchange, telling); !article.empty())
        add_article(exchange, said, article);
    for (auto& each : said)
        each.ear = ear_of(telling.event);
    return said;
}

/// Fingers find the move first, then what is said about it.
void tell(Exchange& exchange, const FactBody& fact, std::vector<speech::Utterance> said)
{
    using Kind = Exchange::Kind;
    const bool refused = std::holds_alternative<facts::Refused>(fact);
    const bool is_first = exchange.language().breadth() == speech::Breadth::narrow && is_made(fact);
    exchange.tell(std::move(said), refused ? Kind::refusal : Kind::answer);
    if (is_first)
        std::rotate(exchange.tidings.begin(), exchange.tidings.end() - 1, exchange.tidings.end());
}

/// Facts in words; all of it goes into the log.
void tell(Exchange& exchange, const Event& event, const Facts& facts, const script::Scene& scene)
{
    const speech::FactWords words{exchange.language(), exchange.state.words->announcer()};
    std::vector<words::Ruling> rulings;
    for (const Fact& fact : facts) {
        if (std::holds_alternative<facts::Sealed>(fact.what))
            exchange.wish(host::wishes::Seal{});
        auto said = words.say(fact, {scene.before, scene.command, exchange.state.words->letters()});
        if (said.empty())
            continue;
        const Telling telling{event, fact, scene};
        note(exchange, telling);
        if (is_kept_from_players(event, fact.what, exchange.game().options()))
            continue;
        auto told = heard(exchange, telling, std::move(said));
        if (const auto article = article_behind(exchange, telling); !article.empty())
            rulings.push_back({std::string{article}, {told.back().screen, told.back().voice}});
        tell(exchange, fact.what, std::move(told));
    }
    if (!rulings.empty())
        exchange.state.law.rulings = std::move(rulings);
}

/// What is sealed in words is kept as it is written. False if it cannot be read as a move at all;
/// whether it is legal or one of several is not told (I.8).
bool read_sealed(const DeskState& state, Event& event)
{
    auto* const seal = sealed_in(event);
    const Placement& placement = state.game()->placement();
    if (seal == nullptr || !placement.lawful())
        return true;
    const auto move = move_of_entry(seal->text);
    if (read_san(placement.position(), move)) {
        seal->text = move;
        return true;
    }
    const auto typed = words::read_typed(*state.words, placement.position(), move);
    if (typed)
        seal->text = write_san(placement.position(), typed->move);
    return typed || (!words::is_nonsense(typed.error()) && !words::names_no_square(typed.error()));
}

/// Announced words become a move; the words that they correct are remembered.
std::string understand(const DeskState& state, Event& event)
{
    auto announced = state.announced;
    script::understand(
        event, *state.game(),
        [&](const Placement& position, std::string said, const std::string& slip) {
            return understood(*state.words, position, std::move(said), slip);
        },
        announced);
    return announced;
}

/// What happens to the game, told and logged.
void enact(Exchange& exchange, Event event, std::string_view typed)
{
    auto& state = exchange.state;
    const bool unreadable = !read_sealed(state, event);
    const bool secret = sealed_in(event) != nullptr;
    const auto unwritten = sides_without_score(event, exchange.game().state());
    const Color mover = exchange.game().state().turn();
    script::Scene scene{exchange.game(), secret ? state.table.own("seal") : text::printable(typed)};
    const Event written = exchange.game().as_written(event);
    auto facts = state.record->apply(event, state.latest);
    scene.settle(exchange.game());
    if (secret)
        forget_inputs(facts);
    refuse_in_vain(facts, exchange.game().state());
    tell(exchange, written, facts, scene);
    tell_sealed_text(exchange, facts);
    if (unreadable)
        exchange.say("desk-seal-unread");
    tell_what_follows(exchange, event, facts);
    if (base::tells<facts::ScoresResolved>(facts))
        for (const Color side : unwritten)
            tell_missing_score(exchange, side);
    if (facts.empty() && !std::holds_alternative<events::Tick>(event))
        state.log.add(state.language(), state.latest, text::printable(told(written)));
    if (event == Event{events::Press{mover}} || completes_move(facts) ||
        base::tells<facts::IllegalMove>(facts) || is_settled(exchange.game().state()))
        state.log.settle();
}

}  // namespace

void apply(Exchange& exchange, Event event, std::string_view typed)
{
    auto announced = understand(exchange.state, event);
    if (is_gibberish(event, exchange.game().state()))
        return exchange.not_understood(typed);
    exchange.state.announced = std::move(announced);
    const bool ticks = std::holds_alternative<events::Tick>(event);
    const bool starts = std::holds_alternative<events::Start>(event);
    Exchange told{exchange.state};
    enact(told, std::move(event), typed);
    if (told.tidings.empty() && !ticks)
        told.say(told.in_words(starts ? next_step(told.game().state()) : "desk-noted"));
    exchange.add(std::move(told));
}

void by_arbiter(Exchange& exchange, const Order& order)
{
    const DeskRow& row = row_of(fmt::format("arbiter {}", order.row.name));
    rule(exchange, {row, std::nullopt, order.argument, order.typed});
}

void ask_which_draw(Exchange& exchange, const Order& /*order*/)
{
    const auto own = [&](std::string_view command) { return exchange.state.table.own(command); };
    exchange.refuse("desk-draw-which", {{"offer", own("offer")},
                                        {"threefold", own("claim threefold")},
                                        {"fifty", own("claim fifty")},
                                        {"arbiter", own("arbiter draw")}});
}

void retract(Exchange& exchange, const Order& /*order*/)
{
    auto& state = exchange.state;
    if (state.record && state.record->would_close_envelope())
        return exchange.say(in_words(state, sentence("envelope-open")), Exchange::Kind::refusal);
    const auto slip = state.record ? state.record->retract(state.latest) : std::nullopt;
    if (!slip)
        return exchange.refuse("desk-nothing-to-retract");
    const auto shown = text::printable(told(*slip));
    state.log.add(state.language(), state.latest, "retract: " + shown);
    exchange.say("desk-retracted", {{"command", shown}});
    tell_times(exchange);
    if (exchange.game().state().paused)
        exchange.say(exchange.in_words(next_step(exchange.game().state())));
}

}  // namespace client::desk::handlers
