// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/cli/action.hpp"
#include "src/host/stage.hpp"
#include "src/read/pgn_file.hpp"
#include "src/read/reading.hpp"

#include <cstddef>
#include <string>

namespace client::read {

struct ReadOptions {
    player::PlayerOptions player;
    std::string file;
    std::size_t game = 1;

    [[nodiscard]] player::Profile profile() const { return player::profile_of(player); }
    /// The words of announcements are chosen apart from the others.
    [[nodiscard]] words::WordOptions words() const;
};

/// Somebody reads games at a terminal, from the first one that is told until he leaves, and plays
/// on from where he is.
class Study {
public:
    Study(ReadOptions options, const PgnFile& file);

    [[nodiscard]] cli::ExitStatus run(const cli::Streams& streams);

private:
    ReadOptions options_;
    words::ChosenWords words_;
    Shelf shelf_;
    ReadSession session_;
    host::Stage stage_;
};

}  // namespace client::read
