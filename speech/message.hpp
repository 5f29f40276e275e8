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
    consteval Message(const char* name);
    constexpr explicit Message(std::size_t index) : index_{index} {}

    [[nodiscard]] constexpr std::size_t index() const { return index_; }
    [[nodiscard]] constexpr const MessageRow& row() const;

private:
    std::size_t index_;
};

}  // namespace speech
