// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/run.hpp"
#include "tests/src/store/folder.hpp"

#include <string>
#include <utility>

using namespace client::store;
using client::cli::ExitStatus;

namespace {

/// Two games that are kept: 1 of Anna and Bella, 2 of Eva and Žofie.
class Shelf {
public:
    Shelf()
    {
        Store store{folder_.path()};
        keep(store, {"Anna", "Bella"});
        keep(store, {"Eva", "Žofie"});
    }

    [[nodiscard]] tests::Run games(std::vector<std::string> more) const
    {
        more.insert(more.begin(), {"games", "--language", "en", "--data", folder_.path()});
        return tests::run(std::move(more));
    }

private:
    static void keep(Store& store, std::array<std::string, 2> names)
    {
        auto head = tests::head();
        head.names = std::move(names);
        rules::Game game{head.options};
        const auto open = store.begin(head);
        tests::play(game, {"e4"});
        static_cast<void>(store.keep(open, game));
    }

    tests::Folder folder_;
};

bool has(const std::string& text, std::string_view part)
{
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("games are found by any text of their line, with or without its marks", "[src][games]")
{
    const Shelf shelf;
    const auto found = shelf.games({"--find", "zofie"});
    CHECK(has(found.out, "2: "));
    CHECK_FALSE(has(found.out, "Anna"));
    CHECK(shelf.games({"--find", "nobody"}).out == "No game was found for nobody\n");
    CHECK(has(shelf.games({}).out, "Anna"));
}

TEST_CASE("a game gets other names", "[src][games]")
{
    const Shelf shelf;
    CHECK(has(shelf.games({"--rename", "1", "Ada", "Ida"}).out, "Ada against Ida"));
    CHECK(has(shelf.games({"--pgn", "1"}).out, "[White \"Ada\"]"));
    CHECK(shelf.games({"--rename", "9", "Ada", "Ida"}).err ==
          "annabella games: There is no such game\n");
    CHECK(shelf.games({"--rename", "one", "Ada", "Ida"}).status == ExitStatus::wrong_use);
}

TEST_CASE("a game is deleted, and nothing is left of it", "[src][games]")
{
    const Shelf shelf;
    const auto gone = shelf.games({"--delete", "1"});
    CHECK(gone.out.starts_with("Deleted: 1: "));
    CHECK_FALSE(has(shelf.games({}).out, "Anna"));
    CHECK(has(shelf.games({}).out, "Eva"));
    CHECK(shelf.games({"--pgn", "1"}).status == ExitStatus::wrong_input);
    const auto again = shelf.games({"--delete", "1"});
    CHECK(again.err == "annabella games: There is no such game\n");
    CHECK(again.status == ExitStatus::wrong_input);
}
