// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Lines between two terminals, as annabella-join(5) describes them: fields parted by tabulators.
namespace client::together {

using Fields = std::vector<std::string>;

/// No line is longer, its end counted: what has no room is cut off where it is written.
inline constexpr std::size_t longest_line = std::size_t{1} << 14;

/// With its end. Whatever could be taken for the end of a field or of a line is a blank.
[[nodiscard]] std::string written(const Fields& fields);
/// Every field is fit to be printed.
[[nodiscard]] Fields read_fields(std::string_view line);

/// Bytes as they come, made lines. What has no end after so many bytes is no line, and nothing is
/// read behind it.
class LineReader {
public:
    explicit LineReader(std::size_t longest = longest_line) : longest_{longest} {}

    void feed(std::string_view bytes);
    [[nodiscard]] std::optional<std::string> next();
    [[nodiscard]] bool is_too_long() const { return too_long_; }

private:
    std::size_t longest_;
    std::string begun_;
    std::deque<std::string> lines_;
    bool too_long_ = false;
};

}  // namespace client::together
