// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/drill.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

/// All that can be trained.
namespace client::train {

[[nodiscard]] std::span<const Group> groups();

/// A drill and its group.
struct ListedDrill {
    const Drill* drill = nullptr;
    const Group* group = nullptr;
};

/// The drill of that name, in English or in the player's language.
[[nodiscard]] std::optional<ListedDrill> find_drill(const Teller& teller, std::string_view name);
/// By its English name.
[[nodiscard]] std::optional<ListedDrill> find_drill(std::string_view name);
/// What the player calls it.
[[nodiscard]] std::string name_of(const Teller& teller, const ListedDrill& drill);
/// Whether so few slips part what was typed, folded, from a name that it was meant.
[[nodiscard]] bool is_near(std::string_view typed, std::string_view name);
/// The one drill whose name was perhaps mistyped.
[[nodiscard]] std::optional<std::string> resembled(const Teller& teller, std::string_view name);

}  // namespace client::train
