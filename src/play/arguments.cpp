// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/arguments.hpp"

#include "rules/square.hpp"
#include "speech/messages.hpp"
#include "speech/text.hpp"
#include "src/text/edits.hpp"

#include <algorithm>
#include <array>

namespace client::play::arguments {

namespace {

using commands::CommandTable;

constexpr std::array<std::string_view, 9> goals{"king", "queen", "rook",     "bishop", "knight",
                                                "pawn", "piece", "diagonal", "line"};

Fitted if_so(bool fits, std::string_view rest)
{
    return fits ? Fitted{rest} : std::nullopt;
}

/// The English of a word, if it is one of these.
template <class Words>
Fitted one_of(const Words& words, const CommandTable& table, std::string_view word)
{
    const auto english = speech::fold(table.english(word));
    return if_so(std::ranges::find(words, english) != std::ranges::end(words), english);
}

/// A letter for a piece may be of any script; what it means is for the notation to say.
bool is_one_letter(std::string_view word)
{
    return text::length(word) == 1 && (word[0] < '0' || word[0] > '9');
}

}  // namespace

Fitted fit_square(const CommandTable& /*table*/, std::string_view rest)
{
    const auto folded = speech::fold(rest);
    return if_so(rest.empty() || rules::Square::parse(folded), folded);
}

Fitted fit_line(const CommandTable& table, std::string_view rest)
{
    auto folded = speech::fold(rest);
    std::erase_if(folded, [](char c) { return c == ' ' || c == '-'; });
    const bool single =
        folded.size() == 1 && (rules::file_from(folded[0]) || rules::rank_from(folded[0]));
    const bool ends = folded.size() == 4 && rules::Square::parse(folded.substr(0, 2)) &&
                      rules::Square::parse(folded.substr(2));
    return single || ends ? Fitted{folded} : fit_square(table, folded);
}

Fitted fit_pieces(const CommandTable& table, std::string_view rest)
{
    static constexpr std::array<std::string_view, 2> sides{"white", "black"};
    const auto side = one_of(sides, table, rest);
    return side ? side : if_so(rest.empty() || is_one_letter(rest), rest);
}

Fitted fit_piece_square(const CommandTable& /*table*/, std::string_view rest)
{
    text::Words words{rest};
    const auto piece = words.next();
    const auto where = speech::fold(words.rest());
    const auto from = speech::fold(piece);
    const bool named = rules::Square::parse(from).has_value();
    return if_so((named || is_one_letter(piece)) && rules::Square::parse(where),
                 (named ? from : std::string{piece}) + ' ' + where);
}

Fitted fit_claim(const CommandTable& table, std::string_view rest)
{
    static constexpr std::array<std::string_view, 2> kinds{"threefold", "fifty"};
    text::Words words{rest};
    if (words.empty())
        return "";
    auto kind = one_of(kinds, table, words.next());
    return !kind || words.empty() ? kind : Fitted{*kind + ' ' + std::string{words.rest()}};
}

Fitted fit_goal(const CommandTable& table, std::string_view rest)
{
    return one_of(goals, table, rest);
}

Fitted fit_rank(const CommandTable& /*table*/, std::string_view rest)
{
    return if_so(rest.size() == 1 && rules::rank_from(rest[0]), rest);
}

Fitted fit_file(const CommandTable& /*table*/, std::string_view rest)
{
    return if_so(rest.size() == 1 && rules::file_from(rest[0]), rest);
}

Fitted fit_move_form(const CommandTable& table, std::string_view rest)
{
    static constexpr std::array<std::string_view, 3> forms{"words", "notation", "both"};
    return rest.empty() ? Fitted{rest} : one_of(forms, table, rest);
}

Fitted fit_game(const CommandTable& /*table*/, std::string_view rest)
{
    return Fitted{rest};
}

Fitted fit_all(const CommandTable& table, std::string_view rest)
{
    return rest.empty() ? Fitted{rest}
                        : one_of(std::array<std::string_view, 1>{"all"}, table, rest);
}

Fitted fit_aloud(const CommandTable& table, std::string_view rest)
{
    return rest.empty() ? Fitted{rest}
                        : one_of(std::array<std::string_view, 1>{"aloud"}, table, rest);
}

Fitted fit_on_off(const CommandTable& table, std::string_view rest)
{
    static constexpr std::array<std::string_view, 2> settings{"on", "off"};
    return one_of(settings, table, rest);
}

Fitted fit_engine(const CommandTable& table, std::string_view rest)
{
    static constexpr std::array<std::string_view, 2> others{"restart", "two"};
    const auto other = one_of(others, table, rest);
    return other ? other : Fitted{rest};
}

std::string goal_words(const speech::Lexicon& language, std::string_view argument)
{
    return language.say("goal", {{"goal", argument}});
}

}  // namespace client::play::arguments
