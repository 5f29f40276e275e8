// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/speaking_order.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <chrono>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace speech;
using namespace std::chrono_literals;

const Instant now{};

Utterance text(const std::string& words, Urgency urgency)
{
    return {words, words, "en", urgency};
}

/// A step in words: "-" for nothing, "cut", "cut; move", "move".
std::string words(const SpeakingOrder::Step& step)
{
    const std::string cut = step.cut ? "cut" : "";
    const std::string start = step.start ? step.start->utterance.voice : "";
    if (cut.empty() && start.empty())
        return "-";
    return cut + (cut.empty() || start.empty() ? "" : "; ") + start;
}

/// An order in which the tickets are counted for the test.
struct Order {
    SpeakingOrder order;
    Ticket ticket = 0;

    std::string note(const SpeakingOrder::Step& step)
    {
        if (step.start)
            ticket = step.start->ticket;
        return words(step);
    }
    std::string offer(const std::string& said, Urgency urgency)
    {
        return note(order.offer(text(said, urgency), now));
    }
    std::string finish() { return note(order.finished(ticket, now)); }
    std::string key() { return note(order.key_pressed(now)); }
    std::string again() { return note(order.again(now)); }
};

TEST_CASE("what comes second does to the first what its urgency allows", "[speech][speaking_order]")
{
    using enum Urgency;
    struct Row {
        Urgency first;
        Urgency second;
        std::string at_once;     ///< when the second is offered
        std::string afterwards;  ///< when what then speaks has ended
    };
    const auto row = GENERATE(values<Row>({
        {background, background, "-", "-"},
        {background, answer, "cut; second", "-"},
        {background, normal, "cut; second", "-"},
        {background, urgent, "cut; second", "-"},
        {answer, background, "-", "-"},
        {answer, answer, "cut; second", "-"},
        {answer, normal, "-", "second"},
        {answer, urgent, "cut; second", "first"},  // nothing is lost to an urgent one
        {normal, background, "-", "-"},
        {normal, answer, "-", "second"},
        {normal, normal, "-", "second"},
        {normal, urgent, "cut; second", "first"},
        {urgent, background, "-", "-"},
        {urgent, answer, "-", "second"},
        {urgent, normal, "-", "second"},
        {urgent, urgent, "-", "second"},
    }));
    Order order;
    CHECK(order.offer("first", row.first) == "first");
    CHECK(order.offer("second", row.second) == row.at_once);
    CHECK(order.finish() == row.afterwards);
    static_cast<void>(order.finish());
    CHECK(order.order.is_silent());
}

TEST_CASE("of many answers only the newest is heard", "[speech][speaking_order]")
{
    Order order;
    CHECK(order.offer("move", Urgency::normal) == "move");
    CHECK(order.offer("a1", Urgency::answer) == "-");
    CHECK(order.offer("a2", Urgency::answer) == "-");
    CHECK(order.offer("a3", Urgency::answer) == "-");
    CHECK(order.finish() == "a3");
    CHECK(order.offer("a4", Urgency::answer) == "cut; a4");
    CHECK(order.finish() == "-");
}

TEST_CASE("a held key does not keep the opponent's move from being heard",
          "[speech][speaking_order]")
{
    Order order;
    CHECK(order.offer("a1", Urgency::answer) == "a1");
    CHECK(order.offer("move", Urgency::normal) == "-");
    CHECK(order.key() == "cut; move");
    CHECK(order.offer("a2", Urgency::answer) == "-");
    CHECK(order.finish() == "a2");
}

TEST_CASE("urgent utterances come in their own order, before all others",
          "[speech][speaking_order]")
{
    Order order;
    CHECK(order.offer("move", Urgency::normal) == "move");
    CHECK(order.offer("clock", Urgency::normal) == "-");
    CHECK(order.offer("flag", Urgency::urgent) == "cut; flag");
    CHECK(order.offer("lost", Urgency::urgent) == "-");
    CHECK(order.finish() == "lost");
    CHECK(order.finish() == "move");
    CHECK(order.finish() == "clock");
    CHECK(order.finish() == "-");
}

TEST_CASE("a key silences everything but the urgent", "[speech][speaking_order]")
{
    struct Row {
        Urgency urgency;
        std::string at_once;
    };
    const auto row = GENERATE(values<Row>({
        {Urgency::background, "cut"},
        {Urgency::answer, "cut"},
        {Urgency::normal, "cut"},
        {Urgency::urgent, "-"},
    }));
    Order order;
    static_cast<void>(order.offer("text", row.urgency));
    CHECK(order.key() == row.at_once);
    CHECK(Order{}.key() == "-");
}

TEST_CASE("the command for silence silences the urgent too, and what waits",
          "[speech][speaking_order]")
{
    Order order;
    static_cast<void>(order.offer("flag", Urgency::urgent));
    static_cast<void>(order.offer("move", Urgency::normal));
    CHECK(words(order.order.silence()) == "cut");
    CHECK(order.order.is_silent());
    CHECK(words(order.order.silence()) == "-");
}

TEST_CASE("again repeats what was said last, but no reminder", "[speech][speaking_order]")
{
    Order order;
    CHECK(order.again() == "-");
    static_cast<void>(order.offer("move", Urgency::normal));
    CHECK(order.finish() == "-");
    static_cast<void>(order.offer("five minutes", Urgency::background));
    CHECK(order.again() == "cut; move");
    CHECK(order.key() == "cut");
    CHECK(order.again() == "move");
    CHECK(order.again() == "cut; move");
}

TEST_CASE("late reports of what was cut change nothing", "[speech][speaking_order]")
{
    Order order;
    static_cast<void>(order.offer("a1", Urgency::answer));
    const auto old = order.ticket;
    static_cast<void>(order.offer("a2", Urgency::answer));
    CHECK(words(order.order.finished(old, now)) == "-");
    CHECK_FALSE(order.order.is_silent());
}

TEST_CASE("a voice that never ends is given up", "[speech][speaking_order]")
{
    Order order;
    static_cast<void>(order.offer("move", Urgency::normal));
    static_cast<void>(order.offer("clock", Urgency::normal));
    CHECK_FALSE(order.order.stuck(now + 10s));
    const auto step = order.order.stuck(now + 60s);
    REQUIRE(step);
    CHECK(words(*step) == "cut; clock");
}

TEST_CASE("every event is heard in the end, whatever else is said", "[speech][speaking_order]")
{
    CHECK(rc::check([](const std::vector<std::pair<unsigned, bool>>& offers) {
        SpeakingOrder order;
        std::set<std::string> events;
        std::set<std::string> heard;
        Ticket ticket = 0;
        const auto note = [&](const SpeakingOrder::Step& step) {
            if (!step.start)
                return;
            ticket = step.start->ticket;
            heard.insert(step.start->utterance.voice);
        };
        for (const auto& [kind, ends] : offers) {
            const auto urgency = static_cast<Urgency>(kind % 4);
            const auto name = std::to_string(events.size());
            if (urgency >= Urgency::normal)
                events.insert(name);
            note(order.offer(text(urgency >= Urgency::normal ? name : "other", urgency), now));
            if (ends)
                note(order.finished(ticket, now));
        }
        for (std::size_t i = 0; i <= offers.size(); ++i)
            note(order.finished(ticket, now));
        RC_ASSERT(order.is_silent());
        heard.erase("other");
        RC_ASSERT(heard == events);
    }));
}

}  // namespace
