// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/edition.hpp"
#include "speech/lexicon.hpp"
#include "speech/sheet.hpp"

#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace speech {

/// What the Laws say, in our own words, in one language and for every edition:
/// words/laws/articles.toml has the numbers, words/laws/LANGUAGE.toml the texts. What a language
/// lacks is told in English.
class LawBook {
public:
    struct Article {
        std::string number;  ///< as its edition writes it: "9", "9.2", "4.3.a", "A4.c", "D.2.1"
        std::string text;
        std::string part_of;  ///< the number that the text belongs to, when it has none of its own
        bool in_english = false;  ///< the language lacks it

        bool operator==(const Article&) const = default;
    };

    /// English fills the gaps; it must not have any itself.
    [[nodiscard]] static rules::Result<LawBook, Lexicon::Faults>
    read(const Sheet& numbers, const Sheet& texts, const Sheet& english, const Lexicon& lexicon);
    /// From the folder of the lexicons, in the language and the script of this one.
    [[nodiscard]] static rules::Result<LawBook, Lexicon::Faults>
    load(const std::filesystem::path& words, const Lexicon& lexicon);

    /// The chapters and articles that have a text, in the order of that edition.
    [[nodiscard]] std::vector<Article>
    articles(rules::Edition edition = rules::Edition::e2018) const;
    /// The chapters, each with its title.
    [[nodiscard]] std::vector<Article>
    contents(rules::Edition edition = rules::Edition::e2018) const;
    /// The articles directly within one.
    [[nodiscard]] std::vector<std::string>
    within(std::string_view number, rules::Edition edition = rules::Edition::e2018) const;

    /// The article that was asked for in any usual form ("9.2", "a 4", "Article 9.2.1", "Д.2.6").
    [[nodiscard]] std::optional<Article> find(std::string_view asked,
                                              rules::Edition edition = rules::Edition::e2018) const;
    /// The same, or the article that would contain it.
    [[nodiscard]] std::optional<Article>
    nearest(std::string_view asked, rules::Edition edition = rules::Edition::e2018) const;
    /// The article that a question is about: by its number, or the best that speaks of its words.
    [[nodiscard]] std::optional<Article>
    meant(std::string_view asked, rules::Edition edition = rules::Edition::e2018) const;
    /// What follows or precedes an article in the book; none at its ends.
    [[nodiscard]] std::optional<Article> next(std::string_view number,
                                              rules::Edition edition = rules::Edition::e2018) const;
    [[nodiscard]] std::optional<Article>
    previous(std::string_view number, rules::Edition edition = rules::Edition::e2018) const;
    /// The articles that speak of these words, best first.
    [[nodiscard]] std::vector<Article> search(std::string_view words,
                                              rules::Edition edition = rules::Edition::e2018) const;

    /// The article of another edition that has the same text.
    [[nodiscard]] std::optional<Article>
    counterpart(std::string_view number, rules::Edition from, rules::Edition to) const;

    /// What arbiters are told about an article of 2018, or about the one that contains it.
    [[nodiscard]] std::optional<Article> comment(std::string_view asked) const;

    /// The keys that this language lacks.
    [[nodiscard]] std::vector<std::string> missing() const;

private:
    struct Text {
        std::string text;
        bool in_english = false;
    };
    using Texts = std::map<std::string, Text, std::less<>>;
    /// A number of one edition.
    struct Entry {
        std::string number;
        std::string normal;  ///< as in AskedLaw
        std::string key;     ///< of the text
        std::string part_of;
        bool is_chapter = false;
    };
    using Entries = std::vector<Entry>;
    class Reader;

    explicit LawBook(const Lexicon& lexicon);

    [[nodiscard]] const Entries& entries(rules::Edition edition) const;
    [[nodiscard]] std::string number_of(std::string_view asked, rules::Edition edition) const;
    [[nodiscard]] std::optional<Article> exactly(std::string_view normal,
                                                 rules::Edition edition) const;
    [[nodiscard]] Article told(const Entry& entry) const;
    [[nodiscard]] Article told(const Entry& entry, const Text& text) const;

    std::array<Entries, 4> editions_;
    Texts texts_;  ///< of chapters and articles
    Texts comments_;
    std::string guideline_;  ///< folded: what is said before the numbers of the guideline of 2009
    Lexicon lexicon_;
};

/// The answer to a question about the Laws, line by line: an article and the ones within it, what
/// speaks of the words that were asked, or which articles there are.
[[nodiscard]] std::vector<Word> law_words(const Lexicon& lexicon,
                                          const LawBook& book,
                                          std::string_view asked,
                                          rules::Edition edition = rules::Edition::e2018);
/// The chapters of an edition, one to a line.
[[nodiscard]] std::vector<Word>
law_contents(const Lexicon& lexicon, const LawBook& book, rules::Edition edition);

enum class LawStep : std::uint8_t { next, previous };
/// The article after or before this one, or that there is none.
[[nodiscard]] std::vector<Word> law_step(const Lexicon& lexicon,
                                         const LawBook& book,
                                         std::string_view number,
                                         LawStep step,
                                         rules::Edition edition);
/// What arbiters are told about an article of 2018.
[[nodiscard]] std::vector<Word>
law_comment(const Lexicon& lexicon, const LawBook& book, std::string_view asked);

}  // namespace speech
