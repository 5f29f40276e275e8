// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/laws/cases.hpp"
#include "tests/src/run.hpp"

#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>
#include <string>

namespace {

using client::ExitStatus;
using tests::run;

TEST_CASE("assist prints the facts of a script", "[src][assist]")
{
    const auto [status, out, err] =
        run({"assist", "--script", "tests/laws/examples/two-hands.script", "--format", "facts"});
    CHECK(status == ExitStatus::done);
    CHECK(err.empty());
    CHECK(out.starts_with("0.000 clock white=600.000 black=600.000 running=white period=1\n"));
}

TEST_CASE("assist reads a script from standard input", "[src][assist]")
{
    const auto [status, out, err] = run({"assist", "--script", "-", "--format", "facts"},
                                        "@0 start\n@1 white move e4\n@2 black touch i1\n@3 fen\n");
    CHECK(status == ExitStatus::wrong_input);
    CHECK(out == "1.000 move side=white san=e4 uci=e2e4 state=made\n");
    CHECK(err == "-:3: expected SIDE touch SQUARE…\n");
}

TEST_CASE("announced words are compared by their meaning",
          "[src][assist][ANN-012][ANN-013][ANN-016][ANN-018]")
{
    const auto [status, out, err] =
        run({"assist", "--script", "tests/laws/examples/blind-slip.script", "--format", "facts"});
    std::ifstream facts{"tests/laws/examples/blind-slip.facts"};
    CHECK(status == ExitStatus::done);
    CHECK(out == std::string{std::istreambuf_iterator<char>{facts}, {}});
}

TEST_CASE("a correction keeps what it does not say again", "[src][assist][EX-D.2.8-1][ANN-018]")
{
    const auto [status, out, err] =
        run({"assist", "--script", "-", "--format", "facts"},
            "ruleset e18s\nblind white\n@0 start\n@1 white lift g1\n@2 white place f3\n"
            "@3 white announce Springer Felix vier\n@4 white correct Felix drei\n@5 white press\n");
    CHECK(status == ExitStatus::done);
    CHECK_THAT(out, Catch::Contains("4.000 announce side=white words=\"Felix drei\" verdict=equal\n"
                                    "4.000 move side=white san=Nf3 uci=g1f3 state=made\n"
                                    "5.000 move side=white san=Nf3 uci=g1f3 state=completed\n"));
}

TEST_CASE("assist announces what happens, in every language", "[src][assist][ANN-042][ANN-043]")
{
    struct Row {
        std::string language;
        std::string words;
    };
    const auto row = GENERATE(values<Row>({
        {"en", "Illegal move, first offence. Two minutes are added for Black\nPosition restored\n"},
        {"de", "Regelwidriger Zug, erster Fall. Schwarz erhält 2 Minuten zusätzlich\n"
               "Stellung wiederhergestellt\n"},
        {"cs", "Nepřípustný tah, první případ. Černému se přidávají 2 minuty\nPozice obnovena\n"},
        {"sk", "Neprípustný ťah, prvý prípad. Čiernemu sa pridávajú 2 minúty\nPozícia obnovená\n"},
        {"sr", "Nepravilan potez, prvi put. Crnom se dodaju 2 minuta\nPozicija vraćena\n"},
        {"sr-Cyrl", "Неправилан потез, први пут. Црном се додају 2 минута\nПозиција враћена\n"},
    }));
    const auto [status, out, err] =
        run({"assist", "--script", "tests/laws/examples/illegal-moves.script", "--language",
             row.language});
    CHECK(status == ExitStatus::done);
    CHECK_THAT(out, Catch::Contains(row.words));
    CHECK_THAT(out, Catch::Contains("\nBauer Eva vier\n"));
}

TEST_CASE("the head of a script and the command line choose the announcements", "[src][assist]")
{
    const std::string script = "announce cs\n@0 start\n@1 white move Nf3\n";
    CHECK_THAT(run({"assist", "--script", "-", "--language", "en"}, script).out,
               Catch::Contains("jezdec na f3\n"));
    CHECK_THAT(run({"assist", "--script", "-", "--announce", "de", "--ascii"}, script).out,
               Catch::Contains("Springer nach f3\n"));
}

TEST_CASE("every dispute of the collection can be told in every language", "[src][assist]")
{
    const auto language = GENERATE(as<std::string>{}, "en", "de", "cs", "sk", "sr", "sr-Cyrl");
    for (const auto& dispute : laws_tests::all_cases()) {
        CAPTURE(dispute.file, dispute.ids.front(), language);
        const auto [status, out, err] =
            run({"assist", "--script", "-", "--language", language}, dispute.script);
        CHECK(status == ExitStatus::done);
        CHECK(out.find('{') == std::string::npos);
        CHECK(out.empty() == dispute.facts.empty());
    }
}

TEST_CASE("assist says plainly what it cannot do", "[src][assist]")
{
    CHECK(run({"assist"}).status == ExitStatus::wrong_use);
    CHECK(run({"assist", "--script", "-", "--format", "song"}).status == ExitStatus::wrong_use);
    const auto missing = run({"assist", "--script", "no such file", "--format", "facts"});
    CHECK(missing.status == ExitStatus::wrong_input);
    CHECK(missing.err == "annabella assist: no such file cannot be read.\n");
    const auto folder = run({"assist", "--script", ".", "--format", "facts"});
    CHECK(folder.status == ExitStatus::wrong_input);
    CHECK(folder.err == "annabella assist: . cannot be read.\n");
}

}  // namespace
