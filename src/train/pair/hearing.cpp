// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/pair/hearing.hpp"

#include "src/desk/understanding.hpp"
#include "src/text/printable.hpp"
#include "src/text/words.hpp"
#include "src/train/answers.hpp"
#include "src/train/pairing/slips.hpp"
#include "src/words/typed_move.hpp"

#include <utility>

namespace client::train::pair {

using rules::Displacement;
using rules::Placement;
using speech::Word;

Word echo(const Person& to, std::string_view typed)
{
    return speech::written(to.teller.language(), text::printable(typed));
}

namespace {

/// A pawn on the last rank needs a new piece, and whoever names none means a queen.
std::optional<rules::Role> promotion_of(const rules::Board& board, const Displacement& put)
{
    const auto piece = board.at(put.from);
    const bool promotes = piece && piece->role == rules::Role::pawn &&
                          relative(piece->color, put.to.rank()) == rules::Rank::eight;
    return promotes ? std::optional{rules::Role::queen} : std::nullopt;
}

/// The king two squares aside takes his rook with him.
std::optional<rules::Wing> wing_of(const rules::Board& board, const Displacement& put)
{
    const auto piece = board.at(put.from);
    const bool aside = piece && piece->role == rules::Role::king &&
                       put.from.file() == rules::File::e && put.from.rank() == put.to.rank();
    if (!aside)
        return std::nullopt;
    if (put.to.file() == rules::File::g)
        return rules::Wing::short_side;
    return put.to.file() == rules::File::c ? std::optional{rules::Wing::long_side} : std::nullopt;
}

/// "e7 e8 queen" without its last word.
std::string_view
without_role(const Teller& teller, std::string_view text, std::optional<rules::Role>& role)
{
    const auto blank = text.find_last_of(' ');
    if (blank == std::string_view::npos)
        return text;
    role = answers::role(teller, text.substr(blank + 1));
    return role ? text.substr(0, blank) : text;
}

std::optional<Displacement>
read_squares(const Teller& teller, const Placement& board, std::string_view text)
{
    std::optional<rules::Role> role;
    const auto squares = answers::squares(teller, without_role(teller, text, role));
    if (!squares || squares->size() < 2 || (*squares)[0] == (*squares)[1])
        return std::nullopt;
    Displacement put{(*squares)[0], (*squares)[1], std::nullopt, std::nullopt};
    put.promotion = promotion_of(board.board(), put);
    if (put.promotion && role)
        put.promotion = role;
    put.castling = wing_of(board.board(), put);
    return board.board().at(put.from) ? std::optional{put} : std::nullopt;
}

}  // namespace

std::optional<Displacement>
read_put(const Teller& teller, const Placement& board, std::string_view text)
{
    if (const auto put = read_squares(teller, board, text))
        return put;
    if (!board.lawful())
        return std::nullopt;
    const auto typed = words::read_typed(teller.words(), board.position(), text);
    return typed ? std::optional{squares_of(board.position(), typed->move)} : std::nullopt;
}

rules::MoveFacts
facts_told(const Exchange& exchange, const Placement& before, const Displacement& put)
{
    auto facts = desk::facts_as_it_stands(before, put);
    if (!exchange.state.helps())
        facts.threat = rules::Threat::none;
    return facts;
}

void tell_words(Exchange& exchange,
                const Person& to,
                speech::Phrase phrase,
                const Person& of,
                const Words& words)
{
    if (words.facts)
        return exchange.say_move(to, phrase, of, *words.facts);
    exchange.say(to, phrase, {{"who", exchange.name(of, to)}, {"move", echo(to, words.typed)}},
                 Exchange::Kind::news);
}

void tell_squares(Exchange& exchange,
                  const Person& to,
                  speech::Phrase phrase,
                  const Person& of,
                  const Displacement& put)
{
    const std::array squares{put.from, put.to};
    exchange.say(
        to, phrase,
        {{"who", exchange.name(of, to)}, {"squares", to.teller.squares(std::span{squares})}},
        Exchange::Kind::news);
}

void plan_slip(Exchange& exchange)
{
    auto& state = exchange.state;
    auto& turn = exchange.exercise().turn();
    const auto& before = exchange.exercise().turn().before[turn.mover];
    if (state.plan.level != Level::slips || state.player(turn.mover).is_program())
        return;
    if (!turn.announced->put || !before.lawful() || state.random.below(3) != 0)
        return;
    const auto move = legal_move(before.position(), *turn.announced->put);
    const auto near =
        move ? pairing::near_moves({before.position(), *move}, 1) : std::vector<rules::Move>{};
    if (near.empty())
        return;
    const auto put = squares_of(before.position(), state.random.one_of(near));
    const auto of =
        state.random.below(2) == 0 ? PlannedSlip::Of::announcement : PlannedSlip::Of::repetition;
    turn.slip = PlannedSlip{of, facts_told(exchange, before, put), put};
}

}  // namespace client::train::pair
