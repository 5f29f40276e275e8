// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/move_facts.hpp"
#include "speech/evaluation_words.hpp"
#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "src/engine/fault_words.hpp"
#include "src/play/handlers.hpp"
#include "src/text/printable.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

/// What an engine is asked beside its moves, and what is said when it is at fault.
namespace client::play::handlers {

namespace {

/// How much of a line is told: nobody keeps more in mind.
constexpr std::size_t longest_line = 5;

void ask_engine(Exchange& exchange, const commands::Command& command, Advice advice)
{
    auto& session = exchange.session;
    if (session.thinking)
        return exchange.refuse("engine-busy");
    if (session.example)
        return exchange.refuse_input(exchange.names.name(*command.row),
                                     exchange.in_words("example-only"));
    const auto& placement = session.placement();
    if (!placement.lawful() || !placement.position().has_legal_move())
        return exchange.refuse_input(exchange.names.name(*command.row),
                                     exchange.in_words("refused-game-over"));
    session.advice = advice;
    exchange.wishes.emplace_back(host::wishes::Advise{session.plies()});
    exchange.answer("engine-thinks");
}

/// As White sees it.
speech::Evaluation seen_by_white(const engine::Score& score, rules::Color turn)
{
    const int sign = turn == rules::Color::white ? 1 : -1;
    if (score.unit == engine::Score::Unit::mate)
        return {0, sign * score.value};
    return {sign * score.value};
}

/// A move as moves are told.
speech::Word told_move(const Exchange& exchange, const rules::MoveFacts& facts)
{
    if (exchange.words.telling().form == words::MoveForm::notation)
        return exchange.in_words(facts);
    const auto said = exchange.words.announcer_in_messages().move(facts);
    return {said.screen, said.voice};
}

speech::Word
told_line(const Exchange& exchange, rules::Position position, std::span<const rules::Move> moves)
{
    std::vector<speech::Word> line;
    for (const auto move : moves) {
        line.push_back(told_move(exchange, move_facts(position, move)));
        position.play_unchecked(move);
    }
    return speech::listed(line);
}

/// The moves that a reason is given for: those that are told, so that whoever does not see the
/// board can follow it. To one move belongs what is taken back on its square, to a mate the whole
/// line.
std::span<const rules::Move>
reasoned(const rules::Position& position, std::span<const rules::Move> line, std::size_t told)
{
    const auto result = line_result(position, line);
    if (result && result->ending == rules::LineResult::Ending::mate)
        return line;
    if (told == 1)
        while (told < line.size() && line[told].to() == line.front().to())
            ++told;
    return line.first(told);
}

/// What the line wins, or else what its first move threatens; nothing where neither is known.
speech::Word reason_of(const Exchange& exchange,
                       const rules::Position& position,
                       std::span<const rules::Move> line,
                       std::size_t told)
{
    auto won = speech::line_words(exchange.language(), position, reasoned(position, line, told));
    return won.screen.empty() ? exchange.board_words().threats(position, line.front()) : won;
}

void advise(Exchange& exchange, const speech::Word& moves, const speech::Word& reason)
{
    exchange.say(host::tidings::Kind::news,
                 reason.screen.empty()
                     ? moves
                     : exchange.in_words("engine-advises", {{"moves", moves}, {"reason", reason}}));
}

void tell_evaluation(Exchange& exchange,
                     const rules::Position& position,
                     const engine::Evaluation& told)
{
    if (told.score)
        exchange.say(host::tidings::Kind::news,
                     speech::evaluation_words(exchange.language(),
                                              seen_by_white(*told.score, position.turn())));
    else
        exchange.refuse("engine-unsure");
}

void tell_engine(Exchange& exchange, speech::Message message, std::string_view program)
{
    const auto name = engine_name(program);
    exchange.answer(message, {{"name", std::string_view{name}}});
}

/// Whoever sits there plays on until the other one has come.
void start_engine(Exchange& exchange, const std::string& program)
{
    auto& session = exchange.session;
    if (std::exchange(session.thinking, false))
        exchange.wishes.emplace_back(host::wishes::StopThinking{});
    session.starting = program.empty() ? session.options.engine : text::printable(program);
    exchange.wishes.emplace_back(host::wishes::StartEngine{program});
}

void play_without(Exchange& exchange)
{
    auto& session = exchange.session;
    if (std::exchange(session.thinking, false))
        exchange.wishes.emplace_back(host::wishes::StopThinking{});
    session.engine_fault = false;
    session.starting.reset();
    session.options.opponent = Opponent::person;
    session.premove.reset();
    exchange.answer("game-two");
}

void tell_strength(Exchange& exchange)
{
    exchange.answer(
        "strength-is",
        {{"strength", strength_words(exchange.language(), exchange.session.options.strength)}});
}

void set_strength(Exchange& exchange, const commands::Command& command, std::string_view kind)
{
    auto& session = exchange.session;
    if (!session.against_engine())
        return exchange.refuse("game-two");
    if (command.argument.empty())
        return tell_strength(exchange);
    const auto strength = read_strength(kind, command.argument);
    if (!strength)
        return handlers::refuse_misfit(
            exchange,
            {nullptr, exchange.names.name(*command.row) + ' ' + command.argument, command.row});
    session.options.strength = *strength;
    tell_strength(exchange);
    start_engine(exchange, "");
}

void tell_engine_there(Exchange& exchange, const engine::Ready& ready)
{
    auto& session = exchange.session;
    if (!ready.name.empty())
        session.options.engine = ready.name;
    if (auto words = ready.elo ? engine::elo_words(exchange.language(), *ready.elo) : std::string{};
        !words.empty())
        exchange.say(host::tidings::Kind::news, speech::Word{words, words});
    if (!std::exchange(session.starting, std::nullopt))
        return;
    session.engine_fault = false;
    session.options.opponent = Opponent::engine;
    handlers::let_engine_move(exchange);
}

/// The one that was to come does not: all is as it was before.
void stay_with_old_engine(Exchange& exchange)
{
    const auto& session = exchange.session;
    if (!session.against_engine())
        return exchange.answer("game-two");
    if (session.engine_fault)
        return handlers::tell_fault(exchange);
    tell_engine(exchange, "engine-stays", session.options.engine);
    handlers::let_engine_move(exchange);
}

void tell_of_fault(Exchange& exchange, const engine::EngineFault& fault)
{
    auto& session = exchange.session;
    const auto next = std::exchange(session.starting, std::nullopt);
    const auto words = engine::fault_words(exchange.language(), fault,
                                           text::printable(next.value_or(session.options.engine)));
    exchange.refuse(speech::Word{words, words});
    if (next)
        return stay_with_old_engine(exchange);
    session.thinking = false;
    session.advice.reset();
    session.engine_fault = true;
    if (session.against_engine())
        exchange.say(host::tidings::Kind::news, exchange.in_words("engine-choose"));
}

}  // namespace

void hint(Exchange& exchange, const commands::Command& command)
{
    ask_engine(exchange, command, Advice::hint);
}

void eval(Exchange& exchange, const commands::Command& command)
{
    ask_engine(exchange, command, Advice::evaluation);
}

void best(Exchange& exchange, const commands::Command& command)
{
    ask_engine(exchange, command, Advice::line);
}

void engine_advised(Exchange& exchange, const engine::Evaluation& told)
{
    const auto advice = std::exchange(exchange.session.advice, std::nullopt);
    const auto& session = exchange.session;
    const auto& placement = session.game.state().before(session.plies());
    if (!advice || !placement.lawful() || told.line.empty() ||
        !placement.position().is_legal(told.line.front()))
        return;
    const auto& position = placement.position();
    if (*advice == Advice::evaluation)
        return tell_evaluation(exchange, position, told);
    const auto length = *advice == Advice::hint ? 1 : std::min(told.line.size(), longest_line);
    const auto line = told_line(exchange, position, std::span{told.line}.first(length));
    advise(exchange, line, reason_of(exchange, position, told.line, length));
    if (*advice == Advice::line)
        tell_evaluation(exchange, position, told);
}

void use_engine(Exchange& exchange, const commands::Command& command)
{
    auto& session = exchange.session;
    const auto& asked = command.argument;
    if (asked.empty() && !session.against_engine())
        return exchange.answer("game-two");
    if (asked.empty() && session.engine_fault)
        return tell_fault(exchange);
    if (asked.empty())
        return tell_engine(exchange, "engine-is", session.options.engine);
    if (asked == "two")
        return play_without(exchange);
    start_engine(exchange, asked == "restart" ? "" : asked);
    tell_engine(exchange, "engine-starts", *session.starting);
}

void level(Exchange& exchange, const commands::Command& command)
{
    set_strength(exchange, command, "level");
}

void elo(Exchange& exchange, const commands::Command& command)
{
    set_strength(exchange, command, "elo");
}

void tell_fault(Exchange& exchange)
{
    tell_engine(exchange, "engine-gone", exchange.session.options.engine);
    exchange.say(host::tidings::Kind::news, exchange.in_words("engine-choose"));
}

void tell_of_silence(Exchange& exchange)
{
    auto& session = exchange.session;
    if (!session.thinking || !session.silence || exchange.now < *session.silence)
        return;
    session.silence.reset();
    const auto name = session.options.engine_name();
    exchange.say(host::tidings::Kind::news,
                 exchange.in_words("engine-slow", {{"name", std::string_view{name}}}));
}

void engine_reported(Exchange& exchange, const engine::Report& report)
{
    std::visit(
        speech::Overloaded{
            [&](const engine::Ready& ready) { tell_engine_there(exchange, ready); },
            [&](const engine::BestMove& best) { handlers::engine_moved(exchange, best.move); },
            [&](const engine::Evaluation& told) { engine_advised(exchange, told); },
            [&](const engine::EngineFault& fault) { tell_of_fault(exchange, fault); },
        },
        report);
}

}  // namespace client::play::handlers
