// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/placement.hpp"
#include "rules/time_control.hpp"
#include "speech/lexicon.hpp"
#include "src/commands/command_table.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

/// What somebody wants of a game, as it is typed: `black level 5 10+5`.
namespace client::play {

/// Which side the player takes.
enum class OwnSide : std::uint8_t { white, black, random };

/// Another position by lot.
struct AnyChess960 {
    bool operator==(const AnyChess960&) const = default;
};

/// What of a game is chosen; the rest stays as it is.
struct GameChoice {
    std::optional<OwnSide> side{};
    /// `level 5`, `elo 1500`, or `two`: nobody but people.
    std::optional<std::string> opponent{};
    std::optional<rules::TimeControl> time{};
    std::optional<std::variant<AnyChess960, rules::Placement>> start{};

    bool operator==(const GameChoice&) const = default;
    /// What is chosen later counts.
    void add(const GameChoice& later);
};

inline constexpr std::string_view two_people = "two";

/// In the words of the language or in English; none where something is no choice.
[[nodiscard]] std::optional<GameChoice> read_choice(const speech::Lexicon& language,
                                                    const commands::CommandTable& table,
                                                    std::string_view text);

/// A strength as the store keeps it, if there is such a one.
[[nodiscard]] std::optional<std::string> read_strength(std::string_view kind,
                                                       std::string_view number);

/// `level 3` in words, for a sentence.
[[nodiscard]] speech::Word strength_words(const speech::Lexicon& language,
                                          std::string_view strength);

/// What chance decides.
[[nodiscard]] int chance(int below);
[[nodiscard]] rules::Color drawn(OwnSide side);

}  // namespace client::play
