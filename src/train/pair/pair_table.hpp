// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/together/table.hpp"
#include "src/train/pair/choices.hpp"
#include "src/train/pair/pair_seat.hpp"

#include <memory>
#include <vector>

namespace client::train::pair {

/// A lesson that others may join, each at a terminal of his own.
class PairTable : public together::Table {
public:
    /// The words must outlive it.
    PairTable(const Choices& choices, words::ChosenWords& words, const View& view = {});

    [[nodiscard]] PairSeat& first() { return *seats_.front(); }
    /// A part at a terminal of its own, with words that outlive the table.
    [[nodiscard]] PairSeat*
    take(host::Seat seat, Part part, words::ChosenWords& words, const View& view);
    [[nodiscard]] rules::Result<host::Activity*, together::NoSeat>
    seat(host::Seat seat, const together::Guest& guest) override;
    [[nodiscard]] std::vector<host::Addressed> arrived(host::Seat seat, rules::Instant at) override;
    [[nodiscard]] std::vector<host::Addressed> lost(host::Seat seat, rules::Instant at) override;
    [[nodiscard]] std::vector<host::Addressed> left(host::Seat seat, rules::Instant at) override;

    [[nodiscard]] const PairLesson& lesson() const { return lesson_; }

private:
    [[nodiscard]] PairSeat* seated(Guest guest, const View& view);

    PairLesson lesson_;
    std::vector<std::unique_ptr<words::ChosenWords>> words_;  ///< of those who came
    std::vector<std::unique_ptr<PairSeat>> seats_;
};

}  // namespace client::train::pair
