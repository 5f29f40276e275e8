// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game_options.hpp"
#include "rules/result.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace client::script {

/// What papers tell of an event and its players; the Laws ask nothing of it.
struct EventData {
    struct OfPlayer {
        std::string title{};
        std::string rating{};
        std::string federation{};
        std::string fide{};  ///< his number with FIDE

        bool operator==(const OfPlayer&) const = default;
    };
    std::string event{};
    std::string site{};
    std::string round{};
    std::string board{};
    std::array<OfPlayer, 2> players{};

    [[nodiscard]] const OfPlayer& of(rules::Color side) const
    {
        return players[static_cast<std::size_t>(side)];
    }
    bool operator==(const EventData&) const = default;
};
/// As lines of a head that are read back equal.
[[nodiscard]] std::string event_data_lines(const EventData& data);

/// What the head of a script settles, line by line, until the game starts.
class Headers {
public:
    /// Reads one line, or says what was expected.
    [[nodiscard]] rules::Result<void, std::string> read(std::string_view line);
    /// What all lines together mean: tempo and watch follow from the rest where they were not said.
    [[nodiscard]] rules::GameOptions options() const;

    /// The profile of the words, or none where the arbiter has overruled German (D.2.1): then the
    /// words are those of the player's language, and the files keep their names.
    [[nodiscard]] std::optional<std::string> announcement_words() const;

    /// A line about one part of a ruleset that was named before: the rest of it stays.
    Headers& parted();

    // Written by the rows of the header table.
    rules::GameOptions given;
    std::optional<rules::Ruleset> ruleset;
    rules::Edition edition = rules::Edition::e2018;
    std::optional<rules::Tempo> tempo;
    rules::Supervision supervision = rules::Supervision::supervised;
    std::optional<rules::Watch> watch;
    std::string announcements = "fide";
    EventData data;
};

}  // namespace client::script
