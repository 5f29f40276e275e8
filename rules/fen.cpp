// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fen.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <vector>

namespace rules {
namespace {

constexpr bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/// A field of the text and where it begins.
struct Field {
    std::string_view text;
    std::size_t start = 0;
};

/// Fills a board from the first field, character by character.
class BoardField {
public:
    explicit BoardField(Board& board) : board_{board} {}

    std::optional<FenFault> take(char c)
    {
        const bool digit = c >= '1' && c <= '8';
        const bool digits_meet = digit && after_digit_;
        after_digit_ = digit;
        if (c == '/')
            return next_rank();
        if (const auto piece = piece_from(c))
            return put(*piece);
        if (!digit || digits_meet)
            return digit ? FenFault::board_digits : FenFault::board_letter;
        file_ += c - '0';
        return file_ > 8 ? std::optional{FenFault::board_rank_length} : std::nullopt;
    }
    [[nodiscard]] std::optional<FenFault> end() const
    {
        if (file_ != 8)
            return FenFault::board_rank_length;
        return rank_ != 0 ? std::optional{FenFault::board_ranks} : std::nullopt;
    }

private:
    std::optional<FenFault> next_rank()
    {
        if (file_ != 8)
            return FenFault::board_rank_length;
        if (rank_ == 0)
            return FenFault::board_ranks;
        --rank_;
        file_ = 0;
        return std::nullopt;
    }
    std::optional<FenFault> put(Piece piece)
    {
        if (file_ == 8)
            return FenFault::board_rank_length;
        board_.put(Square::at(8 * rank_ + file_), piece);
        ++file_;
        return std::nullopt;
    }

    Board& board_;
    int rank_ = 7;
    int file_ = 0;
    bool after_digit_ = false;
};

class Reader {
public:
    Reader(std::string_view text, Reading reading) : text_{text}, reading_{reading} {}

    Result<Setup, FenError> read()
    {
        if (const auto error = split())
            return unexpected{*error};
        using Step = std::optional<FenError> (Reader::*)(Field);
        constexpr std::array<Step, 6> steps{&Reader::board,     &Reader::turn,
                                            &Reader::castling,  &Reader::en_passant,
                                            &Reader::halfmoves, &Reader::fullmoves};
        for (std::size_t field = 0; field < fields_.size(); ++field)
            if (const auto error = (this->*steps[field])(fields_[field]))
                return unexpected{*error};
        return setup_;
    }

private:
    using Fault = std::optional<FenError>;

    static Fault fault(FenFault what, std::size_t offset) { return FenError{what, offset + 1}; }
    [[nodiscard]] bool strict() const { return reading_ == Reading::strict; }

    Fault split()
    {
        std::size_t at = 0;
        while (at < text_.size()) {
            const std::size_t gap = at;
            at = end_of_run(gap, true);
            if (strict() && !gap_is_right(gap, at))
                return fault(FenFault::blanks, gap);
            if (at == text_.size())
                break;
            if (fields_.size() == 6)
                return fault(FenFault::fields_surplus, at);
            const std::size_t end = end_of_run(at, false);
            fields_.push_back({text_.substr(at, end - at), at});
            at = end;
        }
        if (fields_.size() < (strict() ? 6U : 1U))
            return fault(FenFault::fields_missing, text_.size());
        return std::nullopt;
    }
    /// Where a run of blanks, or of anything else, ends.
    [[nodiscard]] std::size_t end_of_run(std::size_t at, bool blanks) const
    {
        while (at < text_.size() && is_blank(text_[at]) == blanks)
            ++at;
        return at;
    }
    /// One blank between fields, none before the first and after the last.
    [[nodiscard]] bool gap_is_right(std::size_t start, std::size_t end) const
    {
        const std::size_t right = start == 0 || end == text_.size() ? 0 : 1;
        return end - start == right && (right == 0 || text_[start] == ' ');
    }

    Fault board(Field field)
    {
        BoardField reader{setup_.board};
        for (std::size_t i = 0; i < field.text.size(); ++i)
            if (const auto what = reader.take(field.text[i]))
                return fault(*what, field.start + i);
        if (const auto what = reader.end())
            return fault(*what, field.start + field.text.size());
        return std::nullopt;
    }

    Fault turn(Field field)
    {
        if (field.text == "w" || (!strict() && field.text == "W"))
            setup_.turn = Color::white;
        else if (field.text == "b" || (!strict() && field.text == "B"))
            setup_.turn = Color::black;
        else
            return fault(FenFault::turn, field.start);
        return std::nullopt;
    }

    Fault castling(Field field)
    {
        if (field.text == "-")
            return std::nullopt;
        for (std::size_t i = 0; i < field.text.size(); ++i)
            if (!castling_letter(field.text[i]))
                return fault(FenFault::castling, field.start + i);
        if (strict() && field.text != written_castling())
            return fault(FenFault::castling, field.start);
        return std::nullopt;
    }
    [[nodiscard]] std::string written_castling() const;

    /// One letter of the castling field: a capital is White's, K and Q mean the outermost rook on
    /// that side of the king (X-FEN), a file letter the rook on that file.
    bool castling_letter(char c)
    {
        const bool white = std::isupper(static_cast<unsigned char>(c)) != 0;
        const Color color = white ? Color::white : Color::black;
        const char lower = white ? static_cast<char>(c - 'A' + 'a') : c;
        const Rank home = relative(color, Rank::one);
        if (lower == 'k' || lower == 'q')
            return outermost_rook(color, home, lower == 'k' ? Wing::short_side : Wing::long_side);
        const auto file = file_from(lower);
        if (!file)
            return false;
        setup_.variant = Variant::chess960;
        setup_.castling_rooks |= Bitboard{Square{*file, home}};
        return true;
    }
    bool outermost_rook(Color color, Rank home, Wing wing)
    {
        const Bitboard rooks = setup_.board.of(color, Role::rook) & Bitboard{home};
        const Bitboard king = setup_.board.of(color, Role::king) & Bitboard{home};
        const Square corner{wing == Wing::short_side ? File::h : File::a, home};
        const Square rook = rooks.none()               ? corner
                            : wing == Wing::short_side ? rooks.last()
                                                       : rooks.first();
        const bool on_that_side = king.any() && (rook > king.first()) == (wing == Wing::short_side);
        // With no such rook the right stays written down at the corner, as a fault of the set-up.
        const Square named = on_that_side ? rook : corner;
        if (king.any() && (king.first().file() != File::e || named != corner))
            setup_.variant = Variant::chess960;
        setup_.castling_rooks |= Bitboard{named};
        return true;
    }

    Fault en_passant(Field field)
    {
        if (field.text == "-")
            return std::nullopt;
        setup_.en_passant = Square::parse(field.text);
        if (!setup_.en_passant)
            return fault(FenFault::en_passant, field.start);
        return std::nullopt;
    }

    Fault halfmoves(Field field)
    {
        if (!number(field.text, setup_.halfmoves))
            return fault(FenFault::halfmoves, field.start);
        return std::nullopt;
    }
    Fault fullmoves(Field field)
    {
        if (!number(field.text, setup_.fullmoves) || (strict() && setup_.fullmoves == 0))
            return fault(FenFault::fullmoves, field.start);
        setup_.fullmoves = std::max<std::uint16_t>(setup_.fullmoves, 1);
        return std::nullopt;
    }
    static bool number(std::string_view text, std::uint16_t& value)
    {
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        constexpr std::uint16_t longest_game = 9999;  // no lawful game comes near
        return error == std::errc{} && end == text.data() + text.size() && value <= longest_game;
    }

    std::string_view text_;
    Reading reading_;
    std::vector<Field> fields_;
    Setup setup_;
};

char cased(Color color, char lower)
{
    return color == Color::white ? static_cast<char>(lower - 'a' + 'A') : lower;
}

/// The castling letters of one side, the h-side first.
std::string castling_letters(const Setup& setup, Color color, CastlingField style)
{
    const Bitboard home{relative(color, Rank::one)};
    const Bitboard king = setup.board.of(color, Role::king) & home;
    const Bitboard rooks = setup.board.of(color, Role::rook) & home;
    std::string letters;
    for (Bitboard named = setup.castling_rooks & home; named.any();) {
        const Square rook = named.last();
        named ^= Bitboard{rook};
        const bool short_side = king.none() || rook > king.first();
        const bool outermost = rooks.any() && rook == (short_side ? rooks.last() : rooks.first());
        const bool by_side = style == CastlingField::x_fen && outermost;
        letters += cased(color, !by_side ? letter(rook.file()) : short_side ? 'k' : 'q');
    }
    return letters;
}

std::string castling_field(const Setup& setup, CastlingField style)
{
    const std::string letters =
        castling_letters(setup, Color::white, style) + castling_letters(setup, Color::black, style);
    return letters.empty() ? "-" : letters;
}

std::string Reader::written_castling() const
{
    return castling_field(setup_,
                          setup_.variant == Variant::chess960 &&
                                  fields_[2].text.find_first_of("KQkq") == std::string_view::npos
                              ? CastlingField::shredder
                              : CastlingField::x_fen);
}

std::string board_field(const Board& board)
{
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        int gap = 0;
        const auto close_gap = [&] {
            if (gap > 0)
                text += static_cast<char>('0' + gap);
            gap = 0;
        };
        for (int file = 0; file < 8; ++file) {
            const auto piece = board.at(Square::at(8 * rank + file));
            if (!piece) {
                ++gap;
                continue;
            }
            close_gap();
            text += fen_letter(*piece);
        }
        close_gap();
        if (rank > 0)
            text += '/';
    }
    return text;
}

}  // namespace

Result<Setup, FenError> read_fen(std::string_view text, Reading reading)
{
    return Reader{text, reading}.read();
}

std::string write_fen(const Setup& setup, CastlingField field)
{
    std::string text = board_field(setup.board);
    text += setup.turn == Color::white ? " w " : " b ";
    text += castling_field(setup, field);
    text += ' ' + (setup.en_passant ? setup.en_passant->name() : "-");
    text += ' ' + std::to_string(setup.halfmoves) + ' ' + std::to_string(setup.fullmoves);
    return text;
}

}  // namespace rules
