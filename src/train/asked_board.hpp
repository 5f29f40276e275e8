// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/play/session.hpp"

#include <optional>

namespace client::train {

/// The board of a question under the fingers: what can be asked of a game and what a cursor finds
/// there. Nothing can be moved on it.
class AskedBoard {
public:
    /// The words must outlive it.
    AskedBoard(words::ChosenWords& words, player::Interface interface, player::BoardForm form);

    /// Another question shows this, or nothing.
    void set_up(const std::optional<rules::Placement>& placement);
    [[nodiscard]] host::Reply handle(const play::Input& input)
    {
        return session_.handle(input, {});
    }
    [[nodiscard]] const board::BoardCursor& cursor() const { return session_.state().cursor; }

private:
    play::Session session_;
};

}  // namespace client::train
