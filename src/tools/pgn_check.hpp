// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/pgn.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <string>

/// Files of games checked and not kept: by all processors at once where a file is long.
namespace client::tools {

struct PgnTally {
    std::size_t games = 0;
    std::size_t moves = 0;  ///< of sound games, those of variations too
    std::size_t faulty = 0;

    PgnTally& operator+=(const PgnTally& other);
    bool operator==(const PgnTally&) const = default;
};

/// Is told every fault, in the order of the file.
using FaultListener = std::function<void(const rules::PgnError&)>;

/// The games of a stream, one after the other.
[[nodiscard]] PgnTally
check_stream(std::istream& stream, rules::Letters letters, const FaultListener& listener);

struct PgnCheck {
    rules::Letters letters = rules::Letters::en;
    unsigned workers = 1;
    std::uint64_t piece = std::uint64_t{1} << 20;  ///< bytes that a worker takes at a time
};

/// The same of a file, which is read in several places at once. Where one game ends and the next
/// begins is guessed, and the guess is kept only if the reading before it comes out there: the
/// answer is that of one reader. No more than a few pieces are waited for, so memory stays flat.
[[nodiscard]] PgnTally
check_file(const std::string& path, const PgnCheck& check, const FaultListener& listener);

/// How many processors this process may use.
[[nodiscard]] unsigned processors();

}  // namespace client::tools
