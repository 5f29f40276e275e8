// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

/// Everything that is said beside moves: the one list of messages, which every language must have.
namespace speech {

/// A message and what can be put into it, parted by blanks.
struct MessageRow {
    std::string_view name;
    std::string_view parameters;
};

/// Sides are "white" and "black"; `shown` is a number as it is to be read.
inline constexpr MessageRow message_table[] = {
    // clang cannot count so many for a std::array
    // Counted things, which other messages are told with.
    MessageRow{"hours", "n shown"}, MessageRow{"minutes", "n shown"},
    MessageRow{"seconds", "n shown"}, MessageRow{"moves", "n shown"},
    MessageRow{"points", "n shown"}, MessageRow{"half-point", ""},

    // The clock.
    MessageRow{"time-of", "side time"}, MessageRow{"time-opponent", "time"},
    MessageRow{"to-control", "moves"}, MessageRow{"no-control", ""},
    MessageRow{"completed", "moves"}, MessageRow{"completed-by", "side moves"},
    MessageRow{"move-number", "number side"}, MessageRow{"clock-runs", "side"},
    MessageRow{"clock-stands", ""}, MessageRow{"clocks-stopped", ""},
    MessageRow{"period", "number"}, MessageRow{"period-bonus", "number time"},
    MessageRow{"in-delay", "time"}, MessageRow{"control-made", "time"},
    MessageRow{"control-changed", "control"}, MessageRow{"added-minutes", "side n time"},
    MessageRow{"added-time", "side time"}, MessageRow{"taken-time", "side time"},
    MessageRow{"flag-unseen", "side"}, MessageRow{"flag", "side"},

    // What players say (laws.md 3.4).
    MessageRow{"i-adjust", ""}, MessageRow{"i-offer", ""}, MessageRow{"i-accept", ""},
    MessageRow{"i-decline", ""}, MessageRow{"i-resign", ""}, MessageRow{"i-claim", "kind"},
    MessageRow{"i-castle", ""}, MessageRow{"correction", "words"}, MessageRow{"please-repeat", ""},

    // Moves and touched pieces.
    MessageRow{"move-completed", "side"}, MessageRow{"move-illegal-made", "side from to"},
    MessageRow{"duty-move", "side square"}, MessageRow{"duty-capture", "side square"},
    MessageRow{"duty-capture-with", "side square victim"}, MessageRow{"duty-castle", "side wing"},
    MessageRow{"duty-king", "side"}, MessageRow{"duty-free", "side"},

    // Rulings.
    MessageRow{"illegal-move", "n"}, MessageRow{"restored", ""}, MessageRow{"offered", "side"},
    MessageRow{"offer-accepted", ""}, MessageRow{"offer-declined", ""},
    MessageRow{"offer-over", ""}, MessageRow{"claims", "side kind"},
    MessageRow{"claim-correct", ""}, MessageRow{"claim-wrong", ""},
    MessageRow{"claim-inadmissible", ""}, MessageRow{"claim-deferred", ""},
    MessageRow{"penalty", "side kind"}, MessageRow{"signed", "side"},
    MessageRow{"asked-to-resign", "side"}, MessageRow{"plays-on", "side"},
    MessageRow{"verified", "side"}, MessageRow{"setup-chess960", "number pieces"},

    // The procedure with a blind player.
    MessageRow{"announce-equal", ""}, MessageRow{"announce-mismatch", ""},
    MessageRow{"announce-incomplete", ""}, MessageRow{"repeat-equal", ""},
    MessageRow{"repeat-mismatch", ""}, MessageRow{"repeat-incomplete", ""},
    MessageRow{"executed", "side"}, MessageRow{"resolved", "correct moves"},
    MessageRow{"assistant-required", ""}, MessageRow{"assistant-duties", "side"},
    MessageRow{"assistant-not-entitled", "side"},

    // Irregularities.
    MessageRow{"irregular-press-before-announce", "side"},
    MessageRow{"irregular-press-without-move", "side"},
    MessageRow{"irregular-announcement-differs", "side"}, MessageRow{"irregular-no-repeat", "side"},
    MessageRow{"irregular-unpromoted", "side"}, MessageRow{"irregular-two-hands", "side"},
    MessageRow{"irregular-stop-without-reason", "side"},
    MessageRow{"irregular-written-ahead", "side"}, MessageRow{"irregular-not-written", "side"},
    MessageRow{"irregular-score-views", "side"}, MessageRow{"irregular-offer-repeated", "side"},
    MessageRow{"irregular-displaced", "side"},

    // Adjournment.
    MessageRow{"seal-your-move", ""}, MessageRow{"adjourned", ""},
    MessageRow{"sealed", "side number"}, MessageRow{"envelope", "side number white black"},
    MessageRow{"envelope-offer", ""}, MessageRow{"opened", ""}, MessageRow{"opened-illegal", ""},
    MessageRow{"resumed", ""}, MessageRow{"cancelled-setup", ""},
    MessageRow{"cancelled-colors", ""}, MessageRow{"cancelled-position", ""},

    // Results with their reasons: the winner is "white", "black" or "none".
    MessageRow{"draw", ""}, MessageRow{"wins", "winner"}, MessageRow{"result-mate", "winner"},
    MessageRow{"result-stalemate", ""}, MessageRow{"result-dead-position", ""},
    MessageRow{"result-agreement", ""}, MessageRow{"result-threefold", ""},
    MessageRow{"result-fivefold", ""}, MessageRow{"result-fifty", ""},
    MessageRow{"result-seventy-five", ""}, MessageRow{"result-resignation", "winner"},
    MessageRow{"result-resignation-cannot-mate", ""}, MessageRow{"result-time", "winner"},
    MessageRow{"result-time-cannot-mate", ""}, MessageRow{"result-illegal-moves", "winner"},
    MessageRow{"result-illegal-cannot-mate", ""}, MessageRow{"result-illegal-position", ""},
    MessageRow{"result-both-flags", ""}, MessageRow{"result-default", "winner"},
    MessageRow{"result-quickplay", ""}, MessageRow{"result-arbiter", "winner score"},
    MessageRow{"result-sealed-move", "winner"}, MessageRow{"result-sealed-cannot-mate", ""},

    // The position and its state.
    MessageRow{"pieces-of", "side pieces"}, MessageRow{"state-check", ""},
    MessageRow{"state-no-check", ""}, MessageRow{"state-fifty", "moves"},
    MessageRow{"state-occurrences", "n"}, MessageRow{"state-castling", "side wings"},

    // Why something typed, said or done does not count.
    MessageRow{"refused-touch-move", ""}, MessageRow{"refused-not-your-turn", ""},
    MessageRow{"refused-not-understood", ""}, MessageRow{"refused-ambiguous", ""},
    MessageRow{"refused-illegal", ""}, MessageRow{"refused-promotion-missing", ""},
    MessageRow{"refused-game-over", ""}, MessageRow{"refused-not-started", ""},
    MessageRow{"refused-not-announced", ""}, MessageRow{"refused-no-clock", ""},
    MessageRow{"refused-no-offer", ""}, MessageRow{"refused-too-early", ""},
    MessageRow{"refused-not-allowed", ""}, MessageRow{"refused", "input reason"},

    MessageRow{"word-unknown", "word"}, MessageRow{"look-alike", "letter"},
    MessageRow{"no-such-square", "square"}, MessageRow{"ambiguous", "moves"},
    MessageRow{"promotion-missing", "square"}, MessageRow{"wing-missing", ""},
    MessageRow{"target-missing", ""}, MessageRow{"captured-other", "piece square"},
    MessageRow{"no-en-passant", "square"},

    // Why a move is illegal.
    MessageRow{"cause-no-such-piece", "piece"}, MessageRow{"cause-empty-square", "square"},
    MessageRow{"cause-enemy-piece", "square"}, MessageRow{"cause-other-role", "piece square"},
    MessageRow{"cause-cannot-reach", "piece square"}, MessageRow{"cause-no-promotion", "square"},
    MessageRow{"cause-own-piece", "square"}, MessageRow{"cause-captures-king", ""},
    MessageRow{"cause-pawn-file-missing", "pawns"},
    MessageRow{"cause-nothing-to-capture", "square"},
    MessageRow{"cause-en-passant-expired", "square"}, MessageRow{"cause-blocked", "square"},
    MessageRow{"cause-king-moves", "attackers"}, MessageRow{"cause-pin", "attackers"},
    MessageRow{"cause-check-unanswered", "attackers"}, MessageRow{"cause-castling-king", ""},
    MessageRow{"cause-castling-rook", ""}, MessageRow{"cause-castling-right", ""},
    MessageRow{"cause-castling-between", "square"},
    MessageRow{"cause-castling-in-check", "attackers"},
    MessageRow{"cause-castling-through", "square"}, MessageRow{"cause-castling-into", "square"},
    MessageRow{"cause-castling-shield", ""}, MessageRow{"piece-on", "piece square"},

    // The position: board questions.
    MessageRow{"man", "side role"}, MessageRow{"men", "n role"}, MessageRow{"men-won", "n role"},
    MessageRow{"kind-on", "n role squares"}, MessageRow{"kind-none", "role"},
    MessageRow{"here-empty", "square"}, MessageRow{"square-man", "man square shade"},
    MessageRow{"square-empty", "square shade"}, MessageRow{"line-file", "file"},
    MessageRow{"line-rank", "rank"}, MessageRow{"line-diagonal", "from to"},
    MessageRow{"line-men", "line men"}, MessageRow{"line-empty", "line"},
    MessageRow{"no-line", "first second"}, MessageRow{"direction", "direction"},
    MessageRow{"directions-empty", "directions"}, MessageRow{"squares-empty", "squares"},
    MessageRow{"squares-all-taken", ""}, MessageRow{"attacks-it", "side men"},
    MessageRow{"defends-it", "side men"}, MessageRow{"attacks-not", "side"},
    MessageRow{"defends-not", "side"}, MessageRow{"pinned-man", "man"},
    MessageRow{"reach-captures", "men"}, MessageRow{"reach-moves", "squares"},
    MessageRow{"reach-none", "man square"}, MessageRow{"captures-none", "man square"},
    MessageRow{"not-to-move", "side"}, MessageRow{"promotion-on", "square"},
    MessageRow{"en-passant-on", "piece square"}, MessageRow{"if-takes", "man"},
    MessageRow{"if-attacks", "men"}, MessageRow{"if-attacks-none", ""},
    MessageRow{"if-defends", "men"}, MessageRow{"if-reaches", "squares"},
    MessageRow{"if-check", ""}, MessageRow{"if-attacked", "men"}, MessageRow{"if-safe", ""},
    MessageRow{"care-undefended", "side men"}, MessageRow{"care-attacked", "side men"},
    MessageRow{"care-pinned", "side men"}, MessageRow{"care-pin", "man by"},
    MessageRow{"care-none", "side"}, MessageRow{"news", "what"}, MessageRow{"news-none", ""},
    MessageRow{"material-equal", ""}, MessageRow{"material-level", ""},
    MessageRow{"material-ahead", "n side"}, MessageRow{"material-more", "side men"},
    MessageRow{"taken-last", "man square"}, MessageRow{"taken-by", "side men"},
    MessageRow{"taken-none", ""}, MessageRow{"state-en-passant", "square"},
    MessageRow{"decimal", "whole tenth"}, MessageRow{"eval-equal", ""},
    MessageRow{"eval-better", "side grade score"}, MessageRow{"eval-mate", "n side"},
    MessageRow{"reason-mates", ""}, MessageRow{"reason-stalemates", ""},
    MessageRow{"reason-wins", "men"}, MessageRow{"reason-wins-for", "men lost"},
    MessageRow{"reason-loses", "men"}, MessageRow{"reason-trades", "men"},
    MessageRow{"reason-checks", ""}, MessageRow{"reason-keeps", ""},
    MessageRow{"law-article", "article text"}, MessageRow{"law-within", "articles"},
    MessageRow{"law-unknown", "article"}, MessageRow{"law-articles", "articles"},

    // The player's client: commands, questions, settings.

    // The engine.

    // The store of games.

    // The board on the screen and its keys.

    // Reading games.

    // The talking clock and the desk.
    MessageRow{"clock-set", "control"}, MessageRow{"clock-to-start", ""},
    MessageRow{"clock-press-idle", "side"}, MessageRow{"clock-both-keys", "side"},
    MessageRow{"clock-press-paused", "side"}, MessageRow{"clock-paused", ""},
    MessageRow{"clock-not-paused", ""}, MessageRow{"clock-difference", "side time"},
    MessageRow{"clock-no-difference", ""}, MessageRow{"clock-no-control", "side"},
    MessageRow{"clock-to-control", "side moves"},
    MessageRow{"clock-period", "side number kind time"}, MessageRow{"clock-tick", "n"},
    MessageRow{"clock-delay-over", ""}, MessageRow{"clock-first-flag", "side"},
    MessageRow{"clock-kept", ""}, MessageRow{"clock-quit", ""}, MessageRow{"clock-no-key", "key"},
    MessageRow{"ask-control", ""}, MessageRow{"ask-minutes", "side"}, MessageRow{"ask-moves", ""},
    MessageRow{"ask-bonus", ""}, MessageRow{"ask-seconds", ""}, MessageRow{"ask-next", ""},
    MessageRow{"ask-same", ""}, MessageRow{"help-clock-white", ""},
    MessageRow{"help-clock-black", ""}, MessageRow{"help-clock-own", ""},
    MessageRow{"help-clock-other", ""}, MessageRow{"help-clock-both", ""},
    MessageRow{"help-clock-difference", ""}, MessageRow{"help-clock-moves", ""},
    MessageRow{"help-clock-left", ""}, MessageRow{"help-clock-turn", ""},
    MessageRow{"help-clock-period", ""}, MessageRow{"help-clock-pause", ""},
    MessageRow{"help-clock-go", ""}, MessageRow{"help-clock-add", ""},
    MessageRow{"help-clock-take", ""}, MessageRow{"help-clock-set", ""},
    MessageRow{"help-clock-again", ""}, MessageRow{"help-clock-silent", ""},
    MessageRow{"help-clock-help", ""}, MessageRow{"help-clock-quit", ""},

    // Help: one line for each command.
};

/// A row of the table. A name that the table does not have does not compile.
class Message {
public:
    consteval Message(const char* name) : index_{find(name)} {}
    constexpr explicit Message(std::size_t index) : index_{index} {}

    [[nodiscard]] constexpr std::size_t index() const { return index_; }
    [[nodiscard]] constexpr const MessageRow& row() const { return message_table[index_]; }

private:
    [[nodiscard]] static consteval std::size_t find(std::string_view name)
    {
        std::size_t index = 0;
        while (message_table[index].name != name)
            ++index;
        return index;
    }

    std::size_t index_;
};

}  // namespace speech
