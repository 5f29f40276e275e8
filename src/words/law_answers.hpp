// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/edition.hpp"
#include "speech/lexicon.hpp"
#include "src/commands/command_table.hpp"
#include "src/words/chosen_words.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Questions about the Laws and the words of chess, wherever they are asked.
namespace client::words {

/// What was ruled or refused, and the article behind it.
struct Ruling {
    std::string article;
    speech::Word told{};  ///< empty where everybody has just heard it
};

/// Who asks for the Laws, and where he is in their book.
struct LawReader {
    rules::Edition edition = rules::Edition::e2018;
    std::string told{};             ///< the article that was told last
    std::vector<Ruling> rulings{};  ///< the last ones, for who asks why
};

struct LawAnswer {
    std::vector<speech::Word> lines;
    bool found = true;  ///< else the lines say that there is no such thing
    std::optional<speech::Glossary::Term> term{};  ///< that was explained
};

/// What was asked: a number, words, `next`, `previous`, `contents`, or a number and `comment`.
[[nodiscard]] LawAnswer law_answer(ChosenWords& words, LawReader& reader, std::string_view asked);
/// What a term means; without one, which terms there are.
[[nodiscard]] LawAnswer term_answer(ChosenWords& words, LawReader& reader, std::string_view asked);

/// The articles behind the last rulings.
[[nodiscard]] LawAnswer why_answer(ChosenWords& words, LawReader& reader);

[[nodiscard]] std::optional<std::string> fit_law(const commands::CommandTable& table,
                                                 std::string_view rest);
[[nodiscard]] std::optional<std::string> fit_term(const commands::CommandTable& table,
                                                  std::string_view rest);
/// Words to be searched for stay in the player's language.
inline constexpr commands::Argument asked_law{"some_text", fit_law};
/// The same without "is" in front.
inline constexpr commands::Argument asked_term{"text", fit_term};

}  // namespace client::words
