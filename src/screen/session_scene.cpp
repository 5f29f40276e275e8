// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/screen/session_scene.hpp"

#include "rules/style.hpp"
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "src/screen/picture.hpp"
#include "src/session/exchange.hpp"

#include <fmt/format.h>

#include <chrono>

namespace client::screen {

namespace {

using rules::Color;

/// Hours only where there are some, as a chess clock shows it.
std::string clock_face(rules::Duration left)
{
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(left).count();
    const auto hours = seconds / 3600;
    const auto minutes = seconds / 60 % 60;
    return hours > 0 ? fmt::format("{}:{:02}:{:02}", hours, minutes, seconds % 60)
                     : fmt::format("{}:{:02}", minutes, seconds % 60);
}

std::string written(const Session& session, std::size_t ply, const tools::ChosenWords& words)
{
    if (!session.game().record()[ply].move)
        return "-";  // a piece was put where it may not go
    return write_move(played(session.game(), ply).facts, rules::styles::pgn(words.letters()));
}

std::vector<MoveRow> move_rows(const Session& session, const tools::ChosenWords& words)
{
    std::vector<MoveRow> rows;
    const auto record = session.game().record();
    for (std::size_t ply = 0; ply < record.size(); ++ply) {
        const bool black = record[ply].side == Color::black;
        if (!black || rows.empty())
            rows.push_back(
                {std::to_string(session.game().state().before(ply).move_number()), "...", ""});
        (black ? rows.back().black : rows.back().white) = written(session, ply, words);
    }
    return rows;
}

std::string
clock_of(const Session& session, const speech::Lexicon& lexicon, Color side, rules::Instant now)
{
    const auto time = clock_face(session.game().clock().left(side, now));
    return lexicon.say("time-of",
                       {{"side", speech::side_argument(side)}, {"time", std::string_view{time}}});
}

/// One line each: the last move, both clocks, whose move it is.
std::vector<std::string> facts(const Session& session,
                               tools::ChosenWords& words,
                               const ScreenStyle& style,
                               rules::Instant now)
{
    const auto& lexicon = words.language();
    const auto& game = session.game();
    std::vector<std::string> lines;
    if (style.layout == Layout::announcements && !game.record().empty()) {
        const auto last = game.record().size() - 1;
        const auto move = fmt::format("{}{} {}", game.state().before(last).move_number(),
                                      game.record()[last].side == Color::white ? "" : "...",
                                      written(session, last, words));
        lines.push_back(lexicon.say("last-move", {{"move", std::string_view{move}}}));
    }
    if (game.clock().timed())
        for (const auto side :
             {opponent(session.state().cursor.below), session.state().cursor.below})
            lines.push_back(clock_of(session, lexicon, side, now));
    const auto number = std::to_string(game.placement().move_number());
    lines.push_back(
        lexicon.say("move-number", {{"number", std::string_view{number}},
                                    {"side", speech::side_argument(game.state().turn())}}));
    for (auto& line : lines)
        line = words.shown(lexicon, line);
    return lines;
}

/// Letters of the notation, small ones for Black; a pawn has one on the board.
std::string figure(const ScreenStyle& style, const tools::ChosenWords& words, rules::Piece piece)
{
    if (style.figures == Figures::figurines && style.characters == Characters::unicode)
        return std::string{piece_letter(rules::Letters::figurine, piece)};
    const std::string letter{piece_letter(words.letters(), piece)};
    const bool ascii = letter.size() == 1;
    if (!ascii)
        return {rules::fen_letter(piece)};
    const bool white = piece.color == Color::white;
    const auto each = letter[0];
    const bool capital = each >= 'A' && each <= 'Z';
    return {static_cast<char>(white == capital ? each : each ^ ('a' - 'A'))};
}

}  // namespace

Scene scene_of(const Session& session,
               tools::ChosenWords& words,
               const ScreenStyle& style,
               rules::Instant now)
{
    const auto& state = session.state();
    Scene scene;
    scene.layout = style.layout;
    scene.theme = style.theme;
    scene.board_size = style.board_size;
    scene.characters = style.characters;
    scene.board = state.placement().board();
    scene.below = state.cursor.below;
    scene.cursor = state.cursor.square;
    scene.selected = state.cursor.selected;
    if (const auto plies = state.plies(); plies > 0 && session.game().record()[plies - 1].move) {
        const auto facts_of_last = played(session.game(), plies - 1).facts;
        scene.last_move = {facts_of_last.from, facts_of_last.to};
    }
    for (const auto color : rules::both_colors)
        for (const auto role : rules::all_roles)
            scene.pieces.at(static_cast<std::size_t>(index(color)))
                .at(static_cast<std::size_t>(index(role))) = figure(style, words, {color, role});
    scene.review = style.review;
    if (style.review == Review::facts)
        scene.facts = facts(session, words, style, now);
    scene.moves = move_rows(session, words);
    scene.plies = session.game().record().size();
    scene.timed = session.game().clock().timed();
    scene.clock_runs = scene.timed && session.game().clock().running();
    const auto& lexicon = words.language();
    const auto shown = [&](const std::string& text) { return words.shown(lexicon, text); };
    scene.prompt = shown(lexicon.say("type-prompt"));
    const auto key = lexicon.say("key-name", {{"key", "tab"}});
    scene.more = shown(lexicon.say("more-pages", {{"keys", std::string_view{key}}}));
    scene.too_small = shown(lexicon.say("no-room", {{"columns", "40"}, {"rows", "12"}}));
    return scene;
}

}  // namespace client::screen
