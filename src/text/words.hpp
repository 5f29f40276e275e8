// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace client::text {

/// The words of one line, taken off its front one by one.
class Words {
public:
    explicit Words(std::string_view text);

    [[nodiscard]] bool empty() const { return rest_.empty(); }
    /// The next word; empty at the end of the line.
    [[nodiscard]] std::string_view next();
    [[nodiscard]] std::string_view peek() const;
    /// All that is left, as it was written.
    [[nodiscard]] std::string_view rest() const { return rest_; }

private:
    std::string_view rest_;
};

}  // namespace client::text
