// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "src/clock/articles.hpp"
#include "src/clock/handlers.hpp"
#include "src/text/printable.hpp"
#include "src/text/words.hpp"
#include "src/words/use_words.hpp"

#include <string>

/// What the clock was used for in a tournament: noted with its times, and told to an arbiter.
namespace client::clock::handlers {

namespace {

speech::Word told_use(const Exchange& exchange, const store::Use& use)
{
    if (use.kind == store::Use::Kind::opened)
        return words::opened(exchange.language(), use.what);
    const commands::Row* const row = exchange.table.find(text::Words{use.what}.next());
    if (row == nullptr) {  // somebody has changed the file
        const auto shown = text::printable(use.what);
        return {shown, shown};
    }
    return words::used(exchange.language(), use.kind, text::printable(exchange.table.own(use.what)),
                       row->help);
}

}  // namespace

void log(Exchange& exchange, std::string_view /*argument*/)
{
    const auto& log = exchange.state.log;
    if (!log)
        return exchange.refuse(exchange.in_words("log-tournament-only"));
    std::vector<speech::Word> lines{words::log_heading(exchange.language(), log->begun)};
    for (const store::Use& use : log->uses)
        lines.push_back(words::log_entry(exchange.language(), use, words::Clocks::told,
                                         told_use(exchange, use)));
    exchange.answer(std::move(lines));
}

void refuse_count(Exchange& exchange, const commands::Row& row)
{
    note(exchange.state, store::Use::Kind::refused, std::string{row.name});
    exchange.state.law.rulings = {{std::string{article_of_counts}}};
    const auto& own = exchange.table.name(row);
    exchange.refuse(exchange.in_words("not-in-tournament", {{"command", speech::Word{own, own}}}));
}

void note_use(Exchange& exchange, const commands::Row& row, std::string_view argument)
{
    note(exchange.state, store::Use::Kind::answered,
         commands::in_english({&row, std::string{argument}}));
}

}  // namespace client::clock::handlers
