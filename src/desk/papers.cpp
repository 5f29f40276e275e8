// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/papers.hpp"

#include "rules/move_facts.hpp"
#include "rules/pgn.hpp"
#include "rules/score_clock.hpp"
#include "speech/braille.hpp"
#include "src/script/names.hpp"

#include <fmt/format.h>

#include <optional>
#include <vector>

namespace client::desk {
namespace {

using namespace rules;

GameResult result_of(const std::optional<Outcome>& outcome)
{
    if (!outcome)
        return GameResult::unknown;
    switch (outcome->score) {
    case Points::white_wins:
    case Points::white_by_default:
        return GameResult::white_wins;
    case Points::black_wins:
    case Points::black_by_default:
        return GameResult::black_wins;
    case Points::draw:
        return GameResult::draw;
    case Points::both_lose:
    case Points::half_to_white:
    case Points::half_to_black:
    case Points::neither:
        return GameResult::unknown;
    }
    return GameResult::unknown;
}

/// As PGN writes it: seconds, periods parted by colons. It knows no delay and no Bronstein.
std::string time_control_tag(const TimeControl& control)
{
    if (control.kind == ClockKind::none || control.kind == ClockKind::upcount)
        return "-";
    const auto seconds = [](Duration time) { return time.count() / 1000; };
    std::string text = control.kind == ClockKind::hourglass ? "*" : "";
    for (const Period& period : control.periods(Color::white)) {
        if (text.size() > 1)
            text += ':';
        if (period.moves)
            text += fmt::format("{}/", *period.moves);
        text += fmt::format("{}", seconds(period.time));
        if (period.bonus.kind == BonusKind::fischer)
            text += fmt::format("+{}", seconds(period.bonus.amount));
    }
    return text;
}

void add_moves(Score& score, const Game& game)
{
    auto node = NodeId::root;
    for (const Ply& ply : game.record()) {
        if (!ply.move) {
            score.add_comment(node, "an illegal move stands here");
            return;
        }
        node = score.add_move(node, *ply.move);
        if (game.clock().timed() && ply.completed)
            score.add_comment(node, clock_comment(ply.left[static_cast<std::size_t>(ply.side)]));
        if (ply.offer)
            score.set_draw_offer(node);
    }
}

/// One entry of a sheet.
struct Entry {
    std::string text;
    std::optional<MoveFacts> facts;
    bool offer = false;
};

std::optional<MoveFacts> facts_at(const Game& game, std::size_t ply, std::optional<Move> move)
{
    const GameState& state = game.state();
    if (!move || ply > state.history.size() || !state.before(ply).lawful())
        return std::nullopt;
    return move_facts(state.before(ply).position(), *move);
}

std::vector<Entry> entries(const Game& game, Color side)
{
    std::vector<Entry> all;
    const auto& lines = game.state().sheets[side].lines;
    for (const SheetLine& line : lines)
        all.push_back({line.text, facts_at(game, all.size(), line.move), line.offer});
    if (!lines.empty())
        return all;
    for (const Ply& ply : game.record())
        all.push_back({ply.san, facts_at(game, all.size(), ply.move), ply.offer});
    return all;
}

/// Moves of a sheet, one move of each side on a line.
template <class Write>
std::string numbered(const Game& game, Color side, Write write)
{
    std::string text;
    int number = game.options().start.move_number();
    bool black = game.options().start.turn() == Color::black;
    bool fresh = true;
    for (const Entry& entry : entries(game, side)) {
        if (fresh)
            text += write.number(number) + (black ? " -" : "");
        text += ' ' + write.move(entry) + (entry.offer ? " (=)" : "");
        if (black) {
            text += '\n';
            ++number;
        }
        fresh = black;
        black = !black;
    }
    return fresh ? text : text + '\n';
}

struct TextWriter {
    static std::string number(int number) { return fmt::format("{}.", number); }
    static std::string move(const Entry& entry) { return entry.text; }
};
struct BrailleWriter {
    static std::string number(int number) { return speech::braille::number(number); }
    static std::string move(const Entry& entry)
    {
        return entry.facts ? speech::braille::move(*entry.facts) : entry.text;
    }
};

std::string result_line(const Game& game)
{
    const auto& outcome = game.outcome();
    return outcome ? std::string{script::name_of(script::score_names, outcome->score)} + '\n' : "";
}

}  // namespace

std::string pgn(const Game& game)
{
    Score score;
    const GameOptions& options = game.options();
    const auto name = [&](Color side) {
        const auto& given = options.players[static_cast<std::size_t>(side)].name;
        return given.empty() ? std::string{"?"} : given;
    };
    score.set_tag("White", name(Color::white));
    score.set_tag("Black", name(Color::black));
    score.set_tag("TimeControl", time_control_tag(options.control));
    if (!options.start.lawful())
        return write_pgn(score);
    if (options.start != Placement{})
        score.start_from(options.start.position());
    add_moves(score, game);
    score.set_result(result_of(game.outcome()));
    return write_pgn(score);
}

std::string sheet(const Game& game, Color side)
{
    return numbered(game, side, TextWriter{}) + result_line(game);
}

std::string braille_sheet(const Game& game, Color side)
{
    return numbered(game, side, BrailleWriter{}) + result_line(game);
}

}  // namespace client::desk
