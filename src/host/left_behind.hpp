// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"
#include "src/host/tidings.hpp"
#include "src/store/keeper.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace client::host {

/// What an earlier run left behind, and what is wrong with it.
struct LeftBehind {
    std::string text{};     ///< empty: nothing that can be gone on with
    std::string changed{};  ///< lines that are not as they were written: "7, 9-12"
    std::string unread{};   ///< lines that say nothing
    std::string aside{};    ///< where the file lies as it was; empty: nothing is wrong

    [[nodiscard]] bool is_unreadable() const { return text.empty() && !aside.empty(); }
};

/// The lines of a text that cannot be read; none if nothing in it can.
using ReadLines = std::optional<std::vector<std::size_t>> (*)(std::string_view text);

/// What cannot be read at all is put aside; of what can be read in part a copy is.
[[nodiscard]] LeftBehind left_behind(store::Keeper& keeper, ReadLines unread_lines);

/// What is wrong, in a sentence each.
[[nodiscard]] std::vector<speech::Word> fault_words(const LeftBehind& left,
                                                    const speech::Lexicon& lexicon);

}  // namespace client::host
