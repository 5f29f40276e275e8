// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lesson.hpp"
#include "src/train/free_board.hpp"
#include "src/train/mini_game.hpp"
#include "src/words/chosen_words.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace client::train {

/// One line that is told.
struct LessonLine {
    enum class Kind : std::uint8_t { told, question, right, wrong, hint, notice };

    Kind kind{};
    speech::Word words;
    std::string language;  ///< of the voice
};

/// What the lesson waits for.
enum class LessonWants : std::uint8_t { enter, yes_no, answer, move, drill, nothing };

struct LessonReply {
    std::vector<LessonLine> lines;
    LessonWants wants{};
    std::optional<speech::LessonDrill> drill{};  ///< which is to be begun now
};

/// What can be asked for at any step.
enum class LessonAct : std::uint8_t { again, hint, skip, solution, explain, look, back };

struct LessonScore {
    int right = 0;  ///< at once and without a hint
    int asked = 0;

    bool operator==(const LessonScore&) const = default;
};

/// The way of one person through a lesson: what was answered goes in, what is to be said comes out.
/// The words must outlive it.
class LessonWalk {
public:
    LessonWalk(speech::Lesson lesson, words::ChosenWords& words, Pick pick);

    [[nodiscard]] LessonReply begin();
    /// What was typed or said.
    [[nodiscard]] LessonReply hear(std::string_view line);
    [[nodiscard]] LessonReply act(LessonAct act);
    /// The drill that was asked for has come to its end.
    [[nodiscard]] LessonReply drill_done();

    [[nodiscard]] bool done() const { return phase_ == Phase::done; }
    [[nodiscard]] const LessonScore& score() const { return score_; }
    [[nodiscard]] const speech::Lesson& lesson() const { return lesson_; }
    /// The board that is spoken of, if there is one.
    [[nodiscard]] const std::optional<FreeBoard>& board() const { return board_; }
    /// The place in the lesson, for those who go on another day.
    [[nodiscard]] std::size_t at() const { return at_; }

private:
    enum class Phase : std::uint8_t {
        board_question,
        telling,
        asking,
        practising,
        drilling,
        playing,
        playing_again,
        done
    };
    using Kind = LessonLine::Kind;

    [[nodiscard]] const speech::LessonStep& step() const { return lesson_.steps[at_]; }
    /// What the step is for, if it is of that kind.
    template <class Work>
    [[nodiscard]] const Work* work() const
    {
        return std::get_if<Work>(&step().work);
    }
    void shuffle();

    void say(Kind kind, speech::Word words);
    void say_text(Kind kind, const speech::LessonText& text);
    void say_men();
    void say_choices();
    void say_step();
    [[nodiscard]] speech::Word moves_in_words(const std::vector<rules::Move>& moves) const;
    [[nodiscard]] LessonReply reply();

    void go_to(std::size_t at);
    void enter_step();
    void finish();

    void hear_board(std::string_view line);
    void hear_enter(std::string_view line);
    void hear_answer(std::string_view line);
    void hear_move(std::string_view line);
    void hear_game(std::string_view line);
    void hear_again(std::string_view line);

    void take_right();
    void take_wrong(const std::string& answer);
    void say_wrong(const std::string& answer);
    void say_squares(const std::string& answer);
    void play(rules::Move move);
    void say_failed(rules::Move move, int made);
    void set_up();
    void let_opponent_move();

    void give_hint();
    void give_solution();
    void explain();

    speech::Lesson lesson_;
    words::ChosenWords& words_;
    Pick pick_;
    Phase phase_ = Phase::done;
    std::size_t at_ = 0;
    bool has_board_ = false;
    bool told_enter_ = false;
    int tries_ = 0;
    bool helped_ = false;
    int made_ = 0;  ///< moves of a task
    std::optional<FreeBoard> board_;
    std::optional<MiniGame> game_;
    LessonScore score_;
    std::vector<LessonLine> lines_;
};

}  // namespace client::train
