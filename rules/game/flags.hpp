// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/desk.hpp"

/// Flags: that they fall is one thing, that somebody notices another (Articles 6.4, 6.8, 6.9).
namespace rules::laws {

/// All that happens by itself up to an instant: flags fall, and the arbiter notes the times.
void catch_up(Desk& desk, Instant until);
void claim_flag(Desk& desk, Color claimant);
/// The claim that waited until the arbiter looked at another clock.
void rule_on_flag(Desk& desk, const OpenClaim& claim, events::Ruling ruling);
/// The flag of a side counts from now on.
void notice_flag(Desk& desk, Color side);
/// The arbiter writes down both times and move numbers (6.10).
void note_times(Desk& desk);

}  // namespace rules::laws
