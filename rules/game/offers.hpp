// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/desk.hpp"

/// Draw offers (Article 9.1).
namespace rules::laws {

/// The offer stands from now on, and (=) is written on both sheets.
void offer_draw(Desk& desk, Color side);
/// Article 9.1.1: the arbiter consents to an agreed draw, or does not.
void rule_on_agreement(Desk& desk, const OpenClaim& claim, events::Ruling ruling);

}  // namespace rules::laws
