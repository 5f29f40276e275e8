// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/braille.hpp"

#include "rules/code_points.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <utility>

namespace speech::braille {

namespace {

using rules::MoveFacts;
using rules::OriginPart;
using rules::Piece;
using rules::Square;
using rules::Threat;

constexpr char32_t first_cell = U'\u2800';

/// A cell by the numbers of its dots, written as in books: 1345.
constexpr char32_t cell(int dots)
{
    char32_t pattern = 0;
    for (; dots > 0; dots /= 10)
        pattern |= 1U << (dots % 10 - 1);
    return first_cell + pattern;
}

constexpr char32_t dot_6 = 1U << 5;
constexpr char32_t dot_7 = 1U << 6;
constexpr char32_t dot_8 = 1U << 7;

constexpr std::array lower_digits{cell(356), cell(2),   cell(23),   cell(25),  cell(256),
                                  cell(26),  cell(235), cell(2356), cell(236), cell(35)};
/// By role; the black ones of diagrams have dot 6 too.
constexpr std::array white_pieces{cell(1234), cell(234),   cell(123),
                                  cell(1235), cell(12345), cell(13)};
constexpr std::array latin_letters{
    cell(1),    cell(12),   cell(14),    cell(145),   cell(15),  cell(124),  cell(1245),
    cell(125),  cell(24),   cell(245),   cell(13),    cell(123), cell(134),  cell(1345),
    cell(135),  cell(1234), cell(12345), cell(1235),  cell(234), cell(2345), cell(136),
    cell(1236), cell(2456), cell(1346),  cell(13456), cell(1356)};

constexpr char32_t sign_capture = cell(56);
constexpr char32_t sign_hyphen = cell(36);
constexpr char32_t sign_check = cell(45);
constexpr char32_t sign_capture_check = cell(456);
constexpr std::array sign_mate{cell(345), cell(134)};
constexpr std::array sign_written_check{cell(345), cell(1234)};
constexpr char32_t isolated_black = cell(36);
constexpr char32_t isolated_white = cell(46);

/// The ASCII signs of the cells without dots 7 and 8, in the order of Unicode.
constexpr std::string_view ascii_cells =
    " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";
static_assert(ascii_cells.size() == 64);

constexpr char32_t file_cell(rules::File file)
{
    return latin_letters[static_cast<std::size_t>(index(file))];
}
constexpr char32_t rank_cell(rules::Rank rank)
{
    return lower_digits[static_cast<std::size_t>(index(rank) + 1)];
}

constexpr char32_t british_piece(Piece piece)
{
    const auto white = white_pieces[static_cast<std::size_t>(index(piece.role))];
    return piece.color == rules::Color::white ? white : white | dot_6;
}

void add_number(std::u32string& cells, int number)
{
    for (const char digit : std::to_string(number))
        cells += lower_digits[static_cast<std::size_t>(digit - '0')];
}

void add_origin(std::u32string& cells, const MoveFacts& facts)
{
    if (facts.origin == OriginPart::file || facts.origin == OriginPart::both)
        cells += file_cell(facts.from.file());
    if (facts.origin == OriginPart::rank || facts.origin == OriginPart::both)
        cells += rank_cell(facts.from.rank());
}

/// What stands before the target square; mate has a sign of its own behind the move.
void add_sign(std::u32string& cells, const MoveFacts& facts)
{
    const bool check = facts.threat == Threat::check;
    if (facts.captured)
        cells += check ? sign_capture_check : sign_capture;
    else if (check)
        cells += sign_check;
}

struct CyrillicCell {
    char32_t letter;
    char32_t cell;
};
/// Of pieces; their cells are those of the Latin letters.
constexpr std::array cyrillic_cells{
    CyrillicCell{U'К', cell(13)},   CyrillicCell{U'Д', cell(145)},  CyrillicCell{U'Т', cell(2345)},
    CyrillicCell{U'Л', cell(123)},  CyrillicCell{U'С', cell(234)},  CyrillicCell{U'Ф', cell(124)},
    CyrillicCell{U'р', cell(1235)}, CyrillicCell{U'П', cell(1234)},
};

/// None where it is no letter of these.
std::optional<char32_t> letter_cell(char32_t letter)
{
    if (letter < 128) {
        const auto place = (letter | 0x20U) - U'a';
        return place < latin_letters.size() ? std::optional{latin_letters[place]} : std::nullopt;
    }
    const auto* const row = std::ranges::find(cyrillic_cells, letter, &CyrillicCell::letter);
    return row == cyrillic_cells.end() ? std::nullopt : std::optional{row->cell};
}

/// Figurines have no cells: English letters stand for them.
std::u32string piece_cells(rules::Role role, rules::Letters letters)
{
    std::u32string cells;
    for (const char32_t letter :
         rules::decode(rules::piece_letter(letters, Piece{rules::Color::white, role}))) {
        const auto known = letter_cell(letter);
        if (!known)
            return piece_cells(role, rules::Letters::en);
        cells += *known;
    }
    return cells;
}

std::u32string castling_cells(rules::Wing wing)
{
    const std::u32string zero{lower_digits[0]};
    const std::u32string joined = sign_hyphen + zero;
    return zero + joined + (wing == rules::Wing::short_side ? U"" : joined);
}

/// As players of a language write it, with the signs of the British code.
std::u32string move_cells(const MoveFacts& facts, rules::Letters letters)
{
    if (facts.pass)
        return U"--";
    std::u32string cells;
    if (facts.castling) {
        cells = castling_cells(*facts.castling);
        if (facts.threat == Threat::check)
            cells.append(sign_written_check.begin(), sign_written_check.end());
    } else {
        if (facts.role != rules::Role::pawn)
            cells += piece_cells(facts.role, letters);
        add_origin(cells, facts);
        add_sign(cells, facts);
        cells += {file_cell(facts.to.file()), rank_cell(facts.to.rank())};
    }
    if (facts.promotion)
        cells += piece_cells(*facts.promotion, letters);
    if (facts.threat == Threat::mate)
        cells.append(sign_mate.begin(), sign_mate.end());
    if (facts.en_passant)
        cells.append({U' ', cell(15), cell(256), cell(1234), cell(256)});
    return cells;
}

std::u32string move_cells(const MoveFacts& facts)
{
    if (facts.pass)
        return U"--";
    std::u32string cells;
    if (facts.castling) {
        cells = *facts.castling == rules::Wing::short_side ? U"O-O" : U"O-O-O";
        if (facts.threat == Threat::check)  // no square before which the other sign could stand
            cells.append(sign_written_check.begin(), sign_written_check.end());
    } else {
        if (facts.role != rules::Role::pawn)
            cells += british_piece({rules::Color::white, facts.role});
        add_origin(cells, facts);
        add_sign(cells, facts);
        cells += {file_cell(facts.to.file()), rank_cell(facts.to.rank())};
    }
    if (facts.promotion)
        cells += {U'=', static_cast<char32_t>(
                            rules::fen_letter(Piece{rules::Color::white, *facts.promotion}))};
    if (facts.threat == Threat::mate)
        cells.append(sign_mate.begin(), sign_mate.end());
    if (facts.en_passant)
        cells += U" e.p.";
    return cells;
}

}  // namespace

std::string number(int number)
{
    assert(number >= 0);
    std::u32string cells;
    add_number(cells, number);
    return rules::encode(cells);
}

std::string move(const MoveFacts& facts)
{
    return rules::encode(move_cells(facts));
}

std::string move(const MoveFacts& facts, rules::Letters letters)
{
    return rules::encode(move_cells(facts, letters));
}

std::string isolated_move(const MoveFacts& facts)
{
    const auto mark = facts.side == rules::Color::white ? isolated_white : isolated_black;
    return rules::encode(mark + move_cells(facts));
}

std::string position(const rules::Board& board)
{
    std::vector<std::u32string> ranks;
    int empty_ranks = 0;
    const auto close = [&] {
        if (empty_ranks == 0)
            return;
        add_number(ranks.emplace_back(), std::exchange(empty_ranks, 0) * 8);
    };
    for (int rank = 7; rank >= 0; --rank) {
        std::u32string cells;
        int empty = 0;
        for (int file = 0; file < 8; ++file) {
            const auto piece = board.at(Square::at(8 * rank + file));
            if (!piece) {
                ++empty;
                continue;
            }
            if (empty > 0)
                add_number(cells, std::exchange(empty, 0));
            cells += british_piece(*piece);
        }
        if (empty == 8) {
            ++empty_ranks;
            continue;
        }
        close();
        if (empty > 0)
            add_number(cells, empty);
        ranks.push_back(cells);
    }
    close();
    std::u32string all;
    for (const auto& cells : ranks)
        all += (all.empty() ? U"" : U" ") + cells;
    return rules::encode(all);
}

std::string to_brf(std::string_view text)
{
    std::string brf;
    while (!text.empty()) {
        const auto first = rules::decode_first(text);
        const auto point = first ? first->point : U'?';
        text.remove_prefix(first ? first->bytes : 1);
        if (point >= first_cell && point < first_cell + 256)
            brf += ascii_cells[(point - first_cell) & 63];
        else if (point >= U'a' && point <= U'z')
            brf += static_cast<char>(point - U'a' + U'A');
        else
            brf += point < 128 ? static_cast<char>(point) : '?';
    }
    return brf;
}

std::string eight_dot_piece(Piece piece, rules::Letters letters)
{
    const auto letter = piece_letter(letters, {rules::Color::white, piece.role});
    const char small = letter.size() == 1 ? static_cast<char>(letter.front() | 0x20) : '\0';
    if (small < 'a' || small > 'z')  // Cyrillic and figurines have no letter cell here
        return eight_dot_piece(piece, rules::Letters::en);
    const auto cells = latin_letters[static_cast<std::size_t>(small - 'a')];
    const std::u32string one(1, piece.color == rules::Color::white ? cells | dot_7 : cells);
    return rules::encode(one);
}

namespace {

std::string text_square(const std::optional<Piece>& piece, Square square, rules::Letters letters)
{
    if (!piece)
        return square.is_light() ? "-" : "+";
    const auto letter = piece_letter(letters, {rules::Color::white, piece->role});
    const char ascii =
        letter.size() == 1 ? letter.front() : rules::fen_letter(Piece{{}, piece->role});
    const bool white = piece->color == rules::Color::white;
    return std::string(1, static_cast<char>(white ? ascii & ~0x20 : ascii | 0x20));
}

std::string cell_square(const std::optional<Piece>& piece, Square square, rules::Letters letters)
{
    std::u32string one(1, first_cell);
    if (piece)
        one[0] = rules::decode_first(eight_dot_piece(*piece, letters))->point;
    if (!square.is_light())
        one[0] |= dot_8;
    return rules::encode(one);
}

}  // namespace

std::vector<std::string> ranks(const rules::Board& board, rules::Letters letters, Empties empties)
{
    const auto text = empties == Empties::text ? text_square : cell_square;
    std::vector<std::string> lines;
    for (int rank = 7; rank >= 0; --rank) {
        auto& line = lines.emplace_back(std::to_string(rank + 1) + ' ');
        for (int file = 0; file < 8; ++file) {
            const auto square = Square::at(8 * rank + file);
            line += text(board.at(square), square, letters);
        }
    }
    return lines;
}

std::vector<std::string> list(const rules::Board& board, rules::Letters letters)
{
    std::vector<std::string> lines;
    for (const auto color : rules::both_colors) {
        auto& line = lines.emplace_back();
        for (auto role = rules::all_roles.rbegin(); role != rules::all_roles.rend(); ++role)
            for (int file = 0; file < 8; ++file)
                for (int rank = 0; rank < 8; ++rank) {
                    const auto square = Square::at(8 * rank + file);
                    if (!board.of(color, *role).has(square))
                        continue;
                    line += line.empty() ? "" : " ";
                    if (*role != rules::Role::pawn)
                        line += piece_letter(letters, {rules::Color::white, *role});
                    line += square.name();
                }
    }
    return lines;
}

}  // namespace speech::braille
