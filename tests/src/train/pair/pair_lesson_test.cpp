// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/pair/pair_lesson.hpp"

#include "rules/san.hpp"
#include "src/train/pair/choices.hpp"
#include "src/train/pair/rows.hpp"
#include "src/train/random.hpp"
#include "tests/src/person.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

using namespace client;
using namespace client::train::pair;
using rules::Color;

namespace {

constexpr host::Seat white{0};
constexpr host::Seat black{1};
constexpr host::Seat assistant{2};
constexpr host::Seat coach{3};
constexpr std::array seats{white, black, assistant, coach};

/// Four people, each at a terminal of his own: White hears German, Black English.
class Lesson {
public:
    explicit Lesson(Level level, std::uint64_t seed = 1) : lesson_{plan(level, seed), people()}
    {
        gather(lesson_.begin(now_));
    }

    void say(host::Seat by, std::string_view line)
    {
        heard_.clear();
        now_ += std::chrono::seconds{1};
        gather(lesson_.hear(by, line, now_));
    }
    /// All that somebody was told of the last that was said.
    [[nodiscard]] std::string heard_by(host::Seat seat) const
    {
        std::string all;
        for (const auto& each : heard_)
            for (const auto& line : each.lines)
                all += each.to == seat ? line.screen + "\n" : "";
        return all;
    }
    [[nodiscard]] bool hears(host::Seat seat, std::string_view words) const
    {
        return heard_by(seat).find(words) != std::string::npos;
    }
    [[nodiscard]] const Exercise& exercise() const { return *lesson_.state().exercise; }
    [[nodiscard]] const State& state() const { return lesson_.state(); }
    [[nodiscard]] int faults(Color side, Fault fault) const
    {
        return exercise().costs[side].count(fault);
    }

private:
    static Plan plan(Level level, std::uint64_t seed)
    {
        Plan plan = Choices::read(train::Teller{english()}, "").value().plan;
        plan.level = level;
        plan.seed = seed;
        plan.terminals = Terminals::own;
        return plan;
    }
    static std::vector<Guest> people()
    {
        return {{.seat = white, .part = Part::white, .words = &german()},
                {.seat = black, .part = Part::black, .words = &english(), .sight = Sight::sighted},
                {.seat = assistant, .part = Part::assistant, .words = &english()},
                {.seat = coach, .part = Part::coach, .words = &english()}};
    }
    static words::ChosenWords& german()
    {
        static words::ChosenWords words{tests::words_in("de")};
        return words;
    }
    static words::ChosenWords& english()
    {
        static words::ChosenWords words{tests::words_in("en")};
        return words;
    }
    void gather(PairLesson::Tellings tellings)
    {
        std::ranges::move(tellings, std::back_inserter(heard_));
    }

    rules::Instant now_{};
    PairLesson lesson_;
    PairLesson::Tellings heard_;
};

std::vector<std::string> lines_of_anybody()
{
    std::vector<std::string> lines{
        "",         "e4",    "e2 e4",        "e7 e5",          "Nf3",
        "g1f3",     "Nc6",   "Bauer e vier", "knight f three", "0-0",
        "e9",       "xyzzy", "a7 a8 queen",  "white",          "black e5",
        "\xff\xfe", "(=)"};
    for (const auto& row : pair_rows())
        if (row.name != "quit")
            for (const auto* const behind :
                 {"", " e4", " e2 e4", " white", " white where", " flag", " 2"})
                lines.push_back(std::string{row.name} + behind);
    return lines;
}

}  // namespace

TEST_CASE("each hears an announcement in his own words", "[src][train][pair][TRN-008][ANN-012]")
{
    Lesson lesson{Level::help};
    lesson.say(white, "Springer f drei");
    CHECK(lesson.hears(black, "White announces: knight to f3"));
    CHECK(lesson.hears(coach, "White announces: knight to f3"));
    lesson.say(black, "knight f three");
    CHECK(lesson.hears(white, "Schwarz wiederholt: Springer nach f3"));
    lesson.say(black, "g1 f3");
    CHECK_FALSE(lesson.exercise().boards_differ());
    lesson.say(white, "drücken");
    CHECK(lesson.hears(black, "White has pressed"));
    CHECK(lesson.exercise().turn().mover == Color::black);
}

TEST_CASE("nobody hears of a move before it is announced, but the coach",
          "[src][train][pair][ANN-016]")
{
    Lesson lesson{Level::alone};
    lesson.say(white, "move g1 f3");
    CHECK(lesson.heard_by(black).empty());
    CHECK(lesson.heard_by(assistant).empty());
    CHECK(lesson.hears(coach, "White moves without a word: g1, f3"));
    CHECK(lesson.exercise().boards_differ());
    lesson.say(black, "touch f3");
    CHECK(lesson.hears(black, "empty"));
}

TEST_CASE("who presses before the announcement is told so by the Laws alone",
          "[src][train][pair][ANN-016]")
{
    Lesson lesson{Level::alone};
    lesson.say(white, "move g1 f3");
    lesson.say(white, "press");
    CHECK_FALSE(lesson.heard_by(white).empty());
    CHECK(lesson.heard_by(black).empty());
    CHECK(lesson.faults(Color::white, Fault::early_press) == 1);
    CHECK(lesson.exercise().turn().mover == Color::white);
}

TEST_CASE("without help nobody hears before the press that a move is illegal",
          "[src][train][pair][ANN-043]")
{
    Lesson lesson{Level::alone};
    lesson.say(white, "move e1 e2");  // there stands an own pawn
    lesson.say(white, "announce Ke2");
    lesson.say(white, "correct e1e2");
    const auto before = lesson.heard_by(black) + lesson.heard_by(white);
    CHECK(before.find("regelwidrig") == std::string::npos);
    CHECK(before.find("illegal") == std::string::npos);
    CHECK(lesson.faults(Color::white, Fault::illegal) == 0);
}

TEST_CASE("with help an illegal announcement is refused at once, and nobody else hears it",
          "[src][train][pair]")
{
    Lesson lesson{Level::help};
    lesson.say(white, "e5");
    CHECK(lesson.heard_by(black).empty());
    CHECK(lesson.faults(Color::white, Fault::illegal) == 1);
}

TEST_CASE("a slip of the tongue is corrected until the press",
          "[src][train][pair][TRN-009][ANN-018]")
{
    Lesson lesson{Level::alone};
    lesson.say(white, "move g1 f3");
    lesson.say(white, "Springer h drei");
    CHECK(lesson.hears(black, "knight to h3"));
    lesson.say(white, "korrektur f drei");
    CHECK(lesson.hears(black, "White corrects: knight to f3"));
    lesson.say(white, "press");
    CHECK(lesson.exercise().turn().mover == Color::black);
    CHECK(lesson.faults(Color::white, Fault::words) == 1);
    CHECK(lesson.faults(Color::white, Fault::uncorrected) == 0);
}

TEST_CASE("after the press a slip is for both boards to be compared",
          "[src][train][pair][ANN-019][ANN-020][TRN-015]")
{
    Lesson lesson{Level::alone};
    lesson.say(white, "move g1 f3");
    lesson.say(white, "Springer h drei");
    lesson.say(black, "knight h three");
    lesson.say(black, "g1 h3");
    lesson.say(white, "press");
    CHECK(lesson.faults(Color::white, Fault::uncorrected) == 1);
    lesson.say(white, "correct f drei");
    CHECK(lesson.exercise().boards_differ());
    lesson.say(black, "compare");
    CHECK_FALSE(lesson.exercise().boards_differ());
    CHECK(lesson.exercise().turn().mover == Color::black);
}

TEST_CASE("a missing repetition is noticed when the next move is announced",
          "[src][train][pair][ANN-012]")
{
    Lesson lesson{Level::alone};
    lesson.say(white, "e4");
    lesson.say(white, "press");
    lesson.say(black, "announce e5");
    CHECK(lesson.faults(Color::black, Fault::missing_repetition) == 1);
}

TEST_CASE("with help no other move than the announced one is carried out",
          "[src][train][pair][ANN-013]")
{
    Lesson lesson{Level::help};
    lesson.say(white, "e4");
    lesson.say(black, "repeat e3");
    CHECK(lesson.faults(Color::black, Fault::repetition) == 1);
    lesson.say(black, "execute");
    CHECK_FALSE(lesson.exercise().turn().executed);
    lesson.say(black, "repeat e4");
    lesson.say(black, "execute e2 e3");
    CHECK_FALSE(lesson.exercise().turn().executed);
    lesson.say(black, "execute");
    CHECK(lesson.exercise().turn().executed);
}

TEST_CASE("planned slips reach one of the two, and are corrected before the press",
          "[src][train][pair][TRN-009]")
{
    int struck = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Lesson lesson{Level::slips, seed};
        lesson.say(white, "e4");
        const bool distorted = !lesson.hears(black, "pawn to e4");
        lesson.say(black, "repeat e4");
        const bool misheard = !lesson.hears(white, "Bauer nach e4");
        struck += distorted || misheard ? 1 : 0;
        CHECK(lesson.hears(coach, "Black repeats: pawn to e4"));
        if (distorted || misheard)
            lesson.say(white, "correct e4");
        lesson.say(white, "press");
        CHECK(lesson.exercise().costs[Color::white].noticed() == (distorted || misheard ? 1 : 0));
        CHECK(lesson.faults(Color::white, Fault::unnoticed) == 0);
    }
    CHECK(struck > 0);
}

TEST_CASE("an assistant does his six duties and nothing else",
          "[src][train][pair][ANN-027][ANN-029][ANN-030]")
{
    Lesson lesson{Level::alone};
    lesson.say(assistant, "announce e4");
    CHECK(lesson.exercise().game.record().empty());
    lesson.say(assistant, "resign");
    CHECK_FALSE(lesson.exercise().game.outcome());
    CHECK(lesson.faults(Color::white, Fault::no_duty) == 1);
    lesson.say(assistant, "time");
    CHECK(lesson.hears(assistant, "only on request"));
    CHECK(lesson.heard_by(white).empty());

    lesson.say(white, "move e2 e4");
    lesson.say(assistant, "announce e4");
    CHECK(lesson.hears(black, "The assistant announces: pawn to e4"));
    lesson.say(assistant, "execute");
    CHECK(lesson.exercise().boards[Color::black].board().at(
        rules::Square{rules::File::e, rules::Rank::four}));
    lesson.say(assistant, "press");
    CHECK(lesson.exercise().turn().mover == Color::black);
    lesson.say(white, "zeit");
    CHECK(lesson.hears(assistant, "White asks you"));
    lesson.say(assistant, "time");
    CHECK_FALSE(lesson.heard_by(white).empty());
}

TEST_CASE("a coach shows squares, locks boards, takes back and hears fingers", "[src][train][pair]")
{
    Lesson lesson{Level::alone};
    lesson.say(coach, "point e5");
    CHECK(lesson.hears(white, "Der Trainer zeigt auf e5"));
    CHECK(lesson.hears(black, "The coach points at e5"));
    lesson.say(coach, "lock white");
    lesson.say(white, "e4");
    CHECK(lesson.exercise().game.record().empty());
    lesson.say(coach, "unlock");
    lesson.say(white, "e4");
    CHECK(lesson.exercise().game.record().size() == 1);
    lesson.say(coach, "back");
    CHECK(lesson.exercise().game.record().empty());
    CHECK_FALSE(lesson.exercise().boards_differ());
    lesson.say(black, "touch d8");
    CHECK(lesson.hears(coach, "Black: d8 black queen"));
    CHECK(lesson.heard_by(white).empty());
    lesson.say(coach, "ask white wo ist die Dame");
    CHECK(lesson.hears(white, "wo ist die Dame"));
    CHECK(lesson.heard_by(black).empty());
    lesson.say(white, "antworten d1");
    CHECK(lesson.hears(coach, "White says: d1"));
    lesson.say(white, "point e4");
    CHECK(lesson.heard_by(black).empty());
}

TEST_CASE("what one says comes to the others without its control characters", "[src][train][pair]")
{
    Lesson lesson{Level::help};
    lesson.say(black, "say hello \x1b[2J there");
    CHECK(lesson.hears(white, "hello"));
    CHECK(lesson.heard_by(white).find('\x1b') == std::string::npos);
}

TEST_CASE("whatever anybody says, nobody sees another's board before the announcement",
          "[src][train][pair][property]")
{
    const auto lines = lines_of_anybody();
    const auto level = GENERATE(Level::help, Level::alone, Level::clock, Level::slips);
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        train::Random random{seed};
        Lesson lesson{level, seed};
        for (int i = 0; i < 150; ++i) {
            const auto by = random.one_of(seats);
            const auto& line = random.one_of(lines);
            CAPTURE(level_names[level], seed, i, static_cast<int>(by), line);
            const auto was_over = lesson.exercise().is_over;
            const auto silent = !lesson.exercise().turn().announced;
            lesson.say(by, line);
            const auto& turn = lesson.exercise().turn();
            if (!was_over && silent && turn.put && !turn.announced && line.starts_with("move")) {
                CHECK(lesson.heard_by(turn.mover == Color::white ? black : white).empty());
                CHECK(lesson.heard_by(assistant).empty());
            }
        }
    }
}
