// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/session.hpp"

#include "rules/san.hpp"
#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "speech/text.hpp"
#include "src/play/arguments.hpp"
#include "src/play/choice.hpp"
#include "src/play/handlers.hpp"
#include "src/text/words.hpp"
#include "src/words/named_squares.hpp"

#include <algorithm>
#include <utility>

namespace client::play {

namespace {

/// A piece that is no longer there, or no longer the player's to move, is not held any more.
void drop_lost_piece(SessionState& session)
{
    auto& cursor = session.cursor;
    if (!cursor.selected)
        return;
    const auto piece = session.game.placement().board().at(*cursor.selected);
    if (piece && piece->color == session.speaker())
        return;
    cursor.selected.reset();
    cursor.promoting.reset();
}

bool is_about_squares(const commands::Row& row)
{
    return row.argument == arguments::square || row.argument == arguments::line ||
           row.argument == arguments::piece_square;
}

/// An empty line, or a word behind a slash that is no command.
void obey_no_command(Exchange& exchange, std::string_view line)
{
    if (line.empty())
        return handlers::blank(exchange);
    const auto word = text::Words{line}.peek().substr(1);
    handlers::refuse_with_suggestion(
        exchange, line, exchange.in_words("unknown-command", {{"word", exchange.echo(word)}}));
}

/// What was asked and not answered is no longer asked.
void drop_questions(SessionState& session, Keeps keeps)
{
    const bool both = keeps == Keeps::question_and_promotion;
    if (!both && keeps != Keeps::question) {
        session.question.reset();
        session.choices.clear();
        session.claiming.reset();
    }
    if (!both && keeps != Keeps::promotion)
        session.cursor.promoting.reset();
}

void obey(Exchange& exchange, const commands::Command& command)
{
    const std::string_view typed = command.argument;
    const auto* const row = commands::row_among(play_rows(), command.row);
    if (row == nullptr)
        return obey_no_command(exchange, typed);
    const std::string_view name = exchange.names.name(*row);
    if (exchange.session.tournament() && row->fairness == commands::Fairness::helps)
        return exchange.refuse("not-in-tournament", {{"command", name}});
    // Only the screen has a cursor that could mean the square.
    const bool about_square =
        row->argument == arguments::square || row->argument == arguments::line;
    if (about_square && typed.empty() &&
        exchange.session.options.interface == player::Interface::line)
        return exchange.refuse_input(name, exchange.in_words("square-missing"));
    drop_questions(exchange.session, row->keeps);
    exchange.typed =
        row->handle == handlers::move ? exchange.echo(typed).screen : std::string{name};
    if (handlers::is_for_partners(exchange, command))
        row->handle(exchange, command);
}

/// What happened here, and is for those at other terminals to know.
std::vector<host::Addressed> for_others(Exchange& exchange)
{
    handlers::drop_partner_question(exchange);
    handlers::remember_moves(exchange.session);
    if (!exchange.concerns_others)
        return {};
    return {{std::nullopt, std::move(exchange.news)}};
}

/// What could have meant several moves means this one.
void obey_choice(Exchange& exchange, rules::Move move)
{
    auto& session = exchange.session;
    const auto& row = row_of(handlers::move);
    const auto claimed = session.claiming;
    const auto position = typed_for(session);
    drop_questions(session, row.keeps);
    if (!position)
        return;
    exchange.typed = write_san(*position, move, exchange.words.letters());
    if (claimed)
        exchange.apply(
            rules::events::Claim{session.speaker(), *claimed, write_san(*position, move)});
    else
        handlers::make(exchange, move);
    handlers::note_use(exchange, {&row, exchange.typed});
}

/// A suggestion is taken with yes, and with Enter, which is said in the same breath.
bool is_consent(const Input& input)
{
    const auto* const command = std::get_if<commands::Command>(&input);
    return command != nullptr && (command->row == &row_of(handlers::yes) ||
                                  (command->row == nullptr && command->argument.empty()));
}

}  // namespace

Session::Session(SessionOptions options, words::ChosenWords& words)
    : Session{options, rules::Game{options.game}, words}
{
}

Session::Session(SessionOptions options,
                 rules::Game game,
                 words::ChosenWords& words,
                 store::Uses uses)
    : Session{options, std::make_shared<SharedGame>(std::move(game)), words, std::move(uses)}
{
}

Session::Session(SessionOptions options,
                 std::shared_ptr<SharedGame> shared,
                 words::ChosenWords& words,
                 store::Uses uses)
    : shared_{std::move(shared)}, state_{.options = options,
                                         .game = shared_->game,
                                         .shared = shared_.get(),
                                         .warnings = TimeWarnings{options.warnings},
                                         .uses = std::move(uses)},
      words_{&words}, names_{command_table(words.language())}
{
    state_.cursor.hand = state_.options.hand;
    if (state_.has_own_side())
        state_.cursor.below = state_.options.own;
    handlers::remember_moves(state_);
}

void Session::set_up(rules::Game game)
{
    state_.options.game = game.options();
    state_.game = std::move(game);
    state_.viewed.reset();
    state_.example.reset();
    state_.law.rulings.clear();
}

Reply Session::handle(const Input& input, rules::Instant now)
{
    if (state_.question == Question::meant && is_consent(input)) {
        state_.question.reset();
        return handle_line(std::exchange(state_.meant, {}), now);
    }
    Exchange exchange{state_, *words_, names_, now};
    const auto offer = state_.game.state().offer;
    // What time has done comes first, whatever is asked.
    exchange.apply(rules::events::Tick{});
    std::visit(
        speech::Overloaded{
            [&](const commands::Command& command) {
                obey(exchange, command);
                handlers::note_use(exchange, command);
            },
            [&](rules::Move move) { obey_choice(exchange, move); },
            [](const inputs::Tick&) {},
            [&](const inputs::Begin&) { handlers::begin(exchange); },
            [&](const inputs::EngineReported& reported) {
                handlers::engine_reported(exchange, reported.report);
            },
            [&](const inputs::EngineAnswered& said) { handlers::engine_answered(exchange, said); },
            [&](const inputs::NoMorePages&) { exchange.answer("no-more-pages"); },
            [&](const inputs::FileWritten& written) { handlers::file_written(exchange, written); },
            [&](const commands::KeysStruck& struck) { handlers::keys_struck(exchange, struck); },
            [&](const inputs::Settled& settled) { handlers::settled(exchange, settled); },
            [&](const inputs::Heard& heard) { handlers::heard(exchange, heard); },
        },
        input);
    drop_lost_piece(state_);
    if ((state_.is_over() || state_.awaits_ruling()) && std::exchange(state_.thinking, false))
        exchange.wishes.emplace_back(host::wishes::StopThinking{});
    const bool offered =
        offer != state_.options.own && state_.game.state().offer == state_.options.own;
    if (offered && state_.against_engine())
        exchange.wishes.emplace_back(host::wishes::ConsiderOffer{});
    handlers::note_rulings(exchange);
    handlers::warn_of_time(exchange);
    handlers::tell_of_silence(exchange);
    if (state_.options.place == Place::here)
        handlers::ask_for_proof(exchange);
    if (!exchange.tidings.empty())
        state_.latest = exchange.tidings;
    auto others = for_others(exchange);
    return {std::move(exchange.tidings), std::move(exchange.wishes), std::move(others)};
}

/// Squares may be said in words wherever one is asked for, and what a claim is about by itself
/// once that was asked.
commands::Command Session::read(std::string_view line)
{
    auto command = names_.read(line);
    if (state_.question == Question::claim && command.row == nullptr && !line.empty())
        if (auto claim = names_.read("claim " + std::string{line}); claim.row != nullptr)
            return claim;
    if (command.misfit == nullptr || !is_about_squares(*command.misfit))
        return command;
    text::Words said{line};
    const std::string name{said.next()};
    const auto squares = words::in_writing(*words_, said.rest());
    const auto written = squares ? names_.read(name + ' ' + *squares) : command;
    return written.row != nullptr ? written : command;
}

Reply Session::handle_line(std::string_view line, rules::Instant now)
{
    auto command = read(line);
    const bool slash = command.argument.starts_with('/');
    // What is no command is a move, but nothing behind a slash is.
    if (command.row == nullptr && !command.argument.empty() &&
        (!slash || command.misfit != nullptr))
        command.row = &row_of(handlers::move);
    if (const auto position = typed_for(state_))
        if (const auto move = chosen(*words_, *position, state_.choices, command, line))
            return handle(*move, now);
    return handle(command, now);
}

std::optional<commands::Command> Session::answer_of(const keymaps::Key& key) const
{
    const auto pressed = speech::fold(key.text());
    if (!state_.question || pressed.empty())
        return std::nullopt;
    for (const auto* const row : {&row_of(handlers::yes), &row_of(handlers::no)})
        if (speech::fold(names_.name(*row)).starts_with(pressed) || row->name.starts_with(pressed))
            return commands::Command{row};
    return std::nullopt;
}

std::optional<rules::Instant> Session::due(rules::Instant now) const
{
    const auto& clock = state_.game.clock();
    const auto warning = state_.tournament() ? std::nullopt : state_.warnings.next(clock, now);
    const auto of_clock = warning ? warning : clock.next_fall();
    const auto silence = state_.thinking ? state_.silence : std::nullopt;
    return of_clock && silence ? std::min(*of_clock, *silence) : of_clock ? of_clock : silence;
}

bool Session::makes_sense(std::string_view name) const
{
    const auto* const row = row_among(play_rows(), names_.find(name));
    if (row == nullptr)
        return false;
    const bool answers = row->handle == handlers::yes || row->handle == handlers::no;
    return can_be_said(state_, *row) && (!state_.question || answers);
}

}  // namespace client::play
