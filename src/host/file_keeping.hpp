// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/host/activity.hpp"
#include "src/host/keeping.hpp"
#include "src/store/keeper.hpp"

#include <filesystem>
#include <functional>
#include <string>

namespace client::host {

/// The journal of an activity in a file of its own.
class FileKeeping : public Keeping {
public:
    /// All that was noted so far; nothing is kept while it is empty.
    using Journal = std::function<std::string()>;

    /// The keeper and the activity must outlive it.
    FileKeeping(store::Keeper& keeper, Activity& activity, Journal journal);

    [[nodiscard]] Tidings keep(rules::Instant now) override;
    void put_aside() override { keeper_.put_aside(); }
    void forget() override { keeper_.forget(); }

private:
    store::Keeper& keeper_;
    Activity& activity_;
    Journal journal_;
};

/// Another program keeps the same in that folder, and what can be done about it.
[[nodiscard]] std::string taken_words(const speech::Lexicon& lexicon,
                                      const std::filesystem::path& folder);

}  // namespace client::host
