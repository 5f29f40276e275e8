// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/screen/columns.hpp"
#include "src/terminal/frame.hpp"

#include <algorithm>
#include <iterator>
#include <span>
#include <string>
#include <vector>

namespace client::screen {

using Rows = std::vector<std::string>;

[[nodiscard]] int count(const auto& container)
{
    return static_cast<int>(container.size());
}

/// A part of the screen: text is cut where it ends.
class Area {
public:
    Area(terminal::Frame& frame, terminal::Place corner, terminal::Size size)
        : frame_{frame}, corner_{corner}, size_{size}
    {
    }

    [[nodiscard]] int rows() const { return size_.rows; }
    [[nodiscard]] int width() const { return size_.columns; }
    [[nodiscard]] terminal::Place corner() const { return corner_; }

    void write(int row, terminal::Line line)
    {
        if (row >= size_.rows)
            return;
        auto& target = frame_.lines[static_cast<std::size_t>(corner_.row + row)];
        int used = 0;
        for (const auto& span : target)
            used += columns(span.text);
        if (used < corner_.column)
            target.push_back(
                {std::string(static_cast<std::size_t>(corner_.column - used), ' '), {}});
        std::ranges::move(line, std::back_inserter(target));
    }
    void write(int row, const std::string& text)
    {
        write(row, terminal::Line{{cut(text, width()), {}}});
    }
    void write(std::span<const std::string> rows, int from = 0)
    {
        for (const auto& row : rows)
            write(from++, row);
    }

private:
    terminal::Frame& frame_;
    terminal::Place corner_;
    terminal::Size size_;
};

[[nodiscard]] inline Rows wrapped(std::span<const std::string> lines, int width)
{
    Rows rows;
    for (const auto& line : lines)
        std::ranges::move(wrap(line, width), std::back_inserter(rows));
    return rows;
}

}  // namespace client::screen
