// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>

/// Files of made-up games, the same on every machine, to measure readers with.
namespace bench {

enum class GameKind : std::uint8_t {
    clocks,    ///< a clock time after every move, as servers write them
    bare,      ///< nothing but moves
    annotated  ///< comments, glyphs and nested variations
};

/// Legal games with lengths and tags as in real files, until so many bytes are written.
void make_pgn(std::ostream& file, GameKind kind, std::size_t bytes);

}  // namespace bench
