// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tools/puzzles/draft.hpp"

#include <iosfwd>
#include <set>

namespace puzzles {

/// The puzzles so far: no position twice, and of each kind as many as are wanted.
class Collection {
public:
    /// Of guesses so many times as many, since not all of them can be proved.
    explicit Collection(std::size_t guesses = 1) : guesses_{guesses} {}

    /// Whether it was wanted.
    bool take(const Draft& draft);
    [[nodiscard]] bool wants(Kind kind) const;
    [[nodiscard]] bool is_full() const;
    [[nodiscard]] std::size_t size() const { return drafts_.size(); }

    /// By turns of each kind.
    [[nodiscard]] std::vector<Draft> drafts() const;

    /// What such a file holds already.
    void read(std::istream& file);
    /// The columns of the Lichess puzzle file, the easiest first.
    void write(std::ostream& file) const;
    /// How many there are of each kind, in one line.
    void tell(std::ostream& to) const;

private:
    bool put(const Draft& draft);
    [[nodiscard]] std::size_t wanted(std::size_t row) const;

    std::size_t guesses_;
    std::vector<Draft> drafts_;
    std::array<std::size_t, kind_table.size()> counts_{};
    std::set<std::uint64_t> keys_;
};

/// Drafts as a file keeps them between finding and proving: kind, position, moves and themes.
void write_drafts(std::ostream& file, const std::vector<Draft>& drafts);
[[nodiscard]] std::vector<Draft> read_drafts(std::istream& file);

}  // namespace puzzles
