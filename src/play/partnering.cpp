// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "src/play/handlers.hpp"
#include "src/together/sentences.hpp"

#include <algorithm>
#include <array>
#include <utility>

/// What is particular to a game of two people at terminals of their own.
namespace client::play::handlers {

namespace {

using host::tidings::Kind;
using together::sentence;

speech::Word phrase(const Exchange& exchange,
                    speech::Phrase words,
                    std::initializer_list<speech::SentencePart> parts = {})
{
    return together::book_in(exchange.language()).sentence(words, parts);
}

speech::Word about_partner(const Exchange& exchange, speech::Phrase words)
{
    auto& session = exchange.session;
    const std::string_view name = session.shared->partner(opponent(session.options.own)).name;
    return phrase(exchange, words, {{"name", name}});
}

/// What the other one took back is told by the moves that were known here.
void tell_taken_back(Exchange& exchange)
{
    auto& session = exchange.session;
    const auto plies = session.game.record().size();
    if (session.known.size() <= plies)
        return;
    std::vector<speech::Word> taken;
    for (auto ply = session.known.size(); ply > plies; --ply)
        if (const auto& move = session.known[ply - 1])
            taken.push_back(exchange.in_words(*move));
    session.viewed.reset();
    exchange.say(Kind::news, exchange.in_words("taken-back",
                                               {{"moves", speech::listed(taken)},
                                                {"side", speech::side_argument(session.turn())}}));
}

/// The other one asks, and this seat answers by yes or no.
void hear_undo(Exchange& exchange)
{
    auto& session = exchange.session;
    const bool asked = session.shared->asks_undo == opponent(session.options.own);
    if (!asked || std::exchange(session.decides_undo, true))
        return;
    session.question = Question::grant_undo;
    exchange.say(Kind::question, about_partner(exchange, sentence("undo-asked")));
}

/// What was asked of the other one is answered: the moves are gone, or he does not want it.
void hear_answer(Exchange& exchange, std::size_t known)
{
    auto& session = exchange.session;
    if (!session.awaits_undo || session.shared->asks_undo)
        return;
    session.awaits_undo = false;
    if (session.game.record().size() == known)
        exchange.say(Kind::news, about_partner(exchange, sentence("undo-refused")));
}

}  // namespace

bool partner_is_there(Exchange& exchange, std::string_view typed)
{
    const auto& session = exchange.session;
    if (!session.with_partner() || session.shared->is_complete())
        return true;
    exchange.refuse_input(typed, phrase(exchange, sentence("nobody-opposite")));
    return false;
}

void await_partner(Exchange& exchange)
{
    exchange.say(Kind::news, phrase(exchange, sentence("waiting")));
}

void meet_partner(Exchange& exchange)
{
    exchange.say(Kind::news, about_partner(exchange, sentence("sits-opposite")));
}

void ask_partner_undo(Exchange& exchange)
{
    auto& session = exchange.session;
    session.shared->asks_undo = session.options.own;
    session.awaits_undo = true;
    exchange.concerns_others = true;
    exchange.answer(about_partner(exchange, sentence("undo-wished")));
}

void grant_undo(Exchange& exchange)
{
    auto& session = exchange.session;
    const auto asks = std::exchange(session.shared->asks_undo, std::nullopt);
    if (asks)
        handlers::take_back(exchange, *asks);
}

/// Whoever is asked and does something else instead does not want it.
void drop_partner_question(Exchange& exchange)
{
    auto& session = exchange.session;
    if (!session.decides_undo || session.question == Question::grant_undo)
        return;
    session.decides_undo = false;
    if (session.shared->asks_undo == opponent(session.options.own))
        session.shared->asks_undo.reset();
    exchange.concerns_others = true;
}

void heard(Exchange& exchange, const inputs::Heard& heard)
{
    const auto known = exchange.session.known.size();
    std::ranges::copy(heard.tidings, std::back_inserter(exchange.tidings));
    std::ranges::copy(heard.wishes, std::back_inserter(exchange.wishes));
    if (!exchange.session.with_partner())
        return;
    tell_taken_back(exchange);
    hear_answer(exchange, known);
    hear_undo(exchange);
    handlers::play_premove(exchange);
}

bool is_for_partners(Exchange& exchange, const commands::Command& command)
{
    if (!exchange.session.with_partner())
        return true;
    static constexpr std::array unfair{hint, eval, best, use_engine, new_game};
    static constexpr std::array only_there{save, voice};
    const auto* const row = commands::row_among(play_rows(), command.row);
    const auto is_among = [&](const auto& rows) {
        return row != nullptr && std::ranges::find(rows, row->handle) != rows.end();
    };
    const auto refuse = [&](speech::Phrase why) {
        exchange.refuse_input(exchange.names.name(*row), phrase(exchange, why));
        return false;
    };
    if (is_among(unfair))
        return refuse(sentence("not-with-partner"));
    if (exchange.session.options.place == Place::elsewhere && is_among(only_there))
        return refuse(sentence("only-there"));
    return true;
}

void remember_moves(SessionState& session)
{
    auto& known = session.known;
    const auto plies = session.game.record().size();
    known.resize(std::min(known.size(), plies));
    while (known.size() < plies) {
        const auto ply = known.size();
        const bool lawful = session.game.record()[ply].move.has_value();
        known.push_back(lawful ? std::optional{board::played(session.game, ply).facts}
                               : std::nullopt);
    }
}

}  // namespace client::play::handlers
