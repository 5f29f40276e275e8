// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon_contents.hpp"
#include "speech/message_pattern.hpp"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <toml++/toml.h>

namespace speech {

/// Turns a TOML tree into the contents of a lexicon and collects everything that is wrong with it.
class LexiconReader {
public:
    LexiconReader(std::string file, Script script);

    [[nodiscard]] rules::Result<Lexicon, Lexicon::Faults> read(std::string_view toml,
                                                               const OwnWords& own);

private:
    /// A place in the file that holds one word.
    struct Slot {
        std::string_view section;
        std::string key;
        Word* word;
        bool may_be_empty = false;
    };

    /// Whether something is heard as that.
    [[nodiscard]] static bool means_something(const std::string& key);
    void take_own(const OwnWords& own);
    void take_own(std::string_view section, const toml::table& words);
    void replace(toml::table& words, std::string_view key, const toml::node& word);
    void read_head();
    void read_script();
    void read_words();
    void read_order();
    void read_heard();
    void read_ascii();
    void read_commands(std::string_view section, HeardWords& names);
    void read_numbers();
    void read_messages();
    void read_short_forms();
    /// None, and a fault, if the pattern cannot be used.
    [[nodiscard]] std::optional<icu::UnicodeString>
    read_pattern(const Message& message, const toml::table& messages, Parameters parameters);
    void finish_words();
    void refuse_surplus(std::string_view section, const std::set<std::string>& known);
    [[nodiscard]] std::vector<Slot> slots();

    [[nodiscard]] const toml::table* section(std::string_view name, bool required = true);
    [[nodiscard]] std::optional<std::string> text_at(const toml::table& table,
                                                     std::string_view key);
    [[nodiscard]] std::optional<std::string> text_of(const toml::node& node, std::string_view key);
    [[nodiscard]] std::string in_script(const std::string& text) const;
    void fault(const toml::node* place, std::string what);

    std::string file_;
    Script script_;
    toml::table root_;
    std::unique_ptr<Lexicon::Contents> contents_;
    Lexicon::Faults faults_;
};

}  // namespace speech
