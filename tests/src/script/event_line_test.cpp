// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/script/event_line.hpp"

#include "rules/chess960.hpp"
#include "rules/fen.hpp"
#include "src/script/runner.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <random>
#include <sstream>
#include <utility>

using namespace rules;
namespace script = client::script;

namespace {

/// Values of every type that an event is made of, by lot from a fixed seed.
class Lot {
public:
    [[nodiscard]] int below(int end)
    {
        return static_cast<int>(random_() % static_cast<unsigned>(end));
    }
    [[nodiscard]] bool coin() { return below(2) == 0; }

    void fill(Color& side) { side = coin() ? Color::white : Color::black; }
    void fill(Square& square) { square = Square::at(static_cast<std::uint8_t>(below(64))); }
    void fill(bool& flag) { flag = coin(); }
    void fill(int& number) { number = below(500); }
    void fill(Duration& time)
    {
        time = Duration{below(400'000'000)} * (coin() ? 1 : 10) - Duration{5};
    }
    void fill(Instant& at) { at = Instant{Duration{below(400'000'000)}}; }
    void fill(Points& score) { score = Points{static_cast<std::uint8_t>(below(9))}; }
    void fill(Penalty& penalty) { penalty = Penalty{static_cast<std::uint8_t>(below(4))}; }
    void fill(ClaimKind& kind) { kind = ClaimKind{static_cast<std::uint8_t>(below(12))}; }
    void fill(events::Ruling& ruling)
    {
        ruling = events::Ruling{static_cast<std::uint8_t>(below(3))};
    }
    void fill(events::Question& question)
    {
        question = events::Question{static_cast<std::uint8_t>(below(4))};
    }
    void fill(Letters& letters) { letters = all_letters[static_cast<std::size_t>(below(14))]; }
    void fill(Role& role) { role = promotion_roles[static_cast<std::size_t>(below(4))]; }
    void fill(std::string& text)
    {
        static const std::vector<std::string> texts{
            "e4",         "Rh8#",
            "Rh8 # mate", "#",
            "",           " ",
            "  e4 ",      "\"",
            "\"e4\"",     "a \"",
            "\\",         "\\x41",
            "a\nb",       "\t\r\n",
            "1.e4",       "12.",
            "en:",        "means",
            "šach",       "Бар",
            "\x1b[2J",    "\xff",
            "a  b",       "e4 ",
            "- -",        "\" means nothing",
        };
        text = texts[static_cast<std::size_t>(below(static_cast<int>(texts.size())))];
        if (coin())
            for (int i = below(6); i > 0; --i)
                text += static_cast<char>(below(256));
    }
    void fill(Move& move)
    {
        Square from = Square::at(0);
        Square to = Square::at(0);
        fill(from);
        fill(to);
        Role promoted{};
        fill(promoted);
        move = coin() ? Move::promotion(from, to, promoted)
                      : Move{Role{static_cast<std::uint8_t>(below(6))}, from, to,
                             MoveKind{static_cast<std::uint8_t>(below(4))}};
    }
    /// A list of events has every move as it is written.
    void fill(GivenMove& given) { fill(given.emplace<std::string>()); }
    Written any_written()
    {
        static constexpr std::array<std::string_view, 8> texts{"Ng3",  "e5",    "exd6",   "g1g3",
                                                               "R1a3", "Qh4e1", "e7e8=N", "O-O-O"};
        const auto text = texts.at(static_cast<std::size_t>(below(texts.size())));
        return *WrittenReader{EnglishAlphabet{}, text}.read();
    }
    void fill(Heard& heard)
    {
        fill(heard.words);
        heard.sense = Heard::Sense{static_cast<std::uint8_t>(below(4))};
        if (heard.sense == Heard::Sense::move)
            fill(heard.move.emplace());
        if (heard.sense == Heard::Sense::illegal)
            heard.written = any_written();
    }
    void fill(events::GestureKind& kind)
    {
        kind = events::GestureKind{static_cast<std::uint8_t>(below(4))};
    }
    void fill(events::StopClocks& stop)
    {
        stop.with_reason = coin();
        stop.words = stop.with_reason ? "sudden illness" : coin() ? "coffee" : "";
    }
    void fill(Board& board) { board = chess960_position(below(960))->board(); }
    void fill(events::Assist& assist);
    template <class Value>
    void fill(std::optional<Value>& maybe)
    {
        if (coin()) {
            Value value = sample<Value>();
            fill(value);
            maybe = value;
        }
    }
    template <class Value>
    void fill(std::vector<Value>& list)
    {
        list.assign(static_cast<std::size_t>(1 + below(4)), sample<Value>());
        for (Value& each : list)
            fill(each);
    }

private:
    template <class Value>
    [[nodiscard]] static Value sample()
    {
        if constexpr (std::is_same_v<Value, Square>)
            return Square::at(0);
        else
            return Value{};
    }

    std::mt19937 random_{42};
};

/// Fills every member that any event has.
template <class Kind>
Kind filled(Lot& lot)
{
    Kind event{};
    const auto fill_all = [&](auto&&... members) { (members(event), ...); };
    fill_all(
        [&](auto& e) {
            if constexpr (requires { e.side; })
                lot.fill(e.side);
        },
        [&](auto& e) {
            if constexpr (requires { e.squares; })
                lot.fill(e.squares);
        },
        [&](auto& e) {
            if constexpr (requires { e.together; })
                lot.fill(e.together);
        },
        [&](auto& e) {
            if constexpr (requires { e.square; })
                lot.fill(e.square);
        },
        [&](auto& e) {
            if constexpr (requires { e.role; })
                lot.fill(e.role);
        },
        [&](auto& e) {
            if constexpr (requires { e.text; })
                lot.fill(e.text);
        },
        [&](auto& e) {
            if constexpr (requires { e.heard; })
                lot.fill(e.heard);
        },
        [&](auto& e) {
            if constexpr (requires { e.with_reason; })
                lot.fill(e);
        },
        [&](auto& e) {
            if constexpr (requires { e.kind; })
                lot.fill(e.kind);
        },
        [&](auto& e) {
            if constexpr (requires { e.intended; })
                lot.fill(e.intended);
        },
        [&](auto& e) {
            if constexpr (requires { e.time; })
                lot.fill(e.time);
        },
        [&](auto& e) {
            if constexpr (requires { e.for_schedule; })
                lot.fill(e.for_schedule);
        },
        [&](auto& e) {
            if constexpr (requires { e.plies; })
                lot.fill(e.plies);
        },
        [&](auto& e) {
            if constexpr (requires { e.presses; })
                lot.fill(e.presses);
        },
        [&](auto& e) {
            if constexpr (requires { e.penalty; })
                lot.fill(e.penalty);
        },
        [&](auto& e) {
            if constexpr (requires { e.score; })
                lot.fill(e.score);
        },
        [&](auto& e) {
            if constexpr (requires { e.ruling; })
                lot.fill(e.ruling);
        },
        [&](auto& e) {
            if constexpr (requires { e.board; })
                lot.fill(e.board);
        },
        [&](auto& e) {
            if constexpr (requires { e.moves; })
                lot.fill(e.moves);
        },
        [&](auto& e) {
            if constexpr (requires { e.letters; })
                lot.fill(e.letters);
        },
        [&](auto& e) {
            if constexpr (requires { e.nominal_end; })
                lot.fill(e.nominal_end);
        },
        [&](auto& e) {
            if constexpr (requires { e.question; })
                lot.fill(e.question);
        },
        [&](auto& e) {
            if constexpr (requires { e.act; })
                lot.fill(e);
        });
    return event;
}

template <std::size_t... kinds>
events::AssistantAct any_act(Lot& lot, std::index_sequence<kinds...>)
{
    const std::array<events::AssistantAct, sizeof...(kinds)> acts{
        filled<std::variant_alternative_t<kinds, events::AssistantAct>>(lot)...};
    return acts.at(static_cast<std::size_t>(lot.below(sizeof...(kinds))));
}

/// An assistant acts for his own side, and reports what the other has touched.
void Lot::fill(events::Assist& assist)
{
    using events::AssistantAct;
    assist.act = any_act(*this, std::make_index_sequence<std::variant_size_v<AssistantAct>>{});
    std::visit(
        [&](auto& act) {
            if constexpr (requires { act.side; })
                act.side = assist.side;
        },
        assist.act);
    if (auto* const touch = std::get_if<events::Touch>(&assist.act)) {
        touch->side = opponent(assist.side);
        touch->together = false;
    }
    if (auto* const ask = std::get_if<events::Ask>(&assist.act))
        ask->question = coin() ? events::Question::time : events::Question::moves;
}

template <std::size_t... kinds>
std::vector<TimedEvent> one_of_each(Lot& lot, std::index_sequence<kinds...>)
{
    std::vector<TimedEvent> events;
    (events.push_back({{}, filled<std::variant_alternative_t<kinds, Event>>(lot)}), ...);
    for (TimedEvent& each : events)
        lot.fill(each.at);
    return events;
}

GameOptions any_options(Lot& lot)
{
    GameOptions options;
    options.rules = all_rulesets()[static_cast<std::size_t>(
        lot.below(static_cast<int>(all_rulesets().size())))];
    const std::vector<std::string> controls{"none", "40/90+30,30+30", "25b10",       "90d5",
                                            "0:10", "25;15",          "hourglass 1", "40/1:30:15"};
    options.control = *read_time_control(controls[static_cast<std::size_t>(lot.below(8))]);
    options.counter = lot.coin() ? MoveCounter::on : MoveCounter::off;
    const std::vector<std::string> fens{
        std::string{initial_fen}, "4k3/8/8/8/8/8/4P3/4K3 b - - 12 40",
        "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
        "k7/8/8/8/8/8/6q1/7K w - - 0 1", "4k2q/8/8/8/8/8/4R3/4K2Q w - - 0 1"};
    Setup setup = *read_fen(fens[static_cast<std::size_t>(lot.below(5))]);
    if (lot.coin())
        setup = chess960_position(lot.below(960))->setup();
    if (lot.coin() && setup.castling_rooks.none())
        setup.variant = Variant::chess960;
    options.start = Placement{setup};
    options.mode = lot.coin() ? Mode::strict : Mode::guarded;
    options.watch = lot.coin() ? Watch::hall : Watch::automatic;
    lot.fill(options.tournament);
    lot.fill(options.press_waits_for_repeat);
    lot.fill(options.event.default_time);
    lot.fill(options.event.no_draws_before);
    lot.fill(options.event.guideline_three);
    lot.fill(options.event.agreement_needs_arbiter);
    options.event.device_penalty = lot.coin() ? DevicePenalty::loss : DevicePenalty::warning;
    lot.fill(options.event.announce_in_german);
    lot.fill(options.event.arbiter_present);
    lot.fill(options.event.resumption);
    if (lot.coin())
        options.event.points = all_point_systems()[static_cast<std::size_t>(lot.below(4))];
    for (Player& player : options.players) {
        lot.fill(player.visually_impaired);
        lot.fill(player.hearing_impaired);
        lot.fill(player.absent);
        lot.fill(player.name);
        if (!lot.coin())
            continue;
        player.assistant.emplace();
        for (std::uint8_t duty = 0; duty < 6; ++duty)
            if (lot.coin())
                player.assistant->add(AssistantDuty{duty});
    }
    return options;
}

}  // namespace

TEST_CASE("every event is read from its line as it was", "[src][script]")
{
    Lot lot;
    for (int round = 0; round < 200; ++round)
        for (const TimedEvent& event :
             one_of_each(lot, std::make_index_sequence<std::variant_size_v<Event>>{})) {
            const std::string line = script::event_line(event);
            CAPTURE(line);
            const auto read = script::read_event_line(line);
            REQUIRE(read);
            CHECK(*read == event);
            CHECK(std::ranges::none_of(
                line, [](char letter) { return static_cast<unsigned char>(letter) < ' '; }));
        }
}

TEST_CASE("every option of a game is read from its line as it was", "[src][script]")
{
    Lot lot;
    for (int round = 0; round < 500; ++round) {
        const GameOptions options = any_options(lot);
        const std::string lines = script::header_lines(options);
        CAPTURE(lines);
        const auto read = script::read_header_lines(lines);
        REQUIRE(read);
        CHECK(*read == options);
    }
}

TEST_CASE("the lines of events are those that people write", "[src][script]")
{
    const auto line = [](const Event& event) { return script::command_line(event); };
    CHECK(line(events::Play{Color::white, "Rh8#"}) == "white move Rh8#");
    CHECK(line(events::Press{Color::black}) == "black press");
    CHECK(line(events::SetTime{Color::white, std::chrono::seconds{65}}) ==
          "arbiter set white 1:05");
    CHECK(line(events::Claim{Color::white, ClaimKind::flag, ""}) == "white claim flag");
    const Move castling{Role::king, *Square::parse("e1"), *Square::parse("h1"), MoveKind::castling};
    CHECK(line(events::Announce{Color::white, {"kurze Rochade", Heard::Sense::move, castling}}) ==
          "white announce \"kurze Rochade\" means Ke1h1 castling");
    CHECK(line(events::Write{Color::white, " e4"}) == "white write \" e4\"");
    CHECK(line(events::Assist{Color::white, events::Executed{Color::white}}) ==
          "assistant white executed");
    CHECK(line(events::Assist{Color::white,
                              events::Touch{Color::black, {*Square::parse("e7")}, false}}) ==
          "assistant white reports e7");
}

TEST_CASE("a script may say what announced words were taken for", "[src][script]")
{
    std::istringstream in{"blind white\n@0 start\n"
                          "@1 white announce \"gibberish\" means Pe2e4 double-step\n"
                          "@2 white lift e2\n@3 white place e4\n@4 white press\n"};
    std::ostringstream out;
    std::ostringstream err;
    CHECK(script::run_script(in, "s", out, err));
    CHECK(err.str().empty());
    CHECK(out.str().find("state=completed") != std::string::npos);
    CHECK(out.str().find("announcement-differs") == std::string::npos);
    CHECK_FALSE(script::read_event_line("@1 white announce \"x\" means Pe2"));
    CHECK_FALSE(script::read_event_line("@1 white announce \"x\" nothing"));
    CHECK_FALSE(script::read_event_line("white press"));
}
