// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/words/move_articles.hpp"

#include "speech/enum_table.hpp"
#include "speech/overloaded.hpp"
#include "src/words/numbered_article.hpp"

namespace client::words {

namespace {

namespace causes = rules::causes;
using causes::CastlingFault;
using rules::Role;

constexpr NumberedArticle no_article{};
constexpr NumberedArticle the_board = everywhere("2.1");
constexpr NumberedArticle own_pieces = everywhere("1.1");
constexpr NumberedArticle own_square = everywhere("3.1");
constexpr NumberedArticle no_jump{"3.2", "3.5", "3.5"};
constexpr NumberedArticle pawn_ahead{"3.4.a", "3.7.a", "3.7.1"};
constexpr NumberedArticle pawn_capture{"3.4.c", "3.7.c", "3.7.3"};
constexpr NumberedArticle in_passing{"3.4.d", "3.7.d", "3.7.4"};
constexpr NumberedArticle promotion{"3.4.e", "3.7.e", "3.7.5"};
constexpr NumberedArticle castling{"3.5.a.II", "3.8.a.ii", "3.8.2"};
constexpr NumberedArticle castling_lost{"3.5.b", "3.8.b.1", "3.8.2.1"};
constexpr NumberedArticle castling_prevented{"3.5.c", "3.8.b.2", "3.8.2.2"};
constexpr NumberedArticle own_king{"3.5.d", "3.9", "3.9.2"};
constexpr NumberedArticle kings_capture{"1.2", "1.2", "1.4"};
constexpr NumberedArticle piece_letters{"E1", "C2", "C.2"};
constexpr NumberedArticle pawn_file{"E8", "C9", "C.9"};
constexpr NumberedArticle which_piece{"E9", "C10", "C.10"};
constexpr NumberedArticle illegal{"", "", "3.10"};

constexpr speech::EnumTable<NumberedArticle, Role::king> of_roles{{{
    {Role::pawn, NumberedArticle{"3.4", "3.7", "3.7"}},
    {Role::knight, NumberedArticle{"3.3", "3.6", "3.6"}},
    {Role::bishop, NumberedArticle{"3.2.c", "3.2", "3.2"}},
    {Role::rook, NumberedArticle{"3.2.b", "3.3", "3.3"}},
    {Role::queen, NumberedArticle{"3.2.a", "3.4", "3.4"}},
    {Role::king, NumberedArticle{"3.5.a.I", "3.8.a.i", "3.8.1"}},
}}};
constexpr speech::EnumTable<NumberedArticle, CastlingFault::rook_shields_king> of_castling{{{
    {CastlingFault::king_not_in_place, castling},
    {CastlingFault::rook_not_in_place, castling},
    {CastlingFault::right_lost, castling_lost},
    {CastlingFault::piece_between, castling_prevented},
    {CastlingFault::in_check, castling_prevented},
    {CastlingFault::through_attack, castling_prevented},
    {CastlingFault::into_attack, castling_prevented},
    {CastlingFault::rook_shields_king, own_king},
}}};

NumberedArticle rests_on(const rules::Cause& cause, std::optional<Role> role)
{
    return std::visit(
        speech::Overloaded{
            [](const causes::NoSuchPiece&) { return own_pieces; },
            [](const causes::EmptySquare&) { return own_pieces; },
            [](const causes::EnemyPiece&) { return own_pieces; },
            [](const causes::OtherRole&) { return piece_letters; },
            [](const causes::CannotReach& c) { return of_roles[c.role]; },
            [](const causes::NoPromotion&) { return promotion; },
            [](const causes::OwnPiece&) { return own_square; },
            [](const causes::CapturesKing&) { return kings_capture; },
            [](const causes::PawnFileMissing&) { return pawn_file; },
            [](const causes::NothingToCapture&) { return pawn_capture; },
            [](const causes::EnPassantExpired&) { return in_passing; },
            [&](const causes::Blocked&) { return role == Role::pawn ? pawn_ahead : no_jump; },
            [](const causes::NoCastling& c) { return of_castling[c.fault]; },
            [](const causes::KingInCheck&) { return own_king; },
        },
        cause);
}

NumberedArticle rests_on(const rules::MoveRefusal& refusal)
{
    return std::visit(speech::Overloaded{
                          [](const rules::NotUnderstood&) { return no_article; },
                          [](const rules::NoSuchSquare&) { return the_board; },
                          [](const rules::Ambiguous&) { return which_piece; },
                          [](const rules::PromotionMissing&) { return promotion; },
                          [](const rules::Illegal& r) { return rests_on(r.cause, r.role); },
                      },
                      refusal);
}

NumberedArticle rests_on(const speech::Unheard& unheard)
{
    namespace faults = speech::unheard;
    return std::visit(speech::Overloaded{
                          [](const faults::NotUnderstood&) { return no_article; },
                          [](const faults::PromotionMissing&) { return promotion; },
                          [](const faults::WingMissing&) { return castling; },
                          [](const faults::TargetMissing&) { return no_article; },
                          [](const faults::Ambiguous&) { return which_piece; },
                          [](const faults::Illegal& u) { return rests_on(u.cause, std::nullopt); },
                          [](const faults::CapturedOther&) { return no_article; },
                          [](const faults::NoEnPassant&) { return in_passing; },
                      },
                      unheard);
}

}  // namespace

std::string_view
article_of(const rules::Cause& cause, std::optional<rules::Role> role, rules::Edition edition)
{
    return rests_on(cause, role).in(edition);
}

std::string_view article_of(const Misread& misread, rules::Edition edition)
{
    return std::visit([](const auto& fault) { return rests_on(fault); }, misread).in(edition);
}

std::string_view bare_article_of(const Misread& misread, rules::Edition edition)
{
    return cause_of(misread) ? illegal.in(edition) : article_of(misread, edition);
}

}  // namespace client::words
