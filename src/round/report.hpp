// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/piece.hpp"
#include "src/round/fault.hpp"
#include "src/round/score_codes.hpp"
#include "src/round/text_columns.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// A tournament report file of FIDE (TRF16, and what programs that pair have made of it), read so
/// that it can be written again byte for byte but for the results of a round.
namespace client::round {

/// What stands in a player's line for one round.
struct RoundEntry {
    std::optional<int> opponent{};
    std::optional<rules::Color> side{};
    char code = ' ';  ///< 1 0 = + - W D L H F U Z; blank: nothing yet
    bool is_there = false;

    bool operator==(const RoundEntry&) const = default;
};

/// A player in the report.
struct Entrant {
    std::size_t line = 0;  ///< from 1
    int number = 0;        ///< the starting rank
    std::string title{};
    std::string name{};
    std::string rating{};
    std::string federation{};
    std::string fide{};  ///< the number with FIDE
    Tenths points{};     ///< as the report has them, else counted
    std::vector<RoundEntry> rounds{};

    /// From 1; nothing stands there behind the end of the line.
    [[nodiscard]] RoundEntry in_round(int round) const;
    bool operator==(const Entrant&) const = default;
};

/// What a report tells of the tournament.
struct Tournament {
    std::string name{};
    std::string city{};
    std::string arbiter{};
    std::string times{};  ///< as somebody wrote it: "90 min + 30 s"

    bool operator==(const Tournament&) const = default;
};

/// Where Black should be: White has a bye.
inline constexpr int nobody = 0;

/// A game of a round with its result.
struct Scored {
    int white = 0;
    int black = 0;
    ScoreCodes codes{};

    bool operator==(const Scored&) const = default;
};

class Report {
public:
    [[nodiscard]] static Report read(std::string_view text);
    /// One that there was not, from players and what else is known.
    [[nodiscard]] static Report made(const Tournament& tournament,
                                     std::span<const Entrant> players);

    [[nodiscard]] const Tournament& tournament() const { return tournament_; }
    [[nodiscard]] const std::vector<Entrant>& players() const { return players_; }
    /// None if nobody has that starting rank.
    [[nodiscard]] const Entrant* find(int number) const;
    [[nodiscard]] const PointScale& scale() const { return scale_; }
    [[nodiscard]] const Faults& faults() const { return faults_; }
    /// Of which anything stands in a line.
    [[nodiscard]] int rounds() const;

    /// The same with these results in the lines of their players, and their points by so much more.
    [[nodiscard]] std::string with(int round, std::span<const Scored> games) const;

private:
    void read_line(std::size_t number);
    void read_player(std::size_t number, const TextColumns& columns);
    [[nodiscard]] RoundEntry
    read_entry(std::size_t line, int round, const TextColumns& columns, bool& is_faulty);
    void read_points(Entrant& player, const TextColumns& columns);
    [[nodiscard]] TextColumns columns_of(const std::string& line) const;
    [[nodiscard]] std::string
    word(const TextColumns& columns, std::size_t first, std::size_t last) const;
    void put(std::vector<FileLine>& lines, int round, const Scored& game, rules::Color side) const;

    std::string mark_;  ///< of the byte order, in front of everything
    std::vector<FileLine> lines_;
    Encoding encoding_ = Encoding::utf8;
    Tournament tournament_;
    std::vector<Entrant> players_;
    PointScale scale_;
    Faults faults_;
};

}  // namespace client::round
