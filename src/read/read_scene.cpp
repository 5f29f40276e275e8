// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/read/read_scene.hpp"

#include "rules/style.hpp"

namespace client::read {

namespace {

using board::ListedMove;

/// Every move from the beginning of the game to here.
std::vector<ListedMove> line_to(const PlaceInGame& place, rules::Letters letters)
{
    std::vector<ListedMove> line;
    auto position = place.score().initial();
    for (const auto move : place.moves()) {
        line.push_back({position.fullmoves(), position.turn(),
                        write_move(move_facts(position, move), rules::styles::pgn(letters))});
        position.play_unchecked(move);
    }
    return line;
}

}  // namespace

screen::Scene
scene_of(const ReadSession& session, words::ChosenWords& words, const screen::ScreenStyle& style)
{
    auto scene = board::board_scene(session.cursor(), words, style);
    const auto& place = session.place();
    const bool at_example = session.board().at_example();
    if (at_example)
        scene.board = session.board().board();
    if (!place)
        return scene;
    const auto& lexicon = words.language();
    const auto position = place->position();
    const auto line = line_to(*place, words.letters());
    if (!at_example)
        scene.board = position.board();
    scene.plies = line.size();
    if (!at_example && !place->at_start()) {
        const auto last = place->last();
        scene.last_move = {last.from, last.to};
    }
    for (const auto& move : line)
        board::add_move(scene.moves, move);
    if (style.review == screen::Review::told)
        return scene;
    scene.facts.push_back(session.players());
    if (style.layout == screen::Layout::announcements && !line.empty())
        scene.facts.push_back(board::last_move_fact(lexicon, line.back()));
    scene.facts.push_back(board::turn_fact(lexicon, position.fullmoves(), position.turn()));
    for (auto& fact : scene.facts)
        fact = words.shown(lexicon, fact);
    return scene;
}

}  // namespace client::read
