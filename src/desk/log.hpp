// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/instant.hpp"
#include "speech/lexicon.hpp"
#include "speech/utterance.hpp"

#include <string>
#include <vector>

namespace client::desk {

/// The log of rulings: what was done and when, and what was said to it; for eyes and for a voice.
class Log {
public:
    /// What was done, or that the desk was opened; it is printable.
    void add(const speech::Lexicon& lexicon, rules::Instant at, const std::string& what);
    /// The same with what was said to it.
    void add(const speech::Lexicon& lexicon,
             rules::Instant at,
             const std::string& what,
             speech::Utterance said);

    [[nodiscard]] std::string text() const;
    [[nodiscard]] const std::vector<speech::Utterance>& read() const { return read_; }

private:
    std::vector<std::string> lines_;
    std::vector<speech::Utterance> read_;
};

}  // namespace client::desk
