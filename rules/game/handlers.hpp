// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.hpp"
#include "rules/game/desk.hpp"

/// One function per event. A new event does not compile until it has one.
namespace rules::laws {

// session.cpp: the beginning, the default time, the end, questions (Articles 5 to 6.7)
void on(Desk& desk, const events::Start& event);
void on(Desk& desk, const events::Tick& event);
void on(Desk& desk, const events::Arrive& event);
void on(Desk& desk, const events::Leave& event);
void on(Desk& desk, const events::WaiveDefault& event);
void on(Desk& desk, const events::Resign& event);
void on(Desk& desk, const events::Gesture& event);
void on(Desk& desk, const events::PlayOn& event);
void on(Desk& desk, const events::Sign& event);
void on(Desk& desk, const events::Undo& event);
void on(Desk& desk, const events::Ask& event);

// hand.cpp: touching, releasing, placing (Article 4, D.2.2 to D.2.4)
void on(Desk& desk, const events::Touch& event);
void on(Desk& desk, const events::Adjust& event);
void on(Desk& desk, const events::Release& event);
void on(Desk& desk, const events::Lift& event);
void on(Desk& desk, const events::Remove& event);
void on(Desk& desk, const events::Place& event);
void on(Desk& desk, const events::Displace& event);
void on(Desk& desk, const events::TwoHands& event);

// moving.cpp: moves made (4.6, 4.7); pressing.cpp: moves completed (6.2)
void on(Desk& desk, const events::Play& event);
void on(Desk& desk, const events::Press& event);

// proofs.cpp: what was not found out at once (5.2.2, 6.9)
void on(Desk& desk, const events::ProveDead& event);
void on(Desk& desk, const events::AnswerMate& event);

// words.cpp: announcing, repeating, two boards (Appendix D)
void on(Desk& desk, const events::Announce& event);
void on(Desk& desk, const events::Correct& event);
void on(Desk& desk, const events::Repeat& event);
void on(Desk& desk, const events::Executed& event);
void on(Desk& desk, const events::ShowBoard& event);
void on(Desk& desk, const events::ShowScore& event);
void on(Desk& desk, const events::Resolve& event);

// assistant.cpp: D.2.10
void on(Desk& desk, const events::Assist& event);

// sheets.cpp: Article 8
void on(Desk& desk, const events::Write& event);
void on(Desk& desk, const events::ViewScore& event);

// offers.cpp: Article 9.1
void on(Desk& desk, const events::Offer& event);
void on(Desk& desk, const events::Accept& event);
void on(Desk& desk, const events::Decline& event);

// claims.cpp: Articles 9.2 to 9.5, 7.2, 7.3, 4.8; quickplay.cpp: Guideline III
void on(Desk& desk, const events::Claim& event);
void on(Desk& desk, const events::RuleClaim& event);
void on(Desk& desk, const events::Verify& event);

// illegal.cpp: Article 7.5, A.4.2, A.4.4
void on(Desk& desk, const events::AgreeBack& event);
void on(Desk& desk, const events::SeeIllegal& event);
void on(Desk& desk, const events::SeeIllegalPosition& event);

// flags.cpp: Articles 6.4, 6.8, 6.9, Guideline III.3
void on(Desk& desk, const events::SeeFlag& event);
void on(Desk& desk, const events::FlagsUnknown& event);
void on(Desk& desk, const events::CountUnknown& event);

// arbiter.cpp: Articles 6.10, 6.11, 7.1, 7.2.2, 11.3.2, 12.9
void on(Desk& desk, const events::StopClocks& event);
void on(Desk& desk, const events::HaltClocks& event);
void on(Desk& desk, const events::GoOn& event);
void on(Desk& desk, const events::SetTime& event);
void on(Desk& desk, const events::SetCounter& event);
void on(Desk& desk, const events::AddTime& event);
void on(Desk& desk, const events::TakeTime& event);
void on(Desk& desk, const events::Deduct& event);
void on(Desk& desk, const events::PutBack& event);
void on(Desk& desk, const events::Punish& event);
void on(Desk& desk, const events::FindDevice& event);
void on(Desk& desk, const events::Rule& event);
void on(Desk& desk, const events::TurnBoard& event);

// adjournment.cpp: Guideline I
void on(Desk& desk, const events::Adjourn& event);
void on(Desk& desk, const events::Seal& event);
void on(Desk& desk, const events::ShowEnvelope& event);
void on(Desk& desk, const events::LoseEnvelope& event);
void on(Desk& desk, const events::LosePosition& event);
void on(Desk& desk, const events::Resume& event);
void on(Desk& desk, const events::Open& event);

}  // namespace rules::laws
