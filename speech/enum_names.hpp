// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/enum_table.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace speech {

/// The names of an enumeration, found by value and by name. A value without a name, or a name that
/// two values share, does not compile.
template <auto last>
class EnumNames : public EnumTable<std::string_view, last> {
    using Table = EnumTable<std::string_view, last>;

public:
    using Table::size;
    using typename Table::Enum;

    explicit consteval EnumNames(const std::array<typename Table::Row, size>& rows) : Table{rows}
    {
        for (const auto& row : rows)
            if (find(row.value) != row.of)
                throw "two values have one name";
    }
    [[nodiscard]] constexpr std::optional<Enum> find(std::string_view name) const
    {
        const auto names = all();
        for (std::size_t i = 0; i < size; ++i)
            if (names[i] == name)
                return static_cast<Enum>(i);
        return std::nullopt;
    }
    [[nodiscard]] constexpr std::array<std::string_view, size> all() const
    {
        std::array<std::string_view, size> names;
        for (std::size_t i = 0; i < size; ++i)
            names[i] = (*this)[static_cast<Enum>(i)];
        return names;
    }
};

}  // namespace speech
