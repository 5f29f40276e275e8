// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/laws/cases.hpp"
#include "tests/speech/shipped.hpp"
#include "tests/src/run.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <unistd.h>

namespace {

using client::cli::ExitStatus;
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
    CHECK(err == "-:3: expected SIDE touch [together] SQUARE…\n");
}

TEST_CASE("the command line wins over the head of a script", "[src][assist]")
{
    const std::string script = "ruleset e18rA\ntime 15\n@0 start\n@1 white press\n";
    const auto facts = [&](std::vector<std::string> options) {
        options.insert(options.begin(), {"assist", "--script", "-", "--format", "facts"});
        return run(std::move(options), script);
    };
    CHECK(facts({}).out.starts_with("0.000 clock white=900.000"));
    CHECK(facts({"--time", "3"}).out.starts_with("0.000 clock white=180.000"));
    // A press without a move is illegal in the Laws of 2018, and was not before; rapid it stays.
    CHECK_THAT(facts({}).out, Catch::Contains("illegal side=white count=1 bonus=120"));
    CHECK_THAT(facts({"--edition", "2009"}).out, !Catch::Contains("illegal"));
    const auto wrong = facts({"--edition", "1066"});
    CHECK(wrong.status == ExitStatus::wrong_use);
    CHECK(wrong.out.empty());
    CHECK(wrong.err ==
          "annabella assist: --edition 1066: expected edition 1997, 2009, 2018 or 2023.\n");
}

TEST_CASE("the arbiter may overrule German, but not under the Laws of 2009",
          "[src][assist][ANN-006]")
{
    const auto said = [](const std::string& edition, const std::string& language) {
        return run({"assist", "--script", "-", "--language", language},
                   "edition " + edition + "\ngerman off\n@0 start\n@1 white move Nf3\n")
            .out;
    };
    CHECK(said("2018", "en") == "knight to Felix three\n");
    CHECK(said("2023", "cs") == "jezdec na Felix tři\n");
    CHECK(said("2009", "en") == "Springer Felix drei\n");
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
    const auto language = GENERATE(from_range(shipped::languages));
    for (const auto& dispute : laws_tests::all_cases(laws_tests::Rulesets::first)) {
        CAPTURE(dispute.file, dispute.ids.front(), language);
        const auto [status, out, err] =
            run({"assist", "--script", "-", "--language", language}, dispute.script);
        CHECK(status == ExitStatus::done);
        CHECK(out.find('{') == std::string::npos);
        CHECK(out.empty() == dispute.facts.empty());
    }
}

TEST_CASE("Chess960 is set up and castled in words", "[src][assist][C96-013][C96-014]")
{
    struct Row {
        std::string language;
        std::string words;
    };
    const auto row = GENERATE(values<Row>({
        {"en", "Chess960, position 3, from a to h: bishop, queen, knight, knight, rook, king, "
               "rook, bishop\nI am about to castle\nKurze Rochade\n"},
        {"de", "Chess960, Stellung 3, von a bis h: Läufer, Dame, Springer, Springer, Turm, König, "
               "Turm, Läufer\nIch werde rochieren\nKurze Rochade\n"},
        {"cs", "Fischerovy šachy (Chess960), postavení 3, od a do h: střelec, dáma, jezdec, "
               "jezdec, věž, král, věž, "
               "střelec\nBudu provádět rošádu\nKurze Rochade\n"},
        {"sk", "Šach960, postavenie 3, od a po h: strelec, dáma, jazdec, jazdec, veža, kráľ, "
               "veža, strelec\nVykonávam rošádu\nKurze Rochade\n"},
        {"sr", "Šah 960, postavka 3, od a do h: lovac, dama, skakač, skakač, top, kralj, top, "
               "lovac\nNapraviću rokadu\nKurze Rochade\n"},
    }));
    const std::string script = "chess960 3\n@0 start\n@1 white move O-O\n";
    CHECK(run({"assist", "--script", "-", "--language", row.language}, script).out == row.words);
    CHECK(run({"assist", "--script", "-", "--language", "en"},
              "fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1\n@0 start\n@1 white move O-O\n")
              .out == "Kurze Rochade\n");
}

/// A folder of its own that goes away with the test.
class Folder {
public:
    Folder() : path_{std::filesystem::temp_directory_path() / fmt::format("annabella-{}", getpid())}
    {
        std::filesystem::create_directories(path_);
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    [[nodiscard]] std::string file(const std::string& name) const { return path_ / name; }

private:
    std::filesystem::path path_;
};

constexpr auto sealed_script = "player white Anna Nováková\nplayer black Bella\ntime 90\n"
                               "resumption tomorrow at ten, in the same hall\n"
                               "@0 start\n@60 adjourn\n@70 seal Nf3\n@71 white press\n";

TEST_CASE("a sealed move goes into an envelope and onto a slip",
          "[src][assist][ADJ-005][ADJ-006][ANN-032]")
{
    const Folder folder;
    const auto envelope = folder.file("game.envelope");
    const auto slip = folder.file("arbiter.slip");
    const auto sealed =
        run({"assist", "--script", "-", "--envelope", envelope, "--slip", slip}, sealed_script);
    REQUIRE(sealed.status == ExitStatus::done);
    const auto outside = laws_tests::contents(envelope);
    CHECK_THAT(outside, Catch::Contains("white: Anna Nováková\nblack: Bella\nsealer: white\n"));
    CHECK_THAT(outside, Catch::Contains("resumption: tomorrow at ten, in the same hall\n"));
    CHECK(outside.find("Nf3") == std::string::npos);
    CHECK_THAT(laws_tests::contents(slip), Catch::EndsWith("\nmove: Nf3\n"));
    const auto readers = std::filesystem::status(slip).permissions() &
                         (std::filesystem::perms::group_all | std::filesystem::perms::others_all);
    CHECK(readers == std::filesystem::perms::none);

    const auto closed = run({"assist", "--open", envelope});
    CHECK(closed.status == ExitStatus::done);
    CHECK(closed.out == outside);
    const auto opened = run({"assist", "--open", envelope, "--slip", slip});
    CHECK(opened.status == ExitStatus::done);
    CHECK(opened.out == outside + "move: Nf3\n");
}

TEST_CASE("a move that was not the sealed one breaks the seal", "[src][assist][ADJ-006]")
{
    const Folder folder;
    const auto envelope = folder.file("game.envelope");
    run({"assist", "--script", "-", "--envelope", envelope}, sealed_script);
    auto slip = laws_tests::contents(envelope + ".slip");
    std::ofstream{envelope + ".slip"} << slip.replace(slip.find("Nf3"), 3, "Nh3");
    const auto opened = run({"assist", "--open", envelope, "--slip", envelope + ".slip"});
    CHECK(opened.status == ExitStatus::wrong_input);
    CHECK(opened.out.find("Nh3") == std::string::npos);
    CHECK_THAT(opened.err, Catch::EndsWith(": this is not the move that was sealed\n"));
    CHECK_THAT(run({"assist", "--open", envelope + ".slip"}).err,
               Catch::EndsWith(":1: this is no such file\n"));
    CHECK_THAT(run({"assist", "--open", folder.file("nothing")}).err,
               Catch::EndsWith(":1: cannot be read\n"));
    const auto again = run({"assist", "--script", "-", "--envelope", envelope}, sealed_script);
    CHECK(again.status == ExitStatus::wrong_input);
    CHECK(again.out.empty());
    CHECK_THAT(again.err, Catch::EndsWith(" is there already.\n"));
}

TEST_CASE("a reply that is sealed has its own envelope", "[src][assist][ADJ-015]")
{
    const Folder folder;
    const auto envelope = folder.file("reply.envelope");
    const auto script = std::string{sealed_script} +
                        "@80 absent white\n@1000 resume\n@1000 open\n@1000 seal d5\n"
                        "@1000 black press\n";
    CHECK(run({"assist", "--script", "-", "--envelope", envelope}, script).status ==
          ExitStatus::done);
    CHECK(run({"assist", "--open", envelope, "--slip", envelope + ".slip"})
              .out.ends_with("\nmove: d5\n"));
}

TEST_CASE("assist says plainly what it cannot do", "[src][assist]")
{
    CHECK(run({"assist", "--script", "-", "--format", "song"}).status == ExitStatus::wrong_use);
    const auto wrong = run({"assist", "--edition", "2019"});
    CHECK(wrong.status == ExitStatus::wrong_use);
    CHECK(wrong.err ==
          "annabella assist: --edition 2019: expected edition 1997, 2009, 2018 or 2023.\n");
    const auto missing = run({"assist", "--script", "no such file", "--format", "facts"});
    CHECK(missing.status == ExitStatus::wrong_input);
    CHECK(missing.err == "annabella assist: no such file cannot be read.\n");
    const auto folder = run({"assist", "--script", ".", "--format", "facts"});
    CHECK(folder.status == ExitStatus::wrong_input);
    CHECK(folder.err == "annabella assist: . cannot be read.\n");
}

}  // namespace
