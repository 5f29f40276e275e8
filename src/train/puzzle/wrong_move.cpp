// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/puzzle/wrong_move.hpp"

#include "rules/balance.hpp"
#include "rules/forced_mate.hpp"
#include "src/train/puzzle/sentences.hpp"

#include <algorithm>

namespace client::train::puzzle {

namespace {

using rules::Move;
using rules::Position;
using speech::Word;

/// More than this is not looked through while somebody waits.
constexpr int longest_look = 3;

template <class Fits>
std::optional<Move> first_reply(const Position& position, Fits fits)
{
    for (const auto reply : position.legal_moves())
        if (fits(position.after_unchecked(reply), reply))
            return reply;
    return std::nullopt;
}

Word with_reply(const Teller& teller, speech::Phrase phrase, const Position& position, Move reply)
{
    return teller.say(phrase, {{"reply", teller.move(position, reply)}});
}

/// How the mate is escaped that should come in so many moves, this one among them.
std::optional<Word> escape(const Teller& teller, const Position& after, int moves)
{
    const auto reply = first_reply(after, [&](const Position& next, Move) {
        return moves == 1 || moves > longest_look || !mates_within(next, moves - 1);
    });
    if (!reply)
        return std::nullopt;
    return with_reply(teller, moves == 1 ? sentence("no-mate") : sentence("too-slow"), after,
                      *reply);
}

/// A reply that takes what has just moved, where nothing can take back or it is worth more.
std::optional<Move> capture_of(const Position& after, Move move)
{
    return first_reply(after, [&](const Position& next, Move reply) {
        if (reply.to() != move.to())
            return false;
        const auto back = next.legal_moves();
        return worth(reply.role()) < worth(move.placed()) ||  // a king takes what is unguarded
               std::none_of(back.begin(), back.end(),
                            [&](Move each) { return each.to() == move.to(); });
    });
}

}  // namespace

Word why_wrong(const Teller& teller,
               const Position& position,
               Move move,
               std::optional<int> moves_to_mate)
{
    const auto after = position.after_unchecked(move);
    if (after.is_stalemate())
        return teller.say(sentence("stalemate"));
    if (moves_to_mate)
        if (auto word = escape(teller, after, *moves_to_mate))
            return *std::move(word);
    if (const auto mate =
            first_reply(after, [](const Position& next, Move) { return next.is_mate(); }))
        return with_reply(teller, sentence("mated"), after, *mate);
    if (const auto capture = capture_of(after, move))
        return teller.say(sentence("lost"), {{"piece", teller.role(move.placed())},
                                             {"reply", teller.move(after, *capture)}});
    return teller.say(sentence("better"));
}

}  // namespace client::train::puzzle
