// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/seen.hpp"

#include "rules/game_questions.hpp"
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "src/board/board_scene.hpp"
#include "src/clock/display.hpp"
#include "src/clock/telling.hpp"
#include "src/commands/key_words.hpp"
#include "src/desk/next_step.hpp"
#include "src/text/printable.hpp"

#include <utility>

namespace client::desk {
namespace {

using namespace rules;

/// Of the last rulings; more have no room.
constexpr std::size_t most_rulings = 12;

std::string in_words(DeskState& state, const speech::Word& word)
{
    return state.words->shown(state.language(), word.screen);
}

/// A flag that is down stands before the name.
std::string label(DeskState& state, Color side)
{
    const auto& game = *state.game();
    const auto name = text::printable(game.state().player(side).name);
    const auto words =
        clock::side_label(state.language(), side, clock::fallen(game.clock())).screen;
    return state.words->shown(state.language(), name.empty() ? words : words + ' ' + name);
}

std::string more_pages(DeskState& state)
{
    const auto key = commands::words_of(state.language(), *keymaps::Key::parse("page-down")).screen;
    return state.words->shown(state.language(),
                              state.language().say("more-pages", {{"keys", key}}));
}

screen::Face face(DeskState& state, Instant now)
{
    screen::Face face;
    face.more = more_pages(state);
    const auto* const game = state.game();
    if (game == nullptr)
        return face;
    for (const Color side : both_colors) {
        face.names.at(static_cast<std::size_t>(index(side))) = label(state, side);
        if (game->clock().timed())
            face.times.at(static_cast<std::size_t>(index(side))) =
                speech::clock_face(game->clock().shown(side, now));
    }
    face.running = game->clock().running();
    return face;
}

/// Where the last move went, lawful or not: nobody says so before its press.
std::optional<std::pair<Square, Square>> last_move(const Game& game)
{
    if (game.record().empty())
        return std::nullopt;
    const auto& squares = game.record().back().squares;
    return std::pair{squares.from, squares.to};
}

screen::SeenBoard seen_board(DeskState& state, std::string title, const Board& board)
{
    screen::SeenBoard seen{std::move(title),
                           board::board_scene({}, *state.words, state.settings.style)};
    seen.scene.cursor = std::nullopt;
    seen.scene.board = board;
    seen.scene.last_move = last_move(*state.game());
    return seen;
}

std::vector<screen::SeenBoard> boards(DeskState& state)
{
    const auto white = board_shown(*state.game(), Color::white);
    const auto black = board_shown(*state.game(), Color::black);
    if (white == black)
        return {seen_board(state, "", white)};
    const auto title = [&](Color side) {
        return in_words(state, speech::sentence(state.language(), "desk-board-of",
                                                {{"side", speech::side_argument(side)}}));
    };
    return {seen_board(state, title(Color::white), white),
            seen_board(state, title(Color::black), black)};
}

std::vector<std::string> rulings(const DeskState& state)
{
    const auto part = state.game()->outcome() ? LogPart::all : LogPart::settled;
    auto all = state.log.rulings(part);
    std::vector<std::string> texts;
    for (auto each = all.end() - static_cast<std::ptrdiff_t>(std::min(all.size(), most_rulings));
         each != all.end(); ++each)
        texts.push_back(std::move(each->text));
    return texts;
}

}  // namespace

Board board_shown(const Game& game, Color side)
{
    return game.state().sheets[side].shown_board.value_or(board_of(game.state(), side));
}

screen::DeskScene seen(DeskState& state, Instant now)
{
    screen::DeskScene scene{.face = face(state, now), .theme = state.settings.style.theme};
    if (state.game() == nullptr)
        return scene;
    scene.boards = boards(state);
    scene.next =
        in_words(state, speech::sentence(state.language(), next_step(state.game()->state())));
    scene.rulings = rulings(state);
    return scene;
}

}  // namespace client::desk
