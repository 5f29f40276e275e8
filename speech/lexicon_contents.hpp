// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"
#include "speech/message_pattern.hpp"

#include <array>
#include <memory>
#include <string>
#include <unicode/locid.h>
#include <unicode/msgfmt.h>
#include <unicode/rbnf.h>
#include <unicode/translit.h>
#include <unicode/unistr.h>
#include <vector>

namespace speech {

/// The patterns of one section, by message, and what ICU has made of them so far: formats are made
/// when first needed.
struct MessagePatterns {
    std::vector<icu::UnicodeString>
        written;  ///< as the file writes them; bogus where there is none
    std::vector<std::unique_ptr<icu::MessageFormat>> formats;

    /// The pattern of that number with what is put into it; no transliteration where it is written
    /// in the script that is wanted.
    [[nodiscard]] std::string format(std::size_t index,
                                     std::span<const Argument> arguments,
                                     const icu::Locale& locale,
                                     const Transliteration& transliterate);
};

/// What a file gave.
struct Lexicon::Contents {
    std::string name;
    std::string language;
    std::string voice;
    bool announcements_only = false;
    MoveWords move;
    HeardWords heard;
    std::array<HeardWords, command_sections.size()> commands;  ///< by area
    Replacements ascii;
    std::array<std::string, 6> number_rules;  ///< by Counted
    MessagePatterns messages;
    MessagePatterns short_forms;

    std::unique_ptr<icu::Transliterator> script;  ///< none when the file is written in it

    icu::Locale locale;
    std::unique_ptr<icu::RuleBasedNumberFormat> numbers;

    [[nodiscard]] std::string
    format(MessagePatterns& patterns, Message message, std::span<const Argument> arguments) const;
};

}  // namespace speech
