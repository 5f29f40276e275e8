// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fen.hpp"
#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "src/play/handlers.hpp"
#include "src/words/articles.hpp"

#include <algorithm>

/// The Laws and the words of chess, and what stands behind a ruling.
namespace client::play::handlers {

namespace {

namespace tidings = host::tidings;

/// In a game the Laws are those by which it is played.
words::LawReader& reader_of(Exchange& exchange)
{
    auto& session = exchange.session;
    session.law.edition = session.game.state().rules().edition;
    return session.law;
}

/// From now on questions are about this position.
void look_at(Exchange& exchange, const speech::Glossary::Term& term)
{
    if (const auto setup = rules::read_fen(term.example)) {
        exchange.session.example = Example{term.term, rules::Placement{*setup}};
        exchange.answer("law-example-look");
    }
}

bool is_refusal(const host::Tiding& tiding)
{
    const auto* const said = std::get_if<tidings::Said>(&tiding);
    const auto* const happened = std::get_if<tidings::Happened>(&tiding);
    return (said != nullptr && said->kind == tidings::Kind::refusal) ||
           (happened != nullptr &&
            std::holds_alternative<rules::facts::Refused>(happened->fact.what));
}

bool is_news_of_move(const host::Tiding& tiding)
{
    const auto* const played = std::get_if<tidings::Played>(&tiding);
    return played != nullptr && is_new(played->telling);
}

/// How the game ended can be asked for long after, and where a game is read.
std::vector<words::Ruling> end_of(const SessionState& session)
{
    const auto& outcome = session.game.outcome();
    if (!outcome)
        return {};
    const auto article =
        words::article_of(rules::facts::Ended{*outcome}, session.game.state().rules());
    return {{std::string{article}}};
}

}  // namespace

void law(Exchange& exchange, const commands::Command& command)
{
    const auto asked = exchange.echo(command.argument).screen;
    exchange.answer(words::law_answer(exchange.words, reader_of(exchange), asked).lines);
}

void what(Exchange& exchange, const commands::Command& command)
{
    const auto asked = exchange.echo(command.argument).screen;
    const auto answer = words::term_answer(exchange.words, reader_of(exchange), asked);
    exchange.answer(answer.lines);
    if (answer.term)
        look_at(exchange, *answer.term);
}

void why(Exchange& exchange, const commands::Command&)
{
    auto& reader = reader_of(exchange);
    if (reader.rulings.empty())
        reader.rulings = end_of(exchange.session);
    exchange.answer(words::why_answer(exchange.words, reader).lines);
}

void leave(Exchange& exchange, const commands::Command&)
{
    exchange.session.example.reset();
    exchange.answer("look-now");
}

void note_rulings(Exchange& exchange)
{
    const bool is_over = std::ranges::any_of(exchange.tidings, is_refusal) ||
                         std::ranges::any_of(exchange.tidings, is_news_of_move);
    if (is_over || !exchange.rulings.empty())
        exchange.session.law.rulings = std::move(exchange.rulings);
}

}  // namespace client::play::handlers
