// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/glossary.hpp"
#include "speech/law_search.hpp"
#include "speech/plain_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <toml++/toml.h>

namespace speech {

namespace {

constexpr std::size_t longest_text = 600;

bool is_short(const std::string& text)
{
    return !text.empty() && text.size() <= longest_text && plain_text(text) == text;
}

}  // namespace

/// Turns the files into a glossary and collects everything that is wrong with them.
class Glossary::Reader {
public:
    explicit Reader(const Lexicon& lexicon) : glossary_{lexicon} {}

    void read_terms(const Sheet& terms)
    {
        for_each_table(terms, [&](const std::string& key, const toml::table& table, unsigned) {
            wanted_[key] = {key, {}, {}, table["law"].value_or(""), table["example"].value_or("")};
        });
    }
    /// English fills what is still wanted.
    void read_texts(const Sheet& texts, bool in_english)
    {
        for_each_table(texts, [&](const std::string& key, const toml::table& table, unsigned line) {
            const auto wanted = wanted_.find(key);
            if (wanted == wanted_.end())
                return in_english ? void() : fault(line, fmt::format("{} is no term", key));
            wanted->second.term = table["term"].value_or("");
            wanted->second.text = table["text"].value_or("");
            wanted->second.in_english = in_english;
            if (!is_short(wanted->second.term) || !is_short(wanted->second.text))
                return fault(line, fmt::format("{} has no short text", key));
            add(wanted->second, table);
        });
        for (const auto& entry : glossary_.entries_)
            wanted_.erase(entry.term.key);
    }
    [[nodiscard]] bool has_gaps() const { return !wanted_.empty(); }
    [[nodiscard]] rules::Result<Glossary, Lexicon::Faults> done()
    {
        for (const auto& [key, term] : wanted_)
            fault(0, fmt::format("{} is missing", key));
        if (!faults_.empty())
            return rules::unexpected{std::move(faults_)};
        std::ranges::sort(glossary_.entries_, {}, [](const Entry& each) { return each.names[0]; });
        return std::move(glossary_);
    }

private:
    void fault(unsigned line, std::string what)
    {
        faults_.push_back({file_, line, std::move(what)});
    }
    template <class Take>
    void for_each_table(const Sheet& source, const Take& take)
    {
        file_ = source.file;
        try {
            const auto root = toml::parse(source.toml, source.file);
            for (const auto& [key, value] : root) {
                const toml::node& node = value;
                if (const auto* const table = node.as_table())
                    take(std::string{key.str()}, *table, node.source().begin.line);
                else
                    fault(node.source().begin.line, fmt::format("{} is no table", key.str()));
            }
        } catch (const toml::parse_error& error) {
            fault(error.source().begin.line, std::string{error.description()});
        }
    }
    void add(const Term& term, const toml::table& table)
    {
        Entry entry{term, {search_words(term.term)}};
        if (const auto* const also = table["also"].as_array())
            for (const auto& name : *also)
                entry.names.push_back(search_words(name.value_or("")));
        glossary_.entries_.push_back(std::move(entry));
    }

    Glossary glossary_;
    std::map<std::string, Term> wanted_;
    Lexicon::Faults faults_;
    std::string file_;
};

rules::Result<Glossary, Lexicon::Faults>
Glossary::read(const Sheet& terms, const Sheet& texts, const Sheet& english, const Lexicon& lexicon)
{
    Reader reader{lexicon};
    reader.read_terms(terms);
    reader.read_texts(texts, false);
    if (reader.has_gaps())
        reader.read_texts(english, true);
    return reader.done();
}

rules::Result<Glossary, Lexicon::Faults> Glossary::load(const std::filesystem::path& words,
                                                        const Lexicon& lexicon)
{
    const auto folder = words / "glossary";
    const auto sheets = open_sheets({folder / "terms.toml",
                                     folder / (primary_language(lexicon.language()) + ".toml"),
                                     folder / "en.toml"});
    if (!sheets)
        return rules::unexpected{sheets.error()};
    return read(sheets->at(0), sheets->at(1), sheets->at(2), lexicon);
}

}  // namespace speech
