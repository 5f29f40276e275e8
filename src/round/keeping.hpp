// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/host/file_keeping.hpp"
#include "src/host/keeping.hpp"
#include "src/round/round_in_use.hpp"
#include "src/store/keeper.hpp"

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace client::round {

/// Where the records of a round lie: its own folder in the folder of the tournament.
[[nodiscard]] std::filesystem::path round_folder(const std::filesystem::path& folder, int round);
/// The record of a board.
[[nodiscard]] std::filesystem::path board_file(const std::filesystem::path& of_round, int board);
/// What was entered by hand.
[[nodiscard]] std::filesystem::path results_file(const std::filesystem::path& of_round);
/// What was answered for all boards of the tournament.
[[nodiscard]] std::filesystem::path event_file(const std::filesystem::path& folder);

/// The files of all boards, each kept by one program at a time.
using Keepers = std::map<int, std::unique_ptr<store::Keeper>>;

/// Where a round survives a crash: each game in a record of its own, and with its papers once it is
/// over and somebody has gone from it.
class RoundKeeping : public host::Keeping {
public:
    /// The keepers and the round must outlive it.
    RoundKeeping(std::filesystem::path folder,
                 store::Keeper& results,
                 Keepers& boards,
                 RoundInUse& round);

    [[nodiscard]] host::Tidings keep(rules::Instant now) override;
    /// Of the board in front.
    void put_aside() override;

private:
    void keep_event();
    void keep_board(Board& board, rules::Instant now, host::Tidings& told);
    void write_papers(Board& board, host::Tidings& told);
    void tell(host::Tidings& told, const speech::Word& words);

    std::filesystem::path folder_;
    Keepers& keepers_;
    RoundInUse& round_;
    host::FileKeeping results_;
    std::map<int, std::unique_ptr<host::FileKeeping>> boards_;
    std::map<int, std::string> papers_of_;  ///< the record whose papers are written
    std::vector<std::string> event_;        ///< as it is kept
};

}  // namespace client::round
