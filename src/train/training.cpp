// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/training.hpp"

#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "speech/text.hpp"
#include "src/board/board_scene.hpp"
#include "src/train/handlers.hpp"

#include <utility>
#include <variant>

namespace client::train {

namespace {

/// What of the world training has no use for.
template <class Kind>
concept Foreign =
    std::same_as<Kind, host::inputs::Abandoned> || std::same_as<Kind, host::inputs::FileWritten> ||
    std::same_as<Kind, host::inputs::Answered> || std::same_as<Kind, host::inputs::Settled>;

}  // namespace

Training::Training(TrainingOptions options,
                   words::ChosenWords& words,
                   Progress progress,
                   screen::ScreenStyle style)
    : state_{.options = options,
             .teller = Teller{words},
             .commands = command_table(words.language()),
             .board = AskedBoard{words, options.interface, options.board_form},
             .random = Random{options.seed},
             .progress = std::move(progress),
             .curriculum = Curriculum{words.language_name()}},
      words_{words}, style_{style}
{
}

host::Reply Training::handle(const host::Input& input, rules::Instant at)
{
    namespace inputs = host::inputs;
    Exchange exchange{state_, at};
    std::visit(speech::Overloaded{
                   [&](const inputs::Begin&) { begin(exchange); },
                   [&](const inputs::Line& line) { hear(exchange, line.text); },
                   [&](const commands::Command& command) { obey(exchange, command); },
                   [&](const commands::KeysStruck& struck) { exchange.ask_board(struck); },
                   [&](const inputs::End&) { handlers::keep_place(exchange); },
                   [&](const inputs::Tick&) { tick(exchange); },
                   [&](const inputs::StillSpeaking&) {
                       if (state_.course)
                           state_.course->wait_from(at);
                   },
                   [&](const inputs::Interrupt&) {
                       exchange.reply = host::line_dropped(words_.language());
                   },
                   [&](const inputs::Reported& reported) {
                       handlers::take_report(exchange, reported.report);
                   },
                   [&](const inputs::NoMorePages&) {
                       exchange.answer({speech::sentence(words_.language(), "no-more-pages")});
                   },
                   []<Foreign Kind>(const Kind&) {},
               },
               input.what);
    return std::move(exchange.reply);
}

void Training::begin(Exchange& exchange)
{
    if (state_.options.lesson)
        handlers::begin_coached(exchange);
    else
        hear(exchange, state_.options.drill);
}

/// Its own commands go first, then answers, then questions about the board.
void Training::hear(Exchange& exchange, std::string_view line)
{
    if (state_.asked_back)
        return handlers::settle(exchange, line);
    const auto said = state_.commands.read(line);
    const auto* const own = commands::row_among(train_rows(), said.row);
    const bool blank = said.row == nullptr && said.argument.empty();
    if (own != nullptr && own->when(state_))
        own->handle(exchange, said.argument);
    else if (state_.course && blank)
        exchange.ask_again();
    else if (state_.course)
        handlers::judge(exchange, said, line);
    else if (state_.outing)
        handlers::hear_walk(exchange, said, line);
    else if (blank)
        handlers::overview(exchange);
    else if (own != nullptr)
        exchange.refuse(sentence("no-drill-on"));
    else
        handlers::choose(exchange, line);
}

/// The command of a key is never an answer.
void Training::obey(Exchange& exchange, const commands::Command& command)
{
    if (command.row == nullptr || commands::row_among(train_rows(), command.row) != nullptr)
        hear(exchange, commands::in_english(command));
    else
        exchange.ask_board(command);
}

void Training::tick(Exchange& exchange)
{
    if (const auto end = due(exchange.now); end && exchange.now >= *end)
        handlers::run_out(exchange);
}

/// While an engine thinks nobody else's time runs.
std::optional<rules::Instant> Training::due(rules::Instant /*now*/) const
{
    if (attention() == host::Attention::busy)
        return std::nullopt;
    return state_.course && !state_.asked_back ? state_.course->deadline() : std::nullopt;
}

std::optional<engine::Situation> Training::engines_turn() const
{
    return state_.course ? state_.course->task().engines_turn() : std::nullopt;
}

host::Attention Training::attention() const
{
    return engines_turn() ? host::Attention::busy : host::Attention::free;
}

host::Scene Training::scene(rules::Instant /*now*/)
{
    auto scene = board::board_scene(state_.board.cursor(), words_, style_);
    if (const auto shown = state_.board_now())
        scene.board = shown->board();
    return scene;
}

std::vector<std::string> Training::completions(const std::string& part) const
{
    auto found = Activity::completions(part);
    if (!state_.idle())
        return found;
    const auto begun = speech::fold(part);
    for (auto& name : handlers::names(state_))
        if (speech::fold(name).starts_with(begun))
            found.push_back(std::move(name));
    return found;
}

}  // namespace client::train
