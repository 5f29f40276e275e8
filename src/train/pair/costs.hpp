// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/instant.hpp"
#include "speech/enum_names.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

/// What a move under Appendix D has cost each of the two: seconds by step, and mistakes by kind.
namespace client::train::pair {

/// The steps of a move, in the order in which they are taken (D.2.1 to D.2.4).
enum class Step : std::uint8_t { announce, repeat, execute, press };
inline constexpr speech::EnumNames<Step::press> step_names{{{
    {Step::announce, "announce"},
    {Step::repeat, "repeat"},
    {Step::execute, "execute"},
    {Step::press, "press"},
}}};

enum class Fault : std::uint8_t {
    words,               ///< an announcement of something else than the move, or of too little
    illegal,             ///< a move that the rules do not know
    early_press,         ///< before the announcement (D.2.4)
    uncorrected,         ///< a slip of the tongue that the press has fixed (D.2.8)
    repetition,          ///< of something else than what was announced
    missing_repetition,  ///< the next move was made without one (D.2.1)
    execution,           ///< another move on the own board
    unnoticed,           ///< a slip that the program had planned, and nobody corrected
    no_duty,             ///< an assistant did what is not his to do (D.2.10)
};
inline constexpr speech::EnumNames<Fault::no_duty> fault_names{{{
    {Fault::words, "words"},
    {Fault::illegal, "illegal"},
    {Fault::early_press, "early_press"},
    {Fault::uncorrected, "uncorrected"},
    {Fault::repetition, "repetition"},
    {Fault::missing_repetition, "missing_repetition"},
    {Fault::execution, "execution"},
    {Fault::unnoticed, "unnoticed"},
    {Fault::no_duty, "no_duty"},
}}};

class Costs {
public:
    void add(Step step, rules::Duration time)
    {
        auto& spent = steps_[at(step)];
        spent.time += time;
        ++spent.count;
    }
    void add(Fault fault) { ++faults_[static_cast<std::size_t>(fault)]; }
    void notice() { ++noticed_; }

    /// How long such a step took on the average; nothing if none was taken.
    [[nodiscard]] rules::Duration mean(Step step) const
    {
        const auto& spent = steps_[at(step)];
        return spent.count == 0 ? rules::Duration{} : spent.time / spent.count;
    }
    [[nodiscard]] int count(Step step) const { return steps_[at(step)].count; }
    [[nodiscard]] int count(Fault fault) const { return faults_[static_cast<std::size_t>(fault)]; }
    /// Planned slips that were corrected in time.
    [[nodiscard]] int noticed() const { return noticed_; }

private:
    struct Spent {
        rules::Duration time{};
        int count = 0;
    };
    [[nodiscard]] static std::size_t at(Step step) { return static_cast<std::size_t>(step); }

    std::array<Spent, step_names.size> steps_{};
    std::array<int, fault_names.size> faults_{};
    int noticed_ = 0;
};

}  // namespace client::train::pair
