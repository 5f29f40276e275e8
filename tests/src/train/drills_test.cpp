// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/school.hpp"
#include "src/train/sentences.hpp"
#include "tests/speech/shipped.hpp"
#include "tests/src/train/drilling.hpp"

#include <algorithm>
#include <set>

using namespace client::train;

namespace {

/// The chapters of all groups, and what they share.
std::vector<const speech::Chapter*> chapters()
{
    std::vector<const speech::Chapter*> all{&sentences, &school};
    for (const auto& group : groups())
        all.push_back(&group.chapter);
    return all;
}

speech::Phrasebook book(const speech::Chapter& chapter, const std::string& language)
{
    auto read = speech::Phrasebook::load("speech/words", chapter, shipped::lexicon(language));
    if (!read)
        for (const auto& fault : read.error())
            UNSCOPED_INFO(text(fault));
    REQUIRE(read);
    return *std::move(read);
}

std::set<std::string> meanings(const speech::Phrasebook& book)
{
    std::set<std::string> all;
    for (const auto& [meaning, word] : book.heard())
        all.insert(meaning);
    return all;
}

void must_say(const Lines& lines)
{
    CHECK_FALSE(lines.empty());
    for (const auto& line : lines) {
        CHECK_FALSE(line.screen.empty());
        CHECK_FALSE(line.voice.empty());
    }
}

}  // namespace

TEST_CASE("every language has every sentence of every chapter, and understands the same",
          "[src][train]")
{
    const std::string language = GENERATE(from_range(shipped::languages));
    for (const auto* const chapter : chapters()) {
        CAPTURE(language, chapter->name);
        CHECK(meanings(book(*chapter, language)) == meanings(book(*chapter, "en")));
    }
}

TEST_CASE("every drill has a name of its own in every language, which no command has",
          "[src][train]")
{
    const std::string language = GENERATE(from_range(shipped::languages));
    client::words::ChosenWords words{tests::words_in(language)};
    const Teller teller{words};
    std::set<std::string> names;
    for (const auto& group : groups())
        for (const auto& drill : group.drills) {
            const auto name = name_of(teller, {&drill, &group});
            CAPTURE(language, drill.name, name);
            CHECK(names.insert(speech::fold(name)).second);
            CHECK(find_drill(teller, name)->drill == &drill);
            CHECK(find_drill(teller, drill.name)->drill == &drill);
        }
}

TEST_CASE("every question of every drill has an answer that is accepted", "[src][train]")
{
    tests::Drilling with;
    for (const auto& group : groups())
        for (const auto& drill : group.drills)
            tests::each_question(drill, [&](Task& task) {
                const auto answers = task.model();
                REQUIRE_FALSE(answers.empty());
                for (std::size_t i = 0; i < answers.size(); ++i) {
                    CAPTURE(task.asked(with.teller).front().screen, answers[i]);
                    const auto verdict = task.judge(with.teller, {answers[i]});
                    CHECK(verdict.ends == (i + 1 == answers.size()));
                    CHECK((verdict.mark == Mark::right || verdict.mark == Mark::partly));
                    CHECK_FALSE(verdict.said.screen.empty());
                }
            });
}

TEST_CASE("every question of every drill can be told, solved, hinted at and explained",
          "[src][train]")
{
    tests::Drilling with;
    for (const auto& group : groups())
        for (const auto& drill : group.drills)
            tests::each_question(
                drill,
                [&](Task& task) {
                    must_say(task.asked(with.teller));
                    must_say(task.solution(with.teller));
                    must_say(task.hints(with.teller));
                    must_say(task.explanation(with.teller));
                    must_say({task.expected(with.teller)});
                },
                3);
}

TEST_CASE("whatever is typed in whatever drill is judged, and nonsense never right", "[src][train]")
{
    tests::Drilling with;
    const std::vector<std::string> typed{
        "", "?", "xyzzy", "e9", "99999999999", "e4 e4 e4 e4 x", "-", "\xff", "ja nein vielleicht"};
    for (const auto& group : groups())
        for (const auto& drill : group.drills)
            tests::each_question(
                drill,
                [&](Task& task) {
                    for (const auto& text : typed)
                        CHECK(task.judge(with.teller, {text}).mark == Mark::unclear);
                },
                1);
}

TEST_CASE("of the answers that other questions of a drill want, every question refuses some",
          "[src][train]")
{
    constexpr std::uint64_t questions = 6;
    tests::Drilling with;
    const auto asked = [](const Drill& drill, int level, std::size_t item, std::uint64_t number) {
        Random random{number};
        return drill.ask({random, level, item, tests::supplies()});
    };
    for (const auto& group : groups())
        for (const auto& drill : group.drills)
            for (int level = 1; level <= drill.levels; ++level)
                for (std::size_t item = 0; item < std::max<std::size_t>(drill.items.size(), 1);
                     ++item) {
                    std::set<std::string> answers;
                    for (std::uint64_t number = 1; number <= questions; ++number)
                        answers.insert(asked(drill, level, item, number)->model().front());
                    CAPTURE(drill.name, level, item, answers.size());
                    for (std::uint64_t number = 1; number <= questions && answers.size() > 2;
                         ++number)
                        CHECK(std::ranges::any_of(answers, [&](const std::string& answer) {
                            const auto task = asked(drill, level, item, number);
                            const auto mark = task->judge(with.teller, {answer}).mark;
                            return mark == Mark::wrong || mark == Mark::unclear;
                        }));
                }
}
