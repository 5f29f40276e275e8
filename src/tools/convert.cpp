// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/coordinates.hpp"
#include "rules/fen.hpp"
#include "rules/letters.hpp"
#include "rules/move_facts.hpp"
#include "rules/pgn.hpp"
#include "rules/style.hpp"
#include "speech/announcer.hpp"
#include "speech/braille.hpp"
#include "speech/messages.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/option_checks.hpp"
#include "src/text/printable.hpp"
#include "src/tools/pgn_check.hpp"
#include "src/tools/tools.hpp"
#include "src/words/chosen_words.hpp"
#include "src/words/position_complaints.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace client::tools {

namespace {

struct ConvertOptions {
    std::string from = "pgn";
    std::string to = "pgn";
    std::string read_notation = "en";
    bool check = false;
    bool keep_partial = false;
    std::vector<std::string> files;
    words::WordOptions words;
};

/// What a form may need beside the game.
struct Choice {
    rules::Letters letters;
    words::ChosenWords words;
};

/// Calls a function with each position of the main line and the move that is played from it.
template <class Visit>
void walk(const rules::Score& score, Visit visit)
{
    rules::Position position = score.initial();
    for (auto node = score.next(rules::NodeId::root); node; node = score.next(*node)) {
        const auto move = score.move(*node);
        visit(position, move);
        position.play_unchecked(move);
    }
}

/// The moves on one line, with their numbers and the result.
void write_numbered(const rules::Score& score, const rules::Style& style, std::ostream& out)
{
    bool numbered = false;
    walk(score, [&](const rules::Position& position, rules::Move move) {
        if (position.turn() == rules::Color::white)
            out << position.fullmoves() << ". ";
        else if (!numbered)
            out << position.fullmoves() << "... ";
        numbered = true;
        out << write_move(move_facts(position, move), style) << ' ';
    });
    out << rules::text(score.result()) << '\n';
}

void write_pgn_form(const rules::Score& score, Choice&, std::ostream& out)
{
    out << write_pgn(score);
}

void write_moves_form(const rules::Score& score, Choice& choice, std::ostream& out)
{
    write_numbered(score, rules::styles::pgn(choice.letters), out);
}

void write_long_form(const rules::Score& score, Choice& choice, std::ostream& out)
{
    auto style = rules::styles::pgn(choice.letters);
    style.origin = rules::Origin::always;
    write_numbered(score, style, out);
}

void write_uci_form(const rules::Score& score, Choice&, std::ostream& out)
{
    std::string_view gap;
    walk(score, [&](const rules::Position& position, rules::Move move) {
        out << gap << write_uci(position, move);
        gap = " ";
    });
    out << '\n';
}

void write_fen_form(const rules::Score& score, Choice&, std::ostream& out)
{
    walk(score, [&](const rules::Position& position, rules::Move move) {
        out << write_fen(position.after_unchecked(move).setup()) << '\n';
    });
}

void write_words_form(const rules::Score& score, Choice& choice, std::ostream& out)
{
    const auto announcer = choice.words.announcer();
    walk(score, [&](const rules::Position& position, rules::Move move) {
        out << choice.words.written(announcer.move(move_facts(position, move))) << '\n';
    });
}

/// A line for each move number, and one for the result. A game that begins with Black's move has
/// the mark of such a move.
std::string braille_text(const rules::Score& score)
{
    std::string text;
    walk(score, [&](const rules::Position& position, rules::Move move) {
        const auto facts = move_facts(position, move);
        const bool white = position.turn() == rules::Color::white;
        if (white || text.empty())
            text += (text.empty() ? "" : "\n") +
                    speech::braille::number(static_cast<int>(position.fullmoves()));
        const bool alone = !white && text.find(' ') == std::string::npos;
        text += ' ';
        text += alone ? speech::braille::isolated_move(facts) : speech::braille::move(facts);
    });
    return text + (text.empty() ? "" : "\n") + std::string{rules::text(score.result())} + '\n';
}

void write_braille_form(const rules::Score& score, Choice&, std::ostream& out)
{
    out << braille_text(score);
}

void write_brf_form(const rules::Score& score, Choice&, std::ostream& out)
{
    out << speech::braille::to_brf(braille_text(score));
}

/// A form that games can be written in.
struct Form {
    std::string_view name;
    void (*write)(const rules::Score& score, Choice& choice, std::ostream& out);
};

constexpr std::array forms{
    Form{"pgn", write_pgn_form},         Form{"moves", write_moves_form},
    Form{"long", write_long_form},       Form{"uci", write_uci_form},
    Form{"fen", write_fen_form},         Form{"words", write_words_form},
    Form{"braille", write_braille_form}, Form{"brf", write_brf_form},
};

/// Reads the files one after the other, and tells what is wrong with them.
class Conversion {
public:
    Conversion(const ConvertOptions& options, const cli::Streams& streams)
        : options_{options}, form_{*std::ranges::find(forms, options.to, &Form::name)},
          read_{*rules::letters_from(options.read_notation)},
          choice_{*rules::letters_from(options.words.notation.value_or("en")),
                  words::ChosenWords{options.words}},
          streams_{streams}
    {
    }

    void take(const std::string& file)
    {
        if (file == "-")
            return take(streams_.in, in_words(cli::complaint("standard-input")));
        std::error_code unknown;
        if (std::filesystem::is_directory(file, unknown))
            return complain(file, cli::complaint("file-is-folder"));
        std::ifstream stream{file, std::ios::binary};
        if (!stream)
            return complain(file, cli::complaint("file-closed"));
        if (options_.check && std::filesystem::is_regular_file(file, unknown))
            add(file,
                check_file(file, {.letters = read_, .workers = processors()}, faults_of(file)));
        else
            take(stream, file);
    }

    cli::ExitStatus finish()
    {
        if (options_.check)
            streams_.out << fmt::format("games: {}\nmoves: {}\nfaulty: {}\n", tally_.games,
                                        tally_.moves, tally_.faulty);
        return status_;
    }

private:
    void take(std::istream& stream, const std::string& name)
    {
        add(name,
            options_.check ? check_stream(stream, read_, faults_of(name)) : convert(stream, name));
    }

    PgnTally convert(std::istream& stream, const std::string& name)
    {
        rules::PgnReader reader{stream, {.letters = read_}};
        PgnTally tally;
        while (const auto game = reader.next()) {
            ++tally.games;
            if (*game)
                form_.write(***game, choice_, streams_.out);
            else
                refuse(reader, name, game->error());
        }
        return tally;
    }
    /// A faulty game is left out, or ends where its fault is.
    void
    refuse(const rules::PgnReader& reader, const std::string& name, const rules::PgnError& error)
    {
        const auto fault = in_words(words::complaint(error));
        complain(name, fault);
        if (!options_.keep_partial)
            return;
        const auto remark = in_words(cli::complaint("pgn-breaks-off", {{"reason", fault}}));
        if (const auto kept = reader.up_to_fault(remark))
            form_.write(*kept, choice_, streams_.out);
    }

    void add(const std::string& name, const PgnTally& tally)
    {
        if (tally.games == 0)
            complain(name, cli::complaint("file-without-game"));
        tally_ += tally;
    }
    FaultListener faults_of(const std::string& name)
    {
        return
            [this, name](const rules::PgnError& error) { complain(name, words::complaint(error)); };
    }
    [[nodiscard]] std::string in_words(const std::string& complaint)
    {
        const auto& language = choice_.words.language();
        return choice_.words.shown(language, cli::in_words(language, complaint));
    }
    void complain(const std::string& name, const std::string& reason)
    {
        streams_.err << fmt::format("annabella convert: {}: {}.\n", text::printable(name),
                                    in_words(reason));
        status_ = cli::ExitStatus::wrong_input;
    }

    const ConvertOptions& options_;
    const Form& form_;
    rules::Letters read_;
    Choice choice_;
    const cli::Streams& streams_;
    PgnTally tally_;
    cli::ExitStatus status_ = cli::ExitStatus::done;
};

std::vector<std::string> form_names()
{
    std::vector<std::string> names;
    for (const auto& form : forms)
        names.emplace_back(form.name);
    return names;
}

CLI::Validator names_letters()
{
    return CLI::Validator{[](const std::string& text) {
                              return rules::letters_from(text)
                                         ? std::string{}
                                         : cli::complaint("option-no-letters", {{"text", text}});
                          },
                          ""};
}

}  // namespace

cli::Action convert(CLI::App& parser)
{
    const auto options = std::make_shared<ConvertOptions>();
    parser.add_option("--from", options->from, "The form of the files: pgn")
        ->type_name("FORM")
        ->check(cli::one_of({"pgn"}));
    parser
        .add_option("--to", options->to,
                    "The form to write: pgn, moves, long, uci, fen, words, braille, brf")
        ->type_name("FORM")
        ->check(cli::one_of(form_names()));
    auto* const check = parser.add_flag("--check", options->check,
                                        "Check the games and write only how many there are");
    parser
        .add_flag("--keep-partial", options->keep_partial,
                  "Write a faulty game up to its fault, and say so in a comment")
        ->excludes(check);
    parser.add_option("--read-notation", options->read_notation, "Piece letters of the files")
        ->type_name("L")
        ->check(names_letters());
    parser.add_option("--notation", options->words.notation, "Piece letters to write, not in pgn")
        ->type_name("L")
        ->check(names_letters());
    words::add_announce_options(parser, options->words);
    words::add_language_option(parser, options->words);
    words::add_braille_option(parser, options->words);
    parser.add_option("FILE", options->files, "Files of games; - is standard input")
        ->required()
        ->type_name("");
    return [options](const cli::Streams& streams) {
        Conversion conversion{*options, streams};
        for (const auto& file : options->files)
            conversion.take(file);
        return conversion.finish();
    };
}

}  // namespace client::tools
