// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/lesson_answer.hpp"

#include "speech/lesson_notation.hpp"
#include "speech/messages.hpp"
#include "speech/names.hpp"
#include "speech/sentence.hpp"
#include "speech/text.hpp"
#include "src/base/numbers.hpp"
#include "src/train/lesson_fact.hpp"
#include "src/train/lesson_move.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace client::train {

namespace {

using speech::AnswerForm;
using speech::Lexicon;
using speech::Word;
using MaybeAnswer = std::optional<std::string>;
using Kind = speech::Meaning::Kind;

constexpr std::size_t longest_answer = 400;
constexpr int highest_number = 100;

std::string folded(std::string_view text)
{
    return fmt::format("{}", fmt::join(speech::folded_words(text), " "));
}

/// Whether what was typed is that word, with or without the letters of its language.
bool is_same(const Lexicon& lexicon, std::string_view word, std::string_view typed)
{
    return folded(word) == typed || folded(lexicon.ascii(word)) == typed;
}

/// Whether a text is one of the words that the language has for a meaning, parted by commas.
bool is_word_for(const Lexicon& lexicon, std::string_view meaning, std::string_view text)
{
    const auto all = lexicon.say("lesson-words", {{"meaning", meaning}});
    for (std::string_view rest = all; !rest.empty();) {
        const auto length = std::min(rest.find(','), rest.size());
        if (is_same(lexicon, rest.substr(0, length), text))
            return true;
        rest.remove_prefix(std::min(length + 1, rest.size()));
    }
    return false;
}

/// The words of a command in any part of the program.
bool is_command(const Lexicon& lexicon, std::string_view name, std::string_view text)
{
    using enum speech::CommandArea;
    for (const auto area : {playing, clock, desk})
        for (const auto& [command, word] : lexicon.command_words(area))
            if (command == name && is_same(lexicon, word, text))
                return true;
    return false;
}

MaybeAnswer heard_colour(const Lexicon& lexicon, const std::string& text)
{
    for (const std::string_view colour : {"light", "dark"})
        if (text == colour || is_word_for(lexicon, colour, text))
            return std::string{colour};
    return std::nullopt;
}

MaybeAnswer heard_number(const Lexicon& lexicon, std::string_view text)
{
    if (const auto number = base::read_count(text))
        return std::to_string(*number);
    for (int i = 0; i <= highest_number; ++i)
        if (is_same(lexicon, lexicon.number_words(i, speech::Counted::plain), text))
            return std::to_string(i);
    return std::nullopt;
}

/// What is said of squares, without the "and" between them. Where that word is a file, too, it is
/// one only before a rank.
std::vector<speech::Meaning> square_meanings(words::ChosenWords& words, std::string_view text)
{
    std::vector<speech::Meaning> all;
    const auto parts = speech::folded_words(text);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto said = words.recogniser().vocabulary().meanings({parts[i]});
        const bool file = said && !said->empty() && said->front().kind == Kind::file;
        const auto next =
            i + 1 < parts.size() ? words.recogniser().vocabulary().meanings({parts[i + 1]}) : said;
        const bool before_rank = next && !next->empty() && next->front().kind == Kind::rank;
        if (is_word_for(words.language(), "and", parts[i]) && !(file && before_rank))
            continue;
        if (!said)
            return {};
        all.insert(all.end(), said->begin(), said->end());
    }
    return all;
}

/// Squares one after the other.
std::optional<rules::Bitboard> heard_squares(words::ChosenWords& words, std::string_view text)
{
    const auto meanings = square_meanings(words, text);
    if (meanings.empty() || meanings.size() % 2 != 0)
        return std::nullopt;
    rules::Bitboard squares;
    for (std::size_t i = 0; i < meanings.size(); i += 2) {
        const auto& file = meanings[i];
        const auto& rank = meanings[i + 1];
        if (file.kind != Kind::file || rank.kind != Kind::rank)
            return std::nullopt;
        squares |= rules::Bitboard{
            {static_cast<rules::File>(file.value), static_cast<rules::Rank>(rank.value)}};
    }
    return squares;
}

MaybeAnswer heard_square(words::ChosenWords& words, std::string_view text)
{
    const auto squares = heard_squares(words, text);
    return squares && !squares->many() ? MaybeAnswer{squares->first().name()} : std::nullopt;
}

MaybeAnswer heard_list(words::ChosenWords& words, std::string_view text)
{
    if (is_word_for(words.language(), "none", folded(text)) || folded(text) == "none")
        return speech::answer_of(rules::Bitboard{});
    const auto squares = heard_squares(words, text);
    return squares ? MaybeAnswer{speech::answer_of(*squares)} : std::nullopt;
}

/// The one piece that is named, by its word or its letter.
MaybeAnswer heard_piece(words::ChosenWords& words, std::string_view text)
{
    std::optional<rules::Role> found;
    for (const auto& word : speech::folded_words(text))
        if (const auto meaning = words.recogniser().vocabulary().meanings({word}))
            for (const auto& each : *meaning)
                if (each.kind == Kind::role)
                    found = static_cast<rules::Role>(each.value);
    for (const auto role : rules::all_roles)
        if (text == rules::piece_letter(words.letters(), {rules::Color::white, role}))
            found = role;
    return found ? MaybeAnswer{speech::role_names[*found]} : std::nullopt;
}

/// By its number or as it is written.
MaybeAnswer
heard_choice(const Lexicon& lexicon, const speech::LessonQuestion& question, std::string_view text)
{
    const auto count = question.choices.size();
    for (std::size_t i = 0; i < count; ++i)
        if (folded(question.choices[i]) == text ||
            is_same(lexicon, lexicon.in_script(question.choices[i]), text))
            return std::to_string(i + 1);
    const auto number = heard_number(lexicon, text);
    const auto place = number ? base::read_count(*number).value_or(0) : 0;
    return place >= 1 && static_cast<std::size_t>(place) <= count ? number : std::nullopt;
}

MaybeAnswer heard(words::ChosenWords& words, const speech::LessonStep& step, std::string_view text)
{
    const auto& language = words.language();
    const auto& question = std::get<speech::LessonQuestion>(step.work);
    const auto plain = folded(text);
    switch (question.form) {
    case AnswerForm::square:
        return heard_square(words, text);
    case AnswerForm::squares:
        return heard_list(words, text);
    case AnswerForm::yes_no: {
        const auto yes = heard_yes_or_no(language, text);
        return yes ? MaybeAnswer{*yes ? "yes" : "no"} : std::nullopt;
    }
    case AnswerForm::number:
        return heard_number(language, plain);
    case AnswerForm::colour:
        return heard_colour(language, plain);
    case AnswerForm::piece:
        return heard_piece(words, text);
    case AnswerForm::choice:
        return heard_choice(language, question, plain);
    case AnswerForm::words:
        return plain.empty() ? std::nullopt : MaybeAnswer{plain};
    case AnswerForm::move:
        return std::nullopt;
    }
    return std::nullopt;
}

Word expected(words::ChosenWords& words, AnswerForm form)
{
    std::string name{speech::answer_form_names[form]};
    std::ranges::replace(name, '-', '_');
    const rules::Square example{rules::File::e, rules::Rank::four};
    return sentence(words.language(), "lesson-expects",
                    {{"form", std::string_view{name}},
                     {"square", words.announcer_in_messages().square(example)}});
}

rules::Result<std::string, Word>
played(words::ChosenWords& words, const speech::LessonStep& step, std::string_view text)
{
    const FreeBoard board{*step.setup};
    const auto move = heard_move(words, board, board.moves(), text);
    if (!move)
        return rules::unexpected{move.error()};
    return answer_of(board, *move);
}

}  // namespace

std::optional<bool> heard_yes_or_no(const Lexicon& lexicon, std::string_view text)
{
    const auto plain = folded(text);
    if (plain == "yes" || plain == "y" || is_command(lexicon, "yes", plain))
        return true;
    if (plain == "no" || plain == "n" || is_command(lexicon, "no", plain))
        return false;
    return std::nullopt;
}

rules::Result<std::string, Word>
heard_answer(words::ChosenWords& words, const speech::LessonStep& step, std::string_view text)
{
    const auto form = std::get<speech::LessonQuestion>(step.work).form;
    if (form == AnswerForm::move)
        return played(words, step, text);
    const auto answer = text.size() > longest_answer ? std::nullopt : heard(words, step, text);
    if (!answer)
        return rules::unexpected{expected(words, form)};
    return *answer;
}

std::vector<std::string> right_answers(const speech::LessonStep& step)
{
    const auto& question = std::get<speech::LessonQuestion>(step.work);
    if (question.fact) {
        const auto answer = fact_answer(*question.fact, step.setup);
        return answer ? std::vector{*answer} : std::vector<std::string>{};
    }
    if (question.form != AnswerForm::move)
        return question.accepted;
    const FreeBoard board{*step.setup};
    std::vector<std::string> moves;
    for (const auto& written : question.accepted)
        if (const auto move = written_move(board, written))
            moves.push_back(answer_of(board, *move));
    return moves;
}

}  // namespace client::train
