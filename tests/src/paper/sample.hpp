// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/paper/document.hpp"

namespace tests {

/// A document with something of everything.
inline client::paper::Document sample_document()
{
    using namespace client::paper;
    return {.title = "Score sheet",
            .language = "en",
            .blocks = {
                Heading{"Players"},
                Paragraph{"White: Anna. Black: Bella. They play on two boards, and each of "
                          "them announces what the other repeats."},
                Paragraph{"Round 1."}, Items{{"first", "second"}, Marks::numbers}, Items{{"point"}},
                Tables{{Table{"", {"", "White", "Black"}, {{"1", "e4", "e5"}, {"2", "Nf3", ""}}},
                        Table{"Later", {}, {{"3", "Bb5"}}}}},
                Signatures{{"White", "Black"}}}};
}

}  // namespace tests
