// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game_questions.hpp"
#include "rules/placement.hpp"
#include "speech/messages.hpp"
#include "src/desk/handlers.hpp"
#include "src/desk/next_step.hpp"
#include "src/desk/understanding.hpp"
#include "src/text/words.hpp"
#include "src/words/typed_move.hpp"

#include <string>
#include <utility>
#include <vector>

/// Lines that are no commands: moves, and what is nearly one.
namespace client::desk::handlers {
namespace {

using namespace rules;

/// A draw is offered with the words of the move, before the press (9.1.2.1).
bool offers_draw(const DeskState& state, const Event& event, std::string_view typed)
{
    const Game& game = *state.game();
    const auto* const announce = std::get_if<events::Announce>(&event);
    const bool moves = announce != nullptr || std::holds_alternative<events::Play>(event);
    const Placement& position =
        announce != nullptr ? game.announced_from(announce->side) : game.placement();
    if (!moves || !position.lawful())
        return false;
    const auto said = announce != nullptr ? std::string_view{announce->heard.words} : typed;
    const auto heard = words::read_typed(*state.words, position.position(), said);
    return heard && heard->offer == speech::DrawOffer::made;
}

/// Nothing is offered with a move that was not made.
void apply_with_offer(Exchange& exchange, Event event, std::string_view typed)
{
    const Game& game = exchange.game();
    const auto* const announce = std::get_if<events::Announce>(&event);
    const Color side = announce != nullptr ? announce->side : game.placement().turn();
    const auto moves = game.record().size();
    apply(exchange, std::move(event), typed);
    const auto& state = exchange.game().state();
    if (state.phase == Phase::playing && (state.unpressed[side] || state.history.size() != moves))
        apply(exchange, events::Offer{side}, exchange.state.table.own("offer"));
}

/// The squares of what is typed, if it is a move at all.
std::optional<Displacement>
put_by(words::ChosenWords& words, const Placement& before, std::string_view text)
{
    if (const auto typed = words::read_typed(words, before.position(), text))
        return squares_of(before.position(), typed->move);
    const auto intention = read_intention(before, text, Mode::strict);
    const auto* const put = intention ? std::get_if<Displacement>(&*intention) : nullptr;
    return put != nullptr ? std::optional{*put} : std::nullopt;
}

bool means_move(words::ChosenWords& words, const Placement& placement, std::string_view text)
{
    if (placement.lawful())
        return words::read_typed(words, placement.position(), text).has_value();
    return read_intention(placement, text, Mode::strict).has_value();
}

/// Of several pieces that fit the words, pinned or not, it is asked which was meant: whoever knew
/// which of them may move would know too much (7.5.1, 11.3.1).
std::vector<Move> several_meant(const DeskState& state, std::string_view text)
{
    const Placement& placement = state.game()->placement();
    const auto written = written_in(*state.words, std::string{text});
    if (!written || !placement.lawful() || !fits_several(placement, *written))
        return {};
    std::vector<Move> moves;
    for (const Square from : placement.board().of(placement.turn()))
        if (speaks_of(placement, *written, from) && can_reach(placement, from, written->to))
            moves.emplace_back(placement.board().at(from)->role, from, written->to);
    return moves;
}

void refuse_several(Exchange& exchange, std::string_view text, std::vector<Move> moves)
{
    const words::Misread misread{MoveRefusal{Ambiguous{std::move(moves)}}};
    exchange.refuse(text, exchange.game().options().tournament
                              ? words::bare_why(exchange.language(), misread)
                              : words::why(exchange.language(),
                                           exchange.game().placement().position(), misread));
}

/// What is typed again, or instead, for a move that was not yet pressed, and is none for the
/// opponent: whoever types does not know that it was taken, or has mistyped it.
bool is_typed_over(Exchange& exchange, std::string_view text)
{
    const GameState& state = exchange.game().state();
    if (state.history.empty() || !state.unpressed[state.history.back().side])
        return false;
    auto& words = *exchange.state.words;
    const Ply last = state.history.back();
    const Placement& before = state.before(state.history.size() - 1);
    const auto made = before.lawful() ? put_by(words, before, text) : std::nullopt;
    const bool fits = made && (*made == last.squares || legal_move(before.position(), *made));
    if (!fits || means_move(words, state.placement(), text))
        return false;
    if (*made == last.squares) {
        exchange.refuse(text, "refused-made-already");
        exchange.say(exchange.in_words(next_step(state)), Exchange::Kind::refusal);
        return true;
    }
    apply(exchange, events::Play{last.side, std::string{text}}, text);  // Article 4.7
    exchange.explain(row_of("retract"));
    return true;
}

/// In an aperture stands one piece: who places his own there has taken the other's out first.
std::optional<events::Remove> made_room_for(const GameState& game, const Event& event)
{
    const auto* const place = std::get_if<events::Place>(&event);
    if (place == nullptr || place->side != game.turn() || !(place->role || game.act.hand))
        return std::nullopt;
    const bool stands = game.placement().board().of(opponent(place->side)).has(place->square) &&
                        !laws::is_removed(game.act, place->square);
    return stands && !game.act.put ? std::optional{events::Remove{place->side, place->square}}
                                   : std::nullopt;
}

/// Perhaps a command was meant: then what it is like.
void refuse_nonsense(Exchange& exchange, std::string_view text)
{
    const auto& table = exchange.state.table;
    exchange.not_understood(text);
    if (const auto* const row = commands::row_among(desk_rows(), table.resembled(text)))
        exchange.explain(*row, Exchange::Kind::refusal);
}

/// What is nearly a move is answered by what is wrong with it, but for a tournament.
void refuse_move(Exchange& exchange, std::string_view text)
{
    const Placement& placement = exchange.game().placement();
    if (!placement.lawful())
        return exchange.not_understood(text);
    const auto typed = words::read_typed(*exchange.state.words, placement.position(), text);
    if (typed || words::is_nonsense(typed.error()))
        return refuse_nonsense(exchange, text);
    if (exchange.game().state().phase != Phase::playing)  // the Laws say so
        return apply(exchange, events::Play{placement.turn(), std::string{text}}, text);
    exchange.refuse(text,
                    exchange.game().options().tournament
                        ? words::bare_why(exchange.language(), typed.error())
                        : words::why(exchange.language(), placement.position(), typed.error()));
}

/// The arbiter says nothing that the desk knows.
void refuse_arbiter(Exchange& exchange, std::string_view typed)
{
    exchange.not_understood(typed);
    tell_topic(exchange, "desk-topic-arbiter", Exchange::Kind::refusal);
}

void refuse_misfit(Exchange& exchange, const commands::Row* misfit, std::string_view typed)
{
    exchange.not_understood(typed);
    exchange.explain(*commands::row_among(desk_rows(), misfit), Exchange::Kind::refusal);
}

/// Article D.2.9: where the game goes back, the clocks stand until the arbiter has confirmed what
/// they show.
void resolve(Exchange& exchange, const Event& event, std::string_view typed)
{
    const GameState& game = exchange.game().state();
    const auto& table = exchange.state.table;
    const auto moves = game.history.size();
    const bool ran = game.phase == Phase::playing && game.clock.timed() && game.clock.running();
    Exchange unheard{exchange.state};
    if (ran)
        apply(unheard, events::HaltClocks{}, table.own("arbiter stop"));
    apply(exchange, event, typed);
    if (game.history.size() < moves && game.clock.timed())
        exchange.say("desk-confirm-times",
                     {{"set", table.own("set")}, {"go", table.own("arbiter go")}});
    else if (ran)
        apply(unheard, events::GoOn{}, table.own("arbiter go"));
}

bool is_to_arbiter(const DeskState& state, std::string_view text)
{
    return state.table.english(text::Words{text}.peek()) == "arbiter";
}

}  // namespace

void make(Exchange& exchange, Typed heard, std::string_view typed)
{
    const auto* const play = std::get_if<events::Play>(&heard.event);
    if (play != nullptr && play->side == exchange.game().placement().turn())
        if (auto several = several_meant(exchange.state, heard.words); !several.empty())
            return refuse_several(exchange, heard.words, std::move(several));
    if (std::holds_alternative<events::Resolve>(heard.event))
        return resolve(exchange, heard.event, typed);
    if (const auto room = made_room_for(exchange.game().state(), heard.event)) {
        Exchange unheard{exchange.state};  // the placing tells all there is to tell
        apply(unheard, *room, typed);
    }
    const bool offers = heard.offer_sign || offers_draw(exchange.state, heard.event, heard.words);
    return offers ? apply_with_offer(exchange, std::move(heard.event), typed)
                  : apply(exchange, std::move(heard.event), typed);
}

void hear_move(Exchange& exchange, const commands::Command& said, std::string_view typed)
{
    const bool is_command = said.misfit != nullptr;
    const bool to_arbiter = is_to_arbiter(exchange.state, said.argument);
    if (!is_command && !to_arbiter && laws::is_sealing(exchange.game().state()))
        return exchange.refuse("desk-next-seal");  // what is sealed is not said aloud
    if (!is_command && !said.side && is_typed_over(exchange, said.argument))
        return;
    const auto words = is_command ? said.argument : without_offer_sign(said.argument);
    const bool of_mover = !is_command && said.side.value_or(exchange.game().placement().turn()) ==
                                             exchange.game().placement().turn();
    if (auto several = several_meant(exchange.state, words); of_mover && !several.empty())
        return refuse_several(exchange, words, std::move(several));
    if (const auto event = read_move(exchange.state, words, said.side))
        return make(exchange, {*event, words, words.size() < said.argument.size()}, typed);
    if (is_command)
        return refuse_misfit(exchange, said.misfit, typed);
    return to_arbiter ? refuse_arbiter(exchange, typed) : refuse_move(exchange, typed);
}

}  // namespace client::desk::handlers
