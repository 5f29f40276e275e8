// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

namespace rules {

/// A value, or the reason why there is none.
template <class Value, class Reason>
using Result = tl::expected<Value, Reason>;

using tl::unexpected;

}  // namespace rules
