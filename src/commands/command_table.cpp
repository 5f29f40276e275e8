// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/commands/command_table.hpp"

#include "speech/names.hpp"
#include "speech/text.hpp"
#include "src/text/edits.hpp"

#include <algorithm>
#include <array>

namespace client::commands {

namespace {

/// The words of one section, each with its English.
class SectionWords {
public:
    struct Spelling {
        std::string folded;
        std::string shown;
    };

    SectionWords(const speech::Lexicon& language, const speech::HeardWords& heard)
    {
        for (const auto& [meaning, word] : heard)
            for (auto folded : {speech::fold(word), speech::fold(language.ascii(word))})
                spellings_.emplace(meaning, Spelling{std::move(folded), word});
    }

    [[nodiscard]] const auto& all() const { return spellings_; }
    /// What the player calls an English word: the first of its list.
    [[nodiscard]] std::string own(std::string_view english) const
    {
        const auto found = spellings_.lower_bound(english);
        const bool has = found != spellings_.end() && found->first == english;
        return has ? found->second.shown : std::string{english};
    }
    /// Every way to write these English words, in English first.
    [[nodiscard]] std::vector<Spelling> spellings(std::string_view english) const
    {
        text::Words words{english};
        auto found = spellings_of(words.next());
        if (words.empty())
            return found;
        std::vector<Spelling> pairs;
        for (const auto& first : found)
            for (const auto& rest : spellings(words.rest()))
                pairs.push_back({first.folded + ' ' + rest.folded, first.shown + ' ' + rest.shown});
        return pairs;
    }

private:
    [[nodiscard]] std::vector<Spelling> spellings_of(std::string_view word) const
    {
        std::vector<Spelling> found{{std::string{word}, std::string{word}}};
        const auto [first, last] = spellings_.equal_range(word);
        for (auto each = first; each != last; ++each)
            found.push_back(each->second);
        return found;
    }

    std::multimap<std::string, Spelling, std::less<>> spellings_;  ///< by their English
};

const speech::HeardWords& words_of(const speech::Lexicon& language, const RowGroup& group)
{
    if (const auto* const area = std::get_if<speech::CommandArea>(&group.words))
        return language.command_words(*area);
    return *std::get<const speech::HeardWords*>(group.words);
}

std::string each_word(std::string_view line,
                      const std::function<std::string(std::string_view)>& put)
{
    std::string words;
    for (text::Words rest{line}; !rest.empty();)
        words += (words.empty() ? "" : " ") + put(rest.next());
    return words;
}

/// Takes so many words off a line, folded; none if it has fewer.
std::optional<std::string> take_folded(text::Words& words, std::size_t count)
{
    std::string taken;
    for (; count > 0 && !words.empty(); --count)
        taken += (taken.empty() ? "" : " ") + speech::fold(words.next());
    return count == 0 ? std::optional{std::move(taken)} : std::nullopt;
}

std::size_t word_count(std::string_view words)
{
    return 1 + static_cast<std::size_t>(std::ranges::count(words, ' '));
}

std::string_view without_slash(std::string_view line)
{
    const auto words = text::Words{line}.rest();
    return words.substr(words.starts_with('/') ? 1 : 0);
}

/// So many letters in common make a word resemble another.
constexpr std::size_t resembling = 4;

std::size_t common_beginning(std::string_view one, std::string_view other)
{
    return static_cast<std::size_t>(std::ranges::mismatch(one, other).in1 - one.begin());
}

template <class Strings>
void sort_out(Strings& strings)
{
    std::ranges::sort(strings);
    const auto twice = std::ranges::unique(strings);
    strings.erase(twice.begin(), twice.end());
}

}  // namespace

CommandTable::CommandTable(const speech::Lexicon& language, const std::vector<RowGroup>& groups)
{
    for (const auto& group : groups) {
        const SectionWords words{language, words_of(language, group)};
        for (const auto& [meaning, spelling] : words.all()) {
            english_.try_emplace(spelling.folded, meaning);
            own_.try_emplace(meaning, spelling.shown);
        }
        for (const Row* const row : group.rows) {
            rows_.push_back(row);
            names_.emplace(row, each_word(row->name, [&](auto word) { return words.own(word); }));
            for (auto& [folded, shown] : words.spellings(row->name)) {
                understand(folded, *row);
                spelt_.push_back({std::move(folded), std::move(shown), row});
            }
            offer(*row);
        }
        for (const Row* const row : group.rows)
            for (text::Words forms{row->short_forms}; !forms.empty();)
                for (const auto& spelling : words.spellings(forms.next()))
                    understand(spelling.folded, *row);
    }
    if (sided_)
        for (const auto name : {"white", "black"})
            offered_.insert(offered_.end(), {name, own(name)});
    sort_out(offered_);
}

void CommandTable::understand(std::string_view folded, const Row& row)
{
    auto& rows = index_[std::string{folded}];
    if (std::ranges::find(rows, &row) == rows.end())
        rows.push_back(&row);
}

/// Of a name of two words the first, as lines are completed word by word.
void CommandTable::offer(const Row& row)
{
    for (const std::string_view name : {std::string_view{names_.at(&row)}, row.name})
        offered_.emplace_back(text::Words{name}.peek());
    sided_ = sided_ || row.sides == Sides::may_be_said;
}

std::span<const Row* const> CommandTable::meant_by(std::string_view folded) const
{
    const auto found = index_.find(folded);
    return found == index_.end() ? std::span<const Row* const>{} : std::span{found->second};
}

/// A side that stands alone stands in front of nothing.
std::optional<rules::Color> CommandTable::take_side(text::Words& words) const
{
    auto behind = words;
    const auto side = speech::side_names.find(speech::fold(english(behind.next())));
    if (!sided_ || !side || behind.empty())
        return std::nullopt;
    words = behind;
    return side;
}

Command CommandTable::read(std::string_view line) const
{
    text::Words words{without_slash(line)};
    const auto side = take_side(words);
    Command none{nullptr, std::string{side ? words.rest() : text::Words{line}.rest()}, nullptr,
                 side};
    for (const std::size_t count : {2U, 1U}) {
        auto rest = words;
        const auto name = take_folded(rest, count);
        for (const Row* const row : meant_by(name.value_or(""))) {
            if (side && row->sides == Sides::unsaid)
                continue;
            if (auto argument = row->argument.fit(*this, rest.rest()))
                return {row, *std::move(argument), nullptr, side};
            none.misfit = none.misfit == nullptr ? row : none.misfit;
        }
    }
    return none;
}

const Row* CommandTable::find(std::string_view words) const
{
    const auto rows = meant_by(each_word(words, speech::fold));
    return rows.empty() ? nullptr : rows.front();
}

std::string CommandTable::all_names(const Row& row) const
{
    auto names = name(row);
    if (names != row.name)
        names += ", " + std::string{row.name};
    for (text::Words words{row.short_forms}; !words.empty();)
        names += ", " + std::string{words.next()};
    return names;
}

std::string CommandTable::said(const speech::Lexicon& language, const Command& command) const
{
    const auto& [row, argument, misfit, side] = command;
    if (argument.empty())
        return name(*row);
    const auto told = row->argument.told;
    return name(*row) + ' ' + (told != nullptr ? told(language, argument) : argument);
}

std::vector<std::string> CommandTable::beginning_with(std::string_view part) const
{
    std::vector<std::string> found;
    const auto folded = speech::fold(part);
    std::ranges::copy_if(offered_, std::back_inserter(found), [&](const std::string& name) {
        return speech::fold(name).starts_with(folded);
    });
    return found;
}

/// At most two, and fewer than a third of what was typed: else short words resemble everything.
std::optional<std::size_t> CommandTable::slips(std::string_view typed, const Name& name)
{
    constexpr std::size_t most = 2;
    text::Words words{typed};
    const auto beginning = take_folded(words, word_count(name.folded));
    if (!beginning)
        return std::nullopt;
    const auto edits = text::edits(*beginning, name.folded);
    const bool near = edits <= most && 3 * edits < text::length(*beginning);
    return near ? std::optional{edits} : std::nullopt;
}

std::string_view CommandTable::without_side(std::string_view line) const
{
    text::Words words{without_slash(line)};
    static_cast<void>(take_side(words));
    return words.rest();
}

const CommandTable::Name* CommandTable::mistyped(std::string_view line) const
{
    const auto typed = without_side(line);
    std::optional<std::size_t> fewest;
    const Name* best = nullptr;
    bool several = false;
    for (const Name& name : spelt_) {
        const auto edits = slips(typed, name);
        if (!edits || (fewest && *edits > *fewest))
            continue;
        const bool nearer = !fewest || *edits < *fewest;
        several = !nearer && (several || (name.row != best->row && name.folded != best->folded));
        best = nearer ? &name : best;
        fewest = edits;
    }
    return several ? nullptr : best;
}

std::optional<std::string> CommandTable::suggestion(std::string_view line) const
{
    const Name* const name = mistyped(line);
    return name == nullptr ? std::nullopt : std::optional{name->shown};
}

const Row* CommandTable::resembled(std::string_view line) const
{
    if (const Name* const name = mistyped(line))
        return name->row;
    std::size_t longest = resembling - 1;
    const Row* best = nullptr;
    const auto word = speech::fold(text::Words{without_side(line)}.peek());
    for (const Name& name : spelt_) {
        const auto alike = common_beginning(word, name.folded);
        if (alike >= resembling && alike >= longest && word_count(name.folded) == 1)
            best = alike > longest || best == name.row ? name.row : nullptr;
        longest = std::max(longest, alike);
    }
    return best;
}

std::string CommandTable::english(std::string_view word) const
{
    const auto found = english_.find(speech::fold(word));
    return found == english_.end() ? std::string{word} : found->second;
}

std::string CommandTable::in_english(std::string_view text, std::size_t count) const
{
    std::string english_words;
    text::Words words{text};
    for (; count > 0 && !words.empty(); --count)
        english_words += (english_words.empty() ? "" : " ") + english(words.next());
    const std::string rest{words.rest()};
    return english_words.empty() || rest.empty() ? english_words + rest
                                                 : english_words + ' ' + rest;
}

std::string CommandTable::own(std::string_view words) const
{
    return each_word(words, [&](std::string_view word) {
        const auto found = own_.find(word);
        return found == own_.end() ? std::string{word} : found->second;
    });
}

std::string in_english(const Command& command)
{
    std::string line{command.side ? speech::side_names[*command.side] : ""};
    for (const auto part :
         {command.row != nullptr ? command.row->name : "", std::string_view{command.argument}})
        if (!part.empty())
            line += (line.empty() ? "" : " ") + std::string{part};
    return line;
}

}  // namespace client::commands
