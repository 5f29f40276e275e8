// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/san.hpp"
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "src/play/choice.hpp"
#include "src/play/engine_seat.hpp"
#include "src/play/handlers.hpp"
#include "src/text/words.hpp"

#include <utility>

namespace client::play::handlers {

namespace {

namespace events = rules::events;
using rules::ClaimKind;

/// What is asked back once is not asked when the game is over anyway.
bool goes_on(Exchange& exchange, const commands::Command& command)
{
    if (!exchange.session.is_over())
        return true;
    exchange.refuse_input(exchange.names.name(*command.row),
                          exchange.in_words("refused-game-over"));
    return false;
}

/// A wrong claim costs time (9.5.3), and any is an offer (9.1.2.3): nobody is to find that out
/// afterwards.
void ask_which_claim(Exchange& exchange)
{
    const auto& game = exchange.session.game;
    const auto cost = game.state().rules().wrong_claim_bonus;
    const bool costs = game.clock().timed() && cost > rules::Duration{};
    exchange.ask(Question::claim, "ask-claim",
                 {{"cost", std::string_view{costs ? "time" : "none"}},
                  {"time", speech::span_words(exchange.language(), cost)}});
}

/// The written move of a claim (9.2.1), in English letters; what is wrong with it is told.
std::optional<std::string>
read_intended(Exchange& exchange, ClaimKind kind, std::string_view written)
{
    auto& session = exchange.session;
    const auto& position = session.game.placement().position();
    const auto typed = words::read_typed(exchange.words, position, written);
    if (typed)
        return write_san(position, typed->move);
    exchange.refuse_input(written, handlers::fair_why(exchange, position, typed.error()));
    session.choices = choices_of(position, typed.error());
    if (!session.choices.empty())
        session.claiming = kind;
    return std::nullopt;
}

}  // namespace

void draw(Exchange& exchange, const commands::Command& command)
{
    if (!goes_on(exchange, command))
        return;
    if (exchange.session.offered_to())
        exchange.ask(Question::accept, "ask-accept");
    else
        exchange.ask(Question::draw, "ask-draw");
}

void accept(Exchange& exchange, const commands::Command& command)
{
    if (!goes_on(exchange, command))
        return;
    if (!exchange.session.offered_to())
        return exchange.refuse_input(exchange.names.name(*command.row),
                                     exchange.in_words("refused-no-offer"));
    exchange.ask(Question::accept, "ask-accept");
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
    if (!goes_on(exchange, command))
        return;
    if (named.empty())
        return ask_which_claim(exchange);
    const auto kind = named == "fifty" ? ClaimKind::fifty : ClaimKind::threefold;
    const bool with_move = !words.empty() && session.game.placement().lawful();
    auto intended = with_move ? read_intended(exchange, kind, words.rest()) : std::string{};
    if (intended)
        exchange.apply(events::Claim{session.speaker(), kind, *std::move(intended)});
}

void resign(Exchange& exchange, const commands::Command& command)
{
    if (goes_on(exchange, command))
        exchange.ask(Question::resign, "ask-resign");
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
    case Question::meant:  // taken before it comes here
        return;
    case Question::claim:
        return ask_which_claim(exchange);
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

void ask_again(Exchange& exchange)
{
    const auto& session = exchange.session;
    if (session.question && !session.is_over())
        exchange.say(host::tidings::Kind::question, session.asked);
    else if (std::exchange(exchange.session.question, std::nullopt))
        exchange.answer("clock-question-dropped");
}

void engine_answered(Exchange& exchange, const inputs::EngineAnswered& answered)
{
    const auto side = opponent(exchange.session.options.own);
    if (exchange.session.game.state().offer != exchange.session.options.own)
        return;
    if (answered.answer == inputs::OfferAnswer::accepted)
        return exchange.apply(events::Accept{side});
    exchange.apply(events::Decline{side});
    if (exchange.session.game.record().size() / 2 < earnest_moves)
        exchange.answer("declined-early", {{"n", static_cast<int>(earnest_moves)}});
    else
        exchange.answer("declined-better");
}

}  // namespace client::play::handlers
