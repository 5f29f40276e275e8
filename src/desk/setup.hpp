// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/piece.hpp"
#include "speech/lexicon.hpp"
#include "src/script/headers.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// A game at the desk set up by questions. Each answer becomes a line of a script's head.
namespace client::desk {

class SetupTalk {
public:
    SetupTalk() = default;
    /// Lines of a head that are settled already; what they answer is not asked. They must be right.
    explicit SetupTalk(std::vector<std::string> settled);

    [[nodiscard]] bool done() const;
    /// The question that waits for an answer.
    [[nodiscard]] speech::Word question(const speech::Lexicon& lexicon) const;
    /// False if the answer is not understood; the question stays.
    [[nodiscard]] bool answer(std::string_view text);
    [[nodiscard]] const script::Headers& headers() const { return headers_; }

private:
    void skip_settled();

    std::vector<std::string> settled_;
    std::size_t next_ = 0;
    script::Headers headers_;
};

}  // namespace client::desk
