// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/lesson_file.hpp"

#include "speech/lesson_notation.hpp"

#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>
#include <random>
#include <string>

using namespace speech;

namespace {

using Reason = LessonReason;

constexpr std::string_view head = "title = \"Test\"\n";

ReadLesson lesson(const std::string& steps)
{
    return read_lesson(std::string{head} + steps, "test.toml");
}

/// One step of these keys, which begins in line 3.
ReadLesson step(const std::string& keys)
{
    return lesson("\n[[step]]\n" + keys);
}

struct Fault {
    unsigned line;
    Reason reason;
    std::string what;

    bool operator==(const Fault&) const = default;
};

std::vector<Fault> faults(const ReadLesson& read)
{
    std::vector<Fault> all;
    for (const auto& fault : read.faults)
        all.push_back({fault.line, fault.reason, fault.what});
    return all;
}

}  // namespace

namespace Catch {
template <>
struct StringMaker<Fault> {
    static std::string convert(const Fault& fault)
    {
        return std::to_string(fault.line) + ' ' + std::string{lesson_reason_names[fault.reason]} +
               ' ' + fault.what;
    }
};
}  // namespace Catch

TEST_CASE("a lesson is read with its steps in order", "[speech][lesson]")
{
    const auto [read, wrong] = read_lesson(R"(id = "rook"
order = 3
title = "The rook"
about = "Straight on."
audience = "child"
board = true

[[step]]
id = "tell"
kind = "tell"
text = ["One.", "Two on {a1}."]

[[step]]
id = "ask"
kind = "ask"
men = "Ra1 pa5"
turn = "white"
text = "How many?"
fact = "count moves a1"
hint = "Count."
right = "Yes."
wrong-8 = "One less."
wrong = "No."
explain = "3.3"

[[step]]
id = "do"
kind = "practise"
fen = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"
task = "give check"
text = "Check."

[[step]]
id = "play"
kind = "game"
game = "pawns-only"
level = 2
text = "Play."
)",
                                           "rook.toml");
    CHECK(wrong.empty());
    CHECK(read.id == "rook");
    CHECK(read.order == 3);
    CHECK(read.board);
    CHECK(read.audience == std::vector{Audience::child});
    REQUIRE(read.steps.size() == 4);
    CHECK(read.steps[0].text == LessonText{"One.", "Two on {a1}."});
    const auto& ask = read.steps[1];
    CHECK(ask.line == 13);
    CHECK(std::get<LessonQuestion>(ask.work).form == AnswerForm::number);
    CHECK(std::get<LessonQuestion>(ask.work).fact->kind == FactKind::moves);
    CHECK(ask.wrong == std::vector<WrongAnswer>{{"", {"No."}}, {"8", {"One less."}}});
    CHECK(ask.article == "3.3");
    CHECK(std::get<LessonTask>(read.steps[2].work).goal == Goal::check);
    CHECK(std::get<LessonGame>(read.steps[3].work) == LessonGame{MiniGameKind::pawns_only, 2});
}

TEST_CASE("a broken line of a lesson is named and the rest is used", "[speech][lesson]")
{
    const auto read = lesson(R"(order = 
[[step]]
id = "one"
kind = "tell"
text = "One."
hint = "never closed

[[step]]
id = "two"
kind = "tell"
text = "Two."

[[steps]]
id = "three"
[[step]]
id = "four"
kind = "tell"
text = "Four."
)");
    CHECK(faults(read) == std::vector<Fault>{{2, Reason::unreadable, ""},
                                             {7, Reason::unreadable, ""},
                                             {14, Reason::no_section, "[[steps]]"}});
    REQUIRE(read.lesson.steps.size() == 3);
    CHECK(read.lesson.steps[0].id == "one");
    CHECK(read.lesson.steps[2].id == "four");
    CHECK(read.lesson.title == "Test");
}

TEST_CASE("what is wrong in a step of a lesson is told with its line", "[speech][lesson]")
{
    struct Row {
        std::string keys;
        Fault fault;
    };
    const auto row = GENERATE(values<Row>({
        {"kind = \"tell\"\ntext = \"A.\"", {3, Reason::missing, "id"}},
        {"id = \"a\"\ntext = \"A.\"", {3, Reason::missing, "kind"}},
        {"id = \"a\"\nkind = \"tell\"", {3, Reason::missing, "text"}},
        {"id = \"A B\"\nkind = \"tell\"\ntext = \"A.\"", {4, Reason::no_name, "A B"}},
        {"id = \"a\"\nkind = \"sing\"\ntext = \"A.\"", {5, Reason::no_name, "sing"}},
        {"id = \"a\"\nkind = \"tell\"\ntext = 3", {6, Reason::wrong_type, "text"}},
        {"id = \"a\"\nkind = \"tell\"\ntext = \"\"", {6, Reason::wrong_type, "text"}},
        {"id = \"a\"\nkind = \"tell\"\ntext = \"\\u001b[31m\"", {6, Reason::wrong_type, "text"}},
        {"id = \"a\"\nkind = \"tell\"\ntext = \"On {i9}.\"", {6, Reason::brace, "text"}},
        {"id = \"a\"\nkind = \"tell\"\ntext = \"On {e4.\"", {6, Reason::brace, "text"}},
        {"id = \"a\"\nkind = \"tell\"\ntext = \"A.\"\ncolour = \"red\"",
         {7, Reason::no_key, "colour"}},
        {"id = \"a\"\nkind = \"tell\"\ntext = \"A.\"\ntask = \"move\"",
         {7, Reason::no_key, "task"}},
        {"id = \"a\"\nkind = \"ask\"\ntext = \"A?\"", {3, Reason::missing, "form"}},
        {"id = \"a\"\nkind = \"ask\"\ntext = \"A?\"\nform = \"number\"",
         {3, Reason::missing, "answer"}},
        {"id = \"a\"\nkind = \"ask\"\ntext = \"A?\"\nform = \"number\"\nanswer = \"many\"",
         {8, Reason::no_answer, "answer"}},
        {"id = \"a\"\nkind = \"ask\"\ntext = \"A?\"\nform = \"choice\"\nanswer = \"1\"",
         {3, Reason::missing, "choices"}},
        {"id = \"a\"\nkind = \"ask\"\ntext = \"A?\"\nform = \"choice\"\nchoices = [\"x\"]\nanswer "
         "= "
         "\"2\"",
         {9, Reason::no_answer, "answer"}},
        {"id = \"a\"\nkind = \"ask\"\ntext = \"A?\"\nfact = \"colour of a1\"",
         {7, Reason::no_name, "colour of a1"}},
        {"id = \"a\"\nkind = \"ask\"\ntext = \"A?\"\nfact = \"colour a1\"\nform = \"number\"",
         {8, Reason::no_answer, "form"}},
        {"id = \"a\"\nkind = \"ask\"\ntext = \"A?\"\nform = \"move\"\nanswer = \"e4\"",
         {3, Reason::missing, "men"}},
        {"id = \"a\"\nkind = \"practise\"\ntext = \"A.\"\nmen = \"Ra1\"",
         {3, Reason::missing, "task"}},
        {"id = \"a\"\nkind = \"practise\"\ntext = \"A.\"\nmen = \"Ra1\"\ntask = \"win\"",
         {8, Reason::no_name, "win"}},
        {"id = \"a\"\nkind = \"practise\"\ntext = \"A.\"\nmen = \"Ra1 Ra1\"\ntask = \"move\"",
         {7, Reason::no_position, "Ra1 Ra1"}},
        {"id = \"a\"\nkind = \"practise\"\ntext = \"A.\"\nfen = \"8/8\"\ntask = \"move\"",
         {7, Reason::no_position, "8/8"}},
        {"id = \"a\"\nkind = \"practise\"\ntext = \"A.\"\nmen = \"Ke1 ke2\"\ntask = \"move\"",
         {7, Reason::unlawful, ""}},
        {"id = \"a\"\nkind = \"practise\"\ntext = \"A.\"\nmen = \"Pa8\"\ntask = \"move\"",
         {7, Reason::unlawful, ""}},
        {"id = \"a\"\nkind = \"practise\"\ntext = \"A.\"\nmen = \"Ke1 Ke3\"\ntask = \"move\"",
         {7, Reason::unlawful, ""}},
        {"id = \"a\"\nkind = \"drill\"\ntext = \"A.\"", {3, Reason::missing, "drill"}},
        {"id = \"a\"\nkind = \"game\"\ntext = \"A.\"\ngame = \"poker\"",
         {7, Reason::no_name, "poker"}},
    }));
    CAPTURE(row.keys);
    const auto read = step(row.keys + '\n');
    REQUIRE_FALSE(read.faults.empty());
    const auto all = faults(read);
    CHECK(std::ranges::find(all, row.fault) != all.end());
    CHECK(all.size() <= 2);  // and perhaps that no step is left
}

TEST_CASE("steps of one name, and too many of them, are refused", "[speech][lesson]")
{
    const std::string one = "[[step]]\nid = \"a\"\nkind = \"tell\"\ntext = \"A.\"\n";
    CHECK(faults(lesson(one + one)) == std::vector<Fault>{{6, Reason::twice, "a"}});
    std::string many;
    for (int i = 0; i < 300; ++i)
        many += "[[step]]\nid = \"a" + std::to_string(i) + "\"\nkind = \"tell\"\ntext = \"A.\"\n";
    const auto read = lesson(many);
    CHECK(read.lesson.steps.size() == most_lesson_steps);
    CHECK(read.faults.size() == most_lesson_faults);
}

TEST_CASE("a lesson without steps says so", "[speech][lesson]")
{
    CHECK(faults(read_lesson("", "empty.toml")) ==
          std::vector<Fault>{{0, Reason::empty, ""}, {1, Reason::missing, "title"}});
}

TEST_CASE("hostile lesson files are refused without harm", "[speech][lesson]")
{
    CHECK(faults(read_lesson(std::string(longest_lesson_file + 1, 'a'), "long.toml")) ==
          std::vector<Fault>{{0, Reason::too_long, ""}});
    for (const auto& hostile :
         {std::string(100'000, '['), std::string(100'000, '\n'), std::string(50'000, '{'),
          "a = " + std::string(20'000, '['), std::string(20'000, '"'),
          std::string(1000, '\0') + "[[step]]", std::string("\xff\xfe\xfd[[step]]\n\xff = 1")}) {
        const auto read = read_lesson(hostile, "hostile.toml");
        CHECK_FALSE(read.faults.empty());
        CHECK(read.faults.size() <= most_lesson_faults);
        CHECK(read.lesson.steps.empty());
    }
}

TEST_CASE("a lesson whose bytes are changed is read or refused", "[speech][lesson]")
{
    std::ifstream stream{"lessons/en/03-rook.toml", std::ios::binary};
    const std::string whole{std::istreambuf_iterator<char>{stream}, {}};
    REQUIRE(whole.size() > 1000);
    std::mt19937 random{5};
    for (int i = 0; i < 150; ++i) {
        auto text = whole;
        for (int change = 0; change < 5; ++change)
            text[random() % text.size()] = static_cast<char>(random() % 256);
        const auto read = read_lesson(text, "changed.toml");
        CHECK(read.lesson.steps.size() <= 40);
        for (const auto& each : read.lesson.steps)
            CHECK_FALSE(each.text.empty());
    }
}

TEST_CASE("a translation has texts only, and names what it lacks", "[speech][lesson]")
{
    const auto english = lesson(R"([[step]]
id = "tell"
kind = "tell"
text = "One."

[[step]]
id = "ask"
kind = "ask"
text = "Which?"
form = "choice"
choices = ["left", "right"]
answer = "2"
wrong-1 = "No."

[[step]]
id = "word"
kind = "ask"
text = "What is it called?"
form = "words"
answer = ["promotion"]
)")
                             .lesson;
    const auto texts = read_lesson(R"(title = "Probe"
language = "de"
order = 4
[[step]]
id = "tell"
text = "Eins."
[[step]]
id = "ask"
text = "Welches?"
choices = ["links", "rechts"]
wrong-1 = "Nein."
[[step]]
id = "word"
text = "Wie heißt das?"
answer = ["Umwandlung"]
[[step]]
id = "more"
text = "Zu viel."
)",
                                   "de.toml", LessonPart::texts);
    CHECK(faults(texts) == std::vector<Fault>{{3, Reason::no_key, "order"}});
    const auto [german, wrong] = translated(english, texts.lesson, "de.toml");
    CHECK(german.title == "Probe");
    CHECK(german.language == "de");
    CHECK(german.steps[0].text == LessonText{"Eins."});
    CHECK(german.steps[1].wrong == std::vector<WrongAnswer>{{"1", {"Nein."}}});
    CHECK(std::get<LessonQuestion>(german.steps[1].work).choices.back() == "rechts");
    CHECK(std::get<LessonQuestion>(german.steps[1].work).accepted.front() == "2");
    CHECK(std::get<LessonQuestion>(german.steps[2].work).accepted.front() == "Umwandlung");
    REQUIRE(wrong.size() == 1);
    CHECK(wrong[0].reason == Reason::no_step);

    auto lacking = texts.lesson;
    lacking.steps.erase(lacking.steps.begin());
    lacking.steps[0].wrong.clear();
    const auto partly = translated(english, lacking, "de.toml");
    CHECK(faults(partly) == std::vector<Fault>{{0, Reason::not_translated, "tell"},
                                               {7, Reason::not_translated, "ask wrong"},
                                               {16, Reason::no_step, "more"}});
    CHECK(partly.lesson.steps[0].language == "en");
    CHECK(partly.lesson.steps[1].text == LessonText{"Which?"});
    CHECK(partly.lesson.steps[2].language == "de");
}

TEST_CASE("the manual of lessons names everything that a file may hold", "[speech][lesson]")
{
    std::ifstream stream{"man/annabella-lesson.5"};
    const std::string page{std::istreambuf_iterator<char>{stream}, {}};
    const auto check = [&](const auto& names) {
        for (const auto name : names.all()) {
            CAPTURE(name);
            CHECK(page.find(name) != std::string::npos);
        }
    };
    check(audience_names);
    check(lesson_use_names);
    check(step_kind_names);
    check(answer_form_names);
    check(fact_names);
    check(goal_names);
    check(mini_game_names);

    const auto begin = page.find("title = ");
    const auto example = page.substr(begin, page.find(".Ed") - begin);
    const auto read = read_lesson(example, "annabella-lesson.5");
    CHECK(read.faults.empty());
    CHECK(read.lesson.steps.size() == 3);
}

TEST_CASE("facts, tasks and men are read from their notation", "[speech][lesson]")
{
    CHECK(parse_fact("count moves a1")->count);
    CHECK(parse_fact("count moves")->squares.empty());
    CHECK_FALSE(parse_fact("moves"));  // of all pieces together only the number makes sense
    CHECK_FALSE(parse_fact("count colour a1"));
    CHECK(parse_fact("men white pawn")->piece ==
          rules::Piece{rules::Color::white, rules::Role::pawn});
    CHECK_FALSE(parse_fact("men pawn"));
    CHECK(parse_fact("attackers e4 black")->squares.size() == 1);
    CHECK(parse_fact("legal O-O")->move == "O-O");
    CHECK_FALSE(parse_fact("way e4"));
    CHECK_FALSE(parse_fact(""));
    CHECK(form_of(*parse_fact("way a1 b2")) == AnswerForm::number);
    CHECK(parse_task("capture e4")->square == rules::Square::parse("e4"));
    CHECK(parse_task("capture all")->goal == Goal::capture_all);
    CHECK(parse_task("answer by block")->goal == Goal::answer_by_block);
    CHECK(parse_task("play O-O")->move == "O-O");
    CHECK_FALSE(parse_task("walk to"));
    CHECK_FALSE(parse_task("walk to i9"));
    CHECK_FALSE(parse_task("play"));
    CHECK(parse_men("Ra1 pa5")->occupied().count() == 2);
    CHECK_FALSE(parse_men("Xa1"));
    CHECK_FALSE(parse_men(""));
    CHECK(parse_answer(AnswerForm::squares, "b2 a1") == "a1 b2");
    CHECK(parse_answer(AnswerForm::squares, "none") == "none");
    CHECK_FALSE(parse_answer(AnswerForm::squares, "a1 a1"));
    CHECK(parse_answer(AnswerForm::words, "En  Passant!") == "en passant");
    CHECK_FALSE(parse_answer(AnswerForm::yes_no, "maybe"));
    CHECK(text_pieces("On {a1}, file {b}.")->size() == 5);
    CHECK_FALSE(text_pieces("Odd }"));
}
