// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace speech {

/// A voice that a synthesiser has.
struct InstalledVoice {
    std::string language;  ///< its first tag: "de", "en-us"
    std::string name;      ///< "German"
};

}  // namespace speech
