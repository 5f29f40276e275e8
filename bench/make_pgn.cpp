// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/make_pgn.hpp"

#include "rules/pgn.hpp"
#include "rules/score_clock.hpp"

#include <array>
#include <ostream>
#include <random>
#include <string>

namespace bench {
namespace {

using rules::GameResult;
using rules::Move;
using rules::Nag;
using rules::NodeId;
using rules::Position;
using rules::Role;
using rules::Score;

constexpr std::array names{"Novak, Jana",     "Weber, Thomas",   "Petrovic, Milica",
                           "Kowalski, Piotr", "Horvath, Zsuzsa", "Smith, Edward",
                           "van Dijk, Maria", "Rossi, Carlo"};
constexpr std::array remarks{
    "The knight is better placed here.",
    "Black has equalised, and the bishops will soon be worth more than the knights in this open "
    "position, where neither side can castle without giving up a pawn.",
    "A novelty.",
    "White could also play on the queen side, but then the king stays in the centre for a long "
    "time.",
    "with counterplay"};

class Maker {
public:
    explicit Maker(GameKind kind) : kind_{kind} {}

    const Score& game()
    {
        score_.clear();
        tags();
        Position position = score_.initial();
        NodeId node = NodeId::root;
        int clock = 180'000;
        for (const int plies = number(30, 130); ply_ < plies && position.has_legal_move(); ++ply_) {
            const Position before = position;
            const Move move = choose(position);
            node = score_.add_move(node, move);
            position.play_unchecked(move);
            if (kind_ == GameKind::clocks)
                score_.add_comment(node, rules::clock_comment(std::chrono::seconds{
                                             (clock -= number(0, 2000)) / 1000}));
            if (kind_ == GameKind::annotated)
                annotate(node, before, 0);
        }
        ply_ = 0;
        return score_;
    }

private:
    int number(int least, int most)
    {
        return least + static_cast<int>(random_() % static_cast<unsigned>(most - least + 1));
    }
    bool one_in(int n) { return number(1, n) == 1; }
    template <class Row>
    auto any(const Row& row)
    {
        return row[static_cast<std::size_t>(number(0, static_cast<int>(row.size()) - 1))];
    }

    void tags()
    {
        score_.add_tag("Event", "Rated blitz game");
        score_.add_tag("Site", "https://example.org/" + std::to_string(random_() % 100'000'000));
        score_.add_tag("Date", "2024.0" + std::to_string(number(1, 9)) + ".1" +
                                   std::to_string(number(0, 9)));
        score_.add_tag("Round", std::to_string(number(1, 11)));
        score_.add_tag("White", any(names));
        score_.add_tag("Black", any(names));
        score_.set_result(
            any(std::array{GameResult::white_wins, GameResult::black_wins, GameResult::draw}));
        score_.add_tag("Result", text(score_.result()));
        score_.add_tag("WhiteElo", std::to_string(number(1400, 2700)));
        score_.add_tag("BlackElo", std::to_string(number(1400, 2700)));
        score_.add_tag("ECO", "B" + std::to_string(number(10, 99)));
    }

    /// Of a few legal moves the one that players would rather make: captures and pieces that come
    /// out, seldom the king.
    Move choose(const Position& position)
    {
        const auto moves = position.legal_moves();
        Move best = moves[0];
        int best_weight = -1;
        for (int tries = 0; tries < 4; ++tries) {
            const Move move = moves[random_() % moves.size()];
            const bool captures = position.board().occupied().has(move.to());
            const bool castles = move.kind() == rules::MoveKind::castling;
            const int weight = number(0, 9) + (captures ? 5 : 0) + (castles ? 20 : 0) -
                               (move.role() == Role::king ? 6 : 0);
            if (weight > best_weight) {
                best = move;
                best_weight = weight;
            }
        }
        return best;
    }

    void annotate(NodeId node, const Position& before, int depth)
    {
        if (one_in(8))
            score_.add_nag(node, Nag{static_cast<std::uint8_t>(number(1, 6))});
        if (one_in(7))
            score_.add_comment(node, any(remarks));
        if (depth < 3 && one_in(10 + 20 * depth))
            variation(node, before, depth + 1);
    }
    void variation(NodeId instead_of, Position position, int depth)
    {
        Move move = choose(position);
        NodeId node = score_.add_alternative(instead_of, move);
        for (int length = number(1, 12); length > 0; --length) {
            const Position before = position;
            position.play_unchecked(move);
            if (before.turn() != position.turn() && length < 12)
                annotate(node, before, depth);
            if (!position.has_legal_move())
                return;
            move = choose(position);
            node = score_.add_move(node, move);
        }
    }

    GameKind kind_;
    std::mt19937 random_{20240101};
    Score score_;
    int ply_ = 0;
};

}  // namespace

void make_pgn(std::ostream& file, GameKind kind, std::size_t bytes)
{
    Maker maker{kind};
    for (std::size_t written = 0; written < bytes;) {
        const std::string game = rules::write_pgn(maker.game());
        file.write(game.data(), static_cast<std::streamsize>(game.size()));
        written += game.size();
    }
}

}  // namespace bench
