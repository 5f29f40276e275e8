// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/announcer.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace speech {

namespace {

using rules::MoveFacts;
using rules::OriginPart;

constexpr std::array<std::string_view, 3> gaps{" ", ", ", ". "};

void append(std::string& text, Gap gap, const std::string& more)
{
    if (more.empty())
        return;
    if (!text.empty()) {
        const bool paused = text.ends_with(',');
        text += paused && gap == Gap::comma ? " " : gaps[static_cast<std::size_t>(gap)];
    }
    text += more;
}

Word together(const Word& first, const Word& second)
{
    return {first.screen + ' ' + second.screen, first.voice + ' ' + second.voice};
}

/// A pause at the very end would be a comma that nothing follows.
void drop_last_pause(std::string& text)
{
    if (text.ends_with(','))
        text.pop_back();
}

/// Article C.10 may ask for the rank alone, but a lone rank would be heard as part of the target.
OriginPart spoken_origin(const MoveFacts& facts, Form form)
{
    if (form == Form::long_form || facts.origin == OriginPart::rank)
        return OriginPart::both;
    return facts.origin;
}

}  // namespace

Utterance Announcer::move(const MoveFacts& facts, DrawOffer offer) const
{
    auto words = said(facts, offer);
    Utterance all{std::move(words.screen), std::move(words.voice), lexicon_->voice()};
    all.urgency = Urgency::normal;
    all.side = facts.side;
    return all;
}

Utterance Announcer::spelled(const MoveFacts& facts, DrawOffer offer) const
{
    auto style = style_;
    if (style.file_names == nullptr)
        style.file_names = lexicon_;
    auto words = Announcer{*lexicon_, style}.said(facts, offer);
    std::string slow;
    for (const char each : words.voice) {
        if (each == ' ' && !slow.ends_with(',') && !slow.ends_with('.'))
            slow += ',';
        slow += each;
    }
    Utterance all{std::move(words.screen), std::move(slow), lexicon_->voice()};
    all.urgency = Urgency::answer;
    all.pace = Pace::slow;
    all.side = facts.side;
    return all;
}

bool Announcer::by_letters() const
{
    return style_.file_names == nullptr && lexicon_->move_words().squares == SquareWords::letters;
}

Word Announcer::file(rules::File file) const
{
    const auto at = static_cast<std::size_t>(index(file));
    const auto& words = lexicon_->move_words();
    if (by_letters())
        return words.letters[at];
    if (style_.file_names == nullptr || words.squares == SquareWords::names)
        return words.names[at];
    const auto& name = style_.file_names->move_words().names[at];
    // What helps one voice over a foreign name misleads another.
    return style_.file_names->voice() == lexicon_->voice() ? name : Word{name.screen, name.screen};
}

Word Announcer::square(rules::Square square) const
{
    const auto& rank = lexicon_->move_words().ranks[static_cast<std::size_t>(index(square.rank()))];
    if (by_letters())
        return {square.name(), file(square.file()).voice + ' ' + rank.voice};
    return together(file(square.file()), rank);
}

const Word& Announcer::piece(rules::Role role) const
{
    return lexicon_->move_words().pieces[static_cast<std::size_t>(index(role))];
}

Word Announcer::said(const MoveFacts& facts, DrawOffer offer) const
{
    Word words;
    std::optional<Part> before;
    for (const auto& [each, gap] : lexicon_->move_words().order) {
        const auto text = part(each, facts, offer);
        if (text.screen.empty())
            continue;
        // Two squares without a word between them would run together.
        const bool squares_meet = each == Part::target && before == Part::origin;
        append(words.screen, gap, text.screen);
        append(words.voice, squares_meet ? std::max(gap, Gap::comma) : gap, text.voice);
        before = each;
    }
    drop_last_pause(words.voice);
    return words;
}

Word Announcer::part(Part part, const MoveFacts& facts, DrawOffer offer) const
{
    const auto& words = lexicon_->move_words();
    if (facts.pass && part != Part::offer)
        return part == Part::piece ? words.passes : Word{};
    switch (part) {
    case Part::piece:
        if (facts.castling)
            return words.castles[static_cast<std::size_t>(*facts.castling)];
        return style_.form == Form::terse && facts.role == rules::Role::pawn ? Word{}
                                                                             : piece(facts.role);
    case Part::origin:
        return origin(facts);
    case Part::link:
        return link(facts);
    case Part::target:
        return facts.castling ? Word{} : square(facts.to);
    case Part::en_passant:
        return facts.en_passant ? words.en_passant : Word{};
    case Part::promotion:
        return facts.promotion ? words.promotes[static_cast<std::size_t>(index(*facts.promotion))]
                               : Word{};
    case Part::threat:
        return threat(facts);
    case Part::offer:
        return offer == DrawOffer::made ? words.offer : Word{};
    }
    return {};
}

Word Announcer::origin(const MoveFacts& facts) const
{
    if (facts.castling)
        return {};
    switch (spoken_origin(facts, style_.form)) {
    case OriginPart::none:
        return {};
    case OriginPart::file:
        return file(facts.from.file());
    case OriginPart::rank:
    case OriginPart::both:
        return square(facts.from);
    }
    return {};
}

Word Announcer::link(const MoveFacts& facts) const
{
    if (facts.castling || style_.form == Form::terse)
        return {};
    const auto& words = lexicon_->move_words();
    auto link = words.takes;
    if (!facts.captured)
        link = spoken_origin(facts, style_.form) == OriginPart::none ? words.to : words.from_to;
    if (by_letters() && !link.voice.empty())
        link.voice += words.before_letter;
    return link;
}

Word Announcer::threat(const MoveFacts& facts) const
{
    if (style_.check == CheckWords::unsaid || facts.threat == rules::Threat::none)
        return {};
    const auto& words = lexicon_->move_words();
    return facts.threat == rules::Threat::mate ? words.mate : words.check;
}

}  // namespace speech
