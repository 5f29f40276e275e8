// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/words/law_answers.hpp"

#include "speech/glossary.hpp"
#include "speech/messages.hpp"
#include "speech/plain_text.hpp"
#include "speech/sentence.hpp"
#include "src/text/words.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace client::words {

namespace {

using rules::Edition;
using speech::LawStep;
using Article = std::optional<speech::LawBook::Article>;

constexpr std::string_view comment_word = "comment";
constexpr std::array<std::string_view, 4> places{"next", "previous", "contents", comment_word};

void remember(LawReader& reader, const Article& told)
{
    if (told)
        reader.told = told->number;
}

LawAnswer search(ChosenWords& words, LawReader& reader, std::string_view asked)
{
    const auto& book = words.laws();
    const auto& glossary = words.glossary();
    const auto term = glossary.meant(asked);
    const auto article = term ? speech::term_article(book, *term, reader.edition)
                              : book.meant(asked, reader.edition);
    remember(reader, term || article ? article : book.nearest(asked, reader.edition));
    return {speech::law_words(words.language(), book, glossary, asked, reader.edition),
            term || article || asked.empty(), term};
}

LawAnswer contents(ChosenWords& words, LawReader& reader)
{
    return {speech::law_contents(words.language(), words.laws(), reader.edition)};
}

/// Who has read nothing yet begins at the beginning.
LawAnswer step(ChosenWords& words, LawReader& reader, LawStep step)
{
    const auto& book = words.laws();
    if (reader.told.empty())
        return search(words, reader, book.contents(reader.edition).front().number);
    auto lines = speech::law_step(words.language(), book, reader.told, step, reader.edition);
    const auto article = step == LawStep::next ? book.next(reader.told, reader.edition)
                                               : book.previous(reader.told, reader.edition);
    remember(reader, article);
    return {std::move(lines), article.has_value()};
}

/// Only the Laws of 2018 have comments: those of another edition are about the same text there.
Article commented(const speech::LawBook& book, const Article& article, Edition edition)
{
    const auto same =
        article ? book.counterpart(article->number, edition, Edition::e2018) : std::nullopt;
    return same && book.comment(same->number) ? same : std::nullopt;
}

LawAnswer comment(ChosenWords& words, LawReader& reader, std::string_view asked)
{
    const auto& book = words.laws();
    const auto number = asked.empty() ? reader.told : speech::plain_text(asked);
    if (number.empty())
        return search(words, reader, "");
    const auto article = book.meant(number, reader.edition);
    remember(reader, article);
    if (const auto same = commented(book, article, reader.edition))
        return {speech::law_comment(words.language(), book, same->number)};
    return {{speech::sentence(words.language(), "law-no-comment",
                              {{"article", std::string_view{number}}})},
            false};
}

/// What stands before `comment` at the end of a question; none if it does not.
std::optional<std::string_view> before_comment(std::string_view asked)
{
    if (!asked.ends_with(comment_word))
        return std::nullopt;
    asked.remove_suffix(comment_word.size());
    const auto last = asked.find_last_not_of(' ');
    const bool is_word = asked.empty() || asked.ends_with(' ');
    return is_word ? std::optional{asked.substr(0, last + 1)} : std::nullopt;
}

std::string all_terms(const speech::Glossary& glossary)
{
    std::string all;
    for (const auto& each : glossary.terms())
        all += (all.empty() ? "" : ", ") + each.term;
    return all;
}

}  // namespace

LawAnswer law_answer(ChosenWords& words, LawReader& reader, std::string_view asked)
{
    if (asked == "contents")
        return contents(words, reader);
    if (asked == "next")
        return step(words, reader, LawStep::next);
    if (asked == "previous")
        return step(words, reader, LawStep::previous);
    if (const auto number = before_comment(asked))
        return comment(words, reader, *number);
    return search(words, reader, asked);
}

LawAnswer term_answer(ChosenWords& words, LawReader& reader, std::string_view asked)
{
    const auto& language = words.language();
    const auto& glossary = words.glossary();
    const auto what = speech::plain_text(asked);
    if (what.empty())
        return {{speech::sentence(language, "law-terms", {{"terms", all_terms(glossary)}})}};
    if (glossary.meant(what))
        return search(words, reader, what);
    return {{speech::sentence(language, "law-no-term", {{"term", std::string_view{what}}})}, false};
}

LawAnswer why_answer(ChosenWords& words, LawReader& reader)
{
    if (reader.rulings.empty())
        return {{speech::sentence(words.language(), "law-no-why")}, false};
    LawAnswer answer;
    std::string_view cited;
    for (const auto& ruling : reader.rulings) {
        if (!ruling.told.screen.empty())
            answer.lines.push_back(ruling.told);
        if (std::exchange(cited, ruling.article) != ruling.article)
            std::ranges::move(
                speech::law_words(words.language(), words.laws(), ruling.article, reader.edition),
                std::back_inserter(answer.lines));
    }
    reader.told = cited;
    return answer;
}

/// A place is a word that stands alone; only a comment is asked for behind a number.
std::optional<std::string> fit_law(const commands::CommandTable& table, std::string_view rest)
{
    std::string asked;
    for (text::Words words{rest}; !words.empty();) {
        const auto word = words.next();
        const auto english = table.english(word);
        const bool is_place = std::ranges::find(places, english) != places.end();
        const bool stands_so = words.empty() && (asked.empty() || english == comment_word);
        asked += (asked.empty() ? "" : " ") + (is_place && stands_so ? english : std::string{word});
    }
    return asked;
}

std::optional<std::string> fit_term(const commands::CommandTable& table, std::string_view rest)
{
    text::Words words{rest};
    if (words.empty())  // somebody who did not hear well
        return std::nullopt;
    if (table.english(words.peek()) == "is")
        static_cast<void>(words.next());
    return std::string{words.rest()};
}

}  // namespace client::words
