// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/next_step.hpp"

#include "speech/announcer.hpp"
#include "speech/enum_table.hpp"
#include "speech/messages.hpp"
#include "speech/sentence.hpp"

namespace client::desk {

using namespace rules;
using speech::Message;

namespace {

using enum laws::LeftToDo::What;

constexpr speech::EnumTable<Message, put_new_piece> left{{{
    {take_off, "desk-take-off"},
    {take_off_pawn, "desk-take-off-pawn"},
    {put_rook, "desk-put-rook"},
    {put_king, "desk-put-king"},
    {put_new_piece, "desk-put-new"},
}}};

/// The game is resumed, and the sealed move is still to be made.
Message next_with_envelope(const GameState& game)
{
    const Adjournment& adjournment = game.adjournment;
    const Color awaited = adjournment.lost ? adjournment.sealer : opponent(adjournment.sealer);
    if (game.absent[awaited])
        return "desk-next-arrives";
    return adjournment.lost ? Message{"desk-next-state-move"} : "desk-next-open";
}

}  // namespace

Message next_step(const GameState& game)
{
    if (game.phase == Phase::before)
        return "desk-next-start";
    if (game.phase == Phase::over)
        return "desk-next-papers";
    switch (game.adjournment.stage) {
    case Stage::sealing:
        return "desk-next-seal";
    case Stage::sealed:
        return "desk-next-resume";
    case Stage::resumed:
        if (!game.adjournment.opened)
            return next_with_envelope(game);
        break;
    case Stage::none:
        break;
    }
    if (laws::awaits_decision(game))
        return "desk-claim-open";
    if (game.paused)
        return "desk-next-go";
    if (game.absent[game.turn()])
        return "desk-next-arrives";
    if (game.unpressed[Color::white] || game.unpressed[Color::black])
        return game.clock.timed() ? Message{"desk-next-press"} : "desk-next-move";
    return game.act.put ? Message{"desk-next-announce"} : "desk-next-move";
}

std::optional<speech::Word> still_to_do(const speech::Lexicon& lexicon, const GameState& game)
{
    const auto undone = laws::left_to_do(game);
    if (!undone)
        return std::nullopt;
    const auto message = left[undone->what];
    if (undone->what == take_off_pawn)
        return sentence(lexicon, message);
    return sentence(lexicon, message,
                    {{"square", speech::Announcer{lexicon}.square(undone->square)}});
}

}  // namespace client::desk
