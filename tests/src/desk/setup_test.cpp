// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/time_control.hpp"
#include "tests/src/desk/desk.hpp"

#include <algorithm>

namespace {

using namespace client::desk;
using namespace desk_tests;
namespace wishes = client::host::wishes;
using namespace rules;
using Lines = std::vector<std::string>;

constexpr auto no_head = std::nullopt;

std::string answers(Session& session, const Lines& lines)
{
    std::string all;
    for (const auto& line : lines)
        all += text(session.line(line, begin));
    return all;
}

const std::string duties =
    "Duties by letter: a makes moves on the other board, b announces moves, c keeps the score and "
    "presses the clock, d tells moves and times when asked, e claims on time, f adjournment; all: "
    "all of these duties. Nothing: no assistant\n";

}  // namespace

TEST_CASE("the desk is set up by questions", "[src][desk]")
{
    Session session{in("en")};
    std::string all = text(session.begin("", no_head));
    all += answers(session, {"Anna", "Boris", "2023", "soon", "25+10", "", "1", "5", "1", "", "abc",
                             "fide", "2", "30", ""});
    CHECK(all ==
          "Name of White? Nothing: without a name\n"
          "Name of Black? Nothing: without a name\n"
          "Edition of the Laws? 1997, 2009, 2018 or 2023. Nothing: 2018\n"
          "Time control? A preset such as blitz-5, or a control such as 90+30. A question "
          "mark lists the presets. Nothing: no clock\n"
          "soon: not understood\n"
          "Time control? A preset such as blitz-5, or a control such as 90+30. A question "
          "mark lists the presets. Nothing: no clock\n"
          "Tempo? 1 standard, 2 rapid, 3 blitz. Nothing: as the time control is\n"
          "Supervision? 1 supervised, 2 unsupervised. Nothing: supervised\n"
          "Who is visually impaired? 1 White, 2 Black, 3 both, 4 nobody\n"
          "5: not understood\n"
          "Who is visually impaired? 1 White, 2 Black, 3 both, 4 nobody\n"
          "Who is hearing impaired? 1 White, 2 Black, 3 both, 4 nobody. Nothing: nobody\n"
          "Assistant of White? " +
              duties +
              "Words of the announcements? fide, en, cs, sk, sr, sr-Cyrl or de. Nothing: "
              "fide\n"
              "Does the press of the clock wait for the repetition? 1 no, as in the Laws, 2 "
              "yes. Nothing: no\n"
              "Before which move may no draw be agreed? A number, or nothing\n"
              "Is it a tournament game? 1 no, 2 yes. Nothing: no\n"
              "Anna against Boris. Laws of 2023, rapid, time 25+10. White is visually "
              "impaired. White has an assistant for a,b,c. The press waits for the "
              "repetition. No draw by agreement before move 30. Not a tournament game. The desk "
              "is set up. start begins the game\n");
    REQUIRE(session.game());
    const GameOptions& options = session.game()->options();
    CHECK(options.rules.name == "e23rA");
    CHECK(options.players[0].visually_impaired);
    CHECK(options.players[0].assistant->has(AssistantDuty::keep_score_and_press));
    CHECK_FALSE(options.players[0].assistant->has(AssistantDuty::claim_time));
    CHECK(options.players[1].name == "Boris");
    CHECK(options.press_waits_for_repeat);
    CHECK(options.event.no_draws_before == 30);
}

TEST_CASE("who is visually impaired is asked until it is answered, and told", "[src][desk]")
{
    struct Row {
        const char* answer;
        const char* told;
    };
    for (const auto& [answer, told] : {Row{"1", ". White is visually impaired. "},
                                       {"2", ". Black is visually impaired. "},
                                       {"3", ". Both players are visually impaired. "},
                                       {"4", ". Nobody is visually impaired. "},
                                       {"none", ". Nobody is visually impaired. "}}) {
        Session session{in("en")};
        static_cast<void>(session.begin("", Lines{"player white A", "player black B", "time 5",
                                                  "edition 2018", "tempo standard"}));
        const std::string question =
            "Who is visually impaired? 1 White, 2 Black, 3 both, 4 nobody\n";
        CHECK(answers(session, {"", ""}) == question + question);
        CHECK_THAT(answers(session, {answer, "", "", "", "", "", "", ""}), Catch::Contains(told));
    }
}

TEST_CASE("a tempo of one's own wins over that of the time control", "[src][desk]")
{
    Session session{in("en")};
    static_cast<void>(session.begin("", no_head));
    static_cast<void>(answers(session, {"", "", "", "90+30", "3", "2", "4", "", "", "", ""}));
    REQUIRE(session.game());
    CHECK(session.game()->options().rules.name == "e18bU");
}

TEST_CASE("what is settled beforehand is not asked", "[src][desk]")
{
    Session session{in("en")};
    std::string all =
        text(session.begin("", Lines{"edition 2009", "time 5", "tempo blitz", "unsupervised",
                                     "tournament on", "player white Anna", "player black B"}));
    all += answers(session, {"4", "", "", ""});
    CHECK(all == "Who is visually impaired? 1 White, 2 Black, 3 both, 4 nobody\n"
                 "Who is hearing impaired? 1 White, 2 Black, 3 both, 4 nobody. Nothing: nobody\n"
                 "Words of the announcements? fide, en, cs, sk, sr, sr-Cyrl or de. Nothing: fide\n"
                 "Before which move may no draw be agreed? A number, or nothing\n"
                 "Do draws by agreement need the arbiter's consent? 1 no, 2 yes. Nothing: no\n");
    CHECK_THAT(answers(session, Lines(14)),
               Catch::EndsWith("Anna against B. Laws of 2009, blitz, time 5. Nobody is visually "
                               "impaired. A tournament game. The desk is set up. start begins the "
                               "game\n"));
    CHECK(session.game()->options().rules.name == "e09bU");
    CHECK(session.game()->options().tournament);
}

TEST_CASE("without an assistant a blind and a deaf player are not set up", "[src][desk][ANN-034]")
{
    Session session{in("en")};
    static_cast<void>(session.begin("", no_head));
    static_cast<void>(answers(session, {"", "", "", "", "", "1", "2", ""}));
    CHECK_THAT(answers(session, {""}),
               Catch::StartsWith("An assistant is required. Article D.2.11\nAssistant of Black?"));
    CHECK_THAT(answers(session, {"back", "all"}), Catch::StartsWith("Assistant of White?"));
    static_cast<void>(answers(session, {"", "", "", "", ""}));
    REQUIRE(session.game());
    CHECK(session.game()->options().players[0].assistant->has(AssistantDuty::adjournment));
}

TEST_CASE("a sighted player is asked for an assistant where the impaired one has none",
          "[src][desk][ANN-033]")
{
    const Lines settled{"player white A", "player black B", "time 90", "edition 2018",
                        "tempo standard"};
    Session assisted{in("en")};
    static_cast<void>(assisted.begin("", settled));
    CHECK_THAT(answers(assisted, {"2", ""}), Catch::EndsWith("Assistant of Black? " + duties));
    CHECK_THAT(answers(assisted, {"a"}), Catch::StartsWith("Words of the announcements?"));
    Session unassisted{in("en")};
    static_cast<void>(unassisted.begin("", settled));
    const std::string question =
        "Assistant of White, who sees? Duties by letter: a makes moves on the other board, b "
        "announces moves. Nothing: no assistant\n";
    CHECK_THAT(answers(unassisted, {"2", "", ""}), Catch::EndsWith(question));
    CHECK(answers(unassisted, {"abc"}) == "abc: not understood\n" + question);
    CHECK_THAT(answers(unassisted, {"all"}), Catch::StartsWith("Words of the announcements?"));
    static_cast<void>(answers(unassisted, {"", "", "", ""}));
    REQUIRE(unassisted.game());
    CHECK(unassisted.game()->options().players[0].assistant->only_a_and_b());
}

TEST_CASE("the questions are answered by words as well as by numbers", "[src][desk]")
{
    Session session{in("de")};
    static_cast<void>(session.begin("", no_head));
    static_cast<void>(
        answers(session, {"Anna", "Boris", "2018", "15 + 10", "rapid", "supervised", "beide",
                          "niemand", "nein", "alle", "fide", "ja", "nein", "nein"}));
    REQUIRE(session.game());
    const GameOptions& options = session.game()->options();
    CHECK(options.rules.name == "e18rA");
    CHECK(write_time_control(options.control) == "15+10");
    CHECK(options.players[0].visually_impaired);
    CHECK(options.players[1].visually_impaired);
    CHECK_FALSE(options.players[0].assistant);
    CHECK(options.players[1].assistant);
    CHECK(options.press_waits_for_repeat);
}

TEST_CASE("whoever does not know how a time control is written hears the presets", "[src][desk]")
{
    Session session{in("en")};
    static_cast<void>(session.begin("", Lines{"player white A", "player black B", "edition 2018"}));
    CHECK_THAT(answers(session, {"?"}), Catch::Contains("\nblitz-5: 5 minutes") &&
                                            Catch::Contains("\nTime control? A preset"));
    CHECK_THAT(answers(session, {"blitz-5"}), Catch::StartsWith("Tempo?"));
    CHECK_THAT(answers(session, {"?"}), !Catch::Contains("blitz-5"));
}

TEST_CASE("a time control is a preset by its number, or as it is said", "[src][desk]")
{
    struct Row {
        const char* language;
        const char* answer;
        const char* control;
    };
    for (const auto& [language, answer, control] :
         {Row{"en", "90 plus 30", "90+30"}, Row{"en", "90 minutes plus 30 seconds", "90+30"},
          Row{"de", "15 Minuten plus 10 Sekunden", "15+10"}, Row{"cs", "3 plus 2", "3+2"},
          Row{"en", "ninety plus thirty", "90+30"}, Row{"de", "neunzig plus dreißig", "90+30"},
          Row{"en", "external 90 + 30", "90+30"},
          Row{"en", "40/90 + 30, 30 + 30", "40/90+30,30+30"},
          Row{"en", "p1", time_presets().front().control.data()}}) {
        CAPTURE(answer);
        Session session{in(language)};
        static_cast<void>(session.begin(
            "", Lines{"player white A", "player black B", "edition 2018", "tempo standard"}));
        static_cast<void>(answers(session, {answer, "4", "", "", "", ""}));
        REQUIRE(session.game());
        CHECK(write_time_control(session.game()->options().control) == control);
    }
    Session session{in("en")};
    static_cast<void>(session.begin("", Lines{"player white A", "player black B", "edition 2018"}));
    CHECK_THAT(answers(session, {"p99"}), Catch::StartsWith("p99: not understood"));
}

TEST_CASE("a question mark tells what each answer to a question means", "[src][desk]")
{
    for (const auto* const language : {"en", "de", "cs", "sk", "sr"}) {
        Session session{in(language)};
        static_cast<void>(session.begin("", Lines{"tournament on"}));
        for (int asked = 0; !session.game(); ++asked) {
            REQUIRE(asked < 60);
            const auto help = answers(session, {"?"});
            CHECK(std::count(help.begin(), help.end(), '\n') >= 3);
            static_cast<void>(answers(session, {""}));
            if (!session.game() && answers(session, {"?"}) == help)  // who is impaired
                static_cast<void>(answers(session, {"4"}));
        }
    }
}

TEST_CASE("what an event and its players have settled is the answer in the next game",
          "[src][desk]")
{
    Session first{in("en")};
    static_cast<void>(first.begin("", Lines{"edition 2018", "time 90+30", "tempo standard"}));
    static_cast<void>(answers(
        first, {"Anna",         "Boris", "4", "",  "",    "",     "2",     "2", "30", "", "2",
                "Open of Brno", "Brno",  "3", "5", "WGM", "2250", "12345", "",  "",   ""}));
    REQUIRE(first.game());
    CHECK(first.game()->options().event.agreement_needs_arbiter);
    CHECK(first.state().record->data().event == "Open of Brno");
    auto settings = in("en");
    settings.before = lines_to_keep(first.state().setup.headers(), {});
    Session second{settings};
    static_cast<void>(second.begin("", Lines{"edition 2018", "time 90+30", "tempo standard"}));
    const auto told = answers(second, {"Eva", "Anna", "4", "",  "", "", "", "", "", "", "",
                                       "",    "",     "4", "5", "", "", "", "", "", ""});
    CHECK_THAT(told, Catch::Contains("Name of the event? Nothing: without one. As before: Open of "
                                     "Brno\n") &&
                         Catch::Contains("As before: WGM"));
    REQUIRE(second.game());
    CHECK(second.game()->options().tournament);
    CHECK(second.game()->options().event.agreement_needs_arbiter);
    const auto& data = second.state().record->data();
    CHECK(data.event == "Open of Brno");
    CHECK(data.round == "4");
    CHECK(data.of(Color::black) == client::script::EventData::OfPlayer{"WGM", "2250", "", "12345"});
    CHECK(data.of(Color::white) == client::script::EventData::OfPlayer{});
}

TEST_CASE("a wrong answer is mended by going back, and set-up can be left", "[src][desk]")
{
    Session session{in("de")};
    static_cast<void>(session.begin("", no_head));
    CHECK_THAT(answers(session, {"Ana", "zurück"}), Catch::EndsWith("Name von Weiß? Nichts: ohne "
                                                                    "Namen\n"));
    CHECK_THAT(answers(session, {"zurück", "hilfe"}), Catch::Contains("zurück: die vorige Frage"));
    static_cast<void>(answers(session, {"Weiß", "Schwarz"}));  // people are called so
    static_cast<void>(answers(session, {"", "", "", "4", "", "", "", ""}));
    REQUIRE(session.game());
    CHECK(session.game()->options().players[0].name == "Weiß");
    Session other{in("de")};
    static_cast<void>(other.begin("", no_head));
    CHECK(wishes_for<wishes::Quit>(other.line("beenden", begin)));
}
