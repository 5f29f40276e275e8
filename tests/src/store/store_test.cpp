// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/store/store.hpp"

#include "rules/pgn.hpp"
#include "src/store/database.hpp"
#include "tests/src/run.hpp"
#include "tests/src/store/folder.hpp"

#include <catch2/catch.hpp>

#include <csignal>
#include <fstream>
#include <sstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace client::store;
using namespace std::chrono_literals;
using tests::at;
using tests::Folder;
using tests::head;

namespace {

/// While it lives, no file of this process grows beyond a size: the disk is full.
class FullDisk {
public:
    explicit FullDisk(rlim_t largest)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{largest, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    FullDisk(FullDisk&&) = delete;
    FullDisk& operator=(FullDisk&&) = delete;
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &before_); }

private:
    rlimit before_{};
};

std::optional<FaultKind> fault_of(const std::optional<News>& news)
{
    const auto* const fault = news ? std::get_if<Fault>(&*news) : nullptr;
    return fault == nullptr ? std::nullopt : std::optional{fault->kind};
}

bool is_caught_up(const std::optional<News>& news)
{
    return news && std::holds_alternative<CaughtUp>(*news);
}

/// Another program that has the store to itself.
class Holder {
public:
    explicit Holder(const std::filesystem::path& file) : database_{file}
    {
        database_.run("PRAGMA journal_mode=DELETE; BEGIN EXCLUSIVE");
    }

private:
    Database database_;
};

}  // namespace

TEST_CASE("a store that another program holds is told and keeps nobody waiting", "[src][store]")
{
    const Folder folder;
    Store store{folder.path()};
    rules::Game game{head().options};
    const auto open = store.begin(head());
    {
        const Holder other{folder.file()};
        const auto begun = std::chrono::steady_clock::now();
        tests::play(game, {"e4"});
        CHECK(fault_of(store.keep(open, game)) == FaultKind::busy);
        for (int i = 0; i < 20; ++i)
            CHECK_FALSE(store.retry());
        CHECK_FALSE(store.holds(open));
        // One trial of five seconds would end it, and it was once two hundred and fifty of them.
        CHECK(std::chrono::steady_clock::now() - begun < 5s);
    }
    CHECK(is_caught_up(store.retry()));
    CHECK(store.load(*store.id(open))->game == game);
}

TEST_CASE("a game comes back as it was left", "[src][store]")
{
    const Folder folder;
    rules::Game game{head().options};
    std::optional<GameId> id;
    {
        Store store{folder.path()};
        const auto open = store.begin(head());
        tests::play(game, {"e4", "e5", "Nf3"});
        game.apply(rules::events::Offer{rules::Color::white}, at(30));
        CHECK_FALSE(store.keep(open, game));
        CHECK_FALSE(store.keep(open, game));  // nothing has happened
        id = store.id(open);
    }
    REQUIRE(id);
    Store store{folder.path()};
    const auto saved = store.load(*id);
    REQUIRE(saved);
    CHECK(saved->game == game);
    CHECK(saved->head == head());
    CHECK(store.load_latest()->id == *id);

    const auto open = store.resume(*saved);
    rules::Game goes_on = saved->game;
    tests::play(goes_on, {"Nc6", "Bb5"}, 40);
    CHECK_FALSE(store.keep(open, goes_on));
    CHECK(store.load(*id)->game == goes_on);
}

TEST_CASE("a game comes back with the time that has run since its last move", "[src][store]")
{
    const Folder folder;
    rules::Game game{head().options};
    tests::play(game, {"e4"});
    const auto last = game.events().back().at;
    {
        Store store{folder.path()};
        const auto open = store.begin(head());
        store.reach(open, last + 3s);  // it is not on the disk yet
        CHECK_FALSE(store.keep(open, game));
        CHECK(store.load_latest()->reached == last);
        store.reach(open, last + 5s);
        store.reach(open, last + 10s);
    }
    Store store{folder.path()};
    const auto saved = store.load_latest();
    REQUIRE(saved);
    CHECK(saved->reached == last + 10s);

    // Whatever happens later is the last that is known.
    const auto open = store.resume(*saved);
    game.apply(rules::events::Play{rules::Color::black, "e5"}, last + 20s);
    CHECK_FALSE(store.keep(open, game));
    CHECK(store.load_latest()->reached == last + 20s);
}

TEST_CASE("what the program was used for in a tournament is kept with the game", "[src][store]")
{
    const Folder folder;
    rules::Game game{head().options};
    tests::play(game, {"e4"});
    Uses uses{{at(1), rules::Color::white, {600s, 599'500ms}, Use::Kind::opened, "off"},
              {at(12), rules::Color::black, {605s, 598s}, Use::Kind::answered, "clock"}};
    std::optional<GameId> id;
    {
        Store store{folder.path()};
        const auto open = store.begin(head());
        CHECK_FALSE(store.keep(open, game, uses));
        uses.push_back(
            {at(13), rules::Color::black, {605s, 597s}, Use::Kind::refused, "attackers e4"});
        CHECK_FALSE(store.keep(open, game, uses));  // nothing has happened on the board
        id = store.id(open);
    }
    Store store{folder.path()};
    const auto saved = store.load(*id);
    REQUIRE(saved);
    CHECK(saved->uses == uses);
    const auto open = store.resume(*saved);
    uses.push_back({at(20), rules::Color::black, {605s, 590s}, Use::Kind::answered, "last 3"});
    CHECK_FALSE(store.keep(open, saved->game, uses));
    CHECK(store.load(*id)->uses == uses);
}

TEST_CASE("a store of the first release is read and written on", "[src][store]")
{
    const Folder folder;
    rules::Game game{head().options};
    tests::play(game, {"e4"});
    const Uses uses{{at(12), rules::Color::black, {}, Use::Kind::answered, "clock"}};
    std::optional<GameId> id;
    {
        Store store{folder.path()};
        const auto open = store.begin(head());
        REQUIRE_FALSE(store.keep(open, game));
        id = store.id(open);
    }
    Database{folder.file()}.run("DROP TABLE used; DROP TABLE reached");
    Store store{folder.path()};
    const auto saved = store.load(*id);
    REQUIRE(saved);
    CHECK(saved->game == game);
    CHECK(saved->uses.empty());
    CHECK_FALSE(store.keep(store.resume(*saved), game, uses));
    CHECK(store.load(*id)->uses == uses);
}

TEST_CASE("a move that was taken back is taken back in the store too", "[src][store]")
{
    const Folder folder;
    Store store{folder.path()};
    rules::Game game{head().options};
    const auto open = store.begin(head());
    tests::play(game, {"e4", "e5"});
    CHECK_FALSE(store.keep(open, game));
    game.apply(rules::events::Undo{}, at(25));
    CHECK_FALSE(store.keep(open, game));
    CHECK(store.load(*store.id(open))->game == game);
}

TEST_CASE("games are listed, the newest first, with their results", "[src][store]")
{
    const Folder folder;
    Store store{folder.path()};
    CHECK(store.games()->empty());
    CHECK_FALSE(std::filesystem::exists(folder.file()));  // looking makes nothing
    CHECK(store.load_latest().error().kind == FaultKind::none_unfinished);

    rules::Game won{head().options};
    const auto first = store.begin(head());
    tests::play(won, {"f3", "e5", "g4", "Qh4#"});
    CHECK_FALSE(store.keep(first, won));
    rules::Game begun{head().options};
    const auto second = store.begin(head());
    tests::play(begun, {"e4"});
    CHECK_FALSE(store.keep(second, begun));

    const auto games = store.games();
    REQUIRE(games);
    REQUIRE(games->size() == 2);
    CHECK(games->front().id == store.id(second));
    CHECK_FALSE(games->front().result);
    CHECK(games->back().result == "0-1");
    CHECK(games->back().moves == 4);
    CHECK(games->back().names[1] == "Bella");
    CHECK(store.load_latest()->id == store.id(second));
    CHECK(store.load(GameId{77}).error().kind == FaultKind::unknown_game);
}

TEST_CASE("a full disk is told once and everything is written when there is room", "[src][store]")
{
    const Folder folder;
    Store store{folder.path()};
    rules::Game game{head().options};
    const auto open = store.begin(head());
    tests::play(game, {"e4"});
    REQUIRE_FALSE(store.keep(open, game));
    std::optional<News> at_first;
    std::optional<News> then;
    std::optional<News> again;
    {
        const FullDisk full{4096};
        tests::play(game, {"e5"}, 10);
        at_first = store.keep(open, game);
        tests::play(game, {"Nf3"}, 20);
        then = store.keep(open, game);
        again = store.retry();
    }
    CHECK(fault_of(at_first));
    CHECK_FALSE(then);
    CHECK_FALSE(again);
    CHECK(is_caught_up(store.retry()));
    CHECK_FALSE(store.retry());
    CHECK(store.load(*store.id(open))->game == game);
}

TEST_CASE("a game that could not be begun on the disk is written later", "[src][store]")
{
    const Folder folder;
    const auto place = folder.path() / "not-a-folder";
    std::ofstream{place} << "a file where the folder should be";
    Store store{place};
    rules::Game game{head().options};
    const auto open = store.begin(head());
    tests::play(game, {"e4"});
    CHECK(fault_of(store.keep(open, game)) == FaultKind::unwritable);
    CHECK_FALSE(store.id(open));
    tests::play(game, {"e5"}, 10);
    CHECK_FALSE(store.keep(open, game));
    std::filesystem::remove(place);
    CHECK(is_caught_up(store.retry()));
    CHECK(store.load(*store.id(open))->game == game);
}

TEST_CASE("a game without a move is neither listed nor the one to go on with", "[src][store]")
{
    const Folder folder;
    Store store{folder.path()};
    rules::Game game{head().options};
    game.apply(rules::events::Start{}, rules::Instant{});
    const auto open = store.begin(head());
    CHECK_FALSE(store.keep(open, game));
    CHECK(store.id(open));
    CHECK(store.games()->empty());
    CHECK(store.load_latest().error().kind == FaultKind::none_unfinished);
}

TEST_CASE("a store where no folder can be is told", "[src][store]")
{
    const Folder folder;
    std::ofstream{folder.file()} << "no folder";
    Store store{folder.file()};
    CHECK(store.games().error().kind == FaultKind::no_folder);
    CHECK(store.load_latest().error().kind == FaultKind::no_folder);
}

TEST_CASE("a damaged store is told and left as it is", "[src][store]")
{
    const Folder folder;
    const std::string rubbish(5000, 'x');
    std::ofstream{folder.file()} << rubbish;
    Store store{folder.path()};
    CHECK(store.games().error().kind == FaultKind::damaged);
    CHECK(store.load(GameId{1}).error().kind == FaultKind::damaged);
    rules::Game game{head().options};
    tests::play(game, {"e4"});
    const auto open = store.begin(head());
    CHECK(fault_of(store.keep(open, game)) == FaultKind::damaged);
    std::ostringstream left;
    left << std::ifstream{folder.file()}.rdbuf();
    CHECK(left.str() == rubbish);
}

TEST_CASE("two programs on one store both keep their games", "[src][store]")
{
    const Folder folder;
    const auto play_one = [&] {
        Store store{folder.path()};
        rules::Game game{head().options};
        const auto open = store.begin(head());
        for (int i = 0; i < 5; ++i) {
            tests::play(game, {"Nf3", "Nf6", "Ng1", "Ng8"}, 40 * i);
            static_cast<void>(store.keep(open, game));
        }
        for (int tries = 0; tries < 100 && fault_of(store.retry()); ++tries)
            continue;
        return store.id(open).has_value();
    };
    const pid_t other = fork();
    if (other == 0)
        _exit(play_one() ? 0 : 1);
    CHECK(play_one());
    int status = 0;
    REQUIRE(waitpid(other, &status, 0) == other);
    CHECK(status == 0);
    Store store{folder.path()};
    const auto games = store.games();
    REQUIRE(games);
    REQUIRE(games->size() == 2);
    for (const auto& game : *games)
        CHECK(store.load(game.id)->game.record().size() >= 16);  // a fivefold repetition ends it
}

TEST_CASE("a game that goes on in two programs is not mixed up", "[src][store]")
{
    const Folder folder;
    Store one{folder.path()};
    rules::Game game{head().options};
    const auto open = one.begin(head());
    tests::play(game, {"e4"});
    CHECK_FALSE(one.keep(open, game));
    Store other{folder.path()};
    const auto loaded = other.load(*one.id(open));
    const auto resumed = other.resume(*loaded);
    rules::Game there = loaded->game;
    tests::play(there, {"c5"}, 10);
    CHECK_FALSE(other.keep(resumed, there));
    tests::play(game, {"e5"}, 10);
    CHECK(fault_of(one.keep(open, game)) == FaultKind::conflict);
    CHECK(other.load(loaded->id)->game == there);
    CHECK_FALSE(one.holds(open));
    // Another game of the same program is kept all the same.
    rules::Game next{head().options};
    tests::play(next, {"d4"}, 0);
    const auto begun = one.begin(head());
    static_cast<void>(one.keep(begun, next));
    CHECK(one.holds(begun));
    REQUIRE(one.id(begun));
    CHECK(one.load(*one.id(begun))->game == next);
}

TEST_CASE("a program that is killed loses nothing that it was told is kept", "[src][store]")
{
    const Folder folder;
    int ends[2] = {};
    REQUIRE(pipe(ends) == 0);
    const pid_t player = fork();
    if (player == 0) {
        Store store{folder.path()};
        rules::Game game{head().options};
        const auto open = store.begin(head());
        for (int i = 0;; ++i) {
            tests::play(game, {"Nf3"}, 10 * i);  // the game ends, and what is refused is kept too
            const bool kept = !store.keep(open, game);
            const char count = kept ? 'k' : 'x';
            if (write(ends[1], &count, 1) != 1)
                _exit(1);
        }
    }
    close(ends[1]);
    constexpr int enough = 20;
    for (int i = 0; i < enough; ++i) {
        char kept = 0;
        REQUIRE(read(ends[0], &kept, 1) == 1);
        CHECK(kept == 'k');
    }
    kill(player, SIGKILL);
    REQUIRE(waitpid(player, nullptr, 0) == player);
    close(ends[0]);
    Store store{folder.path()};
    const auto saved = store.load(GameId{1});
    REQUIRE(saved);
    CHECK(saved->game.events().size() >= 1 + 2 * enough);
    rules::Game game{head().options};
    for (int i = 0; game.events().size() < saved->game.events().size(); ++i)
        tests::play(game, {"Nf3"}, 10 * i);
    CHECK(saved->game == game);
}

TEST_CASE("a finished game is exported with the times on the clocks", "[src][store]")
{
    rules::Game game{head().options};
    tests::play(game, {"f3", "e5", "g4", "Qh4#"});
    const auto score = score_of(game, head());
    REQUIRE(score);
    CHECK(score->result() == rules::GameResult::black_wins);
    CHECK(score->tag("White") == "Anna");
    CHECK(score->tag("Termination") == "normal");
    const auto pgn = rules::write_pgn(*score);
    CHECK(pgn.find("[Result \"0-1\"]") != std::string::npos);
    CHECK(pgn.find("1. f3 {[%clk 0:10:00]} 1... e5 {[%clk 0:10:00]}") != std::string::npos);
    CHECK(pgn.find("Qh4#") != std::string::npos);
}

TEST_CASE("the command games lists and prints what is kept", "[src][store]")
{
    const Folder folder;
    const auto games = [&](std::vector<std::string> more) {
        more.insert(more.begin(), {"games", "--language", "en", "--data", folder.path()});
        return tests::run(more);
    };
    CHECK(games({}).out == "No game is saved\n");
    CHECK(games({"--pgn", "1"}).status == client::cli::ExitStatus::wrong_input);
    {
        Store store{folder.path()};
        rules::Game game{head().options};
        tests::play(game, {"f3", "e5", "g4", "Qh4#"});
        CHECK_FALSE(store.keep(store.begin(head()), game));
    }
    const auto listed = games({});
    CHECK(listed.status == client::cli::ExitStatus::done);
    CHECK(listed.out.starts_with("1: "));
    CHECK(listed.out.find(" 2026, ") != std::string::npos);
    CHECK(listed.out.find("Anna against Bella, 2 moves, Black wins\n") != std::string::npos);
    CHECK(games({"--pgn", "1"}).out == games({"--pgn", "all"}).out);
    CHECK(games({"--pgn", "all"}).out.find("2. g4") != std::string::npos);
    CHECK(games({"--pgn", "2"}).err == "annabella games: There is no such game\n");
    CHECK(games({"--pgn", "x"}).status == client::cli::ExitStatus::wrong_use);
}

TEST_CASE("nobody but their owner can read the games, nor what SQLite puts beside them",
          "[src][store]")
{
    namespace fs = std::filesystem;
    const auto others = fs::perms::group_all | fs::perms::others_all;
    const Folder folder;
    const auto games = folder.path() / "games";
    fs::create_directories(games);
    std::ofstream{games / "games.sqlite"}.flush();  // of an earlier release
    fs::permissions(games / "games.sqlite", fs::perms::others_read, fs::perm_options::add);
    for (const auto& place : {games, folder.path() / "new"}) {
        Store store{place};
        rules::Game game{head().options};
        tests::play(game, {"e4"});
        CHECK_FALSE(store.keep(store.begin(head()), game));
        std::size_t seen = 0;
        for (const auto& file : fs::directory_iterator{place}) {
            CAPTURE(file.path());
            CHECK((file.status().permissions() & others) == fs::perms::none);
            ++seen;
        }
        CHECK(seen == 3);
    }
    CHECK((fs::status(folder.path() / "new").permissions() & others) == fs::perms::none);
}
