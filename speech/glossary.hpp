// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/law_book.hpp"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace speech {

/// What the words of the Laws and of the game mean, in one language: words/glossary/terms.toml has
/// the terms, words/glossary/LANGUAGE.toml their texts. What a language lacks is told in English.
class Glossary {
public:
    struct Term {
        std::string key;
        std::string term;
        std::string text;
        std::string law;      ///< the article of 2018 that it is about; empty where there is none
        std::string example;  ///< a position as FEN in which it can be seen; or empty
        bool in_english = false;

        bool operator==(const Term&) const = default;
    };

    /// English fills the gaps; it must not have any itself.
    [[nodiscard]] static rules::Result<Glossary, Lexicon::Faults>
    read(const Sheet& terms, const Sheet& texts, const Sheet& english, const Lexicon& lexicon);
    /// From the folder of the lexicons, in the language and the script of this one.
    [[nodiscard]] static rules::Result<Glossary, Lexicon::Faults>
    load(const std::filesystem::path& words, const Lexicon& lexicon);

    /// In the order of the alphabet.
    [[nodiscard]] std::vector<Term> terms() const;
    /// By the term or another word for it, in any form of it: "stalemate", "what is a stalemate".
    [[nodiscard]] std::optional<Term> find(std::string_view asked) const;
    /// The same where no article is asked for by its number.
    [[nodiscard]] std::optional<Term> meant(std::string_view asked) const;
    /// The keys that this language lacks.
    [[nodiscard]] std::vector<std::string> missing() const;

private:
    struct Entry {
        Term term;
        std::vector<std::vector<std::string>> names;  ///< words to search, the term first
    };
    class Reader;

    explicit Glossary(const Lexicon& lexicon);
    [[nodiscard]] std::optional<Term> named(std::span<const std::string> words) const;
    [[nodiscard]] Term told(const Entry& entry) const;

    std::vector<Entry> entries_;
    Lexicon lexicon_;
};

/// What an edition says about a term: the article that the term names, or the best that speaks of
/// it.
[[nodiscard]] std::optional<LawBook::Article>
term_article(const LawBook& book, const Glossary::Term& term, rules::Edition edition);
/// A term, and the article that says more.
[[nodiscard]] std::vector<Word> term_words(const Lexicon& lexicon, const Glossary::Term& term);
/// As law_words, but a term that is asked for by name is explained first.
[[nodiscard]] std::vector<Word> law_words(const Lexicon& lexicon,
                                          const LawBook& book,
                                          const Glossary& glossary,
                                          std::string_view asked,
                                          rules::Edition edition = rules::Edition::e2018);

}  // namespace speech
