// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/sheet.hpp"

#include <fstream>
#include <system_error>

namespace speech {

rules::Result<std::vector<Sheet>, Lexicon::Faults>
open_sheets(const std::vector<std::filesystem::path>& files)
{
    std::vector<Sheet> sheets;
    for (const auto& file : files) {
        std::error_code none;
        const auto size = std::filesystem::file_size(file, none);
        std::ifstream stream{file, std::ios::binary};
        sheets.push_back({std::string(none ? 0 : size, '\0'), file.string()});
        auto& toml = sheets.back().toml;
        if (toml.empty() || !stream.read(toml.data(), static_cast<std::streamsize>(toml.size())))
            return rules::unexpected{
                Lexicon::Faults{{file.string(), 0, "the file cannot be opened"}}};
    }
    return sheets;
}

}  // namespace speech
