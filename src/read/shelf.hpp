// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/pgn.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace client::read {

/// The tags of a game, without its moves.
struct Heading {
    std::size_t number = 0;
    std::vector<std::pair<std::string, std::string>> tags;
    rules::GameResult result = rules::GameResult::unknown;
};

/// The games of a file by their numbers, in memory that does not grow with the file. Where games
/// begin is remembered as they are passed, so that the way back is short.
class Shelf {
public:
    using Bytes = std::function<rules::ByteSource(std::uint64_t offset)>;

    explicit Shelf(Bytes bytes) : bytes_{std::move(bytes)} {}

    using Game = rules::Result<rules::Score, rules::PgnError>;
    /// That game, counted from 1, or why it cannot be read; none if there are fewer.
    [[nodiscard]] std::optional<Game> game(std::size_t number);

    /// Where a game begins in the file.
    struct Place {
        std::size_t number = 1;
        std::uint64_t offset = 0;
        std::size_t line = 1;
    };

    /// Goes over headings, one after the other. A heading that cannot be read has no tags.
    class Walk {
    public:
        [[nodiscard]] std::optional<Heading> next();
        /// The game that was passed last.
        [[nodiscard]] Place place() const;

    private:
        friend class Shelf;
        Walk(Shelf& shelf, std::size_t first);
        [[nodiscard]] std::optional<rules::PgnReader::Game> pass();

        Shelf* shelf_;
        Place base_;
        rules::PgnReader reader_;
    };
    /// From that game on; the shelf must outlive the walk.
    [[nodiscard]] Walk walk(std::size_t first) { return Walk{*this, first}; }

private:
    [[nodiscard]] const Place& nearest(std::size_t number) const;
    void remember(const Place& place);

    Bytes bytes_;
    std::vector<Place> places_{Place{}};  ///< by number; every stride-th game
    std::size_t stride_ = 1;
};

}  // namespace client::read
