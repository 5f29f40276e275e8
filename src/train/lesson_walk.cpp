// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/lesson_walk.hpp"

#include "speech/board_words.hpp"
#include "speech/law_article.hpp"
#include "speech/messages.hpp"
#include "speech/names.hpp"
#include "speech/plain_text.hpp"
#include "speech/sentence.hpp"
#include "src/text/words.hpp"
#include "src/train/lesson_answer.hpp"
#include "src/train/lesson_task.hpp"
#include "src/train/lesson_words.hpp"
#include "src/train/school.hpp"
#include "src/train/teller.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace client::train {

namespace {

using speech::LessonQuestion;
using speech::LessonStep;
using speech::LessonTask;
using speech::Word;

}  // namespace

LessonWalk::LessonWalk(speech::Lesson lesson,
                       words::ChosenWords& words,
                       Pick pick,
                       LessonStart start)
    : lesson_{std::move(lesson)}, words_{words}, pick_{std::move(pick)}, start_{start}
{
    if (lesson_.use == speech::LessonUse::drill)
        shuffle();
}

/// The questions of a drill come in any order, and no more than it wants.
void LessonWalk::shuffle()
{
    auto& steps = lesson_.steps;
    std::erase_if(steps, [](const LessonStep& each) {
        return !std::holds_alternative<LessonQuestion>(each.work) &&
               !std::holds_alternative<LessonTask>(each.work);
    });
    for (std::size_t i = 0; i + 1 < steps.size(); ++i)
        std::swap(steps[i], steps[i + pick_(steps.size() - i)]);
    steps.resize(std::min(steps.size(), static_cast<std::size_t>(lesson_.questions)));
}

void LessonWalk::say(Kind kind, Word words)
{
    lines_.push_back({kind, std::move(words), words_.language().voice()});
}

void LessonWalk::say_text(Kind kind, const speech::LessonText& text)
{
    const auto& language = words_.language();
    const bool own =
        speech::primary_language(step().language) == speech::primary_language(language.language());
    for (const auto& sentence : text)
        lines_.push_back(
            {kind, lesson_sentence(words_.announcer_in_messages(), sentence, step().language),
             own ? language.voice() : step().language});
}

void LessonWalk::say_men()
{
    if (!board_)
        return;
    const speech::BoardWords told{words_.announcer_in_messages()};
    for (auto& line : told.pieces(board_->board()))
        say(Kind::told, std::move(line));
    if (board_->turn() == rules::Color::black)
        say(Kind::told, sentence(words_.language(), "to-move",
                                 {{"side", speech::side_names[rules::Color::black]}}));
}

void LessonWalk::say_choices()
{
    const auto* const question = work<LessonQuestion>();
    if (question == nullptr)
        return;
    for (std::size_t i = 0; i < question->choices.size(); ++i)
        say(Kind::question,
            answer_words(words_.announcer_in_messages(), step(), std::to_string(i + 1)));
}

/// What a step has to say: of a question the board comes first, of a task the board comes last.
void LessonWalk::say_step()
{
    const bool asks = work<LessonQuestion>() != nullptr;
    if (asks)
        say_men();
    say_text(asks ? Kind::question : Kind::told, step().text);
    if (start_.real_board.value_or(false))
        say_text(Kind::told, step().with_board);
    say_choices();
    if (!asks)
        say_men();
    if (const auto* const task = work<LessonTask>(); task != nullptr && task->limit > 0)
        say(Kind::told, sentence(words_.language(), "lesson-limit", {{"n", task->limit}}));
}

Word LessonWalk::moves_in_words(const std::vector<rules::Move>& moves) const
{
    auto board = *board_;
    std::vector<Word> said;
    for (const auto move : moves) {
        auto facts = board.facts(move);
        if (game_)  // which a pawn on the last rank ends, whatever it would become
            facts.promotion.reset();
        auto words = words_.announcer_in_messages().move(facts);
        said.push_back({std::move(words.screen), std::move(words.voice)});
        board = board.after_alone(move);
    }
    return speech::listed(said);
}

WalkWants LessonWalk::wants() const
{
    static constexpr speech::EnumTable<WalkWants, Phase::done> wants{{{
        {Phase::board_question, WalkWants::yes_no},
        {Phase::telling, WalkWants::enter},
        {Phase::asking, WalkWants::answer},
        {Phase::practising, WalkWants::move},
        {Phase::drilling, WalkWants::drill},
        {Phase::playing, WalkWants::move},
        {Phase::playing_again, WalkWants::yes_no},
        {Phase::done, WalkWants::nothing},
    }}};
    return wants[phase_];
}

WalkReply LessonWalk::reply()
{
    WalkReply reply{std::exchange(lines_, {}), wants()};
    if (phase_ == Phase::drilling)
        reply.drill = *work<speech::LessonDrill>();
    return reply;
}

/// A lesson without a number is a coach's, or a small game alone.
void LessonWalk::say_title()
{
    const auto& language = words_.language();
    auto title = lesson_sentence(words_.announcer_in_messages(), lesson_.title, lesson_.language);
    const auto number = std::to_string(lesson_.order);
    if (lesson_.use == speech::LessonUse::drill)
        say(Kind::told, sentence(language, "lesson-drill-title", {{"title", title}}));
    else if (lesson_.order == 0)
        say(Kind::told, std::move(title));
    else
        say(Kind::told, sentence(language, "lesson-title",
                                 {{"number", std::string_view{number}}, {"title", title}}));
    if (speech::primary_language(lesson_.language) != speech::primary_language(language.language()))
        say(Kind::notice, sentence(language, "lesson-in-english"));
}

WalkReply LessonWalk::begin()
{
    say_title();
    phase_ = Phase::board_question;
    if (lesson_.board && !start_.real_board)
        say(Kind::question, sentence(words_.language(), "lesson-ask-board"));
    else
        go_to(start_.at);
    return reply();
}

void LessonWalk::go_to(std::size_t at)
{
    at_ = at;
    tries_ = 0;
    helped_ = false;
    board_.reset();
    game_.reset();
    if (at_ < lesson_.steps.size())
        enter_step();
    else
        finish();
}

void LessonWalk::enter_step()
{
    const bool first = at_ == 0 || lesson_.steps[at_ - 1].language != step().language;
    if (first && step().language != lesson_.language)
        say(Kind::notice, sentence(words_.language(), "lesson-step-in-english"));
    set_up();
    say_step();
    if (const auto* const drill = work<speech::LessonDrill>())
        say(Kind::notice,
            sentence(words_.language(), "lesson-drill-follows", {{"n", drill->questions}}));
    if (phase_ == Phase::telling && !std::exchange(told_enter_, true))
        say(Kind::notice, sentence(words_.language(), "lesson-enter"));
}

/// The board of a step as it is at the beginning.
void LessonWalk::set_up()
{
    static constexpr std::array phases{Phase::telling, Phase::asking, Phase::practising,
                                       Phase::drilling, Phase::playing};
    phase_ = phases.at(step().work.index());
    made_ = 0;
    if (step().setup)
        board_.emplace(*step().setup);
    if (const auto* const game = work<speech::LessonGame>()) {
        game_.emplace(game->kind, game->level);
        board_ = game_->board();
    }
}

void LessonWalk::finish()
{
    phase_ = Phase::done;
    const auto all = std::to_string(score_.asked);
    if (score_.asked > 0)
        say(Kind::told, sentence(words_.language(), "lesson-score",
                                 {{"n", score_.right}, {"all", std::string_view{all}}}));
    if (!score_.is_good())
        say(Kind::told, sentence(words_.language(), "lesson-repeat"));
    if (skipped_ && !lesson_.id.empty())
        return say(Kind::told, Teller{words_}.say(of_school("lesson-skipped")));
    say(Kind::told, sentence(words_.language(), "lesson-done"));
}

WalkReply LessonWalk::hear(std::string_view line)
{
    using Hear = void (LessonWalk::*)(std::string_view);
    static constexpr speech::EnumTable<Hear, Phase::done> hearing{{{
        {Phase::board_question, &LessonWalk::hear_board},
        {Phase::telling, &LessonWalk::hear_enter},
        {Phase::asking, &LessonWalk::hear_answer},
        {Phase::practising, &LessonWalk::hear_move},
        {Phase::drilling, &LessonWalk::hear_enter},
        {Phase::playing, &LessonWalk::hear_game},
        {Phase::playing_again, &LessonWalk::hear_again},
        {Phase::done, nullptr},
    }}};
    const bool asks =
        phase_ == Phase::asking || phase_ == Phase::practising || phase_ == Phase::playing;
    if (asks && text::Words{line}.empty())
        say_step();
    else if (const auto hears = hearing[phase_])
        (this->*hears)(line);
    return reply();
}

WalkReply LessonWalk::drill_done()
{
    if (phase_ == Phase::drilling)
        go_to(at_ + 1);
    return reply();
}

/// Where it is to go on another day; none: it has been done.
std::optional<std::size_t> LessonWalk::goes_on_at() const
{
    return done() ? skipped_ : std::optional{std::min(at_, skipped_.value_or(at_))};
}

/// What was done halfway is not done, and is not known either.
std::vector<store::Trained> LessonWalk::trained() const
{
    using store::Outcome;
    auto all = played_;
    const auto at = goes_on_at();
    if (lesson_.id.empty() || (!done() && at_ == 0))
        return all;
    if (at)
        all.push_back(
            {{}, record_of(lesson_), left_item, static_cast<int>(*at) + 1, 1, Outcome::given_up});
    else
        all.push_back({{},
                       record_of(lesson_),
                       done_item,
                       1,
                       1,
                       score_.is_good() ? Outcome::right : Outcome::wrong});
    return all;
}

/// What is only told, and what is only played, can be skipped and nothing is missing.
void LessonWalk::skip()
{
    const bool asks = !std::holds_alternative<std::monostate>(step().work) &&
                      work<speech::LessonGame>() == nullptr;
    if (asks && !skipped_)
        skipped_ = at_;
    go_to(at_ + 1);
}

WalkReply LessonWalk::act(WalkAct act)
{
    if (phase_ == Phase::done || phase_ == Phase::board_question)
        return hear({});
    switch (act) {
    case WalkAct::again:
        say_step();
        break;
    case WalkAct::hint:
        give_hint();
        break;
    case WalkAct::skip:
        skip();
        break;
    case WalkAct::solution:
        give_solution();
        break;
    case WalkAct::explain:
        explain();
        break;
    case WalkAct::look:
        board_ ? say_men() : say(Kind::notice, sentence(words_.language(), "lesson-no-board"));
        break;
    case WalkAct::next:
        hear_enter({});
        break;
    case WalkAct::back:
        go_to(at_ - std::min<std::size_t>(at_, 1));
        break;
    }
    return reply();
}

/// What the lesson says, or else which piece is to be moved.
void LessonWalk::give_hint()
{
    helped_ = true;
    const auto& language = words_.language();
    if (!step().hint.empty())
        return say_text(Kind::hint, step().hint);
    const auto move = good_move();
    if (!move)
        return say(Kind::hint, sentence(language, "lesson-no-hint"));
    const auto announcer = words_.announcer_in_messages();
    say(Kind::hint, sentence(language, "lesson-hint-piece",
                             {{"piece", announcer.piece(move->role())},
                              {"square", announcer.square(move->from())}}));
}

/// The first one that solves the task, or what the learner's opponent would play in his place.
std::optional<rules::Move> LessonWalk::good_move()
{
    if (phase_ == Phase::playing)
        return game_->reply(pick_);
    const auto* const task = work<LessonTask>();
    const auto moves = task != nullptr ? solution(*task, *board_) : std::nullopt;
    return moves ? std::optional{moves->front()} : std::nullopt;
}

/// Tells what would have been right, and goes on.
void LessonWalk::give_solution()
{
    const auto& language = words_.language();
    if (work<LessonQuestion>() != nullptr) {
        const auto answer =
            answer_words(words_.announcer_in_messages(), step(), right_answers(step()).front());
        say(Kind::told, sentence(language, "lesson-answer", {{"answer", answer}}));
        ++score_.asked;
    }
    if (const auto* const task = work<LessonTask>()) {
        set_up();
        const auto moves = solution(*task, *board_).value_or(std::vector<rules::Move>{});
        say(Kind::told, sentence(language, "lesson-hint-move", {{"moves", moves_in_words(moves)}}));
        ++score_.asked;
    }
    go_to(at_ + 1);
}

void LessonWalk::explain()
{
    if (step().article.empty())
        return say(Kind::notice, sentence(words_.language(), "lesson-no-rule"));
    say(Kind::told, article_words(words_.language(), words_.laws(), step().article));
}

}  // namespace client::train
