// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fen.hpp"
#include "rules/game.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <algorithm>

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

/// Words that are understood as nonsense, or say too little.
Heard heard(const std::string& words)
{
    const bool incomplete = words == "x";
    return {words, incomplete ? Heard::Sense::incomplete : Heard::Sense::nonsense, std::nullopt};
}

/// What an assistant may do, and a little that he may not.
Event assisted(Color side, const std::string& text, Square square)
{
    using namespace events;
    const std::vector<AssistantAct> acts{
        Executed{side},
        Announce{side, heard(text)},
        Correct{side, heard(text)},
        Write{side, text},
        Press{side},
        Ask{Question::moves, side},
        Claim{side, ClaimKind::flag, ""},
        Touch{opponent(side), {square}, false},
        Seal{text},
        Resign{side},
    };
    return Assist{side, acts[static_cast<std::size_t>(square.index()) % acts.size()]};
}

/// Any event at all, most of them about the pieces and the clock.
rc::Gen<Event> any_event()
{
    using namespace events;
    const auto side = rc::gen::element(Color::white, Color::black);
    const auto square = rc::gen::map(rc::gen::inRange(0, 64), [](int i) { return Square::at(i); });
    const auto text = rc::gen::element<std::string>(
        "e4", "e5", "Nf3", "Nf6", "Ng1", "Ng8", "d4", "O-O", "e2e5", "e1e8", "Kd1", "a1a8", "x",
        "g1f3", "d7d5", "exd5", "Qxd5", "b2b4", "h7h5", "Be2", "Kf1", "Ke7", "e8=Q", "Rh8", "Rh7",
        "a8=Q", "O-O-O");
    const auto kind =
        rc::gen::map(rc::gen::inRange(0, 12), [](int i) { return static_cast<ClaimKind>(i); });
    const auto of = [&](auto make) { return rc::gen::map(side, make); };
    return rc::gen::weightedOneOf<Event>({
        {12, rc::gen::map(rc::gen::pair(side, text),
                          [](auto p) {
                              return Event{Play{p.first, p.second}};
                          })},
        {12, of([](Color s) { return Event{Press{s}}; })},
        {6, rc::gen::map(rc::gen::pair(side, square),
                         [](auto p) {
                             return Event{Touch{p.first, {p.second}, false}};
                         })},
        {6, rc::gen::map(rc::gen::pair(side, square),
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
        {1, rc::gen::map(rc::gen::pair(side, text),
                         [](auto p) {
                             return Event{Announce{p.first, heard(p.second)}};
                         })},
        {1, rc::gen::map(rc::gen::pair(side, text),
                         [](auto p) {
                             return Event{Repeat{p.first, heard(p.second)}};
                         })},
        {1, of([](Color s) { return Event{Executed{s}}; })},
        {1, of([](Color s) { return Event{Gesture{s}}; })},
        {1, of([](Color s) { return Event{Resign{s}}; })},
        {1, of([](Color s) { return Event{PlayOn{s}}; })},
        {1, of([](Color s) { return Event{Verify{s}}; })},
        {1, of([](Color s) {
             return Event{Deduct{s, 10s}};
         })},
        {1, of([](Color s) { return Event{Sign{s}}; })},
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
                                    AgreeBack{}, Resolve{}, SeeIllegalPosition{}, CountUnknown{},
                                    ProveDead{0}, AnswerMate{Answer::no},
                                    AnswerMate{Answer::undetermined}, PutBack{}, PutBack{1},
                                    PutBack{9})},
        {3, rc::gen::element<Event>(GoOn{}, RuleClaim{Ruling::reject}, RuleClaim{Ruling::defer},
                                    RuleClaim{Ruling::accept})},
        {2, rc::gen::element<Event>(Adjourn{}, Seal{"e4"}, Seal{"Rh8"}, Resume{}, Open{},
                                    LoseEnvelope{}, ShowEnvelope{}, LosePosition{})},
        {3, rc::gen::apply(assisted, side, text, square)},
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
    settled.event.agreement_needs_arbiter = *rc::gen::arbitrary<bool>();
    settled.event.arbiter_present = *rc::gen::arbitrary<bool>();
    settled.press_waits_for_repeat = *rc::gen::arbitrary<bool>();
    settled.players[0].visually_impaired = *rc::gen::arbitrary<bool>();
    settled.players[1].absent = *rc::gen::weightedElement<bool>({{9, false}, {1, true}});
    settled.event.default_time = *rc::gen::element<Duration>(0s, 20s, 10min);
    if (*rc::gen::arbitrary<bool>()) {
        settled.players[0].assistant.emplace();
        for (const int duty : *rc::gen::container<std::vector<int>>(6, rc::gen::inRange(0, 6)))
            settled.players[0].assistant->add(static_cast<AssistantDuty>(duty));
    }
    const auto start = *rc::gen::element<std::string>(
        std::string{initial_fen}, "4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1",  // both kings in check
        "k7/8/1K6/8/8/8/8/7R w - - 148 150",  // mate, and seventy-five moves, are near
        "r3k2r/P6p/8/8/8/8/7P/R3K2R w KQkq - 0 1");
    settled.start = Placement{*read_fen(start)};
    return settled;
}

struct Step {
    Event event;
    Duration pause{};
    bool apt = false;  ///< done by the side to move, with a piece of its own
};

/// How RapidCheck prints a step that broke a promise.
void showValue(const Step& step, std::ostream& out)
{
    out << "@+" << step.pause.count() << " event " << step.event.index();
    if (const auto* play = std::get_if<events::Play>(&step.event))
        out << " play " << written(play->move);
    if (const auto* claim = std::get_if<events::Claim>(&step.event))
        out << " claim " << static_cast<int>(claim->kind);
}

std::vector<Step> any_steps()
{
    const auto step = rc::gen::apply(
        [](Event event, int pause, bool apt) {
            return Step{std::move(event), Duration{pause}, apt};
        },
        any_event(), rc::gen::inRange(0, 15'000), rc::gen::arbitrary<bool>());
    return *rc::gen::container<std::vector<Step>>(step);
}

/// Which of the own pieces a square by lot stands for.
Square own_piece(const Game& game, Square lot)
{
    const Bitboard own = game.placement().board().of(game.placement().turn());
    const std::vector<Square> pieces{own.begin(), own.end()};
    return pieces[static_cast<std::size_t>(lot.index()) % pieces.size()];
}

/// Where the piece in the hand can go, if it can go anywhere.
Square target(const Game& game, Square lot)
{
    const auto& hand = game.state().act.hand;
    if (!hand || !game.placement().lawful())
        return lot;
    std::vector<Square> squares;
    for (const Move move : game.placement().position().legal_moves())
        if (move.from() == *hand)
            squares.push_back(move.to());
    return squares.empty() ? lot : squares[static_cast<std::size_t>(lot.index()) % squares.size()];
}

/// What was drawn by lot, as it fits the board.
Event fitted(const Step& step, const Game& game)
{
    Event event = step.event;
    if (!step.apt)
        return event;
    std::visit(
        [&](auto& one) {
            if constexpr (requires { one.side = Color::white; })
                one.side = game.placement().turn();
        },
        event);
    if (auto* const touch = std::get_if<events::Touch>(&event))
        for (Square& square : touch->squares)
            square = own_piece(game, square);
    if (auto* const lift = std::get_if<events::Lift>(&event))
        lift->square = own_piece(game, lift->square);
    if (auto* const release = std::get_if<events::Release>(&event))
        release->square = target(game, release->square);
    if (auto* const place = std::get_if<events::Place>(&event))
        place->square = target(game, place->square);
    return event;
}

template <class Kind>
bool has(const Facts& facts)
{
    return std::ranges::any_of(
        facts, [](const Fact& fact) { return std::holds_alternative<Kind>(fact.what); });
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

bool is_countdown(const Game& game)
{
    return game.clock().timed() && game.clock().control().kind == ClockKind::countdown;
}

/// One step of a game: how it was, what happened, what came of it. Time has already passed.
struct Scene {
    const Game& before;
    const Game& after;
    const Event& event;
    const Facts& facts;
    const Facts& meanwhile;  ///< what happened by itself until then
    Instant now;
};

template <class Look>
void play_game(Look look)
{
    Game game{any_options()};
    Instant now = begin;
    game.apply(events::Start{}, now);
    for (const Step& step : any_steps()) {
        now += step.pause;
        const Facts meanwhile = game.apply(events::Tick{}, now);
        const Game before = game;
        const Event event = fitted(step, game);
        const Facts facts = game.apply(event, now);
        look(Scene{before, game, event, facts, meanwhile, now});
    }
}

/// Many short games for each try, since most of what can happen is rare.
template <class Look>
void play_anything(Look look)
{
    constexpr int games = 20;
    for (int game = 0; game < games; ++game)
        play_game(look);  // with a copy: what it remembers is of one game
}

/// Article 7.1: a ruling that restores a position may turn the clocks back.
bool turned_back(const Scene& scene)
{
    return has<facts::Restored>(scene.facts) || has<facts::ScoresResolved>(scene.facts) ||
           has<facts::IllegalMove>(scene.facts) || has<facts::Irregular>(scene.facts);
}

/// The most that a side can show after a step: what it had, what it was given, and for a completed
/// move or a flag the bonus and the next period.
Duration most_left(const Scene& scene, Color side)
{
    const Clock& clock = scene.before.clock();
    const Duration most = clock.left(side, scene.now) + added(scene.facts, side);
    const auto* const press = std::get_if<events::Press>(&scene.event);
    const bool earns = press != nullptr ? press->side == side
                                        : has<facts::Moved>(scene.facts) ||
                                              has<facts::FlagNoticed>(scene.facts) ||
                                              has<facts::ClockTold>(scene.facts) ||
                                              has<facts::Claimed>(scene.facts);
    if (!earns)
        return most;
    const std::size_t next = clock.side(side).period + 1;
    return most + clock.bonus(side).amount + clock.control().period(side, next).time;
}

long pressed_plies(const Game& game, Color side)
{
    return std::ranges::count_if(game.record(),
                                 [&](const Ply& ply) { return ply.side == side && ply.pressed; });
}

/// Refused as touch-move, without another hindrance.
bool tells_broken_duty(const Facts& facts)
{
    return std::ranges::any_of(facts, [](const Fact& fact) {
        const auto* const refused = std::get_if<facts::Refused>(&fact.what);
        return refused != nullptr && refused->reason == Refusal::touch_move && !refused->because;
    });
}

long completed_plies(const Game& game, Color side)
{
    return std::ranges::count_if(game.record(), [&](const Ply& ply) {
        return ply.side == side && ply.completed.has_value();
    });
}

}  // namespace

TEST_CASE("at most one clock runs", "[rules][game][CLK-001]")
{
    CHECK(rc::check("and none when the game is over", [] {
        play_anything([](const Scene& scene) {
            const Clock& clock = scene.after.clock();
            for (const Color side : both_colors) {
                const bool runs = clock.used_this_turn(side, scene.now + 1s) >
                                  clock.used_this_turn(side, scene.now);
                RC_ASSERT(!runs || clock.running() == side);
                RC_ASSERT(!runs || !scene.after.outcome());
                RC_ASSERT(!runs || !scene.after.state().paused);
            }
        });
    }));
}

TEST_CASE("time grows only by bonus, correction or period", "[rules][game][CLK-010][CLK-015]")
{
    CHECK(rc::check("and never goes below zero", [] {
        play_anything([](const Scene& scene) {
            for (const Color side : both_colors) {
                const Duration left = scene.after.clock().left(side, scene.now);
                RC_ASSERT(left >= 0s);
                if (is_countdown(scene.before) && !turned_back(scene))
                    RC_ASSERT(left <= most_left(scene, side));
            }
        });
    }));
}

TEST_CASE("every result is final", "[rules][game]")
{
    CHECK(rc::check("whatever is tried afterwards", [] {
        play_anything([](const Scene& scene) {
            if (scene.before.outcome())
                RC_ASSERT(scene.after.outcome() == scene.before.outcome());
            if (scene.before.state().phase == Phase::over)
                RC_ASSERT(scene.after.record().size() == scene.before.record().size());
        });
    }));
}

TEST_CASE("a game ends once", "[rules][game]")
{
    CHECK(rc::check("and is told to end once, and nothing is played after it", [] {
        play_anything([endings = 0](const Scene& scene) mutable {
            for (const Facts* facts : {&scene.meanwhile, &scene.facts})
                endings += static_cast<int>(std::ranges::count_if(*facts, [](const Fact& fact) {
                    return std::holds_alternative<facts::Ended>(fact.what) ||
                           std::holds_alternative<facts::Cancelled>(fact.what);
                }));
            RC_ASSERT(endings <= 1);
            if (scene.before.state().phase == Phase::over)
                RC_ASSERT(!has<facts::Moved>(scene.facts) && !has<facts::Opened>(scene.facts));
        });
    }));
}

TEST_CASE("the move counters match the presses", "[rules][game][CLK-017]")
{
    CHECK(rc::check("and the completed moves the record", [] {
        // In a hall nobody sees a press without a move, but the clock counts it.
        play_anything([bare_press = false](const Scene& scene) mutable {
            bare_press |= scene.after.state().bare_press;
            bare_press |= has<facts::ScoresResolved>(scene.facts);  // the scores are the game now
            for (const Color side : both_colors) {
                RC_ASSERT(scene.after.state().completed[side] ==
                          completed_plies(scene.after, side));
                if (!bare_press)
                    RC_ASSERT(scene.after.clock().side(side).presses ==
                              pressed_plies(scene.after, side));
            }
        });
    }));
}

TEST_CASE("what is refused changes nothing", "[rules][game]")
{
    CHECK(rc::check("but the time that has passed, and what the refusal itself says: that a duty "
                    "was broken (4.3), which the opponent may claim (4.8)",
                    [] {
                        play_anything([](const Scene& scene) {
                            if (!has<facts::Refused>(scene.facts))
                                return;
                            GameState before = scene.before.state();
                            before.now = scene.after.state().now;
                            const bool breaks = scene.after.state().act.breaks_duty;
                            if (breaks && tells_broken_duty(scene.facts))
                                before.act.breaks_duty = true;
                            RC_ASSERT(before == scene.after.state());
                        });
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
            game.apply(fitted(step, game), now);
        }
        RC_ASSERT(Game::rebuilt(settled, game.events()) == game);
        // What happens by itself is part of the story, whoever looked on.
        game.apply(events::Tick{}, now + 10min);
        game.apply(events::Ask{events::Question::time, {}}, now + 70min);
        RC_ASSERT(Game::rebuilt(settled, game.events()) == game);
    }));
}
