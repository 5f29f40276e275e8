// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/host/tidings.hpp"
#include "src/host/wishes.hpp"

namespace client::host {

/// What came of an input.
struct Reply {
    Tidings tidings;
    Wishes wishes;
};

}  // namespace client::host
