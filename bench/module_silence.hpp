// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>

namespace bench {

/// How long the voice of a Speech Dispatcher is silent before the first sound of a text: asked of
/// its espeak-ng module itself, which is told to give its samples away instead of playing them.
/// None if it gives none.
[[nodiscard]] std::optional<std::chrono::duration<double, std::milli>>
silence_of_module(const std::string& language, int rate, const std::string& text);

}  // namespace bench
