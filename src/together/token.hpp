// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace client::together {

/// What nobody can guess: 128 bits of the machine's chance, in hexadecimal digits.
[[nodiscard]] std::string new_token();

}  // namespace client::together
