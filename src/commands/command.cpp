// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/commands/command.hpp"

#include "rules/code_points.hpp"
#include "rules/square.hpp"
#include "speech/messages.hpp"
#include "speech/text.hpp"
#include "src/base/numbers.hpp"
#include "src/text/words.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace client::commands {

namespace {

using enum Verb;

constexpr auto fair = Fairness::fair;
constexpr auto helps = Fairness::helps;

constexpr std::array table{
    CommandRow{move, "move", "", Argument::text, Topic::playing, When::playing, fair, "help-move"},
    CommandRow{clock, "clock", "c t", Argument::none, Topic::clock, When::timed, fair,
               "help-clock"},
    CommandRow{mine, "mine", "me", Argument::none, Topic::clock, When::timed, fair, "help-mine"},
    CommandRow{theirs, "theirs", "op", Argument::none, Topic::clock, When::timed, fair,
               "help-theirs"},
    CommandRow{moves, "moves", "", Argument::none, Topic::clock, When::always, fair, "help-moves"},
    CommandRow{turn, "turn", "", Argument::none, Topic::clock, When::always, fair, "help-turn"},
    CommandRow{period, "period", "", Argument::none, Topic::clock, When::timed, fair,
               "help-period"},
    CommandRow{state, "state", "", Argument::none, Topic::position, When::always, helps,
               "help-state"},
    CommandRow{last, "last", "l", Argument::count, Topic::looking, When::moved, fair, "help-last"},
    CommandRow{again, "again", "", Argument::none, Topic::voice, When::always, fair, "help-again"},
    CommandRow{spell, "spell", "", Argument::none, Topic::voice, When::moved, fair, "help-spell"},
    CommandRow{undo, "undo", "", Argument::none, Topic::playing, When::moved, helps, "help-undo"},
    CommandRow{back, "back", "", Argument::none, Topic::looking, When::moved, fair, "help-back"},
    CommandRow{forward, "forward", "", Argument::none, Topic::looking, When::moved, fair,
               "help-forward"},
    CommandRow{start, "start", "", Argument::none, Topic::looking, When::moved, fair, "help-start"},
    CommandRow{end, "end", "", Argument::none, Topic::looking, When::moved, fair, "help-end"},
    CommandRow{draw, "draw", "", Argument::none, Topic::playing, When::playing, fair, "help-draw"},
    CommandRow{accept, "accept", "", Argument::none, Topic::playing, When::offered, fair,
               "help-accept"},
    CommandRow{decline, "decline", "", Argument::none, Topic::playing, When::offered, fair,
               "help-decline"},
    CommandRow{claim, "claim", "", Argument::claim, Topic::playing, When::playing, fair,
               "help-claim"},
    CommandRow{resign, "resign", "", Argument::none, Topic::playing, When::playing, fair,
               "help-resign"},
    CommandRow{flag, "flag", "", Argument::none, Topic::playing, When::timed, fair, "help-flag"},
    CommandRow{pause, "pause", "", Argument::none, Topic::clock, When::timed, fair, "help-pause"},
    CommandRow{go, "go", "", Argument::none, Topic::clock, When::timed, fair, "help-go"},
    CommandRow{new_game, "new", "", Argument::none, Topic::playing, When::always, fair, "help-new"},
    CommandRow{board, "board", "b", Argument::none, Topic::position, When::always, fair,
               "help-board"},
    CommandRow{pieces, "pieces", "p", Argument::pieces, Topic::position, When::always, fair,
               "help-pieces"},
    CommandRow{pawns, "pawns", "", Argument::none, Topic::position, When::always, fair,
               "help-pawns"},
    CommandRow{square, "square", "s", Argument::line, Topic::position, When::always, fair,
               "help-square"},
    CommandRow{around, "around", "", Argument::square, Topic::position, When::always, fair,
               "help-around"},
    CommandRow{hops, "hops", "", Argument::square, Topic::position, When::always, fair,
               "help-hops"},
    CommandRow{imagine, "if", "", Argument::piece_square, Topic::position, When::always, helps,
               "help-if"},
    CommandRow{attackers, "attackers", "at", Argument::square, Topic::position, When::always, helps,
               "help-attackers"},
    CommandRow{reach, "reach", "m", Argument::square, Topic::position, When::always, helps,
               "help-reach"},
    CommandRow{captures, "captures", "x", Argument::square, Topic::position, When::always, helps,
               "help-captures"},
    CommandRow{loose, "loose", "", Argument::none, Topic::position, When::always, helps,
               "help-loose"},
    CommandRow{material, "material", "", Argument::none, Topic::position, When::always, fair,
               "help-material"},
    CommandRow{taken, "taken", "", Argument::none, Topic::position, When::always, fair,
               "help-taken"},
    CommandRow{changes, "changes", "", Argument::none, Topic::position, When::moved, helps,
               "help-changes"},
    CommandRow{law, "law", "", Argument::some_text, Topic::other, When::always, fair, "help-law"},
    CommandRow{hint, "hint", "", Argument::none, Topic::engine, When::playing, helps, "help-hint"},
    CommandRow{eval, "eval", "", Argument::none, Topic::engine, When::playing, helps, "help-eval"},
    CommandRow{best, "best", "", Argument::none, Topic::engine, When::playing, helps, "help-best"},
    CommandRow{use_engine, "engine", "", Argument::some_text, Topic::engine, When::always, helps,
               "help-engine"},
    CommandRow{save, "save", "", Argument::text, Topic::files, When::always, fair, "help-save"},
    CommandRow{score, "score", "", Argument::none, Topic::files, When::moved, fair, "help-score"},
    CommandRow{fen, "fen", "", Argument::none, Topic::files, When::always, fair, "help-fen"},
    CommandRow{pgn, "pgn", "", Argument::none, Topic::files, When::always, fair, "help-pgn"},
    CommandRow{log, "log", "", Argument::none, Topic::files, When::in_tournament, fair, "help-log"},
    CommandRow{slower, "slower", "", Argument::none, Topic::voice, When::always, fair,
               "help-slower"},
    CommandRow{faster, "faster", "", Argument::none, Topic::voice, When::always, fair,
               "help-faster"},
    CommandRow{silent, "silent", "", Argument::none, Topic::voice, When::always, fair,
               "help-silent"},
    CommandRow{voice, "voice", "", Argument::text, Topic::voice, When::always, fair, "help-voice"},
    CommandRow{help, "help", "?", Argument::command, Topic::other, When::always, fair, "help-help"},
    CommandRow{quit, "quit", "", Argument::none, Topic::other, When::always, fair, "help-quit"},
    CommandRow{yes, "yes", "y", Argument::none, Topic::other, When::asked, fair, "help-yes"},
    CommandRow{no, "no", "n", Argument::none, Topic::other, When::asked, fair, "help-no"},
    CommandRow{up, "up", "", Argument::none, Topic::board, When::on_screen, fair, "help-up"},
    CommandRow{down, "down", "", Argument::none, Topic::board, When::on_screen, fair, "help-down"},
    CommandRow{left, "left", "", Argument::none, Topic::board, When::on_screen, fair, "help-left"},
    CommandRow{right, "right", "", Argument::none, Topic::board, When::on_screen, fair,
               "help-right"},
    CommandRow{select, "select", "", Argument::none, Topic::board, When::on_screen, fair,
               "help-select"},
    CommandRow{release, "release", "", Argument::none, Topic::board, When::on_screen, fair,
               "help-release"},
    CommandRow{next, "next", "", Argument::goal, Topic::board, When::on_screen, fair, "help-next"},
    CommandRow{previous, "previous", "", Argument::goal, Topic::board, When::on_screen, fair,
               "help-previous"},
    CommandRow{rank, "rank", "", Argument::rank, Topic::board, When::on_screen, fair, "help-rank"},
    CommandRow{file, "file", "", Argument::file, Topic::board, When::on_screen, fair, "help-file"},
    CommandRow{captured, "captured", "", Argument::none, Topic::board, When::on_screen, fair,
               "help-captured"},
    CommandRow{view, "view", "", Argument::none, Topic::board, When::on_screen, fair, "help-view"},
    CommandRow{flip, "flip", "", Argument::none, Topic::board, When::on_screen, fair, "help-flip"},
    CommandRow{learn, "learn", "", Argument::none, Topic::board, When::on_screen, fair,
               "help-learn"},
    CommandRow{type, "type", "", Argument::none, Topic::board, When::on_screen, fair, "help-type"},
    CommandRow{more, "more", "", Argument::none, Topic::board, When::on_screen, fair, "help-more"},
};

constexpr bool is_in_order()
{
    for (std::size_t i = 0; i < table.size(); ++i)
        if (static_cast<std::size_t>(table[i].verb) != i)
            return false;
    return table.size() == static_cast<std::size_t>(blank);
}
static_assert(is_in_order());

/// Words that stand behind commands; languages have their own for them.
constexpr std::array<std::string_view, 15> argument_words{
    "restart", "two",    "white",  "black", "threefold", "fifty",    "king", "queen",
    "rook",    "bishop", "knight", "pawn",  "piece",     "diagonal", "line"};
/// Those of them that can be next.
constexpr std::span goal_words = std::span{argument_words}.subspan<6>();

std::vector<std::string> words_of(std::string_view text)
{
    std::vector<std::string> words;
    for (text::Words rest{text}; !rest.empty();)
        words.emplace_back(rest.next());
    return words;
}

std::optional<std::string> fitted_count(std::string_view rest)
{
    return rest.empty() || base::read_number(rest).value_or(0) > 0
               ? std::optional{std::string{rest}}
               : std::nullopt;
}

std::optional<std::string> fitted_square(std::string_view rest)
{
    auto folded = speech::fold(rest);
    return rest.empty() || rules::Square::parse(folded) ? std::optional{std::move(folded)}
                                                        : std::nullopt;
}

/// A file, a rank, a square, or two squares of one diagonal.
std::optional<std::string> fitted_line(std::string_view rest)
{
    auto folded = speech::fold(rest);
    std::erase_if(folded, [](char c) { return c == ' ' || c == '-'; });
    const bool single =
        folded.size() == 1 && (rules::file_from(folded[0]) || rules::rank_from(folded[0]));
    const bool ends = folded.size() == 4 && rules::Square::parse(folded.substr(0, 2)) &&
                      rules::Square::parse(folded.substr(2));
    if (rest.empty() || single || ends || rules::Square::parse(folded))
        return folded;
    return std::nullopt;
}

/// A letter for a piece may be of any script; what it means is for the notation to say.
bool is_one_letter(std::string_view word)
{
    return rules::count_characters(word) == 1 && (word[0] < '0' || word[0] > '9');
}

std::optional<std::string> fitted_piece_square(std::string_view rest)
{
    const auto words = words_of(rest);
    if (words.size() != 2 || !is_one_letter(words[0]))
        return std::nullopt;
    const auto square = fitted_square(words[1]);
    return square ? std::optional{words[0] + ' ' + *square} : std::nullopt;
}

}  // namespace

std::span<const CommandRow> command_table()
{
    return table;
}

const CommandRow& row_of(Verb verb)
{
    return table.at(static_cast<std::size_t>(verb));
}

CommandNames::CommandNames(const speech::Lexicon& language)
{
    names_.resize(table.size());
    const auto named = [](std::string_view name) {
        return std::ranges::find(table, name, &CommandRow::name);
    };
    for (const auto& [meaning, word] : language.command_words()) {
        const auto* const row = named(meaning);
        // As it is written, and as it is shown where there are no letters with marks.
        for (const auto& spelling : {speech::fold(word), speech::fold(language.ascii(word))})
            if (row == table.end())
                meanings_.try_emplace(spelling, meaning);
            else
                verbs_.try_emplace(spelling, row->verb);
        if (row == table.end())
            continue;
        if (auto& name = names_[static_cast<std::size_t>(row->verb)]; name.empty())
            name = word;
    }
    for (const auto& row : table) {
        verbs_.try_emplace(std::string{row.name}, row.verb);
        for (const auto& word : words_of(row.short_forms))
            verbs_.try_emplace(word, row.verb);
        if (auto& name = names_[static_cast<std::size_t>(row.verb)]; name.empty())
            name = row.name;
        offered_.push_back(name(row.verb));
        if (offered_.back() != row.name)
            offered_.emplace_back(row.name);
    }
    for (const auto word : argument_words)
        meanings_.try_emplace(std::string{word}, word);
    std::ranges::sort(offered_);
}

Command CommandNames::read(std::string_view line) const
{
    text::Words words{line};
    if (words.empty())
        return {blank};
    const bool forced = words.peek().starts_with('/');
    const std::string all{words.rest()};
    const auto word = forced ? words.next().substr(1) : words.next();
    const auto verb = find(word);
    if (verb)
        if (auto argument = fitted(row_of(*verb).argument, words.rest()))
            return {*verb, *std::move(argument)};
    return {forced && !verb ? unknown : move, forced && !verb ? std::string{word} : all, verb};
}

std::optional<Verb> CommandNames::find(std::string_view word) const
{
    const auto found = verbs_.find(speech::fold(word));
    return found == verbs_.end() ? std::nullopt : std::optional{found->second};
}

bool CommandNames::knows(std::string_view command) const
{
    const auto command_read = read('/' + std::string{command});
    return command_read.verb < blank && !command_read.misfit;
}

const std::string& CommandNames::name(Verb verb) const
{
    return names_.at(static_cast<std::size_t>(verb));
}

std::vector<std::string> CommandNames::beginning_with(std::string_view part) const
{
    std::vector<std::string> found;
    const auto folded = speech::fold(part);
    std::ranges::copy_if(offered_, std::back_inserter(found), [&](const std::string& name) {
        return speech::fold(name).starts_with(folded);
    });
    return found;
}

std::optional<std::string> CommandNames::english(std::string_view word) const
{
    const auto found = meanings_.find(speech::fold(word));
    return found == meanings_.end() ? std::nullopt : std::optional{found->second};
}

std::optional<std::string> CommandNames::fitted_claim(std::string_view rest) const
{
    text::Words words{rest};
    if (words.empty())
        return std::string{};
    const auto kind = english(words.next());
    if (kind != "threefold" && kind != "fifty")
        return std::nullopt;
    return words.empty() ? *kind : *kind + ' ' + std::string{words.rest()};
}

std::optional<std::string> CommandNames::fitted_pieces(std::string_view rest) const
{
    const auto side = english(rest);
    if (side == "white" || side == "black")
        return side;
    return rest.empty() || is_one_letter(rest) ? std::optional{std::string{rest}} : std::nullopt;
}

std::optional<std::string> CommandNames::fitted_goal(std::string_view rest) const
{
    auto goal = english(rest);
    return goal && std::ranges::find(goal_words, *goal) != goal_words.end() ? goal : std::nullopt;
}

std::optional<std::string> CommandNames::fitted(Argument argument, std::string_view rest) const
{
    const auto if_so = [&](bool fits) {
        return fits ? std::optional{std::string{rest}} : std::nullopt;
    };
    switch (argument) {
    case Argument::none:
        return if_so(rest.empty());
    case Argument::count:
        return fitted_count(rest);
    case Argument::square:
        return fitted_square(rest);
    case Argument::line:
        return fitted_line(rest);
    case Argument::pieces:
        return fitted_pieces(rest);
    case Argument::piece_square:
        return fitted_piece_square(rest);
    case Argument::claim:
        return fitted_claim(rest);
    case Argument::command:
        return if_so(rest.empty() || find(rest));
    case Argument::goal:
        return fitted_goal(rest);
    case Argument::rank:
        return if_so(rest.size() == 1 && rules::rank_from(rest[0]));
    case Argument::file:
        return if_so(rest.size() == 1 && rules::file_from(rest[0]));
    case Argument::text:
        return if_so(!rest.empty());
    case Argument::some_text:
        return english(rest).value_or(std::string{rest});
    }
    return std::nullopt;
}

}  // namespace client::commands
