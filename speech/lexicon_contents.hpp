// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"

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

/// What a file gave, and what ICU has made of it so far: formats are made when first needed.
struct Lexicon::Contents {
    std::string name;
    std::string language;
    std::string voice;
    bool announcements_only = false;
    MoveWords move;
    HeardWords heard;
    std::array<HeardWords, command_sections.size()> commands;  ///< by area
    Replacements ascii;
    std::array<std::string, 6> number_rules;   ///< by Counted
    std::vector<icu::UnicodeString> patterns;  ///< by message, as the file writes them

    std::unique_ptr<icu::Transliterator> script;  ///< none when the file is written in it

    icu::Locale locale;
    std::vector<std::unique_ptr<icu::MessageFormat>> formats;
    std::unique_ptr<icu::RuleBasedNumberFormat> numbers;
};

}  // namespace speech
