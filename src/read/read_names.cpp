// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/read/read_names.hpp"

#include "speech/messages.hpp"
#include "speech/text.hpp"
#include "src/commands/key_words.hpp"
#include "src/text/words.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace client::read {

namespace {

using enum Takes;
using enum ReadVerb;

constexpr auto of_game = Needs::game;
constexpr auto always = Needs::nothing;

constexpr std::array table{
    ReadRow{forward, "forward", "+", number, of_game, "help-read-forward"},
    ReadRow{back, "back", "-", number, of_game, "help-read-back"},
    ReadRow{start, "start", "", nothing, of_game, "help-read-start"},
    ReadRow{end, "end", "", nothing, of_game, "help-read-end"},
    ReadRow{go, "go", "", text, of_game, "help-read-go"},
    ReadRow{variations, "variations", "", nothing, of_game, "help-read-variations"},
    ReadRow{variation, "variation", "v", number, of_game, "help-read-variation"},
    ReadRow{main_line, "main", "", nothing, of_game, "help-read-main"},
    ReadRow{comment, "comment", "", nothing, of_game, "help-read-comment"},
    ReadRow{tags, "tags", "", nothing, of_game, "help-read-tags"},
    ReadRow{read_on, "read", "r", number, of_game, "help-read-read"},
    ReadRow{stop, "stop", "", nothing, always, "help-read-stop"},
    ReadRow{faster, "faster", "", nothing, always, "help-read-faster"},
    ReadRow{slower, "slower", "", nothing, always, "help-read-slower"},
    ReadRow{list, "list", "", number, always, "help-read-list"},
    ReadRow{more, "more", "", nothing, always, "help-read-more"},
    ReadRow{page, "page", "", nothing, always, "help-more"},
    ReadRow{find, "find", "", text, always, "help-read-find"},
    ReadRow{game, "game", "", number, always, "help-read-game"},
    ReadRow{next, "next", "", nothing, always, "help-read-next"},
    ReadRow{previous, "previous", "", nothing, always, "help-read-previous"},
    ReadRow{play, "play", "", nothing, of_game, "help-read-play"},
    ReadRow{again, "again", "", nothing, always, "help-read-again"},
    ReadRow{help, "help", "?", text, always, "help-read-help"},
    ReadRow{quit, "quit", "q", nothing, always, "help-read-quit"},
};

constexpr bool is_in_order()
{
    for (std::size_t i = 0; i < table.size(); ++i)
        if (static_cast<std::size_t>(table[i].verb) != i)
            return false;
    return true;
}
static_assert(is_in_order());

/// Of the other topics, what looks at the game and what stops a voice.
constexpr std::array served{commands::Verb::last, commands::Verb::spell, commands::Verb::fen,
                            commands::Verb::silent, commands::Verb::law};

}  // namespace

std::span<const ReadRow> read_table()
{
    return table;
}

const ReadRow& row_of(ReadVerb verb)
{
    return table.at(static_cast<std::size_t>(verb));
}

bool serves_reader(commands::Verb verb)
{
    if (verb >= commands::Verb::blank ||
        verb == commands::Verb::view)  // there is nothing but view mode
        return false;
    const auto topic = row_of(verb).topic;
    return topic == commands::Topic::position || topic == commands::Topic::board ||
           std::ranges::find(served, verb) != served.end();
}

ReadNames::ReadNames(const speech::Lexicon& language) : of_game_{language}, names_(table.size())
{
    for (const auto& row : table)
        for (const auto word : {row.name, row.short_form})
            if (!word.empty())
                verbs_.try_emplace(std::string{word}, row.verb);
    for (const auto& [meaning, word] : language.command_words(speech::CommandArea::reading))
        if (const auto* const row = std::ranges::find(table, meaning, &ReadRow::name);
            row != table.end()) {
            for (const auto& spelling : {speech::fold(word), speech::fold(language.ascii(word))})
                verbs_.try_emplace(spelling, row->verb);
            if (auto& own = names_[static_cast<std::size_t>(row->verb)]; own.empty())
                own = word;
        }
    for (const auto& row : table)
        if (auto& own = names_[static_cast<std::size_t>(row.verb)]; own.empty())
            own = row.name;
}

std::optional<ReadVerb> ReadNames::find(std::string_view word) const
{
    const auto found = verbs_.find(speech::fold(word));
    return found == verbs_.end() ? std::nullopt : std::optional{found->second};
}

std::optional<ReadCommand> ReadNames::read(std::string_view line) const
{
    text::Words words{line};
    if (words.empty())
        return std::nullopt;
    const auto first = words.next();
    const auto verb = find(first.starts_with('/') ? first.substr(1) : first);
    if (!verb || (row_of(*verb).takes == nothing && !words.empty()))
        return std::nullopt;
    return ReadCommand{*verb, std::string{words.rest()}};
}

std::optional<commands::Command> ReadNames::read_of_game(std::string_view line) const
{
    auto command = of_game_.read(line);
    return serves_reader(command.verb) ? std::optional{std::move(command)} : std::nullopt;
}

bool ReadNames::knows(std::string_view command) const
{
    const auto line = '/' + std::string{command};
    const auto own = read(line);
    if (!own)
        return read_of_game(line).has_value();
    const bool is_number = own->argument.find_first_not_of("0123456789") == std::string::npos;
    return row_of(own->verb).takes != number || is_number;
}

const std::string& ReadNames::name(ReadVerb verb) const
{
    return names_.at(static_cast<std::size_t>(verb));
}

std::vector<std::string> ReadNames::beginning_with(std::string_view part) const
{
    auto names = of_game_.beginning_with(part);
    std::erase_if(names, [&](const std::string& each) {
        const auto verb = of_game_.find(each);
        return !verb || !serves_reader(*verb) || find(each);
    });
    for (const auto& row : table) {
        const std::string english{row.name};
        const auto& own = name(row.verb);
        if (speech::fold(own).starts_with(speech::fold(part)))
            names.push_back(own);
        if (own != english && english.starts_with(speech::fold(part)))
            names.push_back(english);
    }
    return names;
}

speech::Word ReadNames::meaning(const speech::Lexicon& language,
                                const speech::Word& keys,
                                std::string_view command) const
{
    const auto own = read(command);
    if (!own)
        return commands::meaning_of(language, of_game_, keys, command);
    const auto called =
        own->argument.empty() ? name(own->verb) : name(own->verb) + ' ' + own->argument;
    return commands::meaning_of(language, keys, called, row_of(own->verb).help);
}

commands::KeyUser reader_keys(const ReadNames& names)
{
    static constexpr std::array<std::string_view, 5> needed{"type", "help", "learn", "page",
                                                            "quit"};
    return {"read", [&](std::string_view command) { return names.knows(command); }, needed};
}

}  // namespace client::read
