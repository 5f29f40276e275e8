// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/piece.hpp"
#include "rules/setup.hpp"
#include "rules/square.hpp"
#include "speech/enum_names.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// A lesson as it is written in a file (annabella-lesson(5)): what is told, asked and practised,
/// and in which order. What is true on a board is not written here but asked of the rules.
namespace speech {

/// Sentences in the order in which they are said. Squares and files stand in braces: "{a1}", "{a}".
using LessonText = std::vector<std::string>;

enum class Audience : std::uint8_t { adult, child };
inline constexpr EnumNames<Audience::child> audience_names{{{
    {Audience::adult, "adult"},
    {Audience::child, "child"},
}}};

/// A lesson is walked through from its first step to its last; of a drill the questions are asked
/// in any order.
enum class LessonUse : std::uint8_t { lesson, drill };
inline constexpr EnumNames<LessonUse::drill> lesson_use_names{{{
    {LessonUse::lesson, "lesson"},
    {LessonUse::drill, "drill"},
}}};

enum class StepKind : std::uint8_t { recall, tell, ask, practise, drill, game, recap };
inline constexpr EnumNames<StepKind::recap> step_kind_names{{{
    {StepKind::recall, "recall"},
    {StepKind::tell, "tell"},
    {StepKind::ask, "ask"},
    {StepKind::practise, "practise"},
    {StepKind::drill, "drill"},
    {StepKind::game, "game"},
    {StepKind::recap, "recap"},
}}};

/// What is accepted as an answer. Written in files, and compared, in a form of no language: "e4",
/// "a1 b2", "yes", "14", "light", "rook", "e2e4", the number of a choice; words are folded when
/// they are compared.
enum class AnswerForm : std::uint8_t {
    square,
    squares,
    yes_no,
    number,
    colour,
    piece,
    move,
    choice,
    words
};
inline constexpr EnumNames<AnswerForm::words> answer_form_names{{{
    {AnswerForm::square, "square"},
    {AnswerForm::squares, "squares"},
    {AnswerForm::yes_no, "yes-no"},
    {AnswerForm::number, "number"},
    {AnswerForm::colour, "colour"},
    {AnswerForm::piece, "piece"},
    {AnswerForm::move, "move"},
    {AnswerForm::choice, "choice"},
    {AnswerForm::words, "words"},
}}};

/// What the rules are asked about a board, so that nobody writes the answer by hand.
enum class FactKind : std::uint8_t {
    colour,
    piece,
    moves,
    captures,
    attackers,
    men,
    neighbours,
    way,
    attacked,
    protected_man,
    legal,
    one_file,
    one_rank,
    one_diagonal,
    check,
    mate,
    stalemate,
    dead,
    state
};
inline constexpr EnumNames<FactKind::state> fact_names{{{
    {FactKind::colour, "colour"},         {FactKind::piece, "piece"},
    {FactKind::moves, "moves"},           {FactKind::captures, "captures"},
    {FactKind::attackers, "attackers"},   {FactKind::men, "men"},
    {FactKind::neighbours, "neighbours"}, {FactKind::way, "way"},
    {FactKind::attacked, "attacked"},     {FactKind::protected_man, "protected"},
    {FactKind::legal, "legal"},           {FactKind::one_file, "one-file"},
    {FactKind::one_rank, "one-rank"},     {FactKind::one_diagonal, "one-diagonal"},
    {FactKind::check, "check"},           {FactKind::mate, "mate"},
    {FactKind::stalemate, "stalemate"},   {FactKind::dead, "dead"},
    {FactKind::state, "state"},
}}};

/// "moves a1", "count moves a1", "way e4 g5", "men white pawn", "legal O-O".
struct LessonFact {
    FactKind kind{};
    bool count = false;  ///< how many, instead of which
    std::vector<rules::Square> squares;
    std::optional<rules::Piece> piece;
    std::string move;  ///< in English letters

    bool operator==(const LessonFact&) const = default;
};

struct LessonQuestion {
    AnswerForm form{};
    std::vector<std::string> accepted;  ///< where no fact tells it
    std::optional<LessonFact> fact;
    std::vector<std::string> choices;

    bool operator==(const LessonQuestion&) const = default;
};

/// What is to be done on a board. Nobody answers the moves: the same side moves again.
enum class Goal : std::uint8_t {
    capture_all,
    capture,
    walk,
    check,
    mate,
    stalemate,
    promote,
    protect,
    any,
    answer_by_capture,
    answer_by_block,
    answer_by_king,
    play
};
inline constexpr EnumNames<Goal::play> goal_names{{{
    {Goal::capture_all, "capture all"},
    {Goal::capture, "capture"},
    {Goal::walk, "walk to"},
    {Goal::check, "give check"},
    {Goal::mate, "give mate"},
    {Goal::stalemate, "give stalemate"},
    {Goal::promote, "promote"},
    {Goal::protect, "protect"},
    {Goal::any, "move"},
    {Goal::answer_by_capture, "answer by capture"},
    {Goal::answer_by_block, "answer by block"},
    {Goal::answer_by_king, "answer by king"},
    {Goal::play, "play"},
}}};

struct LessonTask {
    Goal goal{};
    std::optional<rules::Square> square{};
    std::string move{};  ///< that is to be played, in English letters
    int limit = 0;       ///< of moves; none: as many as it takes
    bool safe = false;   ///< nobody may stop where he can be captured

    bool operator==(const LessonTask&) const = default;
};

/// A drill of the program, by its name.
struct LessonDrill {
    std::string name;
    int level = 1;
    int questions = 5;

    bool operator==(const LessonDrill&) const = default;
};

enum class MiniGameKind : std::uint8_t {
    pawns_only,
    rook_against_pawns,
    knight_against_pawns,
    capture_the_flag
};
inline constexpr EnumNames<MiniGameKind::capture_the_flag> mini_game_names{{{
    {MiniGameKind::pawns_only, "pawns-only"},
    {MiniGameKind::rook_against_pawns, "rook-against-pawns"},
    {MiniGameKind::knight_against_pawns, "knight-against-pawns"},
    {MiniGameKind::capture_the_flag, "capture-the-flag"},
}}};

struct LessonGame {
    MiniGameKind kind{};
    int level = 1;

    bool operator==(const LessonGame&) const = default;
};

/// A sentence for one wrong answer.
struct WrongAnswer {
    std::string answer;  ///< empty: any other
    LessonText text;

    bool operator==(const WrongAnswer&) const = default;
};

struct LessonStep {
    StepKind kind{};
    std::string id;
    unsigned line = 0;
    std::string language;  ///< of its texts
    LessonText text;
    LessonText with_board;  ///< besides, where a real board stands beside the keyboard
    LessonText hint;
    LessonText right;
    std::vector<WrongAnswer> wrong;
    std::string article;  ///< of the Laws, which explains it
    std::optional<rules::Setup> setup;
    std::variant<std::monostate, LessonQuestion, LessonTask, LessonDrill, LessonGame> work;

    bool operator==(const LessonStep&) const = default;
};

struct Lesson {
    std::string id;
    int order = 0;
    std::string language = "en";
    std::string title;
    LessonText about;  ///< for a list of lessons
    LessonUse use = LessonUse::lesson;
    int questions = 20;  ///< of a drill
    std::vector<Audience> audience{Audience::adult, Audience::child};
    bool board = false;  ///< whether a real one beside the keyboard helps
    std::vector<LessonStep> steps;

    bool operator==(const Lesson&) const = default;
};

}  // namespace speech
