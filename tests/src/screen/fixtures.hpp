// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/terminal/frame.hpp"

#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>
#include <sstream>
#include <string>

/// Pictures as text, in files.
namespace fixtures {

inline std::string read(const std::string& name)
{
    std::ifstream file{"tests/src/screen/" + name + ".frame"};
    REQUIRE(file);
    return {std::istreambuf_iterator<char>{file}, {}};
}

/// The text, and where the cursor is.
inline std::string described(const client::terminal::Frame& frame)
{
    std::ostringstream text_and_cursor;
    text_and_cursor << text(frame) << "cursor " << frame.cursor.row << ' ' << frame.cursor.column
                    << '\n';
    return text_and_cursor.str();
}

}  // namespace fixtures
