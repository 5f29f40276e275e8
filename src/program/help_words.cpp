// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/program/help_words.hpp"

#include "speech/lexicon.hpp"
#include "speech/plain_text.hpp"

#include <CLI/CLI.hpp>

#include <array>
#include <fstream>
#include <toml++/toml.h>

namespace client::program {

namespace {

using Words = std::map<std::string, std::string, std::less<>>;

Words words_in(const toml::table& file, std::string_view section, const speech::Lexicon& language)
{
    Words words;
    if (const auto* const table = file[section].as_table())
        for (const auto& [english, word] : *table)
            words.emplace(english.str(), language.in_script(word.value_or("")));
    return words;
}

std::string found(const Words& words, std::string_view english)
{
    const auto word = words.find(english);
    return word == words.end() ? std::string{english} : word->second;
}

}  // namespace

HelpWords::HelpWords(const std::filesystem::path& words, const speech::Lexicon& language)
{
    const auto file = words / "options" / (speech::primary_language(language.language()) + ".toml");
    std::ifstream stream{file};
    if (!stream)
        return;
    const auto table = toml::parse(stream, file.string());
    words_ = words_in(table, "options", language);
    labels_ = words_in(table, "labels", language);
}

std::string HelpWords::of(std::string_view english) const
{
    return found(words_, english);
}

void HelpWords::describe(CLI::App& parser) const
{
    label(parser);
    parser.description(of(parser.get_description()));
    for (CLI::Option* const option : parser.get_options()) {
        option->description(of(option->get_description()));
        option->group(found(labels_, option->get_group()));
    }
    for (CLI::App* const command : parser.get_subcommands(std::function<bool(CLI::App*)>{})) {
        command->group(found(labels_, command->get_group()));
        describe(*command);
    }
}

/// The words that CLI11 puts between the others.
void HelpWords::label(CLI::App& parser) const
{
    constexpr std::array<const char*, 7> known{"Usage",    "OPTIONS", "Positionals", "REQUIRED",
                                               "Excludes", "Needs",   "FILE"};
    for (const char* const english : known)
        parser.get_formatter()->label(english, found(labels_, english));
    parser.get_formatter()->label("SUBCOMMAND", found(labels_, "COMMAND"));
}

}  // namespace client::program
