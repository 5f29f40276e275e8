// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/read/teller.hpp"

#include "rules/score_clock.hpp"
#include "rules/style.hpp"
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "speech/record_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>

namespace client::read {

namespace {

using host::tidings::Kind;
using rules::PgnFault;
using speech::Word;

/// Text from a file: it is the same for both readers.
Word plain(std::string_view text)
{
    return {std::string{text}, std::string{text}};
}

std::string_view tag(const Heading& heading, std::string_view name)
{
    const auto found = std::ranges::find_if(
        heading.tags, [&](const auto& each) { return std::string_view{each.first} == name; });
    return found == heading.tags.end() || found->second == "?" ? std::string_view{}
                                                               : std::string_view{found->second};
}

std::string_view fault_argument(PgnFault fault)
{
    switch (fault) {
    case PgnFault::tag_malformed:
    case PgnFault::tag_unclosed:
        return "tag";
    case PgnFault::fen_malformed:
    case PgnFault::position_illegal:
    case PgnFault::variant_unknown:
        return "position";
    case PgnFault::not_understood:
    case PgnFault::move_illegal:
    case PgnFault::move_ambiguous:
    case PgnFault::promotion_missing:
    case PgnFault::null_move:
    case PgnFault::nag_malformed:
        return "move";
    case PgnFault::comment_unclosed:
    case PgnFault::variation_unclosed:
    case PgnFault::variation_unopened:
    case PgnFault::variation_without_move:
        return "text";
    case PgnFault::variations_too_deep:
    case PgnFault::game_too_large:
        return "size";
    }
    return "size";
}

}  // namespace

Heading heading_of(const rules::Score& score, std::size_t number)
{
    Heading heading{number, {}, score.result()};
    for (std::size_t i = 0; i < score.tag_count(); ++i)
        heading.tags.emplace_back(score.tag(i).name, score.tag(i).value);
    return heading;
}

host::Tiding Teller::said(Kind kind, const std::vector<Word>& lines) const
{
    using speech::Urgency;
    constexpr std::array urgencies{Urgency::answer, Urgency::normal, Urgency::urgent,
                                   Urgency::urgent, Urgency::background};
    host::tidings::Said said{kind, {}};
    for (const auto& line : lines)
        said.lines.push_back({line.screen, line.voice, language().voice(),
                              urgencies.at(static_cast<std::size_t>(kind))});
    return said;
}

Word Teller::player(const Heading& heading, std::string_view side) const
{
    const auto known = tag(heading, side);
    return known.empty() ? in_words("read-unknown-player") : plain(known);
}

std::string Teller::players(const Heading& heading) const
{
    return fmt::format("{} - {}, {}", player(heading, "White").screen,
                       player(heading, "Black").screen, text(heading.result));
}

Word Teller::heading(const Heading& heading) const
{
    const auto number = std::to_string(heading.number);
    const auto result = speech::result_words(language(), text(heading.result));
    auto words = in_words("read-heading", {{"number", std::string_view{number}},
                                           {"white", player(heading, "White")},
                                           {"black", player(heading, "Black")},
                                           {"result", std::string_view{result}}});
    if (const auto event = tag(heading, "Event"); !event.empty() && !event.starts_with("??"))
        words = speech::listed(std::array{words, plain(event)});
    if (const auto date = tag(heading, "Date"); !date.empty() && !date.starts_with("??"))
        words = speech::listed(std::array{words, plain(speech::date_words(language(), date))});
    return words;
}

Word Teller::one_tag(std::string_view name, std::string_view value) const
{
    auto words = std::string{value};
    if (name == "Result")
        words = speech::result_words(language(), value);
    else if (name.ends_with("Date"))
        words = speech::date_words(language(), value);
    return in_words("read-tag", {{"name", in_words("tag-name", {{"name", name}})},
                                 {"value", std::string_view{words}}});
}

std::vector<Word> Teller::tags(const rules::Score& score) const
{
    std::vector<Word> lines;
    for (std::size_t i = 0; i < score.tag_count(); ++i)
        lines.push_back(one_tag(score.tag(i).name, score.tag(i).value));
    if (lines.empty())
        lines.push_back(in_words("read-no-tags"));
    return lines;
}

Word Teller::damage(const rules::PgnError& error) const
{
    const auto number = std::to_string(error.game);
    const auto line = std::to_string(error.line);
    return in_words("read-damaged", {{"number", std::string_view{number}},
                                     {"line", std::string_view{line}},
                                     {"fault", fault_argument(error.fault)},
                                     {"token", std::string_view{error.token}}});
}

words::MarkWords Teller::mark_words() const
{
    return words::MarkWords{words_->announcer_in_messages()};
}

Word Teller::nag(rules::Nag nag) const
{
    const auto number = std::to_string(static_cast<int>(nag));
    const auto argument = 'n' + number;
    return in_words("nag",
                    {{"nag", std::string_view{argument}}, {"number", std::string_view{number}}});
}

std::vector<Word> Teller::remarks(const PlaceInGame& place) const
{
    const auto& score = place.score();
    std::vector<Word> lines;
    std::vector<Word> glyphs;
    for (const auto each : score.nags(place.at()))
        glyphs.push_back(nag(each));
    if (!glyphs.empty())
        lines.push_back(speech::listed(glyphs));
    if (const auto comment = plain_comment(score.comment(place.at())); !comment.empty())
        lines.push_back(plain(comment));
    if (const auto marks = rules::marks_in(score.comment(place.at())); !marks.empty())
        std::ranges::copy(mark_words().marks(marks), std::back_inserter(lines));
    return lines;
}

std::vector<Word> Teller::measures(const PlaceInGame& place) const
{
    return mark_words().measures(place.score().comment(place.at()));
}

std::vector<Word> Teller::variations(const PlaceInGame& place) const
{
    std::vector<Word> moves;
    for (const auto node : place.others()) {
        const auto number = std::to_string(moves.size() + 1);
        const auto written =
            write_move(place.facts_of(node), rules::styles::pgn(words_->letters()));
        const auto spoken = words_->announcer().move(place.facts_of(node)).voice;
        moves.push_back(in_words("read-variation-item", {{"number", std::string_view{number}},
                                                         {"move", Word{written, spoken}}}));
    }
    if (moves.empty())
        return {};
    const auto count = static_cast<int>(moves.size());
    return {in_words("read-variations", {{"n", count}, {"list", speech::listed(moves)}})};
}

host::Tidings Teller::place(const PlaceInGame& place, Kind kind, Remarks remarks) const
{
    host::Tidings told;
    std::vector<Word> lines;
    if (place.at_start()) {
        lines.push_back(in_words("read-start"));
    } else {
        const auto before = plain_comment(place.score().comment_before(place.at()));
        if (!before.empty() && remarks == Remarks::told)
            told.push_back(said(kind, {plain(before)}));
        told.emplace_back(host::tidings::Played{place.last(), place.number()});
    }
    if (remarks == Remarks::told)
        std::ranges::copy(this->remarks(place), std::back_inserter(lines));
    if (!place.at_start() && place.score().is_main(place.at()))
        std::ranges::copy(variations(place), std::back_inserter(lines));
    if (!lines.empty())
        told.push_back(said(kind, lines));
    return told;
}

Word Teller::line(const PlaceInGame& place) const
{
    const auto variation = place.variation();
    if (!variation)
        return in_words("read-main");
    return in_words("read-variation-of", {{"which", static_cast<int>(variation->which)},
                                          {"count", static_cast<int>(variation->count)}});
}

Word Teller::where(const PlaceInGame& place) const
{
    if (place.at_start())
        return in_words("read-start");
    const auto variation = place.variation();
    const auto number = speech::plain_number(language(), place.number());
    const bool white = place.last().side == rules::Color::white;
    const Word shown{number.screen + (white ? "" : "..."), number.voice};
    std::vector<Word> parts{variation ? line(place) : in_words("read-main-line"),
                            in_words("read-at-move", {{"number", shown}})};
    if (variation && variation->depth > 1)
        parts.push_back(in_words("read-depth", {{"depth", variation->depth}}));
    return speech::listed(parts);
}

std::vector<Word> Teller::times(const PlaceInGame& place) const
{
    std::array<std::optional<std::chrono::milliseconds>, 2> left;
    const auto& score = place.score();
    for (auto node = place.at(); node != rules::NodeId::root; node = *score.previous(node))
        if (auto& time = left.at(static_cast<std::size_t>(index(place.facts_of(node).side))); !time)
            time = rules::clock_in(score.comment(node));
    std::vector<Word> all;
    for (const auto side : rules::both_colors)
        if (const auto& time = left.at(static_cast<std::size_t>(index(side))))
            all.push_back(in_words("time-of", {{"side", speech::side_argument(side)},
                                               {"time", speech::time_words(language(), *time)}}));
    return all;
}

Word Teller::end(const PlaceInGame& place) const
{
    if (place.in_variation())
        return in_words("read-end-variation");
    auto over = in_words("read-end");
    switch (place.score().result()) {
    case rules::GameResult::unknown:
        return over;
    case rules::GameResult::draw:
        return after(over, in_words("draw"));
    case rules::GameResult::white_wins:
        return after(over, in_words("wins", {{"winner", "white"}}));
    case rules::GameResult::black_wins:
        return after(over, in_words("wins", {{"winner", "black"}}));
    }
    return over;
}

}  // namespace client::read
