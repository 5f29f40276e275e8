// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/desk/desk_in_use.hpp"
#include "src/host/file_keeping.hpp"
#include "src/store/keeper.hpp"
#include "src/store/store.hpp"

#include <filesystem>
#include <vector>

namespace client::desk {

/// Where a game at the desk survives: while it is played in a file of its own, and once it is over
/// and left among all games, with its papers.
class DeskKeeping : public host::FileKeeping {
public:
    /// The keeper and the desk must outlive it.
    DeskKeeping(store::Keeper& keeper, DeskInUse& desk);

    [[nodiscard]] host::Tidings keep(rules::Instant now) override;
    /// Unless it could be put nowhere else.
    void forget() override;

private:
    void keep_event();
    [[nodiscard]] host::Tidings file();
    [[nodiscard]] bool write_papers(const std::filesystem::path& folder,
                                    std::vector<host::wishes::File> files);
    [[nodiscard]] host::Tidings told(speech::Word words);

    store::Keeper& keeper_;
    DeskInUse& desk_;
    store::Store store_;
    bool is_event_kept_ = false;
    bool is_filed_ = false;
};

/// What is known of an event from its earlier games, in a folder.
[[nodiscard]] std::filesystem::path event_file(const std::filesystem::path& kept);
/// Where the papers of a saved game lie.
[[nodiscard]] std::filesystem::path papers_folder(const std::filesystem::path& kept,
                                                  store::GameId game);

}  // namespace client::desk
