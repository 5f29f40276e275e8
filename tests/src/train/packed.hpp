// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <catch2/catch.hpp>

#include <string>
#include <string_view>
#include <zstd.h>

namespace tests {

/// A text as zstd packs it, in one frame.
inline std::string packed(std::string_view text)
{
    std::string bytes(ZSTD_compressBound(text.size()), '\0');
    const auto size = ZSTD_compress(bytes.data(), bytes.size(), text.data(), text.size(), 3);
    REQUIRE_FALSE(ZSTD_isError(size));
    bytes.resize(size);
    return bytes;
}

}  // namespace tests
