// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/instant.hpp"
#include "rules/open_proof.hpp"
#include "src/desk/desk_in_use.hpp"
#include "src/round/pairing.hpp"
#include "src/round/score_codes.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace client::round {

/// How a board stands.
enum class Standing : std::uint8_t {
    free,     ///< nothing has happened at it
    left,     ///< somebody left a game there
    asked,    ///< it is being set up
    ready,    ///< the game can start
    running,  ///< a clock runs
    stopped,
    over,
};

/// What an earlier run left behind at a board.
struct LeftAtBoard {
    std::string text{};
    std::vector<desk::Damaged> damages{};
};

/// A board of the round: who plays there, and a desk with a time of its own once somebody came to
/// it.
class Board {
public:
    Board(Pairing pairing, LeftAtBoard left);

    [[nodiscard]] const Pairing& pairing() const { return pairing_; }
    [[nodiscard]] int number() const { return pairing_.board; }
    [[nodiscard]] const LeftAtBoard& left() const { return left_; }
    [[nodiscard]] desk::DeskInUse* desk() { return desk_.get(); }
    [[nodiscard]] const desk::DeskInUse* desk() const { return desk_.get(); }

    /// Somebody comes to it for the first time.
    [[nodiscard]] host::Reply open(desk::DeskSettings settings, rules::Instant at);
    [[nodiscard]] host::Reply handle(const host::Input& input, rules::Instant at);
    [[nodiscard]] host::Reply note_times(rules::Instant at);
    [[nodiscard]] std::optional<host::Reply> strike(const std::optional<keymaps::Key>& key,
                                                    rules::Instant at);
    /// When a flag falls or somebody comes too late.
    [[nodiscard]] std::optional<rules::Instant> next_alarm() const;
    [[nodiscard]] rules::Instant own_time(rules::Instant at) const { return at + ahead_; }
    /// What is to be proved for its game.
    [[nodiscard]] const std::optional<rules::OpenProof>& proof() const { return proof_; }

    [[nodiscard]] Standing standing() const;
    [[nodiscard]] bool is_running() const { return standing() == Standing::running; }
    [[nodiscard]] bool asks() const { return desk_ && desk_->state().asks(); }
    /// Whether the desk has more of its game than the set-up.
    [[nodiscard]] bool has_game() const;
    /// What the arbiter has entered by hand, for a game that is played elsewhere.
    void enter(std::optional<rules::Points> score) { entered_ = score; }
    /// None: the game is not over.
    [[nodiscard]] std::optional<ScoreCodes> codes() const;
    [[nodiscard]] std::optional<rules::Points> score() const;
    /// The one at the desk, else the one that was left behind; null: none.
    [[nodiscard]] const rules::Game* game() const;
    /// Half-moves that were made.
    [[nodiscard]] std::size_t plies() const;
    /// The last that it said, for whoever comes back to it.
    [[nodiscard]] const host::Tidings& said_last() const { return said_last_; }

private:
    [[nodiscard]] host::Reply own(host::Reply reply, rules::Instant at);
    [[nodiscard]] bool takes(host::Wish& wish, rules::Instant at);

    Pairing pairing_;
    LeftAtBoard left_;
    std::optional<rules::Game> left_game_;
    std::unique_ptr<desk::DeskInUse> desk_;
    rules::Duration ahead_{};  ///< of the time of the round
    std::optional<rules::OpenProof> proof_;
    std::optional<rules::Points> entered_;
    host::Tidings said_last_;
};

}  // namespace client::round
