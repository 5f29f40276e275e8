// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/read/shelf.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace client::read {

/// What is looked for in the tags of games: all its words, in any tag, or in the one that it names
/// first ("white novak"). Capitals and diacritics do not matter.
class Query {
public:
    explicit Query(std::string_view text);

    [[nodiscard]] bool matches(const Heading& heading) const;
    [[nodiscard]] bool empty() const { return words_.empty(); }

private:
    [[nodiscard]] bool has(const Heading& heading, const std::string& word) const;

    std::string tag_;  ///< folded; empty: any
    std::vector<std::string> words_;
};

}  // namespace client::read
