// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/host/line_text.hpp"
#include "src/play/session.hpp"
#include "src/screen/keyboard.hpp"
#include "src/words/chosen_words.hpp"

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

/// Whole games as dialogues that anyone can write, run through the real Session.
namespace tests {

/// A dialogue while it runs. Lines that settle something stand before the first that is typed:
///
///   language L, announce L, notation L, profile NAME, width N, form NAME
///   start FEN, chess960 N, time CONTROL, side SIDE, engine NAME, tournament, strict,
///   blind SIDE, rules NAME
///   budgets N M         so many positions are looked at after a move, and for a ruling; without
///                       it nobody has to name what is wished to be proved
///   begin [LINE]        the game begins; without it, it does at the first line typed
///   type LINE           what the player types
///   key KEYS            keys pressed one after the other; after a line "screen [KEYMAP]"
///   hear LINE           the next line that is printed; all of them must be heard
///   wait SECONDS        time passes
///   engine-ready NAME, engine-move MOVE, engine-line CENTIPAWNS MOVE…, engine-fault KIND
///   file-written FILE [FAULT]
///   file-there FILE          it was there already
///   engine-says accepted|declined
///   settle [N]          what was last wished to be proved is settled, with so many positions
///   wish NAME           the next thing the session wants of the world; all must be named
class Dialogue {
public:
    Dialogue();
    /// One line; what is wrong with it, or nothing.
    [[nodiscard]] std::string line(std::string_view text);
    /// What was said or wished and nobody heard.
    [[nodiscard]] std::string rest() const;

private:
    bool settle(std::string_view name, const std::string& value);
    std::string act(std::string_view name, const std::string& value);
    std::string expect(std::deque<std::string>& said, const std::string& value) const;
    void begin();
    void wait(const std::string& seconds);
    void report(client::engine::Report report);
    void settle_proof(const std::string& budget);
    [[nodiscard]] std::vector<rules::Move> moves(std::string_view text) const;
    void take(const client::play::Reply& reply);
    void press(const std::string& names);

    client::play::SessionOptions options_;
    client::words::WordOptions word_options_;
    client::player::Profile profile_ = client::player::Profile::screen_reader;
    std::size_t width_ = 40;
    std::unique_ptr<client::words::ChosenWords> words_;
    std::unique_ptr<client::play::Session> session_;
    std::unique_ptr<client::screen::Keyboard> keyboard_;
    rules::Instant now_{};
    std::deque<std::string> said_;
    std::deque<std::string> wished_;
    std::optional<rules::OpenProof> proof_;  ///< last wished for
    bool names_proofs_ = false;  ///< otherwise it depends on the search what is left open
};

}  // namespace tests
