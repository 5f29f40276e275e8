// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>

/// What somebody may do for a visually impaired player (D.2.10).
namespace rules {

/// The duties of an assistant, by the letters of D.2.10.
enum class AssistantDuty : std::uint8_t {
    move_on_other_board,   ///< a
    announce_moves,        ///< b
    keep_score_and_press,  ///< c
    answer_on_request,     ///< d
    claim_time,            ///< e, and reports touched pieces
    adjournment,           ///< f
};
class AssistantDuties {
public:
    void add(AssistantDuty duty) { duties_.set(static_cast<std::size_t>(duty)); }
    [[nodiscard]] bool has(AssistantDuty duty) const
    {
        return duties_.test(static_cast<std::size_t>(duty));
    }
    /// Article D.2.11: what a sighted player's assistant may do.
    [[nodiscard]] bool only_a_and_b() const { return (duties_ >> 2).none(); }
    bool operator==(const AssistantDuties&) const = default;

private:
    std::bitset<6> duties_;
};

}  // namespace rules
