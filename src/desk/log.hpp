// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/instant.hpp"
#include "speech/lexicon.hpp"
#include "speech/utterance.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace client::desk {

/// How much of what was said to a command its reader learns.
enum class LogPart : std::uint8_t {
    all,
    settled,  ///< nothing of a move that is not completed: it can still be corrected
};

/// What was said of a move is a secret until nothing can be corrected any more.
enum class Secrecy : std::uint8_t { none, until_completed };

/// The log of rulings: what was done and when, and what was said to it; for eyes and for a voice.
class Log {
public:
    /// What was done, or that the desk was opened; it is printable.
    void add(const speech::Lexicon& lexicon, rules::Instant at, const std::string& what);
    /// The same with what was said to it.
    void add(const speech::Lexicon& lexicon,
             rules::Instant at,
             const std::string& what,
             speech::Utterance said,
             Secrecy secrecy);
    /// A move is completed: what was said so far is no secret any more.
    void settle();

    [[nodiscard]] std::string text(LogPart part) const;
    [[nodiscard]] std::vector<speech::Utterance> read(LogPart part) const;

private:
    struct Entry {
        speech::Utterance done;
        std::optional<speech::Utterance> said{};
        Secrecy secrecy = Secrecy::none;
    };
    [[nodiscard]] std::vector<Entry> entries(LogPart part) const;

    std::vector<Entry> entries_;
};

}  // namespace client::desk
