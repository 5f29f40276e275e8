// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/envelope.hpp"
#include "rules/game.hpp"
#include "src/cli/action.hpp"

#include <filesystem>
#include <optional>
#include <string>

/// The envelope of an adjourned game and the slip that belongs into it, as two files.
namespace client::script {

struct EnvelopeFiles {
    std::filesystem::path envelope;
    std::filesystem::path slip;  ///< kept apart: whoever has it can read the move
};

/// Whether both can be written where nothing is yet: they are, for a moment, and taken away again.
[[nodiscard]] bool can_be_written(const EnvelopeFiles& files);
/// The outside of the envelope that is there, and the slip; none if it cannot be read.
[[nodiscard]] std::optional<rules::Envelope> envelope_in(const std::filesystem::path& file);
[[nodiscard]] std::optional<rules::Slip> slip_in(const std::filesystem::path& file);

/// Both files, the slip readable by its owner only. Throws if they cannot be written.
void write_sealed_move(const rules::Game& game, const EnvelopeFiles& files);

/// Prints the outside of an envelope and, with a slip, the move and whether it is the one that was
/// sealed. An empty slip leaves the envelope closed.
cli::ExitStatus open_envelope(const EnvelopeFiles& files, const cli::Streams& streams);

}  // namespace client::script
