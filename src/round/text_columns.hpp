// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Lines whose columns mean something, in a file that is to stay as it is byte for byte.
namespace client::round {

/// How the letters of a file are written. What is no UTF-8 is Latin-1.
enum class Encoding : std::uint8_t { utf8, latin1 };
[[nodiscard]] Encoding encoding_of(std::string_view text);
/// In UTF-8, whatever it was written in.
[[nodiscard]] std::string decoded(std::string_view text, Encoding encoding);

/// What a column is: a letter, or a byte where a program has counted those.
enum class Counted : std::uint8_t { letters, bytes };

/// A line and where its columns are. They are counted from 1, as manuals do.
class TextColumns {
public:
    TextColumns(std::string_view line, Counted counted);

    /// From one column to another, both included; shorter where the line ends.
    [[nodiscard]] std::string_view at(std::size_t first, std::size_t last) const;
    /// The same without blanks around it.
    [[nodiscard]] std::string_view word_at(std::size_t first, std::size_t last) const;
    [[nodiscard]] std::size_t count() const { return begins_.size() - 1; }
    [[nodiscard]] const std::string& line() const { return line_; }
    /// Puts ASCII text there; a line that is too short is filled with blanks.
    void put(std::size_t first, std::string_view text);

private:
    void find_columns();

    std::string line_;
    Counted counted_;
    std::vector<std::size_t> begins_;  ///< of each column, and the end
};

/// A line of a file and how it ends.
struct FileLine {
    std::string text;
    std::string ending;  ///< "\n", "\r\n", "\r", or nothing
};
[[nodiscard]] std::vector<FileLine> lines_of_file(std::string_view text);

[[nodiscard]] std::string_view without_blanks(std::string_view text);

}  // namespace client::round
