// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace speech {

/// A file of texts: what is in it, and its name for the faults.
struct Sheet {
    std::string toml;
    std::string file;
};

/// All of them, or the first that cannot be opened.
[[nodiscard]] rules::Result<std::vector<Sheet>, Lexicon::Faults>
open_sheets(const std::vector<std::filesystem::path>& files);

}  // namespace speech
