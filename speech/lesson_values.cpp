// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/lesson_values.hpp"

#include "speech/lesson_notation.hpp"
#include "speech/plain_text.hpp"

namespace speech {

namespace {

using Reason = LessonReason;

constexpr std::size_t most_sentences = 20;
constexpr std::size_t longest_value = 200;
constexpr int highest_number = 999;

bool is_id(std::string_view text)
{
    const auto fits = [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
               letter == '-';
    };
    return !text.empty() && text.size() <= 40 && std::ranges::all_of(text, fits);
}

std::optional<Reason> what_is_wrong(const std::string& sentence)
{
    if (sentence.size() > longest_lesson_sentence)
        return Reason::too_long;
    if (sentence.empty() || plain_text(sentence) != sentence)
        return Reason::wrong_type;
    return text_pieces(sentence) ? std::nullopt : std::optional{Reason::brace};
}

}  // namespace

void LessonValues::fault(unsigned line, Reason reason, std::string_view what)
{
    if (faults_.size() < most_lesson_faults)
        faults_.push_back({file_, line, reason, plain_text(what.substr(0, longest_value))});
}

std::optional<std::string> LessonValues::value(std::string_view key, const toml::node& node)
{
    auto text = node.value_exact<std::string>();
    if (!text)
        fault(node, Reason::wrong_type, key);
    else if (text->size() > longest_value)
        fault(node, Reason::too_long, key);
    else
        return text;
    return std::nullopt;
}

std::optional<std::string> LessonValues::id(std::string_view key, const toml::node& node)
{
    auto id = value(key, node);
    if (!id || is_id(*id))
        return id;
    fault(node, Reason::no_name, *id);
    return std::nullopt;
}

std::optional<int> LessonValues::number(std::string_view key, const toml::node& node)
{
    const auto number = node.value_exact<std::int64_t>();
    if (number && *number >= 0 && *number <= highest_number)
        return static_cast<int>(*number);
    fault(node, Reason::wrong_type, key);
    return std::nullopt;
}

std::optional<bool> LessonValues::flag(std::string_view key, const toml::node& node)
{
    const auto flag = node.value_exact<bool>();
    if (!flag)
        fault(node, Reason::wrong_type, key);
    return flag;
}

std::vector<std::string> LessonValues::list(std::string_view key, const toml::node& node)
{
    std::vector<std::string> all;
    const auto take = [&](const toml::node& each) {
        if (auto text = each.value_exact<std::string>())
            all.push_back(std::move(*text));
        else
            fault(each, Reason::wrong_type, key);
    };
    if (const auto* const array = node.as_array(); array == nullptr)
        take(node);
    else if (array->size() > most_sentences)
        fault(node, Reason::too_long, key);
    else
        for (const auto& each : *array)
            take(each);
    return all;
}

LessonText LessonValues::text(std::string_view key, const toml::node& node)
{
    auto sentences = list(key, node);
    for (const auto& sentence : sentences)
        if (const auto wrong = what_is_wrong(sentence)) {
            fault(node, *wrong, key);
            return {};
        }
    return sentences;
}

unsigned LessonValues::line_of(std::string_view key) const
{
    const auto* const node = section_.values.get(key);
    return node != nullptr ? section_.line_of(*node) : section_.line;
}

}  // namespace speech
