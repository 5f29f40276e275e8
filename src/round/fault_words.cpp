// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/round/fault_words.hpp"

#include "src/round/sentences.hpp"
#include "src/text/printable.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace client::round {
namespace {

constexpr std::size_t most_told = 20;

struct FaultRow {
    Fault::Kind kind;
    speech::Phrase words;
    bool tells_what = true;
};
using enum Fault::Kind;
constexpr std::array rows{
    FaultRow{no_text, sentence("fault-no-text"), false},
    FaultRow{no_number, sentence("fault-no-number")},
    FaultRow{number_twice, sentence("fault-number-twice")},
    FaultRow{points, sentence("fault-points")},
    FaultRow{entry, sentence("fault-entry")},
    FaultRow{opponent, sentence("fault-opponent")},
    FaultRow{himself, sentence("fault-himself"), false},
    FaultRow{disagree, sentence("fault-disagree")},
    FaultRow{colours, sentence("fault-colours")},
    FaultRow{results, sentence("fault-results")},
    FaultRow{quote, sentence("fault-quote"), false},
    FaultRow{sides, sentence("fault-sides"), false},
    FaultRow{player, sentence("fault-player")},
    FaultRow{player_twice, sentence("fault-player-twice")},
    FaultRow{board, sentence("fault-board")},
    FaultRow{result, sentence("fault-result")},
    FaultRow{other_round, sentence("fault-other-round")},
};

speech::Word reason(const speech::Phrasebook& book, const Fault& fault)
{
    const auto& row = *std::ranges::find(rows, fault.kind, &FaultRow::kind);
    const auto what = text::excerpt(fault.what);
    return row.tells_what ? book.sentence(row.words, {{"what", what}}) : book.sentence(row.words);
}

speech::Word place(const speech::Phrasebook& book, const Fault& fault)
{
    const auto line = std::to_string(fault.line);
    if (fault.round == 0)
        return book.sentence(sentence("fault-line"), {{"line", line}});
    return book.sentence(sentence("fault-line-round"),
                         {{"line", line}, {"round", std::to_string(fault.round)}});
}

speech::Word told(const speech::Phrasebook& book, const Fault& fault)
{
    const auto why = reason(book, fault);
    if (fault.line == 0)
        return why;
    const auto where = place(book, fault);
    return {where.screen + ": " + why.screen, where.voice + ": " + why.voice};
}

}  // namespace

std::vector<speech::Word> fault_words(const speech::Phrasebook& book, const Faults& faults)
{
    std::vector<speech::Word> words;
    for (const auto& fault : faults)
        if (words.size() < most_told)
            words.push_back(told(book, fault));
    if (faults.size() > most_told)
        words.push_back(book.sentence(sentence("more-faults"),
                                      {{"n", static_cast<int>(faults.size() - most_told)}}));
    return words;
}

}  // namespace client::round
