// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <variant>
#include <vector>

/// What a session wants and only the world can do. What comes of it is told to the session.
namespace client {

namespace wishes {

/// The engine is to move.
struct Think {
    bool operator==(const Think&) const = default;
};
/// Whatever the engine is doing is not wanted any more.
struct StopThinking {
    bool operator==(const StopThinking&) const = default;
};
/// The engine has been offered a draw.
struct ConsiderOffer {
    bool operator==(const ConsiderOffer&) const = default;
};
/// Another game with the same choices.
struct NewGame {
    bool operator==(const NewGame&) const = default;
};
struct Quit {
    bool operator==(const Quit&) const = default;
};

}  // namespace wishes

using Wish = std::variant<wishes::Think,
                          wishes::StopThinking,
                          wishes::ConsiderOffer,
                          wishes::NewGame,
                          wishes::Quit>;
using Wishes = std::vector<Wish>;

}  // namespace client
