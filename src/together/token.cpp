// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/together/token.hpp"

#include <fmt/format.h>

#include <random>

namespace client::together {

std::string new_token()
{
    constexpr int pieces = 4;  // of 32 bits each
    std::random_device chance;
    std::string token;
    for (int i = 0; i < pieces; ++i)
        token += fmt::format("{:08x}", chance());
    return token;
}

}  // namespace client::together
