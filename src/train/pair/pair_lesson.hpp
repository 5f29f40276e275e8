// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/together/table.hpp"
#include "src/train/pair/exchange.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace client::train::pair {

/// A game or an exercise under Appendix D for two people, with an assistant or a coach perhaps:
/// what one of them has typed goes in, and what each of them is to hear comes out.
class PairLesson {
public:
    using Tellings = std::vector<Telling>;

    PairLesson(Plan plan, std::vector<Guest> guests);

    [[nodiscard]] Tellings begin(rules::Instant at);
    [[nodiscard]] Tellings hear(host::Seat seat, std::string_view line, rules::Instant at);
    /// Time has passed; a flag may have fallen.
    [[nodiscard]] Tellings tick(rules::Instant at);
    [[nodiscard]] std::optional<rules::Instant> due() const;

    /// Where somebody who comes for this finds a place; none: it is taken.
    [[nodiscard]] std::optional<Part> free_part(together::Role role) const;
    /// He takes it, where nobody but the program is.
    void join(Guest guest);
    [[nodiscard]] Tellings arrived(host::Seat seat, rules::Instant at);
    /// What he finds when he sits down.
    [[nodiscard]] Tellings greet(host::Seat seat, rules::Instant at);
    [[nodiscard]] Tellings lost(host::Seat seat, rules::Instant at);
    /// The program goes on in a player's place.
    [[nodiscard]] Tellings left(host::Seat seat, rules::Instant at);
    /// Fingers, or a cursor, are on this square.
    [[nodiscard]] Tellings touched(host::Seat seat, rules::Square square, rules::Instant at);
    /// A question about the board would help, and nobody is helped.
    [[nodiscard]] Tellings refuse_help(host::Seat seat, rules::Instant at);

    [[nodiscard]] const State& state() const { return state_; }
    /// The board that whoever sits there may see.
    [[nodiscard]] const rules::Placement* board_of(host::Seat seat) const;
    /// Whether what is typed so far may be a move for the envelope, which nobody is to hear.
    [[nodiscard]] bool hides(host::Seat seat, std::string_view typed) const;

    /// Whether whoever sits there has just said that he leaves.
    [[nodiscard]] bool is_leaving(host::Seat seat) const { return leaver_ == seat; }

private:
    State state_;
    std::optional<host::Seat> leaver_{};
};

}  // namespace client::train::pair
