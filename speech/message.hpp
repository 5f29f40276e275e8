// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace speech {

/// A message and what can be put into it, parted by blanks.
struct MessageRow {
    std::string_view name;
    std::string_view parameters;
};

/// A row of the table in speech/messages.hpp, which whoever names one includes. A name that the
/// table does not have does not compile.
class Message {
public:
#ifdef __clang__  // builds the fuzz targets; its code generator dies of the other word
    constexpr Message(const char* name);
#else
    consteval Message(const char* name);
#endif
    constexpr explicit Message(std::size_t index) : index_{index} {}

    [[nodiscard]] constexpr std::size_t index() const
    {
        return index_;
    }
    [[nodiscard]] constexpr const MessageRow& row() const;
    constexpr bool operator==(const Message&) const = default;

private:
    std::size_t index_;
};

}  // namespace speech
