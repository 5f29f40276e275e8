// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/memory/two_pieces.hpp"

#include "rules/forced_mate.hpp"
#include "src/text/words.hpp"
#include "src/train/vision/positions.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>
#include <utility>

namespace client::train::memory {

namespace {

using rules::Color;
using rules::Move;
using rules::Position;
using rules::Role;
using rules::Square;

struct KnownLine {
    TwoPieces pieces;
    std::string_view start;
    std::string_view moves;  ///< of both sides, up to the mate
};

/// Stockfish 15.1 against itself, 40 000 positions a move. The test plays them to the mate.
constexpr std::array known_lines{
    KnownLine{TwoPieces::bishops, "5k2/8/7K/8/6B1/4B3/8/8 w - - 0 1",
              "e3g5 f8f7 g4d7 f7g8 h6g6 g8f8 d7c6 f8g8 g5h6 g8h8 h6g7 h8g8 c6d5"},
    KnownLine{TwoPieces::bishops, "8/8/6B1/B7/8/1k6/3K4/8 w - - 0 1",
              "g6d3 b3a4 a5c3 a4a3 d2c2 a3a4 c3d2 a4a3 d3b5 a3a2 d2c1 a2a1 c1b2 a1a2 b5c4"},
    KnownLine{TwoPieces::bishops, "8/8/8/8/k1BB4/8/8/K7 w - - 0 1",
              "d4c3 a4a3 a1b1 a3a4 b1c2 a4a3 c4b5 a3a2 c3d4 a2a3 d4c5 a3a2 b5c4 a2a1 c5d4"},
    KnownLine{TwoPieces::bishop_and_knight, "7N/8/8/6B1/2K5/8/8/1k6 w - - 0 1",
              "c4b3 b1a1 h8f7 a1b1 f7d6 b1a1 d6c4 a1b1 c4a3 b1a1 g5f6"},
    KnownLine{TwoPieces::bishop_and_knight, "7k/8/8/5K2/8/8/5B2/N7 w - - 0 1",
              "f5g6 h8g8 f2c5 g8h8 a1c2 h8g8 c2d4 g8h8 d4f5 h8g8 f5h6 g8h8 c5d4"},
    KnownLine{TwoPieces::bishop_and_knight, "8/8/8/8/8/3BK3/5N1k/8 w - - 0 1",
              "e3f3 h2g1 f2g4 g1h1 f3g3 h1g1 d3e2 g1h1 g4f2 h1g1 f2h3 g1h1 e2f3"},
};

/// One of the eight ways in which a board without pawns can be turned and mirrored.
class Turning {
public:
    explicit Turning(int number)
        : mirrors_{(number & 1) != 0}, turns_over_{(number & 2) != 0}, swaps_{(number & 4) != 0}
    {
    }

    [[nodiscard]] Square operator()(Square square) const
    {
        int file = index(square.file());
        int rank = index(square.rank());
        if (swaps_)
            std::swap(file, rank);
        return Square::at((mirrors_ ? 7 - file : file) + 8 * (turns_over_ ? 7 - rank : rank));
    }
    [[nodiscard]] Position operator()(const Position& position) const
    {
        rules::Setup setup;
        setup.turn = position.turn();
        for (const Square square : position.board().occupied())
            setup.board.put((*this)(square), *position.board().at(square));
        return Position::from(setup).value();
    }

private:
    bool mirrors_;
    bool turns_over_;
    bool swaps_;
};

/// The move of a line, as it is written, on the turned board.
Move turned_move(const Position& position, std::string_view written, const Turning& turned)
{
    const auto from = turned(Square::parse(written.substr(0, 2)).value());
    const auto to = turned(Square::parse(written.substr(2)).value());
    const auto moves = position.legal_moves();
    return *std::find_if(moves.begin(), moves.end(),
                         [&](Move move) { return move.from() == from && move.to() == to; });
}

std::unique_ptr<TwoPiecesTechnique> turned_line(const KnownLine& known, const Turning& turned)
{
    const auto start = turned(vision::position_of(known.start));
    std::vector<Move> line;
    auto position = start;
    for (text::Words words{known.moves}; !words.empty();) {
        line.push_back(turned_move(position, words.next(), turned));
        position.play_unchecked(line.back());
    }
    return std::make_unique<TwoPiecesTechnique>(start, std::move(line));
}

int steps_between(Square one, Square other)
{
    return std::max(std::abs(index(one.file()) - index(other.file())),
                    std::abs(index(one.rank()) - index(other.rank())));
}

/// How far it is to the nearest corner in which a bishop and a knight mate: of the bishop's colour.
int steps_to_mating_corner(Square king, bool light)
{
    int least = 7;
    for (const auto* const name : {"a1", "a8", "h1", "h8"})
        if (const auto corner = Square::parse(name).value(); corner.is_light() == light)
            least = std::min(least, steps_between(king, corner));
    return least;
}

/// How many steps from the middle.
int steps_to_middle(Square square)
{
    const auto off = [](int line) { return line < 4 ? 3 - line : line - 4; };
    return std::max(off(index(square.file())), off(index(square.rank())));
}

}  // namespace

TwoPiecesTechnique::TwoPiecesTechnique(const Position& start, std::vector<Move> line)
    : line_{std::move(line)}, positions_{start}
{
    for (const auto move : line_)
        positions_.push_back(positions_.back().after_unchecked(move));
}

/// Without a stalemate, two pieces that are both there always win.
bool TwoPiecesTechnique::is_won(const Position& position) const
{
    return position.board().of(Color::white).count() == 3;
}

std::vector<Move> TwoPiecesTechnique::rest_of_line(const Position& position) const
{
    for (std::size_t at = 0; at < line_.size(); ++at)
        if (positions_[at].key() == position.key())
            return {line_.begin() + static_cast<std::ptrdiff_t>(at), line_.end()};
    return {};
}

/// Beside the line only what a look of two moves shows.
std::vector<Move> TwoPiecesTechnique::way(const Position& position) const
{
    if (auto rest = rest_of_line(position); !rest.empty())
        return rest;
    const auto at_once = mating_moves(position, 1);
    if (!at_once.empty())
        return {at_once.front()};
    const auto soon = mating_moves(position, 2);
    if (soon.empty())
        return {};
    const auto after = position.after_unchecked(soon.front());
    const auto reply = after.legal_moves()[0];
    return {soon.front(), reply, mating_moves(after.after_unchecked(reply), 1).front()};
}

Move TwoPiecesTechnique::defence(const Position& position) const
{
    const auto rest = rest_of_line(position);
    return rest.empty() ? searched(position) : rest.front();
}

/// What captures draws; otherwise what is not mated soon, and goes where it takes long.
Move TwoPiecesTechnique::searched(const Position& position) const
{
    const auto moves = position.legal_moves();
    const auto worth = [&](Move move) {
        const auto after = position.after_unchecked(move);
        if (!is_won(after))
            return 1000;
        if (mates_within(after, 1))
            return -1000;
        return comfort(after) - (mates_within(after, 2) ? 500 : 0);
    };
    return *std::max_element(moves.begin(), moves.end(),
                             [&](Move one, Move other) { return worth(one) < worth(other); });
}

/// In the middle, far from where a mate is possible, and near to a piece that may be lost.
int TwoPiecesTechnique::comfort(const Position& position) const
{
    const auto& board = position.board();
    const auto king = position.king(Color::black);
    int comfort = -4 * steps_to_middle(king);
    if (board.of(Role::knight).any())
        comfort += 2 * steps_to_mating_corner(king, board.of(Role::bishop).first().is_light());
    for (const auto square : board.of(Color::white) & ~board.of(Role::king))
        comfort -= steps_between(king, square);
    return comfort;
}

std::unique_ptr<TwoPiecesTechnique> any_line(Random& random, TwoPieces pieces)
{
    std::vector<KnownLine> fitting;
    std::ranges::copy_if(known_lines, std::back_inserter(fitting),
                         [&](const KnownLine& line) { return line.pieces == pieces; });
    return turned_line(random.one_of(fitting), Turning{random.below(8)});
}

}  // namespace client::train::memory
