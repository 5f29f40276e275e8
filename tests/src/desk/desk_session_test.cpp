// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/articles.hpp"
#include "src/desk/session.hpp"
#include "src/script/commands.hpp"
#include "src/script/words.hpp"
#include "tests/laws/cases.hpp"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <fstream>

namespace {

using namespace client::desk;
using namespace rules;
using namespace std::chrono_literals;

constexpr Instant begin{};

Session::Words in(const std::string& language)
{
    return [language](const std::string& announce) {
        client::tools::WordOptions options;
        options.language = language;
        options.announce = announce;
        return std::make_unique<client::tools::ChosenWords>(options);
    };
}

std::string text(const Reply& reply)
{
    std::string lines;
    for (const auto& said : reply.said)
        lines += said.screen + '\n';
    for (const auto& paper : reply.printed)
        lines += paper;
    return lines;
}

client::script::Headers head(const std::vector<std::string>& lines)
{
    client::script::Headers headers;
    for (const auto& line : lines)
        REQUIRE(headers.read(line));
    return headers;
}

/// A dialogue as a file has it: what is typed stands after its time, what is heard after a bar.
std::string played(const std::string& path)
{
    Session session{in("en")};
    client::script::Headers headers;
    bool begun = false;
    std::string all;
    for (const std::string& line : laws_tests::lines(laws_tests::contents(path))) {
        if (line.starts_with('|'))
            continue;
        all += line + '\n';
        if (line.empty() || line.starts_with('#'))
            continue;
        if (!line.starts_with('@')) {
            REQUIRE(headers.read(line));
            continue;
        }
        if (!std::exchange(begun, true))
            static_cast<void>(session.begin(headers));
        client::script::Words words{line};
        const auto at = client::script::read_instant(words.next().substr(1));
        REQUIRE(at);
        for (const auto& said : laws_tests::lines(text(session.line(words.rest(), *at))))
            all += "| " + said + '\n';
    }
    return all;
}

}  // namespace

TEST_CASE("whole games at the desk are told as their dialogues say",
          "[src][desk][ANN-012][ANN-013][ANN-018][ANN-022][ANN-032]")
{
    const std::string path = "tests/src/desk/blind-sighted.dialogue";
    const auto now = played(path);
    if (std::getenv("ANNABELLA_WRITE_DIALOGUES") != nullptr)
        std::ofstream{path} << now;
    CHECK(now == laws_tests::contents(path));
}

TEST_CASE("the desk is set up by questions", "[src][desk]")
{
    Session session{in("en")};
    std::string all = text(session.begin());
    for (const auto* const answer :
         {"Anna", "Boris", "5", "1", "", "abc", "", "2023", "soon", "90+30", "1", "fide", "30"})
        all += text(session.line(answer, begin));
    CHECK(all == "Name of White? Nothing: without a name\n"
                 "Name of Black? Nothing: without a name\n"
                 "Who is visually impaired? 1 White, 2 Black, 3 both, 4 nobody\n"
                 "5: not understood\n"
                 "Who is visually impaired? 1 White, 2 Black, 3 both, 4 nobody\n"
                 "Who is hearing impaired? 1 White, 2 Black, 3 both, 4 nobody\n"
                 "Assistant of White? Duties by letter, such as abc. Nothing: no assistant\n"
                 "Assistant of Black? Duties by letter, such as abc. Nothing: no assistant\n"
                 "Edition of the Laws? 1997, 2009, 2018 or 2023. Nothing: 2018\n"
                 "Time control? A preset such as blitz-5, or a control such as 90+30. Nothing: no "
                 "clock\n"
                 "soon: not understood\n"
                 "Time control? A preset such as blitz-5, or a control such as 90+30. Nothing: no "
                 "clock\n"
                 "Supervision? 1 supervised, 2 unsupervised\n"
                 "Words of the announcements? fide, en, cs, sk, sr, sr-Cyrl or de. Nothing: fide\n"
                 "No draw by agreement before move? A number, or nothing\n"
                 "The desk is set up. start begins the game\n");
    REQUIRE(session.game());
    const GameOptions& options = session.game()->options();
    CHECK(options.rules.name == "e23s");
    CHECK(options.players[0].visually_impaired);
    CHECK(options.players[0].assistant->has(AssistantDuty::keep_score_and_press));
    CHECK(options.players[1].name == "Boris");
    CHECK(options.event.no_draws_before == 30);
}

TEST_CASE("what is settled beforehand is not asked", "[src][desk]")
{
    Session session{in("en")};
    std::string all = text(session.begin({"edition 2009", "time 5", "unsupervised", "tournament on",
                                          "player white Anna", "player black B"}));
    for (int i = 0; i < 6; ++i)
        all += text(session.line("", begin));
    CHECK(all == "Who is visually impaired? 1 White, 2 Black, 3 both, 4 nobody\n"
                 "Who is hearing impaired? 1 White, 2 Black, 3 both, 4 nobody\n"
                 "Assistant of White? Duties by letter, such as abc. Nothing: no assistant\n"
                 "Assistant of Black? Duties by letter, such as abc. Nothing: no assistant\n"
                 "Words of the announcements? fide, en, cs, sk, sr, sr-Cyrl or de. Nothing: fide\n"
                 "No draw by agreement before move? A number, or nothing\n"
                 "The desk is set up. start begins the game\n");
    CHECK(session.game()->options().rules.name == "e09bU");
    CHECK(session.game()->options().tournament);
}

TEST_CASE("against a hearing-impaired player the desk demands an assistant", "[src][desk][ANN-034]")
{
    Session session{in("en")};
    static_cast<void>(session.begin(head({"ruleset e18s", "blind white", "deaf black"})));
    CHECK(text(session.line("start", begin)) == "An assistant is required\nArticle D.2.11\n");
}

TEST_CASE("wrong order and nonsense change nothing at the desk", "[src][desk]")
{
    Session session{in("en")};
    static_cast<void>(session.begin(head({"ruleset e18s", "time 5", "blind white"})));
    CHECK(text(session.line("e4", begin)) == "e4: the game has not started\n");
    static_cast<void>(session.line("start", begin));
    const auto before = session.game()->state();
    for (const auto* const line :
         {"black press", "black move e5", "executed", "white repeat e4", "gibberish", "lift z9",
          "accept", "white accept", "arbiter accept", "open", "resume", "place e4"}) {
        CAPTURE(line);
        CHECK_FALSE(text(session.line(line, begin + 1s)).empty());
        auto now = session.game()->state();
        now.now = before.now;
        CHECK(now == before);
    }
}

TEST_CASE("the press waits for the repetition where that is settled", "[src][desk][ANN-016]")
{
    Session session{in("en")};
    static_cast<void>(session.begin(
        head({"ruleset e18s", "time 5", "blind white", "press-waits-for-repeat on"})));
    static_cast<void>(session.line("start", begin));
    static_cast<void>(session.line("e4", begin + 1s));
    CHECK(text(session.line("", begin + 2s)) == ": not allowed\n");
    static_cast<void>(session.line("repeat e4", begin + 3s));
    CHECK(text(session.line("", begin + 4s)) == "White has completed the move\n");
}

TEST_CASE("a slip of the arbiter is taken back, and the log says so", "[src][desk][ARB-071]")
{
    Session session{in("en")};
    static_cast<void>(session.begin(head({"ruleset e18s", "time 5"})));
    static_cast<void>(session.line("start", begin));
    static_cast<void>(session.line("arbiter lose white", begin + 5s));
    REQUIRE(session.game()->outcome());
    CHECK(text(session.line("retract", begin + 8s)) == "Taken back: arbiter score 0-1\n");
    CHECK_FALSE(session.game()->outcome());
    CHECK(session.game()->clock().left(Color::white, begin + 10s) == 5min - 10s);
    CHECK(text(session.line("log", begin + 9s)).ends_with("0:00:08 retract: arbiter score 0-1\n"));
}

TEST_CASE("all papers of a game are written", "[src][desk][NOT-040][ANN-026]")
{
    Session session{in("en")};
    static_cast<void>(
        session.begin(head({"ruleset e18s", "time 5", "player white Anna", "player black Boris"})));
    for (const auto* const line : {"start", "e4", "", "e5", ""})
        static_cast<void>(session.line(line, begin + 1s));
    static_cast<void>(session.line("white write e4", begin + 2s));
    static_cast<void>(session.line("white write e6?", begin + 2s));
    const auto pgn = text(session.line("pgn", begin + 3s));
    CHECK_THAT(pgn, Catch::Contains("[White \"Anna\"]\n"));
    CHECK_THAT(pgn, Catch::Contains("[TimeControl \"300\"]\n"));
    CHECK_THAT(pgn, Catch::Contains("1. e4 {[%clk 0:05:00]} 1... e5 {[%clk 0:05:00]} *\n"));
    CHECK(text(session.line("sheet white", begin + 3s)) == "1. e4 e6?\n");
    CHECK(text(session.line("sheet black", begin + 3s)) == "1. e4 e5\n");
    CHECK(text(session.line("braille black", begin + 3s)) == "⠂ ⠑⠲ ⠑⠢\n");
    CHECK(text(session.line("brf black", begin + 3s)) == "1 E4 E5\n");
    const auto reply = session.line("export papers", begin + 4s);
    REQUIRE(reply.wish);
    const auto& wanted = std::get<FilesWanted>(*reply.wish);
    CHECK(wanted.folder == "papers");
    CHECK(wanted.files.size() == 8);
}

TEST_CASE("a game at the desk is taken over after a crash, with the clocks stopped", "[src][desk]")
{
    Session first{in("en")};
    static_cast<void>(first.begin(head({"ruleset e18s", "time 5", "blind white"})));
    for (const auto* const line : {"start", "e4", ""})
        static_cast<void>(first.line(line, begin + 7s));
    Session second{in("en")};
    CHECK(text(second.begin(first.kept() + "@9.0 white torn", {})) ==
          "A game was left behind at the desk. Go on with it, yes or no?\n");
    CHECK(text(second.line("yes", begin)) ==
          "White: 5 minutes. Black: 5 minutes. No clock is running\n");
    CHECK(second.game()->record().size() == 1);
    CHECK(text(second.line("arbiter go", begin + 8s)).ends_with("Black's clock is running\n"));
}

TEST_CASE("every ruling has its article", "[src][desk]")
{
    for (int reason = 0; reason <= static_cast<int>(EndReason::sealed_cannot_mate); ++reason)
        CHECK_FALSE(
            article_of(facts::Ended{rules::Outcome{Points::draw, static_cast<EndReason>(reason)}})
                .empty());
    for (int kind = 0; kind <= static_cast<int>(ClaimKind::clock); ++kind)
        CHECK_FALSE(
            article_of(facts::Claimed{Color::white, static_cast<ClaimKind>(kind), {}}).empty());
    for (int kind = 0; kind <= static_cast<int>(Irregularity::displaced); ++kind)
        CHECK_FALSE(
            article_of(facts::Irregular{Color::white, static_cast<Irregularity>(kind)}).empty());
}

TEST_CASE("the desk speaks every language", "[src][desk]")
{
    const auto language = GENERATE(as<std::string>{}, "en", "de", "cs", "sk", "sr", "sr-Cyrl");
    Session session{in(language)};
    static_cast<void>(session.begin(head({"ruleset e18s"})));
    const auto help = text(session.line("help", begin));
    for (const CommandRow& row : desk_words())
        CHECK_THAT(help, Catch::Contains(std::string{row.name} + " ") ||
                             Catch::Contains(std::string{row.name} + ":"));
    CHECK(help.find('{') == std::string::npos);
}
