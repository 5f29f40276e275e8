// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/script/command_tables.hpp"
#include "src/script/names.hpp"
#include "src/script/quoted.hpp"

#include <algorithm>
#include <array>

namespace client::script {

std::optional<std::vector<rules::Square>> read_squares(text::Words& words)
{
    std::vector<rules::Square> list;
    while (!words.empty()) {
        const auto square = rules::Square::parse(words.next());
        if (!square)
            return std::nullopt;
        list.push_back(*square);
    }
    return list;
}

namespace {

using namespace rules;

std::optional<Role> piece(std::string_view text)
{
    if (text.size() != 1)
        return std::nullopt;
    const auto found = piece_from(text.front());
    if (!found || std::ranges::find(promotion_roles, found->role) == promotion_roles.end())
        return std::nullopt;
    return found->role;
}

template <class SideEvent>
Read alone(Color side, text::Words&)
{
    return SideEvent{side};
}

template <class SideEvent>
Read one_square(Color side, text::Words& words)
{
    const auto square = Square::parse(words.next());
    return square ? Read{SideEvent{side, *square}} : std::nullopt;
}

template <class SideEvent>
Read some_squares(Color side, text::Words& words)
{
    auto list = read_squares(words);
    return list && !list->empty() ? Read{SideEvent{side, *std::move(list)}} : std::nullopt;
}

Read touch(Color side, text::Words& words)
{
    const bool together = words.peek() == "together";
    if (together)
        static_cast<void>(words.next());
    auto list = read_squares(words);
    return list && !list->empty() ? Read{events::Touch{side, *std::move(list), together}}
                                  : std::nullopt;
}

Read adjust(Color side, text::Words& words)
{
    auto list = read_squares(words);
    return list ? Read{events::Adjust{side, *std::move(list)}} : std::nullopt;
}

template <class SideEvent>
Read text(Color side, text::Words& words)
{
    if (words.empty())
        return std::nullopt;
    return SideEvent{side, rest_of(words)};
}

/// What words in quotes were understood as, where a line says so.
bool read_meaning(text::Words& words, Heard& heard)
{
    if (words.next() != "means")
        return false;
    if (const auto sense = sense_names.find(words.peek())) {
        static_cast<void>(words.next());
        heard.sense = *sense;
        if (*sense == Heard::Sense::illegal)
            heard.written = WrittenReader{EnglishAlphabet{}, words.next()}.read();
        return heard.written.has_value() == (*sense == Heard::Sense::illegal);
    }
    heard.move = read_whole_move(words);
    heard.sense = Heard::Sense::move;
    return heard.move.has_value();
}

template <class SideEvent>
Read spoken(Color side, text::Words& words)
{
    if (words.empty())
        return std::nullopt;
    Heard heard;
    text::Words ahead = words;
    if (auto said = take_quoted(ahead); said && !ahead.empty()) {
        words = ahead;
        heard.words = *std::move(said);
        if (!read_meaning(words, heard))
            return std::nullopt;
    } else {
        heard.words = rest_of(words);
    }
    return SideEvent{side, std::move(heard)};
}

Read place(Color side, text::Words& words)
{
    const auto role = piece(words.peek());
    if (role)
        static_cast<void>(words.next());
    const auto square = Square::parse(words.next());
    if (!square)
        return std::nullopt;
    if (role || words.empty())
        return events::Place{side, role, *square};
    const auto to = Square::parse(words.next());
    return to ? Read{events::Place{side, role, *to, *square}} : std::nullopt;
}

/// Article 6.11.2 and the Arbiters' Manual: what the arbiter can be called for.
constexpr std::array valid_reasons{
    "arbiter", "claim",   "clock",   "displaced",    "disturbance", "flag",
    "help",    "illegal", "illness", "irregularity", "piece",       "promotion",
};

Read stop(Color side, text::Words& words)
{
    events::StopClocks stopped{side, false, std::string{words.rest()}};
    while (!words.empty())
        stopped.with_reason |=
            std::ranges::find(valid_reasons, words.next()) != valid_reasons.end();
    return stopped;
}

Read gesture(Color side, text::Words& words)
{
    const auto kind = gesture_names.find(words.next());
    return kind ? Read{events::Gesture{side, *kind}} : std::nullopt;
}

Read claim(Color side, text::Words& words)
{
    const auto kind = claim_names.find(words.next());
    if (!kind)
        return std::nullopt;
    if (auto move = take_quoted(words))
        return events::Claim{side, *kind, *std::move(move)};
    const bool written = *kind == ClaimKind::threefold || *kind == ClaimKind::fifty;
    return events::Claim{side, *kind, written ? rest_of(words) : std::string{}};
}

constexpr std::array side_table{
    SideRow{"touch", "touch [together] SQUARE…", touch},
    SideRow{"adjust", "adjust [SQUARE…]", adjust},
    SideRow{"release", "release SQUARE", one_square<events::Release>},
    SideRow{"lift", "lift SQUARE", one_square<events::Lift>},
    SideRow{"remove", "remove SQUARE", one_square<events::Remove>},
    SideRow{"place", "place [PIECE] [FROM] SQUARE", place},
    SideRow{"displace", "displace SQUARE…", some_squares<events::Displace>},
    SideRow{"announce", "announce WORDS", spoken<events::Announce>},
    SideRow{"repeat", "repeat WORDS", spoken<events::Repeat>},
    SideRow{"correct", "correct WORDS", spoken<events::Correct>},
    SideRow{"executed", "executed", alone<events::Executed>},
    SideRow{"move", "move MOVE", text<events::Play>},
    SideRow{"press", "press", alone<events::Press>},
    SideRow{"two-hands", "two-hands", alone<events::TwoHands>},
    SideRow{"write", "write MOVE", text<events::Write>},
    SideRow{"view-score", "view-score", alone<events::ViewScore>},
    SideRow{"sign", "sign", alone<events::Sign>},
    SideRow{"offer", "offer", alone<events::Offer>},
    SideRow{"accept", "accept", alone<events::Accept>},
    SideRow{"decline", "decline", alone<events::Decline>},
    SideRow{"resign", "resign", alone<events::Resign>},
    SideRow{"gesture", "gesture king, hand, clocks or sheet", gesture},
    SideRow{"plays-on", "plays-on", alone<events::PlayOn>},
    SideRow{"verify", "verify", alone<events::Verify>},
    SideRow{"stop", "stop [REASON]", stop},
    SideRow{"arrives", "arrives", alone<events::Arrive>},
    SideRow{"claim", "claim KIND [MOVE]", claim},
};

}  // namespace

std::span<const SideRow> side_commands()
{
    return side_table;
}

}  // namespace client::script
