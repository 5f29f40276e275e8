// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

namespace client::console {

/// Whether what is typed so far is a secret.
using Hides = std::function<bool(const std::string& text)>;

/// What of a typed line can be seen and felt: all of it, or of a secret its beginning that is none.
[[nodiscard]] std::string open_part(const Hides& hides, const std::string& text);

}  // namespace client::console
