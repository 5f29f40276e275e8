// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/lesson_notation.hpp"

#include "speech/names.hpp"
#include "speech/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>

namespace speech {

namespace {

using rules::Bitboard;
using rules::Square;

constexpr std::size_t most_squares = 64;

/// The words of a value, parted by blanks.
std::vector<std::string_view> split(std::string_view text)
{
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const auto length = std::min(text.find(' '), text.size());
        if (length > 0)
            words.push_back(text.substr(0, length));
        text.remove_prefix(std::min(length + 1, text.size()));
    }
    return words;
}

std::optional<Bitboard> parse_squares(const std::vector<std::string_view>& names)
{
    Bitboard all;
    for (const auto name : names) {
        const auto square = Square::parse(name);
        if (!square || all.has(*square))
            return std::nullopt;
        all |= Bitboard{*square};
    }
    return all;
}

/// What follows the name of a fact.
enum class Takes : std::uint8_t { nothing, square, squares, maybe_square, side, piece, move };

constexpr EnumTable<Takes, FactKind::state> taken{{{
    {FactKind::colour, Takes::square},      {FactKind::piece, Takes::square},
    {FactKind::moves, Takes::maybe_square}, {FactKind::captures, Takes::maybe_square},
    {FactKind::attackers, Takes::side},     {FactKind::men, Takes::piece},
    {FactKind::neighbours, Takes::square},  {FactKind::way, Takes::squares},
    {FactKind::attacked, Takes::square},    {FactKind::protected_man, Takes::square},
    {FactKind::legal, Takes::move},         {FactKind::one_file, Takes::squares},
    {FactKind::one_rank, Takes::squares},   {FactKind::one_diagonal, Takes::squares},
    {FactKind::check, Takes::nothing},      {FactKind::mate, Takes::nothing},
    {FactKind::stalemate, Takes::nothing},  {FactKind::dead, Takes::nothing},
    {FactKind::state, Takes::nothing},
}}};

constexpr EnumTable<AnswerForm, FactKind::state> forms{{{
    {FactKind::colour, AnswerForm::colour},      {FactKind::piece, AnswerForm::piece},
    {FactKind::moves, AnswerForm::squares},      {FactKind::captures, AnswerForm::squares},
    {FactKind::attackers, AnswerForm::squares},  {FactKind::men, AnswerForm::squares},
    {FactKind::neighbours, AnswerForm::squares}, {FactKind::way, AnswerForm::number},
    {FactKind::attacked, AnswerForm::yes_no},    {FactKind::protected_man, AnswerForm::yes_no},
    {FactKind::legal, AnswerForm::yes_no},       {FactKind::one_file, AnswerForm::yes_no},
    {FactKind::one_rank, AnswerForm::yes_no},    {FactKind::one_diagonal, AnswerForm::yes_no},
    {FactKind::check, AnswerForm::yes_no},       {FactKind::mate, AnswerForm::yes_no},
    {FactKind::stalemate, AnswerForm::yes_no},   {FactKind::dead, AnswerForm::yes_no},
    {FactKind::state, AnswerForm::choice},
}}};

using Words = std::vector<std::string_view>;

bool take_squares(LessonFact& fact, const Words& words, std::size_t wanted)
{
    if (words.size() != wanted)
        return false;
    for (const auto word : words) {
        const auto square = Square::parse(word);
        if (!square)
            return false;
        fact.squares.push_back(*square);
    }
    return true;
}

/// "white", or "white pawn".
bool take_piece(LessonFact& fact, const Words& words)
{
    const auto side = words.size() == 2 ? side_names.find(words[0]) : std::nullopt;
    const auto role = words.size() == 2 ? role_names.find(words[1]) : std::nullopt;
    if (side && role)
        fact.piece = rules::Piece{*side, *role};
    return fact.piece.has_value();
}

/// "e4 white": the role says nothing.
bool take_side(LessonFact& fact, const Words& words)
{
    const auto side = words.size() == 2 ? side_names.find(words[1]) : std::nullopt;
    if (side)
        fact.piece = rules::Piece{*side, rules::Role::king};
    return side && take_squares(fact, {words[0]}, 1);
}

bool take(LessonFact& fact, const Words& words)
{
    switch (taken[fact.kind]) {
    case Takes::nothing:
        return words.empty();
    case Takes::square:
        return take_squares(fact, words, 1);
    case Takes::squares:
        return take_squares(fact, words, 2);
    case Takes::maybe_square:
        return take_squares(fact, words, std::min<std::size_t>(words.size(), 1)) &&
               (fact.count || !words.empty());
    case Takes::side:
        return take_side(fact, words);
    case Takes::piece:
        return take_piece(fact, words);
    case Takes::move:
        fact.move = words.size() == 1 ? words[0] : std::string_view{};
        return !fact.move.empty();
    }
    return false;
}

std::optional<std::string>
one_of(std::string_view written, std::string_view one, std::string_view other)
{
    return written == one || written == other ? std::optional{std::string{written}} : std::nullopt;
}

std::optional<std::string> parse_number(std::string_view written)
{
    int number = 0;
    const char* const end = written.data() + written.size();
    const auto [rest, error] = std::from_chars(written.data(), end, number);
    const bool sound = error == std::errc{} && rest == end && number >= 0;
    return sound ? std::optional{std::to_string(number)} : std::nullopt;
}

std::optional<std::string> parse_list(std::string_view written)
{
    if (written == "none")
        return answer_of({});
    const auto squares = parse_squares(split(written));
    return squares && squares->any() ? std::optional{answer_of(*squares)} : std::nullopt;
}

std::optional<TextPiece> parse_brace(std::string_view inside)
{
    if (const auto square = Square::parse(inside))
        return *square;
    const auto file = inside.size() == 1 ? rules::file_from(inside[0]) : std::nullopt;
    return file ? std::optional<TextPiece>{*file} : std::nullopt;
}

}  // namespace

std::optional<LessonFact> parse_fact(std::string_view written)
{
    auto words = split(written);
    if (words.size() > most_squares)
        return std::nullopt;
    LessonFact fact;
    fact.count = !words.empty() && words.front() == "count";
    if (fact.count)
        words.erase(words.begin());
    const auto kind = words.empty() ? std::nullopt : fact_names.find(words.front());
    if (!kind)
        return std::nullopt;
    fact.kind = *kind;
    words.erase(words.begin());
    const bool countable = !fact.count || forms[*kind] == AnswerForm::squares;
    return countable && take(fact, words) ? std::optional{fact} : std::nullopt;
}

AnswerForm form_of(const LessonFact& fact)
{
    return fact.count ? AnswerForm::number : forms[fact.kind];
}

std::optional<LessonTask> parse_task(std::string_view written)
{
    if (const auto whole = goal_names.find(written))
        if (*whole != Goal::capture && *whole != Goal::walk && *whole != Goal::protect &&
            *whole != Goal::play)
            return LessonTask{*whole};
    const auto blank = written.rfind(' ');
    if (blank == std::string_view::npos)
        return std::nullopt;
    const auto goal = goal_names.find(written.substr(0, blank));
    const auto rest = written.substr(blank + 1);
    if (goal == Goal::play && !rest.empty())
        return LessonTask{Goal::play, {}, std::string{rest}};
    const auto square = Square::parse(rest);
    const bool fits = goal == Goal::capture || goal == Goal::walk || goal == Goal::protect;
    return fits && square ? std::optional{LessonTask{*goal, square}} : std::nullopt;
}

std::optional<rules::Board> parse_men(std::string_view written)
{
    rules::Board board;
    for (const auto word : split(written)) {
        const auto piece = rules::piece_from(word.front());
        const auto square = Square::parse(word.substr(1));
        if (!piece || !square || board.at(*square))
            return std::nullopt;
        board.put(*square, *piece);
    }
    return board.occupied().any() ? std::optional{board} : std::nullopt;
}

std::optional<std::string> parse_answer(AnswerForm form, std::string_view written)
{
    switch (form) {
    case AnswerForm::square:
        return Square::parse(written) ? std::optional{std::string{written}} : std::nullopt;
    case AnswerForm::squares:
        return parse_list(written);
    case AnswerForm::yes_no:
        return one_of(written, "yes", "no");
    case AnswerForm::colour:
        return one_of(written, "light", "dark");
    case AnswerForm::piece:
        return role_names.find(written) ? std::optional{std::string{written}} : std::nullopt;
    case AnswerForm::number:
    case AnswerForm::choice:
        return parse_number(written);
    case AnswerForm::move:
        return written.empty() ? std::nullopt : std::optional{std::string{written}};
    case AnswerForm::words:
        const auto folded = fmt::format("{}", fmt::join(folded_words(written), " "));
        return folded.empty() ? std::nullopt : std::optional{folded};
    }
    return std::nullopt;
}

std::string answer_of(Bitboard squares)
{
    std::vector<std::string> names;
    for (const auto square : squares)
        names.push_back(square.name());
    return names.empty() ? "none" : fmt::format("{}", fmt::join(names, " "));
}

std::optional<std::vector<TextPiece>> text_pieces(std::string_view sentence)
{
    std::vector<TextPiece> pieces;
    while (!sentence.empty()) {
        const auto open = std::min(sentence.find_first_of("{}"), sentence.size());
        if (open > 0)
            pieces.emplace_back(std::string{sentence.substr(0, open)});
        sentence.remove_prefix(open);
        if (sentence.empty())
            break;
        const auto close = sentence.find('}');
        const auto inside = close == std::string_view::npos || close == 0
                                ? std::nullopt
                                : parse_brace(sentence.substr(1, close - 1));
        if (!inside)
            return std::nullopt;
        pieces.push_back(*inside);
        sentence.remove_prefix(close + 1);
    }
    return pieces;
}

}  // namespace speech
