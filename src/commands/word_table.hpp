// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace client::commands {

/// The words of a player's language for typed commands and what follows them. English is always
/// understood too: a word that the language does not have stays what it is.
class WordTable {
public:
    explicit WordTable(const speech::HeardWords& own);

    /// The English name behind a word, or the word itself.
    [[nodiscard]] std::string english(std::string_view word) const;
    /// The same for every word of a line.
    [[nodiscard]] std::string in_english(std::string_view line) const;
    /// What the player calls something that has this English name.
    [[nodiscard]] std::string own(std::string_view english) const;
    /// The player's words and these English names that begin so, in order: for completion.
    [[nodiscard]] std::vector<std::string>
    beginning_with(std::string_view part, const std::vector<std::string>& english) const;

private:
    std::map<std::string, std::string> english_;           ///< by folded word
    std::map<std::string, std::string, std::less<>> own_;  ///< by English name: the first word
};

}  // namespace client::commands
