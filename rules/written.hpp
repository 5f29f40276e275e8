// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/alphabet.hpp"
#include "rules/bitboard.hpp"
#include "rules/move.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace rules {

/// A move as it stands on paper, before a position was asked what it means.
struct Written {
    std::optional<Role> role;     ///< of the letter; without one a pawn, or whoever stands there
    Bitboard from = all_squares;  ///< where it says that the piece comes from
    Square to = Square::at_unchecked(0);
    std::optional<Role> promotion;
    std::optional<Wing> castling;  ///< then nothing else counts

    [[nodiscard]] bool names_origin_square() const { return !from.many(); }
    bool operator==(const Written&) const = default;
};

/// What the first letter may be.
enum class First : std::uint8_t { any, square };

/// Takes a written move apart: [piece] [file] [rank] [x or -] file rank [promotion] [signs].
template <class Alphabet>
class WrittenReader {
public:
    using Char = typename Alphabet::Char;
    using Text = std::basic_string_view<Char>;

    WrittenReader(Alphabet alphabet, Text text) : alphabet_{alphabet}, rest_{text} {}

    /// None when the text is no move.
    [[nodiscard]] std::optional<Written> read(First first = First::any)
    {
        Written written;
        if (!rest_.empty() && alphabet_.is_castling_sign(rest_.front()))
            return castling();
        if (first == First::any)
            written.role = alphabet_.take_piece(rest_);
        if (!squares(written) || !signs(written) || !is_sound(written))
            return std::nullopt;
        return written;
    }

private:
    struct Part {
        std::optional<File> file;
        std::optional<Rank> rank;

        [[nodiscard]] bool whole() const { return file && rank; }
    };

    [[nodiscard]] bool squares(Written& written)
    {
        if (written.role)
            skip_joints();
        const Part first = part();
        const Text after_first = rest_;
        skip_joints();
        const Part second = part();
        if (second.whole()) {
            written.to = Square{*second.file, *second.rank};
            return from(first, written);
        }
        if (!first.whole())
            return false;
        rest_ = after_first;  // what follows is a promotion or a sign, such as the e of e.p.
        written.to = Square{*first.file, *first.rank};
        return true;
    }
    /// A pawn's file is named to capture on another (Appendix C.9): `bb4` is no pawn move.
    [[nodiscard]] static bool is_sound(const Written& written)
    {
        const bool piece = written.role && *written.role != Role::pawn;
        if (piece || written.from == all_squares || written.names_origin_square())
            return true;
        return (written.from & ~Bitboard{written.to.file()}) == written.from &&
               written.from == Bitboard{written.from.first().file()};
    }
    [[nodiscard]] static bool from(Part part, Written& written)
    {
        if (part.file)
            written.from &= Bitboard{*part.file};
        if (part.rank)
            written.from &= Bitboard{*part.rank};
        return part.file || part.rank;
    }
    [[nodiscard]] Part part()
    {
        Part part;
        part.file = alphabet_.take_file(rest_);
        if (front() >= Char{'1'} && front() <= Char{'8'}) {
            part.rank = static_cast<Rank>(front() - Char{'1'});
            rest_.remove_prefix(1);
        }
        return part;
    }

    [[nodiscard]] bool signs(Written& written)
    {
        while (!rest_.empty())
            if (!take_sign() && !en_passant_mark() && !promotion(written))
                return false;
        return true;
    }
    [[nodiscard]] bool take_sign()
    {
        const Char sign = front();
        const bool known = sign == Char{'+'} || sign == Char{'#'} || sign == Char{'!'} ||
                           sign == Char{'?'} || sign == Char{' '};
        if (known)
            rest_.remove_prefix(1);
        return known;
    }
    [[nodiscard]] bool en_passant_mark()
    {
        Text rest = rest_;
        for (const char letter : {'e', 'p'}) {
            const Char next = rest.empty() ? Char{} : rest.front();
            if (next != static_cast<Char>(letter) && next != static_cast<Char>(letter - 'a' + 'A'))
                return false;
            rest.remove_prefix(1);
            if (!rest.empty() && rest.front() == Char{'.'})
                rest.remove_prefix(1);
        }
        rest_ = rest;
        return true;
    }
    [[nodiscard]] bool promotion(Written& written)
    {
        const bool bracket = front() == Char{'('};
        if (bracket || front() == Char{'='} || front() == Char{'/'})
            rest_.remove_prefix(1);
        if (written.promotion)
            return false;
        written.promotion = alphabet_.take_promotion(rest_);
        if (!written.promotion || !bracket)
            return written.promotion.has_value();
        const bool closed = front() == Char{')'};
        if (closed)
            rest_.remove_prefix(1);
        return closed;
    }

    [[nodiscard]] std::optional<Written> castling()
    {
        int signs_seen = 0;
        while (!rest_.empty() && alphabet_.is_castling_sign(rest_.front())) {
            ++signs_seen;
            rest_.remove_prefix(1);
            if (is_dash(front()) && rest_.size() > 1 && alphabet_.is_castling_sign(rest_[1]))
                rest_.remove_prefix(1);
        }
        while (take_sign()) {
        }
        if (!rest_.empty() || signs_seen < 2 || signs_seen > 3)
            return std::nullopt;
        Written written;
        written.castling = signs_seen == 2 ? Wing::short_side : Wing::long_side;
        return written;
    }

    /// What may stand between two squares: the capture sign or a dash.
    void skip_joints()
    {
        while (is_capture(front()) || is_dash(front()))
            rest_.remove_prefix(1);
    }
    [[nodiscard]] static bool is_capture(Char sign)
    {
        if constexpr (sizeof(Char) > 1)
            if (sign == Char{0xd7})  // the sign of multiplication
                return true;
        return sign == Char{'x'} || sign == Char{':'} || sign == Char{'X'};
    }
    [[nodiscard]] static bool is_dash(Char sign)
    {
        if constexpr (sizeof(Char) > 1)
            if (sign >= Char{0x2010} && sign <= Char{0x2014})
                return true;
        return sign == Char{'-'};
    }
    [[nodiscard]] Char front() const { return rest_.empty() ? Char{} : rest_.front(); }

    Alphabet alphabet_;
    Text rest_;
};

}  // namespace rules
