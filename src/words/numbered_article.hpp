// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/edition.hpp"

#include <string_view>

namespace client::words {

/// One rule as the editions number it, empty where one has no such article; 2023 has the numbers of
/// 2018.
struct NumberedArticle {
    std::string_view in_1997;
    std::string_view in_2009;
    std::string_view in_2018;

    [[nodiscard]] constexpr std::string_view in(rules::Edition edition) const
    {
        switch (edition) {
        case rules::Edition::e1997:
            return in_1997;
        case rules::Edition::e2009:
            return in_2009;
        case rules::Edition::e2018:
        case rules::Edition::e2023:
            return in_2018;
        }
        return {};
    }
};

[[nodiscard]] constexpr NumberedArticle everywhere(std::string_view number)
{
    return {number, number, number};
}

}  // namespace client::words
