// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.hpp"
#include "rules/game_options.hpp"

#include <iosfwd>
#include <string>
#include <vector>

/// Cases for arbiters, as they are written in cases/arbiter.laws.
namespace client::train::arbiter {

/// Something that happened at a board; its last event is what the arbiter rules on.
struct Case {
    std::string topic;
    std::string name;
    std::vector<rules::GameOptions> options;  ///< one for each set of rules that it is ruled by
    std::vector<rules::TimedEvent> events;
};

struct CaseFile {
    std::vector<Case> cases;
    std::vector<std::string> faults;  ///< lines that nobody understands; their cases are left out
};

/// A case begins with `== TOPIC NAME`, then come `ruleset NAME…`, the head and the commands of a
/// script.
[[nodiscard]] CaseFile read_cases(std::istream& in);

/// The cases that come with the program.
[[nodiscard]] const std::vector<Case>& shipped_cases();

}  // namespace client::train::arbiter
