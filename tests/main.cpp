// SPDX-License-Identifier: GPL-3.0-or-later
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>

#include <cstdlib>

int main(int argc, char** argv)
{
    // Properties are tried with the same random numbers every time, unless the caller has chosen.
    setenv("RC_PARAMS", "seed=2018", 0);
    return Catch::Session().run(argc, argv);
}
