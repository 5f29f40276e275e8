// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game_questions.hpp"
#include "rules/placement.hpp"
#include "rules/san.hpp"
#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "speech/written_move.hpp"
#include "src/desk/listening.hpp"
#include "src/desk/next_step.hpp"
#include "src/desk/session.hpp"
#include "src/script/commands.hpp"
#include "src/script/names.hpp"
#include "src/text/printable.hpp"
#include "src/text/words.hpp"
#include "src/words/typed_move.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

/// What a typed line says: the event of a command, or a move.
namespace client::desk {

using namespace rules;
using speech::sentence;

namespace {

/// Nobody castles so on a board: it is a slip of the typist.
bool castles_through_pieces(const words::Misread& misread)
{
    const auto cause = words::cause_of(misread);
    const auto* const fault = cause ? std::get_if<causes::NoCastling>(&*cause) : nullptr;
    return fault != nullptr && fault->fault == causes::CastlingFault::piece_between;
}

/// `white place D b8`: the letter of the new piece as scripts have it.
std::string in_english_letters(Letters letters, const std::string& command)
{
    text::Words words{command};
    const auto side = words.next();
    if (words.next() != "place")
        return command;
    const auto letter = words.next();
    for (const Role role : {Role::queen, Role::rook, Role::bishop, Role::knight})
        if (piece_letter(letters, {Color::white, role}) == letter)
            return fmt::format("{} place {} {}", side, fen_letter({Color::white, role}),
                               words.rest());
    return command;
}

}  // namespace

std::optional<Color> Session::speaker(Speaker kind) const
{
    const Game& game = record_->game();
    const Color turn = game.placement().turn();
    switch (kind) {
    case Speaker::to_move:
        return turn;
    case Speaker::listener:  // who has put a piece of his own is not listening any more
        return game.state().act.put ? opponent(turn) : turn;
    case Speaker::on_the_clock:
        return game.clock().running().value_or(turn);
    case Speaker::announcer:
        return game.state().act.heard || game.record().empty() ? turn : game.record().back().side;
    case Speaker::offered:
        return game.state().offer ? opponent(*game.state().offer) : turn;
    case Speaker::nobody:
    case Speaker::named:
        return std::nullopt;
    }
    return std::nullopt;
}

/// Who has moved and not yet pressed takes up his own pieces, not the opponent, as with the king
/// after the rook.
std::optional<Color> Session::who_lifts(std::string_view line) const
{
    text::Words words{line};
    const bool lifts = words.next() == "lift";
    const auto square = Square::parse(words.rest());
    const Color other = opponent(game()->placement().turn());
    const bool own = square && game()->placement().board().of(other).has(*square);
    return lifts && own && game()->state().unpressed[other] ? std::optional{other} : std::nullopt;
}

std::optional<Event> Session::read(std::string_view line) const
{
    const CommandRow* const row = CommandNames::find(line);
    text::Words words{line};
    auto side = script::read_side(words.peek());
    if (side)
        static_cast<void>(words.next());
    if (row == nullptr)
        return read_move(words.rest(), side);
    if (!side)
        side = who_lifts(line);
    if (!side)
        side = speaker(row->speaker);
    std::string command{words.rest()};
    if (side && command == "announce")
        if (auto heard = as_placed(*words_, *game(), *side))
            return events::Announce{*side, *std::move(heard)};
    if (side && command == "repeat")  // without a move the Laws have an answer, too
        return events::Repeat{*side, as_announced(*words_, *game(), *side).value_or(Heard{})};
    if (side)
        command = fmt::format("{} {}", script::side_names[*side], command);
    if (auto read = script::read_command(in_english_letters(words_->letters(), command))) {
        read_written(read->event);
        const auto* const score = std::get_if<events::ShowScore>(&read->event);
        if (score == nullptr || !score->moves.empty())
            return std::move(read->event);
    }
    return read_move(line, std::nullopt);
}

/// Moves within commands are written or said as any other.
void Session::read_written(Event& event) const
{
    auto* const play = std::get_if<events::Play>(&event);
    auto* const claim = std::get_if<events::Claim>(&event);
    auto* const text = play != nullptr    ? &play->text
                       : claim != nullptr ? &claim->intended
                                          : nullptr;
    const Placement& placement = game()->placement();
    if (text == nullptr || !placement.lawful() || read_intention(placement, *text, Mode::strict))
        return;
    if (const auto typed = words::read_typed(*words_, placement.position(), *text))
        *text = write_san(placement.position(), typed->move);
}

/// A move in any notation, or in the words of any language: made, and announced if it must be. It
/// may be said whose it is.
std::optional<Event> Session::read_move(std::string_view text, std::optional<Color> whose) const
{
    const Placement& placement = game()->placement();
    const Color side = whose.value_or(placement.turn());
    const auto intention = read_intention(placement, text, Mode::strict);
    if (!placement.lawful())
        return intention ? std::optional{events::Play{side, std::string{text}}} : std::nullopt;
    const auto typed = words::read_typed(*words_, placement.position(), text);
    if (side != placement.turn())  // the Laws say that it is not his turn
        return typed || !words::is_nonsense(typed.error())
                   ? std::optional{events::Play{side, std::string{text}}}
                   : std::nullopt;
    if (intention && (typed || !castles_through_pieces(typed.error())))
        return events::Play{side, std::string{text}};
    if (typed)
        return events::Play{side, write_san(placement.position(), typed->move)};
    // The desk is no player: a slip of its typist is no illegal move, unless both squares are
    // named.
    const auto squares = words::illegal_squares(typed.error());
    const bool named = squares && squares->substr(0, 2) != squares->substr(2, 2) &&
                       text.find(squares->substr(0, 2)) != std::string_view::npos;
    if (!named)
        return std::nullopt;
    const auto from = Square::parse(squares->substr(0, 2));
    const bool others = from && placement.board().of(opponent(side)).has(*from);
    return events::Play{others ? opponent(side) : side, *squares};
}

bool Session::is_secret(std::string_view typed) const
{
    const auto english = names_.in_english(typed);
    if (text::Words{english}.empty() || asks() || game() == nullptr)
        return false;
    if (is_seal_line(english))
        return true;
    const bool types_the_word =
        std::string_view{"seal"}.starts_with(english) || names_.own("seal").starts_with(typed);
    return laws::is_sealing(game()->state()) && !types_the_word &&
           CommandNames::find(english) == nullptr;
}

/// A draw is offered with the words of the move, before the press (9.1.2.1).
bool Session::offers_draw(const Event& event, std::string_view typed) const
{
    const auto* const announce = std::get_if<events::Announce>(&event);
    const bool moves = announce != nullptr || std::holds_alternative<events::Play>(event);
    const Placement& position =
        announce != nullptr ? game()->announced_from(announce->side) : game()->placement();
    if (!moves || !position.lawful())
        return false;
    const auto said = announce != nullptr ? std::string_view{announce->heard.words} : typed;
    const auto heard = words::read_typed(*words_, position.position(), said);
    return heard && heard->offer == speech::DrawOffer::made;
}

/// Nothing is offered with a move that was not made.
Reply Session::apply_with_offer(Event event, std::string_view typed)
{
    const auto* const announce = std::get_if<events::Announce>(&event);
    const Color side = announce != nullptr ? announce->side : game()->placement().turn();
    const auto moves = game()->record().size();
    auto reply = apply(std::move(event), typed);
    const auto& state = game()->state();
    if (state.phase != Phase::playing || (!state.unpressed[side] && state.history.size() == moves))
        return reply;
    auto offered = apply(events::Offer{side}, names_.own("offer"));
    std::ranges::move(offered.said, std::back_inserter(reply.said));
    return reply;
}

/// What somebody wrote, for a refusal.
speech::Word Session::echo(std::string_view text) const
{
    return speech::written_move(words_->announcer_in_messages(), text::printable(text),
                                words_->letters());
}

/// What is typed again, or instead, for a move that was not yet pressed, and is none for the
/// opponent: whoever types does not know that it was taken, or has mistyped it.
std::optional<Reply> Session::typed_over(std::string_view text)
{
    const GameState& state = game()->state();
    if (state.history.empty() || !state.history.back().move || !state.placement().lawful())
        return std::nullopt;
    const Ply& last = state.history.back();
    const Placement& before = state.before(state.history.size() - 1);
    const auto made = state.unpressed[last.side]
                          ? words::read_typed(*words_, before.position(), text)
                          : unexpected{words::Misread{}};
    if (!made || words::read_typed(*words_, state.placement().position(), text))
        return std::nullopt;
    if (made->move == *last.move) {
        auto reply = refused(text, "refused-made-already");
        reply.said.push_back(utterance(sentence(lexicon(), next_step(state))));
        return reply;
    }
    auto reply = apply(events::Play{last.side, std::string{text}}, text);  // Article 4.7
    reply.said.push_back(utterance(explained(*CommandNames::find("retract"))));
    return reply;
}

/// What is nearly a move is answered by what is wrong with it, but for a tournament.
Reply Session::no_move(std::string_view text)
{
    const Placement& placement = game()->placement();
    if (!placement.lawful())
        return not_understood(text);
    const auto typed = words::read_typed(*words_, placement.position(), text);
    if (typed || words::is_nonsense(typed.error())) {
        auto reply = not_understood(text);
        for (const CommandRow* const row : names_.resembling(text))
            reply.said.push_back(utterance(explained(*row)));
        return reply;
    }
    if (game()->state().phase != Phase::playing)  // the Laws say so
        return apply(events::Play{placement.turn(), std::string{text}}, text);
    return say(
        sentence(lexicon(), "refused",
                 {{"input", echo(text)},
                  {"reason", game()->options().tournament
                                 ? words::bare_why(lexicon(), typed.error())
                                 : words::why(lexicon(), placement.position(), typed.error())}}));
}

}  // namespace client::desk
