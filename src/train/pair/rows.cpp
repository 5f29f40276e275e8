// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/pair/rows.hpp"

#include "speech/messages.hpp"
#include "src/commands/arguments.hpp"
#include "src/play/rows.hpp"
#include "src/read/rows.hpp"
#include "src/train/pair/handlers.hpp"
#include "src/train/pair/sentences.hpp"

#include <array>
#include <utility>
#include <vector>

namespace client::train::pair {

namespace {

using commands::arguments::nothing;
using commands::arguments::own_words;
using commands::arguments::some_text;
using commands::arguments::text;
using enum Part;

constexpr Parts players{white, black};
constexpr Parts hands{white, black, assistant};
constexpr Parts assistants{assistant};
constexpr Parts coaches{coach};
constexpr Parts all{white, black, assistant, coach};

constexpr const commands::Argument& first_own = own_words<1>;

constexpr std::array rows{
    PairRow{{"move", "", text, "help-pair-move"}, players, handlers::move},
    PairRow{{"announce", "", text, "help-pair-announce"}, hands, handlers::announce},
    PairRow{{"correct", "", text, "help-pair-correct"}, hands, handlers::correct},
    PairRow{{"repeat", "", text, "help-pair-repeat"}, hands, handlers::repeat},
    PairRow{{"execute", "", some_text, "help-pair-execute"}, hands, handlers::execute},
    PairRow{{"press", "", nothing, "help-pair-press"}, hands, handlers::press},
    PairRow{{"again", "", nothing, "help-pair-again"}, all, handlers::again},
    PairRow{{"compare", "", nothing, "help-pair-compare"}, players, handlers::compare},
    PairRow{{"offer", "", nothing, "help-desk-offer"}, hands, handlers::offer},
    PairRow{{"accept", "", nothing, "help-desk-accept"}, hands, handlers::accept},
    PairRow{{"decline", "", nothing, "help-desk-decline"}, hands, handlers::decline},
    PairRow{{"resign", "", nothing, "help-desk-resign"}, hands, handlers::resign},

    PairRow{{"write", "", text, "help-pair-write"}, hands, handlers::write},
    PairRow{{"time", "", nothing, "help-pair-time"}, all, handlers::time},
    PairRow{{"moves", "", nothing, "help-pair-moves"}, all, handlers::moves},
    PairRow{{"claim", "", first_own, "help-pair-claim"}, hands, handlers::claim},
    PairRow{{"report", "", text, "help-pair-report"}, assistants, handlers::report},
    PairRow{
        {"adjourn", "", nothing, "help-pair-adjourn"}, {white, black, coach}, handlers::adjourn},
    PairRow{{"seal", "", text, "help-pair-seal"}, hands, handlers::seal},

    PairRow{{"touch", "", text, "help-pair-touch"}, all, handlers::touch},
    PairRow{{"pieces", "", first_own, "help-pair-pieces"}, all, handlers::pieces},
    PairRow{{"say", "", text, "help-pair-say"}, all, handlers::say},
    PairRow{{"answer", "", text, "help-pair-answer"}, players, handlers::answer},

    PairRow{{"point", "", text, "help-pair-point"}, coaches, handlers::point},
    PairRow{{"arrow", "", text, "help-pair-arrow"}, coaches, handlers::arrow},
    PairRow{{"mark", "", text, "help-pair-mark"}, coaches, handlers::mark},
    PairRow{{"clear", "", nothing, "help-pair-clear"}, coaches, handlers::clear},
    PairRow{{"lock", "", first_own, "help-pair-lock"}, coaches, handlers::lock},
    PairRow{{"unlock", "", first_own, "help-pair-unlock"}, coaches, handlers::unlock},
    PairRow{{"back", "", nothing, "help-pair-back"}, coaches, handlers::back},
    PairRow{{"ask", "", first_own, "help-pair-ask"}, coaches, handlers::ask},

    PairRow{{"next", "", nothing, "help-pair-next"}, {white, black, coach}, handlers::next},
    PairRow{{"level", "", text, "help-pair-level"}, {white, black, coach}, handlers::level},
    PairRow{{"help", "?", nothing, "help-pair-help"}, all, handlers::help},
    PairRow{{"quit", "", nothing, "help-pair-quit"}, all, handlers::quit},
};

}  // namespace

std::span<const PairRow> pair_rows()
{
    return rows;
}

commands::CommandTable command_table(const Teller& teller)
{
    std::vector<const commands::Row*> of_board;
    for (const auto& row : play::play_rows())
        if (read::serves_reader(row))
            of_board.push_back(&row);
    return {teller.language(),
            {{teller.book(sentences).heard(), pair_rows()},
             {speech::CommandArea::playing, std::move(of_board)}}};
}

}  // namespace client::train::pair
