// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/written_move.hpp"

#include "rules/code_points.hpp"
#include "rules/readings.hpp"
#include "speech/sentence.hpp"

#include <optional>
#include <string>
#include <vector>

namespace speech {

namespace {

using rules::Written;

/// None of a text that is no move, or may be several.
std::optional<Written> only_reading(std::u32string_view text, rules::Letters letters)
{
    if (text.find(U' ') != std::u32string_view::npos)
        return std::nullopt;
    for (const auto read : {rules::exact_readings, rules::all_readings})
        if (const auto readings = read(text, letters); !readings.empty())
            return readings.size() == 1 ? std::optional{readings.front()} : std::nullopt;
    return std::nullopt;
}

/// How much of its origin a move names; none where it is a rank alone, which cannot be said.
std::optional<rules::OriginPart> origin_of(const Written& written)
{
    if (written.from == rules::all_squares)
        return rules::OriginPart::none;
    if (written.names_origin_square())
        return rules::OriginPart::both;
    if (written.from == rules::Bitboard{written.from.first().file()})
        return rules::OriginPart::file;
    return std::nullopt;
}

rules::Threat threat_of(std::u32string_view text)
{
    if (text.find(U'#') != std::u32string_view::npos)
        return rules::Threat::mate;
    return text.find(U'+') != std::u32string_view::npos ? rules::Threat::check
                                                        : rules::Threat::none;
}

std::optional<std::string>
words_of(const Announcer& announcer, const Written& written, std::u32string_view text)
{
    const auto origin = origin_of(written);
    if (!origin)
        return std::nullopt;
    // Two squares do not tell which piece it is.
    if (!written.castling && !written.role && *origin == rules::OriginPart::both)
        return announcer.square(written.from.first()).voice + ", " +
               announcer.square(written.to).voice;
    rules::MoveFacts facts;
    facts.role = written.role.value_or(rules::Role::pawn);
    facts.from = written.from.first();
    facts.to = written.to;
    facts.origin = *origin;
    facts.castling = written.castling;
    facts.promotion = written.promotion;
    facts.threat = threat_of(text);
    if (text.find_first_of(U"xX:\u00d7") != std::u32string_view::npos)
        facts.captured = rules::Role::pawn;  // whatever it is
    return announcer.move(facts).voice;
}

}  // namespace

Word written_move(const Announcer& announcer, std::string_view text, rules::Letters letters)
{
    auto word = written(announcer.lexicon(), text);
    const auto points = rules::decode(text);
    if (const auto move = only_reading(points, letters))
        if (auto words = words_of(announcer, *move, points))
            word.voice = *std::move(words);
    return word;
}

}  // namespace speech
