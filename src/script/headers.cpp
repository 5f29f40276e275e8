// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/script/headers.hpp"

#include "rules/chess960.hpp"
#include "rules/fen.hpp"
#include "speech/lexicon.hpp"
#include "src/base/numbers.hpp"
#include "src/cli/places.hpp"
#include "src/script/command_tables.hpp"
#include "src/script/commands.hpp"
#include "src/script/names.hpp"
#include "src/text/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace client::script {
namespace {

using namespace rules;

constexpr EnumNames<Watch::hall> watch_names{{{
    {Watch::automatic, "auto"},
    {Watch::hall, "hall"},
}}};
constexpr EnumNames<Mode::strict> mode_names{{{
    {Mode::guarded, "guarded"},
    {Mode::strict, "strict"},
}}};
constexpr EnumNames<true> switch_names{{{
    {false, "off"},
    {true, "on"},
}}};
constexpr EnumNames<true> presence_names{{{
    {false, "away"},
    {true, "present"},
}}};
constexpr EnumNames<DevicePenalty::warning> device_names{{{
    {DevicePenalty::loss, "lose"},
    {DevicePenalty::warning, "warn"},
}}};

/// Stores a value that was found; false if there was none.
template <class Target, class Value>
bool store(Target& target, const std::optional<Value>& value)
{
    if (value)
        target = *value;
    return value.has_value();
}

/// A member of the game's options, of those of its event or of the ruleset's parts, by its name.
template <auto member, const auto& names>
bool of_game(Headers& headers, text::Words& words)
{
    return store(headers.given.*member, names.find(words.next()));
}
template <auto member, const auto& names>
bool of_event(Headers& headers, text::Words& words)
{
    return store(headers.given.event.*member, names.find(words.next()));
}
template <auto member, const auto& names>
bool of_ruleset(Headers& headers, text::Words& words)
{
    return store(headers.parted().*member, names.find(words.next()));
}
template <Supervision supervision>
bool supervise(Headers& headers, text::Words& /*words*/)
{
    headers.parted().supervision = supervision;
    return true;
}

bool time(Headers& headers, text::Words& words)
{
    headers.given.external_clock = words.peek() == "external";
    if (headers.given.external_clock)
        static_cast<void>(words.next());
    std::string text{headers.given.external_clock && words.empty() ? "none" : words.next()};
    if (!words.empty())
        text += ' ' + std::string{words.next()};
    const auto control = read_time_control(text);
    if (control)
        headers.given.control = *control;
    return control.has_value();
}

/// Strict play may start from an illegal position, but each side has its king, and no pawn stands
/// where none can.
bool can_be_played(const Setup& setup)
{
    return std::ranges::none_of(
        faults(setup), [](SetupFault fault) { return fault <= SetupFault::pawn_on_last_rank; });
}

/// Only rooks that are named by their files ask for Chess960 (Guideline II): KQkq is usual chess.
bool asks_for_chess960(std::string_view fen)
{
    text::Words words{fen};
    static_cast<void>(words.next());
    static_cast<void>(words.next());
    return words.next().find_first_not_of("KQkq-") != std::string_view::npos;
}

/// In usual chess a king or a rook that stands wrongly castles nowhere (A.4.1.2).
Placement without_misplaced_rights(const Placement& start)
{
    Setup setup = start.setup();
    if (setup.variant != Variant::chess)
        return start;
    for (const Color side : both_colors) {
        const Rank home = relative(side, Rank::one);
        const bool king = setup.board.of(side, Role::king).has({File::e, home});
        const Bitboard rooks = setup.board.of(side, Role::rook) &
                               (Bitboard{Square{File::a, home}} | Bitboard{Square{File::h, home}});
        setup.castling_rooks &= ~Bitboard{home} | (king ? rooks : Bitboard{});
    }
    return Placement{setup};
}

bool fen(Headers& headers, text::Words& words)
{
    const auto text = words.rest();
    auto setup = read_fen(text);
    words = text::Words{""};
    if (!setup || !can_be_played(*setup))
        return false;
    if (!asks_for_chess960(text))
        setup->variant = Variant::chess;
    headers.given.start = Placement{*setup};
    return true;
}

/// Of a position without castling rights nothing else tells which chess it belongs to.
bool variant(Headers& headers, text::Words& words)
{
    Setup setup = headers.given.start.setup();
    setup.variant = Variant::chess960;
    headers.given.start = Placement{setup};
    return words.next() == "chess960";
}

bool points(Headers& headers, text::Words& words)
{
    const auto systems = all_point_systems();
    const auto found = std::ranges::find(systems, words.next(), &PointSystem::name);
    if (found != systems.end())
        headers.given.event.points = *found;
    return found != systems.end();
}

bool chess960(Headers& headers, text::Words& words)
{
    const auto index = base::read_count(words.next());
    const auto position = index ? chess960_position(*index) : std::nullopt;
    if (position)
        headers.given.start = Placement{*position};
    return position.has_value();
}

template <bool Player::*member>
bool mark_player(Headers& headers, text::Words& words)
{
    const auto side = read_side(words.next());
    if (side)
        headers.given.players[static_cast<std::size_t>(*side)].*member = true;
    return side.has_value();
}

bool name_player(Headers& headers, text::Words& words)
{
    const auto side = read_side(words.next());
    std::string name = rest_of(words);
    if (!side || name.empty())
        return false;
    headers.given.players[static_cast<std::size_t>(*side)].name = std::move(name);
    return true;
}

/// The letters a to f, with commas between them; a dash for none.
bool assistant(Headers& headers, text::Words& words)
{
    const auto side = read_side(words.next());
    std::string_view letters = words.next();
    AssistantDuties duties;
    if (!side || letters.empty())
        return false;
    const bool none = letters == "-";
    for (std::size_t i = 0; i < letters.size() && !none; ++i) {
        const bool comma = i % 2 == 1;
        if (comma ? letters[i] != ',' : letters[i] < 'a' || letters[i] > 'f')
            return false;
        if (!comma)
            duties.add(static_cast<AssistantDuty>(letters[i] - 'a'));
    }
    headers.given.players[static_cast<std::size_t>(*side)].assistant = duties;
    return letters.size() % 2 == 1;
}

bool announce(Headers& headers, text::Words& words)
{
    headers.announcements = words.next();
    const auto known = speech::lexicon_names(cli::words_folder());
    return std::ranges::find(known, headers.announcements) != known.end();
}

/// What papers tell of the event: all that follows.
template <std::string EventData::*member>
bool tell_of_event(Headers& headers, text::Words& words)
{
    headers.data.*member = rest_of(words);
    return !(headers.data.*member).empty();
}

template <std::string EventData::OfPlayer::*member>
bool tell_of_player(Headers& headers, text::Words& words)
{
    const auto side = read_side(words.next());
    auto value = rest_of(words);
    if (!side || value.empty())
        return false;
    headers.data.players[static_cast<std::size_t>(*side)].*member = std::move(value);
    return true;
}

struct HeaderRow {
    std::string_view name;
    std::string_view expected;
    bool (*read)(Headers& headers, text::Words& words);
};
constexpr std::array header_table{
    HeaderRow{"ruleset", "ruleset NAME, such as e18s",
              [](Headers& h, text::Words& w) { return store(h.ruleset, find_ruleset(w.next())); }},
    HeaderRow{"edition", "edition 1997, 2009, 2018 or 2023",
              of_ruleset<&Headers::edition, edition_names>},
    HeaderRow{"tempo", "tempo standard, rapid or blitz", of_ruleset<&Headers::tempo, tempo_names>},
    HeaderRow{"supervised", "supervised", supervise<Supervision::supervised>},
    HeaderRow{"unsupervised", "unsupervised", supervise<Supervision::unsupervised>},
    HeaderRow{"time", "time CONTROL, such as 40/90+30,30+30", time},
    HeaderRow{"fen", "fen FEN with one king each and no pawn on rank 1 or 8", fen},
    HeaderRow{"chess960", "chess960 NUMBER from 0 to 959", chess960},
    HeaderRow{"variant", "variant chess960", variant},
    HeaderRow{"blind", "blind SIDE", mark_player<&Player::visually_impaired>},
    HeaderRow{"deaf", "deaf SIDE", mark_player<&Player::hearing_impaired>},
    HeaderRow{"assistant", "assistant SIDE a,b,c,d,e,f", assistant},
    HeaderRow{"announce", "announce fide or a language, such as de", announce},
    HeaderRow{"player", "player SIDE NAME", name_player},
    HeaderRow{"event", "event NAME", tell_of_event<&EventData::event>},
    HeaderRow{"site", "site PLACE", tell_of_event<&EventData::site>},
    HeaderRow{"round", "round NUMBER", tell_of_event<&EventData::round>},
    HeaderRow{"board", "board NUMBER", tell_of_event<&EventData::board>},
    HeaderRow{"title", "title SIDE TITLE, such as WIM",
              tell_of_player<&EventData::OfPlayer::title>},
    HeaderRow{"rating", "rating SIDE NUMBER", tell_of_player<&EventData::OfPlayer::rating>},
    HeaderRow{"federation", "federation SIDE LETTERS, such as CZE",
              tell_of_player<&EventData::OfPlayer::federation>},
    HeaderRow{"fide", "fide SIDE NUMBER", tell_of_player<&EventData::OfPlayer::fide>},
    HeaderRow{"resumption", "resumption TEXT, the date, time and place",
              [](Headers& h, text::Words& w) {
                  h.given.event.resumption = rest_of(w);
                  return !h.given.event.resumption.empty();
              }},
    HeaderRow{"arbiter", "arbiter present or away",
              of_event<&EventOptions::arbiter_present, presence_names>},
    HeaderRow{"default", "default TIME",
              [](Headers& h, text::Words& w) {
                  return store(h.given.event.default_time, read_time(w.next()));
              }},
    HeaderRow{"absent", "absent SIDE", mark_player<&Player::absent>},
    HeaderRow{"no-draws-before", "no-draws-before MOVES",
              [](Headers& h, text::Words& w) {
                  return store(h.given.event.no_draws_before, base::read_count(w.next()));
              }},
    HeaderRow{"no-draws-without-arbiter", "no-draws-without-arbiter on or off",
              of_event<&EventOptions::agreement_needs_arbiter, switch_names>},
    HeaderRow{"guideline-III", "guideline-III on or off",
              of_event<&EventOptions::guideline_three, switch_names>},
    HeaderRow{"points", "points 1-1/2-0, 3-1-0, 3-2-1-0 or 2-1-0", points},
    HeaderRow{"device-penalty", "device-penalty lose or warn",
              of_event<&EventOptions::device_penalty, device_names>},
    HeaderRow{"german", "german on or off",
              of_event<&EventOptions::announce_in_german, switch_names>},
    HeaderRow{"counter", "counter on or off",
              [](Headers& h, text::Words& w) {
                  const auto on = switch_names.find(w.next());
                  h.given.counter = on.value_or(true) ? MoveCounter::on : MoveCounter::off;
                  return on.has_value();
              }},
    HeaderRow{"press-waits-for-repeat", "press-waits-for-repeat on or off",
              of_game<&GameOptions::press_waits_for_repeat, switch_names>},
    HeaderRow{
        "watch", "watch auto or hall",
        [](Headers& h, text::Words& w) { return store(h.watch, watch_names.find(w.next())); }},
    HeaderRow{"mode", "mode guarded or strict", of_game<&GameOptions::mode, mode_names>},
    HeaderRow{"tournament", "tournament on or off",
              of_game<&GameOptions::tournament, switch_names>},
};

std::string all_headers()
{
    std::string list;
    for (const HeaderRow& row : header_table)
        list += (list.empty() ? "" : ", ") + std::string{row.name};
    return list;
}

/// Nobody watches every board where the Laws leave flags and illegal moves to the players.
Watch usual_watch(const Ruleset& rules)
{
    const bool unwatched = rules.supervision == Supervision::unsupervised ||
                           rules.flag_called_by == FlagCaller::player;
    return unwatched ? Watch::hall : Watch::automatic;
}

}  // namespace

Result<void, std::string> Headers::read(std::string_view line)
{
    text::Words words{line};
    const std::string_view name = words.next();
    const auto row = std::ranges::find(header_table, name, &HeaderRow::name);
    if (row == header_table.end())
        return unexpected{fmt::format("@SECONDS and a command, or one of {}", all_headers())};
    if (!row->read(*this, words) || !words.empty())
        return unexpected{std::string{row->expected}};
    return {};
}

Headers& Headers::parted()
{
    if (const auto whole = std::exchange(ruleset, std::nullopt)) {
        edition = whole->edition;
        tempo = whole->tempo;
        supervision = whole->supervision;
    }
    return *this;
}

std::optional<std::string> Headers::announcement_words() const
{
    const bool overruled = !given.event.announce_in_german && announcements == "fide" &&
                           options().rules.german_may_be_overruled;
    return overruled ? std::nullopt : std::optional{announcements};
}

GameOptions Headers::options() const
{
    GameOptions options = given;
    options.start = without_misplaced_rights(given.start);
    options.rules = ruleset.value_or(ruleset_for(edition, given.control, tempo, supervision));
    options.watch = watch.value_or(usual_watch(options.rules));
    return options;
}

}  // namespace client::script
