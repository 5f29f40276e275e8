// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace speech {

/// One visitor out of several functions: a variant with a new alternative does not compile until it
/// is answered.
template <class... Ts>
struct Overloaded : Ts... {
    using Ts::operator()...;
};
template <class... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

}  // namespace speech
