// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace rules {

using Digest = std::array<std::uint8_t, 32>;

/// The SHA-256 digest of some bytes (FIPS 180-4).
[[nodiscard]] Digest sha256(std::string_view bytes);
[[nodiscard]] std::string hexadecimal(const Digest& digest);

}  // namespace rules
