// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

/// The cases of tests/laws/*.laws: scripts of disputes with the facts that the Laws make of them.
/// A case begins with `== IDS`, then `-- what the law says`, the script, `=>`, and the facts.
/// `ruleset e09s e18s e23s` makes it one case in each of them.
namespace laws_tests {

struct Case {
    std::string file;
    std::vector<std::string> ids;
    std::string title;
    std::string script;
    std::string facts;
};

enum class Rulesets { each, first };

[[nodiscard]] std::vector<Case> all_cases(Rulesets wanted = Rulesets::each);
[[nodiscard]] std::string contents(const std::string& path);
[[nodiscard]] std::vector<std::string> lines(const std::string& text);

}  // namespace laws_tests
