// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "src/play/choice.hpp"
#include "src/play/handlers.hpp"
#include "src/text/words.hpp"
#include "src/words/move_articles.hpp"

#include <chrono>
#include <string>
#include <utility>
#include <vector>

namespace client::play::handlers {

namespace {

namespace events = rules::events;
using rules::Color;
using rules::Position;

/// Nobody is to wonder for longer whether the engine is still there.
constexpr rules::Duration longest_silence = std::chrono::seconds{10};

/// Article 6.3.2: the moves of a period are made, and the next one's time is added. In a tournament
/// nobody is told unasked how many have been made (12.6).
void tell_control(Exchange& exchange, Color side, std::size_t period_before)
{
    const auto& clock = exchange.session.game.clock();
    if (exchange.session.tournament() || !clock.timed() || clock.side(side).period == period_before)
        return;
    const auto added = clock.control().period(side, clock.side(side).period).time;
    exchange.say(host::tidings::Kind::news,
                 exchange.in_words("control-made",
                                   {{"time", speech::span_words(exchange.language(), added)}}));
}

/// Made and completed in one: whoever types has no hand on a clock.
void play(Exchange& exchange,
          rules::GivenMove move,
          speech::DrawOffer offer = speech::DrawOffer::none)
{
    auto& session = exchange.session;
    const Color side = session.turn();
    const auto plies = session.game.record().size();
    handlers::start_clocks(exchange);
    exchange.apply(events::Play{side, std::move(move)});
    if (session.game.record().size() == plies)
        return;
    if (!session.against_engine() || side == session.options.own)
        handlers::leave_looking(exchange);
    if (session.is_over())
        return;
    if (offer == speech::DrawOffer::made)
        exchange.apply(events::Offer{side});
    const auto period = session.game.clock().side(side).period;
    exchange.apply(events::Press{side});
    tell_control(exchange, side, period);
    handlers::let_engine_move(exchange);
}

/// In strict play what is illegal happens on the board, if it can be told what was meant.
bool play_illegally(Exchange& exchange, const words::Misread& misread)
{
    const auto squares = words::illegal_squares(misread);
    if (exchange.session.options.game.mode == rules::Mode::guarded || !squares)
        return false;
    play(exchange, *squares);
    return true;
}

/// A line that begins with a command is no move; but the short forms of one or two letters may
/// begin one that names a square which is none.
bool is_about_command(const commands::Command& command, const words::Misread& misread)
{
    const bool spelt_out = text::Words{command.argument}.peek().size() > 2;
    return words::is_nonsense(misread) || (spelt_out && words::names_no_square(misread));
}

void refuse_move(Exchange& exchange,
                 const Position& position,
                 const commands::Command& command,
                 const words::Misread& misread)
{
    if (command.misfit && is_about_command(command, misread))
        return handlers::refuse_misfit(exchange, command);
    const auto edition = exchange.session.game.state().rules().edition;
    exchange.rest_on(exchange.session.tournament() ? words::bare_article_of(misread, edition)
                                                   : words::article_of(misread, edition));
    const auto reason = handlers::fair_why(exchange, position, misread);
    if (!words::is_nonsense(misread))
        return exchange.refuse_input(command.argument, reason);
    handlers::refuse_with_suggestion(
        exchange, command.argument,
        exchange.in_words("refused",
                          {{"input", exchange.echo(command.argument)}, {"reason", reason}}));
}

/// Whoever pastes a part of a score plays for both, and is asked before.
bool ask_for_several(Exchange& exchange, const Position& position, const commands::Command& command)
{
    auto& session = exchange.session;
    if (session.has_own_side() || session.tournament())
        return false;
    session.several = words::read_several(exchange.words, position, command.argument);
    if (session.several.empty())
        return false;
    exchange.ask(Question::several, "ask-several",
                 {{"n", static_cast<int>(session.several.size())},
                  {"moves", exchange.echo(command.argument)}});
    return true;
}

/// What the line lacks may come with the next one.
void ask_for_rest(Exchange& exchange,
                  const Position& position,
                  const commands::Command& command,
                  const words::Misread& misread)
{
    refuse_move(exchange, position, command, misread);
    auto& choices = exchange.session.choices;
    choices = choices_of(position, misread);
    if (!choices.empty() && choices.front().promotion())
        exchange.say(host::tidings::Kind::question, exchange.in_words("ask-promotion"));
}

/// What the opponent's move cannot mend.
bool is_hopeless(const words::Misread& misread)
{
    const auto cause = words::cause_of(misread);
    return !cause || cause->index() < rules::Cause{rules::causes::OwnPiece{}}.index();
}

/// A move typed on the opponent's turn: checked as far as it can be, and read back.
void premove(Exchange& exchange, const commands::Command& command)
{
    auto& session = exchange.session;
    auto told = exchange.echo(command.argument);
    if (const auto passed = typed_for(session)) {
        const auto typed = words::read_typed(exchange.words, *passed, command.argument);
        if (!typed && is_hopeless(typed.error()))
            return ask_for_rest(exchange, *passed, command, typed.error());
        if (typed)
            told = exchange.in_words(move_facts(*passed, typed->move));
    }
    exchange.answer("premove-kept", {{"move", told}});
    session.premove = {command.argument, std::move(told)};
}

/// A slip of the finger is no move that could not be made: it is refused as what it is, whatever
/// the game has come to.
bool is_mistyped(Exchange& exchange, const commands::Command& command)
{
    const auto position = typed_for(exchange.session);
    if (!position)
        return false;
    const auto typed = words::read_typed(exchange.words, *position, command.argument);
    if (typed || !words::is_nonsense(typed.error()) ||
        !words::read_several(exchange.words, *position, command.argument).empty())
        return false;
    refuse_move(exchange, *position, command, typed.error());
    return true;
}

/// Whether a move can be made now; otherwise it is refused, or kept for later.
bool may_move(Exchange& exchange, const commands::Command& command)
{
    const auto& session = exchange.session;
    const auto refuse = [&](speech::Message why) {
        exchange.refuse_input(command.argument, exchange.in_words(why));
        return false;
    };
    if (session.example)
        return refuse("example-only");
    if (session.is_over())
        return refuse("refused-game-over");
    if (session.awaits_ruling())
        return refuse("refused-mate-unproved");
    if (!handlers::partner_is_there(exchange, command.argument))
        return false;
    if (session.game.state().paused && !session.clocks_wait)
        return refuse("paused-say-go");
    if (session.cursor.hand == board::Hand::looks_only)
        return refuse("view-moves-nothing");
    if (session.other_to_move())
        premove(exchange, command);
    return !session.other_to_move();
}

/// How many moves a takeback undoes; none when the player has made none.
std::size_t plies_to_undo(const SessionState& session, Color side)
{
    const auto record = session.game.record();
    if (!session.has_own_side())
        return record.empty() ? 0 : 1;
    const bool answered = !record.empty() && record.back().side != side;
    const std::size_t plies = answered ? 2 : 1;
    return record.size() < plies ? 0 : plies;
}

}  // namespace

speech::Word
fair_why(const Exchange& exchange, const Position& position, const words::Misread& misread)
{
    return exchange.session.tournament() ? words::bare_why(exchange.language(), misread)
                                         : words::why(exchange.language(), position, misread);
}

void move(Exchange& exchange, const commands::Command& command)
{
    if (is_mistyped(exchange, command) || !may_move(exchange, command))
        return;
    const auto& placement = exchange.session.game.placement();
    if (!placement.lawful())
        return play(exchange, command.argument);
    const Position position = placement.position();
    const auto typed = words::read_typed(exchange.words, position, command.argument);
    if (typed)
        play(exchange, typed->move, typed->offer);
    else if (!ask_for_several(exchange, position, command) &&
             !play_illegally(exchange, typed.error()))
        ask_for_rest(exchange, position, command, typed.error());
}

void make(Exchange& exchange, rules::Move move)
{
    if (may_move(exchange, {nullptr, exchange.typed}))
        play(exchange, move);
}

void play_several(Exchange& exchange)
{
    for (const auto move : std::exchange(exchange.session.several, {}))
        if (!exchange.session.is_over())
            play(exchange, move);
}

void undo(Exchange& exchange, const commands::Command& command)
{
    auto& session = exchange.session;
    if (session.premove) {
        const auto premove = *std::exchange(session.premove, std::nullopt);
        return exchange.answer("premove-gone", {{"move", premove.told}});
    }
    if (session.is_over())
        return exchange.refuse_input(exchange.names.name(*command.row),
                                     exchange.in_words("refused-game-over"));
    if (plies_to_undo(session, session.speaker()) == 0)
        return exchange.refuse("nothing-to-undo");
    if (session.with_partner())
        return handlers::ask_partner_undo(exchange);
    exchange.ask(Question::undo,
                 session.against_engine() ? speech::Message{"ask-undo"} : "ask-undo-opponent");
}

void take_back(Exchange& exchange, Color side)
{
    auto& session = exchange.session;
    std::vector<speech::Word> taken;
    if (std::exchange(session.thinking, false))
        exchange.wishes.emplace_back(host::wishes::StopThinking{});
    for (auto plies = plies_to_undo(session, side); plies > 0; --plies) {
        taken.push_back(
            exchange.in_words(board::played(session.game, session.game.record().size() - 1).facts));
        exchange.apply(events::Undo{});
    }
    handlers::leave_looking(exchange);
    exchange.answer("taken-back", {{"moves", speech::listed(taken)},
                                   {"side", speech::side_argument(session.turn())}});
}

void let_engine_move(Exchange& exchange)
{
    auto& session = exchange.session;
    const bool is_engines = session.against_engine() && session.other_to_move();
    if (!is_engines || session.game.state().paused || session.thinking || session.starting)
        return;
    if (session.engine_fault)
        return handlers::tell_fault(exchange);
    session.thinking = true;
    session.silence = exchange.now + longest_silence;
    exchange.wishes.emplace_back(host::wishes::Think{});
}

void play_premove(Exchange& exchange)
{
    auto& session = exchange.session;
    if (!session.premove || (session.other_to_move() && !session.is_over()))
        return;
    const auto premove = std::exchange(session.premove, std::nullopt);
    if (session.is_over())
        return;
    const Position position = session.game.placement().position();
    const auto typed = words::read_typed(exchange.words, position, premove->typed);
    if (typed)
        return play(exchange, typed->move, typed->offer);
    exchange.refuse("premove-dropped",
                    {{"move", premove->told},
                     {"reason", words::why(exchange.language(), position, typed.error())}});
}

void engine_moved(Exchange& exchange, rules::Move move)
{
    auto& session = exchange.session;
    const auto& placement = session.game.placement();
    if (!std::exchange(session.thinking, false) || !placement.lawful() ||
        !placement.position().is_legal(move))
        return;
    play(exchange, move);
    handlers::play_premove(exchange);
    if (!std::exchange(session.choices, {}).empty() && !session.question)
        exchange.answer("clock-question-dropped");
    ask_again(exchange);
}

}  // namespace client::play::handlers
