// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/coordinates.hpp"
#include "src/engine/child.hpp"
#include "src/engine/engine.hpp"
#include "src/engine/uci.hpp"
#include "tests/src/engine/listening.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <sstream>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace client::engine;
using tests::Listening;
using tests::situation;

namespace {

constexpr std::chrono::milliseconds long_time = std::chrono::minutes{3};
constexpr std::chrono::milliseconds at_once{20};

Launch bad(const std::string& habit)
{
    Launch launch{"tests/src/engine/bad_engine", {habit}, level(20), 1, {}};
    launch.patience = {long_time, long_time, long_time, long_time};
    return launch;
}

void check_useless(Listening& listening)
{
    listening.engine().play(situation(), std::nullopt);
    listening.engine().analyse(situation());
    listening.engine().stop();
    CHECK(listening.silent_to_the_end());
}

bool is_gone(pid_t process)
{
    std::ifstream status{"/proc/" + std::to_string(process) + "/stat"};
    std::string text;
    return !std::getline(status, text) || text.find(") Z ") != std::string::npos;
}

}  // namespace

TEST_CASE("an engine is not disturbed by what it chatters", "[src][engine]")
{
    Listening listening{bad("good")};
    CHECK(listening.next_as<Ready>() == Ready{"Bad good", std::nullopt});
    listening.engine().play(situation(), std::nullopt);
    const auto e4 = *rules::read_uci(rules::Position::initial(), "e2e4");
    CHECK(listening.next_as<BestMove>().move == e4);
    listening.engine().analyse(situation());
    const auto found = listening.next_as<Evaluation>();
    CHECK(found.score == Score{Score::Unit::centipawns, -25});
    CHECK(found.depth == 8);
    REQUIRE(found.line.size() == 2);  // the third move of its line is illegal
    CHECK(found.line.front() == e4);
}

TEST_CASE("what is asked before the engine is ready is answered in order", "[src][engine]")
{
    Listening listening{bad("good")};
    listening.engine().play(situation(), std::nullopt);
    listening.engine().analyse(situation());
    static_cast<void>(listening.next_as<Ready>());
    static_cast<void>(listening.next_as<BestMove>());
    static_cast<void>(listening.next_as<Evaluation>());
}

TEST_CASE("a program that is not there is reported once", "[src][engine]")
{
    const std::string program = GENERATE("tests/src/engine/no_such_engine", "no-such-engine-here",
                                         "", "tests/src/engine/listening.hpp", "tests/src");
    Listening listening{{program, {}, level(20), 1, {}}};
    CHECK(listening.next_as<EngineFault>() == EngineFault{FaultKind::missing, ""});
    check_useless(listening);
}

TEST_CASE("a program that does not speak UCI is reported once", "[src][engine]")
{
    Launch launch = bad(GENERATE("mute", "gone"));
    const bool mute = launch.arguments.front() == "mute";
    if (mute)
        launch.patience.greeting = at_once;
    Listening listening{launch};
    CHECK(listening.next_as<EngineFault>().kind == FaultKind::no_uci);
    check_useless(listening);
}

TEST_CASE("an engine that fails when it should move is reported once", "[src][engine]")
{
    struct Row {
        std::string habit;
        FaultKind fault;
        std::string said;
    };
    const auto row = GENERATE(values<Row>({
        {"dies", FaultKind::died, ""},
        {"illegal", FaultKind::illegal_answer, "e2e5"},
        {"none", FaultKind::illegal_answer, "(none)"},
        {"rude", FaultKind::illegal_answer, "[2J [He2e4"},
        {"flood", FaultKind::floods, ""},
        {"endless", FaultKind::floods, ""},
        {"hangs", FaultKind::hangs, ""},
    }));
    CAPTURE(row.habit);
    Launch launch = bad(row.habit);
    if (row.fault == FaultKind::hangs)
        launch.patience.answer = at_once;
    launch.strength = level(10);
    Listening listening{launch};
    static_cast<void>(listening.next_as<Ready>());
    listening.engine().play(situation(), std::nullopt);
    CHECK(listening.next_as<EngineFault>() == EngineFault{row.fault, row.said});
    check_useless(listening);
}

TEST_CASE("an engine that never gets ready or never stops is reported as hanging", "[src][engine]")
{
    SECTION("never ready")
    {
        Launch launch = bad("deaf");
        launch.patience.readiness = at_once;
        Listening listening{launch};
        CHECK(listening.next_as<EngineFault>().kind == FaultKind::hangs);
    }
    SECTION("never stops")
    {
        Launch launch = bad("stubborn");
        launch.patience.stop = at_once;
        Listening listening{launch};
        static_cast<void>(listening.next_as<Ready>());
        listening.engine().play(situation(), std::nullopt);
        listening.engine().stop();
        CHECK(listening.next_as<EngineFault>().kind == FaultKind::hangs);
    }
}

TEST_CASE("what was stopped is not answered", "[src][engine]")
{
    Listening listening{bad("hangs")};
    static_cast<void>(listening.next_as<Ready>());
    listening.engine().play(situation(), std::nullopt);
    listening.engine().stop();
    asio::steady_timer timer{listening.loop(), at_once};
    timer.async_wait([&](const asio::error_code&) { listening.destroy(); });
    CHECK(listening.silent_to_the_end());
}

TEST_CASE("an engine that cannot play Chess960 is reported before it moves", "[src][engine]")
{
    auto setup = rules::Position::initial().setup();
    setup.variant = rules::Variant::chess960;
    Listening listening{bad("good")};
    static_cast<void>(listening.next_as<Ready>());
    listening.engine().play(situation(*rules::Position::from(setup)), std::nullopt);
    CHECK(listening.next_as<EngineFault>().kind == FaultKind::no_chess960);
}

TEST_CASE("an engine's name comes without its control characters", "[src][engine]")
{
    Listening listening{bad("escapes")};
    const auto name = listening.next_as<Ready>().name;
    CHECK(name == "[31mRed ]0;title Fish");
}

TEST_CASE("a rating that an engine cannot be set to is said", "[src][engine]")
{
    Launch launch = bad("good");
    launch.strength = Elo{1500};
    Listening listening{launch};
    CHECK(listening.next_as<Ready>().elo == EloSetting{1500, std::nullopt});
}

TEST_CASE("an engine ends with all that it has started", "[src][engine]")
{
    Listening listening{bad("parent")};
    std::istringstream name{listening.next_as<Ready>().name};
    pid_t engine = 0;
    pid_t grandchild = 0;
    REQUIRE(name >> engine >> grandchild);
    listening.destroy();
    CHECK(kill(engine, 0) == -1);  // not even a zombie is left
    while (!is_gone(grandchild))
        std::this_thread::yield();
    CHECK(listening.silent_to_the_end());
}

TEST_CASE("an engine does not outlive a program that is killed", "[src][engine]")
{
    int ends[2] = {};
    REQUIRE(pipe2(ends, O_CLOEXEC) == 0);
    const pid_t program = fork();
    if (program == 0) {
        auto engine = Child::started("/bin/sh", {"-c", "echo $$; exec sleep 1000"});
        std::array<char, 16> number{};
        const auto bytes = read(engine->take_output(), number.data(), number.size());
        static_cast<void>(!write(ends[1], number.data(), static_cast<std::size_t>(bytes)));
        raise(SIGKILL);
    }
    std::array<char, 16> number{};
    REQUIRE(read(ends[0], number.data(), number.size() - 1) > 0);
    const pid_t engine = std::stoi(number.data());
    close(ends[0]);
    close(ends[1]);
    waitpid(program, nullptr, 0);
    while (!is_gone(engine))
        std::this_thread::yield();
}

TEST_CASE("a program that cannot be run is told, and leaves nobody behind", "[src][engine]")
{
    CHECK_FALSE(Child::started("/dev/null", {}));
    CHECK(waitpid(-1, nullptr, WNOHANG) == -1);
}

TEST_CASE("evaluations beyond all measure are brought back to one", "[src][engine]")
{
    for (const std::string unit : {"cp", "mate"}) {
        const auto line = uci::read_line("info depth 1 score " + unit + " -2147483648 pv e2e4");
        const auto& thought = std::get<uci::Thought>(line);
        REQUIRE(thought.score);
        CHECK(-thought.score->value == 1'000'000);
    }
}

TEST_CASE("an engine may be destroyed by whom it reports to", "[src][engine]")
{
    Listening listening{bad(GENERATE("good", "dies", "illegal"))};
    static_cast<void>(listening.next_as<Ready>());
    listening.destroy_when_told();
    listening.engine().play(situation(), std::nullopt);
    listening.engine().analyse(situation());
    static_cast<void>(listening.next());
    CHECK(listening.silent_to_the_end());
}

TEST_CASE("an engine inherits no file that is open here", "[src][engine]")
{
    int ends[2] = {};
    REQUIRE(pipe2(ends, O_NONBLOCK) == 0);
    Listening listening{bad("good")};
    static_cast<void>(listening.next_as<Ready>());
    close(ends[1]);
    char byte = 0;
    CHECK(read(ends[0], &byte, 1) == 0);  // nobody else holds the end that writes
    close(ends[0]);
}

TEST_CASE("writing to an engine that has ended is no signal", "[src][engine]")
{
    Listening listening{bad("dies")};
    static_cast<void>(listening.next_as<Ready>());
    for (int i = 0; i < 3; ++i)
        listening.engine().play(situation(), std::nullopt);
    CHECK(listening.next_as<EngineFault>().kind == FaultKind::died);
}
