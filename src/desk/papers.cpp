// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/papers.hpp"

#include "rules/move_facts.hpp"
#include "rules/records.hpp"
#include "rules/style.hpp"
#include "speech/braille.hpp"
#include "speech/sentence.hpp"
#include "src/base/calendar.hpp"
#include "src/board/fair_writing.hpp"
#include "src/desk/understanding.hpp"
#include "src/script/names.hpp"
#include "src/text/printable.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace client::desk {
namespace {

using namespace rules;

constexpr std::string_view offer_sign = "(=)";

/// One entry of a sheet.
struct Entry {
    std::string text;
    std::optional<MoveFacts> facts;
    bool offer = false;
    bool from_record = false;
    Color side{};
    std::optional<int> number{};  ///< where a line begins
};

std::optional<MoveFacts> facts_at(const Game& game, std::size_t ply, std::optional<Move> move)
{
    const GameState& state = game.state();
    const bool known = move && ply <= state.history.size() && state.before(ply).lawful();
    if (!known || !state.before(ply).position().is_legal(*move))  // the sheet left the game behind
        return std::nullopt;
    return move_facts(state.before(ply).position(), *move);
}

/// A move that is illegal, and stands, is written as it was announced: nobody is told by a paper.
std::optional<MoveFacts> facts_of(const Game& game, std::size_t number, const Ply& ply)
{
    return ply.move ? facts_at(game, number, ply.move)
                    : facts_as_it_stands(game.state().before(number), ply.squares);
}

/// The number of a move and the sign of an offer have their own places on paper.
std::string text_of(const SheetLine& line)
{
    const bool has_number =
        !line.text.empty() && line.text.front() >= '0' && line.text.front() <= '9';
    if (!has_number && !line.text.ends_with(offer_sign))
        return line.text;
    const auto move = move_of_entry(line.text);
    return move.empty() ? line.text : move;
}

/// Nobody reads from a sheet what he has to see (11.3.1).
void leave_check_out(std::vector<Entry>& entries)
{
    for (Entry& entry : entries) {
        std::erase_if(entry.text, [](char each) { return each == '+' || each == '#'; });
        if (entry.facts)
            entry.facts->threat = Threat::none;
    }
}

std::vector<Entry> unnumbered(const Game& game, Color side)
{
    std::vector<Entry> all;
    const auto& record = game.record();
    const auto& lines = game.state().sheets[side].lines;
    for (const SheetLine& line : lines)  // (=) stands on both sheets (8.1.5)
        all.push_back({text_of(line), facts_at(game, all.size(), line.move),
                       line.text.ends_with(offer_sign) ||
                           (all.size() < record.size() && record[all.size()].offer)});
    if (!lines.empty())
        return all;
    for (const Ply& ply : record)
        all.push_back({ply.san, facts_of(game, all.size(), ply), ply.offer, true});
    return all;
}

/// A line has one move of each side; a score can begin with Black's.
std::vector<Entry> entries(const Game& game, Color side)
{
    auto all = unnumbered(game, side);
    if (board::check_signs(game) == CheckSigns::left_out)
        leave_check_out(all);
    int number = game.options().start.move_number();
    Color turn = game.options().start.turn();
    for (Entry& entry : all) {
        entry.side = turn;
        if (turn == Color::white || &entry == &all.front())
            entry.number = number;
        number += turn == Color::black ? 1 : 0;
        turn = opponent(turn);
    }
    return all;
}

/// The signs that the edition knows (Appendix C; Appendix E of 1997).
Style style_of(const Game& game, Letters letters)
{
    return game.options().rules.edition == Edition::e1997 ? styles::laws_of_1997(letters)
                                                          : styles::short_form(letters);
}

struct TextWriter {
    Style style;

    static std::string text(std::string text) { return text; }
    static std::string number(int number) { return fmt::format("{}.", number); }
    /// What a player wrote stays as it is.
    [[nodiscard]] std::string move(const Entry& entry) const
    {
        return entry.from_record && entry.facts ? write_move(*entry.facts, style)
                                                : text::printable(entry.text);
    }
};
struct BrailleWriter {
    BrailleHand hand;

    [[nodiscard]] std::string text(const std::string& text) const
    {
        return speech::braille::literary(text, hand.language).value_or(text);
    }
    static std::string number(int number) { return speech::braille::number(number); }
    [[nodiscard]] std::string move(const Entry& entry) const
    {
        if (!entry.facts)
            return text(text::printable(entry.text));
        return hand.code == BrailleCode::british
                   ? speech::braille::move(*entry.facts)
                   : speech::braille::move(*entry.facts, hand.letters);
    }
};

template <class Write>
std::vector<SheetRow> rows(const Game& game, Color side, const Write& write)
{
    std::vector<SheetRow> all;
    for (const Entry& entry : entries(game, side)) {
        if (entry.number)
            all.push_back({.number = write.number(*entry.number)});
        if (entry.number && entry.side == Color::black)
            all.back().white = write.text("-");
        auto& place = entry.side == Color::white ? all.back().white : all.back().black;
        place = write.move(entry) + (entry.offer ? ' ' + write.text(std::string{offer_sign}) : "");
    }
    return all;
}

std::string line_of(const SheetRow& row)
{
    auto line = row.number;
    for (const auto& move : {row.white, row.black})
        line += (move.empty() ? "" : " ") + move;
    return line + '\n';
}

template <class Write>
std::string whole_sheet(const Game& game, Color side, const Write& write)
{
    const auto line = [&](const std::string& text) {
        return text.empty() ? text : write.text(text) + '\n';
    };
    auto text = line(heading(game));
    for (const auto& row : rows(game, side, write))
        text += line_of(row);
    return text + line(result(game));
}

/// Each ruling behind the move after which it was made, as far as the score goes.
void add_rulings(Score& score, const std::vector<Ruling>& rulings)
{
    std::vector<NodeId> nodes{NodeId::root};
    for (auto next = score.next(NodeId::root); next; next = score.next(*next))
        nodes.push_back(*next);
    for (const auto& [plies, text] : rulings)
        score.add_comment(nodes[std::min(plies, nodes.size() - 1)], text);
}

void add_tag(Score& score, std::string_view name, const std::string& value)
{
    if (!value.empty())
        score.set_tag(name, value);
}

/// The seven tags that every file has, and what else is known.
void add_event(Score& score, const script::EventData& data)
{
    score.set_tag("Event", data.event.empty() ? "?" : data.event);
    add_tag(score, "Site", data.site);
    add_tag(score, "Round", data.round);
    add_tag(score, "Board", data.board);
    for (const auto& [side, name] : {std::pair{Color::white, "White"}, {Color::black, "Black"}}) {
        add_tag(score, fmt::format("{}Title", name), data.of(side).title);
        add_tag(score, fmt::format("{}Elo", name), data.of(side).rating);
        add_tag(score, fmt::format("{}FideId", name), data.of(side).fide);
    }
}

}  // namespace

/// "Anna - Boris", where somebody has a name.
std::string heading(const Game& game)
{
    const auto& [white, black] = game.options().players;
    if (white.name.empty() && black.name.empty())
        return "";
    return fmt::format("{} - {}", text::printable(white.name), text::printable(black.name));
}

std::string result(const Game& game)
{
    const auto& outcome = game.outcome();
    return outcome ? std::string{script::score_names[outcome->score]} : "";
}

store::GameHead head_of(const Game& game, base::CalendarTime started)
{
    store::GameHead head;
    head.started = started;
    head.options = game.options();
    for (std::size_t side = 0; side < head.names.size(); ++side) {
        const auto& name = head.options.players[side].name;
        head.names[side] = name.empty() ? "?" : name;
    }
    return head;
}

std::optional<std::string> pgn(const PaperGame& paper)
{
    auto score = store::score_of(paper.game, head_of(paper.game, paper.opened));
    if (!score)
        return std::nullopt;
    add_event(*score, paper.data);
    add_rulings(*score, paper.rulings);
    return board::fair_pgn(paper.game, *score);
}

std::vector<SheetRow> sheet_rows(const Game& game, Color side, Letters letters)
{
    return rows(game, side, TextWriter{style_of(game, letters)});
}

std::vector<SheetRow> sheet_rows(const Game& game, Color side, const BrailleHand& hand)
{
    return rows(game, side, BrailleWriter{hand});
}

std::string sheet(const Game& game, Color side, Letters letters)
{
    return whole_sheet(game, side, TextWriter{style_of(game, letters)});
}

std::string sheet(const Game& game, Color side, const BrailleHand& hand)
{
    return whole_sheet(game, side, BrailleWriter{hand});
}

std::vector<speech::Utterance> read_sheet(const Game& game, Color side, words::ChosenWords& words)
{
    using speech::Urgency;
    const auto& lexicon = words.language();
    const auto written = [&](std::string_view text) {
        auto word = speech::written(lexicon, text);
        return speech::Utterance{std::move(word.screen), std::move(word.voice), lexicon.voice()};
    };
    std::vector<speech::Utterance> all;
    if (const auto names = heading(game); !names.empty())
        all.push_back(written(names));
    for (const Entry& entry : entries(game, side)) {
        const auto offer = entry.offer ? speech::DrawOffer::made : speech::DrawOffer::none;
        all.push_back(entry.facts ? words.announcer().move(*entry.facts, offer)
                                  : written(text::printable(entry.text)));
        if (!entry.number)
            continue;
        for (auto* const text : {&all.back().screen, &all.back().voice})
            *text = fmt::format("{}, {}", *entry.number, *text);
    }
    if (const auto score = result(game); !score.empty())
        all.push_back(written(score));
    for (auto& each : all)
        each.urgency = Urgency::answer;
    return all;
}

}  // namespace client::desk
