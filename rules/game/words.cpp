// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/words.hpp"

#include "rules/code_points.hpp"
#include "rules/game/act.hpp"
#include "rules/game/boards.hpp"
#include "rules/game/hand.hpp"
#include "rules/game/handlers.hpp"
#include "rules/game/moving.hpp"
#include "rules/game/pressing.hpp"
#include "rules/game/sheets.hpp"
#include "rules/readings.hpp"
#include "rules/records.hpp"
#include "rules/san.hpp"

#include <algorithm>
#include <utility>

namespace rules::laws {
namespace {

Match compare(const Heard& heard, bool same)
{
    if (heard.sense == Heard::Sense::incomplete)
        return Match::incomplete;
    return same ? Match::equal : Match::mismatch;
}

/// Words against a move that was made, legal or not.
Match compare_with_made(const GameState& game, std::size_t ply, const Heard& heard)
{
    const Ply& made = game.history[ply];
    return compare(heard, heard.move ? heard.move == made.move
                                     : heard.written &&
                                           tells(game.before(ply), *heard.written, made.squares));
}

/// The side has just made a move, and nobody has answered it.
bool made_last(const GameState& game, Color side)
{
    return !game.history.empty() && game.history.back().side == side;
}

/// While the piece is still in the hand, the words must at least speak of it.
Match compare_with_hand(const GameState& game, const Heard& heard)
{
    const Act& act = game.act;
    if (act.put)
        return compare_with_placed(game, heard);
    if (!act.hand)  // there is nothing yet to compare the words with
        return Match::incomplete;
    return compare(heard, heard.move ? heard.move->from() == *act.hand
                                     : heard.written &&
                                           speaks_of(game.placement(), *heard.written, *act.hand));
}

void announce(Desk& desk, Color side, const Heard& heard)
{
    GameState& game = desk.game;
    const bool before_move = game.turn() == side && game.impaired(side);
    if (!before_move && !made_last(game, side)) {
        desk.refuse(side, Refusal::not_allowed, heard.words, Hindrance::no_move_made);
        return;
    }
    const Match match = before_move ? compare_with_hand(game, heard)
                                    : compare_with_made(game, game.history.size() - 1, heard);
    const bool says_a_move =
        heard.sense == Heard::Sense::move || heard.sense == Heard::Sense::illegal;
    const bool early = before_move && !game.act.hand && says_a_move;
    desk.tell(facts::Announced{side, heard.words, match, early});
    if (!before_move) {
        game.history.back().announced = heard;
        return;
    }
    game.act.heard = heard;
    make_if_whole(desk);
}

/// What the impaired player plays in one act he announces with it.
bool has_announced(const GameState& game, Color side)
{
    if (game.turn() == side)
        return game.act.heard.has_value();
    return made_last(game, side) && (game.impaired(side) || game.history.back().announced);
}

/// D.2.1: what was announced is repeated, even if something else stands on the board.
Match compare_with_announced(const GameState& game, const Heard& heard)
{
    const auto& announced = game.history.back().announced;
    if (!announced || announced->sense == Heard::Sense::incomplete)
        return compare_with_made(game, game.history.size() - 1, heard);
    if (heard.words == announced->words)
        return Match::equal;
    if (compare_with_made(game, game.history.size() - 1, *announced) == Match::equal)
        return compare_with_made(game, game.history.size() - 1, heard);
    const bool says_something = heard.move || heard.written;
    return compare(heard, says_something && heard.move == announced->move &&
                              heard.written == announced->written);
}

/// The same before the move is carried out: its king stands, and the rook does not.
Match compare_with_act(const GameState& game, const Heard& heard)
{
    const Heard& announced = *game.act.heard;
    if (heard.words == announced.words)
        return Match::equal;
    if (is_announced(game) || announced.sense == Heard::Sense::incomplete)
        return compare_with_placed(game, heard);
    const bool says_something = heard.move || heard.written;
    return compare(heard, says_something && heard.move == announced.move &&
                              heard.written == announced.written);
}

/// On his own board a player does what he has heard, even if the other meant something else.
void execute(Desk& desk, Color side)
{
    Ply& last = desk.game.history.back();
    last.executed = true;
    if (last.announced && last.announced->move && last.announced->move != last.move)
        last.executed_as = last.announced->move;
    desk.tell(facts::ExecutedOnBoard{side});
}

/// A move in some letters, legal or not: anything else is a slip in taking the score down.
bool is_entry(const std::string& text, std::optional<Letters> letters)
{
    const auto points = CodePoints::decode(move_of_entry(text));
    if (!points)
        return false;
    const auto reads = [&](Letters each) { return !exact_readings(points->view(), each).empty(); };
    return letters ? reads(*letters) : std::ranges::any_of(all_letters, reads);
}

std::vector<std::string> written_on(const Sheet& sheet)
{
    std::vector<std::string> entries;
    for (const SheetLine& line : sheet.lines)
        entries.push_back(line.text);
    return entries;
}

std::vector<std::string> record_of(const GameState& game)
{
    std::vector<std::string> moves;
    for (const Ply& ply : game.history)
        moves.push_back(ply.san);
    return moves;
}

/// What was written says the same as the record, as far as it goes: moves that are still to be
/// written are no dispute (8.1.3, 8.4).
bool follows_record(const GameState& game, const Sheet& sheet)
{
    if (!game.options.start.lawful())
        return sheet.lines.empty();
    const auto written = written_on(sheet);
    const auto record = record_of(game);
    const auto compared =
        compare_scores(game.options.start.position(), {written, {}}, {record, Letters::en});
    return compared.common.size() == written.size();
}

/// A score of his own, which the record does not stand for.
bool has_own_score(const GameState& game, Color side)
{
    const Sheet& sheet = game.sheets[side];
    return !sheet.shown.empty() || !follows_record(game, sheet);
}

/// The score as it was brought; else the sheet as it was written; else the arbiter's record.
std::vector<std::string> score_of(const GameState& game, Color side)
{
    const Sheet& sheet = game.sheets[side];
    if (!sheet.shown.empty())
        return sheet.shown;
    return has_own_score(game, side) ? written_on(sheet) : record_of(game);
}

/// The boards as they were shown, else as the moves executed on them have left them. A board that
/// nobody has shown and that followed the moves follows the scores too.
BySide<std::optional<Board>> boards_known(const GameState& game)
{
    BySide<std::optional<Board>> boards;
    for (const Color side : both_colors) {
        boards[side] = game.sheets[side].shown_board;
        if (!boards[side] && has_departed(game, side))
            boards[side] = board_of(game, side);
    }
    return boards;
}

/// Who must correct his board.
Correction
correction(const BySide<std::optional<Board>>& boards, bool scores_equal, const Board& target)
{
    const auto differs = [&](Color side) { return boards[side] && *boards[side] != target; };
    if (!scores_equal || (differs(Color::white) && differs(Color::black)))
        return Correction::both;
    if (differs(Color::white))
        return Correction::white;
    return differs(Color::black) ? Correction::black : Correction::none;
}

/// How many moves the record has in common with these, from the start on.
std::size_t common_start(const GameState& game, const std::vector<Move>& moves)
{
    const auto same = [](Move move, const Ply& ply) { return ply.move == move; };
    const auto differ = std::ranges::mismatch(moves, game.history, same);
    return static_cast<std::size_t>(differ.in1 - moves.begin());
}

/// The moves that both scores agree on become the game. Where the record has another move, it was
/// only taken down wrongly: its times and its press stay.
void rewrite(Desk& desk, const std::vector<Move>& moves)
{
    GameState& game = desk.game;
    const auto recorded = game.history;
    go_back_to(game, common_start(game, moves));
    for (std::size_t i = game.history.size(); i < moves.size(); ++i) {
        Ply ply = ply_of(game, moves[i]);
        const Ply* const taken_down = i < recorded.size() ? &recorded[i] : nullptr;
        ply.made = taken_down != nullptr ? taken_down->made : desk.now();
        const bool waits = taken_down != nullptr && !taken_down->completed && i + 1 == moves.size();
        if (waits)
            game.unpressed[ply.side] = i;
        else
            note_completion(desk, ply);
        if (taken_down != nullptr && taken_down->completed) {
            ply.completed = taken_down->completed;
            ply.clock = taken_down->clock;
            ply.pressed = taken_down->pressed;
        }
        if (ply.pressed)
            game.clock = game.clock.with_presses(ply.side, game.clock.side(ply.side).presses + 1);
        game.history.push_back(std::move(ply));
    }
}

/// Article 7.1: the clock as it stood when the last common move was completed; the arbiter may
/// change it afterwards.
void propose_times(GameState& game)
{
    if (game.history.empty())
        game.clock = Clock{game.options.control, game.options.counter};
    else if (game.history.back().completed)
        game.clock = game.history.back().clock;
}

void go_back_to_common(Desk& desk, const std::vector<Move>& common)
{
    GameState& game = desk.game;
    const auto recorded = game.history.size();
    if (common_start(game, common) < std::max(recorded, common.size()))
        rewrite(desk, common);
    const bool goes_on = game.clock.running() || game.paused;
    if (common.size() < recorded)
        propose_times(game);
    strike_out_what_went_back(game);
    // Whoever has not pressed yet still does.
    if (goes_on && common.size() != recorded)
        run_clock_of(desk, game.turn());
}

/// True if both scores are the same. With nobody's own score the record is all there is, whatever
/// stands in it.
bool go_back_to_agreement(Desk& desk)
{
    const GameState& game = desk.game;
    if (!has_own_score(game, Color::white) && !has_own_score(game, Color::black))
        return true;
    const auto white = score_of(game, Color::white);
    const auto black = score_of(game, Color::black);
    const auto compared = compare_scores(game.options.start.position(),
                                         {white, game.sheets[Color::white].shown_letters},
                                         {black, game.sheets[Color::black].shown_letters});
    go_back_to_common(desk, compared.common);
    return compared.equal;
}

}  // namespace

void look_at_words_before_press(Desk& desk, Color side)
{
    const auto ply = desk.game.unpressed[side];
    if (!ply)
        return;
    const Ply& made = desk.game.history[*ply];
    if (made.announced && compare_with_made(desk.game, *ply, *made.announced) == Match::mismatch)
        desk.tell(facts::Irregular{side, Irregularity::announcement_differs});
}

Color side_announced(const GameState& game, Color assisted)
{
    const bool own = game.turn() == assisted && game.act.hand;
    return own || game.history.empty() ? game.turn() : game.history.back().side;
}

void on(Desk& desk, const events::Announce& event)
{
    if (may_play(desk, event.side, event.heard.words))
        announce(desk, event.side, event.heard);
}

void on(Desk& desk, const events::Correct& event)
{
    const GameState& game = desk.game;
    if (!may_play(desk, event.side, event.heard.words))
        return;
    // D.2.8: at once, and before the opponent's clock is started.
    const bool started = game.turn() != event.side && !game.unpressed[event.side];
    if (started)
        desk.refuse(event.side, Refusal::not_allowed, event.heard.words, Hindrance::clock_pressed);
    else if (!has_announced(game, event.side))
        desk.refuse(event.side, Refusal::not_announced, event.heard.words);
    else
        announce(desk, event.side, event.heard);
}

void on(Desk& desk, const events::Repeat& event)
{
    GameState& game = desk.game;
    if (!goes_on(desk, event.side, event.heard.words))
        return;
    if (awaits_rest_of_move(game, opponent(event.side))) {
        game.act.repeated = compare_with_act(game, event.heard);
        desk.tell(facts::Repeated{event.side, *game.act.repeated});
        return;
    }
    if (!made_last(game, opponent(event.side))) {
        desk.refuse(event.side, Refusal::not_announced, event.heard.words);
        return;
    }
    game.repetition = compare_with_announced(game, event.heard);
    desk.tell(facts::Repeated{event.side, *game.repetition});
    if (game.options.press_waits_for_repeat && game.turn() == event.side)
        let_assistant_press(desk);
}

void on(Desk& desk, const events::Executed& event)
{
    GameState& game = desk.game;
    if (!goes_on(desk, event.side))
        return;
    if (!made_last(game, opponent(event.side)))
        desk.refuse(event.side, Refusal::not_announced);
    else if (game.repetition.value_or(Match::equal) != Match::equal)
        desk.refuse(event.side, Refusal::not_allowed, {}, Hindrance::repetition_differs);
    else
        execute(desk, event.side);
}

void on(Desk& desk, const events::ShowBoard& event)
{
    if (goes_on(desk, event.side))
        desk.game.sheets[event.side].shown_board = event.board;
}

void on(Desk& desk, const events::ShowScore& event)
{
    if (!goes_on(desk, event.side))
        return;
    auto moves = event.moves;
    std::erase_if(moves, [](const std::string& text) { return move_of_entry(text).empty(); });
    const auto slip = std::ranges::find_if_not(
        moves, [&](const std::string& text) { return is_entry(text, event.letters); });
    if (slip != moves.end()) {
        desk.refuse(event.side, Refusal::not_understood, *slip);
        return;
    }
    desk.game.sheets[event.side].shown = std::move(moves);
    desk.game.sheets[event.side].shown_letters = event.letters;
}

void on(Desk& desk, const events::Resolve&)
{
    GameState& game = desk.game;
    if (!is_played(desk))
        return;
    if (!game.options.start.lawful()) {
        desk.refuse(std::nullopt, Refusal::not_allowed);
        return;
    }
    const auto boards = boards_known(game);
    const bool equal = go_back_to_agreement(desk);
    const Setup setup = game.placement().setup();
    desk.tell(facts::ScoresResolved{static_cast<int>(game.history.size()), setup,
                                    correction(boards, equal, setup.board), !equal});
    for (Ply& ply : game.history) {  // both boards show the common moves now
        ply.executed = true;
        ply.executed_as.reset();
    }
    for (const Color side : both_colors) {
        game.sheets[side].shown.clear();
        game.sheets[side].shown_letters.reset();
        game.sheets[side].shown_board.reset();
    }
}

}  // namespace rules::laws
