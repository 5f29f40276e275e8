// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/board/board_scene.hpp"

#include "speech/clock_words.hpp"
#include "speech/messages.hpp"

#include <fmt/format.h>

#include <utility>

namespace client::board {

namespace {

using rules::Color;

/// Otherwise some terminals take a figurine for a coloured picture, twice as wide.
constexpr std::string_view as_text = "\uFE0E";

/// Letters of the notation, small ones for Black; a pawn has one on the board.
std::string
figure(const screen::ScreenStyle& style, const words::ChosenWords& words, rules::Piece piece)
{
    if (style.figures == screen::Figures::figurines &&
        style.characters == screen::Characters::unicode)
        return std::string{piece_letter(rules::Letters::figurine, piece)}.append(as_text);
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

screen::Scene
board_scene(const BoardCursor& cursor, words::ChosenWords& words, const screen::ScreenStyle& style)
{
    screen::Scene scene;
    scene.layout = style.layout;
    scene.theme = style.theme;
    scene.board_size = style.board_size;
    scene.characters = style.characters;
    scene.review = style.review;
    scene.silhouettes = style.figures == screen::Figures::silhouettes;
    scene.below = cursor.below;
    scene.cursor = cursor.square;
    scene.selected = cursor.selected;
    for (const auto color : rules::both_colors)
        for (const auto role : rules::all_roles)
            scene.pieces.at(static_cast<std::size_t>(index(color)))
                .at(static_cast<std::size_t>(index(role))) = figure(style, words, {color, role});
    const auto& lexicon = words.language();
    const auto shown = [&](const std::string& text) { return words.shown(lexicon, text); };
    scene.prompt = shown(lexicon.say("type-prompt"));
    const auto key = lexicon.say("key-name", {{"key", "tab"}});
    scene.more = shown(lexicon.say("more-pages", {{"keys", std::string_view{key}}}));
    scene.too_small = shown(lexicon.say("no-room", {{"columns", "26"}, {"rows", "10"}}));
    return scene;
}

void add_move(std::vector<screen::MoveRow>& rows, ListedMove move)
{
    const bool black = move.side == Color::black;
    if (!black || rows.empty())
        rows.push_back({std::to_string(move.number), "...", ""});
    (black ? rows.back().black : rows.back().white) = std::move(move.text);
}

std::string last_move_fact(const speech::Lexicon& lexicon, const ListedMove& move)
{
    const auto text =
        fmt::format("{}{} {}", move.number, move.side == Color::white ? "" : "...", move.text);
    return lexicon.say("last-move", {{"move", std::string_view{text}}});
}

std::string
turn_fact(const speech::Lexicon& lexicon, std::optional<int> number, rules::Color to_move)
{
    if (!number)
        return lexicon.say("to-move", {{"side", speech::side_argument(to_move)}});
    const auto shown = std::to_string(*number);
    return lexicon.say("move-number", {{"number", std::string_view{shown}},
                                       {"side", speech::side_argument(to_move)}});
}

}  // namespace client::board
