// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/curriculum.hpp"

#include "src/train/lesson_walk.hpp"
#include "src/train/small_games.hpp"
#include "tests/speech/shipped.hpp"
#include "tests/src/person.hpp"

#include <catch2/catch.hpp>

using namespace client;
using namespace client::train;
using store::Outcome;

namespace {

constexpr std::size_t rook = 2;

store::Trained trained(const Curriculum& all, std::size_t at, std::string item, Outcome outcome)
{
    return {{}, record_of(all.lessons().at(at)), std::move(item), 1, 1, outcome};
}

}  // namespace

TEST_CASE("a lesson is found by its number, its name, its title and a long word of its title",
          "[src][train]")
{
    struct Row {
        std::string language;
        std::vector<std::string> names;
    };
    const auto row = GENERATE(values<Row>({
        {"en", {"3", "rook", "The Rook"}},
        {"de", {"3", "rook", "der turm", "Turm"}},
        {"cs", {"3", "rook", "věž", "vez"}},
        {"sk", {"3", "rook", "veža", "veza"}},
        {"sr", {"3", "rook", "top"}},
    }));
    const Curriculum all{row.language};
    for (const auto& name : row.names) {
        CAPTURE(row.language, name);
        CHECK(all.find(name) == rook);
    }
    for (const std::string name : {"", "0", "17", "the", "and", "xyzzy", "-3"})
        CHECK(all.find(name) == std::nullopt);
}

TEST_CASE("the first lesson that is not done comes next", "[src][train]")
{
    const Curriculum all{"en"};
    Progress progress;
    CHECK(all.next(progress) == 0);
    progress.add(trained(all, 0, done_item, Outcome::right));
    progress.add(trained(all, 2, done_item, Outcome::wrong));
    CHECK(all.next(progress) == 1);
    CHECK(all.next(progress, 2) == 3);
    CHECK(all.count_done(progress) == 2);
    CHECK(state_of(all.lessons()[0], progress) == LessonState::done);
    CHECK(state_of(all.lessons()[2], progress) == LessonState::repeat);
    for (std::size_t i = 1; i < all.lessons().size(); ++i)
        progress.add(trained(all, i, done_item, Outcome::right));
    CHECK(all.next(progress) == std::nullopt);
}

TEST_CASE("a lesson that was left goes on where it was, and one that was done from its beginning",
          "[src][train]")
{
    const Curriculum all{"en"};
    const auto& lesson = all.lessons()[rook];
    Progress progress;
    auto left = trained(all, rook, left_item, Outcome::given_up);
    left.level = 4;
    progress.add(left);
    CHECK(left_at(lesson, progress) == 3);
    CHECK(state_of(lesson, progress) == LessonState::begun);
    progress.add(trained(all, rook, done_item, Outcome::right));
    CHECK(left_at(lesson, progress) == 0);
    CHECK(state_of(lesson, progress) == LessonState::done);
    left.level = 1000;
    progress.add(left);
    CHECK(left_at(lesson, progress) == 0);
}

TEST_CASE("every small game is found by its names, and has rules to be told, in every language",
          "[src][train]")
{
    const std::string language = GENERATE(from_range(shipped::languages));
    words::ChosenWords words{tests::words_in(language)};
    const Teller teller{words};
    for (const auto name : speech::mini_game_names.all()) {
        CAPTURE(language, name);
        const auto kind = speech::mini_game_names.find(name).value();
        CHECK(find_game(teller, name) == speech::LessonGame{kind, 1});
        CHECK(find_game(teller, name_of(teller, kind)) == speech::LessonGame{kind, 1});
        CHECK(find_game(teller, name_of(teller, kind) + " 3") == speech::LessonGame{kind, 3});
        CHECK(lesson_of(teller, {kind, 1}).steps.front().text.front().size() > 20);
    }
    CHECK_FALSE(find_game(teller, "3"));
    CHECK_FALSE(find_game(teller, "xyzzy"));
}
