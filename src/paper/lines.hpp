// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/paper/document.hpp"

#include <string>
#include <string_view>
#include <vector>

/// Documents in lines of characters that are all of one width: plain text, and braille.
namespace client::paper {

/// How far from the edge a text begins, and the lines that it runs on to.
struct Indent {
    std::size_t first = 0;
    std::size_t rest = 0;
};

enum class Place : std::uint8_t { edge, middle };

/// How a document looks in lines.
struct Manner {
    std::size_t width = 72;
    Place title = Place::edge;
    Indent heading;
    Indent paragraph;
    Indent point{0, 2};
    Indent number{0, 3};
    Indent row{0, 2};         ///< of a table whose columns have no room
    std::string joint = ",";  ///< between the cells of such a row
    char rule = '_';          ///< of the line to sign on
};

struct Line {
    std::string text;
    bool with_next = false;  ///< a page may not end here
};

[[nodiscard]] std::vector<Line> lines(const Document& document, const Manner& manner);

/// A text broken at its blanks; a word that is too long is cut.
[[nodiscard]] std::vector<std::string>
wrapped(std::string_view text, std::size_t width, Indent indent = {});

}  // namespace client::paper
