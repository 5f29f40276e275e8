// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/choice.hpp"

#include "speech/overloaded.hpp"
#include "speech/text.hpp"
#include "src/play/handlers.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <variant>

namespace client::play {

namespace {

using rules::Move;
using rules::Role;

/// What a line says of the move that is meant.
struct Trait {
    std::optional<Role> role{};
    std::optional<rules::File> file{};
    std::optional<rules::Rank> rank{};
    std::optional<rules::Wing> wing{};
};

bool castles_to(Move move, rules::Wing wing)
{
    return move.kind() == rules::MoveKind::castling && castling_wing(move) == wing;
}

bool fits(const Trait& trait, Move move)
{
    const auto from = move.from();
    return (!trait.role || *trait.role == move.promotion().value_or(move.role())) &&
           (!trait.file || *trait.file == from.file()) &&
           (!trait.rank || *trait.rank == from.rank()) &&
           (!trait.wing || castles_to(move, *trait.wing));
}

std::optional<Move> only_one(std::span<const Move> choices, const Trait& trait)
{
    const auto fitting = [&](Move move) { return fits(trait, move); };
    const auto found = std::ranges::find_if(choices, fitting);
    return std::ranges::count_if(choices, fitting) == 1 ? std::optional{*found} : std::nullopt;
}

/// A piece by its letter. A small one could as well be a file, unless it is about a new piece.
std::optional<Trait> by_letter(rules::Letters letters, std::string_view line, Move choice)
{
    for (const auto role : rules::all_roles) {
        const auto letter = piece_letter(letters, {rules::Color::white, role});
        const bool same =
            choice.promotion() ? speech::fold(letter) == speech::fold(line) : letter == line;
        if (same && !letter.empty())
            return Trait{.role = role};
    }
    return std::nullopt;
}

/// Each part is said once.
template <class Part>
bool tell(std::optional<Part>& part, std::uint8_t value)
{
    return !std::exchange(part, static_cast<Part>(value));
}

bool add(Trait& trait, const speech::Meaning& meaning)
{
    using enum speech::Meaning::Kind;
    switch (meaning.kind) {
    case role:
    case promotes_to:
        return tell(trait.role, meaning.value);
    case file:
        return tell(trait.file, meaning.value);
    case rank:
        return tell(trait.rank, meaning.value);
    case castles:
        return tell(trait.wing, meaning.value);
    case link:
    case promotes:
        return true;
    case takes:
    case en_passant:
    case check:
    case mate:
    case castling:
    case offer:
    case squares_of:
        break;
    }
    return false;
}

std::optional<Trait> by_words(const speech::Vocabulary& vocabulary, std::string_view line)
{
    const auto meanings = vocabulary.meanings(speech::folded_words(line));
    Trait trait;
    const bool all =
        meanings && !meanings->empty() &&
        std::ranges::all_of(*meanings, [&](const auto& meaning) { return add(trait, meaning); });
    return all ? std::optional{trait} : std::nullopt;
}

/// What tells nothing chooses nothing.
std::optional<Move>
named(words::ChosenWords& words, std::span<const Move> choices, std::string_view line)
{
    for (const auto& trait : {by_letter(words.letters(), line, choices.front()),
                              by_words(words.recogniser().vocabulary(), line)})
        if (trait)
            if (const auto move = only_one(choices, *trait))
                return move;
    return std::nullopt;
}

}  // namespace

std::vector<Move>
promotions(const rules::Position& position, rules::Square to, std::optional<rules::Square> from)
{
    std::vector<Move> moves;
    for (const Move move : position.legal_moves())
        if (move.promotion() && move.to() == to && from.value_or(move.from()) == move.from())
            moves.push_back(move);
    return moves;
}

std::optional<rules::Position> typed_for(const SessionState& session)
{
    const auto& placement = session.game.placement();
    if (!placement.lawful() || !session.other_to_move())
        return placement.lawful() ? std::optional{placement.position()} : std::nullopt;
    auto setup = placement.position().setup();
    setup.turn = opponent(setup.turn);
    setup.en_passant.reset();
    const auto passed = rules::Position::from(setup);
    return passed ? std::optional{*passed} : std::nullopt;
}

namespace {

std::vector<Move> castlings(const rules::Position& position)
{
    std::vector<Move> moves;
    for (const Move move : position.legal_moves())
        if (move.kind() == rules::MoveKind::castling)
            moves.push_back(move);
    return moves;
}

}  // namespace

std::vector<Move> choices_of(const rules::Position& position, const words::Misread& misread)
{
    const auto none = [](const auto&) { return std::vector<Move>{}; };
    const auto choices = speech::Overloaded{
        none,
        [](const rules::Ambiguous& r) { return r.candidates; },
        [](const speech::unheard::Ambiguous& r) { return r.candidates; },
        [&](const rules::PromotionMissing& r) { return promotions(position, r.to, r.from); },
        [&](const speech::unheard::PromotionMissing& r) { return promotions(position, r.to); },
        [&](const speech::unheard::WingMissing&) { return castlings(position); },
    };
    return std::visit([&](const auto& reason) { return std::visit(choices, reason); }, misread);
}

std::optional<Move> chosen(words::ChosenWords& words,
                           const rules::Position& position,
                           std::span<const Move> choices,
                           const commands::Command& read,
                           std::string_view line)
{
    if (choices.empty() || line.starts_with('/'))
        return std::nullopt;
    if (const auto move = named(words, choices, line))
        return move;
    if (read.row != &row_of(handlers::move) || words::read_typed(words, position, line))
        return std::nullopt;
    // "The one on b": what matters comes last.
    return named(words, choices, line.substr(line.find_last_of(' ') + 1));
}

}  // namespace client::play
