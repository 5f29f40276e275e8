// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game.hpp"
#include "src/host/input.hpp"
#include "src/host/wishes.hpp"
#include "src/script/envelope_files.hpp"

#include <optional>

namespace client::desk {

/// Whose the envelope is that lies there already.
enum class Owner : std::uint8_t { nobody, this_game };

/// Who puts a sealed move into its envelope, and knows whose the one is that is there.
class EnvelopeKeeper {
public:
    explicit EnvelopeKeeper(script::EnvelopeFiles files, Owner owner);

    /// What became of the envelope, where the desk has to know it.
    [[nodiscard]] std::optional<host::Input> grant(const host::HelperWish& wish,
                                                   const rules::Game* game);

private:
    [[nodiscard]] bool is_there() const;
    [[nodiscard]] std::optional<host::Input> seal(const rules::Game& game);
    [[nodiscard]] std::optional<host::Input> leave();
    [[nodiscard]] host::Input stands_in_the_way() const;

    script::EnvelopeFiles files_;
    Owner owner_;
};

}  // namespace client::desk
