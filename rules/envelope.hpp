// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game.hpp"
#include "rules/instant.hpp"
#include "rules/piece.hpp"
#include "rules/result.hpp"
#include "rules/setup.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// The envelope of a sealed move as a file (Guideline I.2). Its outside can be read by everybody.
/// The move is not in it: only a digest, which shows when it is opened that the move was not
/// changed. Whoever has the slip can read the move, so the slip is kept apart.
namespace rules {

/// What lies in the envelope: the move as it was written, and chance that hides it. Without the
/// salt the few moves of a position could be tried one by one.
struct Slip {
    std::string salt;
    std::string text;

    bool operator==(const Slip&) const = default;
};

struct Envelope {
    std::array<std::string, 2> names;
    Color sealer{};
    int number = 1;  ///< of the sealed move
    Setup position;  ///< immediately before the sealed move
    std::array<Duration, 2> used{};
    bool offer = false;
    std::string resumption;  ///< date, time and place
    std::string seal;        ///< the digest of the slip, in hexadecimal digits

    bool operator==(const Envelope&) const = default;
};

/// The move that is sealed in a game, hidden by the salt; none if there is no such move.
[[nodiscard]] std::optional<Slip> slip_of(const Game& game, std::string_view salt);
/// The envelope around it.
[[nodiscard]] std::optional<Envelope> envelope_of(const Game& game, std::string_view salt);
[[nodiscard]] std::string seal_of(const Slip& slip);
/// I.7: the slip is the one that was sealed.
[[nodiscard]] bool fits(const Envelope& envelope, const Slip& slip);

enum class EnvelopeFault : std::uint8_t { first_line, line, value, incomplete };

struct EnvelopeError {
    EnvelopeFault fault{};
    int line = 1;

    bool operator==(const EnvelopeError&) const = default;
};

[[nodiscard]] std::string write_envelope(const Envelope& envelope);
[[nodiscard]] Result<Envelope, EnvelopeError> read_envelope(std::string_view text);
[[nodiscard]] std::string write_slip(const Slip& slip);
[[nodiscard]] Result<Slip, EnvelopeError> read_slip(std::string_view text);

}  // namespace rules
