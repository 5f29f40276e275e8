// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/instant.hpp"
#include "speech/lexicon.hpp"
#include "speech/utterance.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
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

/// Where the game stood when something was logged.
struct LogMoment {
    std::string clocks{};   ///< of both players; empty: there is no clock
    std::size_t plies = 0;  ///< that had been played
};

/// A ruling of the log, for papers that have it beside its move.
struct Ruling {
    std::size_t plies = 0;  ///< behind which it was made
    std::string text;
};

/// The log of rulings: what was done and when, and what was said to it; for eyes and for a voice.
class Log {
public:
    using Witness = std::function<LogMoment(rules::Instant at)>;

    Log() = default;
    /// The witness knows the game at any time.
    explicit Log(Witness witness) : witness_{std::move(witness)} {}

    /// What was done, or that the desk was opened; it is printable.
    void add(const speech::Lexicon& lexicon, rules::Instant at, const std::string& what);
    /// The same with what was said to it.
    void add(const speech::Lexicon& lexicon,
             rules::Instant at,
             const std::string& what,
             speech::Utterance said,
             Secrecy secrecy);
    /// What was added last is one.
    void mark_ruling();
    /// A move is completed: what was said so far is no secret any more.
    void settle();

    [[nodiscard]] std::string text(LogPart part) const;
    [[nodiscard]] std::vector<std::string> lines(LogPart part) const;
    [[nodiscard]] std::vector<speech::Utterance> read(LogPart part) const;
    [[nodiscard]] std::vector<Ruling> rulings(LogPart part) const;

private:
    struct Entry {
        speech::Utterance done;
        std::string what{};
        std::size_t plies = 0;
        std::optional<speech::Utterance> said{};
        Secrecy secrecy = Secrecy::none;
        bool is_ruling = false;
    };
    [[nodiscard]] std::vector<Entry> entries(LogPart part) const;
    [[nodiscard]] static std::string without_echo(const Entry& entry);

    Witness witness_;
    std::vector<Entry> entries_;
};

}  // namespace client::desk
