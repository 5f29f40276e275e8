// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/said_move.hpp"

#include <utility>
#include <vector>

namespace speech {

namespace {

using Kind = Meaning::Kind;
using rules::unexpected;

/// Puts the meanings together, one after the other.
class Listener {
public:
    explicit Listener(PieceOrder order) : order_{order} {}

    /// False when the word makes no sense at its place.
    [[nodiscard]] bool take(const Meaning& meaning)
    {
        switch (meaning.kind) {
        case Kind::role:
            return take_role(static_cast<rules::Role>(meaning.value));
        case Kind::file:
        case Kind::rank:
            capturing_ = false;
            coordinates_.push_back(meaning);
            return coordinates_.size() <= 4;
        case Kind::takes:
            capturing_ = true;
            return !std::exchange(said_.takes, true);
        case Kind::promotes:
            return !std::exchange(promoting_, true);
        case Kind::promotes_to:
            return set(said_.promotion, static_cast<rules::Role>(meaning.value));
        case Kind::en_passant:
            said_.en_passant = true;
            return true;
        case Kind::castles:
            said_.castling = true;
            return set(said_.wing, static_cast<rules::Wing>(meaning.value));
        case Kind::castling:
            said_.castling = true;
            return true;
        case Kind::offer:
            said_.offer = DrawOffer::made;
            return true;
        case Kind::squares_of:
            return set(said_.light, meaning.value == 0);
        case Kind::link:
        case Kind::check:
        case Kind::mate:
            return true;  // Article 3.9: nobody needs to say check, and saying it changes nothing
        }
        return false;
    }

    [[nodiscard]] rules::Result<SaidMove, SayingFault> finish()
    {
        if (said_.castling)
            return finish_castling();
        if (coordinates_.empty() && !said_.role)
            return unexpected{SayingFault::senseless};
        if (coordinates_.size() < 2 || coordinates_.back().kind != Kind::rank)
            return unexpected{SayingFault::target_missing};
        const auto target = coordinates_.size() - 2;
        if (coordinates_[target].kind != Kind::file || !take_origin(target))
            return unexpected{SayingFault::senseless};
        said_.to = {static_cast<rules::File>(coordinates_[target].value),
                    static_cast<rules::Rank>(coordinates_[target + 1].value)};
        return is_of_bishop() ? rules::Result<SaidMove, SayingFault>{said_}
                              : unexpected{SayingFault::senseless};
    }

private:
    /// Of other pieces nobody says on which squares they go.
    [[nodiscard]] bool is_of_bishop() const
    {
        return !said_.light || said_.role == rules::Role::bishop ||
               said_.captured == rules::Role::bishop;
    }
    template <class Value>
    [[nodiscard]] static bool set(std::optional<Value>& place, Value value)
    {
        return !std::exchange(place, value);
    }
    [[nodiscard]] bool take_role(rules::Role role)
    {
        if (promoting_)
            return set(said_.promotion, role);
        if (capturing_)
            return set(said_.captured, role);
        const bool moves = coordinates_.empty() || (order_ == PieceOrder::last && !said_.role);
        return set(moves ? said_.role : said_.promotion, role);
    }
    [[nodiscard]] rules::Result<SaidMove, SayingFault> finish_castling()
    {
        const bool more = said_.takes || said_.promotion || !coordinates_.empty() ||
                          (said_.role && *said_.role != rules::Role::king);
        if (more)
            return unexpected{SayingFault::senseless};
        return said_;
    }
    /// What stands before the target: a file, a rank, or both in this order.
    [[nodiscard]] bool take_origin(std::size_t count)
    {
        for (std::size_t i = 0; i < count; ++i) {
            const auto& [kind, value] = coordinates_[i];
            if (kind == Kind::file && (said_.from_rank || said_.from_file))
                return false;
            if (kind == Kind::file)
                said_.from_file = static_cast<rules::File>(value);
            else if (!set(said_.from_rank, static_cast<rules::Rank>(value)))
                return false;
        }
        return true;
    }

    PieceOrder order_;
    SaidMove said_;
    std::vector<Meaning> coordinates_;
    bool capturing_ = false;
    bool promoting_ = false;
};

}  // namespace

std::optional<rules::Written> as_written(const SaidMove& said)
{
    rules::Written written;
    written.castling = said.wing;
    if (said.castling)
        return said.wing ? std::optional{written} : std::nullopt;
    written.role = said.role;
    written.to = said.to;
    written.promotion = said.promotion;
    if (said.from_file)
        written.from &= rules::Bitboard{*said.from_file};
    if (said.from_rank)
        written.from &= rules::Bitboard{*said.from_rank};
    // Appendix C.9: half a square tells of a pawn only the file from which it captures.
    const bool pawn = said.role.value_or(rules::Role::pawn) == rules::Role::pawn;
    const bool captures = said.from_file && !said.from_rank && *said.from_file != said.to.file();
    if (pawn && !written.names_origin_square() && !captures)
        written.from = rules::all_squares;
    return written;
}

rules::Result<SaidMove, SayingFault> said_move(std::span<const Meaning> meanings, PieceOrder order)
{
    Listener listener{order};
    for (const auto& meaning : meanings)
        if (!listener.take(meaning))
            return unexpected{SayingFault::senseless};
    return listener.finish();
}

}  // namespace speech
