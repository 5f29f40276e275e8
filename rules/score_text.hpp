// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// The text of tags and comments as a score keeps it: UTF-8 without control characters.
namespace rules {

/// Text that may be kept as it stands: UTF-8, no control characters, no blank at either end.
class CleanText {
public:
    /// The text without the blanks around it; none when a TextCleaner has to look at it.
    [[nodiscard]] static std::optional<CleanText> if_plain(std::string_view text);
    [[nodiscard]] std::string_view view() const { return text_; }
    /// The same without its beginning, of so many bytes that are whole characters.
    [[nodiscard]] CleanText without_beginning(std::size_t bytes) const;

private:
    friend class TextCleaner;
    explicit CleanText(std::string_view text) : text_{text} {}

    std::string_view text_;
};

/// The value of a tag that may be kept as it stands: UTF-8 without control characters. Blanks at
/// its ends belong to it.
class CleanValue {
public:
    /// None when a TextCleaner has to look at it.
    [[nodiscard]] static std::optional<CleanValue> if_plain(std::string_view text);
    [[nodiscard]] std::string_view view() const { return text_; }

private:
    friend class TextCleaner;
    explicit CleanValue(std::string_view text) : text_{text} {}

    std::string_view text_;
};

/// Makes clean text of any bytes. What is not UTF-8 is taken as Latin-1, as Windows extends it,
/// since files that call themselves Latin-1 mean that; each run of blanks with a control character
/// in it becomes one blank, and none at both ends.
class TextCleaner {
public:
    /// Without the blanks at both ends. Lasts until the next call, as do values.
    [[nodiscard]] CleanText clean(std::string_view bytes);
    [[nodiscard]] CleanValue clean_value(std::string_view bytes);

private:
    void keep_clean(std::string_view bytes);

    std::string converted_;
    std::string kept_;
};

/// The text without the blanks around it.
[[nodiscard]] std::string_view trimmed(std::string_view text);

[[nodiscard]] bool is_utf8(std::string_view text);

}  // namespace rules
