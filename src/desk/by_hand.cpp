// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/by_hand.hpp"

#include "speech/announcer.hpp"
#include "speech/enum_table.hpp"
#include "speech/messages.hpp"
#include "speech/sentence.hpp"

namespace client::desk {
namespace {

using rules::laws::LeftToDo;
using enum LeftToDo::What;

constexpr speech::EnumTable<speech::Message, put_new_piece> left{{{
    {take_off, "desk-take-off"},
    {take_off_pawn, "desk-take-off-pawn"},
    {put_rook, "desk-put-rook"},
    {put_king, "desk-put-king"},
    {put_new_piece, "desk-put-new"},
}}};

}  // namespace

std::optional<rules::events::Remove> made_room_for(const rules::GameState& game,
                                                   const rules::Event& event)
{
    const auto* const place = std::get_if<rules::events::Place>(&event);
    if (place == nullptr || place->side != game.turn() || !(place->role || game.act.hand))
        return std::nullopt;
    const bool stands = game.placement().board().of(opponent(place->side)).has(place->square) &&
                        !rules::laws::is_removed(game.act, place->square);
    return stands && !game.act.put
               ? std::optional{rules::events::Remove{place->side, place->square}}
               : std::nullopt;
}

std::optional<speech::Word> still_to_do(const speech::Lexicon& lexicon,
                                        const rules::GameState& game)
{
    const auto undone = rules::laws::left_to_do(game);
    if (!undone)
        return std::nullopt;
    const auto message = left[undone->what];
    if (undone->what == take_off_pawn)
        return sentence(lexicon, message);
    return sentence(lexicon, message,
                    {{"square", speech::Announcer{lexicon}.square(undone->square)}});
}

}  // namespace client::desk
