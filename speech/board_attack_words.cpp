// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/board_arguments.hpp"
#include "speech/board_words.hpp"
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "speech/names.hpp"
#include "speech/sentence.hpp"

#include <algorithm>
#include <cstddef>
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
        auto man = role_on(looker.man);
        if (looker.behind)
            man = sentence(lexicon(), "behind-man",
                           {{"man", man}, {"front", role_on(*looker.behind)}});
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

Word BoardWords::which(std::span<const rules::Man> men, std::string_view example) const
{
    return sentence(lexicon(), "if-which", {{"men", roles_on(men)}, {"example", example}});
}

BoardWords::Lines BoardWords::imagined(const Board& board,
                                       Piece piece,
                                       Square square,
                                       std::optional<Square> from) const
{
    const auto answer = rules::imagined(board, piece, square, from);
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

Word BoardWords::pin(const rules::Pin& pin) const
{
    const auto man = role_on(pin.man);
    const auto by = role_on(pin.by);
    if (!pin.before)
        return sentence(lexicon(), "care-pin", {{"man", man}, {"by", by}});
    return sentence(lexicon(), "care-pin-before",
                    {{"man", man}, {"by", by}, {"behind", role_on(*pin.before)}});
}

/// What is told as hanging is not told a second time.
BoardWords::Lines BoardWords::cares(Color color, const rules::Care& care) const
{
    const auto others = [&](std::vector<rules::Man> men) {
        std::erase_if(men, [&](const rules::Man& man) {
            return std::ranges::find(care.hanging, man, &rules::Hanging::man) != care.hanging.end();
        });
        return men;
    };
    const auto hangs = [&](const rules::Hanging& each) {
        return sentence(lexicon(), "care-hanging-man",
                        {{"man", role_on(each.man)}, {"by", role_on(each.by)}});
    };
    Lines lines;
    for (const auto& each : care.hanging)
        lines.push_back(sided("care-hangs", color, hangs(each)));
    if (const auto attacked = others(care.attacked); !attacked.empty())
        lines.push_back(sided("care-attacked", color, roles_on(attacked)));
    if (const auto undefended = others(care.undefended); !undefended.empty())
        lines.push_back(sided("care-undefended", color, roles_on(undefended)));
    if (!care.pinned.empty())
        lines.push_back(sided("care-pinned", color,
                              list_of(care.pinned, [&](const auto& each) { return pin(each); })));
    return lines;
}

/// What hangs comes first, of either side.
BoardWords::Lines BoardWords::loose(const Board& board, Loose extent) const
{
    Lines lines;
    std::ptrdiff_t news = 0;
    for (const auto color : rules::both_colors) {
        auto care = rules::care(board, color);
        if (extent == Loose::in_danger)
            care.undefended.clear();
        auto found = cares(color, care);
        if (found.empty())
            found.push_back(sentence(lexicon(), "care-none", {{"side", side_argument(color)}}));
        const auto hanging = static_cast<std::ptrdiff_t>(care.hanging.size());
        lines.insert(lines.begin() + news, found.begin(), found.begin() + hanging);
        lines.insert(lines.end(), found.begin() + hanging, found.end());
        news += hanging;
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

Word BoardWords::threats(const Position& before, rules::Move move) const
{
    const auto victim = opponent(before.turn());
    const auto hanging = rules::changes(before, move).news.at(slot(victim)).hanging;
    if (hanging.empty())
        return {};
    return sentence(
        lexicon(), "reason-attacks",
        {{"men", list_of(hanging, [&](const auto& each) { return role_on(each.man); })}});
}

Word BoardWords::check(const Position& position) const
{
    if (!position.in_check())
        return sentence(lexicon(), "state-no-check");
    const auto king = position.board().of(position.turn(), rules::Role::king).first();
    auto lookers = rules::lookers(position.board(), king, opponent(position.turn()));
    std::erase_if(lookers, [](const rules::Looker& each) { return each.behind.has_value(); });
    return sentence(
        lexicon(), "state-check-from",
        {{"men", list_of(lookers, [&](const auto& each) { return role_on(each.man); })}});
}

BoardWords::Lines BoardWords::state(const Position& position, int occurrences) const
{
    const auto quiet = counted(lexicon(), Counted::moves, position.halfmoves() / 2);
    Lines lines{
        check(position),
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
