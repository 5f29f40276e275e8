// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game.hpp"

#include "rules/fen.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

namespace {

using namespace rules;
using namespace std::chrono_literals;

constexpr Instant begin{};

GameOptions options(std::string_view name, std::string_view control)
{
    GameOptions settled;
    settled.rules = *find_ruleset(name);
    settled.control = *read_time_control(control);
    return settled;
}

/// Any event at all, most of them about the pieces and the clock.
rc::Gen<Event> any_event()
{
    using namespace events;
    const auto side = rc::gen::element(Color::white, Color::black);
    const auto square = rc::gen::map(rc::gen::inRange(0, 64), [](int i) { return Square::at(i); });
    const auto text = rc::gen::element<std::string>(
        "e4", "e5", "Nf3", "Nf6", "Ng1", "Ng8", "d4", "O-O", "e2e5", "e1e8", "Kd1", "a1a8", "x",
        "g1f3", "d7d5", "exd5", "Qxd5", "b2b4", "h7h5", "Be2", "Kf1", "Ke7", "e8=Q");
    const auto kind =
        rc::gen::map(rc::gen::inRange(0, 11), [](int i) { return static_cast<ClaimKind>(i); });
    const auto of = [&](auto make) { return rc::gen::map(side, make); };
    return rc::gen::weightedOneOf<Event>({
        {12, rc::gen::map(rc::gen::pair(side, text),
                          [](auto p) {
                              return Event{Play{p.first, p.second}};
                          })},
        {12, of([](Color s) { return Event{Press{s}}; })},
        {3, rc::gen::map(rc::gen::pair(side, square),
                         [](auto p) {
                             return Event{Touch{p.first, {p.second}}};
                         })},
        {2, rc::gen::map(rc::gen::pair(side, square),
                         [](auto p) {
                             return Event{Release{p.first, p.second}};
                         })},
        {1, rc::gen::map(rc::gen::pair(side, square),
                         [](auto p) {
                             return Event{Lift{p.first, p.second}};
                         })},
        {1, rc::gen::map(rc::gen::pair(side, square),
                         [](auto p) {
                             return Event{Place{p.first, std::nullopt, p.second}};
                         })},
        {1, rc::gen::map(rc::gen::pair(side, square),
                         [](auto p) {
                             return Event{Remove{p.first, p.second}};
                         })},
        {2, rc::gen::map(rc::gen::pair(side, kind),
                         [](auto p) {
                             return Event{events::Claim{p.first, p.second, "Ng1"}};
                         })},
        {1, of([](Color s) { return Event{Offer{s}}; })},
        {1, of([](Color s) { return Event{Decline{s}}; })},
        {1, of([](Color s) { return Event{Accept{s}}; })},
        {1, of([](Color s) { return Event{TwoHands{s}}; })},
        {1, of([](Color s) {
             return Event{Write{s, "e4"}};
         })},
        {1, of([](Color s) { return Event{Leave{s}}; })},
        {1, of([](Color s) { return Event{Arrive{s}}; })},
        {1, of([](Color s) {
             return Event{StopClocks{s, true}};
         })},
        {1, of([](Color s) {
             return Event{SetTime{s, 3min}};
         })},
        {1, rc::gen::element<Event>(HaltClocks{}, Undo{}, SeeIllegal{}, SeeFlag{}, FlagsUnknown{},
                                    AgreeBack{}, Resolve{}, SeeIllegalPosition{}, CountUnknown{})},
        {3, rc::gen::element<Event>(GoOn{}, RuleClaim{Ruling::reject}, RuleClaim{Ruling::defer})},
        {2, rc::gen::element<Event>(Adjourn{}, Seal{"e4"}, Seal{"Nf6"}, Resume{}, Open{},
                                    LoseEnvelope{}, ShowEnvelope{})},
        {4, rc::gen::element<Event>(Tick{}, Ask{Question::time, {}}, Ask{Question::moves, {}},
                                    Ask{Question::state, {}}, Ask{Question::fen, {}})},
    });
}

GameOptions any_options()
{
    const auto name = *rc::gen::map(rc::gen::inRange<std::size_t>(0, all_rulesets().size()),
                                    [](std::size_t i) { return all_rulesets()[i].name; });
    const auto control = *rc::gen::element<std::string>("5", "3+2", "5d5", "2/1,1", "none",
                                                        "hourglass 1", "4/0:30b3,1");
    GameOptions settled = options(name, control);
    settled.watch = *rc::gen::element(Watch::automatic, Watch::hall);
    settled.mode = *rc::gen::element(Mode::guarded, Mode::strict);
    settled.counter = *rc::gen::element(MoveCounter::on, MoveCounter::off);
    settled.event.guideline_three = *rc::gen::arbitrary<bool>();
    settled.players[0].visually_impaired = *rc::gen::arbitrary<bool>();
    if (*rc::gen::arbitrary<bool>())
        settled.start = Placement{*read_fen("4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1")};
    return settled;
}

struct Step {
    Event event;
    Duration pause{};
};

/// How RapidCheck prints a step that broke a promise.
void showValue(const Step& step, std::ostream& out)
{
    out << "@+" << step.pause.count() << " event " << step.event.index();
    if (const auto* play = std::get_if<events::Play>(&step.event))
        out << " play " << play->text;
    if (const auto* claim = std::get_if<events::Claim>(&step.event))
        out << " claim " << static_cast<int>(claim->kind);
}

std::vector<Step> any_steps()
{
    const auto step =
        rc::gen::map(rc::gen::pair(any_event(), rc::gen::inRange(0, 15'000)), [](const auto& p) {
            return Step{p.first, Duration{p.second}};
        });
    return *rc::gen::container<std::vector<Step>>(step);
}

Duration added(const Facts& facts, Color side)
{
    Duration sum{};
    for (const Fact& fact : facts) {
        if (const auto* more = std::get_if<facts::TimeAdded>(&fact.what);
            more && more->side == side)
            sum += more->time;
        if (const auto* paid = std::get_if<facts::IllegalMove>(&fact.what);
            paid && paid->side != side)
            sum += paid->bonus;
    }
    return sum;
}

/// Facts after which the clock may show more: a press, a period, a ruling that turns it back.
bool clock_may_grow(const Facts& facts)
{
    return std::ranges::any_of(facts, [](const Fact& fact) {
        const auto* moved = std::get_if<facts::Moved>(&fact.what);
        return (moved && moved->state == facts::MoveState::completed) ||
               std::holds_alternative<facts::Restored>(fact.what) ||
               std::holds_alternative<facts::IllegalMove>(fact.what) ||
               std::holds_alternative<facts::ScoresResolved>(fact.what) ||
               std::holds_alternative<facts::Irregular>(fact.what) ||
               std::holds_alternative<facts::FlagNoticed>(fact.what) ||
               std::holds_alternative<facts::FlagFell>(fact.what) ||
               std::holds_alternative<facts::Sealed>(fact.what) ||
               std::holds_alternative<facts::PositionTold>(fact.what) ||
               std::holds_alternative<facts::ClockTold>(fact.what);
    });
}

bool is_press(const Event& event)
{
    return std::holds_alternative<events::Press>(event);
}

bool is_countdown(const Game& game)
{
    return game.clock().timed() && game.clock().control().kind == ClockKind::countdown;
}

}  // namespace

TEST_CASE("whatever happens at the board, the game keeps its promises", "[rules][game][CLK-001]")
{
    CHECK(rc::check("results are final, and time grows only by bonus, correction or period", [] {
        Game game{any_options()};
        Instant now = begin;
        game.apply(events::Start{}, now);
        for (const Step& step : any_steps()) {
            now += step.pause;
            const auto ended = game.outcome();
            const auto white = game.clock().left(Color::white, now);
            const Facts facts = game.apply(step.event, now);
            if (ended)
                RC_ASSERT(game.outcome() == ended);
            RC_ASSERT(!game.outcome() || !game.clock().running());
            if (is_countdown(game) && !clock_may_grow(facts) && !is_press(step.event))
                RC_ASSERT(game.clock().left(Color::white, now) <=
                          white + added(facts, Color::white));
            for (const Color side : both_colors)
                RC_ASSERT(game.clock().left(side, now) >= 0s);
        }
    }));
}

TEST_CASE("a game rebuilt from its events is the same game", "[rules][game][ARB-071]")
{
    CHECK(rc::check("with all its history, clocks, claims and notes", [] {
        const GameOptions settled = any_options();
        Game game{settled};
        Instant now = begin;
        game.apply(events::Start{}, now);
        for (const Step& step : any_steps()) {
            now += step.pause;
            game.apply(step.event, now);
        }
        RC_ASSERT(Game::rebuilt(settled, game.events()) == game);
    }));
}

TEST_CASE("a question changes nothing and is not remembered", "[rules][game]")
{
    Game game{options("e18s", "90+30")};
    game.apply(events::Start{}, begin);
    const Game before = game;
    for (int i = 0; i < 1000; ++i)
        CHECK(game.apply(events::Ask{events::Question::state, {}}, begin + 5s).size() == 1);
    CHECK(game == before);
}

TEST_CASE("polling does not move the instant of a flag", "[rules][game][CLK-018]")
{
    Game polled{options("e18bA", "0:10")};
    Game asleep{options("e18bA", "0:10")};
    polled.apply(events::Start{}, begin);
    asleep.apply(events::Start{}, begin);
    for (Instant now = begin; now < begin + 9s; now += 7ms)
        CHECK(polled.apply(events::Tick{}, now).empty());
    const auto first = polled.apply(events::Tick{}, begin + 12s);
    const auto second = asleep.apply(events::Tick{}, begin + 3h);
    REQUIRE(first.size() == 2);
    REQUIRE(second.size() == 2);
    CHECK(first.front().at == begin + 10s);
    CHECK(second.front().at == begin + 10s);
}

TEST_CASE("the move counter matches the presses that completed moves", "[rules][game][CLK-017]")
{
    Game game{options("e18s", "40/90,30")};
    game.apply(events::Start{}, begin);
    game.apply(events::Play{Color::white, "e4"}, begin + 1s);
    game.apply(events::Press{Color::white}, begin + 2s);
    game.apply(events::Press{Color::black}, begin + 3s);  // without a move: not counted
    game.apply(events::Play{Color::black, "e5"}, begin + 4s);
    game.apply(events::Press{Color::black}, begin + 5s);
    CHECK(game.clock().side(Color::white).presses == 1);
    CHECK(game.clock().side(Color::black).presses == 1);
    CHECK(game.state().completed[Color::black] == 1);
}

TEST_CASE("an event from the past happens now", "[rules][game]")
{
    Game game{options("e18s", "90")};
    game.apply(events::Start{}, begin + 10s);
    game.apply(events::Play{Color::white, "e4"}, begin + 20s);
    const auto facts = game.apply(events::Press{Color::white}, begin + 5s);
    REQUIRE(facts.size() == 1);
    CHECK(facts.front().at == begin + 20s);
    const auto far = game.apply(events::Ask{events::Question::time, {}}, Instant::max());
    CHECK(far.back().at == begin + longest_time);
}

TEST_CASE("the record keeps the times of every move", "[rules][game][NOT-039][NOT-025]")
{
    Game game{options("e18s", "90+30")};
    game.apply(events::Start{}, begin);
    game.apply(events::Play{Color::white, "e4"}, begin + 50s);
    game.apply(events::Press{Color::white}, begin + 60s);
    game.apply(events::Play{Color::black, "e5"}, begin + 65s);
    game.apply(events::Press{Color::black}, begin + 70s);
    REQUIRE(game.record().size() == 2);
    CHECK(game.record()[0].used == 60s);
    CHECK(game.record()[0].left[0] == 90min);
    CHECK(game.record()[1].used == 10s);
    CHECK(game.record()[1].left[1] == 90min + 50s);
}

TEST_CASE("a sheet holds moves, times and offers", "[rules][game][NOT-029][NOT-017]")
{
    Game game{options("e18s", "90")};
    game.apply(events::Start{}, begin);
    game.apply(events::Play{Color::white, "e4"}, begin + 1s);
    game.apply(events::Write{Color::white, "e4"}, begin + 2s);
    game.apply(events::Write{Color::black, "e5?"}, begin + 2s);  // what he wrote, right or wrong
    game.apply(events::Offer{Color::white}, begin + 3s);
    const auto& white = game.state().sheets[Color::white].lines;
    const auto& black = game.state().sheets[Color::black].lines;
    REQUIRE(white.size() == 1);
    REQUIRE(black.size() == 1);
    CHECK(white[0].move == game.record()[0].move);
    CHECK(white[0].left[0] == 90min - 2s);
    CHECK_FALSE(black[0].move);
    CHECK(white[0].offer);
    CHECK(black[0].offer);
    CHECK(game.record()[0].offer);
}

TEST_CASE("times are noted every half hour and before a correction", "[rules][game][CLK-034]")
{
    Game game{options("e18s", "90+30")};
    game.apply(events::Start{}, begin);
    game.apply(events::Tick{}, begin + 61min);
    REQUIRE(game.state().notes.size() == 2);
    CHECK(game.state().notes[0].at == begin + 30min);
    CHECK(game.state().notes[0].clock.left[0] == 60min + 30s);
    game.apply(events::SetTime{Color::white, 10min}, begin + 62min);
    REQUIRE(game.state().notes.size() == 3);
    CHECK(game.state().notes[2].clock.left[0] == 28min + 30s);
}

TEST_CASE("an electronic score sheet is a matter of the edition", "[rules][game][NOT-038]")
{
    CHECK(find_ruleset("e23s")->electronic_score_sheet);
    CHECK_FALSE(find_ruleset("e18s")->electronic_score_sheet);
}

TEST_CASE("taking back restores the position and keeps the times", "[rules][game]")
{
    GameOptions casual = options("e18s", "5");
    casual.mode = Mode::guarded;
    Game game{casual};
    game.apply(events::Start{}, begin);
    game.apply(events::Play{Color::white, "e4"}, begin + 10s);
    game.apply(events::Press{Color::white}, begin + 10s);
    game.apply(events::Undo{}, begin + 15s);
    CHECK(game.placement() == Placement{});
    CHECK(game.record().empty());
    CHECK(game.clock().running() == Color::white);
    CHECK(game.clock().left(Color::white, begin + 15s) == 5min - 10s);
}
