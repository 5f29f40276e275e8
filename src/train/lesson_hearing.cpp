// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/board_arguments.hpp"
#include "speech/lesson_notation.hpp"
#include "speech/messages.hpp"
#include "speech/names.hpp"
#include "speech/sentence.hpp"
#include "src/text/words.hpp"
#include "src/train/lesson_answer.hpp"
#include "src/train/lesson_move.hpp"
#include "src/train/lesson_task.hpp"
#include "src/train/lesson_walk.hpp"

#include <algorithm>

/// What comes of that which is typed or said in a lesson.
namespace client::train {

namespace {

using speech::LessonQuestion;
using speech::LessonTask;

constexpr int tries_before_hint = 2;
constexpr int tries_before_answer = 3;

constexpr speech::EnumNames<MiniEnd::too_long> end_names{{{
    {MiniEnd::promoted, "promoted"},
    {MiniEnd::all_captured, "all_captured"},
    {MiniEnd::flag_captured, "flag_captured"},
    {MiniEnd::blocked, "blocked"},
    {MiniEnd::too_long, "too_long"},
}}};

rules::Bitboard squares_of(const std::string& answer)
{
    rules::Bitboard squares;
    for (text::Words names{answer}; !names.empty();)
        if (const auto square = rules::Square::parse(names.next()))
            squares |= rules::Bitboard{*square};
    return squares;
}

bool is_blank(std::string_view line)
{
    return line.find_first_not_of(" \t") == std::string_view::npos;
}

}  // namespace

void LessonWalk::hear_board(std::string_view line)
{
    const auto yes = heard_yes_or_no(words_.language(), line);
    if (!yes)
        return say(Kind::question, sentence(words_.language(), "lesson-ask-board"));
    start_.real_board = *yes;
    go_to(start_.at);
}

void LessonWalk::hear_enter(std::string_view line)
{
    if (is_blank(line))
        go_to(at_ + 1);
    else
        say(Kind::unclear, sentence(words_.language(), "lesson-enter"));
}

void LessonWalk::hear_answer(std::string_view line)
{
    const auto answer = heard_answer(words_, step(), line);
    if (!answer)
        return say(Kind::unclear, answer.error());
    const auto form = work<LessonQuestion>()->form;
    const auto right = right_answers(step());
    const bool hit = std::ranges::any_of(right, [&](const std::string& each) {
        return form != speech::AnswerForm::words
                   ? each == *answer
                   : parse_answer(form, each) == *answer ||
                         parse_answer(form, words_.language().in_script(each)) == *answer;
    });
    if (hit)
        take_right();
    else
        take_wrong(*answer);
}

void LessonWalk::take_right()
{
    ++score_.asked;
    if (tries_ == 0 && !helped_)
        ++score_.right;
    if (step().right.empty())
        say(Kind::right, sentence(words_.language(), "lesson-right"));
    else
        say_text(Kind::right, step().right);
    go_to(at_ + 1);
}

void LessonWalk::take_wrong(const std::string& answer)
{
    ++tries_;
    say_wrong(answer);
    if (tries_ >= tries_before_answer)
        give_solution();
    else if (tries_ >= tries_before_hint && !step().hint.empty())
        say_text(Kind::hint, step().hint);
}

/// The sentence for this answer, or for any other, or what is wrong with it.
void LessonWalk::say_wrong(const std::string& answer)
{
    for (const auto& wanted : {answer, std::string{}}) {
        const auto found = std::ranges::find(step().wrong, wanted, &speech::WrongAnswer::answer);
        if (found != step().wrong.end())
            return say_text(Kind::wrong, found->text);
    }
    if (work<LessonQuestion>()->form == speech::AnswerForm::squares)
        return say_squares(answer);
    say(Kind::wrong, sentence(words_.language(), "lesson-wrong"));
}

/// Which of the squares are wrong, and how many are missing.
void LessonWalk::say_squares(const std::string& answer)
{
    const auto right = squares_of(right_answers(step()).front());
    const auto said = squares_of(answer);
    const auto& language = words_.language();
    const auto announcer = words_.announcer_in_messages();
    if (const auto wrong = said & ~right; wrong.any())
        say(Kind::wrong, sentence(language, "lesson-squares-wrong",
                                  {{"squares", speech::list_of(wrong, [&](rules::Square each) {
                                        return announcer.square(each);
                                    })}}));
    if (const auto missing = right & ~said; missing.any())
        say(Kind::wrong, sentence(language, "lesson-squares-missing", {{"n", missing.count()}}));
}

void LessonWalk::hear_move(std::string_view line)
{
    const auto move = heard_move(words_, *board_, board_->moves(), line);
    if (move)
        play(*move);
    else
        say(Kind::unclear, move.error());
}

void LessonWalk::play(rules::Move move)
{
    const auto& task = *work<LessonTask>();
    const auto verdict = judge(task, *board_, move, ++made_);
    if (verdict.state == TaskState::failed)
        return say_failed(move, made_);
    say(Kind::told, moves_in_words({move}));
    if (verdict.state == TaskState::done)
        return take_right();
    board_ = board_->after_alone(move);
    const auto left = board_->board().of(opponent(board_->turn())).count();
    if (task.goal == speech::Goal::capture_all)
        say(Kind::told, sentence(words_.language(), "lesson-left", {{"n", left}}));
}

void LessonWalk::say_failed(rules::Move move, int made)
{
    ++tries_;
    const auto& language = words_.language();
    const auto fault = judge(*work<LessonTask>(), *board_, move, made).fault;
    if (fault == TaskFault::in_danger)
        say(Kind::wrong, sentence(language, "lesson-danger",
                                  {{"square", words_.announcer_in_messages().square(move.to())}}));
    else if (fault == TaskFault::too_many_moves)
        say(Kind::wrong, sentence(language, "lesson-too-many-moves", {{"n", made}}));
    else
        say(Kind::wrong, sentence(language, "lesson-other-move"));
    for (const auto& wrong : step().wrong)
        say_text(Kind::wrong, wrong.text);
    set_up();
    if (tries_ >= tries_before_hint)
        give_hint();
    say(Kind::told, sentence(language, "lesson-set-back"));
}

void LessonWalk::hear_game(std::string_view line)
{
    const auto move = heard_move(words_, game_->board(), game_->moves(), line);
    if (!move)
        return say(Kind::unclear, move.error());
    say(Kind::told, moves_in_words({*move}));
    game_ = game_->after(*move);
    board_ = game_->board();
    let_opponent_move();
}

void LessonWalk::let_opponent_move()
{
    while (!game_->outcome() && game_->turn() == rules::Color::black) {
        const auto move = game_->reply(pick_);
        say(Kind::told, moves_in_words({move}));
        game_ = game_->after(move);
        board_ = game_->board();
    }
    if (!game_->outcome())
        return;
    const auto& [how, winner] = *game_->outcome();
    const auto& language = words_.language();
    const bool won = winner == rules::Color::white;
    played_.push_back({{},
                       record_of(game_->kind()),
                       played_item,
                       work<speech::LessonGame>()->level,
                       1,
                       won ? store::Outcome::right : store::Outcome::wrong});
    say(Kind::told,
        sentence(language, "lesson-game-over",
                 {{"how", end_names[how]},
                  {"winner", winner ? speech::side_names[*winner] : std::string_view{"none"}}}));
    say(Kind::question, sentence(language, "lesson-game-again"));
    phase_ = Phase::playing_again;
}

void LessonWalk::hear_again(std::string_view line)
{
    const auto yes = heard_yes_or_no(words_.language(), line);
    if (!yes)
        return say(Kind::question, sentence(words_.language(), "lesson-game-again"));
    if (!*yes)
        return go_to(at_ + 1);
    set_up();
    say_men();
}

}  // namespace client::train
