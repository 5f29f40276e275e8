// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/sheet.hpp"

#include <fstream>
#include <iterator>

namespace speech {

rules::Result<std::vector<Sheet>, Lexicon::Faults>
open_sheets(const std::vector<std::filesystem::path>& files)
{
    std::vector<Sheet> sheets;
    for (const auto& file : files) {
        std::ifstream stream{file, std::ios::binary};
        sheets.push_back({std::string{std::istreambuf_iterator<char>{stream}, {}}, file.string()});
        if (sheets.back().toml.empty())
            return rules::unexpected{
                Lexicon::Faults{{file.string(), 0, "the file cannot be opened"}}};
    }
    return sheets;
}

}  // namespace speech
