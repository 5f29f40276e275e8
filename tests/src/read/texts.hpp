// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/read/shelf.hpp"

#include <algorithm>
#include <cstring>
#include <string>
#include <unistd.h>

namespace tests {

/// The games of a text that outlives them.
inline client::read::Shelf shelf(const std::string& text)
{
    return client::read::Shelf{[&text](std::uint64_t offset) -> rules::ByteSource {
        return [&text, offset](char* to, std::size_t most) mutable {
            const auto rest = text.size() - std::min<std::size_t>(offset, text.size());
            const auto size = std::min(most, rest);
            std::memcpy(to, text.data() + text.size() - rest, size);
            offset += size;
            return size;
        };
    }};
}

}  // namespace tests
