// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/chapter.hpp"
#include "src/play/playing.hpp"
#include "src/together/table.hpp"

#include <optional>

namespace client::play {

/// The table of a game that began at one terminal: its partner sits down at another one.
class PlayTable : public together::Table {
public:
    /// Both must outlive it; the words are those of the first terminal.
    PlayTable(Playing& first, words::ChosenWords& words, std::string name);

    [[nodiscard]] rules::Result<host::Activity*, together::NoSeat>
    seat(host::Seat seat, const together::Guest& guest) override;
    [[nodiscard]] std::vector<host::Addressed> arrived(host::Seat seat, rules::Instant at) override;
    [[nodiscard]] std::vector<host::Addressed> lost(host::Seat seat, rules::Instant at) override;
    [[nodiscard]] std::vector<host::Addressed> left(host::Seat seat, rules::Instant at) override;

private:
    /// Whoever sits opposite, in his own words.
    struct Opposite {
        host::Seat seat;
        words::ChosenWords words;
        Playing playing;

        Opposite(host::Seat place, const together::Guest& guest);
    };

    [[nodiscard]] SharedGame& shared() { return *first_.session().shared(); }
    [[nodiscard]] SharedGame::Partner& partner();
    [[nodiscard]] SessionOptions options_of(const together::Guest& guest) const;
    [[nodiscard]] std::vector<host::Addressed> tell(speech::Phrase phrase);
    void stop(rules::Instant at);

    Playing& first_;
    words::ChosenWords& words_;
    std::optional<Opposite> opposite_;
    bool was_there_ = false;
};

}  // namespace client::play
