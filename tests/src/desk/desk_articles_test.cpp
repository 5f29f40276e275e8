// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/law_book.hpp"
#include "src/words/articles.hpp"
#include "tests/speech/shipped.hpp"
#include "tests/src/desk/desk.hpp"

#include <set>
#include <utility>
#include <variant>
#include <vector>

/// Every ruling at the desk names its article.

using namespace client::desk;
using client::words::article_of;
using namespace desk_tests;
using namespace rules;

TEST_CASE("a draw that the event does not allow yet is refused by its article", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5", "no-draws-before 30"}};
    desk.type({"start"});
    CHECK(desk.says("offer") ==
          "offer: the rules of the event do not allow a draw yet. Article 9.1.1\n");
    CHECK(desk.says("white sign") == "white sign: the game is not over yet\n");
}

TEST_CASE("a player who is not there keeps nobody awake before the game", "[src][desk][CLK-027]")
{
    CHECK_FALSE(Desk{{"ruleset e18s", "time 90", "absent white"}}.next_alarm());
}

TEST_CASE("every ruling has its article", "[src][desk]")
{
    constexpr auto edition = Edition::e2018;
    for (int reason = 0; reason <= static_cast<int>(EndReason::device); ++reason)
        CHECK_FALSE(
            article_of(facts::Ended{rules::Outcome{Points::draw, static_cast<EndReason>(reason)}},
                       edition)
                .empty());
    for (int kind = 0; kind <= static_cast<int>(ClaimKind::clock); ++kind)
        CHECK_FALSE(
            article_of(facts::Claimed{Color::white, static_cast<ClaimKind>(kind), {}}, edition)
                .empty());
    for (int kind = 0; kind <= static_cast<int>(Irregularity::displaced); ++kind)
        CHECK_FALSE(
            article_of(facts::Irregular{Color::white, static_cast<Irregularity>(kind)}, edition)
                .empty());
}

namespace {

template <class Enum, class Make>
void add_cited(std::vector<rules::FactBody>& all, Enum last, const Make& make)
{
    for (int value = 0; value <= static_cast<int>(last); ++value)
        all.emplace_back(make(static_cast<Enum>(value)));
}

/// Facts of every kind, whatever they are about.
template <std::size_t... kinds>
void add_each_kind(std::vector<rules::FactBody>& all, std::index_sequence<kinds...> /*unused*/)
{
    (all.emplace_back(std::in_place_index<kinds>), ...);
}

std::vector<rules::FactBody> all_rulings()
{
    std::vector<rules::FactBody> all;
    add_each_kind(all, std::make_index_sequence<std::variant_size_v<rules::FactBody>>{});
    add_cited(all, rules::Refusal::no_duty, [](auto each) {
        facts::Refused fact;
        fact.reason = each;
        return fact;
    });
    add_cited(all, rules::Hindrance::not_on_move, [](auto each) {
        facts::Refused fact;
        fact.because = each;
        return fact;
    });
    add_cited(all, ClaimKind::agreement, [](auto each) {
        return facts::Claimed{Color::white, each, {}};
    });
    add_cited(all, ClaimKind::agreement, [](auto each) {
        return facts::Claimed{Color::white, each, rules::Verdict::inadmissible};
    });
    add_cited(all, Irregularity::displaced, [](auto each) {
        return facts::Irregular{Color::white, each};
    });
    add_cited(all, rules::TimeReason::assistant, [](auto each) {
        facts::TimeAdded fact;
        fact.why = each;
        return fact;
    });
    add_cited(all, rules::Must::free, [](auto each) {
        facts::DutyArose fact;
        fact.duty.must = each;
        return fact;
    });
    add_cited(all, rules::AssistantDuty::adjournment, [](auto each) {
        facts::Assisted fact;
        fact.duty = each;
        return fact;
    });
    add_cited(all, rules::Cancellation::position_lost, [](auto each) {
        facts::Cancelled fact;
        fact.why = each;
        return fact;
    });
    add_cited(all, EndReason::device, [](auto each) {
        return facts::Ended{rules::Outcome{Points::draw, each}};
    });
    return all;
}

}  // namespace

namespace {

/// What an edition has no rule about, so that no ruling of it can rest on one.
bool is_unknown_to(Edition edition, const rules::FactBody& fact)
{
    const auto* const irregular = std::get_if<facts::Irregular>(&fact);
    const auto* const ended = std::get_if<facts::Ended>(&fact);
    if (irregular != nullptr && edition == Edition::e1997) {
        using enum Irregularity;
        const std::set unknown{press_before_announce, announcement_differs, no_repeat, score_views,
                               written_ahead};
        return unknown.contains(irregular->kind);
    }
    if (irregular != nullptr)
        return edition == Edition::e2009 && irregular->kind == Irregularity::score_views;
    if (ended == nullptr || edition == Edition::e2018 || edition == Edition::e2023)
        return false;
    using enum EndReason;
    std::set unknown{fivefold, seventy_five, resignation_cannot_mate, illegal_position};
    if (edition == Edition::e1997)
        unknown.insert({illegal_cannot_mate, both_flags, device});
    return unknown.contains(ended->outcome.reason);
}

/// Rulings are what somebody could ask the article of.
bool is_ruling(const rules::FactBody& fact)
{
    return std::holds_alternative<facts::Ended>(fact) ||
           std::holds_alternative<facts::Irregular>(fact) ||
           std::holds_alternative<facts::IllegalMove>(fact) ||
           std::holds_alternative<facts::Restored>(fact) ||
           std::holds_alternative<facts::Punished>(fact) ||
           std::holds_alternative<facts::TimeAdded>(fact) ||
           std::holds_alternative<facts::TimeTaken>(fact) ||
           std::holds_alternative<facts::DefaultWaived>(fact) ||
           std::holds_alternative<facts::PointsTold>(fact) ||
           std::holds_alternative<facts::Adjourned>(fact) ||
           std::holds_alternative<facts::Sealed>(fact) ||
           std::holds_alternative<facts::Opened>(fact) ||
           std::holds_alternative<facts::Resumed>(fact) ||
           std::holds_alternative<facts::Cancelled>(fact);
}

}  // namespace

TEST_CASE("every ruling of every edition has its number", "[src][desk][laws]")
{
    for (const auto& fact : all_rulings())
        for (const auto edition :
             {Edition::e1997, Edition::e2009, Edition::e2018, Edition::e2023}) {
            CAPTURE(fact.index(), edition);
            if (is_ruling(fact) && !is_unknown_to(edition, fact))
                CHECK_FALSE(article_of(fact, edition).empty());
        }
}

TEST_CASE("every article that the desk cites is in the book of that edition", "[src][desk][laws]")
{
    const auto book = speech::LawBook::load("speech/words", shipped::lexicon("en")).value();
    const auto check = [&](std::string_view article, Edition edition) {
        CAPTURE(article, edition);
        CHECK((article.empty() || book.find(article, edition)));
    };
    for (const auto& fact : all_rulings()) {
        for (const auto edition : {Edition::e1997, Edition::e2009, Edition::e2018, Edition::e2023})
            check(article_of(fact, edition), edition);
        for (const auto& rules : rules::all_rulesets())
            check(article_of(fact, rules), rules.edition);
    }
}

TEST_CASE("articles are told as the edition of the game numbers them", "[src][desk][ARB-007]")
{
    const auto illegal = [](const std::string& ruleset) {
        Desk desk{{"ruleset " + ruleset, "time 30", "blind white"}};
        desk.type({"start", "move e2e5"});
        return desk.says("");
    };
    CHECK_THAT(illegal("e97s"), Catch::Contains("Article 7.4\n"));
    CHECK_THAT(illegal("e09s"), Catch::Contains("Article 7.4.b\n"));
    CHECK_THAT(illegal("e18s"), Catch::Contains("Article 7.5.5\n"));
    CHECK_THAT(illegal("e23s"), Catch::Contains("Article 7.5.5\n"));
    const auto ended = [](EndReason reason, Edition edition) {
        return article_of(facts::Ended{rules::Outcome{Points::draw, reason}}, edition);
    };
    CHECK(ended(EndReason::agreement, Edition::e1997) == "5.3");
    CHECK(ended(EndReason::agreement, Edition::e2009) == "5.2.c");
    CHECK(ended(EndReason::both_flags, Edition::e1997).empty());  // there the game goes on
    CHECK(ended(EndReason::both_flags, Edition::e2009) == "6.11");
    const auto released = [](Edition edition) {
        return article_of(
            facts::Refused{Color::white, "", Refusal::touch_move, Hindrance::piece_released},
            edition);
    };
    CHECK(released(Edition::e1997) == "4.7");
    CHECK(released(Edition::e2009) == "4.6");
    CHECK(released(Edition::e2018) == "4.7");
    const facts::Refused too_soon{Color::white, "", Refusal::not_your_turn};
    CHECK(article_of(too_soon, Edition::e2009) == "1.1");
    CHECK(article_of(too_soon, Edition::e2018) == "1.3");
    const facts::TimeTaken penalty{Color::white, {}, TimeReason::wrong_claim};
    CHECK(article_of(penalty, Edition::e1997) == "9.5.b");
    CHECK(article_of(facts::AssistantTold{}, Edition::e2009).empty());
    CHECK(article_of(facts::ScoresResolved{}, Edition::e1997).empty());  // it has no such appendix
    CHECK(article_of(facts::ScoresResolved{}, Edition::e2009) == "E2.7");
    facts::ScoresResolved differ;
    differ.scores_differ = true;
    CHECK(article_of(differ, Edition::e2009) == "E2.8");
    CHECK(article_of(facts::ScoresResolved{}, Edition::e2018) == "D.2.9");
}

TEST_CASE("rapid and blitz are told by the articles of their appendices",
          "[src][desk][ARB-063][ARB-064]")
{
    const auto claimed = [](const std::string& ruleset) {
        Desk desk{{"ruleset " + ruleset, "time 5"}};
        desk.type({"start", "move e2e5", ""});
        return desk.says("black claim illegal");
    };
    CHECK_THAT(claimed("e97b"), Catch::Contains("correct. Article C3\n") &&
                                    Catch::Contains("Black wins. Article C3\n"));
    CHECK_THAT(claimed("e97r"), Catch::Contains("correct. Article B5\n"));
    CHECK_THAT(claimed("e09rU"), Catch::Contains("correct. Article A4.c\n"));
    CHECK_THAT(claimed("e09bU"), Catch::Contains("Black wins. Article B3.c\n"));
    CHECK_THAT(claimed("e18rU"), Catch::Contains("correct. Article A.4.2\n") &&
                                     Catch::Contains("for Black. Article 7.5.5\n"));
    CHECK_THAT(claimed("e18bU"), Catch::Contains("for Black. Article B.2\n"));
    CHECK_THAT(claimed("e23bU"), Catch::Contains("for Black. Article 7.5.5\n"));
    Desk flags{{"ruleset e09rU", "time 0:10"}};
    flags.type({"start"});
    flags.type({"e4", ""}, 11);
    CHECK_THAT(flags.says("arbiter flag", 22), Catch::Contains("Draw. Article A4.d.3\n"));
}

TEST_CASE("who is late at a resumption loses by its article", "[src][desk][ADJ-017]")
{
    Desk desk{{"ruleset e18s", "time 90", "default 10"}};
    desk.type({"start", "adjourn", "seal e4", "", "absent white", "resume", "open"});
    CHECK(text(desk.tick(Desk::at(601))) == "Black wins by default. Article I.10\n");
}

TEST_CASE("an absent player loses when the default time is over, without a key",
          "[src][desk][CLK-027]")
{
    Desk desk{{"ruleset e18s", "time 90", "default 15", "absent black"}};
    desk.type({"start"});
    REQUIRE(desk.next_alarm());
    CHECK(*desk.next_alarm() <= Desk::at(15 * 60) + 1ms);
    CHECK_THAT(text(desk.tick(*desk.next_alarm() + 1ms)), Catch::Contains("Article 6.7.1"));
}

TEST_CASE("a dead position that is proved later ends the game at the desk", "[src][desk][RUL-043]")
{
    using client::host::wishes::Settle;
    Session desk{in("en")};
    static_cast<void>(
        desk.begin("", head({"ruleset e18s", "time 5",
                             "fen 2B1B1B1/pBpBpBpB/P1P1P1P1/8/8/8/4B3/k1K5 b - - 0 1"})));
    const auto proof = wish<Settle>(desk.line("start", begin)).proof.value();
    REQUIRE_FALSE(desk.game()->outcome());
    const client::host::inputs::Settled settled{proof, rules::settle(proof)};
    CHECK_THAT(text(desk.handle({settled}, Desk::at(1))), Catch::Contains("Article 5.2.2"));
    REQUIRE(desk.game()->outcome());
    CHECK(text(desk.handle({settled}, Desk::at(2))).empty());
}
