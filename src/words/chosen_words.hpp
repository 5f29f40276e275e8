// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/letters.hpp"
#include "rules/result.hpp"
#include "speech/announcer.hpp"
#include "speech/enum_names.hpp"
#include "speech/glossary.hpp"
#include "speech/law_book.hpp"
#include "speech/lexicon.hpp"
#include "speech/recogniser.hpp"
#include "src/words/move_telling.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}  // namespace CLI

namespace client::words {

inline constexpr speech::EnumNames<speech::Form::terse> form_names{{{
    {speech::Form::normal, "normal"},
    {speech::Form::long_form, "long"},
    {speech::Form::terse, "terse"},
}}};
inline constexpr speech::EnumNames<speech::CheckWords::unsaid> check_names{{{
    {speech::CheckWords::said, "on"},
    {speech::CheckWords::unsaid, "off"},
}}};
/// How announcements are printed.
enum class Print : std::uint8_t { text, cells, brf };
inline constexpr speech::EnumNames<Print::brf> print_names{{{
    {Print::text, "text"},
    {Print::cells, "cells"},
    {Print::brf, "brf"},
}}};

/// The options that choose words; those that name a file of words are as they were written.
struct WordOptions {
    std::optional<std::string> language;
    std::string announce = "fide";
    speech::Form form = speech::Form::normal;
    std::string files = "letters";
    speech::CheckWords check = speech::CheckWords::said;
    std::optional<std::string> notation;
    std::optional<MoveForm> moves;   ///< none: by the profile
    std::optional<Numbers> numbers;  ///< none: off in a game, on where one is read
    Print braille = Print::text;
    bool ascii = false;
    speech::Breadth breadth = speech::Breadth::wide;  ///< of where messages are printed

    bool operator==(const WordOptions&) const = default;
};

/// What is wrong with the words of the player's own, as far as these options ask for them. It is
/// told once, and the program goes on without them.
[[nodiscard]] std::vector<std::string> own_word_faults(const WordOptions& options);

/// Announcements in a profile; without one in the player's language with the files of FIDE.
void announce_in(WordOptions& options, const std::optional<std::string>& profile);

/// Every file of words is an announcement profile, and all but the words of FIDE a language.
[[nodiscard]] std::vector<std::string> announcement_names();
/// The languages that there are, as options name them.
[[nodiscard]] std::vector<std::string> language_names();
void add_language_option(CLI::App& parser, WordOptions& options);
void add_notation_option(CLI::App& parser, WordOptions& options);
/// --announce, --form, --files, --announce-check and --ascii.
void add_announce_options(CLI::App& parser, WordOptions& options);

/// --moves and --numbers.
void add_move_options(CLI::App& parser, WordOptions& options);

/// --braille, for commands that print announcements.
void add_braille_option(CLI::App& parser, WordOptions& options);

/// What the options mean. A lexicon is read when first asked for, and once in the whole run of the
/// program, whoever else chooses words. One that cannot be read is thrown as a runtime_error with
/// its faults: the program is not whole.
class ChosenWords {
public:
    explicit ChosenWords(const WordOptions& options);

    [[nodiscard]] const speech::Lexicon& language();
    /// The same for what is kept on paper, however narrow the display is.
    [[nodiscard]] const speech::Lexicon& language_of_papers() const;
    /// As options name it.
    [[nodiscard]] const std::string& language_name() const { return language_; }
    [[nodiscard]] const speech::Lexicon& announcements();
    [[nodiscard]] speech::Announcer announcer();
    /// For moves within messages, which are never of two languages: in the words of announcements
    /// if they are of the same one, and otherwise in those of the messages.
    [[nodiscard]] speech::Announcer announcer_in_messages();
    /// Understands the words of every lexicon, those of --announce first.
    [[nodiscard]] const speech::Recogniser& recogniser();
    [[nodiscard]] const speech::LawBook& laws();
    [[nodiscard]] const speech::Glossary& glossary();
    [[nodiscard]] rules::Letters letters() const;
    [[nodiscard]] const MoveTelling& telling() const { return telling_; }
    void tell_moves(const MoveTelling& telling) { telling_ = telling; }
    /// Whether an announcement says that it gives mate.
    [[nodiscard]] bool says_mate() const { return options_.check == speech::CheckWords::said; }
    /// What is printed: transcribed if the options say so.
    [[nodiscard]] std::string shown(const speech::Lexicon& lexicon, const std::string& text) const;
    [[nodiscard]] std::string shown(const speech::Utterance& utterance);
    /// A printed announcement: as text, or in the literary braille of its language. Throws a
    /// runtime_error where liblouis or its table is missing.
    [[nodiscard]] std::string written(const speech::Utterance& announcement);

private:
    [[nodiscard]] speech::AnnounceStyle style() const;

    WordOptions options_;
    std::string language_;
    MoveTelling telling_;
    std::optional<speech::Lexicon> narrow_;
    std::optional<speech::Recogniser> recogniser_;
    std::optional<speech::LawBook> laws_;
    std::optional<speech::Glossary> glossary_;
};

}  // namespace client::words
