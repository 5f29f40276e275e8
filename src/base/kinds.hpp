// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <variant>

namespace client::base {

/// Whether a variant is of one of these kinds.
template <class... Kinds, class Variant>
[[nodiscard]] constexpr bool is_one_of(const Variant& variant)
{
    return (std::holds_alternative<Kinds>(variant) || ...);
}

/// Whether one of these facts is of that kind.
template <class Kind, class Facts>
[[nodiscard]] constexpr bool tells(const Facts& facts)
{
    return std::ranges::any_of(
        facts, [](const auto& fact) { return std::holds_alternative<Kind>(fact.what); });
}

}  // namespace client::base
