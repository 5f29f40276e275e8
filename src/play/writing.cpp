// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "src/board/fair_writing.hpp"
#include "src/play/handlers.hpp"
#include "src/store/saved_game.hpp"
#include "src/text/printable.hpp"

#include <fmt/format.h>

#include <string>
#include <utility>

/// The game as text.
namespace client::play::handlers {

namespace {

std::optional<std::string> pgn_of(const SessionState& session)
{
    const auto score = store::score_of(session.game, session.options.head());
    return score ? std::optional{board::fair_pgn(session.game, *score)} : std::nullopt;
}

void write(Exchange& exchange, const std::string& file, host::wishes::Over over)
{
    auto text = pgn_of(exchange.session);
    if (!text)
        return exchange.refuse("position-unlawful");
    exchange.wishes.emplace_back(host::wishes::WriteFiles{{{file, *std::move(text)}}, over});
    if (!exchange.session.tournament())
        return;
    std::string log;
    for (const auto& line : handlers::log_lines(exchange))
        log += line.screen + '\n';
    exchange.wishes.emplace_back(host::wishes::WriteFiles{{{file + ".log", std::move(log)}}, over});
}

/// Lines of signs are for eyes, fingers and files: a voice would spell them for minutes, and reads
/// them only to whoever asks for that.
void answer_signs(Exchange& exchange, const commands::Command& command, const std::string& text)
{
    const auto aloud = exchange.names.name(*command.row) + ' ' + exchange.names.own("aloud");
    const auto told = exchange.in_words("text-printed", {{"command", std::string_view{aloud}}});
    exchange.hand_out(text, command.argument.empty() ? told : speech::Word{text, text});
}

}  // namespace

void save(Exchange& exchange, const commands::Command& command)
{
    write(exchange, command.argument, host::wishes::Over::nothing);
}

void overwrite(Exchange& exchange)
{
    write(exchange, exchange.session.overwritten, host::wishes::Over::whatever_is_there);
}

void file_written(Exchange& exchange, const inputs::FileWritten& written)
{
    const auto file = text::printable(written.file);
    if (written.was_there) {
        // The log beside a game is asked about with it.
        if (std::exchange(exchange.session.question, Question::overwrite) == Question::overwrite)
            return;
        exchange.session.overwritten = written.file;
        return exchange.ask(Question::overwrite, "ask-overwrite",
                            {{"file", std::string_view{file}}});
    }
    if (written.fault.empty())
        return exchange.answer("file-saved", {{"file", std::string_view{file}}});
    const auto fault = text::printable(written.fault);
    exchange.refuse("file-not-saved",
                    {{"file", std::string_view{file}}, {"reason", std::string_view{fault}}});
}

void score(Exchange& exchange, const commands::Command&)
{
    const auto record = exchange.session.game.record();
    if (record.empty())
        return exchange.answer("no-moves");
    std::string text;
    for (std::size_t ply = 0; ply < record.size(); ++ply) {
        const auto number = exchange.session.game.state().before(ply).move_number();
        if (record[ply].side == rules::Color::white)
            text += fmt::format("{}{} ", text.empty() ? "" : " ", number);
        else
            text += text.empty() ? fmt::format("{}... ", number) : " ";
        text += record[ply].move ? exchange.written(ply) : record[ply].san;
    }
    const auto safe = text::printable(text);
    exchange.answer(speech::Word{safe, safe});
}

void fen(Exchange& exchange, const commands::Command& command)
{
    answer_signs(exchange, command,
                 board::fair_fen(exchange.session.game.options(), exchange.session.placement()));
}

void pgn(Exchange& exchange, const commands::Command& command)
{
    const auto text = pgn_of(exchange.session);
    if (!text)
        return exchange.refuse("position-unlawful");
    // Nobody needs the empty line behind the last game of a file.
    answer_signs(exchange, command, text->substr(0, text->find_last_not_of('\n') + 1));
}

}  // namespace client::play::handlers
