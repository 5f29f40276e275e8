// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace CLI {
class App;
}  // namespace CLI

namespace speech {
class Lexicon;
}  // namespace speech

namespace client::program {

/// What --help says, in a language: the English that the parsers have, and other words for it.
/// English stays what a file does not have, and everything where there is no file.
class HelpWords {
public:
    HelpWords(const std::filesystem::path& words, const speech::Lexicon& language);

    /// Puts the descriptions of a parser and of all its commands into words.
    void describe(CLI::App& parser) const;

    [[nodiscard]] std::string of(std::string_view english) const;

private:
    void label(CLI::App& parser) const;

    std::map<std::string, std::string, std::less<>> words_;
    std::map<std::string, std::string, std::less<>> labels_;
};

}  // namespace client::program
