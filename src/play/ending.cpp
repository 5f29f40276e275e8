// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/san.hpp"
#include "speech/messages.hpp"
#include "src/play/handlers.hpp"
#include "src/text/words.hpp"

#include <utility>

namespace client::play::handlers {

namespace {

namespace events = rules::events;
using rules::ClaimKind;

void ask(Exchange& exchange, Question question, speech::Message message)
{
    exchange.session.question = question;
    exchange.say(host::tidings::Kind::question, exchange.in_words(message));
}

/// What is asked back once is not asked when the game is over anyway.
bool goes_on(Exchange& exchange, const commands::Command& command)
{
    if (!exchange.session.is_over())
        return true;
    exchange.refuse_input(exchange.names.name(*command.row),
                          exchange.in_words("refused-game-over"));
    return false;
}

/// The reason that would hold, when the player leaves it to us.
ClaimKind likely_kind(const rules::Game& game)
{
    constexpr int fifty_moves = 100;
    const bool fifty =
        game.placement().lawful() && game.placement().position().halfmoves() >= fifty_moves;
    const bool threefold = !game.record().empty() && game.record().back().occurrence >= 3;
    return fifty && !threefold ? ClaimKind::fifty : ClaimKind::threefold;
}

}  // namespace

void draw(Exchange& exchange, const commands::Command& command)
{
    if (!goes_on(exchange, command))
        return;
    if (exchange.session.offered_to())
        ask(exchange, Question::accept, "ask-accept");
    else
        ask(exchange, Question::draw, "ask-draw");
}

void accept(Exchange& exchange, const commands::Command& command)
{
    if (!goes_on(exchange, command))
        return;
    if (!exchange.session.offered_to())
        return exchange.refuse_input(exchange.names.name(*command.row),
                                     exchange.in_words("refused-no-offer"));
    ask(exchange, Question::accept, "ask-accept");
}

void decline(Exchange& exchange, const commands::Command&)
{
    const auto& session = exchange.session;
    exchange.apply(events::Decline{session.offered_to().value_or(session.speaker())});
}

void claim(Exchange& exchange, const commands::Command& command)
{
    auto& session = exchange.session;
    text::Words words{command.argument};
    const auto named = words.next();
    if (named.empty() && session.tournament())  // which one would hold is for the player to know
        return handlers::refuse_misfit(exchange,
                                       {nullptr, exchange.names.name(*command.row), command.row});
    const auto kind = named.empty() ? likely_kind(session.game)
                                    : (named == "fifty" ? ClaimKind::fifty : ClaimKind::threefold);
    std::string intended;
    if (!words.empty() && session.game.placement().lawful()) {
        const auto& position = session.game.placement().position();
        const auto typed = words::read_typed(exchange.words, position, words.rest());
        if (!typed)
            return exchange.refuse_input(words.rest(),
                                         handlers::fair_why(exchange, position, typed.error()));
        intended = write_san(position, typed->move);
    }
    exchange.apply(events::Claim{session.speaker(), kind, std::move(intended)});
}

void resign(Exchange& exchange, const commands::Command& command)
{
    if (goes_on(exchange, command))
        ask(exchange, Question::resign, "ask-resign");
}

void flag(Exchange& exchange, const commands::Command&)
{
    exchange.apply(events::Claim{exchange.session.speaker(), ClaimKind::flag, {}});
}

void yes(Exchange& exchange, const commands::Command&)
{
    auto& session = exchange.session;
    const auto question = std::exchange(session.question, std::nullopt);
    if (!question)
        return exchange.refuse("nothing-asked");
    switch (*question) {
    case Question::resign:
        return exchange.apply(events::Resign{session.speaker()});
    case Question::draw:
        return exchange.apply(events::Offer{session.speaker()});
    case Question::accept:
        return exchange.apply(events::Accept{session.offered_to().value_or(session.speaker())});
    case Question::undo:
        return handlers::take_back(exchange, session.speaker());
    case Question::grant_undo:
        return handlers::grant_undo(exchange);
    case Question::overwrite:
        return handlers::overwrite(exchange);
    case Question::several:
        return handlers::play_several(exchange);
    }
}

void no(Exchange& exchange, const commands::Command&)
{
    const auto question = std::exchange(exchange.session.question, std::nullopt);
    if (!question)
        return exchange.refuse("nothing-asked");
    exchange.answer(*question == Question::overwrite ? speech::Message{"file-left"}
                                                     : "game-goes-on");
}

void engine_answered(Exchange& exchange, const inputs::EngineAnswered& answered)
{
    const auto side = opponent(exchange.session.options.own);
    if (exchange.session.game.state().offer != exchange.session.options.own)
        return;
    if (answered.answer == inputs::OfferAnswer::accepted)
        exchange.apply(events::Accept{side});
    else
        exchange.apply(events::Decline{side});
}

}  // namespace client::play::handlers
