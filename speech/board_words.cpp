// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/board_words.hpp"

#include "speech/board_arguments.hpp"
#include "speech/braille.hpp"
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "speech/names.hpp"
#include "speech/sentence.hpp"

#include <algorithm>

namespace speech {

namespace {

using rules::Board;
using rules::Color;
using rules::Man;
using rules::Piece;
using rules::Role;
using rules::Square;

constexpr std::array<std::string_view, 8> direction_arguments{
    "up", "up_right", "right", "down_right", "down", "down_left", "left", "up_left"};

std::string_view shade(Square square)
{
    return square.is_light() ? "light" : "dark";
}

Word side_by_side(const Word& first, const Word& second)
{
    return {first.screen + ' ' + second.screen, first.voice + ' ' + second.voice};
}

/// The squares of a rank apart from each other: "8 rnb" to "8 r n b".
std::string spaced(const std::string& rank)
{
    std::string wide = rank.substr(0, 1);
    for (std::size_t i = 2; i < rank.size(); ++i)
        wide += {' ', rank[i]};
    return wide;
}

}  // namespace

Word BoardWords::piece(Piece piece) const
{
    return sentence(lexicon(), "man",
                    {{"side", side_argument(piece.color)}, {"role", role_names[piece.role]}});
}

Word BoardWords::role_on(const Man& man) const
{
    return side_by_side(announcer_.piece(man.piece.role), announcer_.square(man.square));
}

Word BoardWords::piece_on(const Man& man) const
{
    return side_by_side(piece(man.piece), announcer_.square(man.square));
}

Word BoardWords::roles_on(std::span<const Man> men) const
{
    return list_of(men, [&](const Man& man) { return role_on(man); });
}

Word BoardWords::pieces_on(std::span<const Man> men) const
{
    return list_of(men, [&](const Man& man) { return piece_on(man); });
}

Word BoardWords::squares(std::span<const Square> squares) const
{
    return list_of(squares, [&](Square square) { return announcer_.square(square); });
}

Word BoardWords::of_side(Color color, const Word& what) const
{
    return sentence(lexicon(), "pieces-of", {{"side", side_argument(color)}, {"pieces", what}});
}

Word BoardWords::on_square(Message message, Square square) const
{
    return sentence(lexicon(), message, {{"square", announcer_.square(square)}});
}

Word BoardWords::here(const Board& board, Square square) const
{
    if (const auto piece_here = board.at(square))
        return side_by_side(announcer_.square(square), piece(*piece_here));
    return on_square("here-empty", square);
}

BoardWords::Lines BoardWords::square(const Board& board, Square square) const
{
    const auto where = announcer_.square(square);
    if (const auto piece_here = board.at(square))
        return {
            sentence(lexicon(), "square-man",
                     {{"man", piece(*piece_here)}, {"square", where}, {"shade", shade(square)}})};
    return {sentence(lexicon(), "square-empty", {{"square", where}, {"shade", shade(square)}})};
}

Word BoardWords::kind(Role role, std::span<const Square> squares) const
{
    if (squares.empty())
        return sentence(lexicon(), "kind-none", {{"role", role_names[role]}});
    return sentence(lexicon(), "kind-on",
                    {{"n", static_cast<int>(squares.size())},
                     {"role", role_names[role]},
                     {"squares", this->squares(squares)}});
}

BoardWords::Lines BoardWords::pieces(const Board& board, Color color) const
{
    Lines lines;
    for (const auto role : dearest_first) {
        const auto standing = rules::standing(board, {color, role});
        if (standing.empty())
            continue;
        const auto words = kind(role, standing);
        lines.push_back(lines.empty() ? of_side(color, words) : words);
    }
    return lines;
}

BoardWords::Lines BoardWords::pieces(const Board& board) const
{
    auto lines = pieces(board, Color::white);
    std::ranges::copy(pieces(board, Color::black), std::back_inserter(lines));
    return lines;
}

/// Who asks for the bishops alone wants to know on which squares each of them goes.
Word BoardWords::bishops(std::span<const Square> squares) const
{
    return list_of(squares, [&](Square square) {
        return sentence(lexicon(), "bishop-on",
                        {{"shade", shade(square)}, {"square", announcer_.square(square)}});
    });
}

BoardWords::Lines BoardWords::pieces(const Board& board, Piece piece) const
{
    const auto standing = rules::standing(board, piece);
    if (piece.role == Role::bishop && !standing.empty())
        return {of_side(piece.color, bishops(standing))};
    return {of_side(piece.color, kind(piece.role, standing))};
}

BoardWords::Lines BoardWords::pawns(const Board& board) const
{
    auto lines = pieces(board, Piece{Color::white, Role::pawn});
    std::ranges::copy(pieces(board, Piece{Color::black, Role::pawn}), std::back_inserter(lines));
    return lines;
}

BoardWords::Lines BoardWords::position(const rules::Position& position) const
{
    const auto number = std::to_string(position.fullmoves());
    Lines lines{
        sentence(lexicon(), "move-number",
                 {{"number", std::string_view{number}}, {"side", side_argument(position.turn())}})};
    std::ranges::copy(pieces(position.board()), std::back_inserter(lines));
    return lines;
}

Word BoardWords::named(const Word& name, std::span<const Man> men) const
{
    if (men.empty())
        return sentence(lexicon(), "line-empty", {{"line", name}});
    return sentence(lexicon(), "line-men", {{"line", name}, {"men", pieces_on(men)}});
}

BoardWords::Lines BoardWords::file(const Board& board, rules::File file) const
{
    const auto name = sentence(lexicon(), "line-file", {{"file", announcer_.file(file)}});
    return {named(name, men_on(board, rules::line(file)))};
}

BoardWords::Lines BoardWords::rank(const Board& board, rules::Rank rank) const
{
    const auto& said = lexicon().move_words().ranks.at(static_cast<std::size_t>(index(rank)));
    const auto name =
        sentence(lexicon(), "line-rank", {{"rank", Word{std::string{digit(rank)}, said.voice}}});
    return {named(name, men_on(board, rules::line(rank)))};
}

BoardWords::Lines BoardWords::line(const Board& board, Square first, Square second) const
{
    const auto line = rules::line(first, second);
    if (!line)
        return {
            sentence(lexicon(), "no-line",
                     {{"first", announcer_.square(first)}, {"second", announcer_.square(second)}})};
    if (first.file() == second.file())
        return file(board, first.file());
    if (first.rank() == second.rank())
        return rank(board, first.rank());
    const auto name = sentence(
        lexicon(), "line-diagonal",
        {{"from", announcer_.square(line->front())}, {"to", announcer_.square(line->back())}});
    return {named(name, men_on(board, *line))};
}

Word BoardWords::direction(rules::Direction direction) const
{
    return sentence(lexicon(), "direction",
                    {{"direction", direction_arguments.at(static_cast<std::size_t>(direction))}});
}

BoardWords::Lines BoardWords::ray(const Board& board, Square from, rules::Direction direction) const
{
    return {named(this->direction(direction), men_on(board, rules::ray(from, direction)))};
}

BoardWords::Lines BoardWords::around(const Board& board, Square square) const
{
    Lines lines;
    std::vector<Word> empty;
    for (const auto way : rules::all_directions) {
        const auto squares = rules::ray(square, way);
        const auto men = men_on(board, squares);
        if (!men.empty())
            lines.push_back(named(direction(way), men));
        else if (!squares.empty())
            empty.push_back(direction(way));
    }
    if (!empty.empty())
        lines.push_back(sentence(lexicon(), "directions-empty", {{"directions", listed(empty)}}));
    return lines;
}

BoardWords::Lines BoardWords::hops(const Board& board, Square square) const
{
    auto empty = rules::hops(square);
    const auto men = men_on(board, empty);
    std::erase_if(empty, [&](Square each) { return board.at(each).has_value(); });
    Lines lines;
    if (!men.empty())
        lines.push_back(pieces_on(men));
    lines.push_back(empty.empty()
                        ? sentence(lexicon(), "squares-all-taken")
                        : sentence(lexicon(), "squares-empty", {{"squares", squares(empty)}}));
    return lines;
}

BoardWords::Lines BoardWords::ranks(const Board& board, rules::Letters letters) const
{
    Lines lines;
    int rank_index = 7;
    for (auto& text : braille::ranks(board, letters, braille::Empties::text)) {
        const auto spoken = rank(board, static_cast<rules::Rank>(rank_index--)).front();
        lines.push_back({std::move(text), spoken.voice});
    }
    return lines;
}

BoardWords::Lines BoardWords::diagram(const Board& board, rules::Letters letters, Color below) const
{
    auto ranks = this->ranks(board, letters);
    std::string files = "  abcdefgh";
    if (below == Color::black) {
        std::ranges::reverse(ranks);
        for (auto& rank : ranks)
            std::reverse(rank.screen.begin() + 2, rank.screen.end());
        std::reverse(files.begin() + 2, files.end());
    }
    ranks.push_back({files, {}});
    for (auto& line : ranks)
        line.screen = spaced(line.screen);
    return ranks;
}

}  // namespace speech
