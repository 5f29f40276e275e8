// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/glossary.hpp"

#include "rules/fen.hpp"
#include "speech/board_words.hpp"
#include "speech/clock_words.hpp"
#include "speech/law_number.hpp"
#include "speech/law_search.hpp"
#include "speech/messages.hpp"
#include "speech/sentence.hpp"

#include <algorithm>
#include <span>

namespace speech {

namespace {

using Words = std::span<const std::string>;

bool same_words(Words asked, Words name)
{
    return std::ranges::equal(asked, name);
}

bool same_stems(Words asked, Words name)
{
    return std::ranges::equal(asked, name, same_stem);
}

}  // namespace

Glossary::Glossary(const Lexicon& lexicon) : lexicon_{lexicon.narrow()} {}

Glossary::Term Glossary::told(const Entry& entry) const
{
    auto term = entry.term;
    if (!term.in_english) {
        term.term = lexicon_.in_script(term.term);
        term.text = lexicon_.in_script(term.text);
    }
    return term;
}

std::vector<Glossary::Term> Glossary::terms() const
{
    std::vector<Term> all;
    for (const auto& entry : entries_)
        all.push_back(told(entry));
    return all;
}

/// The very word comes before one with another ending.
std::optional<Glossary::Term> Glossary::named(std::span<const std::string> words) const
{
    for (const auto alike : {same_words, same_stems})
        for (const auto& entry : entries_)
            for (const auto& name : entry.names)
                if (alike(words, name))
                    return told(entry);
    return std::nullopt;
}

/// What stands before and behind a term may be a question, but nothing of the matter: who asks for
/// castling through check does not want to know what check is.
std::optional<Glossary::Term> Glossary::find(std::string_view asked) const
{
    const auto all = search_words(asked);
    const auto at_end = [&](std::span<const std::string> words) -> std::optional<Term> {
        for (; !words.empty(); words = words.subspan(1))
            if (auto term = named(words); term || !is_empty_word(words.front()))
                return term;
        return std::nullopt;
    };
    for (std::span<const std::string> words{all}; !words.empty();
         words = words.first(words.size() - 1))
        if (auto term = at_end(words); term || !is_empty_word(words.back()))
            return term;
    return std::nullopt;
}

std::optional<Glossary::Term> Glossary::meant(std::string_view asked) const
{
    return asks_for_number(asked_law(asked)) ? std::nullopt : find(asked);
}

std::vector<std::string> Glossary::missing() const
{
    std::vector<std::string> keys;
    for (const auto& entry : entries_)
        if (entry.term.in_english)
            keys.push_back(entry.term.key);
    return keys;
}

std::optional<LawBook::Article>
term_article(const LawBook& book, const Glossary::Term& term, rules::Edition edition)
{
    if (auto same = book.counterpart(term.law, rules::Edition::e2018, edition))
        return same;
    auto found = book.search(term.term, edition);
    return found.empty() ? std::nullopt : std::optional{std::move(found.front())};
}

namespace {

/// A side's pieces in one sentence, whose move it is in another.
Word example_words(const Lexicon& lexicon, const rules::Setup& setup)
{
    const BoardWords words{Announcer{lexicon}};
    const auto white = words.pieces(setup.board, rules::Color::white);
    const auto black = words.pieces(setup.board, rules::Color::black);
    const auto both = after(listed(white), listed(black));
    return after(sentence(lexicon, "law-example", {{"men", both}}),
                 sentence(lexicon, "to-move", {{"side", side_argument(setup.turn)}}));
}

}  // namespace

std::vector<Word> term_words(const Lexicon& lexicon, const Glossary::Term& term)
{
    const auto told =
        sentence(lexicon, "law-term",
                 {{"term", std::string_view{term.term}}, {"text", std::string_view{term.text}}});
    std::vector<Word> lines{term.in_english ? after(sentence(lexicon, "law-in-english"), told)
                                            : told};
    if (const auto setup = rules::read_fen(term.example))
        lines.push_back(example_words(lexicon, *setup));
    return lines;
}

std::vector<Word> law_words(const Lexicon& lexicon,
                            const LawBook& book,
                            const Glossary& glossary,
                            std::string_view asked,
                            rules::Edition edition)
{
    const auto term = glossary.meant(asked);
    if (!term)
        return law_words(lexicon, book, asked, edition);
    auto lines = term_words(lexicon, *term);
    if (const auto article = term_article(book, *term, edition))
        lines.push_back(
            sentence(lexicon, "law-also", {{"articles", std::string_view{article->number}}}));
    return lines;
}

}  // namespace speech
