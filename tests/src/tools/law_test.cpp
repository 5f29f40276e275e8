// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/run.hpp"

#include <catch2/catch.hpp>

#include <string>

using client::cli::ExitStatus;
using tests::run;

TEST_CASE("an article of the Laws is told by its number, as its edition has it", "[src][laws]")
{
    const auto told = run({"law", "--language", "en", "9.4"});
    CHECK(told.status == ExitStatus::done);
    CHECK(told.err.empty());
    CHECK(told.out == "9.4: Whoever touches a piece loses the claim for this move.\n");
    CHECK_THAT(run({"law", "--language", "en", "--edition", "1997", "B5"}).out,
               Catch::StartsWith("B5: "));
    CHECK(run({"law", "--language", "en", "B99"}).status == ExitStatus::wrong_input);
}

TEST_CASE("without words the chapters of the Laws are told", "[src][laws]")
{
    const auto told = run({"law", "--language", "en", "--edition", "2009"});
    CHECK(told.status == ExitStatus::done);
    CHECK_THAT(told.out, Catch::StartsWith("The Laws of 2009\n1: "));
    CHECK(run({"law", "--language", "en", "--edition", "2009", "contents"}).out == told.out);
    CHECK_THAT(run({"law", "--language", "de", "inhalt"}).out,
               Catch::StartsWith("Die Regeln von 2018\n"));
}

TEST_CASE("words are looked up in the terms and the articles", "[src][laws]")
{
    CHECK_THAT(run({"law", "--language", "en", "stalemate"}).out,
               Catch::StartsWith("stalemate: ", Catch::CaseSensitive::No) &&
                   Catch::Contains("Also in: 5.2.1\n"));
    CHECK_THAT(run({"law", "--language", "cs", "pat"}).out,
               Catch::StartsWith("pat: ", Catch::CaseSensitive::No));
    CHECK_THAT(run({"law", "--language", "de", "was", "ist", "Patt"}).out,
               Catch::StartsWith("patt: ", Catch::CaseSensitive::No));
}

TEST_CASE("what the Laws do not have is told, and the status says so", "[src][laws]")
{
    const auto told = run({"law", "--language", "en", "99"});
    CHECK(told.status == ExitStatus::wrong_input);
    CHECK(told.out.empty());
    CHECK(told.err == "annabella law: There is no article 99.\n");
    CHECK(run({"law", "--language", "de", "99", "kommentar"}).err ==
          "annabella law: Zu 99 gibt es keinen Kommentar.\n");
}
