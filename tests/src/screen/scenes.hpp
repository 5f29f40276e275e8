// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/fen.hpp"
#include "rules/letters.hpp"
#include "rules/position.hpp"
#include "src/screen/scene.hpp"

#include <string_view>

/// Scenes that tests look at.
namespace scenes {

inline rules::Square square(std::string_view name)
{
    return *rules::Square::parse(name);
}

inline void use_fen_letters(client::screen::Scene& scene)
{
    for (const auto color : rules::both_colors)
        for (const auto role : rules::all_roles)
            scene.pieces[static_cast<std::size_t>(index(color))][static_cast<std::size_t>(
                index(role))] = {rules::fen_letter({color, role})};
}

/// The Spanish opening, with the cursor on the bishop and the knight behind it taken up.
inline client::screen::Scene spanish(client::screen::Layout layout)
{
    client::screen::Scene scene;
    scene.layout = layout;
    scene.board =
        rules::Position::from(
            *rules::read_fen("r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3"))
            ->board();
    use_fen_letters(scene);
    scene.cursor = square("b5");
    scene.selected = square("f3");
    scene.last_move = {square("f1"), square("b5")};
    scene.facts = {"Last move: 3 Bb5", "White: 4:58", "Black: 5:00"};
    scene.moves = {{"1", "e4", "e5"}, {"2", "Nf3", "Nc6"}, {"3", "Bb5", ""}};
    scene.announcement = {{"b5 white bishop"}, 6, 0};
    scene.more = "more: Tab";
    scene.too_small = "No room for the board: it needs 40 columns and 12 rows";
    return scene;
}

/// What a screen reader's user has been told so far.
inline client::screen::Scene reader()
{
    using namespace client::screen;
    auto scene = spanish(Layout::announcements);
    scene.review = Review::told;
    scene.timed = true;
    scene.announcement = {{"e4 empty"}, 6, 0};
    scene.told.clock = {{"White: 5 minutes", "Black: 4 minutes"}, 1, 0};
    scene.told.moves = {{{"1 e4, pawn to e4"}, 1}, {{"1... e5, pawn to e5"}, 2}};
    return scene;
}

}  // namespace scenes
