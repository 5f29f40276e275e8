// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/paper/document.hpp"

#include "speech/overloaded.hpp"

#include <fmt/format.h>

namespace client::paper {

namespace {

void rewrite(std::string& text, const Rewriting& rewriting)
{
    text = rewriting(text);
}

void rewrite(std::vector<std::string>& texts, const Rewriting& rewriting)
{
    for (auto& text : texts)
        rewrite(text, rewriting);
}

void rewrite(Table& table, const Rewriting& rewriting)
{
    rewrite(table.caption, rewriting);
    rewrite(table.head, rewriting);
    for (auto& row : table.rows)
        rewrite(row, rewriting);
}

void rewrite(Block& block, const Rewriting& rewriting)
{
    std::visit(speech::Overloaded{
                   [&](Heading& heading) { rewrite(heading.text, rewriting); },
                   [&](Paragraph& paragraph) { rewrite(paragraph.text, rewriting); },
                   [&](Items& items) { rewrite(items.texts, rewriting); },
                   [&](Tables& tables) {
                       for (auto& table : tables.tables)
                           rewrite(table, rewriting);
                   },
                   [&](Signatures& signatures) { rewrite(signatures.names, rewriting); },
               },
               block);
}

}  // namespace

Document rewritten(Document document, const Rewriting& rewriting)
{
    rewrite(document.title, rewriting);
    for (auto& block : document.blocks)
        rewrite(block, rewriting);
    return document;
}

std::string mark(const Items& items, std::size_t index, std::string_view point)
{
    if (items.marks == Marks::numbers)
        return fmt::format("{}. ", index + 1);
    return point.empty() ? std::string{} : fmt::format("{} ", point);
}

Document marked(Document document, std::string_view point)
{
    for (auto& block : document.blocks)
        if (auto* const items = std::get_if<Items>(&block))
            for (std::size_t i = 0; i < items->texts.size(); ++i)
                items->texts[i].insert(0, mark(*items, i, point));
    return document;
}

}  // namespace client::paper
