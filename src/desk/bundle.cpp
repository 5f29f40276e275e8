// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/bundle.hpp"

#include "rules/time_control.hpp"
#include "speech/braille.hpp"
#include "speech/clock_words.hpp"
#include "src/clock/telling.hpp"
#include "src/desk/papers.hpp"
#include "src/desk/sentences.hpp"
#include "src/paper/writing.hpp"
#include "src/script/names.hpp"
#include "src/store/chain.hpp"
#include "src/text/log_times.hpp"
#include "src/text/printable.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace client::desk {
namespace {

using namespace rules;

std::string say(DeskState& state, speech::Phrase phrase)
{
    return in_words(state, phrase).screen;
}

std::string side_words(const DeskState& state, Color side)
{
    return clock::side_name(state.language(), side).screen;
}

/// "WGM Anna, 2250, FIDE 12345"
std::string player_words(const DeskState& state, Color side)
{
    const auto& name = state.game()->options().players[static_cast<std::size_t>(side)].name;
    const auto& data = state.record->data().of(side);
    auto words = data.title + (data.title.empty() || name.empty() ? "" : " ") + name;
    if (!data.rating.empty())
        words += ", " + data.rating;
    if (!data.fide.empty())
        words += ", FIDE " + data.fide;
    return words;
}

std::string laws_words(const GameOptions& options)
{
    return fmt::format("{}, {}", script::edition_names[options.rules.edition],
                       write_time_control(options.control));
}

using Rows = std::vector<std::vector<std::string>>;

void add_row(Rows& rows, std::string label, std::string value)
{
    if (!value.empty())
        rows.push_back({std::move(label), std::move(value)});
}

/// What is known of the game before its first move.
paper::Table head_table(DeskState& state)
{
    const auto& data = state.record->data();
    const auto& options = state.game()->options();
    Rows rows;
    add_row(rows, say(state, sentence("paper-event")), data.event);
    add_row(rows, say(state, sentence("paper-site")), data.site);
    add_row(rows, say(state, sentence("paper-round")), data.round);
    add_row(rows, say(state, sentence("paper-board")), data.board);
    add_row(rows, say(state, sentence("paper-date")), text::calendar(state.record->opened()));
    for (const Color side : both_colors)
        add_row(rows, side_words(state, side), player_words(state, side));
    add_row(rows, say(state, sentence("paper-laws")), laws_words(options));
    add_row(
        rows, say(state, sentence("paper-kind")),
        say(state, options.tournament ? sentence("tournament-yes") : sentence("tournament-no")));
    return {.caption = {}, .head = {}, .rows = std::move(rows)};
}

/// The result and what the clocks show.
paper::Table end_table(DeskState& state)
{
    const auto& clock = state.game()->clock();
    Rows rows;
    add_row(rows, say(state, sentence("paper-result")), result(*state.game()));
    for (const Color side : both_colors)
        if (clock.timed())
            add_row(rows,
                    in_words(state, sentence("paper-time"), {{"side", speech::side_argument(side)}})
                        .screen,
                    speech::clock_face(clock.left(side, state.latest)));
    return {.caption = {}, .head = {}, .rows = std::move(rows)};
}

void add_table(paper::Document& document, paper::Table table)
{
    if (!table.rows.empty())
        document.blocks.emplace_back(paper::Tables{{std::move(table)}});
}

/// That somebody has changed the record stands on every paper.
void add_damages(paper::Document& document, DeskState& state)
{
    for (const Damaged& damaged : state.record->damages())
        document.blocks.emplace_back(paper::Paragraph{damage_words(state, damaged).screen});
}

paper::Document begun(DeskState& state, std::string title)
{
    paper::Document document{.title = std::move(title),
                             .language = std::string{state.language().language()},
                             .blocks = {}};
    add_table(document, head_table(state));
    return document;
}

std::vector<SheetRow> rows_of(const DeskState& state, Color side, Hand hand)
{
    return hand == Hand::ink ? sheet_rows(*state.game(), side, state.words->letters())
                             : sheet_rows(*state.game(), side, braille_hand(state));
}

paper::Table moves_table(DeskState& state, Color side, Hand hand)
{
    paper::Table table{.caption = {},
                       .head = {say(state, sentence("paper-number")),
                                side_words(state, Color::white), side_words(state, Color::black)},
                       .rows = {}};
    for (auto& row : rows_of(state, side, hand))
        table.rows.push_back({std::move(row.number), std::move(row.white), std::move(row.black)});
    return table;
}

/// A file of one form; none where this machine cannot write it.
void add_file(std::vector<host::wishes::File>& files,
              std::string name,
              const paper::Document& document,
              paper::Form form)
{
    if (auto bytes = paper::written(document, form))
        files.push_back({std::move(name), *std::move(bytes)});
}

void add_sheets(std::vector<host::wishes::File>& files, DeskState& state, Color side)
{
    const std::string name{script::side_names[side]};
    const auto in_ink = sheet_document(state, side, Hand::ink);
    add_file(files, name + ".txt", in_ink, paper::Form::text);
    add_file(files, name + ".pdf", in_ink, paper::Form::pdf);
    add_file(files, name + ".brf", sheet_document(state, side, Hand::braille), paper::Form::brf);
    files.push_back({name + ".brl", sheet(*state.game(), side, braille_hand(state))});
}

}  // namespace

LogPart log_part(const DeskState& state)
{
    return state.game()->outcome() ? LogPart::all : LogPart::settled;
}

std::optional<std::string> pgn(const DeskState& state)
{
    return pgn(PaperGame{.game = *state.game(),
                         .data = state.record->data(),
                         .opened = state.record->opened(),
                         .rulings = state.log.rulings(log_part(state))});
}

BrailleHand braille_hand(const DeskState& state)
{
    return {.language = state.language().language(), .letters = state.words->letters()};
}

paper::Document sheet_document(DeskState& state, Color side, Hand hand)
{
    auto document = begun(
        state,
        in_words(state, sentence("paper-sheet"), {{"side", speech::side_argument(side)}}).screen);
    add_table(document, moves_table(state, side, hand));
    add_table(document, end_table(state));
    add_damages(document, state);
    document.blocks.emplace_back(
        paper::Signatures{{side_words(state, Color::white), side_words(state, Color::black),
                           say(state, sentence("paper-arbiter"))}});
    return document;
}

paper::Document log_document(DeskState& state)
{
    auto document = begun(state, say(state, sentence("paper-log")));
    add_damages(document, state);
    for (auto& line : state.log.lines(log_part(state)))
        document.blocks.emplace_back(paper::Paragraph{std::move(line)});
    add_table(document, end_table(state));
    return document;
}

std::vector<host::wishes::File> all_papers(DeskState& state)
{
    std::vector<host::wishes::File> files;
    const auto log = log_document(state);
    if (auto text = paper::written(log, paper::Form::text))
        files.push_back({"rulings.txt", store::Chain{}.bind(*text)});
    add_file(files, "rulings.pdf", log, paper::Form::pdf);
    if (auto text = pgn(state))
        files.push_back({"game.pgn", *std::move(text)});
    for (const Color side : both_colors)
        add_sheets(files, state, side);
    return files;
}

bool has_pdf(const std::vector<host::wishes::File>& files)
{
    return std::ranges::any_of(
        files, [](const host::wishes::File& file) { return file.name.ends_with(".pdf"); });
}

}  // namespace client::desk
