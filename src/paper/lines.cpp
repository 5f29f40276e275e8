// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/paper/lines.hpp"

#include "rules/code_points.hpp"
#include "speech/overloaded.hpp"
#include "src/text/words.hpp"

#include <algorithm>
#include <numeric>

namespace client::paper {

namespace {

using rules::count_characters;

constexpr std::size_t gap = 2;  // between columns
constexpr std::size_t shortest_rule = 12;

/// Takes words one by one and breaks the line when it is full.
class Wrapping {
public:
    Wrapping(std::size_t width, Indent indent)
        : width_{width}, rest_{indent.rest}, lines_{std::string(indent.first, ' ')},
          used_{indent.first}
    {
    }

    void take(std::string_view word)
    {
        const auto size = count_characters(word);
        if (!fresh_ && used_ + 1 + size > width_)
            begin_line();
        if (fresh_ && used_ + size > width_)
            return cut(word);
        append(word, size);
    }

    [[nodiscard]] std::vector<std::string> finish() && { return std::move(lines_); }

private:
    void begin_line()
    {
        lines_.emplace_back(rest_, ' ');
        used_ = rest_;
        fresh_ = true;
    }
    void append(std::string_view word, std::size_t size)
    {
        lines_.back() += (fresh_ ? "" : " ") + std::string{word};
        used_ += size + (fresh_ ? 0 : 1);
        fresh_ = false;
    }
    void cut(std::string_view word)
    {
        const auto room = std::max<std::size_t>(width_ - std::min(used_, width_), 1);
        const auto bytes = rules::bytes_of(word, room);
        append(word.substr(0, bytes), std::min(room, count_characters(word)));
        word.remove_prefix(bytes);
        if (word.empty())
            return;
        begin_line();
        take(word);
    }

    std::size_t width_;
    std::size_t rest_;
    std::vector<std::string> lines_;
    std::size_t used_;
    bool fresh_ = true;
};

using Row = std::vector<std::string>;

std::vector<Row> all_rows(const Table& table)
{
    std::vector<Row> rows = table.rows;
    if (!table.head.empty())
        rows.insert(rows.begin(), table.head);
    return rows;
}

std::vector<std::size_t> column_widths(const std::vector<Row>& rows)
{
    std::vector<std::size_t> widths;
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], count_characters(row[i]));
    }
    return widths;
}

std::string without_end(std::string line)
{
    line.resize(line.find_last_not_of(' ') + 1);
    return line;
}

std::string in_columns(const Row& row, const std::vector<std::size_t>& widths)
{
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i)
        line += row[i] + std::string(widths[i] - count_characters(row[i]) + gap, ' ');
    return without_end(std::move(line));
}

/// Empty cells say nothing where there are no columns.
std::string in_a_row(const Row& row, const std::string& joint)
{
    std::string line;
    for (const auto& cell : row)
        if (!cell.empty())
            line += (line.empty() ? "" : joint + " ") + cell;
    return line;
}

/// Puts one block after the other, with blank lines where they belong.
class Lining {
public:
    explicit Lining(const Manner& manner) : manner_{manner} {}

    void title(const std::string& text)
    {
        for (auto line : wrapped(text, manner_.width)) {
            const auto left = manner_.width - std::min(manner_.width, count_characters(line));
            if (manner_.title == Place::middle)
                line.insert(0, left / 2, ' ');
            lines_.push_back({std::move(line), true});
        }
        part();
    }
    void operator()(const Heading& heading)
    {
        part();
        for (auto& line : wrapped(heading.text, manner_.width, manner_.heading))
            lines_.push_back({std::move(line), true});
    }
    /// Where its first line does not tell that it begins, a blank one does.
    void operator()(const Paragraph& paragraph)
    {
        if (manner_.paragraph.first == 0 && !follows_heading())
            part();
        add(paragraph.text, manner_.paragraph);
    }
    void operator()(const Items& items)
    {
        for (const auto& text : items.texts)
            add(text, items.marks == Marks::numbers ? manner_.number : manner_.point);
    }
    void operator()(const Tables& tables)
    {
        for (const auto& table : tables.tables) {
            if (!follows_heading())
                part();
            add(table);
        }
        part();
    }
    void operator()(const Signatures& signatures)
    {
        for (const auto& name : signatures.names) {
            part();
            sign(name);
        }
    }

    [[nodiscard]] std::vector<Line> finish() &&
    {
        while (!lines_.empty() && lines_.back().text.empty())
            lines_.pop_back();
        return std::move(lines_);
    }

private:
    [[nodiscard]] bool follows_heading() const
    {
        return !lines_.empty() && lines_.back().with_next;
    }
    /// A blank line, unless there is one.
    void part()
    {
        if (!lines_.empty() && !lines_.back().text.empty())
            lines_.push_back({"", lines_.back().with_next});
    }
    void add(std::string_view text, Indent indent)
    {
        for (auto& line : wrapped(text, manner_.width, indent))
            lines_.push_back({std::move(line)});
    }
    /// A page does not end within a table, unless it has no page for itself.
    void add(const Table& table)
    {
        if (!table.caption.empty())
            lines_.push_back({table.caption, true});
        const auto rows = all_rows(table);
        const auto widths = column_widths(rows);
        const auto needed = std::accumulate(widths.begin(), widths.end(), std::size_t{0}) +
                            gap * (widths.empty() ? 0 : widths.size() - 1);
        for (const auto& row : rows)
            if (needed <= manner_.width)
                lines_.push_back({in_columns(row, widths), &row != &rows.back()});
            else
                add(in_a_row(row, manner_.joint), manner_.row);
    }
    void sign(const std::string& name)
    {
        for (auto& line : wrapped(name, manner_.width - shortest_rule - 1))
            lines_.push_back({std::move(line), true});
        auto& last = lines_.back();
        last.with_next = false;
        last.text += ' ';
        last.text.append(manner_.width - count_characters(last.text), manner_.rule);
    }

    const Manner& manner_;
    std::vector<Line> lines_;
};

}  // namespace

std::vector<std::string> wrapped(std::string_view text, std::size_t width, Indent indent)
{
    Wrapping wrapping{width, indent};
    text::Words words{text};
    while (!words.empty())
        wrapping.take(words.next());
    return std::move(wrapping).finish();
}

std::vector<Line> lines(const Document& document, const Manner& manner)
{
    Lining lining{manner};
    lining.title(document.title);
    for (const auto& block : document.blocks)
        std::visit(lining, block);
    return std::move(lining).finish();
}

}  // namespace client::paper
