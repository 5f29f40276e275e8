// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/ear/hearing.hpp"

#include "rules/san.hpp"
#include "rules/style.hpp"
#include "speech/other_voice.hpp"
#include "tests/src/train/drilling.hpp"

#include <algorithm>
#include <array>

using namespace client::train;

namespace {

/// The question in FIDE words, as a German voice says them.
struct InFide {
    client::words::ChosenWords words{[] {
        auto options = tests::words_in("en");
        options.announce = "fide";
        return options;
    }()};
    Teller teller{words};
};

}  // namespace

TEST_CASE("announcements are heard in the language of their words", "[src][train][TRN-008]")
{
    InFide fide;
    tests::Drilling english;
    const auto language_of = [](const Teller& teller) {
        const speech::Word square{"a5", "Anna"};
        return speech::voice_parts(teller.announced(square).voice, "en").front().language;
    };
    CHECK(language_of(fide.teller) == "de");
    CHECK(language_of(english.teller) == "en");
}

TEST_CASE("a solution in English has its announced words for the German voice",
          "[src][train][TRN-008]")
{
    InFide fide;
    Random random{1};
    const auto task = find_drill("announcer")->drill->ask({random, 2, 0});
    const auto parts = speech::voice_parts(task->solution(fide.teller).front().voice, "en");
    CAPTURE(task->solution(fide.teller).front().screen);
    REQUIRE_FALSE(parts.empty());
    CHECK(std::ranges::any_of(parts, [](const auto& part) { return part.language == "de"; }));
    for (const auto& part : parts)
        CHECK(part.voice.find_first_of("\x0e\x0f\x1f") == std::string::npos);
}

TEST_CASE("what is written is spelled sign by sign", "[src][train][TRN-010]")
{
    CHECK(ear::spelled("Nf3").voice == "N f 3");
    CHECK(ear::spelled("♘").voice == "♘");
    CHECK(ear::spelled("Кf3").voice == "К f 3");
}

TEST_CASE("easily confused squares are entered in their order, and one that is taken for another "
          "is wrong",
          "[src][train][TRN-008]")
{
    tests::Drilling with;
    tests::each_question("pairs", [&](Task& task) {
        const auto said = task.model().front();
        auto other = said;
        other[0] = other[0] == 'h' ? 'a' : static_cast<char>(other[0] + 1);
        CAPTURE(said, other);
        CHECK(task.judge(with.teller, {said + " a1"}).mark == Mark::wrong);
        CHECK(task.judge(with.teller, {other}).mark == Mark::wrong);
        CHECK(task.judge(with.teller, {said}).mark == Mark::right);
    });
}

TEST_CASE("a pair is heard in the words of announcements", "[src][train][TRN-008]")
{
    InFide fide;
    Random random{1};
    const auto task = find_drill("pairs")->drill->ask({random, 1, 0});
    const auto voice = task->asked(fide.teller).front().voice;
    const auto heard = speech::voice_parts(voice, "en").front().voice;
    CAPTURE(heard);
    const std::array names{"Anna", "Bella", "Eva"};
    CHECK(std::ranges::any_of(names, [&](const char* name) { return heard.starts_with(name); }));
    CHECK(task->judge(fide.teller, {heard}).mark == Mark::right);
}

TEST_CASE("of all legal moves only the announced one is entered rightly", "[src][train][TRN-008]")
{
    tests::Drilling with;
    tests::each_question(
        "hear",
        [&](Task& task) {
            int right = 0;
            const auto position = task.board()->position();
            for (const auto move : position.legal_moves())
                if (task.judge(with.teller, {rules::write_san(position, move)}).mark == Mark::right)
                    ++right;
            CHECK(right == 1);
        },
        2);
}

TEST_CASE("a written move is announced in its own words only on the second level",
          "[src][train][TRN-008]")
{
    InFide fide;
    const auto& drill = *find_drill("see")->drill;
    for (const int level : {1, 2}) {
        Random random{5};
        const auto task = drill.ask({random, level, 0});
        const auto english = task->model().front();
        CAPTURE(english);
        CHECK((task->judge(fide.teller, {english}).mark == Mark::right) == (level == 1));
    }
}

TEST_CASE("of all pieces only the one that the letter stands for is right", "[src][train][TRN-010]")
{
    tests::Drilling with;
    tests::each_question("notation", [&](Task& task) {
        if (task.board())
            return;
        for (const auto* const piece : {"knight", "bishop", "rook", "queen", "king", "pawn"})
            CHECK((task.judge(with.teller, {piece}).mark == Mark::right) ==
                  (task.model().front() == piece));
    });
}

TEST_CASE("a move in the letters of any language is one legal move", "[src][train][TRN-010]")
{
    tests::Drilling with;
    const auto& drill = *find_drill("notation")->drill;
    for (const int level : {2, 3})
        for (std::size_t item = 0; item < drill.items.size(); ++item) {
            Random random{7};
            const auto task = drill.ask({random, level, item});
            const auto position = task->board()->position();
            int right = 0;
            for (const auto move : position.legal_moves())
                if (task->judge(with.teller, {rules::write_san(position, move)}).mark ==
                    Mark::right)
                    ++right;
            CAPTURE(level, drill.items[item], task->asked(with.teller).front().screen);
            CHECK(right == 1);
        }
}

TEST_CASE("whoever writes in other letters is not right with his own", "[src][train][TRN-010]")
{
    tests::Drilling with;
    const auto& drill = *find_drill("notation")->drill;
    Random random{3};
    const auto task = drill.ask({random, 4, 1});  // German
    const auto written = task->model().front();
    const auto by_squares = [&] {
        for (const auto move : task->board()->position().legal_moves())
            if (rules::write_move(move_facts(task->board()->position(), move),
                                  rules::styles::short_form(rules::Letters::de)) == written)
                return move.from().name() + move.to().name();
        return std::string{};
    }();
    CAPTURE(written, by_squares);
    CHECK(task->judge(with.teller, {by_squares}).mark == Mark::wrong);
    CHECK(task->judge(with.teller, {written}).mark == Mark::right);
}

TEST_CASE("with each level of the ear the voice is faster, or the room around it louder",
          "[src][train][TRN-008]")
{
    const auto speed = [](const Hearing& hearing) {
        const bool slow = hearing.pace == speech::Pace::slow;
        return slow ? -1 : static_cast<int>(hearing.manner.haste);
    };
    for (int level = 1; level < ear::hearing_levels; ++level) {
        const auto now = ear::heard_at(level);
        const auto next = ear::heard_at(level + 1);
        CAPTURE(level);
        CHECK((speed(next) > speed(now) || next.manner.noise > now.manner.noise));
        CHECK(speed(next) >= speed(now));
        CHECK(next.manner.noise >= now.manner.noise);
    }
    CHECK(ear::heard_at(1).pace == speech::Pace::slow);
    CHECK(ear::heard_at(ear::hearing_levels).manner.noise == speech::Noise::crowd);
}
