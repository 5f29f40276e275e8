// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.hpp"
#include "rules/game/desk.hpp"

/// The quickplay finish: Article 10 of 1997 and 2009, Guideline III since.
namespace rules::laws {

void claim_quickplay(Desk& desk, const events::Claim& claim);
/// III.4: a request for five seconds a move, which is also an offer of a draw.
void claim_increment(Desk& desk, const events::Claim& claim);
void rule_on_quickplay(Desk& desk, const OpenClaim& claim, events::Ruling ruling);

}  // namespace rules::laws
