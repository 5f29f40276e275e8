// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/commands/row.hpp"
#include "src/text/words.hpp"

#include <concepts>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// Everything that can be said to an activity: its rows feed typed lines, keys, help, completion
/// and the manual.
namespace client::commands {

/// Rows that have their words in one section of a language's file, or in a chapter of their own.
struct RowGroup {
    std::variant<speech::CommandArea, const speech::HeardWords*> words;
    std::vector<const Row*> rows;

    RowGroup(speech::CommandArea area, std::vector<const Row*> these)
        : words{area}, rows{std::move(these)}
    {
    }
    template <std::derived_from<Row> ActivityRow>
    RowGroup(speech::CommandArea area, std::span<const ActivityRow> all)
        : words{area}, rows{pointers_to(all)}
    {
    }
    /// The words must outlive it.
    template <std::derived_from<Row> ActivityRow>
    RowGroup(const speech::HeardWords& heard, std::span<const ActivityRow> all)
        : words{&heard}, rows{pointers_to(all)}
    {
    }

private:
    template <class ActivityRow>
    [[nodiscard]] static std::vector<const Row*> pointers_to(std::span<const ActivityRow> all)
    {
        std::vector<const Row*> pointers;
        for (const Row& row : all)
            pointers.push_back(&row);
        return pointers;
    }
};

/// The commands of an activity in a player's language. English is always understood too, and every
/// word of the language as it is shown where there are no letters with marks.
class CommandTable {
public:
    /// Of rows with one name the first that fits is meant: earlier groups go before later ones,
    /// names before short forms. The rows must outlive the table, the language need not.
    CommandTable(const speech::Lexicon& language, const std::vector<RowGroup>& groups);

    /// What a line says. A leading slash is passed over.
    [[nodiscard]] Command read(std::string_view line) const;
    /// The row of that name or short form; none if there is none.
    [[nodiscard]] const Row* find(std::string_view words) const;
    /// Whether a line is a command with what belongs to it, as key files name them.
    [[nodiscard]] bool knows(std::string_view command) const
    {
        return read(command).row != nullptr;
    }

    /// What the player calls a command.
    [[nodiscard]] const std::string& name(const Row& row) const { return names_.at(&row); }
    /// The same, its English name and its short forms.
    [[nodiscard]] std::string all_names(const Row& row) const;
    /// A command of this table as the player could say it: "next knight".
    [[nodiscard]] std::string said(const speech::Lexicon& language, const Command& command) const;
    /// Whatever a line may begin with that begins so, in order: for completion.
    [[nodiscard]] std::vector<std::string> beginning_with(std::string_view part) const;
    /// The one name that somebody may have mistyped at the beginning of this line.
    [[nodiscard]] std::optional<std::string> suggestion(std::string_view line) const;
    /// The row of that name; else the one whose name begins as no other does; none if there is
    /// none.
    [[nodiscard]] const Row* resembled(std::string_view line) const;
    [[nodiscard]] std::span<const Row* const> rows() const { return rows_; }

    /// The English word behind a word of the language, or the word itself.
    [[nodiscard]] std::string english(std::string_view word) const;
    /// The first words of a text in English, so many at most, and the rest as it is.
    [[nodiscard]] std::string in_english(std::string_view text, std::size_t count) const;
    /// What the player calls each of these English words.
    [[nodiscard]] std::string own(std::string_view words) const;

private:
    /// A name in one of its spellings.
    struct Name {
        std::string folded;
        std::string shown;  ///< as it is written
        const Row* row = nullptr;
    };

    void understand(std::string_view folded, const Row& row);
    void offer(const Row& row);
    [[nodiscard]] std::span<const Row* const> meant_by(std::string_view folded) const;
    [[nodiscard]] std::optional<rules::Color> take_side(text::Words& words) const;
    [[nodiscard]] const Name* mistyped(std::string_view line) const;
    [[nodiscard]] std::string_view without_side(std::string_view line) const;
    /// How many slips part what was typed from a name; none if it is not meant by it.
    [[nodiscard]] static std::optional<std::size_t> slips(std::string_view typed, const Name& name);

    std::vector<const Row*> rows_;
    std::map<std::string, std::vector<const Row*>, std::less<>> index_;  ///< by folded spelling
    std::map<std::string, std::string, std::less<>> english_;            ///< by folded word
    std::map<std::string, std::string, std::less<>> own_;                ///< by English word
    std::map<const Row*, std::string> names_;
    std::vector<Name> spelt_;           ///< every name in every spelling
    std::vector<std::string> offered_;  ///< for completion, in order
    bool sided_ = false;                ///< there are rows that a side may stand in front of
};

/// A command as key files write it; of a line that is none, what it says.
[[nodiscard]] std::string in_english(const Command& command);

}  // namespace client::commands
