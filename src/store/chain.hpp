// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Lines that are bound by digests: each binds those since the last one, and with it all before
/// them, so that a line which somebody has changed is found.
namespace client::store {

/// Lines of a file, counted from 1.
struct LineRange {
    std::size_t first = 1;
    std::size_t last = 1;

    bool operator==(const LineRange&) const = default;
};

class Chain {
public:
    /// Whole lines, and behind them the line with their digest.
    [[nodiscard]] std::string bind(std::string_view lines);

private:
    std::string digest_;
};

/// Whether it is no line of the text, but binds those before it.
[[nodiscard]] bool is_digest(std::string_view line);

/// The whole lines of such a text one by one, without their digests.
class BoundLines {
public:
    explicit BoundLines(std::string_view text) : rest_{text} {}

    /// None at the end; the last line may be torn.
    [[nodiscard]] std::optional<std::string_view> next();
    /// Of the line that was told last, as an editor counts it.
    [[nodiscard]] std::size_t number() const { return number_; }
    /// What the next line begins with, wherever there is one.
    [[nodiscard]] bool next_begins_with(std::string_view beginning) const;

private:
    std::string_view rest_;
    std::size_t number_ = 0;
};

/// The lines that do not stand as they were bound. A text without any digest was never bound; the
/// last line may be torn.
[[nodiscard]] std::vector<LineRange> changed_lines(std::string_view text);

/// Lines that rise, those beside each other together.
[[nodiscard]] std::vector<LineRange> ranges_of(const std::vector<std::size_t>& lines);

/// "7, 9-12"
[[nodiscard]] std::string written(const std::vector<LineRange>& lines);

}  // namespace client::store
