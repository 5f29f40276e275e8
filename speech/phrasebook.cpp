// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/phrasebook.hpp"

#include "speech/icu_text.hpp"
#include "speech/lexicon_contents.hpp"
#include "speech/plain_text.hpp"
#include "speech/sentence_arguments.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <toml++/toml.h>

namespace speech {

struct Phrasebook::Contents {
    const Chapter& chapter;
    const Lexicon& lexicon;
    icu::Locale locale;
    MessagePatterns messages{};
    MessagePatterns short_forms{};
    HeardWords heard{};

    [[nodiscard]] std::string
    format(MessagePatterns& patterns, std::size_t index, std::span<const Argument> arguments) const
    {
        return patterns.format(index, arguments, locale, [this](icu::UnicodeString& text) {
            text = decoded(lexicon.in_script(utf8(text)));
        });
    }
};

/// Turns a file into a phrasebook and collects everything that is wrong with it.
class PhrasebookReader {
public:
    PhrasebookReader(std::string file, const Chapter& chapter, const Lexicon& lexicon)
        : file_{std::move(file)}
    {
        UErrorCode status = U_ZERO_ERROR;
        contents_.reset(new Phrasebook::Contents{
            chapter, lexicon, icu::Locale::forLanguageTag(lexicon.language(), status)});
    }

    [[nodiscard]] rules::Result<Phrasebook, Lexicon::Faults> read(std::string_view toml)
    {
        try {
            const auto root = toml::parse(toml, file_);
            read_patterns(root, "messages", Parameters::all, contents_->messages);
            read_patterns(root, "short", Parameters::some, contents_->short_forms);
            read_heard(root);
            refuse_surplus(root);
        } catch (const toml::parse_error& error) {
            faults_.push_back({file_, error.source().begin.line, std::string{error.description()}});
        }
        if (!faults_.empty())
            return rules::unexpected{std::move(faults_)};
        return Phrasebook{std::move(contents_)};
    }

private:
    void fault(const toml::node& place, std::string what)
    {
        faults_.push_back({file_, place.source().begin.line, std::move(what)});
    }

    void read_patterns(const toml::table& root,
                       std::string_view section,
                       Parameters needed,
                       MessagePatterns& patterns)
    {
        const auto& rows = contents_->chapter.rows;
        icu::UnicodeString none;
        none.setToBogus();
        patterns.written.resize(rows.size(), none);
        patterns.formats.resize(rows.size());
        const auto* const table = root[section].as_table();
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (const auto* const node = table != nullptr ? table->get(rows[i].name) : nullptr)
                read_pattern(*node, rows[i], needed, patterns.written[i]);
            else if (needed == Parameters::all)
                fault(root, fmt::format("the message {} is missing", rows[i].name));
        refuse_unknown(table, section);
    }

    void read_pattern(const toml::node& node,
                      const MessageRow& row,
                      Parameters needed,
                      icu::UnicodeString& pattern)
    {
        const auto written = node.value<std::string>();
        if (!written || written->empty() || plain_text(*written) != *written)
            return fault(node, fmt::format("{} is no text", row.name));
        pattern = decoded(*written);
        if (const auto sound = check_pattern(pattern, row.parameters, needed); !sound)
            fault(node, fmt::format("{}: {}", row.name, sound.error()));
    }

    void refuse_unknown(const toml::table* table, std::string_view section)
    {
        if (table == nullptr)
            return;
        for (const auto& [key, node] : *table)
            if (std::ranges::find(contents_->chapter.rows, key.str(), &MessageRow::name) ==
                contents_->chapter.rows.end())
                fault(node, fmt::format("there is no {} among {}", key.str(), section));
    }

    void read_heard(const toml::table& root)
    {
        const auto* const table = root["heard"].as_table();
        if (table == nullptr)
            return;
        for (const auto& [key, node] : *table) {
            const auto* const words = node.as_array();
            if (words == nullptr || words->empty()) {
                fault(node, fmt::format("{} is no list of words", key.str()));
                continue;
            }
            for (const auto& word : *words)
                read_word(key.str(), word);
        }
    }

    void read_word(std::string_view meaning, const toml::node& node)
    {
        const auto word = node.value<std::string>();
        if (!word || word->empty() || plain_text(*word) != *word)
            return fault(node, fmt::format("{} is no list of words", meaning));
        contents_->heard.emplace_back(std::string{meaning}, contents_->lexicon.in_script(*word));
    }

    void refuse_surplus(const toml::table& root)
    {
        for (const auto& [key, node] : root)
            if (key != "messages" && key != "short" && key != "heard")
                fault(node, fmt::format("{} means nothing here", key.str()));
    }

    std::string file_;
    std::unique_ptr<Phrasebook::Contents> contents_;
    Lexicon::Faults faults_;
};

Phrasebook::Phrasebook(std::unique_ptr<Contents> contents) : contents_{std::move(contents)} {}
Phrasebook::Phrasebook(Phrasebook&& other) noexcept = default;
Phrasebook& Phrasebook::operator=(Phrasebook&& other) noexcept = default;
Phrasebook::~Phrasebook() = default;

rules::Result<Phrasebook, Lexicon::Faults> Phrasebook::read(std::string_view toml,
                                                            const std::string& file,
                                                            const Chapter& chapter,
                                                            const Lexicon& lexicon)
{
    return PhrasebookReader{file, chapter, lexicon}.read(toml);
}

rules::Result<Phrasebook, Lexicon::Faults>
Phrasebook::load(const std::filesystem::path& words, const Chapter& chapter, const Lexicon& lexicon)
{
    const auto file = words / chapter.name / (primary_language(lexicon.language()) + ".toml");
    std::ifstream stream{file, std::ios::binary};
    if (!stream)
        return rules::unexpected{Lexicon::Faults{{file.string(), 0, "the file cannot be opened"}}};
    const std::string toml{std::istreambuf_iterator<char>{stream}, {}};
    return read(toml, file.string(), chapter, lexicon);
}

Word Phrasebook::sentence(Phrase phrase, std::initializer_list<SentencePart> parts) const
{
    auto& forms = contents_->short_forms;
    const auto at = phrase.index();
    const bool is_short =
        contents_->lexicon.breadth() == Breadth::narrow && forms.written[at].isBogus() == 0;
    return {contents_->format(is_short ? forms : contents_->messages, at,
                              arguments_for(&Word::screen, parts)),
            contents_->format(contents_->messages, at, arguments_for(&Word::voice, parts))};
}

const HeardWords& Phrasebook::heard() const
{
    return contents_->heard;
}

std::optional<std::string> Phrasebook::meaning(std::string_view word) const
{
    const auto typed = fold(word);
    for (const auto& [meaning, each] : contents_->heard)
        if (typed == fold(each) || typed == fold(contents_->lexicon.ascii(each)) ||
            typed == meaning)
            return meaning;
    return std::nullopt;
}

std::string Phrasebook::own(std::string_view meaning) const
{
    const auto found = std::ranges::find(contents_->heard, meaning, &HeardWords::value_type::first);
    return found == contents_->heard.end() ? std::string{meaning} : found->second;
}

}  // namespace speech
