// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/edition.hpp"

#include <catch2/catch.hpp>

#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace {

using namespace rules;
using namespace std::chrono_literals;

std::string yes_or_no(bool value)
{
    return value ? "yes" : "no";
}

std::string seconds(Duration time)
{
    return std::to_string(std::chrono::duration_cast<std::chrono::seconds>(time).count());
}

template <class Enum>
std::string one_of(Enum value, std::vector<std::string> names)
{
    return names.at(static_cast<std::size_t>(value));
}

std::string illegal_loss(const Ruleset& row)
{
    if (row.illegal_limit == 0)
        return "na";
    return one_of(row.illegal_loss, {"no", "yes", "material"});
}

/// How each typed field is written in the founding table.
using Cell = std::string (*)(const Ruleset&);
const std::vector<std::pair<std::string, Cell>> cells{
    {"tempo",
     [](const Ruleset& r) {
         return one_of(r.tempo, {"standard", "rapid", "blitz"});
     }},
    {"supervised",
     [](const Ruleset& r) {
         return one_of(r.supervision, {"na", "yes", "no"});
     }},
    {"illegal_limit", [](const Ruleset& r) { return std::to_string(r.illegal_limit); }},
    {"illegal_bonus_s", [](const Ruleset& r) { return seconds(r.illegal_bonus); }},
    {"illegal_loss_draw_if_opp_cannot_mate", illegal_loss},
    {"illegal_window",
     [](const Ruleset& r) {
         return one_of(r.illegal_window, {"game", "before_reply"});
     }},
    {"illegal_initiative",
     [](const Ruleset& r) {
         return one_of(r.illegal_initiative, {"arbiter_or_player", "player", "player_except"});
     }},
    {"unpromoted_pawn",
     [](const Ruleset& r) {
         return one_of(r.unpromoted_pawn, {"reinstate", "queen"});
     }},
    {"press_without_move_is_illegal",
     [](const Ruleset& r) { return yes_or_no(r.press_without_move_is_illegal); }},
    {"two_hands_is_illegal", [](const Ruleset& r) { return yes_or_no(r.two_hands_is_illegal); }},
    {"wrong_claim_deduct",
     [](const Ruleset& r) {
         return one_of(r.wrong_claim_cost, {"0", "half_max_180"});
     }},
    {"wrong_claim_bonus_s", [](const Ruleset& r) { return seconds(r.wrong_claim_bonus); }},
    {"claim_stops_clocks",
     [](const Ruleset& r) {
         return one_of(r.claim_stops_clocks, {"may", "must"});
     }},
    {"claim_right_lost_by",
     [](const Ruleset& r) {
         return one_of(r.claim_right_lost_by, {"move", "touch"});
     }},
    {"claim_is_draw_offer", [](const Ruleset& r) { return yes_or_no(r.claim_is_draw_offer); }},
    {"offer_refused_by",
     [](const Ruleset& r) {
         return one_of(r.offer_refused_by, {"word_or_move", "word_or_touch"});
     }},
    {"min_moves_each_for_agreement",
     [](const Ruleset& r) { return std::to_string(r.min_moves_each_for_agreement); }},
    {"auto_fivefold", [](const Ruleset& r) { return yes_or_no(r.automatic_fivefold); }},
    {"auto_75_moves", [](const Ruleset& r) { return yes_or_no(r.automatic_75_moves); }},
    {"resign_draw_if_opp_cannot_mate",
     [](const Ruleset& r) { return yes_or_no(r.resignation_draws_if_opponent_cannot_mate); }},
    {"default_time_s", [](const Ruleset& r) { return seconds(r.default_time); }},
    {"both_flags_order_unknown",
     [](const Ruleset& r) {
         return one_of(r.both_flags,
                       {"continue", "draw", "by_period", "by_period_III", "flag_mark"});
     }},
    {"flag_called_by",
     [](const Ruleset& r) {
         return one_of(r.flag_called_by, {"arbiter_or_player", "player", "player_both"});
     }},
    {"time_claim_needs_own_flag_up",
     [](const Ruleset& r) { return yes_or_no(r.time_claim_needs_own_flag_up); }},
    {"time_loss_test",
     [](const Ruleset& r) {
         return one_of(r.time_loss, {"none", "any_series", "material_C4"});
     }},
    {"qpf_claim",
     [](const Ruleset& r) {
         return one_of(r.quickplay_claim, {"no", "yes", "last_period", "III"});
     }},
    {"record_moves", [](const Ruleset& r) { return yes_or_no(r.record_moves); }},
    {"setup_claim_until_moves_each",
     [](const Ruleset& r) { return std::to_string(r.setup_claim_until_moves_each); }},
    {"reversed_colours_restart_if_fewer_than",
     [](const Ruleset& r) { return std::to_string(r.reversed_colors_restart_if_fewer_than); }},
    {"scoresheet_views_max",
     [](const Ruleset& r) { return r.score_views ? std::to_string(*r.score_views) : "na"; }},
    {"both_kings_in_check",
     [](const Ruleset& r) {
         return one_of(r.both_kings_in_check,
                       {"illegal_move_rule", "arbiter_steps_in", "wait_then_draw"});
     }},
    {"opp_may_restart_clock_after_displacement",
     [](const Ruleset& r) { return yes_or_no(r.opponent_may_restart_clock); }},
    {"king_and_rook_touched_must_castle",
     [](const Ruleset& r) { return yes_or_no(r.king_and_rook_must_castle); }},
    {"promotion_final_on_touching_square",
     [](const Ruleset& r) { return yes_or_no(r.promotion_final_on_touching_square); }},
    {"sealed_resumption_late_s",
     [](const Ruleset& r) {
         return one_of(r.late_at_resumption, {"na", "3600", "default_time"});
     }},
    {"capture_sign_required", [](const Ruleset& r) { return yes_or_no(r.capture_sign_required); }},
    {"mate_signs",
     [](const Ruleset& r) {
         return one_of(r.mate_signs, {"++", "++ #"});
     }},
};

std::vector<std::string> split(const std::string& line)
{
    std::vector<std::string> fields;
    std::istringstream stream{line};
    for (std::string field; std::getline(stream, field, ',');)
        fields.push_back(field);
    return fields;
}

}  // namespace

TEST_CASE("the table of rule sets agrees with the founding documents cell by cell",
          "[rules][edition][RUL-060]")
{
    std::ifstream file{"tests/laws/ruleset.csv"};
    REQUIRE(file);
    std::string line;
    REQUIRE(std::getline(file, line));
    const auto names = split(line);
    REQUIRE(names.size() == all_rulesets().size() + 1);
    std::size_t rows = 0;
    for (; std::getline(file, line); ++rows) {
        const auto fields = split(line);
        REQUIRE(rows < cells.size());
        REQUIRE(fields.size() == names.size());
        CHECK(cells[rows].first == fields[0]);
        for (std::size_t column = 1; column < names.size(); ++column) {
            const auto row = find_ruleset(names[column]);
            REQUIRE(row);
            CAPTURE(names[column], fields[0]);
            CHECK(cells[rows].second(*row) == fields[column]);
        }
    }
    CHECK(rows == cells.size());
}

TEST_CASE("edition, tempo and supervision select one rule set", "[rules][edition][RUL-060]")
{
    struct Row {
        Edition edition;
        Tempo tempo;
        Supervision supervision;
        std::string_view name;
    };
    const auto row = GENERATE(values<Row>({
        {Edition::e1997, Tempo::standard, Supervision::unsupervised, "e97s"},
        {Edition::e1997, Tempo::rapid, Supervision::supervised, "e97r"},
        {Edition::e1997, Tempo::blitz, Supervision::none, "e97b"},
        {Edition::e2009, Tempo::standard, Supervision::supervised, "e09s"},
        {Edition::e2009, Tempo::rapid, Supervision::unsupervised, "e09rU"},
        {Edition::e2018, Tempo::rapid, Supervision::none,
         "e18rA"},  // watched unless told otherwise
        {Edition::e2018, Tempo::blitz, Supervision::unsupervised, "e18bU"},
        {Edition::e2023, Tempo::blitz, Supervision::supervised, "e23bA"},
    }));
    CHECK(ruleset(row.edition, row.tempo, row.supervision).name == row.name);
}

TEST_CASE("a name that is no rule set finds none", "[rules][edition]")
{
    CHECK_FALSE(find_ruleset("e18"));
    CHECK_FALSE(find_ruleset(""));
    CHECK_FALSE(find_ruleset("E18S"));
}

TEST_CASE("the time control decides on the tempo class",
          "[rules][edition][EX-A.1-1][EX-A.1-2][EX-A.1-3][EX-A.1-4][EX-A.1-5][EX-A.1-6][EX-A.1-7]"
          "[EX-A.1-8][EX-A.1-9][EX-A.1-10][EX-A.1-11][EX-A.1-12][CLK-035][CLK-036][CLK-037]"
          "[CLK-038]")
{
    struct Row {
        std::string_view id;
        Edition edition;
        std::string_view control;
        Tempo tempo;
    };
    const auto row = GENERATE(values<Row>({
        {"EX-A.1-1", Edition::e2018, "30+30", Tempo::standard},
        {"EX-A.1-2", Edition::e2018, "10+5", Tempo::rapid},
        {"EX-A.1-3", Edition::e2018, "5+5", Tempo::blitz},
        {"EX-A.1-4", Edition::e2018, "10", Tempo::blitz},
        {"EX-A.1-4", Edition::e2009, "10", Tempo::blitz},
        {"EX-A.1-5", Edition::e2018, "10+1", Tempo::rapid},
        {"EX-A.1-5", Edition::e2009, "10+1", Tempo::blitz},
        {"EX-A.1-6", Edition::e2018, "15", Tempo::rapid},
        {"EX-A.1-6", Edition::e2009, "15", Tempo::rapid},
        {"EX-A.1-6", Edition::e1997, "15", Tempo::rapid},
        {"EX-A.1-7", Edition::e2018, "14:59", Tempo::rapid},
        {"EX-A.1-7", Edition::e2009, "14:59", Tempo::blitz},
        {"EX-A.1-7", Edition::e1997, "14:59", Tempo::blitz},
        {"EX-A.1-8", Edition::e2018, "60", Tempo::standard},
        {"EX-A.1-8", Edition::e2009, "60", Tempo::standard},
        {"EX-A.1-8", Edition::e1997, "60", Tempo::rapid},
        {"EX-A.1-9", Edition::e2018, "59:59", Tempo::rapid},
        {"EX-A.1-10", Edition::e2018, "3+2", Tempo::blitz},
        {"EX-A.1-11", Edition::e2018, "15+10", Tempo::rapid},
        {"EX-A.1-12", Edition::e2018, "5d5", Tempo::blitz},  // delay counts like increment
        {"several periods", Edition::e1997, "40/30,10", Tempo::standard},
        {"untimed", Edition::e2018, "none", Tempo::standard},
        {"2023 is as 2018", Edition::e2023, "10", Tempo::blitz},
    }));
    CAPTURE(row.id, row.control);
    const auto control = read_time_control(row.control);
    REQUIRE(control);
    CHECK(tempo_of(row.edition, *control) == row.tempo);
}

TEST_CASE("a game's points follow the system of the event", "[rules][edition][ARB-055]")
{
    std::map<std::string_view, std::vector<int>> halves;
    for (const PointSystem& system : all_point_systems())
        halves[system.name] = {system.win, system.draw, system.loss, system.forfeit};
    CHECK(halves["1-1/2-0"] == std::vector{2, 1, 0, 0});
    CHECK(halves["3-1-0"] == std::vector{6, 2, 0, 0});
    CHECK(halves["3-2-1-0"] == std::vector{6, 4, 2, 0});
    CHECK(halves["2-1-0"] == std::vector{4, 2, 0, 0});
}

TEST_CASE("no score gives more than a win and a loss", "[rules][edition][ARB-056]")
{
    for (const PointSystem& system : all_point_systems())
        for (int score = 0; score <= static_cast<int>(Points::neither); ++score) {
            const auto each = static_cast<Points>(score);
            CHECK(half_points(system, each, Color::white) +
                      half_points(system, each, Color::black) <=
                  std::max(system.win + system.loss, 2 * system.draw));
        }
    const PointSystem usual;
    CHECK(half_points(usual, Points::half_to_white, Color::white) == 1);
    CHECK(half_points(usual, Points::half_to_white, Color::black) == 0);
    CHECK(half_points(usual, Points::white_by_default, Color::white) == 2);
}

TEST_CASE("only in standard play of 1997 the quickplay finish has rules of its own",
          "[rules][edition][ARB-008][RUL-060]")
{
    for (const Ruleset& rules : all_rulesets()) {
        CAPTURE(rules.name);
        const bool standard_1997 = rules.name == "e97s";
        CHECK(in_quickplay_finish(rules).name == (standard_1997 ? "e97q" : rules.name));
    }
    const auto name = [](Edition edition, std::string_view control) {
        return ruleset_for(edition, *read_time_control(control), std::nullopt,
                           Supervision::supervised)
            .name;
    };
    CHECK(name(Edition::e1997, "40/120,60") == "e97s");
    CHECK(name(Edition::e1997, "120") == "e97q");
    CHECK(name(Edition::e1997, "none") == "e97s");
    CHECK(name(Edition::e2009, "120") == "e09s");
    CHECK(name(Edition::e2018, "5") == "e18bA");
}
