// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/dialogue.hpp"

#include <catch2/catch.hpp>

#include <fstream>
#include <string>

TEST_CASE("every dialogue goes as it is written", "[src][session]")
{
    for (const auto& path : tests::dialogue_files()) {
        CAPTURE(path);
        std::ifstream file{path};
        auto dialogue = std::make_unique<tests::Dialogue>();
        int number = 0;
        for (std::string text; std::getline(file, text);) {
            ++number;
            CAPTURE(number, text);
            if (text.starts_with("---")) {
                CHECK(dialogue->rest() == "");
                dialogue = std::make_unique<tests::Dialogue>();
                continue;
            }
            CHECK(dialogue->line(text) == "");
        }
        CHECK(dialogue->rest() == "");
    }
}
