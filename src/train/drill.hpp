// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/random.hpp"
#include "src/train/supplies.hpp"
#include "src/train/task.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace client::train {

/// What a question is made of.
struct Occasion {
    Random& random;
    int level = 1;         ///< from 1 to the highest of the drill
    std::size_t item = 0;  ///< of the drill's kinds of questions, the one that is wanted
    Supplies supplies{};
};

/// A drill: a row in the table of its group.
struct Drill {
    std::string_view name;       ///< in English, one word; [heard] of the chapter has the others
    speech::Phrase instruction;  ///< one sentence
    std::unique_ptr<Task> (*ask)(const Occasion& occasion) = nullptr;
    int levels = 1;
    /// Kinds of questions that are known or not known apart from each other, as they are kept.
    std::span<const std::string_view> items{};
    /// What such a kind is called; needed where there are some.
    speech::Word (*called)(const Teller& teller, std::string_view item) = nullptr;
    /// Why nothing can be asked now; none: any time.
    std::optional<speech::Word> (*lacking)(const Teller& teller,
                                           const Supplies& supplies) = nullptr;
    /// What is told behind the instruction.
    std::optional<speech::Word> (*noted)(const Teller& teller, const Supplies& supplies) = nullptr;
    bool by_ear = false;  ///< the pace of the voice and the noise around it belong to it
};

/// Drills of one sort, with their words.
struct Group {
    const speech::Chapter& chapter;
    speech::Phrase title;
    std::span<const Drill> drills;
};

}  // namespace client::train
