// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/play/session.hpp"
#include "src/read/place_in_game.hpp"

#include <optional>
#include <string_view>

namespace client::read {

/// The board under a reader's fingers: the questions, the cursor and the learn mode of a game,
/// asked of the position where he is. Nothing can be moved on it.
class ReaderBoard {
public:
    /// The words must outlive it.
    ReaderBoard(words::ChosenWords& words, player::Interface interface, player::BoardForm form);

    /// Another game lies before the reader, or none.
    void clear() { shown_.reset(); }
    /// Who goes on reading looks at no example any more.
    void leave_example() { session_.leave_example(); }
    /// What was refused at that place rests on an article.
    void rest_on(std::string_view article, const PlaceInGame& place);
    /// What the position at that place answers; without a place the board is empty.
    play::Reply handle(const play::Input& input, const std::optional<PlaceInGame>& place);

    [[nodiscard]] bool at_example() const { return session_.state().example.has_value(); }
    /// What can be asked about now.
    [[nodiscard]] const rules::Board& board() const { return session_.state().placement().board(); }
    [[nodiscard]] const board::BoardCursor& cursor() const { return session_.state().cursor; }

private:
    void follow(const std::optional<PlaceInGame>& place);

    play::Session session_;
    std::optional<rules::NodeId> shown_;  ///< the place that is set up; none: the empty board
};

}  // namespace client::read
