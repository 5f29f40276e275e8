// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/recogniser.hpp"

#include "rules/why_illegal.hpp"
#include "speech/text.hpp"

#include <cstdlib>

namespace speech {

namespace {

using rules::Cause;
using rules::Move;
using rules::MoveKind;
using rules::Position;
using rules::Role;
using rules::Square;
using rules::unexpected;
using Heard = rules::Result<HeardMove, Unheard>;

/// No announcement is longer; more is noise.
constexpr std::size_t longest_announcement = 400;

Unheard illegal(const Cause& cause)
{
    return unheard::Illegal{cause};
}

/// The move that was meant, once what was said is known.
class Search {
public:
    Search(const Position& position, const SaidMove& said) : position_{position}, said_{said} {}

    [[nodiscard]] Heard find() const
    {
        if (said_.castling)
            return find_castling();
        std::vector<Move> found;
        for (const Move move : position_.legal_moves())
            if (fits(move))
                found.push_back(move);
        if (found.empty())
            return unexpected{why_none_fits()};
        if (!said_.promotion && found.front().promotion())
            return unexpected{Unheard{unheard::PromotionMissing{said_.to}}};
        if (found.size() > 1)
            return unexpected{Unheard{unheard::Ambiguous{found}}};
        return HeardMove{found.front(), said_.offer};
    }

private:
    [[nodiscard]] Heard find_castling() const
    {
        std::vector<Move> found;
        for (const Move move : position_.legal_moves())
            if (move.kind() == MoveKind::castling &&
                (!said_.wing || *said_.wing == castling_wing(move)))
                found.push_back(move);
        if (found.size() == 1)
            return HeardMove{found.front(), said_.offer};
        if (!found.empty())
            return unexpected{Unheard{unheard::WingMissing{}}};
        const auto wing = said_.wing.value_or(rules::Wing::short_side);
        const auto cause = why_no_castling(position_, wing);
        return unexpected{cause ? illegal(*cause) : Unheard{unheard::WingMissing{}}};
    }

    [[nodiscard]] bool from_fits(Square from) const
    {
        return (!said_.from_file || *said_.from_file == from.file()) &&
               (!said_.from_rank || *said_.from_rank == from.rank());
    }
    [[nodiscard]] std::optional<Square> origin() const
    {
        if (!said_.from_file || !said_.from_rank)
            return std::nullopt;
        return Square{*said_.from_file, *said_.from_rank};
    }
    /// Two squares say which piece it is; otherwise a piece that is not named is a pawn.
    [[nodiscard]] bool role_fits(Role role) const
    {
        return said_.role ? *said_.role == role : origin() || role == Role::pawn;
    }
    [[nodiscard]] Square target(Move move) const
    {
        return move.kind() == MoveKind::castling
                   ? king_target(castling_wing(move), move.from().rank())
                   : move.to();
    }
    [[nodiscard]] std::optional<Role> captured(Move move) const
    {
        if (move.kind() == MoveKind::castling)
            return std::nullopt;
        if (move.kind() == MoveKind::en_passant)
            return Role::pawn;
        const auto piece = position_.board().at(move.to());
        return piece ? std::optional{piece->role} : std::nullopt;
    }
    /// Castling by its squares needs both of the king's, and more than one step between them.
    [[nodiscard]] bool castling_fits(Move move) const
    {
        const int steps = index(move.from().file()) - index(target(move).file());
        return move.kind() != MoveKind::castling || (origin() && std::abs(steps) > 1);
    }
    [[nodiscard]] bool capture_fits(Move move) const
    {
        const auto victim = captured(move);
        if (said_.captured && said_.captured != victim)
            return false;
        if (said_.en_passant && move.kind() != MoveKind::en_passant)
            return false;
        // Appendix C.9: a pawn that takes tells its file, or at least that it takes.
        const bool told = said_.takes || said_.from_file || said_.from_rank;
        return victim ? told || move.role() != Role::pawn : !said_.takes;
    }
    [[nodiscard]] bool promotion_fits(Move move) const
    {
        return !said_.promotion || move.promotion() == said_.promotion;
    }
    /// Whichever of two bishops moves or is captured, it is of the squares of the target.
    [[nodiscard]] bool shade_fits() const
    {
        return !said_.light || *said_.light == said_.to.is_light();
    }
    [[nodiscard]] bool fits(Move move) const
    {
        return target(move) == said_.to && role_fits(move.role()) && from_fits(move.from()) &&
               castling_fits(move) && capture_fits(move) && promotion_fits(move) && shade_fits();
    }

    [[nodiscard]] std::optional<Cause> cause() const
    {
        if (const auto from = origin())
            return why_illegal(position_, said_.role, *from, said_.to);
        rules::Bitboard among;
        for (int i = 0; i < 64; ++i)
            if (from_fits(Square::at(i)))
                among |= rules::Bitboard{Square::at(i)};
        const auto piece =
            rules::why_none(position_, said_.role.value_or(Role::pawn), among, said_.to);
        return piece ? std::optional{piece->cause} : std::nullopt;
    }
    /// The pieces could go there, but not in the way that was said.
    [[nodiscard]] Unheard why_none_fits() const
    {
        if (!shade_fits())
            return illegal(rules::causes::CannotReach{Role::bishop, said_.to});
        if (const auto why = cause())
            return illegal(*why);
        if (said_.en_passant)
            return unheard::NoEnPassant{said_.to};
        if (said_.captured)
            return unheard::CapturedOther{*said_.captured, said_.to};
        if (said_.takes)
            return illegal(rules::causes::NothingToCapture{said_.to});
        if (said_.promotion)
            return illegal(rules::causes::NoPromotion{said_.to});
        return illegal(rules::causes::CannotReach{said_.role.value_or(Role::pawn), said_.to});
    }

    const Position& position_;
    const SaidMove& said_;
};

}  // namespace

Recogniser::Recogniser(std::span<const Lexicon* const> lexicons)
{
    for (const auto* const lexicon : lexicons)
        vocabulary_.add(*lexicon);
    for (const auto& [part, gap] : lexicons.front()->move_words().order) {
        if (part == Part::piece)
            break;
        if (part == Part::target)
            order_ = PieceOrder::last;
    }
}

rules::Result<SaidMove, Unheard> Recogniser::said(std::string_view words) const
{
    if (words.size() > longest_announcement)
        return unexpected{Unheard{unheard::NotUnderstood{}}};
    const auto meanings = vocabulary_.meanings(folded_words(words));
    if (!meanings)
        return unexpected{Unheard{unheard::NotUnderstood{meanings.error()}}};
    const auto move = said_move(*meanings, order_);
    if (move)
        return *move;
    if (move.error() == SayingFault::target_missing)
        return unexpected{Unheard{unheard::TargetMissing{}}};
    return unexpected{Unheard{unheard::NotUnderstood{}}};
}

Heard Recogniser::hear(const Position& position, std::string_view words) const
{
    const auto move = said(words);
    if (!move)
        return unexpected{move.error()};
    return Search{position, *move}.find();
}

std::optional<SaidMove> Recogniser::corrected(std::string_view slip, std::string_view words) const
{
    const auto before = said(slip);
    const auto move = said(words);
    if (!before || before->castling || !move || move->castling || move->role)
        return std::nullopt;
    auto whole = *move;
    whole.role = before->role;
    if (!whole.from_file && !whole.from_rank) {
        whole.from_file = before->from_file;
        whole.from_rank = before->from_rank;
    }
    if (!whole.promotion)
        whole.promotion = before->promotion;
    return whole;
}

Heard Recogniser::hear_correction(const Position& position,
                                  std::string_view slip,
                                  std::string_view words) const
{
    if (const auto whole = corrected(slip, words))
        if (auto heard = Search{position, *whole}.find())
            return heard;
    return hear(position, words);
}

std::optional<rules::Written> Recogniser::written(std::string_view slip,
                                                  std::string_view words) const
{
    if (const auto whole = corrected(slip, words))
        return as_written(*whole);
    const auto move = said(words);
    return move ? as_written(*move) : std::nullopt;
}

}  // namespace speech
