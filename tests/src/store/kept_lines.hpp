// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/store/keeper.hpp"

#include <string>

namespace tests {

/// What is kept, without the digests that bind it.
inline std::string kept_lines(const client::store::Keeper& keeper)
{
    const auto text = keeper.read();
    client::store::BoundLines lines{text};
    std::string all;
    while (const auto line = lines.next())
        all += std::string{*line} + '\n';
    return all;
}

}  // namespace tests
