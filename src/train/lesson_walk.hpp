// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lesson.hpp"
#include "src/train/free_board.hpp"
#include "src/train/mini_game.hpp"
#include "src/train/walk.hpp"
#include "src/words/chosen_words.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace client::train {

struct LessonScore {
    int right = 0;  ///< at once and without a hint
    int asked = 0;

    /// Enough was known at once.
    [[nodiscard]] bool is_good() const { return right * 10 >= asked * 7; }
    bool operator==(const LessonScore&) const = default;
};

/// How somebody comes to a lesson.
struct LessonStart {
    std::size_t at = 0;                ///< the step, for those who go on another day
    std::optional<bool> real_board{};  ///< whether one is beside the keyboard, where that is known
};

/// What is kept of a lesson is kept as of a drill of this name: that it was done, or left.
[[nodiscard]] inline std::string record_of(const speech::Lesson& lesson)
{
    return "lesson-" + lesson.id;
}
inline constexpr const char* done_item = "done";
inline constexpr const char* left_item = "left";
/// The same of a small game: each that came to its end.
[[nodiscard]] inline std::string record_of(speech::MiniGameKind kind)
{
    return "game-" + std::string{speech::mini_game_names[kind]};
}
inline constexpr const char* played_item = "played";

/// The way of one person through a lesson.
class LessonWalk : public Walk {
public:
    /// The words must outlive it.
    LessonWalk(speech::Lesson lesson, words::ChosenWords& words, Pick pick, LessonStart start = {});

    [[nodiscard]] WalkReply begin() override;
    [[nodiscard]] WalkReply hear(std::string_view line) override;
    [[nodiscard]] WalkReply act(WalkAct act) override;
    [[nodiscard]] WalkReply drill_done() override;
    [[nodiscard]] WalkWants wants() const override;
    [[nodiscard]] std::optional<rules::Setup> setup() const override
    {
        return board_ ? std::optional{board_->setup()} : std::nullopt;
    }
    [[nodiscard]] std::vector<store::Trained> trained() const override;

    [[nodiscard]] const LessonScore& score() const { return score_; }
    [[nodiscard]] const speech::Lesson& lesson() const { return lesson_; }
    /// Whether there is a real board, if that was asked.
    [[nodiscard]] const std::optional<bool>& real_board() const { return start_.real_board; }
    [[nodiscard]] const std::optional<FreeBoard>& board() const { return board_; }
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
    using Kind = WalkLine::Kind;

    [[nodiscard]] const speech::LessonStep& step() const { return lesson_.steps[at_]; }
    /// What the step is for, if it is of that kind.
    template <class Work>
    [[nodiscard]] const Work* work() const
    {
        return std::get_if<Work>(&step().work);
    }
    void shuffle();
    [[nodiscard]] std::optional<std::size_t> goes_on_at() const;

    void say(Kind kind, speech::Word words);
    void say_text(Kind kind, const speech::LessonText& text);
    void say_men();
    void say_choices();
    void say_step();
    [[nodiscard]] speech::Word moves_in_words(const std::vector<rules::Move>& moves) const;
    void say_title();
    [[nodiscard]] WalkReply reply();

    void go_to(std::size_t at);
    void skip();
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
    [[nodiscard]] std::optional<rules::Move> good_move();
    void give_solution();
    void explain();

    speech::Lesson lesson_;
    words::ChosenWords& words_;
    Pick pick_;
    LessonStart start_;
    Phase phase_ = Phase::done;
    std::size_t at_ = 0;
    bool told_enter_ = false;
    int tries_ = 0;
    bool helped_ = false;
    int made_ = 0;  ///< moves of a task
    std::optional<FreeBoard> board_;
    std::optional<MiniGame> game_;
    LessonScore score_;
    std::optional<std::size_t> skipped_;  ///< the first of those that ask something
    std::vector<store::Trained> played_;  ///< small games
    std::vector<WalkLine> lines_;
};

}  // namespace client::train
