// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/words/chosen_words.hpp"

#include "speech/braille.hpp"
#include "speech/messages.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/locale.hpp"
#include "src/cli/option_checks.hpp"
#include "src/cli/places.hpp"
#include "src/words/known_words.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <stdexcept>
#include <system_error>
#include <utility>
#include <vector>

namespace client::words {

namespace {

std::string chosen_language(const WordOptions& options)
{
    if (options.language)
        return *options.language;
    const auto language = cli::language_of(cli::message_locale());
    const auto known = language_names();
    return std::ranges::find(known, language) != known.end() ? language : "en";
}

/// What the player has of his own; a file that is not there has nothing.
const speech::OwnWords& own_words()
{
    static const auto own = [] {
        constexpr std::uintmax_t longest = 64 * 1024;
        speech::OwnWords words{{}, cli::own_words_file().string()};
        std::error_code none;
        if (!std::filesystem::is_regular_file(words.file, none) ||
            std::filesystem::file_size(words.file, none) > longest)
            return words;
        std::ifstream stream{words.file, std::ios::binary};
        words.toml.assign(std::istreambuf_iterator<char>{stream}, {});
        return words;
    }();
    return own;
}

std::vector<std::string>& faults_of_own_words()
{
    static std::vector<std::string> faults;
    return faults;
}

/// Without the player's own words where something is wrong with them.
rules::Result<speech::Lexicon, speech::Lexicon::Faults> load(const std::string& name)
{
    auto lexicon = speech::Lexicon::load(cli::words_folder(), name, own_words());
    if (lexicon || own_words().toml.empty())
        return lexicon;
    auto& told = faults_of_own_words();
    for (const auto& fault : lexicon.error())
        if (auto sentence = text(fault); std::ranges::find(told, sentence) == told.end())
            told.push_back(std::move(sentence));
    return speech::Lexicon::load(cli::words_folder(), name);
}

/// The files do not change while the program runs.
const speech::Lexicon& lexicon(const std::string& name)
{
    static std::map<std::string, speech::Lexicon> read;
    if (const auto known = read.find(name); known != read.end())
        return known->second;
    auto lexicon = load(name);
    if (!lexicon)
        throw std::runtime_error{text(lexicon.error().front())};
    return read.emplace(name, *std::move(lexicon)).first->second;
}

/// A book of the language, read when first asked for.
template <class Book>
const Book& loaded(std::optional<Book>& kept, const speech::Lexicon& language)
{
    if (!kept) {
        auto book = Book::load(cli::words_folder(), language);
        if (!book)
            throw std::runtime_error{text(book.error().front())};
        kept.emplace(*std::move(book));
    }
    return *kept;
}

}  // namespace

std::vector<std::string> announcement_names()
{
    return speech::lexicon_names(cli::words_folder());
}

std::vector<std::string> language_names()
{
    auto names = announcement_names();
    std::erase(names, "fide");
    return names;
}

std::vector<std::string> own_word_faults(const WordOptions& options)
{
    ChosenWords words{options};
    static_cast<void>(words.language());
    static_cast<void>(words.announcements());
    return std::exchange(faults_of_own_words(), {});
}

void announce_in(WordOptions& options, const std::optional<std::string>& profile)
{
    options.announce = profile ? *profile : chosen_language(options);
    if (!profile)
        options.files = "fide";
}

void add_language_option(CLI::App& parser, WordOptions& options)
{
    parser.add_option("--language", options.language, "Language of messages; by the locale")
        ->type_name("L")
        ->check(cli::one_of(language_names));
}

void add_notation_option(CLI::App& parser, WordOptions& options)
{
    const CLI::Validator names_letters{[](const std::string& text) {
                                           return rules::letters_from(text)
                                                      ? std::string{}
                                                      : cli::complaint("option-no-letters",
                                                                       {{"text", text}});
                                       },
                                       ""};
    parser.add_option("--notation", options.notation, "Piece letters of moves; by the language")
        ->type_name("L")
        ->check(names_letters);
}

void add_announce_options(CLI::App& parser, WordOptions& options)
{
    parser
        .add_option("--announce", options.announce, "Words of announcements: fide, or a language")
        ->type_name("L")
        ->check(cli::one_of(announcement_names));
    cli::add_choice(parser, "--form", options.form, "How much is said: normal, long, terse", "FORM",
                    form_names);
    parser
        .add_option("--files", options.files,
                    "Files beside fide: letters, or the names of fide, nato or a language")
        ->type_name("SET")
        ->check(cli::one_of(file_sets));
    cli::add_choice(parser, "--announce-check", options.check, "Say check and mate: on, off", "ON",
                    check_names);
    parser.add_flag("--ascii", options.ascii, "Transcribe what is printed");
}

void add_move_options(CLI::App& parser, WordOptions& options)
{
    cli::add_choice(parser, "--moves", options.moves,
                    "How a played move is told: words, notation, both", "FORM", move_form_names);
    cli::add_choice(parser, "--numbers", options.numbers, "Tell the number of a move: off, on",
                    "ON", number_names);
}

void add_braille_option(CLI::App& parser, WordOptions& options)
{
    cli::add_choice(parser, "--braille", options.braille,
                    "Announcements as text, in literary braille cells, or the same as brf", "FORM",
                    print_names);
}

ChosenWords::ChosenWords(const WordOptions& options)
    : options_{options}, language_{chosen_language(options)},
      telling_{options.moves.value_or(MoveForm::words), options.numbers.value_or(Numbers::off)}
{
}

const speech::Lexicon& ChosenWords::language_of_papers() const
{
    return lexicon(language_);
}

const speech::Lexicon& ChosenWords::language()
{
    if (options_.breadth == speech::Breadth::wide)
        return language_of_papers();
    if (!narrow_)
        narrow_.emplace(language_of_papers().narrow());
    return *narrow_;
}

const speech::Lexicon& ChosenWords::announcements()
{
    return lexicon(options_.announce);
}

speech::AnnounceStyle ChosenWords::style() const
{
    const auto set = options_.files == "nato" ? "en" : options_.files;
    return {.form = options_.form,
            .check = options_.check,
            .file_names = set == "letters" ? nullptr : &lexicon(set)};
}

speech::Announcer ChosenWords::announcer()
{
    return speech::Announcer{announcements(), style()};
}

speech::Announcer ChosenWords::announcer_in_messages()
{
    return announcements().voice() == language().voice()
               ? announcer()
               : speech::Announcer{language_of_papers(), style()};
}

const speech::Recogniser& ChosenWords::recogniser()
{
    if (!recogniser_) {
        std::vector<const speech::Lexicon*> all{&announcements()};
        for (const auto& name : announcement_names())
            if (name != options_.announce)
                all.push_back(&lexicon(name));
        recogniser_.emplace(all);
    }
    return *recogniser_;
}

const speech::LawBook& ChosenWords::laws()
{
    return loaded(laws_, language());
}

const speech::Glossary& ChosenWords::glossary()
{
    return loaded(glossary_, language());
}

rules::Letters ChosenWords::letters() const
{
    return rules::letters_from(options_.notation.value_or(language_)).value_or(rules::Letters::en);
}

std::string ChosenWords::shown(const speech::Lexicon& lexicon, const std::string& text) const
{
    return options_.ascii ? lexicon.ascii(text) : text;
}

std::string ChosenWords::shown(const speech::Utterance& utterance)
{
    const bool announced = utterance.language == announcements().voice();
    return shown(announced ? announcements() : language(), utterance.screen);
}

std::string ChosenWords::written(const speech::Utterance& announcement)
{
    if (options_.braille == Print::text)
        return shown(announcement);
    if (!speech::braille::has_literary())
        throw std::runtime_error{"literary braille needs liblouis, and this program has none"};
    const auto& language = announcements().language();
    const auto cells = speech::braille::literary(announcement.screen, language);
    if (!cells)
        throw std::runtime_error{fmt::format(
            "liblouis has no braille table for {} here; liblouis-data has it", language)};
    return options_.braille == Print::brf ? speech::braille::to_brf(*cells) : *cells;
}

}  // namespace client::words
