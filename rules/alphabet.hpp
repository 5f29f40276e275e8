// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/letters.hpp"
#include "rules/piece.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

/// What the letters of a written move mean. An alphabet has a type of characters, Char, and takes
/// a meaning off the front of a text, which stays as it was when it has no such meaning:
///   std::optional<Role> take_piece(Text&)        the letter before a move
///   std::optional<Role> take_promotion(Text&)    the letter after a move
///   std::optional<File> take_file(Text&)
///   std::optional<Wing> …                        castling is told by is_castling_sign(Char)
namespace rules {

/// How closely letters must keep to capitals for pieces and small letters for files.
enum class Case : std::uint8_t {
    exact,
    small_promotion,  ///< exact, but files may write e8=q
    any
};

/// The letters of files in PGN, which are many: one byte each, told apart without a table.
class EnglishAlphabet {
public:
    using Char = char;
    using Text = std::string_view;

    [[nodiscard]] static std::optional<Role> take_piece(Text& text)
    {
        const auto role = capital(front(text));
        if (role)
            text.remove_prefix(1);
        return role;
    }
    [[nodiscard]] static std::optional<Role> take_promotion(Text& text)
    {
        const char letter = front(text);
        const auto role = capital(letter >= 'a' ? static_cast<char>(letter - 'a' + 'A') : letter);
        if (!role || *role == Role::pawn || *role == Role::king)
            return std::nullopt;
        text.remove_prefix(1);
        return role;
    }
    [[nodiscard]] static std::optional<File> take_file(Text& text)
    {
        const auto file = file_from(front(text));
        if (file)
            text.remove_prefix(1);
        return file;
    }
    [[nodiscard]] static bool is_castling_sign(Char sign)
    {
        return sign == 'O' || sign == '0' || sign == 'o';
    }

private:
    [[nodiscard]] static char front(Text text) { return text.empty() ? '\0' : text.front(); }
    [[nodiscard]] static std::optional<Role> capital(char letter)
    {
        switch (letter) {
        case 'N':
            return Role::knight;
        case 'B':
            return Role::bishop;
        case 'R':
            return Role::rook;
        case 'Q':
            return Role::queen;
        case 'K':
            return Role::king;
        case 'P':
            return Role::pawn;
        default:
            return std::nullopt;
        }
    }
};

/// The letters of any notation, compared as code points: a Latin letter is never taken for the
/// Cyrillic one that looks like it (NOT-024).
class NationalAlphabet {
public:
    using Char = char32_t;
    using Text = std::u32string_view;

    NationalAlphabet(Letters letters, Case letter_case) : letters_{letters}, case_{letter_case} {}

    [[nodiscard]] std::optional<Role> take_piece(Text& text) const;
    [[nodiscard]] std::optional<Role> take_promotion(Text& text) const;
    /// Serbian Cyrillic writes files in either script, but one move in one of them.
    [[nodiscard]] std::optional<File> take_file(Text& text);
    [[nodiscard]] bool is_castling_sign(Char sign);

private:
    enum class Script : std::uint8_t { latin, cyrillic };

    [[nodiscard]] std::optional<Role> take(Text& text, Case letter_case) const;
    [[nodiscard]] bool keeps_script(Script script);

    Letters letters_;
    Case case_;
    std::optional<Script> script_;  ///< of the letters that are no pieces, once one was seen
};

[[nodiscard]] bool is_cyrillic(Letters letters);

}  // namespace rules
