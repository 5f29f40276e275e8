// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/open_proof.hpp"
#include "src/host/input.hpp"
#include "src/host/wishes.hpp"

#include <optional>
#include <vector>

namespace client::host {

/// What an activity with a game wants to be proved while it goes on. It belongs to one game and is
/// pure: the wish goes out with a reply, and what came of it comes back as an input.
class Proofs {
public:
    /// After each input: the wish, if another question comes first now than before.
    [[nodiscard]] std::optional<wishes::Settle> wish(const rules::Game& game);
    /// What the game is to be told; nothing if it has the question no longer, or no proof was
    /// found.
    [[nodiscard]] std::optional<rules::Event> event(const rules::Game& game,
                                                    const inputs::Settled& settled);
    /// Whether somebody is at it.
    [[nodiscard]] bool are_awaited() const { return asked_.has_value(); }

private:
    std::optional<rules::OpenProof> asked_;
    std::vector<rules::OpenProof> settled_;  ///< nobody is asked twice
};

}  // namespace client::host
