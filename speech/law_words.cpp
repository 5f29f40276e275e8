// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/law_article.hpp"
#include "speech/law_book.hpp"
#include "speech/law_number.hpp"
#include "speech/messages.hpp"
#include "speech/plain_text.hpp"
#include "speech/sentence.hpp"

#include <fmt/format.h>

#include <array>

namespace speech {

namespace {

using rules::Edition;

constexpr std::size_t most_named = 8;
constexpr std::array<std::string_view, 4> years{"1997", "2009", "2018", "2023"};

Word numbers(const Lexicon& lexicon, Message message, const std::vector<std::string>& all)
{
    const auto list = fmt::format("{}", fmt::join(all, ", "));
    return sentence(lexicon, message, {{"articles", std::string_view{list}}});
}

Word text_of(const Lexicon& lexicon, const LawBook::Article& article)
{
    const std::string_view number = article.number;
    const std::string_view text = article.text;
    const auto told = article.part_of.empty()
                          ? sentence(lexicon, "law-article", {{"article", number}, {"text", text}})
                          : sentence(lexicon, "law-part",
                                     {{"article", number},
                                      {"whole", std::string_view{article.part_of}},
                                      {"text", text}});
    return article.in_english ? after(sentence(lexicon, "law-in-english"), told) : told;
}

std::vector<Word> with_parts(const Lexicon& lexicon,
                             const LawBook& book,
                             const LawBook::Article& article,
                             Edition edition)
{
    std::vector<Word> lines{text_of(lexicon, article)};
    const auto parts = book.within(article.number, edition);
    if (!parts.empty())
        lines.push_back(numbers(lexicon, "law-within", parts));
    return lines;
}

Word unknown(const Lexicon& lexicon, std::string_view asked)
{
    const auto what = plain_text(asked);
    return sentence(lexicon, "law-unknown", {{"article", std::string_view{what}}});
}

std::vector<Word> which_there_are(const Lexicon& lexicon, const LawBook& book, Edition edition)
{
    std::vector<std::string> chapters;
    for (const auto& each : book.contents(edition))
        chapters.push_back(each.number);
    return {numbers(lexicon, "law-articles", chapters)};
}

/// The best article in full, the others by number.
std::vector<Word> found_by_words(const Lexicon& lexicon,
                                 const LawBook& book,
                                 const std::vector<LawBook::Article>& found,
                                 Edition edition)
{
    auto lines = with_parts(lexicon, book, found.front(), edition);
    std::vector<std::string> others;
    for (std::size_t i = 1; i < found.size() && i <= most_named; ++i)
        others.push_back(found[i].number);
    if (!others.empty())
        lines.push_back(numbers(lexicon, "law-also", others));
    return lines;
}

}  // namespace

std::vector<Word>
law_words(const Lexicon& lexicon, const LawBook& book, std::string_view asked, Edition edition)
{
    const auto law = asked_law(asked);
    if (asks_for_number(law))
        if (const auto article = book.find(asked, edition))
            return with_parts(lexicon, book, *article, edition);
    if (!law.words.empty())
        if (const auto found = book.search(asked, edition); !found.empty())
            return found_by_words(lexicon, book, found, edition);
    auto lines = which_there_are(lexicon, book, edition);
    if (const auto nearest = book.nearest(asked, edition))
        lines = with_parts(lexicon, book, *nearest, edition);
    if (!plain_text(asked).empty())
        lines.insert(lines.begin(), unknown(lexicon, asked));
    return lines;
}

Word article_words(const Lexicon& lexicon, const LawBook& book, std::string_view number)
{
    const auto article = book.find(number);
    return article ? text_of(lexicon, *article) : unknown(lexicon, number);
}

std::vector<Word> law_contents(const Lexicon& lexicon, const LawBook& book, Edition edition)
{
    std::vector<Word> lines{
        sentence(lexicon, "law-contents", {{"edition", years[static_cast<std::size_t>(edition)]}})};
    for (const auto& each : book.contents(edition))
        lines.push_back(text_of(lexicon, each));
    return lines;
}

std::vector<Word> law_step(const Lexicon& lexicon,
                           const LawBook& book,
                           std::string_view number,
                           LawStep step,
                           Edition edition)
{
    const bool onwards = step == LawStep::next;
    if (const auto article = onwards ? book.next(number, edition) : book.previous(number, edition))
        return with_parts(lexicon, book, *article, edition);
    return {sentence(lexicon, onwards ? Message{"law-last"} : Message{"law-first"},
                     {{"article", number}})};
}

std::vector<Word> law_comment(const Lexicon& lexicon, const LawBook& book, std::string_view asked)
{
    const auto comment = book.comment(asked);
    const auto what = plain_text(asked);
    if (!comment)
        return {sentence(lexicon, "law-no-comment", {{"article", std::string_view{what}}})};
    const auto told = sentence(lexicon, "law-comment",
                               {{"article", std::string_view{comment->number}},
                                {"text", std::string_view{comment->text}}});
    return {comment->in_english ? after(sentence(lexicon, "law-in-english"), told) : told};
}

}  // namespace speech
