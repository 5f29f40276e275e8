// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lesson_file.hpp"
#include "speech/lesson_sections.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace speech {

/// What the head and the steps of a lesson file have in common: the values of a section, and the
/// faults in them.
class LessonValues {
public:
    LessonValues(const LessonSection& section, std::string file, LessonFaults& faults)
        : section_{section}, file_{std::move(file)}, faults_{faults}
    {
    }

protected:
    void fault(unsigned line, LessonReason reason, std::string_view what);
    void fault(const toml::node& node, LessonReason reason, std::string_view what)
    {
        fault(section_.line_of(node), reason, what);
    }

    [[nodiscard]] std::optional<std::string> value(std::string_view key, const toml::node& node);
    /// A word of small letters, digits and hyphens.
    [[nodiscard]] std::optional<std::string> id(std::string_view key, const toml::node& node);
    [[nodiscard]] std::optional<int> number(std::string_view key, const toml::node& node);
    [[nodiscard]] std::optional<bool> flag(std::string_view key, const toml::node& node);
    template <class Names>
    [[nodiscard]] auto name(const Names& names, std::string_view key, const toml::node& node)
    {
        const auto text = value(key, node);
        const auto found = text ? names.find(*text) : std::nullopt;
        if (text && !found)
            fault(node, LessonReason::no_name, *text);
        return found;
    }
    /// One value or a list of them.
    [[nodiscard]] std::vector<std::string> list(std::string_view key, const toml::node& node);
    /// Sentences that can be heard; where one cannot, the whole text is left out.
    [[nodiscard]] LessonText text(std::string_view key, const toml::node& node);

    [[nodiscard]] const LessonSection& section() const { return section_; }
    [[nodiscard]] bool has(std::string_view key) const { return section_.values.contains(key); }
    [[nodiscard]] unsigned line_of(std::string_view key) const;

private:
    const LessonSection& section_;
    std::string file_;
    LessonFaults& faults_;
};

/// Keys that may stand in a translation, too, and keys of the whole lesson.
template <class Reader>
struct LessonKey {
    std::string_view name;
    LessonPart part;
    void (Reader::*take)(std::string_view, const toml::node&);
};

/// The row of a key that may stand in this part; none for others.
template <class Keys>
[[nodiscard]] auto find_key(const Keys& keys, std::string_view name, LessonPart part)
{
    const auto row = std::ranges::find_if(keys, [&](const auto& key) {
        return key.name == name && (part == LessonPart::whole || key.part == LessonPart::texts);
    });
    return row == keys.end() ? std::nullopt : std::optional{*row};
}

}  // namespace speech
