// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace rules {

/// Whose piece letters a written move uses (laws.md 4.1); never guessed from the text.
enum class Letters : std::uint8_t {
    en,
    cs,
    sk,
    sr,
    sr_cyrl,
    de,
    fr,
    nl,
    es,
    it,
    pl,
    ru,
    hu,
    figurine
};

}  // namespace rules
