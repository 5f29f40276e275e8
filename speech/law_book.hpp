// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace speech {

/// What the articles of the Laws say, in our own words, in one language: words/laws/LANGUAGE.toml.
/// Numbers are those of 2018.
class LawBook {
public:
    struct Article {
        std::string number;  ///< "9", "9.2", "D.2.1", "III.5"
        std::string text;
    };

    [[nodiscard]] static rules::Result<LawBook, Lexicon::Faults>
    read(std::string_view toml, const std::string& file, const Lexicon& lexicon);
    /// From the folder of the lexicons, in the language and the script of this one.
    [[nodiscard]] static rules::Result<LawBook, Lexicon::Faults>
    load(const std::filesystem::path& words, const Lexicon& lexicon);

    /// In the order of the Laws.
    [[nodiscard]] const std::vector<Article>& articles() const { return articles_; }
    /// The article that was asked for in any usual form ("9.2", "a4", "Article 9.2.1"), or the one
    /// that contains it.
    [[nodiscard]] std::optional<Article> find(std::string_view asked) const;

private:
    std::vector<Article> articles_;
};

/// The answer to a question about the Laws, line by line: the article and the ones within it, or
/// which articles there are.
[[nodiscard]] std::vector<Word>
law_words(const Lexicon& lexicon, const LawBook& book, std::string_view asked);

}  // namespace speech
