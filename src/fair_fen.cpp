// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/fair_fen.hpp"

#include "rules/fen.hpp"

namespace client {

std::string fair_fen(const rules::GameOptions& options, const rules::Placement& position)
{
    auto text = rules::write_fen(position.setup());
    if (options.tournament)
        text.erase(text.find(' ', text.find(' ') + 1));
    return text;
}

}  // namespace client
