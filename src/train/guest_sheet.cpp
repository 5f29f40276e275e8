// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/guest_sheet.hpp"

#include "src/train/guest_files.hpp"

#include <algorithm>

namespace client::train {

namespace {

template <std::size_t size>
using Texts = std::array<std::string, size>;

/// What is meant, the word for it, and how to say that, where it must be told.
template <std::size_t size>
paper::Table word_table(const std::string& caption,
                        const Texts<size>& meant,
                        const Texts<size>& words,
                        const Texts<size>& say)
{
    const bool help = std::ranges::any_of(say, [](const auto& each) { return !each.empty(); });
    paper::Table table{.caption = caption, .head = {}, .rows = {}};
    for (std::size_t i = 0; i < size; ++i) {
        auto& row = table.rows.emplace_back(std::vector{meant.at(i), words.at(i)});
        if (help)
            row.push_back(say.at(i));
    }
    return table;
}

template <std::size_t size>
Texts<size> screens(const std::array<speech::Word, size>& words)
{
    Texts<size> all;
    std::ranges::transform(words, all.begin(), &speech::Word::screen);
    return all;
}

/// From king to pawn.
Texts<6> piece_words(const speech::MoveWords& words)
{
    auto all = screens(words.pieces);
    std::ranges::reverse(all);
    return all;
}

constexpr std::string_view file_letters = "abcdefgh";
constexpr std::string_view rank_digits = "12345678";

Texts<8> signs(std::string_view each)
{
    Texts<8> all;
    std::ranges::transform(each, all.begin(), [](char sign) { return std::string(1, sign); });
    return all;
}

paper::Tables word_tables(const WordHelp& help, const speech::MoveWords& words)
{
    return {{word_table(help.file, signs(file_letters), screens(words.names), help.say_files),
             word_table(help.rank, signs(rank_digits), screens(words.ranks), help.say_ranks),
             word_table(help.piece, help.pieces, piece_words(words), help.say_pieces)}};
}

std::vector<std::string> all_shown(const std::vector<Passage>& passages, const Quotes& quotes)
{
    std::vector<std::string> texts;
    for (const auto& passage : passages)
        texts.push_back(shown(passage, quotes));
    return texts;
}

}  // namespace

paper::Document guest_sheet(const GuestCourse& course,
                            const speech::Lexicon& language,
                            const speech::Lexicon& announcements)
{
    const auto& sheet = course.sheet;
    paper::Document page{.title = sheet.title,
                         .language = language.language(),
                         .blocks = {paper::Paragraph{shown(sheet.lead, course.quotes)}},
                         .extent = paper::Extent::one_page};
    for (const auto& part : sheet.parts) {
        page.blocks.emplace_back(paper::Heading{part.heading});
        if (!part.steps.empty())
            page.blocks.emplace_back(
                paper::Items{all_shown(part.steps, course.quotes), paper::Marks::numbers});
        if (part.tables)
            page.blocks.emplace_back(word_tables(course.words, announcements.move_words()));
        if (!part.points.empty())
            page.blocks.emplace_back(paper::Items{all_shown(part.points, course.quotes)});
    }
    return page;
}

paper::Document shipped_guest_sheet(const speech::Lexicon& language)
{
    return guest_sheet(shipped_guest_course(language), language, words_of_announcements());
}

std::optional<paper::PaperFault> write_guest_sheet(const speech::Lexicon& language,
                                                   const std::filesystem::path& file,
                                                   paper::Over over)
{
    return paper::write(shipped_guest_sheet(language), file, over);
}

}  // namespace client::train
