// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <catch2/catch.hpp>

#include <string_view>

namespace tests {

/// Says in one line that a file from elsewhere is not there; CTest then reports the case as
/// skipped.
inline void skipped(std::string_view path)
{
    WARN("skipped: " << path << " is not on this machine");
}

}  // namespace tests
