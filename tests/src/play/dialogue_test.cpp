// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/play/dialogue.hpp"

#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace {

std::vector<std::filesystem::path> dialogues()
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator{"tests/sessions"})
        if (entry.path().extension() == ".session")
            files.push_back(entry.path());
    return files;
}

TEST_CASE("every dialogue goes as it is written", "[src][session]")
{
    for (const auto& path : dialogues()) {
        CAPTURE(path);
        std::ifstream file{path};
        tests::Dialogue dialogue;
        int number = 0;
        for (std::string text; std::getline(file, text);) {
            ++number;
            // A line of dashes begins another dialogue.
            if (text.starts_with("---")) {
                CAPTURE(number);
                CHECK(dialogue.rest() == "");
                dialogue = {};
                continue;
            }
            CAPTURE(number, text);
            CHECK(dialogue.line(text) == "");
        }
        CHECK(dialogue.rest() == "");
    }
}

}  // namespace
