// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"
#include "rules/refusal.hpp"
#include "rules/result.hpp"
#include "speech/announcer.hpp"
#include "speech/said_move.hpp"
#include "speech/vocabulary.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace speech {

/// Why words are no move: each kind is answered in its own way.
namespace unheard {

/// A word that no language has, or known words that make no move together.
struct NotUnderstood {
    std::optional<std::string> word;

    bool operator==(const NotUnderstood&) const = default;
};
struct PromotionMissing {
    rules::Square to;

    bool operator==(const PromotionMissing&) const = default;
};
struct WingMissing {
    bool operator==(const WingMissing&) const = default;
};
struct TargetMissing {
    bool operator==(const TargetMissing&) const = default;
};
struct Ambiguous {
    std::vector<rules::Move> candidates;

    bool operator==(const Ambiguous&) const = default;
};
struct Illegal {
    rules::Cause cause;

    bool operator==(const Illegal&) const = default;
};
/// The piece that was said to be taken does not stand there.
struct CapturedOther {
    rules::Role role{};
    rules::Square square;

    bool operator==(const CapturedOther&) const = default;
};
struct NoEnPassant {
    rules::Square square;

    bool operator==(const NoEnPassant&) const = default;
};

}  // namespace unheard

using Unheard = std::variant<unheard::NotUnderstood,
                             unheard::PromotionMissing,
                             unheard::WingMissing,
                             unheard::TargetMissing,
                             unheard::Ambiguous,
                             unheard::Illegal,
                             unheard::CapturedOther,
                             unheard::NoEnPassant>;

struct HeardMove {
    rules::Move move;
    DrawOffer offer = DrawOffer::none;

    bool operator==(const HeardMove&) const = default;
};

/// Announcement words to the move that is meant, in any case, with or without diacritics and
/// commas. Words of all its lexicons are understood; where they clash, the first lexicon's meaning
/// holds.
class Recogniser {
public:
    explicit Recogniser(std::span<const Lexicon* const> lexicons);

    [[nodiscard]] rules::Result<HeardMove, Unheard> hear(const rules::Position& position,
                                                         std::string_view words) const;
    /// The same for words that correct a slip of the tongue: what they leave out stays as it was
    /// said. "Springer Felix vier", corrected by "Felix drei", is a knight's move, not a pawn's.
    [[nodiscard]] rules::Result<HeardMove, Unheard> hear_correction(const rules::Position& position,
                                                                    std::string_view slip,
                                                                    std::string_view words) const;
    /// What the same words say of a move, legal or not; none where they say none.
    [[nodiscard]] std::optional<rules::Written> written(std::string_view slip,
                                                        std::string_view words) const;
    [[nodiscard]] const Vocabulary& vocabulary() const { return vocabulary_; }

private:
    [[nodiscard]] rules::Result<SaidMove, Unheard> said(std::string_view words) const;
    /// Words that complete a slip; none where they stand for themselves.
    [[nodiscard]] std::optional<SaidMove> corrected(std::string_view slip,
                                                    std::string_view words) const;

    Vocabulary vocabulary_;
    PieceOrder order_ = PieceOrder::first;
};

}  // namespace speech
