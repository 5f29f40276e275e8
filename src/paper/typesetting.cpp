// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/paper/typesetting.hpp"

#include "speech/overloaded.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <optional>

namespace client::paper {

namespace {

constexpr double side = 42;
constexpr double top = 36;
constexpr double bottom = a4_height - 40;
constexpr double width = a4_width - 2 * side;
constexpr double pale = 0.75;
constexpr double black = 0;

/// All spaces grow with the type.
constexpr double before_heading = 0.85;
constexpr double after_heading = 0.25;
constexpr double between_texts = 0.3;
constexpr double after_tables = 0.5;
constexpr double row_padding = 0.13;
constexpr double column_gap = 0.9;
constexpr double table_gap = 2.2;
constexpr double room_to_sign = 3;

using Widths = std::vector<double>;

double total(const Widths& widths)
{
    return std::accumulate(widths.begin(), widths.end(), 0.0);
}

/// The widest columns give way until all of them have room.
Widths narrowed(Widths widths, double room)
{
    std::vector<double*> wide;
    for (auto& each : widths)
        wide.push_back(&each);
    std::ranges::sort(wide, {}, [](const double* each) { return *each; });
    for (std::size_t i = 0; i < wide.size(); ++i) {
        const auto share = room / static_cast<double>(wide.size() - i);
        *wide[i] = std::min(*wide[i], share);
        room -= *wide[i];
    }
    return widths;
}

class Typesetting {
public:
    Typesetting(Ink& ink, double size, int pages) : ink_{ink}, size_{size}, known_pages_{pages}
    {
        document_.emplace(ink_, "Document");
    }

    void title(const std::string& text)
    {
        set_lines("H1", ink_.set(text, {size_ * 1.5, Weight::bold}, width), side);
        y_ += size_ * after_heading;
    }
    void operator()(const Heading& heading)
    {
        const auto text = ink_.set(heading.text, {size_ * 1.12, Weight::bold}, width);
        if (y_ > top)
            y_ += size_ * before_heading;
        keep_together(text.height() + 3 * size_);
        set_lines("H2", text, side);
        y_ += size_ * after_heading;
    }
    void operator()(const Paragraph& paragraph)
    {
        set_lines("P", ink_.set(paragraph.text, {size_}, width), side);
        y_ += size_ * between_texts;
    }
    void operator()(const Items& items)
    {
        const Tagged list{ink_, "L"};
        for (std::size_t i = 0; i < items.texts.size(); ++i)
            item(mark(items, i, "•"), items.texts[i]);
    }
    void operator()(const Tables& tables);
    void operator()(const Signatures& signatures);

    int finish()
    {
        document_.reset();
        end_page();
        return page_;
    }

private:
    void end_page()
    {
        if (known_pages_ > 1) {
            const auto number = ink_.set(fmt::format("{}/{}", page_, known_pages_), {size_});
            ink_.show(number, a4_width - side - number.width(), bottom + 8);
        }
        ink_.next_page();
    }
    void begin_page()
    {
        end_page();
        ++page_;
        y_ = top;
    }
    /// What is so high begins on another page if there is no room for it here.
    void keep_together(double height)
    {
        if (y_ > top && y_ + height > bottom)
            begin_page();
    }
    /// Line by line, from page to page.
    void set_lines(const char* tag, const SetText& text, double x)
    {
        for (std::size_t i = 0; i < text.lines();) {
            keep_together(text.height(i));
            const Tagged part{ink_, tag};
            do {
                ink_.show(text, i, x, y_);
                y_ += text.height(i);
                ++i;
            } while (i < text.lines() && y_ + text.height(i) <= bottom);
        }
    }
    void item(const std::string& mark, const std::string& text)
    {
        const Tagged tagged{ink_, "LI"};
        const auto sign = ink_.set(mark, {size_});
        const auto hang = size_ * 1.7;
        const auto body = ink_.set(text, {size_}, width - hang);
        keep_together(std::min(body.height(), bottom - top));
        {
            const Tagged label{ink_, "Lbl"};
            ink_.show(sign, side, y_);
        }
        set_lines("LBody", body, side + hang);
        y_ += size_ * between_texts;
    }

    [[nodiscard]] Type type(const Table& table, const std::vector<std::string>& row) const
    {
        return {size_, &row == &table.head ? Weight::bold : Weight::regular};
    }
    [[nodiscard]] double gap() const { return size_ * column_gap; }
    [[nodiscard]] double width_of(const Widths& columns) const
    {
        return total(columns) +
               gap() * static_cast<double>(std::max<std::size_t>(columns.size(), 1) - 1);
    }
    void widen(Widths& columns, const Table& table, const std::vector<std::string>& row) const
    {
        columns.resize(std::max(columns.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            columns[i] = std::max(columns[i], ink_.set(row[i], type(table, row)).width() + 1);
    }
    [[nodiscard]] Widths natural_columns(const Table& table) const
    {
        Widths columns;
        widen(columns, table, table.head);
        for (const auto& row : table.rows)
            widen(columns, table, row);
        return columns;
    }

    struct SetRow {
        std::vector<SetText> cells;
        double height = 0;
    };
    [[nodiscard]] SetRow
    set_row(const Table& table, const std::vector<std::string>& row, const Widths& columns) const
    {
        SetRow set;
        for (std::size_t i = 0; i < row.size(); ++i) {
            set.cells.push_back(ink_.set(row[i], type(table, row), columns[i]));
            set.height = std::max(set.height, set.cells.back().height());
        }
        set.height += 2 * size_ * row_padding;
        return set;
    }
    void show(const SetRow& row, const Widths& columns, double x)
    {
        const Tagged tagged{ink_, "TR"};
        const auto left = x;
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const Tagged cell{ink_, "TD"};
            ink_.show(row.cells[i], x, y_ + size_ * row_padding);
            x += columns[i] + gap();
        }
        y_ += row.height;
        ink_.rule(left, left + width_of(columns), y_, pale);
    }
    void show(const Table& table, const Widths& columns, double x)
    {
        if (!table.caption.empty())
            set_lines("P", caption(table), x);
        const Tagged tagged{ink_, "Table"};
        const auto one = [&](const std::vector<std::string>& row) {
            const auto set = set_row(table, row, columns);
            keep_together(set.height);
            show(set, columns, x);
        };
        if (!table.head.empty())
            one(table.head);
        for (const auto& row : table.rows)
            one(row);
    }
    [[nodiscard]] SetText caption(const Table& table) const
    {
        return ink_.set(table.caption, {size_, Weight::bold});
    }
    [[nodiscard]] double height_of(const Table& table, const Widths& columns) const
    {
        double height = table.caption.empty() ? 0 : caption(table).height();
        height += table.head.empty() ? 0 : set_row(table, table.head, columns).height;
        for (const auto& row : table.rows)
            height += set_row(table, row, columns).height;
        return height;
    }
    void side_by_side(const Tables& tables, const std::vector<Widths>& columns, double left_over);

    Ink& ink_;
    double size_;
    int known_pages_;
    double y_ = top;
    int page_ = 1;
    std::optional<Tagged> document_;
};

/// Each table whole before the next, so that they are also read so.
void Typesetting::side_by_side(const Tables& tables,
                               const std::vector<Widths>& columns,
                               double left_over)
{
    const auto begin = y_;
    auto end = y_;
    auto x = side;
    for (std::size_t i = 0; i < tables.tables.size(); ++i) {
        y_ = begin;
        show(tables.tables[i], columns[i], x);
        end = std::max(end, y_);
        x += width_of(columns[i]) + left_over;
    }
    y_ = end;
}

void Typesetting::operator()(const Tables& tables)
{
    std::vector<Widths> columns;
    double room = width;
    double height = 0;
    for (const auto& table : tables.tables) {
        const auto natural = natural_columns(table);
        const auto gaps = width_of(natural) - total(natural);
        columns.push_back(narrowed(natural, width - gaps));
        room -= width_of(columns.back());
        height = std::max(height, height_of(table, columns.back()));
    }
    const auto gaps = static_cast<double>(tables.tables.size()) - 1;
    if (gaps > 0 && room >= gaps * size_ * table_gap && height <= bottom - top) {
        keep_together(height);
        side_by_side(tables, columns, room / gaps);
    } else {
        for (std::size_t i = 0; i < tables.tables.size(); ++i) {
            show(tables.tables[i], columns[i], side);
            y_ += size_ * between_texts;
        }
    }
    y_ += size_ * after_tables;
}

void Typesetting::operator()(const Signatures& signatures)
{
    const auto count = static_cast<double>(std::max<std::size_t>(signatures.names.size(), 1));
    const auto each = (width - (count - 1) * size_ * table_gap) / count;
    double height = 0;
    std::vector<SetText> names;
    for (const auto& name : signatures.names) {
        names.push_back(ink_.set(name, {size_}, each));
        height = std::max(height, names.back().height());
    }
    keep_together(size_ * room_to_sign + height);
    y_ += size_ * room_to_sign;
    auto x = side;
    for (const auto& name : names) {
        const Tagged tagged{ink_, "P"};
        ink_.rule(x, x + each, y_, black);
        ink_.show(name, x, y_ + 2);
        x += each + size_ * table_gap;
    }
    y_ += height + size_ * between_texts;
}

}  // namespace

int typeset(const Document& document, Ink& ink, double size, int known_pages)
{
    Typesetting typesetting{ink, size, known_pages};
    typesetting.title(document.title);
    for (const auto& block : document.blocks)
        std::visit(typesetting, block);
    return typesetting.finish();
}

}  // namespace client::paper
