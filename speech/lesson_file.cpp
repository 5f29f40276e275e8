// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/lesson_file.hpp"

#include "speech/lesson_sections.hpp"
#include "speech/lesson_step.hpp"
#include "speech/lesson_values.hpp"
#include "speech/plain_text.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace speech {

namespace {

using Reason = LessonReason;

class HeadReader : LessonValues {
public:
    HeadReader(const LessonSection& section, const std::string& file, ReadLesson& read)
        : LessonValues{section, file, read.faults}, lesson_{read.lesson}
    {
    }

    void read(LessonPart part)
    {
        for (const auto& [key, node] : section().values)
            if (const auto row = find_key(keys, key.str(), part))
                (this->*row->take)(key.str(), node);
            else
                fault(node, Reason::no_key, key.str());
        if (!has("title") && section().broken.empty())
            fault(1, Reason::missing, "title");
    }

private:
    using Key = LessonKey<HeadReader>;
    static const std::array<Key, 9> keys;

    void take_id(std::string_view key, const toml::node& node)
    {
        lesson_.id = id(key, node).value_or("");
    }
    void take_order(std::string_view key, const toml::node& node)
    {
        lesson_.order = number(key, node).value_or(0);
    }
    void take_language(std::string_view key, const toml::node& node)
    {
        const auto language = value(key, node);
        if (language && primary_language(*language) == language->substr(0, language->find('-')))
            lesson_.language = *language;
        else if (language)
            fault(node, Reason::no_name, *language);
    }
    void take_title(std::string_view key, const toml::node& node)
    {
        const auto title = text(key, node);
        lesson_.title = title.empty() ? std::string{} : title.front();
    }
    void take_about(std::string_view key, const toml::node& node)
    {
        lesson_.about = text(key, node);
    }
    void take_use(std::string_view key, const toml::node& node)
    {
        lesson_.use = name(lesson_use_names, key, node).value_or(LessonUse::lesson);
    }
    void take_questions(std::string_view key, const toml::node& node)
    {
        lesson_.questions = std::max(1, number(key, node).value_or(lesson_.questions));
    }
    void take_audience(std::string_view key, const toml::node& node)
    {
        std::vector<Audience> audience;
        for (const auto& each : list(key, node))
            if (const auto found = audience_names.find(each))
                audience.push_back(*found);
            else
                fault(node, Reason::no_name, each);
        if (!audience.empty())
            lesson_.audience = audience;
    }
    void take_board(std::string_view key, const toml::node& node)
    {
        lesson_.board = flag(key, node).value_or(false);
    }

    Lesson& lesson_;
};

const std::array<HeadReader::Key, 9> HeadReader::keys{{
    {"id", LessonPart::texts, &HeadReader::take_id},
    {"order", LessonPart::whole, &HeadReader::take_order},
    {"language", LessonPart::texts, &HeadReader::take_language},
    {"title", LessonPart::texts, &HeadReader::take_title},
    {"about", LessonPart::texts, &HeadReader::take_about},
    {"use", LessonPart::whole, &HeadReader::take_use},
    {"questions", LessonPart::whole, &HeadReader::take_questions},
    {"audience", LessonPart::whole, &HeadReader::take_audience},
    {"board", LessonPart::whole, &HeadReader::take_board},
}};

/// The whole file, section by section.
class FileReader {
public:
    FileReader(std::string file, LessonPart part) : file_{std::move(file)}, part_{part} {}

    ReadLesson read(std::string_view toml)
    {
        if (toml.size() > longest_lesson_file) {
            fault(0, Reason::too_long);
            return std::move(read_);
        }
        for (const auto& section : lesson_sections(toml))
            read_section(section);
        if (read_.lesson.steps.empty())
            fault(0, Reason::empty);
        std::ranges::stable_sort(read_.faults, {}, &LessonFault::line);
        return std::move(read_);
    }

private:
    void fault(unsigned line, Reason reason, std::string_view what = {})
    {
        if (read_.faults.size() < most_lesson_faults)
            read_.faults.push_back({file_, line, reason, plain_text(what.substr(0, 60))});
    }
    void read_section(const LessonSection& section)
    {
        for (const auto line : section.broken)
            fault(line, Reason::unreadable);
        if (section.heading.empty())
            HeadReader{section, file_, read_}.read(part_);
        else if (section.heading != "[[step]]")
            fault(section.line, Reason::no_section, section.heading);
        else if (!section.lost)
            add_step(section);
    }
    void add_step(const LessonSection& section)
    {
        auto step = read_step(section, part_, file_, read_.faults);
        if (!step)
            return;
        if (!ids_.insert(step->id).second)
            return fault(section.line, Reason::twice, step->id);
        if (read_.lesson.steps.size() == most_lesson_steps)
            return fault(section.line, Reason::too_long, step->id);
        step->language = read_.lesson.language;
        read_.lesson.steps.push_back(std::move(*step));
    }

    std::string file_;
    LessonPart part_;
    ReadLesson read_;
    std::set<std::string> ids_;
};

}  // namespace

ReadLesson read_lesson(std::string_view toml, const std::string& file, LessonPart part)
{
    return FileReader{file, part}.read(toml);
}

}  // namespace speech
