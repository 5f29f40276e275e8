// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/style.hpp"

namespace rules {
namespace {

std::string_view castling_text(Wing wing, CastlingSign sign)
{
    if (sign == CastlingSign::zeros)
        return wing == Wing::short_side ? "0-0" : "0-0-0";
    return wing == Wing::short_side ? "O-O" : "O-O-O";
}

std::string_view threat_text(Threat threat, const Style& style)
{
    if (threat == Threat::check && style.check == CheckSign::plus)
        return "+";
    if (threat == Threat::mate && style.mate != MateSign::none)
        return style.mate == MateSign::hash ? "#" : "++";
    return "";
}

std::string origin_text(const MoveFacts& facts, Origin origin)
{
    const OriginPart part = origin == Origin::always ? OriginPart::both : facts.origin;
    std::string text;
    if (part == OriginPart::file || part == OriginPart::both)
        text += letter(facts.from.file());
    if (part == OriginPart::rank || part == OriginPart::both)
        text += digit(facts.from.rank());
    return text;
}

std::string piece_move_text(const MoveFacts& facts, const Style& style)
{
    std::string text;
    if (facts.role != Role::pawn)
        text += piece_letter(style.letters, Piece{facts.side, facts.role});
    text += origin_text(facts, style.origin);
    if (facts.captured && style.capture == CaptureSign::x)
        text += 'x';
    text += facts.to.name();
    if (facts.promotion) {
        if (style.promotion == PromotionSign::equals)
            text += '=';
        text += piece_letter(style.letters, Piece{facts.side, *facts.promotion});
    }
    return text;
}

}  // namespace

std::string write_move(const MoveFacts& facts, const Style& style)
{
    if (facts.pass)
        return "--";
    std::string text;
    if (facts.castling)
        text += castling_text(*facts.castling, style.castling);
    else
        text += piece_move_text(facts, style);
    text += threat_text(facts.threat, style);
    if (facts.en_passant && style.en_passant == EnPassantMark::e_p)
        text += " e.p.";
    return text;
}

}  // namespace rules
