// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/board_arguments.hpp"
#include "speech/board_words.hpp"
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "speech/names.hpp"
#include "speech/sentence.hpp"

#include <algorithm>
#include <functional>

/// The answers of BoardWords about who looks at whom, and about what was won.
namespace speech {

namespace {

using rules::Board;
using rules::Census;
using rules::Color;
using rules::Piece;
using rules::Position;
using rules::Square;

std::size_t slot(Color color)
{
    return static_cast<std::size_t>(index(color));
}

/// What one side has beyond the other.
Census surplus(const Census& own, const Census& other)
{
    Census more{};
    for (std::size_t i = 0; i < more.size(); ++i)
        more.at(i) = std::max(0, own.at(i) - other.at(i));
    return more;
}

bool any(const Census& census)
{
    return std::ranges::any_of(census, [](int count) { return count > 0; });
}

}  // namespace

Word BoardWords::sided(Message message, Color color, const Word& men) const
{
    return sentence(lexicon(), message, {{"side", side_argument(color)}, {"men", men}});
}

Word BoardWords::lookers(std::span<const rules::Looker> lookers) const
{
    return list_of(lookers, [&](const rules::Looker& looker) {
        const auto man = role_on(looker.man);
        return looker.pinned ? sentence(lexicon(), "pinned-man", {{"man", man}}) : man;
    });
}

BoardWords::Lines BoardWords::attackers(const Board& board, Square square) const
{
    const auto there = board.at(square);
    const auto first = there ? opponent(there->color) : Color::white;
    Lines lines;
    for (const auto color : {first, opponent(first)}) {
        const bool own = there && there->color == color;
        const auto all = rules::lookers(board, square, color);
        if (all.empty())
            lines.push_back(sentence(lexicon(), own ? Message{"defends-not"} : "attacks-not",
                                     {{"side", side_argument(color)}}));
        else
            lines.push_back(sided(own ? Message{"defends-it"} : "attacks-it", color, lookers(all)));
    }
    return lines;
}

Word BoardWords::capture(const rules::MoveFacts& facts) const
{
    if (facts.en_passant)
        return sentence(lexicon(), "en-passant-on",
                        {{"piece", announcer_.piece(*facts.captured)},
                         {"square", announcer_.square(facts.to)}});
    return role_on({{opponent(facts.side), *facts.captured}, facts.to});
}

Word BoardWords::target(const rules::MoveFacts& facts) const
{
    if (facts.castling)
        return lexicon().move_words().castles.at(static_cast<std::size_t>(*facts.castling));
    return facts.promotion ? on_square("promotion-on", facts.to) : announcer_.square(facts.to);
}

/// Why there is no list of moves, or whose turn it is when it is told all the same.
BoardWords::Lines BoardWords::not_asked(const Position& position, Square square) const
{
    const auto piece_here = position.board().at(square);
    if (!piece_here)
        return {on_square("cause-empty-square", square)};
    if (piece_here->color != position.turn())
        return {sentence(lexicon(), "not-to-move", {{"side", side_argument(piece_here->color)}})};
    return {};
}

BoardWords::Lines BoardWords::captures(const Position& position, Square square) const
{
    auto note = not_asked(position, square);
    const auto piece_here = position.board().at(square);
    if (!piece_here)
        return note;
    std::vector<Word> men;
    for (const auto& facts : moves_from(position, square))
        // The four promotions of a pawn are one capture.
        if (facts.captured && (!facts.promotion || facts.promotion == rules::Role::queen))
            men.push_back(capture(facts));
    const auto answer =
        men.empty()
            ? sentence(lexicon(), "captures-none",
                       {{"man", piece(*piece_here)}, {"square", announcer_.square(square)}})
            : sentence(lexicon(), "reach-captures", {{"men", list_of(men, std::identity{})}});
    note.insert(note.begin(), answer);
    return note;
}

BoardWords::Lines BoardWords::reach(const Position& position, Square square) const
{
    auto note = not_asked(position, square);
    const auto piece_here = position.board().at(square);
    if (!piece_here)
        return note;
    std::vector<Word> targets;
    const auto moves = moves_from(position, square);
    for (const auto& facts : moves)
        if (!facts.captured && (!facts.promotion || facts.promotion == rules::Role::queen))
            targets.push_back(target(facts));
    Lines lines;
    if (moves.empty())
        lines.push_back(
            sentence(lexicon(), "reach-none",
                     {{"man", piece(*piece_here)}, {"square", announcer_.square(square)}}));
    if (targets.size() < moves.size() && moves.front().captured)
        lines.push_back(captures(position, square).front());
    if (!targets.empty())
        lines.push_back(
            sentence(lexicon(), "reach-moves", {{"squares", list_of(targets, std::identity{})}}));
    std::ranges::copy(note, std::back_inserter(lines));
    return lines;
}

BoardWords::Lines BoardWords::imagined(const Board& board, Piece piece, Square square) const
{
    const auto answer = rules::imagined(board, piece, square);
    Lines lines;
    if (answer.taken)
        lines.push_back(
            sentence(lexicon(), "if-takes", {{"man", this->piece(answer.taken->piece)}}));
    if (answer.check)
        lines.push_back(sentence(lexicon(), "if-check"));
    lines.push_back(answer.attacked.empty()
                        ? sentence(lexicon(), "if-attacks-none")
                        : sentence(lexicon(), "if-attacks", {{"men", roles_on(answer.attacked)}}));
    lines.push_back(answer.lookers.empty()
                        ? sentence(lexicon(), "if-safe")
                        : sentence(lexicon(), "if-attacked", {{"men", lookers(answer.lookers)}}));
    if (!answer.defended.empty())
        lines.push_back(sentence(lexicon(), "if-defends", {{"men", roles_on(answer.defended)}}));
    if (!answer.reached.empty() && piece.role != rules::Role::pawn)
        lines.push_back(sentence(lexicon(), "if-reaches", {{"squares", squares(answer.reached)}}));
    return lines;
}

BoardWords::Lines BoardWords::cares(Color color, const rules::Care& care) const
{
    Lines lines;
    if (!care.attacked.empty())
        lines.push_back(sided("care-attacked", color, roles_on(care.attacked)));
    if (!care.undefended.empty())
        lines.push_back(sided("care-undefended", color, roles_on(care.undefended)));
    const auto pin = [&](const rules::Pin& each) {
        return sentence(lexicon(), "care-pin",
                        {{"man", role_on(each.man)}, {"by", role_on(each.by)}});
    };
    if (!care.pinned.empty())
        lines.push_back(sided("care-pinned", color, list_of(care.pinned, pin)));
    return lines;
}

BoardWords::Lines BoardWords::loose(const Board& board) const
{
    Lines lines;
    for (const auto color : rules::both_colors) {
        auto found = cares(color, care(board, color));
        if (found.empty())
            found.push_back(sentence(lexicon(), "care-none", {{"side", side_argument(color)}}));
        std::ranges::copy(found, std::back_inserter(lines));
    }
    return lines;
}

Word BoardWords::census(const Census& census, Message message) const
{
    std::vector<Word> kinds;
    for (const auto role : dearest_first)
        if (const int count = census.at(static_cast<std::size_t>(index(role))); count > 0)
            kinds.push_back(
                sentence(lexicon(), message, {{"n", count}, {"role", role_names[role]}}));
    return listed(kinds);
}

BoardWords::Lines BoardWords::material(const Board& board) const
{
    const std::array all{rules::census(board, Color::white), rules::census(board, Color::black)};
    const int lead = rules::worth(all[0]) - rules::worth(all[1]);
    Lines lines;
    if (lead != 0)
        lines.push_back(
            sentence(lexicon(), "material-ahead",
                     {{"n", std::abs(lead)},
                      {"side", side_argument(lead > 0 ? Color::white : Color::black)}}));
    else
        lines.push_back(
            sentence(lexicon(), all[0] == all[1] ? Message{"material-equal"} : "material-level"));
    for (const auto color : rules::both_colors)
        if (const auto more = surplus(all.at(slot(color)), all.at(slot(opponent(color))));
            any(more))
            lines.push_back(sided("material-more", color, census(more, "men-won")));
    for (const auto color : rules::both_colors)
        lines.push_back(of_side(color, census(all.at(slot(color)), "men")));
    return lines;
}

BoardWords::Lines BoardWords::taken(const Position& start, std::span<const rules::Move> moves) const
{
    const auto all = rules::captures(start, moves);
    if (all.empty())
        return {sentence(lexicon(), "taken-none")};
    const auto& last = all.back().taken;
    Lines lines{sentence(lexicon(), "taken-last",
                         {{"man", piece(last.piece)}, {"square", announcer_.square(last.square)}})};
    std::array<Census, 2> counts{};
    for (const auto& capture : all)
        ++counts.at(slot(opponent(capture.taken.piece.color)))
              .at(static_cast<std::size_t>(index(capture.taken.piece.role)));
    for (const auto color : rules::both_colors)
        if (any(counts.at(slot(color))))
            lines.push_back(sided("taken-by", color, census(counts.at(slot(color)), "men-won")));
    return lines;
}

BoardWords::Lines BoardWords::changes(const Position& before, rules::Move move) const
{
    const auto found = rules::changes(before, move);
    const auto said = announcer_.move(found.move);
    Lines lines{{said.screen, said.voice}};
    if (found.move.captured)
        lines.push_back(taken(before, std::array{move}).front());
    const auto told = lines.size();
    for (const auto color : {opponent(found.move.side), found.move.side})
        for (const auto& line : cares(color, found.news.at(slot(color))))
            lines.push_back(sentence(lexicon(), "news", {{"what", line}}));
    if (lines.size() == told)
        lines.push_back(sentence(lexicon(), "news-none"));
    return lines;
}

BoardWords::Lines BoardWords::state(const Position& position, int occurrences) const
{
    const auto quiet = counted(lexicon(), Counted::moves, position.halfmoves() / 2);
    Lines lines{
        sentence(lexicon(), position.in_check() ? Message{"state-check"} : "state-no-check"),
        sentence(lexicon(), "state-fifty", {{"moves", quiet}}),
        sentence(lexicon(), "state-occurrences", {{"n", occurrences}}),
    };
    const auto setup = position.setup();
    for (const auto color : rules::both_colors)
        lines.push_back(
            sentence(lexicon(), "state-castling",
                     {{"side", side_argument(color)}, {"wings", wings_argument(setup, color)}}));
    if (const auto square = position.en_passant())
        lines.push_back(on_square("state-en-passant", *square));
    return lines;
}

}  // namespace speech
