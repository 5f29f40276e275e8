// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/piece.hpp"
#include "speech/enum_names.hpp"
#include "src/commands/command_table.hpp"
#include "src/host/input.hpp"
#include "src/train/teller.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace client::train::pair {

/// What somebody is there for.
enum class Part : std::uint8_t { white, black, assistant, coach };
inline constexpr speech::EnumNames<Part::coach> part_names{{{
    {Part::white, "white"},
    {Part::black, "black"},
    {Part::assistant, "assistant"},
    {Part::coach, "coach"},
}}};

[[nodiscard]] constexpr Part part_of(rules::Color side)
{
    return side == rules::Color::white ? Part::white : Part::black;
}

/// Parts that may do something together.
class Parts {
public:
    consteval Parts(std::initializer_list<Part> parts)
    {
        for (const Part part : parts)
            bits_ |= bit(part);
    }
    [[nodiscard]] constexpr bool has(Part part) const { return (bits_ & bit(part)) != 0; }

private:
    [[nodiscard]] static constexpr unsigned bit(Part part)
    {
        return 1U << static_cast<unsigned>(part);
    }
    unsigned bits_ = 0;
};

enum class Sight : std::uint8_t { blind, sighted };
/// Who sits there: somebody, or the program in place of a partner who is not there.
enum class Nature : std::uint8_t { human, program };

/// How somebody comes in.
struct Guest {
    host::Seat seat{};
    Part part{};
    words::ChosenWords* words = nullptr;  ///< that outlive the lesson
    Sight sight = Sight::blind;
    Nature nature = Nature::human;
    std::string name{};  ///< cleaned; empty: the part is the name
};

/// Somebody who takes part, with his own words.
struct Person {
    explicit Person(Guest guest);

    host::Seat seat;
    Part part;
    Sight sight;
    Nature nature;
    std::string name;
    Teller teller;
    commands::CommandTable table;
    bool is_locked = false;  ///< by the coach

    /// Of the two players; none of others.
    [[nodiscard]] std::optional<rules::Color> side() const
    {
        if (part == Part::white)
            return rules::Color::white;
        return part == Part::black ? std::optional{rules::Color::black} : std::nullopt;
    }
    [[nodiscard]] bool is_program() const { return nature == Nature::program; }
};

}  // namespace client::train::pair
