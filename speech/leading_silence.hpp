// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/espeak.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

namespace speech {

/// Takes the silence from the beginning of an utterance. espeak-ng begins words in p, t and k with
/// up to 49 milliseconds of it, for which a player would wait at every key.
class LeadingSilence {
public:
    /// What is left of the next samples; everything, once something was heard.
    [[nodiscard]] Samples trim(Samples samples)
    {
        if (heard_)
            return samples;
        const auto first = std::ranges::find_if(samples, [](int s) { return std::abs(s) > quiet; });
        if (first == samples.end())
            return {};
        heard_ = true;
        const auto silent = static_cast<std::size_t>(first - samples.begin());
        return samples.subspan(silent - std::min(silent, run_in));
    }

private:
    static constexpr int quiet = 60;           ///< of 32767: nobody hears it
    static constexpr std::size_t run_in = 44;  ///< two milliseconds, so that nothing clicks

    bool heard_ = false;
};

}  // namespace speech
