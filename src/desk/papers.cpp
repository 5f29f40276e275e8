// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/papers.hpp"

#include "rules/move_facts.hpp"
#include "rules/pgn.hpp"
#include "speech/braille.hpp"
#include "src/printable.hpp"
#include "src/script/names.hpp"

#include <fmt/format.h>

#include <optional>
#include <vector>

namespace client::desk {
namespace {

using namespace rules;

/// One entry of a sheet.
struct Entry {
    std::string text;
    std::optional<MoveFacts> facts;
    bool offer = false;
};

std::optional<MoveFacts> facts_at(const Game& game, std::size_t ply, std::optional<Move> move)
{
    const GameState& state = game.state();
    const bool known = move && ply <= state.history.size() && state.before(ply).lawful();
    if (!known || !state.before(ply).position().is_legal(*move))  // the sheet left the game behind
        return std::nullopt;
    return move_facts(state.before(ply).position(), *move);
}

std::vector<Entry> entries(const Game& game, Color side)
{
    std::vector<Entry> all;
    const auto& record = game.record();
    const auto& lines = game.state().sheets[side].lines;
    for (const SheetLine& line : lines)  // (=) stands on both sheets (8.1.5)
        all.push_back({line.text, facts_at(game, all.size(), line.move),
                       all.size() < record.size() && record[all.size()].offer});
    if (!lines.empty())
        return all;
    for (const Ply& ply : record)
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
    static std::string move(const Entry& entry) { return printable(entry.text); }
};
struct BrailleWriter {
    static std::string number(int number) { return speech::braille::number(number); }
    static std::string move(const Entry& entry)
    {
        return entry.facts ? speech::braille::move(*entry.facts) : printable(entry.text);
    }
};

/// "Anna - Boris", where somebody has a name.
std::string heading(const Game& game)
{
    const auto& [white, black] = game.options().players;
    if (white.name.empty() && black.name.empty())
        return "";
    return fmt::format("{} - {}\n", printable(white.name), printable(black.name));
}

std::string result_line(const Game& game)
{
    const auto& outcome = game.outcome();
    return outcome ? std::string{script::name_of(script::score_names, outcome->score)} + '\n' : "";
}

}  // namespace

std::optional<std::string> pgn(const Game& game, store::Day started)
{
    store::GameHead head;
    head.started = started;
    head.options = game.options();
    for (std::size_t side = 0; side < head.names.size(); ++side) {
        const auto& name = head.options.players[side].name;
        head.names[side] = name.empty() ? "?" : name;
    }
    const auto score = store::score_of(game, head);
    return score ? std::optional{write_pgn(*score)} : std::nullopt;
}

std::string sheet(const Game& game, Color side)
{
    return heading(game) + numbered(game, side, TextWriter{}) + result_line(game);
}

std::string braille_sheet(const Game& game, Color side)
{
    return heading(game) + numbered(game, side, BrailleWriter{}) + result_line(game);
}

}  // namespace client::desk
