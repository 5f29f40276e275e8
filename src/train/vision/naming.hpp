// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/task.hpp"

#include <functional>

namespace client::train::vision {

/// Squares that are to be named, in any order and in as many answers as somebody likes.
class Naming {
public:
    explicit Naming(rules::Bitboard all) : all_{all} {}

    [[nodiscard]] rules::Bitboard all() const { return all_; }
    [[nodiscard]] rules::Bitboard left() const { return all_ & ~named_; }

    /// What is wrong with a square that is none of them.
    using Mistake = std::function<speech::Word(rules::Square)>;
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer, const Mistake& mistake);
    [[nodiscard]] std::vector<std::string> model() const;
    /// How many there are, and one that is missing.
    [[nodiscard]] Lines hints(const Teller& teller) const;

private:
    rules::Bitboard all_;
    rules::Bitboard named_{};  ///< so far
};

}  // namespace client::train::vision
