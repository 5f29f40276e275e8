// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/host/proofs.hpp"

#include <algorithm>

namespace client::host {

std::optional<wishes::Settle> Proofs::wish(const rules::Game& game)
{
    const auto open = open_proofs(game);
    const auto first = std::ranges::find_if(
        open, [&](const auto& proof) { return std::ranges::count(settled_, proof) == 0; });
    const auto next = first == open.end() ? std::nullopt : std::optional{*first};
    if (next == asked_)
        return std::nullopt;
    asked_ = next;
    return wishes::Settle{next};
}

std::optional<rules::Event> Proofs::event(const rules::Game& game, const inputs::Settled& settled)
{
    if (asked_ == settled.proof)
        asked_.reset();
    if (!is_open(game, settled.proof))
        return std::nullopt;
    if (!settled.event)
        settled_.push_back(settled.proof);
    return settled.event;
}

}  // namespace client::host
