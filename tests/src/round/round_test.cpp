// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/round/round_in_use.hpp"
#include "src/round/state.hpp"
#include "tests/src/desk/desk.hpp"
#include "tests/src/round/reports.hpp"

using namespace client;
using namespace client::round;
using namespace round_tests;
using namespace std::chrono_literals;
using Catch::Contains;
namespace inputs = client::host::inputs;
namespace wishes = client::host::wishes;

namespace {

/// Two boards in round 2: 2 against 1, 3 against 4.
RoundSettings settings(const std::string& language = "en")
{
    const auto report = Report::read(four_players());
    RoundSettings chosen{.report = report,
                         .pairings = pairings_of(report, 2),
                         .desk = desk_tests::in(language),
                         .folder = "round-2",
                         .file = "open.trf"};
    chosen.has_round = [](int round) { return round <= 2; };
    return chosen;
}

RoundSettings with_head(const std::vector<std::string>& lines)
{
    auto chosen = settings();
    chosen.desk.head = desk_tests::head(lines);
    return chosen;
}

/// A round at which somebody types.
class Arbiter {
public:
    explicit Arbiter(RoundSettings chosen) : round_{std::move(chosen)}
    {
        static_cast<void>(take({inputs::Begin{}}, 0s));
    }
    host::Reply take(const host::Input& input, rules::Duration at)
    {
        return round_.handle(input, rules::Instant{at});
    }
    std::string says(std::string_view line, rules::Duration at = 0s)
    {
        last_ = take({inputs::Line{std::string{line}}}, at);
        return desk_tests::text(last_);
    }
    std::string hears_at(rules::Duration at)
    {
        last_ = take({inputs::Tick{}}, at);
        return desk_tests::text(last_);
    }
    [[nodiscard]] const host::Reply& last() const { return last_; }
    RoundInUse& round() { return round_; }
    /// The round as it is left, for another run.
    std::map<int, LeftAtBoard> left()
    {
        std::map<int, LeftAtBoard> all;
        for (auto& board : round_.state().boards)
            if (board.desk() != nullptr)
                all[board.number()] = {board.desk()->state().kept(), {}};
        return all;
    }

private:
    RoundInUse round_;
    host::Reply last_;
};

const std::vector<std::string> usual{"time 0:05:00", "tournament off"};

}  // namespace

TEST_CASE("the boards of a round are listed with who plays there and how they stand",
          "[src][round]")
{
    Arbiter arbiter{with_head(usual)};
    CHECK(arbiter.says("boards") == "Board 1: Müller, Eva – GM Novák, Jan: not begun\n"
                                    "Board 2: Horvat, Ana – Smith, Bob: not begun\n");
    CHECK_THAT(arbiter.says("board 2"),
               Contains("Board 2. White: Horvat, Ana, 2200, CZE. Black: Smith, Bob, 2100, CZE") &&
                   Contains("Horvat, Ana against Smith, Bob"));
    CHECK_THAT(arbiter.says("boards"), Contains("Board 2: Horvat, Ana – Smith, Bob: ready"));
    CHECK_THAT(arbiter.says("start", 10s), Contains("White's clock is running"));
    CHECK_THAT(arbiter.says("boards", 70s),
               Contains("Smith, Bob: move 1, White to move. White 4:00, Black 5:00"));
}

TEST_CASE("a board that is not there is refused with those that are", "[src][round]")
{
    Arbiter arbiter{with_head(usual)};
    CHECK(arbiter.says("board 7") == "There is no board 7 in this round, but: 1, 2\n");
    CHECK_THAT(arbiter.says("e4"), Contains("No board is in front. board 1 goes to one"));
}

TEST_CASE("an arbiter goes from board to board while every clock goes on", "[src][round]")
{
    Arbiter arbiter{with_head(usual)};
    arbiter.says("board 1");
    arbiter.says("start", 0s);
    arbiter.says("board 2", 60s);
    arbiter.says("start", 60s);
    arbiter.says("move e4", 70s);
    arbiter.says("white press", 80s);
    CHECK_THAT(arbiter.says("board 1", 90s), Contains("White 3:30, Black 5:00"));
    arbiter.says("move d4", 95s);
    arbiter.says("white press", 100s);
    CHECK_THAT(arbiter.says("board 2", 110s),
               Contains("move 1, Black to move. White 4:40, Black 4:30"));
    CHECK(arbiter.says("fen", 110s).find("4P3") != std::string::npos);
}

TEST_CASE("what happens at another board by itself is told with its number", "[src][round]")
{
    Arbiter arbiter{with_head(usual)};
    arbiter.says("board 1");
    arbiter.says("start", 0s);
    arbiter.says("board 2", 10s);
    arbiter.says("start", 10s);
    CHECK(arbiter.round().due(rules::Instant{10s}) == rules::Instant{15s});
    const auto told = arbiter.hears_at(301s);
    CHECK_THAT(told, Contains("Board 1: White's flag has fallen"));
    CHECK(told.find("Board 2") == std::string::npos);
    CHECK_THAT(arbiter.hears_at(311s), Contains("White's flag has fallen"));
    CHECK_THAT(arbiter.says("boards", 320s),
               Contains("Board 1: Müller, Eva – GM Novák, Jan: 0-1") &&
                   Contains("Smith, Bob: 0-1"));
}

TEST_CASE("a flag that falls while somebody types elsewhere is told before the answer",
          "[src][round]")
{
    Arbiter arbiter{with_head(usual)};
    arbiter.says("board 1");
    arbiter.says("start", 0s);
    const auto told = arbiter.says("board 2", 305s);
    CHECK(told.find("flag has fallen") < told.find("Board 2. White"));
}

TEST_CASE("what the file knows is not asked, and what holds for all is asked once", "[src][round]")
{
    Arbiter arbiter{settings()};
    auto asked = arbiter.says("board 1");
    CHECK_THAT(asked, Contains("Edition"));
    CHECK_THAT(arbiter.says(""), Contains("Time control?") && Contains("90+30"));
    std::string last;
    for (int i = 0; i < 30 && arbiter.round().state().boards.front().asks(); ++i) {
        last = arbiter.says(last.find("impaired?") != std::string::npos ? "4" : "");
        asked += last;
    }
    CHECK(asked.find("Name of") == std::string::npos);
    CHECK(asked.find("Event?") == std::string::npos);
    CHECK_THAT(arbiter.says("boards"), Contains("ready to start"));
    const auto second = arbiter.says("board 2");
    CHECK_THAT(second, Contains("visually impaired?"));
    CHECK_THAT(arbiter.says("4"), Contains("hearing impaired?"));
    CHECK_THAT(arbiter.says("4"), Contains("Horvat, Ana against Smith, Bob") && Contains("90+30"));
}

TEST_CASE("who comes back to a board hears the question that waits there", "[src][round]")
{
    Arbiter arbiter{settings()};
    arbiter.says("board 1");
    arbiter.says("");
    arbiter.says("board 2");
    CHECK_THAT(arbiter.says("board 1"), Contains("Board 1. White") && Contains("Time control?"));
}

TEST_CASE("papers of a board have its event, its round and its players", "[src][round]")
{
    auto chosen = with_head(usual);
    Arbiter arbiter{std::move(chosen)};
    arbiter.says("board 2");
    const auto pgn = arbiter.says("pgn");
    for (const auto* const tag :
         {"[Event \"Open of Brno\"]", "[Site \"Brno\"]", "[Round \"2", "[White \"Horvat, Ana\"]",
          "[Black \"Smith, Bob\"]", "[WhiteElo \"2200\"]", "[BlackFideId \"300004\"]"})
        CHECK_THAT(pgn, Contains(tag));
}

TEST_CASE("results come from the desks and from the arbiter, and are written as codes",
          "[src][round]")
{
    Arbiter arbiter{with_head(usual)};
    CHECK(arbiter.says("results") == "No board has a result yet\n");
    arbiter.says("board 1");
    arbiter.says("start", 0s);
    arbiter.says("move e4", 1s);
    arbiter.says("white press", 2s);
    arbiter.says("move e5", 3s);
    arbiter.says("black press", 4s);
    arbiter.says("white resign", 5s);
    arbiter.says("yes", 5s);
    CHECK_THAT(arbiter.says("result 1 1-0"), Contains("is played at this desk"));
    CHECK(arbiter.says("result 2 +/-") == "Board 2: +/-\n");
    CHECK(arbiter.round().state().entered == "2 +/-\n");
    arbiter.says("results");
    const auto files = desk_tests::wish<wishes::WriteFiles>(arbiter.last());
    REQUIRE(files.files.size() == 1);
    CHECK(files.folder == "round-2");
    CHECK(files.over == wishes::Over::nothing);
    const auto& text = files.files.front().text;
    CHECK(columns(text, 2, 102, 109) == "   1 w 0");
    CHECK(columns(text, 1, 102, 109) == "   2 b 1");
    CHECK(columns(text, 3, 102, 109) == "   4 w +");
    CHECK(columns(text, 4, 102, 109) == "   3 b -");
    CHECK(columns(text, 3, 81, 84) == " 1.0");
    const auto told =
        desk_tests::text(arbiter.take({inputs::FileWritten{.file = "round-2/open.trf"}}, 6s));
    CHECK_THAT(told, Contains("2 results are in round-2/open.trf"));
}

TEST_CASE("a file of somebody else is asked about before it is written over", "[src][round]")
{
    Arbiter arbiter{with_head(usual)};
    arbiter.says("result 1 1/2");
    arbiter.says("results there.trf");
    CHECK_THAT(desk_tests::text(
                   arbiter.take({inputs::FileWritten{.file = "there.trf", .was_there = true}}, 0s)),
               Contains("there.trf"));
    CHECK_THAT(arbiter.says("perhaps"), Contains("there.trf"));
    arbiter.says("yes");
    CHECK(desk_tests::wish<wishes::WriteFiles>(arbiter.last()).over ==
          wishes::Over::whatever_is_there);
    CHECK_THAT(desk_tests::text(arbiter.take({inputs::FileWritten{.file = "there.trf"}}, 0s)),
               Contains("1 result is in there.trf") && Contains("Without a result: 2"));
}

TEST_CASE("what was entered is taken back, and what is no result is explained", "[src][round]")
{
    Arbiter arbiter{with_head(usual)};
    arbiter.says("result 2 0-1");
    CHECK(arbiter.says("result 2 none") == "Board 2 has no result any more\n");
    CHECK(arbiter.round().state().entered == "2 0-1\n2 none\n");
    CHECK_THAT(arbiter.says("result 2 5-0"), Contains("the result of a board"));
    CHECK_THAT(arbiter.says("result 9 1-0"), Contains("no board 9"));
}

TEST_CASE("each board that was left is there again with its own time", "[src][round]")
{
    Arbiter first{with_head(usual)};
    first.says("board 1");
    first.says("start", 0s);
    first.says("move e4", 60s);
    first.says("white press", 60s);
    first.says("board 2", 100s);
    first.says("start", 100s);
    first.hears_at(200s);
    auto chosen = with_head(usual);
    chosen.left = first.left();
    chosen.results = {"2 0-1"};  // what the desk has is stronger
    Arbiter second{std::move(chosen)};
    CHECK_THAT(second.says("boards"), Contains("Jan: left after 1 move, the clocks stand") &&
                                          Contains("Bob: left after 0 moves"));
    CHECK_THAT(second.says("board 2", 3s), Contains("Go on with it"));
    CHECK_THAT(second.says("yes", 5s), Contains("White to move"));
    second.says("arbiter go", 10s);
    CHECK_THAT(second.says("board 1", 20s), Contains("Go on with it"));
    second.says("yes", 20s);
    CHECK_THAT(second.says("boards", 30s), Contains("the clocks stand. White 4:00, Black 2:40") &&
                                               Contains("White to move. White 3:00, Black 5:00"));
}

TEST_CASE("a game that is not wanted is put aside, and no other is", "[src][round]")
{
    Arbiter first{with_head(usual)};
    first.says("board 1");
    first.says("start", 0s);
    auto chosen = with_head(usual);
    chosen.left = first.left();
    Arbiter second{std::move(chosen)};
    second.says("board 1");
    second.says("no");
    CHECK(desk_tests::wishes_for<wishes::PutAside>(second.last()));
    CHECK_THAT(second.says("boards"), Contains("Jan: ready to start"));
}

TEST_CASE("a round is left only after a question that tells which clocks run", "[src][round]")
{
    Arbiter arbiter{with_head(usual)};
    arbiter.says("board 2");
    arbiter.says("start", 0s);
    CHECK_THAT(arbiter.says("quit", 1s), Contains("these boards will stand: 2"));
    CHECK_THAT(arbiter.says("no", 2s), Contains("stays open"));
    arbiter.says("quit", 3s);
    arbiter.says("yes", 4s);
    CHECK(desk_tests::wish<wishes::Quit>(arbiter.last()).remains == wishes::Remains::kept);
    CHECK_THAT(arbiter.round().state().boards[1].desk()->state().kept(), Contains("@4.000 tick"));
}

TEST_CASE("another round is begun when no clock runs and there are pairings for it", "[src][round]")
{
    Arbiter arbiter{with_head(usual)};
    CHECK_THAT(arbiter.says("round 3"), Contains("no pairings for round 3"));
    arbiter.says("board 1");
    arbiter.says("start", 0s);
    CHECK_THAT(arbiter.says("round 1", 1s), Contains("Clocks are running at: 1"));
    arbiter.says("arbiter stop", 2s);
    arbiter.says("round 1", 3s);
    CHECK(desk_tests::wishes_for<wishes::Become>(arbiter.last()));
    CHECK(arbiter.round().state().next_round == 1);
}

TEST_CASE("help tells the commands of the round, and what each of them does", "[src][round]")
{
    Arbiter arbiter{with_head(usual)};
    CHECK_THAT(arbiter.says("help"),
               Contains("The round: boards, board, result, results, round, help, quit"));
    CHECK_THAT(arbiter.says("help result"), Contains("result 3 1-0: the result of a board"));
    arbiter.says("board 1");
    CHECK_THAT(arbiter.says("?"), Contains("The round:") && Contains("start begins the game"));
    CHECK_THAT(arbiter.says("help lift"), Contains("lift"));
}

TEST_CASE("the commands of a round are understood in every language", "[src][round]")
{
    struct Row {
        std::string language;
        std::string boards;
        std::string board;
        std::string result;
    };
    const auto row = GENERATE(values<Row>({
        {"cs", "desky", "deska 2", "výsledek 1 1-0"},
        {"sk", "dosky", "doska 2", "výsledok 1 1-0"},
        {"sr", "table", "tabla 2", "rezultat 1 1-0"},
        {"sr-Cyrl", "табле", "табла 2", "резултат 1 1-0"},
        {"de", "bretter", "brett 2", "ergebnis 1 1-0"},
    }));
    CAPTURE(row.language);
    Arbiter arbiter{settings(row.language)};
    CHECK_THAT(arbiter.says(row.boards), Contains("Horvat, Ana"));
    arbiter.says(row.result);
    CHECK(arbiter.round().state().entered == "1 1-0\n");
    arbiter.says(row.board);
    CHECK(arbiter.round().state().front->number() == 2);
}

TEST_CASE("time controls are taken from a report where they are clear", "[src][round]")
{
    CHECK(control_in("90 min + 30 s per move") == "90+30");
    CHECK(control_in("90' + 30\"") == "90+30");
    CHECK(control_in("25 minutes") == "25");
    CHECK(control_in("40/90+30,30+30") == "40/90+30,30+30");
    CHECK_FALSE(control_in("40 moves in 90 minutes, 30 minutes for the rest, 30 s from move 1"));
    CHECK_FALSE(control_in("as usual"));
    CHECK_FALSE(control_in(""));
}
