// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game_questions.hpp"
#include "speech/braille.hpp"
#include "speech/messages.hpp"
#include "src/clock/setup_questions.hpp"
#include "src/clock/telling.hpp"
#include "src/desk/bundle.hpp"
#include "src/desk/handlers.hpp"
#include "src/desk/papers.hpp"
#include "src/desk/sentences.hpp"
#include "src/script/commands.hpp"
#include "src/script/names.hpp"
#include "src/text/printable.hpp"
#include "src/text/words.hpp"

#include <utility>

/// What a game leaves on paper, handed out or written to files.
namespace client::desk::handlers {
namespace {

using namespace rules;
using host::wishes::WriteFiles;

void note_look(Exchange& exchange, const Order& order)
{
    look(exchange.state, commands::in_english({&order.row, order.argument}));
}

void tell_usage(Exchange& exchange, const Order& order)
{
    exchange.not_understood(exchange.state.table.own(order.row.name) +
                            (order.argument.empty() ? "" : " ") + order.argument);
    exchange.explain(order.row, Exchange::Kind::refusal);
}

/// Whose paper is wanted; otherwise it is told how that is said.
std::optional<Color> whose(Exchange& exchange, const Order& order)
{
    note_look(exchange, order);
    const auto side = script::read_side(order.argument);
    if (!side)
        tell_usage(exchange, order);
    return side;
}

/// A sheet in braille: of a side, and in the British code where that is said.
std::optional<std::string> cells(Exchange& exchange, const Order& order)
{
    note_look(exchange, order);
    text::Words words{order.argument};
    const auto side = script::read_side(words.next());
    const auto code = words.next();
    if (!side || !words.empty() || (!code.empty() && code != "british")) {
        tell_usage(exchange, order);
        return std::nullopt;
    }
    auto hand = braille_hand(exchange.state);
    hand.code = code.empty() ? BrailleCode::letters : BrailleCode::british;
    return desk::sheet(exchange.game(), *side, hand);
}

void write(Exchange& exchange, WriteFiles wanted)
{
    exchange.state.papers = wanted;
    exchange.wish(std::move(wanted));
}

void tell_unwritten(Exchange& exchange, const host::inputs::FileWritten& outcome)
{
    auto words = exchange.in_words(outcome.was_there ? speech::Message{"desk-file-there"}
                                                     : "desk-not-written",
                                   {{"file", text::printable(outcome.file)}});
    exchange.tell({clock::said(exchange.language(), std::move(words), speech::Urgency::urgent)},
                  Exchange::Kind::refusal);
}

void ask_to_overwrite(Exchange& exchange)
{
    exchange.state.pending = Pending::overwrite;
    exchange.say("ask-overwrite", {{"file", exchange.state.there}});
}

void tell_written(Exchange& exchange, const WriteFiles& papers)
{
    exchange.say("desk-exported", {{"folder", text::printable(papers.folder)}});
    if (!has_pdf(papers.files))
        exchange.say(sentence("without-pdf"));
}

}  // namespace

void pgn(Exchange& exchange, const Order& order)
{
    note_look(exchange, order);
    auto text = desk::pgn(exchange.state);
    if (!text)
        return exchange.refuse("position-unlawful");
    exchange.hand_out(*std::move(text));
}

void sheet(Exchange& exchange, const Order& order)
{
    auto& words = *exchange.state.words;
    if (const auto side = whose(exchange, order))
        exchange.hand_out(desk::sheet(exchange.game(), *side, words.letters()),
                          read_sheet(exchange.game(), *side, words));
}

void braille(Exchange& exchange, const Order& order)
{
    if (auto text = cells(exchange, order))
        exchange.hand_out(*std::move(text));
}

void brf(Exchange& exchange, const Order& order)
{
    if (const auto text = cells(exchange, order))
        exchange.hand_out(speech::braille::to_brf(*text));
}

void log(Exchange& exchange, const Order& /*order*/)
{
    const auto& log = exchange.state.log;
    const auto part = log_part(exchange.state);
    exchange.hand_out(log.text(part), log.read(part));
}

void note(Exchange& exchange, const Order& order)
{
    if (order.argument.empty())
        return tell_usage(exchange, order);
    note_down(exchange.state, {text::printable(order.argument)});
    exchange.say("desk-noted");
}

void export_papers(Exchange& exchange, const Order& order)
{
    if (order.argument.empty())
        return tell_usage(exchange, order);
    note_look(exchange, order);
    write(exchange, {.files = all_papers(exchange.state), .folder = order.argument});
}

void answer_overwrite(Exchange& exchange, std::string_view text)
{
    auto& state = exchange.state;
    const auto answer = clock::yes_or_no(state.table.english(text));
    if (!answer)
        return ask_to_overwrite(exchange);
    state.pending = Pending::nothing;
    auto papers = *std::exchange(state.papers, std::nullopt);
    if (!*answer)
        return exchange.say("file-left");
    papers.over = host::wishes::Over::whatever_is_there;
    write(exchange, std::move(papers));
}

/// Papers are asked about before they are written over those of others. An envelope is not: the
/// game goes on without it, and has the move.
void file_written(Exchange& exchange, const host::inputs::FileWritten& outcome)
{
    auto& state = exchange.state;
    if (state.papers && outcome.was_there) {
        state.there = text::printable(outcome.file);
        return ask_to_overwrite(exchange);
    }
    const auto papers = std::exchange(state.papers, std::nullopt);
    if (outcome.was_there || !outcome.fault.empty())
        return tell_unwritten(exchange, outcome);
    if (!papers)
        return;
    state.exported = state.kept();
    tell_written(exchange, *papers);
}

}  // namespace client::desk::handlers
