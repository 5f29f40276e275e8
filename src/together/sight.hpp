// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/host/activity.hpp"
#include "src/together/fields.hpp"

#include <map>
#include <string>
#include <utility>
#include <vector>

/// What is seen of an activity at another terminal: lines that have a name, of which only those
/// cross that have changed. Colours, sizes and signs of the pieces are for that terminal to choose.
namespace client::together {

/// What there is to be seen, and how the activity stands.
struct Sight {
    host::Scene scene{};
    std::string last_move{};
    bool asks = false;  ///< a question waits for yes or no
    bool is_learning = false;
    bool is_in_tournament = false;
};

[[nodiscard]] Sight sight_of(host::Activity& activity, rules::Instant now);

/// Tells what has changed since it was last asked.
class SightWriter {
public:
    [[nodiscard]] std::vector<Fields> changes(const Sight& sight);

private:
    std::map<std::pair<std::string, std::string>, Fields> sent_;
};

/// Puts together what was told. What does not fit changes nothing.
class SightReader {
public:
    void take(const Fields& line);
    [[nodiscard]] const Sight& sight() const { return sight_; }

private:
    Sight sight_;
};

}  // namespace client::together
