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

/// Who asks for the Laws, and where he is in their book.
struct LawReader {
    rules::Edition edition = rules::Edition::e2018;
    std::string told{};  ///< the article that was told last
};

struct LawAnswer {
    std::vector<speech::Word> lines;
    bool found = true;  ///< else the lines say that there is no such thing
};

/// What was asked: a number, words, `next`, `previous`, `contents`, or a number and `comment`.
[[nodiscard]] LawAnswer law_answer(ChosenWords& words, LawReader& reader, std::string_view asked);
/// What a term means; without one, which terms there are.
[[nodiscard]] LawAnswer term_answer(ChosenWords& words, LawReader& reader, std::string_view asked);

[[nodiscard]] std::optional<std::string> fit_law(const commands::CommandTable& table,
                                                 std::string_view rest);
[[nodiscard]] std::optional<std::string> fit_term(const commands::CommandTable& table,
                                                  std::string_view rest);
/// Words to be searched for stay in the player's language.
inline constexpr commands::Argument asked_law{"some_text", fit_law};
/// The same without "is" in front.
inline constexpr commands::Argument asked_term{"text", fit_term};

}  // namespace client::words
