// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/placement.hpp"
#include "src/desk/rows.hpp"
#include "src/desk/understanding.hpp"
#include "tests/rules/walks.hpp"
#include "tests/src/desk/desk.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <regex>
#include <string_view>
#include <utility>

/// Until the press an illegal move is like any other (7.5.1): in a tournament to the letter but for
/// the squares.

using namespace client::desk;
using namespace desk_tests;
using namespace rules;

namespace {

/// Two moves of one piece that differ only in that the second is illegal.
struct Pair {
    Position before;
    Displacement legal;
    Displacement illegal;
};

bool gives_check(const Placement& after)
{
    const auto kings = after.board().of(after.turn(), Role::king);
    return after.board().attackers(kings.first(), opponent(after.turn())).any();
}

/// Moves that are told alike: to empty squares, without castling, promotion or check.
bool is_plain(const Placement& before, const Displacement& put)
{
    const bool last_rank = put.to.rank() == Rank::eight || put.to.rank() == Rank::one;
    const bool pawn = before.board().of(Role::pawn).has(put.from);
    const bool king = before.board().of(Role::king).has(put.from);
    const bool steps = !king || std::abs(index(put.from.file()) - index(put.to.file())) < 2;
    return !before.board().at(put.to) && steps && !(pawn && last_rank) &&
           (!pawn || put.from.file() == put.to.file()) && !gives_check(before.after(put));
}

bool ends(const Position& position, const Displacement& put)
{
    const auto after = position.after_unchecked(*legal_move(position, put));
    return !after.has_legal_move();
}

std::optional<Pair> pair_of(const Position& position, Square from)
{
    const Placement before{position};
    std::optional<Displacement> legal;
    std::optional<Displacement> illegal;
    for (int square = 0; square < 64; ++square) {
        const Displacement put{from, Square::at(square), std::nullopt, std::nullopt};
        if (from == put.to || !is_plain(before, put))
            continue;
        const bool is_legal = legal_move(position, put).has_value();
        const bool alike = !legal || facts_as_it_stands(before, put).origin ==
                                         facts_as_it_stands(before, *legal).origin;
        if (is_legal && !legal && !ends(position, put))
            legal = put;
        else if (!is_legal && legal && alike)
            illegal = put;
    }
    return legal && illegal ? std::optional{Pair{position, *legal, *illegal}} : std::nullopt;
}

/// Some along random games.
std::vector<Pair> pairs()
{
    std::vector<Pair> all;
    int count = 0;
    walks::each_position(1, 24, [&](const Position& position) {
        if (++count % 9 != 0 || position.variant() != Variant::chess || all.size() > 2)
            return;
        for (const Square from : position.board().of(position.turn()))
            if (const auto pair = pair_of(position, from)) {
                all.push_back(*pair);
                return;
            }
    });
    REQUIRE(all.size() > 2);
    return all;
}

std::string head_of(const Position& position)
{
    return "fen " + write_fen(position.setup());
}

/// Squares, positions and words of squares are what two moves may differ in.
std::string without_squares(std::string text)
{
    static const std::array<std::pair<std::regex, const char*>, 4> parts{{
        {std::regex{"[^ \"\n]+(/[^ \"\n]+){7}( [wb][^\"\n]*)?"}, "FEN"},
        {std::regex{"(Anna|Bella|Cesar|David|Eva|Felix|Gustav|Hector) "
                    "(eins|zwei|drei|vier|fünf|sechs|sieben|acht)"},
         "SQUARE"},
        {std::regex{"\\b[a-h][1-8]\\b"}, "SQUARE"},
        {std::regex{"[A-Z]?[a-h]?[1-8]?x?[a-h][1-8][+#]?"}, "MOVE"},
    }};
    for (const auto& [pattern, name] : parts)
        text = std::regex_replace(text, pattern, name);
    return text;
}

/// A board and its pieces are other ones after another move.
bool shows_the_board(std::string_view name)
{
    constexpr std::array names{"boards", "pieces", "braille", "brf"};
    return std::ranges::find(names, name) != names.end();
}

/// What the Laws answer before the next press: the press itself, stamped or not, and a hand of the
/// mover that takes up another piece: of a legal move that is too late (4.7), an illegal one can
/// still be mended.
bool is_answered_at_once(std::string_view name)
{
    constexpr std::array names{"press", "pressed", "lift"};
    return std::ranges::find(names, name) != names.end();
}

/// Both moves as the impaired player makes them, up to the words.
std::unique_ptr<Desk> made(const Pair& pair, const Displacement& put, bool tournament)
{
    const auto blind = pair.before.turn() == Color::white ? "blind white" : "blind black";
    auto desk = std::make_unique<Desk>(std::vector<std::string>{
        "ruleset e18s", "time 90", blind, tournament ? "tournament on" : "tournament off",
        head_of(pair.before)});
    desk->type({"start", "lift " + put.from.name(), "place " + put.to.name(), "announce"});
    return desk;
}

std::string answer(const Pair& pair, const Displacement& put, const DeskRow& row, bool tournament)
{
    const auto desk = made(pair, put, tournament);
    const auto line = fmt::format("{} {}", row.name, row.example);
    auto said = desk->says(line, 1);
    if (shows_the_board(row.name))
        return std::to_string(std::ranges::count(said, '\n'));
    return without_squares(std::move(said));
}

}  // namespace

TEST_CASE("until the press every command answers an illegal move as it answers a legal one",
          "[src][desk][ARB-075][ARB-059]")
{
    const bool tournament = GENERATE(true, false);
    for (const Pair& pair : pairs()) {
        CAPTURE(tournament, head_of(pair.before), pair.legal.from.name(), pair.legal.to.name(),
                pair.illegal.to.name());
        for (const DeskRow& row : desk_rows()) {
            CAPTURE(row.name);
            if (!is_answered_at_once(row.name))
                CHECK(answer(pair, pair.illegal, row, tournament) ==
                      answer(pair, pair.legal, row, tournament));
        }
        for (const auto* const line : {"", "help", "log", "black repeat", "white repeat"}) {
            CAPTURE(line);
            const auto said = [&](const Displacement& put) {
                const auto desk = made(pair, put, tournament);
                return std::string{line}.empty() ? std::string{}
                                                 : without_squares(desk->says(line, 1));
            };
            CHECK(said(pair.illegal) == said(pair.legal));
        }
    }
}

TEST_CASE("a pinned piece that is announced is told and repeated like any other",
          "[src][desk][ARB-075]")
{
    const std::string tournament = GENERATE("tournament on", "tournament off");
    const std::vector<std::string> head{
        "ruleset e18s", "time 90", "blind white", tournament,
        "fen rnbqk1nr/pppp1ppp/4p3/8/1b1P4/2N5/PPP1PPPP/R1BQKBNR w KQkq - 2 3"};
    const auto steps = [&](const std::string& from, const std::string& to,
                           const std::string& words) {
        Desk desk{head};
        desk.type({"start", "lift " + from, "place " + to});
        return std::vector{desk.says("announce " + words, 1), desk.says("repeat", 2),
                           desk.says("executed", 3)};
    };
    const std::vector<std::string> heard{"Announced correctly\nSpringer Felix drei\n",
                                         "Repeated correctly\n",
                                         "The move is made on Black's board\n"};
    CHECK(steps("g1", "f3", "Springer Felix drei") == heard);
    auto pinned = heard;
    pinned[0] = "Announced correctly\nSpringer Eva vier\n";
    CHECK(steps("c3", "e4", "springer eva vier") == pinned);
}

TEST_CASE("a move that is ambiguous only because of a pin is asked about in the same way",
          "[src][desk][ARB-075][ARB-059]")
{
    const std::string tournament = GENERATE("tournament on", "tournament off");
    const auto asked = [&](const std::string& fen, const std::string& typed) {
        Desk desk{{"ruleset e18s", "time 90", tournament, fen}};
        desk.type({"start"});
        return desk.says(typed);
    };
    const std::string free = "fen 6k1/8/8/8/8/8/4N3/3NK3 w - - 0 1";
    const std::string pinned = "fen 4r1k1/8/8/8/8/8/4N3/3NK3 w - - 0 1";
    for (const auto* const typed : {"Nc3", "move Nc3", "springer cesar drei"}) {
        CAPTURE(typed);
        CHECK(asked(pinned, typed) == asked(free, typed));
        CHECK_THAT(asked(pinned, typed), !Catch::Contains("Springer Cesar drei\n"));
    }
}

TEST_CASE("the log says nothing of a move that is not pressed yet", "[src][desk][ARB-075]")
{
    Desk desk{{"ruleset e18s", "time 90", "fen 4r1k1/8/8/3p4/4N3/8/8/R3K2R w KQ - 0 1"}};
    desk.type({"start", "e4d6"});
    CHECK_THAT(desk.says("log"), Catch::EndsWith("white move e4d6\n"));
    CHECK(desk.says("", 1) ==
          "Illegal move, first offence. Two minutes are added for Black. Article 7.5.5\n"
          "Position restored. Article 7.5.1\n"
          "White may make any legal move. Article 4.5\n");
    CHECK_THAT(desk.says("log"), Catch::Contains("first offence"));
}
