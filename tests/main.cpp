// SPDX-License-Identifier: GPL-3.0-or-later
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>

#include <cstdlib>

namespace {

/// Properties are tried on the same cases in every run; who wants others sets RC_PARAMS.
[[maybe_unused]] const int seed = setenv("RC_PARAMS", "seed=1997200920182023", 0);

}  // namespace
