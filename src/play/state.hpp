// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/keymap.hpp"
#include "rules/game.hpp"
#include "speech/lexicon.hpp"
#include "src/base/calendar.hpp"
#include "src/board/board_cursor.hpp"
#include "src/host/proofs.hpp"
#include "src/host/tidings.hpp"
#include "src/play/game_choice.hpp"
#include "src/play/shared_game.hpp"
#include "src/play/warning.hpp"
#include "src/player/profile.hpp"
#include "src/player/warnings.hpp"
#include "src/store/saved_game.hpp"
#include "src/text/printable.hpp"
#include "src/words/law_answers.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// All that a session remembers.
namespace client::play {

/// A partner sits at a terminal of his own.
enum class Opponent : std::uint8_t { person, engine, partner };
/// Where the player sits: at the terminal that keeps the game, or at another one.
enum class Place : std::uint8_t { here, elsewhere };

/// Without the folder it is in, which nobody wants to hear, and fit for a terminal.
[[nodiscard]] inline std::string engine_name(std::string_view program)
{
    return text::printable(program.substr(program.find_last_of('/') + 1));
}

/// What is settled before a session begins.
struct SessionOptions {
    rules::GameOptions game;
    Opponent opponent = Opponent::person;
    rules::Color own = rules::Color::white;  ///< the player's side, if he has but one
    Place place = Place::here;
    std::string engine;        ///< what the engine is called
    std::string strength;      ///< of the engine: `level 3`, `elo 1500`
    std::string name{};        ///< the player's own
    std::string other_name{};  ///< of the other person
    player::Interface interface = player::Interface::line;
    player::BoardForm board_form = player::BoardForm::lists;
    board::Hand hand = board::Hand::free;
    player::OwnMoves own_moves = player::OwnMoves::on;
    keymaps::Keymap keymap;     ///< of the board on the screen, to be told
    int rate = 0;               ///< of the voice, from -100 to 100
    std::string voice = "off";  ///< at first, as --voice has it
    std::vector<rules::Duration> warnings = player::usual_warnings();
    base::CalendarTime started{};  ///< when the game began

    [[nodiscard]] std::string engine_name() const { return play::engine_name(engine); }
    /// What the store and files know of the game beside its moves.
    [[nodiscard]] store::GameHead head() const;
};

/// What waits for an answer, mostly yes or no.
enum class Question : std::uint8_t {
    resign,
    draw,
    accept,
    undo,
    overwrite,
    several,
    grant_undo,
    meant,  ///< whether a word was mistyped
    claim,  ///< of what
};

/// What the engine was asked beside its moves.
enum class Advice : std::uint8_t { hint, evaluation, line };

/// Whether what happens is on the disk, or waits for it.
enum class Keeping : std::uint8_t { kept, waits };

/// A move for when the opponent has made his.
struct Premove {
    std::string typed;
    speech::Word told;  ///< as it was read back
};

/// The position in which a word of chess can be seen, looked at instead of the game.
struct Example {
    std::string term;
    rules::Placement placement;
};

struct SessionState {
    SessionOptions options;
    rules::Game& game;
    SharedGame* shared = nullptr;  ///< the same, and what else partners have in common
    std::optional<Question> question{};
    speech::Word asked{};                        ///< the same in words, to be asked again
    std::string overwritten{};                   ///< the file that the question is about
    std::string meant{};                         ///< the line that was perhaps mistyped
    std::vector<rules::Move> several{};          ///< moves that were typed at once
    std::vector<rules::Move> choices{};          ///< that a move which lacked something left open
    std::optional<rules::ClaimKind> claiming{};  ///< the choices are of the move that claims this
    std::optional<Premove> premove{};
    std::optional<std::size_t> viewed{};  ///< looked at: the position after so many plies
    std::optional<Example> example{};
    board::BoardCursor cursor{};
    words::LawReader law{};
    bool thinking = false;                    ///< the engine was asked for its move
    std::optional<rules::Instant> silence{};  ///< from when on it is told that it still thinks
    bool engine_fault = false;                ///< the engine is of no more use
    std::optional<std::string> starting{};  ///< the engine that is to take the place of another one
    bool clocks_wait = false;               ///< for somebody to move or to say so
    GameChoice next{};                      ///< what is to be other in the next game
    std::optional<Advice> advice{};         ///< that the engine has not given yet
    host::Proofs proofs{};                  ///< what could not be found out at once about the game
    TimeWarnings warnings;
    std::optional<rules::Instant> paused_at{};  ///< by the player, who wants to know how long
    Keeping keeping = Keeping::kept;
    host::Tidings latest{};                                ///< what was told last, to be told again
    store::Uses uses{};                                    ///< in a tournament, for the arbiter
    std::vector<std::optional<rules::MoveFacts>> known{};  ///< the moves as they were told here
    bool awaits_undo = false;                              ///< the partner was asked to take back
    bool decides_undo = false;                             ///< the partner asks for it

    [[nodiscard]] bool is_over() const { return game.state().phase == rules::Phase::over; }
    /// Whether somebody has lost unless a proof is found: nobody plays on meanwhile.
    [[nodiscard]] bool awaits_ruling() const { return game.state().open_loss.has_value(); }
    [[nodiscard]] rules::Color turn() const { return game.state().turn(); }
    [[nodiscard]] bool against_engine() const { return options.opponent == Opponent::engine; }
    [[nodiscard]] bool with_partner() const { return options.opponent == Opponent::partner; }
    /// Whether the other side is for somebody else to play.
    [[nodiscard]] bool has_own_side() const { return options.opponent != Opponent::person; }
    /// Whether the player has made that move himself, and does not want to be told.
    [[nodiscard]] bool is_unsaid(rules::Color mover) const
    {
        return options.own_moves == player::OwnMoves::off && has_own_side() && mover == options.own;
    }
    /// For whom the player speaks: his own side, or at one keyboard the side to move.
    [[nodiscard]] rules::Color speaker() const { return has_own_side() ? options.own : turn(); }
    [[nodiscard]] bool other_to_move() const
    {
        return has_own_side() && turn() != options.own && !is_over();
    }
    /// Who at this keyboard may accept the draw that was offered.
    [[nodiscard]] std::optional<rules::Color> offered_to() const
    {
        const auto& offer = game.state().offer;
        if (!offer || (has_own_side() && *offer == options.own))
            return std::nullopt;
        return opponent(*offer);
    }
    [[nodiscard]] bool tournament() const { return options.game.tournament; }
    /// Plies up to the position that is looked at.
    [[nodiscard]] std::size_t plies() const { return viewed.value_or(game.record().size()); }
    [[nodiscard]] const rules::Placement& placement() const
    {
        return example ? example->placement : game.state().before(plies());
    }
};

}  // namespace client::play
