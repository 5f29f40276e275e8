// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/law_book.hpp"
#include "speech/law_number.hpp"
#include "speech/law_search.hpp"
#include "speech/plain_text.hpp"
#include "speech/sheet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <toml++/toml.h>

namespace speech {

namespace {

constexpr std::size_t longest_text = 900;
constexpr std::array<std::string_view, 4> years{"1997", "2009", "2018", "2023"};
/// Which row of `parts` an edition has.
constexpr std::array<std::string_view, 4> years_of_parts{"1997", "2009", "2018", "2018"};

/// The rest of what a voice could obey is taken out when a text is told, not from all at once.
bool has_controls(std::string_view text)
{
    return std::ranges::any_of(
        text, [](char each) { return static_cast<unsigned char>(each) < ' ' || each == '\x7f'; });
}

std::vector<std::string> parted(std::string_view text, char separator)
{
    std::vector<std::string> all;
    while (!text.empty()) {
        const auto part = text.substr(0, text.find(separator));
        text.remove_prefix(std::min(text.size(), part.size() + 1));
        if (!part.empty())
            all.emplace_back(part);
    }
    return all;
}

}  // namespace

/// Turns the files into a book and collects everything that is wrong with them.
class LawBook::Reader {
public:
    explicit Reader(const Lexicon& lexicon) : book_{lexicon} {}

    void read_numbers(const Sheet& numbers)
    {
        const auto root = parsed(numbers);
        for (const bool chapters : {true, false})
            for_each_text(root, chapters ? "titles" : "texts",
                          [&](const std::string& key, const std::string& row, Place at) {
                              add_row(key, row, chapters, at);
                          });
        add_parts(root);
        add_comments(root);
        for (auto& entries : book_.editions_)
            put_in_order(entries);
    }
    void read_texts(const Sheet& texts, bool in_english)
    {
        const auto root = parsed(texts);
        for (const auto* const section : {"titles", "texts"})
            for_each_text(root, section,
                          [&](const std::string& key, const std::string& text, Place at) {
                              add(book_.texts_, key, {text, in_english}, keys_.contains(key), at);
                          });
        for_each_text(
            root, "comments", [&](const std::string& key, const std::string& text, Place at) {
                add(book_.comments_, key, {text, in_english}, commented_.contains(key), at);
            });
        if (const auto word = root["guideline"].value<std::string>(); word && !in_english)
            book_.guideline_ = fold_one(*word);
    }
    [[nodiscard]] bool has_gaps() const
    {
        return book_.texts_.size() < keys_.size() || book_.comments_.size() < commented_.size();
    }
    void refuse_gaps(const Sheet& english)
    {
        for (const auto& key : keys_)
            if (!book_.texts_.contains(key))
                faults_.push_back({english.file, 0, fmt::format("{} is missing", key)});
        for (const auto& key : commented_)
            if (!book_.comments_.contains(key))
                faults_.push_back({english.file, 0, fmt::format("comment {} is missing", key)});
    }
    [[nodiscard]] rules::Result<LawBook, Lexicon::Faults> done()
    {
        if (!faults_.empty())
            return rules::unexpected{std::move(faults_)};
        return std::move(book_);
    }

private:
    /// Where in a file a fault is.
    struct Place {
        const std::string& file;
        unsigned line;
    };

    static std::string fold_one(const std::string& word)
    {
        const auto words = search_words(word);
        return words.empty() ? std::string{} : words.front();
    }
    toml::table parsed(const Sheet& source)
    {
        file_ = source.file;
        try {
            return toml::parse(source.toml, source.file);
        } catch (const toml::parse_error& error) {
            faults_.push_back({file_, error.source().begin.line, std::string{error.description()}});
            return {};
        }
    }
    template <class Take>
    void for_each_text(const toml::table& root, std::string_view section, const Take& take)
    {
        const auto* const table = root[section].as_table();
        if (table == nullptr)
            return;
        for (const auto& [key, value] : *table) {
            const toml::node& node = value;
            const Place at{file_, node.source().begin.line};
            if (const auto text = node.value<std::string>())
                take(std::string{key.str()}, *text, at);
            else
                faults_.push_back({at.file, at.line, fmt::format("{} is no text", key.str())});
        }
    }
    void add(Texts& texts, const std::string& key, Text text, bool known, Place at)
    {
        const auto& words = text.text;
        if (!known)
            faults_.push_back({at.file, at.line, fmt::format("{} is no article", key)});
        else if (words.empty() || words.size() > longest_text || has_controls(words))
            faults_.push_back({at.file, at.line, fmt::format("{} is no short text", key)});
        else
            texts.try_emplace(key, std::move(text));
    }
    void add_row(const std::string& key, const std::string& row, bool is_chapter, Place at)
    {
        const auto columns = parted(row, ' ');
        if (columns.size() != years.size())
            return faults_.push_back(
                {at.file, at.line, fmt::format("{} has no four numbers", key)});
        keys_.insert(key);
        for (std::size_t i = 0; i < years.size(); ++i)
            if (columns[i] != "-")
                for (const auto& number : parted(columns[i], ','))
                    add_entry(i, {number, law_number(number), key, {}, is_chapter}, at);
    }
    void add_entry(std::size_t edition, Entry entry, Place at)
    {
        auto& entries = book_.editions_.at(edition);
        if (!asked_law(entry.number).words.empty() || law_order(entry.normal).empty())
            faults_.push_back({at.file, at.line, fmt::format("{} is no number", entry.number)});
        else if (!numbers_.at(edition).emplace(entry.normal, entries.size()).second)
            faults_.push_back({at.file, at.line, fmt::format("{} stands twice", entry.number)});
        else
            entries.push_back(std::move(entry));
    }
    void add_parts(const toml::table& root)
    {
        for (std::size_t i = 0; i < years.size(); ++i) {
            const auto& node = root["parts"][years_of_parts.at(i)];
            for (const auto& number : parted(node.value_or(""), ' '))
                add_part(i, number, {file_, node.node()->source().begin.line});
        }
    }
    void add_comments(const toml::table& root)
    {
        const auto& node = root["comments"];
        for (const auto& number : parted(node.value_or(""), ' '))
            if (numbers_.at(static_cast<std::size_t>(rules::Edition::e2018))
                    .contains(law_number(number)))
                commented_.insert(number);
            else
                faults_.push_back({file_, node.node()->source().begin.line,
                                   fmt::format("{} is no article", number)});
    }
    void add_part(std::size_t edition, const std::string& number, Place at)
    {
        const auto normal = law_number(number);
        const auto& known = numbers_.at(edition);
        auto found = known.end();
        for (std::string_view rest = containing_law(normal); !rest.empty() && found == known.end();
             rest = containing_law(rest))
            found = known.find(rest);
        if (found == known.end())
            return faults_.push_back(
                {at.file, at.line, fmt::format("{} is in no article", number)});
        const auto& whole = book_.editions_.at(edition).at(found->second);
        const bool itself = whole.part_of.empty();
        add_entry(edition,
                  {number, normal, whole.key, itself ? whole.number : whole.part_of, false}, at);
    }
    static void put_in_order(Entries& entries)
    {
        std::vector<std::pair<std::vector<int>, std::size_t>> order;
        for (std::size_t i = 0; i < entries.size(); ++i)
            order.emplace_back(law_order(entries[i].normal), i);
        std::ranges::sort(order);
        Entries sorted;
        for (const auto& each : order)
            sorted.push_back(std::move(entries[each.second]));
        entries = std::move(sorted);
    }

    LawBook book_;
    std::set<std::string> keys_;
    std::set<std::string> commented_;
    std::array<std::map<std::string, std::size_t, std::less<>>, years.size()> numbers_;
    Lexicon::Faults faults_;
    std::string file_;
};

rules::Result<LawBook, Lexicon::Faults> LawBook::read(const Sheet& numbers,
                                                      const Sheet& texts,
                                                      const Sheet& english,
                                                      const Lexicon& lexicon)
{
    Reader reader{lexicon};
    reader.read_numbers(numbers);
    reader.read_texts(texts, false);
    if (reader.has_gaps())
        reader.read_texts(english, true);
    if (reader.has_gaps())
        reader.refuse_gaps(english);
    return reader.done();
}

rules::Result<LawBook, Lexicon::Faults> LawBook::load(const std::filesystem::path& words,
                                                      const Lexicon& lexicon)
{
    const auto folder = words / "laws";
    const auto sheets = open_sheets({folder / "articles.toml",
                                     folder / (primary_language(lexicon.language()) + ".toml"),
                                     folder / "en.toml"});
    if (!sheets)
        return rules::unexpected{sheets.error()};
    return read(sheets->at(0), sheets->at(1), sheets->at(2), lexicon);
}

}  // namespace speech
