// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.hpp"
#include "rules/fact.hpp"
#include "rules/game.hpp"
#include "rules/placement.hpp"

#include <array>
#include <cstddef>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Scripts of the referee's desk: they run on their own time and print facts.
namespace client::script {

/// What announced words mean in a position. `slip` are the words that they correct, if any.
using Listener = std::function<rules::Heard(
    const rules::Placement& position, std::string words, const std::string& slip)>;

/// Understands moves in English notation of any form.
[[nodiscard]] rules::Heard hear_notation(const rules::Placement& position, std::string words);

/// The words of an announcement get their meaning from the position they were spoken in, unless the
/// script tells it. `announced` are the last words that can still be corrected.
void understand(rules::Event& event,
                const rules::Game& game,
                const Listener& listen,
                std::string& announced);

/// What stood on the board, and what was commanded, when a fact came up.
struct Scene {
    std::array<rules::Placement, 2> before;  ///< by side: what its move was made from
    std::string command;
    std::size_t plies = 0;  ///< of the record before the event

    /// Before the event.
    Scene(const rules::Game& game, std::string typed);
    /// After it: whoever moves on lets an unfinished act of the opponent stand as a move, and has
    /// moved from what it left.
    void settle(const rules::Game& game);
};
/// Writes a fact in lines.
using FactWriter =
    std::function<void(const rules::Fact& fact, const Scene& scene, std::ostream& out)>;

/// Facts as scripts see them.
void write_fact(const rules::Fact& fact, const Scene& scene, std::ostream& out);

/// The words of announcements that a head asks for; see Headers::announcement_words.
using AnnouncementWords = std::optional<std::string>;

/// How a script is understood and told.
struct Interpreter {
    /// Lines of a head that win over those of the script.
    std::vector<std::string> settled{};
    std::function<Listener(const AnnouncementWords& announcements)> listener =
        [](const AnnouncementWords&) -> Listener {
        return [](const rules::Placement& position, std::string words, const std::string&) {
            return hear_notation(position, std::move(words));
        };
    };
    std::function<FactWriter(const AnnouncementWords& announcements)> writer =
        [](const AnnouncementWords&) -> FactWriter { return write_fact; };
    /// Called when a move has been sealed (Guideline I).
    std::function<void(const rules::Game& game)> sealed = [](const rules::Game&) {};
};

/// Runs a script to its end, or to its first wrong line: that is named with the script's name, its
/// number and what was expected, and false comes back.
bool run_script(std::istream& in,
                std::string_view name,
                std::ostream& out,
                std::ostream& err,
                const Interpreter& interpreter = {});

}  // namespace client::script
