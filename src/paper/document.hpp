// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// What is given away on paper: a page that is printed, embossed or read as a file.
namespace client::paper {

struct Heading {
    std::string text;
};

struct Paragraph {
    std::string text;
};

enum class Marks : std::uint8_t { points, numbers };

struct Items {
    std::vector<std::string> texts;
    Marks marks = Marks::points;
};

/// Every row has as many cells as the head. Caption and head may be missing.
struct Table {
    std::string caption;
    std::vector<std::string> head;
    std::vector<std::vector<std::string>> rows;
};

/// Tables that may stand side by side where there is room; they are read one after the other.
struct Tables {
    std::vector<Table> tables;
};

/// A line for each of these to sign on.
struct Signatures {
    std::vector<std::string> names;
};

using Block = std::variant<Heading, Paragraph, Items, Tables, Signatures>;

enum class Extent : std::uint8_t {
    any,
    one_page  ///< on A4: in type as large as the page allows
};

/// What stands on the paper, not how it looks.
struct Document {
    std::string title;
    std::string language;  ///< BCP 47
    std::vector<Block> blocks;
    Extent extent = Extent::any;
};

/// The same document with each of its texts in other letters.
using Rewriting = std::function<std::string(std::string_view)>;
[[nodiscard]] Document rewritten(Document document, const Rewriting& rewriting);

/// The same with the marks of items written out: numbers, and this sign for a point.
[[nodiscard]] Document marked(Document document, std::string_view point);

/// The mark that an item begins with, and the blank behind it.
[[nodiscard]] std::string mark(const Items& items, std::size_t index, std::string_view point);

}  // namespace client::paper
