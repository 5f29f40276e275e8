// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/progress.hpp"

#include "tests/src/store/folder.hpp"

#include <catch2/catch.hpp>

#include <chrono>
#include <fstream>

using namespace client;
using store::Outcome;
using store::Trained;
using train::Progress;

namespace {

base::CalendarTime day(int number)
{
    return base::CalendarTime{std::chrono::days{20'000 + number}};
}

Trained asked(Outcome outcome, int on = 0, int level = 1)
{
    return {day(on), "colour", "a1", level, 1, outcome};
}

}  // namespace

TEST_CASE("what was known climbs through five boxes, and what was not falls into the first",
          "[src][train]")
{
    Progress progress;
    for (const int box : {2, 3, 4, 5, 5}) {
        progress.add(asked(Outcome::right));
        CHECK(progress.of("colour")->box("a1") == box);
    }
    progress.add(asked(Outcome::helped));
    CHECK(progress.of("colour")->box("a1") == 5);
    progress.add(asked(Outcome::wrong));
    CHECK(progress.of("colour")->box("a1") == 1);
    CHECK(progress.of("colour")->box("h8") == 0);
    CHECK(progress.of("reach") == nullptr);
}

TEST_CASE("a card is due again later and later", "[src][train]")
{
    Progress progress;
    progress.add(asked(Outcome::wrong));
    CHECK_FALSE(progress.of("colour")->is_due(day(0)));
    CHECK(progress.of("colour")->is_due(day(1)));
    progress.add(asked(Outcome::right));
    progress.add(asked(Outcome::right));
    CHECK_FALSE(progress.of("colour")->is_due(day(3)));
    CHECK(progress.of("colour")->is_due(day(4)));
}

TEST_CASE("the best level is one at which something was known", "[src][train]")
{
    Progress progress;
    progress.add(asked(Outcome::right, 0, 2));
    progress.add(asked(Outcome::wrong, 0, 3));
    CHECK(progress.of("colour")->best == 2);
    CHECK(progress.of("colour")->level == 3);
    CHECK(progress.of("colour")->count == train::Count{2, 1});
}

TEST_CASE("what was trained is on the disk, and what was reached follows from it", "[src][store]")
{
    const tests::Folder folder;
    const std::vector<Trained> now{asked(Outcome::right), asked(Outcome::late, 1, 2)};
    {
        store::TrainingLog log{folder.path()};
        CHECK(log.all()->empty());
        CHECK_FALSE(log.keep(std::span{now}.first(1)));
        CHECK_FALSE(log.keep(now));
        CHECK_FALSE(log.keep(now));
    }
    store::TrainingLog log{folder.path()};
    CHECK(log.all().value() == now);
    CHECK(Progress{*log.all()}.of("colour")->box("a1") == 1);
}

TEST_CASE("a log that cannot be written is told once, and its end too", "[src][store]")
{
    const tests::Folder folder;
    const auto place = folder.path() / "there";
    std::ofstream{place} << "a file where the folder should be";
    store::TrainingLog log{place};
    const std::vector<Trained> now{asked(Outcome::right)};
    CHECK(std::holds_alternative<store::Fault>(log.keep(now).value()));
    CHECK_FALSE(log.keep(now));
    std::filesystem::remove(place);
    CHECK(std::holds_alternative<store::CaughtUp>(log.keep(now).value()));
    CHECK(log.all().value() == now);
}
