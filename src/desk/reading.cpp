// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game_questions.hpp"
#include "rules/placement.hpp"
#include "rules/san.hpp"
#include "src/desk/handlers.hpp"
#include "src/desk/understanding.hpp"
#include "src/script/commands.hpp"
#include "src/text/words.hpp"
#include "src/words/typed_move.hpp"

#include <fmt/format.h>

/// What a typed line says: the event of a command, or a move.
namespace client::desk {

using namespace rules;

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

/// Who has moved and not yet pressed takes up his own pieces, not the opponent, as with the king
/// after the rook.
std::optional<Color> who_lifts(const Game& game, const Order& order)
{
    const auto square = Square::parse(order.argument);
    const Color other = opponent(game.placement().turn());
    const bool own = square && game.placement().board().of(other).has(*square);
    const bool lifts = order.row.name == "lift" && own && game.state().unpressed[other];
    return lifts ? std::optional{other} : std::nullopt;
}

std::optional<Color> side_of(const Game& game, const Order& order)
{
    if (order.side)
        return order.side;
    const auto lifter = who_lifts(game, order);
    return lifter ? lifter : speaker_of(game, order.row.speaker);
}

/// An announcement or a repetition without words of its own: as the board has it.
std::optional<Event> read_wordless(const DeskState& state, const Order& order, Color side)
{
    if (!order.argument.empty())
        return std::nullopt;
    if (order.row.name == "repeat")  // without a move the Laws have an answer, too
        return events::Repeat{side,
                              as_announced(*state.words, *state.game(), side).value_or(Heard{})};
    auto heard =
        order.row.name == "announce" ? as_placed(*state.words, *state.game(), side) : std::nullopt;
    return heard ? std::optional<Event>{events::Announce{side, *std::move(heard)}} : std::nullopt;
}

/// The move that words within a command say; what is written as in English stays as it is.
std::optional<Move> said_move(const DeskState& state, const std::string& text)
{
    const Placement& placement = state.game()->placement();
    if (!placement.lawful() || read_intention(placement, text, Mode::strict))
        return std::nullopt;
    const auto typed = words::read_typed(*state.words, placement.position(), text);
    return typed ? std::optional{typed->move} : std::nullopt;
}

/// Moves within commands are written or said as any other.
void read_written(const DeskState& state, Event& event)
{
    if (auto* const play = std::get_if<events::Play>(&event))
        if (const auto move = said_move(state, written(play->move)))
            play->move = *move;
    if (auto* const claim = std::get_if<events::Claim>(&event))
        if (const auto move = said_move(state, claim->intended))
            claim->intended = write_san(state.game()->placement().position(), *move);
}

}  // namespace

std::optional<Color> speaker_of(const Game& game, Speaker kind)
{
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
    case Speaker::asked:
        return game.state().asked_to_resign.value_or(game.clock().running().value_or(turn));
    case Speaker::offered:
        return game.state().offer ? opponent(*game.state().offer) : turn;
    case Speaker::nobody:
    case Speaker::named:
        return std::nullopt;
    }
    return std::nullopt;
}

std::optional<Event> read_event(const DeskState& state, const Order& order)
{
    const auto side = side_of(*state.game(), order);
    if (side)
        if (auto event = read_wordless(state, order, *side))
            return event;
    const auto line = commands::in_english({&order.row, order.argument, nullptr, side});
    auto read = script::read_command(in_english_letters(state.words->letters(), line));
    if (!read)
        return std::nullopt;
    read_written(state, read->event);
    const auto* const score = std::get_if<events::ShowScore>(&read->event);
    const bool is_whole = score == nullptr || !score->moves.empty();
    return is_whole ? std::optional{std::move(read->event)} : std::nullopt;
}

std::optional<Event>
read_move(const DeskState& state, std::string_view text, std::optional<Color> whose)
{
    const Placement& placement = state.game()->placement();
    const Color side = whose.value_or(placement.turn());
    const auto intention = read_intention(placement, text, Mode::strict);
    if (!placement.lawful())
        return intention ? std::optional{events::Play{side, std::string{text}}} : std::nullopt;
    const auto typed = words::read_typed(*state.words, placement.position(), text);
    if (side != placement.turn())  // the Laws say that it is not his turn
        return typed || !words::is_nonsense(typed.error())
                   ? std::optional{events::Play{side, std::string{text}}}
                   : std::nullopt;
    if (intention && (typed || !castles_through_pieces(typed.error())))
        return events::Play{side, std::string{text}};
    if (typed)
        return events::Play{side, typed->move};
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

}  // namespace client::desk
