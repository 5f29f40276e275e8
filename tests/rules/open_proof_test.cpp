// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/open_proof.hpp"

#include "rules/fen.hpp"
#include "tests/printers.hpp"
#include "tests/rules/random_positions.hpp"
#include "tests/rules/verdicts.hpp"
#include "tests/rules/walks.hpp"

using namespace rules;
using namespace std::chrono_literals;
using walks::position;

namespace {

constexpr Instant begin{};
/// Dead, which takes some thousand positions to find out.
constexpr std::string_view slowly_dead = "1k6/1P5p/BP3p2/1P6/8/8/5PKP/8 b - - 0 1";

GameOptions options(std::string_view ruleset, std::string_view fen)
{
    GameOptions settled;
    settled.rules = *find_ruleset(ruleset);
    settled.control = *read_time_control("5");
    settled.start = Placement{position(fen)};
    return settled;
}

Game started(const GameOptions& settled)
{
    Game game{settled};
    game.apply(events::Start{}, begin);
    return game;
}

/// A game that finds out nothing by itself.
Game started_without_budgets(std::string_view ruleset, std::string_view fen)
{
    GameOptions settled = options(ruleset, fen);
    settled.budgets = {100, 0};
    return started(settled);
}

template <class Wanted>
std::vector<Wanted> all(const Facts& facts)
{
    std::vector<Wanted> found;
    for (const Fact& fact : facts)
        if (const auto* one = std::get_if<Wanted>(&fact.what))
            found.push_back(*one);
    return found;
}

}  // namespace

TEST_CASE("a flag is ruled on only when it is known whether the opponent can mate",
          "[rules][proofs][RUL-056]")
{
    struct Row {
        Answer answer;
        Outcome outcome;
        std::size_t doubts;
    };
    const auto row = GENERATE(values<Row>({
        {Answer::no, {Points::draw, EndReason::time_cannot_mate}, 0},
        {Answer::yes, {Points::black_wins, EndReason::time}, 0},
        {Answer::undetermined, {Points::black_wins, EndReason::time}, 1},  // and it is said
    }));
    Game game = started_without_budgets("e18s", initial_fen);
    const Facts fallen = game.apply(events::Tick{}, begin + 6min);
    REQUIRE_FALSE(game.outcome());
    const auto doubts = all<facts::MateInDoubt>(fallen);
    REQUIRE(doubts.size() == 1);
    CHECK(doubts.front().side == Color::black);
    CHECK(doubts.front().doubt == Doubt::open);

    const Facts ruled = game.apply(events::AnswerMate{row.answer}, begin + 7min);
    CHECK(game.outcome() == row.outcome);
    CHECK(all<facts::MateInDoubt>(ruled).size() == row.doubts);
    CHECK(open_proofs(game).empty());
    CHECK(Game::rebuilt(game.options(), game.events()) == game);
}

TEST_CASE("while a loss is in doubt nobody plays on, and the arbiter may rule",
          "[rules][proofs][RUL-056]")
{
    Game game = started_without_budgets("e23s", initial_fen);
    game.apply(events::Resign{Color::white}, begin + 1s);
    REQUIRE_FALSE(game.outcome());
    for (const Event& event :
         std::vector<Event>{events::Play{Color::white, "e4"}, events::Offer{Color::black},
                            events::Resign{Color::black}, events::GoOn{}}) {
        const auto refused = all<facts::Refused>(game.apply(event, begin + 2s));
        REQUIRE(refused.size() == 1);
        CHECK(refused.front().because == Hindrance::mate_unproved);
    }
    game.apply(events::Rule{Points::draw}, begin + 3s);
    CHECK(game.outcome() == Outcome{Points::draw, EndReason::arbiter});
}

TEST_CASE("an answer that nobody waits for is refused", "[rules][proofs]")
{
    Game game = started(options("e18s", initial_fen));
    CHECK(all<facts::Refused>(game.apply(events::AnswerMate{Answer::no}, begin)).size() == 1);
    CHECK(all<facts::Refused>(game.apply(events::ProveDead{0}, begin)).size() == 1);
    CHECK_FALSE(game.outcome());
}

TEST_CASE("the question of a ruling is settled apart from the game", "[rules][proofs][RUL-056]")
{
    Game game = started_without_budgets("e18s", "7k/8/8/8/8/8/1R6/K7 b - - 0 1");
    game.apply(events::Tick{}, begin + 6min);
    const auto proofs = open_proofs(game);
    REQUIRE_FALSE(proofs.empty());
    CHECK(proofs.front().side == Color::white);
    game.apply(settle(proofs.front()).value(), begin + 7min);
    CHECK(game.outcome() == Outcome{Points::white_wins, EndReason::time});
}

TEST_CASE("a position that is proved dead later ended the game when it arose",
          "[rules][proofs][RUL-043]")
{
    Game game = started_without_budgets("e18s", slowly_dead);
    const auto proofs = open_proofs(game);
    REQUIRE(proofs.size() == 1);
    game.apply(events::Play{Color::black, "h5"}, begin + 1s);
    game.apply(events::Play{Color::white, "Kg3"}, begin + 2s);
    REQUIRE_FALSE(game.outcome());

    const Facts facts = game.apply(settle(proofs.front()).value(), begin + 3s);
    CHECK(game.outcome() == Outcome{Points::draw, EndReason::dead_position});
    CHECK(game.record().empty());
    CHECK(all<facts::Restored>(facts).size() == 1);
    CHECK(Game::rebuilt(game.options(), game.events()) == game);
}

TEST_CASE("a loss in doubt is a draw if the position is proved dead", "[rules][proofs][RUL-043]")
{
    Game game = started_without_budgets("e23s", slowly_dead);
    game.apply(events::Resign{Color::white}, begin + 1s);
    REQUIRE(open_proofs(game).size() == 2);
    game.apply(events::ProveDead{0}, begin + 2s);
    CHECK(game.outcome() == Outcome{Points::draw, EndReason::dead_position});
}

TEST_CASE("what is told to stop proves nothing", "[rules][proofs][RUL-056]")
{
    Game game = started_without_budgets("e18s", slowly_dead);
    const auto proofs = open_proofs(game);
    REQUIRE(proofs.size() == 1);
    std::stop_source stop;
    stop.request_stop();
    CHECK_FALSE(settle(proofs.front(), default_mating_budget, stop.get_token()));
    CHECK(is_open(game, proofs.front()));
    game.apply(settle(proofs.front()).value(), begin + 1s);
    CHECK_FALSE(is_open(game, proofs.front()));
}

TEST_CASE("what can still be mated in was not dead before", "[rules][proofs][RUL-043]")
{
    GameOptions settled = options("e18s", "1k6/8/K7/8/8/8/8/7R b - - 0 1");
    settled.budgets.after_a_move = 8;  // enough for the mate that follows the next move
    Game game = started(settled);
    REQUIRE(open_proofs(game).size() == 1);
    game.apply(events::Play{Color::black, "Ka8"}, begin + 1s);
    CHECK(open_proofs(game).empty());
    CHECK_FALSE(game.outcome());
}

TEST_CASE("the end of a game and the judge of its position agree after every ply",
          "[rules][proofs][RUL-043][RUL-044]")
{
    std::vector<std::string> starts{
        "7k/5R2/6RK/r7/6PP/8/8/8 b - - 0 1",
        "1k6/1P5p/BP3p2/1P6/8/8/5PnP/6K1 w - - 0 1",
        "6Nk/1p1p1p1p/1P1P1P1P/8/8/4K3/1P1P1P1P/8 b - - 0 1",  // takes more than a move's budget
        "2K1k3/2P2R2/4Pp2/5P2/8/8/8/1r6 b - - 0 1",
        "7Q/k7/n7/1K6/8/8/8/8 w - - 0 1",
        "8/8/3b3p/2b2p1P/3b1p1K/2b2Pp1/6P1/4kNb1 b - - 0 1",
        "8/1p2B1B1/1PpB1B2/k1P5/p1P5/P7/4nK2/8 w - - 0 1",
    };
    const auto questions = verdicts::read(verdicts::ours);
    for (std::size_t i = 0; i < questions.size(); i += 97)
        starts.push_back(questions[i].fen);
    RandomPositions random{11};
    int dead = 0;
    for (const std::string& fen : starts) {
        Game game = started(options("e18s", fen));
        for (int ply = 0; ply < 6 && !game.outcome(); ++ply) {
            const Position here = game.placement().position();
            CAPTURE(fen, write_fen(here.setup()));
            if (const auto proofs = open_proofs(game);
                !proofs.empty() && proofs.back().plies == game.record().size())
                if (const auto event = settle(proofs.back()))
                    game.apply(*event, begin + 1s);
            REQUIRE((is_dead(here) == Answer::yes) ==
                    (game.outcome() == Outcome{Points::draw, EndReason::dead_position}));
            if (game.outcome())
                break;
            const auto moves = here.legal_moves();
            const Move move = moves[random.below(static_cast<unsigned>(moves.size()))];
            game.apply(events::Play{here.turn(), move}, begin + 1s);
        }
        if (game.outcome() && game.outcome()->reason == EndReason::dead_position) {
            CHECK(is_dead(game.placement().position()) == Answer::yes);
            ++dead;
        }
    }
    CHECK(dead > 6);
}
