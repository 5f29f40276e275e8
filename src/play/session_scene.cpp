// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/session_scene.hpp"

#include "rules/style.hpp"
#include "speech/board_words.hpp"
#include "speech/clock_words.hpp"
#include "speech/fact_words.hpp"
#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "src/play/exchange.hpp"
#include "src/screen/picture.hpp"

namespace client::play {

namespace {

using rules::Color;

board::ListedMove listed(const Session& session, std::size_t ply, const words::ChosenWords& words)
{
    const auto& game = session.game();
    const auto& made = game.record()[ply];
    // "-": a piece was put where it may not go
    return {game.state().before(ply).move_number(), made.side,
            made.move
                ? write_move(board::played(game, ply).facts, rules::styles::pgn(words.letters()))
                : "-"};
}

std::vector<screen::MoveRow> move_rows(const Session& session, const words::ChosenWords& words)
{
    std::vector<screen::MoveRow> rows;
    for (std::size_t ply = 0; ply < session.game().record().size(); ++ply)
        board::add_move(rows, listed(session, ply, words));
    return rows;
}

std::string
clock_of(const Session& session, const speech::Lexicon& lexicon, Color side, rules::Instant now)
{
    const auto time = speech::clock_face(session.game().clock().shown(side, now));
    return lexicon.say("time-of",
                       {{"side", speech::side_argument(side)}, {"time", std::string_view{time}}});
}

/// None in a tournament, where the number of moves has to be asked for (12.6).
std::optional<int> number_shown(const rules::Game& game)
{
    return game.options().tournament ? std::nullopt : std::optional{game.placement().move_number()};
}

/// Whose move it is, or how the game has ended.
std::string standing(const rules::Game& game, words::ChosenWords& words, rules::Instant now)
{
    const auto& outcome = game.outcome();
    if (!outcome)
        return board::turn_fact(words.language(), number_shown(game), game.state().turn());
    const speech::FactWords facts{words.language(), words.announcer()};
    return facts.say({now, rules::facts::Ended{*outcome}}, {}).front().screen;
}

/// Who is ahead, and by how much.
std::string balance(const Session& session, const speech::Lexicon& lexicon)
{
    const speech::BoardWords board_words{speech::Announcer{lexicon}};
    return board_words.material(session.state().placement().board()).front().screen;
}

/// One line each: the last move, both clocks, how the game stands.
std::vector<std::string> facts(const Session& session,
                               words::ChosenWords& words,
                               const screen::ScreenStyle& style,
                               rules::Instant now)
{
    const auto& lexicon = words.language();
    const auto& game = session.game();
    std::vector<std::string> lines;
    if (style.layout == screen::Layout::announcements && !game.record().empty())
        lines.push_back(
            board::last_move_fact(lexicon, listed(session, game.record().size() - 1, words)));
    if (game.clock().timed())
        for (const auto side :
             {opponent(session.state().cursor.below), session.state().cursor.below})
            lines.push_back(clock_of(session, lexicon, side, now));
    if (style.layout == screen::Layout::board && !game.options().tournament)
        lines.push_back(balance(session, lexicon));
    lines.push_back(standing(game, words, now));
    for (auto& line : lines)
        line = words.shown(lexicon, line);
    return lines;
}

/// The king in check, and where the piece in hand may go: nothing in a tournament, where nobody
/// may be helped (11.3.1).
void add_marks(const SessionState& state, screen::Scene& scene)
{
    const auto& placement = state.placement();
    if (state.tournament() || !placement.lawful())
        return;
    const auto& position = placement.position();
    if (position.in_check())
        scene.check = position.king(position.turn());
    if (!state.cursor.selected)
        return;
    for (const auto& move : position.legal_moves())
        if (const auto squares = squares_of(position, move); squares.from == scene.selected)
            scene.targets.push_back(squares.to);
}

}  // namespace

screen::Scene scene_of(const Session& session,
                       words::ChosenWords& words,
                       const screen::ScreenStyle& style,
                       rules::Instant now)
{
    const auto& state = session.state();
    auto scene = board::board_scene(state.cursor, words, style);
    scene.board = state.placement().board();
    if (const auto plies = state.plies();
        !state.example && plies > 0 && session.game().record()[plies - 1].move) {
        const auto facts_of_last = board::played(session.game(), plies - 1).facts;
        scene.last_move = {facts_of_last.from, facts_of_last.to};
    }
    if (style.layout == screen::Layout::board)
        add_marks(state, scene);
    if (style.review == screen::Review::facts)
        scene.facts = facts(session, words, style, now);
    scene.moves = move_rows(session, words);
    scene.plies = session.game().record().size();
    scene.timed = session.game().clock().timed();
    scene.clock_runs = scene.timed && session.game().clock().running();
    return scene;
}

}  // namespace client::play
