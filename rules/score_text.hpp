// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

/// The text of tags and comments as a score keeps it: UTF-8 without control characters.
namespace rules {

/// Text that can be kept as it stands: printable ASCII, no blank at either end.
class PlainText {
public:
    /// None when the text needs cleaned() first.
    [[nodiscard]] static std::optional<PlainText> from(std::string_view text);
    [[nodiscard]] std::string_view view() const { return text_; }

private:
    explicit PlainText(std::string_view text) : text_{text} {}

    std::string_view text_;
};

[[nodiscard]] bool is_utf8(std::string_view text);

/// Any bytes as text: what is not UTF-8 is taken as Latin-1 (as Windows extends it, since files
/// that call themselves Latin-1 mean that); each run of blanks with a control character in it
/// becomes one blank; the blanks at both ends go.
[[nodiscard]] std::string cleaned(std::string_view bytes);

/// The beginning of a text, at most so many bytes and no half characters.
[[nodiscard]] std::string_view beginning(std::string_view utf8, std::size_t most);

}  // namespace rules
