// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/host/input.hpp"
#include "src/host/wishes.hpp"

#include <filesystem>
#include <optional>
#include <set>
#include <string>

namespace client::host {

/// The files that somebody had written for him: they may be written again without a question.
class OwnFiles {
public:
    [[nodiscard]] inputs::FileWritten write(const wishes::WriteFiles& wish);

private:
    [[nodiscard]] std::optional<std::string> of_others(const wishes::WriteFiles& wish) const;

    std::set<std::filesystem::path> written_;
};

}  // namespace client::host
