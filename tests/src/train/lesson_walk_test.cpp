// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/lesson_walk.hpp"

#include "tests/src/train/lessons.hpp"

#include <catch2/catch.hpp>

using namespace client::train;

namespace {

/// A lesson with one step of each kind.
constexpr std::string_view small_lesson = R"(
id = "small"
order = 3
title = "A small lesson"
board = true

[[step]]
id = "hello"
kind = "recall"
text = ["Welcome.", "The corner is {a1}."]

[[step]]
id = "moves"
kind = "tell"
text = "Rooks move straight."
with-board = "Put a rook on {a1}."
explain = "3.3"

[[step]]
id = "count"
kind = "ask"
men = "Ra1"
text = "How many squares?"
fact = "count moves a1"
hint = "Count both lines."
wrong-7 = "That is one line."
wrong = "Count again."

[[step]]
id = "reach"
kind = "ask"
men = "Ra1 Nc1 Pa3"
text = "Which squares?"
fact = "moves a1"

[[step]]
id = "take"
kind = "practise"
men = "Ra1 pa5 pd5"
task = "capture all"
moves = 2
text = "Capture both pawns."
right = "Done."

[[step]]
id = "train"
kind = "drill"
drill = "reach"
level = 2
questions = 4
text = "Some practice."

[[step]]
id = "game"
kind = "game"
game = "rook-against-pawns"
text = "A small game."

[[step]]
id = "end"
kind = "recap"
text = "That was the rook."
)";

/// Somebody in the middle of a lesson.
struct Walked {
    client::words::ChosenWords words{tests::lesson_words("en")};
    LessonWalk walk;
    WalkReply reply;

    explicit Walked(std::string_view toml = small_lesson)
        : walk{checked(speech::read_lesson(toml, "small.toml"), "small.toml").lesson, words,
               tests::always_first()},
          reply{walk.begin()}
    {
    }
    /// All that is told, line by line.
    std::string hear(std::string_view line)
    {
        reply = walk.hear(line);
        return said();
    }
    std::string act(WalkAct act)
    {
        reply = walk.act(act);
        return said();
    }
    [[nodiscard]] std::string said() const
    {
        std::string all;
        for (const auto& line : reply.lines)
            all += line.words.screen + '\n';
        return all;
    }
    void to_step(std::size_t at)
    {
        REQUIRE(walk.hear("no").wants == WalkWants::enter);
        while (walk.at() < at)
            reply = walk.act(WalkAct::skip);
    }
};

}  // namespace

TEST_CASE("a lesson begins with its title and asks for a real board", "[src][train][walk]")
{
    Walked walked;
    CHECK(walked.said() == "Lesson 3: A small lesson\n"
                           "Is there a real chess board beside the keyboard, yes or no?\n");
    CHECK(walked.reply.wants == WalkWants::yes_no);
    CHECK(walked.hear("perhaps") ==
          "Is there a real chess board beside the keyboard, yes or no?\n");
    CHECK(walked.hear("no") == "Welcome.\nThe corner is a1.\nEnter goes on\n");
    CHECK(walked.reply.lines.at(1).words.voice == "The corner is a, one.");
}

TEST_CASE("who has a real board is told what to do on it", "[src][train][walk]")
{
    Walked without;
    without.hear("no");
    CHECK(without.hear("") == "Rooks move straight.\n");
    Walked with;
    with.hear("yes");
    CHECK(with.hear("") == "Rooks move straight.\nPut a rook on a1.\n");
}

TEST_CASE("telling waits for Enter and says so when anything else is typed", "[src][train][walk]")
{
    Walked walked;
    walked.hear("no");
    CHECK(walked.hear("rook") == "Enter goes on\n");
    CHECK(walked.walk.at() == 0);
    walked.hear("  ");
    CHECK(walked.walk.at() == 1);
}

TEST_CASE("different mistakes get different sentences, then a hint, then the answer",
          "[src][train][walk]")
{
    Walked walked;
    walked.to_step(2);
    CHECK(walked.said() == "White: rook a1\nHow many squares?\n");
    CHECK(walked.hear("banana") == "A number is asked for\n");
    CHECK(walked.hear("7") == "That is one line.\n");
    CHECK(walked.hear("sixteen") == "Count again.\nCount both lines.\n");
    const auto last = walked.hear("3");
    CHECK(last.starts_with("Count again.\nThe answer: 14\n"));
    CHECK(walked.walk.at() == 3);
    CHECK(walked.walk.score() == LessonScore{0, 1});
}

TEST_CASE("a right answer counts when it comes at once and without a hint", "[src][train][walk]")
{
    Walked walked;
    walked.to_step(2);
    CHECK(walked.hear("fourteen").starts_with("Right\n"));
    CHECK(walked.walk.score() == LessonScore{1, 1});
    Walked helped;
    helped.to_step(2);
    CHECK(helped.act(WalkAct::hint) == "Count both lines.\n");
    helped.hear("14");
    CHECK(helped.walk.score() == LessonScore{0, 1});
}

TEST_CASE("squares that are partly right are told apart", "[src][train][walk]")
{
    Walked walked;
    walked.to_step(3);
    CHECK(walked.hear("a2 a4") == "Not among them: a4\nOne square is missing\n");
    CHECK(walked.hear("b1") == "One square is missing\n");
    CHECK(walked.hear("Anna zwei and Bella eins").starts_with("Right\n"));
}

TEST_CASE("squares are understood with the word for and between them", "[src][train][walk]")
{
    const auto lesson =
        checked(speech::read_lesson(small_lesson, "small.toml"), "small.toml").lesson;
    struct Row {
        std::string language;
        std::string answer;
        bool understood;
    };
    const auto row = GENERATE(values<Row>({
        {"en", "a2 and b1", true},
        {"en", "a2, b1", true},
        {"de", "Anna zwei und Bella eins", true},
        {"cs", "a2 a b1", true},  // the same word is a file
        {"cs", "b1 a a2", true},
        {"sk", "a dva a b jeden", true},
        {"sr", "b1 i a2", true},
        {"sr-Cyrl", "б1 и а2", true},
        {"en", "a2 or b1", false},
        {"en", "a2 b", false},
        {"cs", "a", false},
    }));
    CAPTURE(row.language, row.answer);
    client::words::ChosenWords words{tests::lesson_words(row.language)};
    const auto heard = heard_answer(words, lesson.steps.at(3), row.answer);
    CHECK(heard.has_value() == row.understood);
    CHECK((!heard || *heard == "b1 a2"));
}

TEST_CASE("yes and no are understood in the own language, with any keyboard", "[src][train][walk]")
{
    const auto heard = [](const std::string& language, std::string_view typed) {
        client::words::ChosenWords words{tests::lesson_words(language)};
        return heard_yes_or_no(words.language(), typed);
    };
    CHECK(heard("en", "Yes") == true);
    CHECK(heard("de", "nein") == false);
    CHECK(heard("sk", "ano") == true);
    CHECK(heard("sr-Cyrl", "да") == true);
    CHECK(heard("sr-Cyrl", "da") == true);
    CHECK(heard("sr-Cyrl", "не") == false);
    CHECK(heard("en", "maybe") == std::nullopt);
}

TEST_CASE("a task is judged move by move", "[src][train][walk]")
{
    Walked walked;
    walked.to_step(4);
    CHECK(walked.said() == "Capture both pawns.\nWhite: rook a1\nBlack: pawns a5, d5\n"
                           "At most 2 moves\n");
    CHECK(walked.hear("Rb2") == "no rook can reach b2\n");
    CHECK(walked.hear("Ra6") == "the way is blocked on a5\n");
    CHECK(walked.hear("a5") == "rook takes a5\nOne is left\n");
    CHECK(walked.hear("b5") == "2 moves were allowed\nOnce more from the beginning\n");
    CHECK(walked.hear("rook takes a5") == "rook takes a5\nOne is left\n");
    CHECK(walked.hear("Turm schlägt David fünf").starts_with("rook takes d5\nDone.\n"));
    CHECK(walked.walk.at() == 5);
    CHECK(walked.walk.score() == LessonScore{0, 1});
}

TEST_CASE("a hint for a task names the piece, and the solution its moves", "[src][train][walk]")
{
    Walked walked;
    walked.to_step(4);
    CHECK(walked.act(WalkAct::hint) == "Try with the rook on a1\n");
    CHECK(walked.act(WalkAct::solution).starts_with("For example: rook takes a5, rook takes d5\n"));
}

TEST_CASE("a drill is asked for and waited for", "[src][train][walk]")
{
    Walked walked;
    walked.to_step(5);
    CHECK(walked.reply.wants == WalkWants::drill);
    REQUIRE(walked.reply.drill);
    CHECK(*walked.reply.drill == speech::LessonDrill{"reach", 2, 4});
    walked.reply = walked.walk.drill_done();
    CHECK(walked.walk.at() == 6);
}

TEST_CASE("a small game is played within a lesson", "[src][train][walk]")
{
    Walked walked;
    walked.to_step(6);
    CHECK(walked.said() == "A small game.\nWhite: rook a1\nBlack: pawns c7, e7, g7\n");
    const auto first = walked.hear("Ra7");
    CHECK(first.starts_with("rook to a7\npawn "));
    CHECK(walked.reply.wants == WalkWants::move);
    for (int i = 0; i < 60 && walked.reply.wants == WalkWants::move; ++i) {
        const auto& board = *walked.walk.board();
        const auto move = board.moves().front();
        walked.hear(move.from().name() + move.to().name());
    }
    CHECK(walked.reply.wants == WalkWants::yes_no);
    CHECK(walked.said().ends_with("1\nA black pawn is on the last rank. Black wins\n"
                                  "Play again, yes or no?\n"));
    CHECK(walked.hear("yes") == "White: rook a1\nBlack: pawns c7, e7, g7\n");
}

TEST_CASE("again, look, explain and back are there at every step", "[src][train][walk]")
{
    Walked walked;
    walked.to_step(1);
    CHECK(walked.act(WalkAct::again) == "Rooks move straight.\n");
    CHECK(walked.act(WalkAct::look) == "There is no board here\n");
    CHECK(walked.act(WalkAct::explain) ==
          "3.3: The rook moves along a file or a rank, as far as it likes.\n");
    CHECK(walked.act(WalkAct::hint) == "There is no hint here\n");
    CHECK(walked.act(WalkAct::back) == "Welcome.\nThe corner is a1.\n");
    CHECK(walked.act(WalkAct::explain) == "No article of the Laws stands behind this\n");
    walked.act(WalkAct::skip);
    walked.act(WalkAct::skip);
    CHECK(walked.act(WalkAct::look) == "White: rook a1\n");
}

TEST_CASE("a lesson ends with its score in a sentence", "[src][train][walk]")
{
    Walked walked;
    walked.to_step(2);
    walked.hear("14");
    for (int i = 0; i < 5; ++i)
        walked.act(WalkAct::skip);
    CHECK(walked.said().starts_with("One answer of 1 was right at once\n"));
    CHECK(walked.walk.done());
    CHECK(walked.hear("more").empty());
}

TEST_CASE("a lesson is done by doing it: who skips a question goes on there another time",
          "[src][train][walk]")
{
    Walked walked;
    walked.to_step(2);
    walked.hear("14");
    while (!walked.walk.done())
        walked.act(WalkAct::skip);
    CHECK(walked.said().ends_with(
        "What was skipped is still to be done: the lesson goes on there next time\n"));
    const auto kept = walked.walk.trained();
    REQUIRE(kept.size() == 1);
    CHECK(kept.front().item == left_item);
    CHECK(kept.front().level == 4);  // the fourth step, where squares were asked for
    CHECK(kept.front().outcome == client::store::Outcome::given_up);
}

TEST_CASE("what is only told or played may be skipped, and the lesson is done",
          "[src][train][walk]")
{
    Walked walked{R"(
id = "short"
order = 1
title = "Short"
[[step]]
id = "hello"
kind = "tell"
text = "Welcome."
[[step]]
id = "game"
kind = "game"
game = "pawns-only"
text = "A small game."
)"};
    while (!walked.walk.done())
        walked.act(WalkAct::skip);
    const auto kept = walked.walk.trained();
    REQUIRE(kept.size() == 1);
    CHECK(kept.front().item == done_item);
}

TEST_CASE("a small game that came to its end is kept, whoever has won", "[src][train][walk]")
{
    Walked walked;
    walked.to_step(6);
    while (walked.reply.wants == WalkWants::move) {
        const auto move = walked.walk.board()->moves().front();
        walked.hear(move.from().name() + move.to().name());
    }
    const auto kept = walked.walk.trained();
    REQUIRE(kept.size() == 2);
    CHECK(kept.front().drill == "game-rook-against-pawns");
    CHECK(kept.front().outcome == client::store::Outcome::wrong);
}

TEST_CASE("a drill of a coach asks its questions in any order", "[src][train][walk]")
{
    Walked walked{R"(
title = "Colours"
use = "drill"
questions = 2

[[step]]
id = "told"
kind = "tell"
text = "This is not asked."

[[step]]
id = "one"
kind = "ask"
text = "What is the colour of {a1}?"
fact = "colour a1"

[[step]]
id = "two"
kind = "ask"
text = "What is the colour of {a2}?"
fact = "colour a2"

[[step]]
id = "three"
kind = "ask"
text = "What is the colour of {a3}?"
fact = "colour a3"
)"};
    CHECK(walked.said() == "Drill: Colours\nWhat is the colour of a1?\n");
    CHECK(walked.hear("light") == "No, that is not it\n");
    CHECK(walked.hear("black") == "Right\nWhat is the colour of a2?\n");
    CHECK(walked.hear("white") ==
          "Right\nOne answer of 2 was right at once\nIt is worth while to repeat this soon\n"
          "That was all\n");
}

TEST_CASE("what is not translated is told in English with a notice", "[src][train][walk]")
{
    const auto english = speech::read_lesson(small_lesson, "en/small.toml").lesson;
    client::words::ChosenWords words{tests::lesson_words("de")};
    LessonWalk whole{english, words, tests::always_first()};
    const auto begun = whole.begin();
    CHECK(begun.lines.at(1).words.screen == "Diese Lektion gibt es nur auf Englisch");
    const auto first = whole.hear("nein");
    CHECK(first.lines.front().words.screen == "Welcome.");
    CHECK(first.lines.front().language == "en");

    const auto texts = speech::read_lesson(R"(
title = "Eine kleine Lektion"
language = "de"
[[step]]
id = "hello"
text = "Willkommen."
)",
                                           "de/small.toml", speech::LessonPart::texts);
    const auto partly = speech::translated(english, texts.lesson, "de/small.toml");
    CHECK(partly.faults.size() == 7);
    LessonWalk walk{partly.lesson, words, tests::always_first()};
    static_cast<void>(walk.begin());
    CHECK(walk.hear("nein").lines.front().words.screen == "Willkommen.");
    const auto second = walk.hear("");
    CHECK(second.lines.front().words.screen == "Das Folgende gibt es nur auf Englisch");
    CHECK(second.lines.at(1).words.screen == "Rooks move straight.");
}

TEST_CASE("anything that is typed in a lesson gets an answer", "[src][train][walk]")
{
    for (std::size_t at = 0; at < 8; ++at)
        for (const auto* const typed : {"", " ", "xyz", "e9", "\xff\xfe", "{a1}", "O-O-O", "a1a1",
                                        "yes", "12345678901234567890"}) {
            Walked walked;
            walked.to_step(at);
            CAPTURE(at, typed);
            CHECK_FALSE(walked.hear(typed).empty());
        }
}
