// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>

namespace speech {

/// Whether an enumeration names a value: a compiler spells one that has no name as a cast.
template <auto value>
[[nodiscard]] consteval bool has_name()
{
    return std::string_view{__PRETTY_FUNCTION__}.find("= (") == std::string_view::npos;
}

/// One row for each value of an enumeration up to its last one. A row that is missing, or stands
/// out of order, or an enumeration that has grown, does not compile.
template <class Value, auto last>
class EnumTable {
public:
    using Enum = decltype(last);
    struct Row {
        Enum of;
        Value value;
    };
    static constexpr std::size_t size = static_cast<std::size_t>(last) + 1;
    static_assert(std::is_same_v<Enum, bool> || !has_name<static_cast<Enum>(size)>());

    explicit consteval EnumTable(const std::array<Row, size>& rows) : rows_{rows}
    {
        for (std::size_t i = 0; i < size; ++i)
            if (rows[i].of != static_cast<Enum>(i))
                throw "a row is missing or out of order";
    }
    [[nodiscard]] constexpr const Value& operator[](Enum of) const
    {
        return rows_.at(static_cast<std::size_t>(of)).value;
    }

private:
    std::array<Row, size> rows_;
};

}  // namespace speech
