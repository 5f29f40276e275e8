// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/rows.hpp"

#include "speech/messages.hpp"
#include "src/commands/arguments.hpp"
#include "src/desk/handlers.hpp"
#include "src/words/law_answers.hpp"

#include <algorithm>
#include <array>

namespace client::desk {
namespace {

using namespace handlers;
using enum Speaker;
using commands::Argument;
using commands::arguments::all_own_words;
using commands::arguments::nothing;
using commands::arguments::own_words;
using speech::Message;

constexpr const Argument& free = own_words<0>;
/// Something must follow, first a side: alone, the word means another command.
constexpr Argument side_first{
    "text", [](const commands::CommandTable& table, std::string_view rest) {
        return rest.empty() ? std::nullopt : std::optional{table.in_english(rest, 1)};
    }};

constexpr Message moving{"desk-topic-moving"};
constexpr Message players{"desk-topic-players"};
constexpr Message sheets{"desk-topic-sheets"};
constexpr Message arbiter{"desk-topic-arbiter"};
constexpr Message adjournment{"desk-topic-adjournment"};
constexpr Message questions{"desk-topic-questions"};
constexpr Message papers{"desk-topic-papers"};
constexpr Message desk{"desk-topic-desk"};

using Handler = void (*)(Exchange& exchange, const Order& order);

/// Of most commands the Laws say what becomes of them.
constexpr DeskRow row(std::string_view name,
                      std::string_view example,
                      const Argument& argument,
                      Message topic,
                      Speaker speaker,
                      Message help,
                      Handler handler = rule,
                      std::string_view short_forms = {})
{
    const auto sides = speaker == nobody ? commands::Sides::unsaid : commands::Sides::may_be_said;
    return {{name, short_forms, argument, help, topic, commands::Fairness::fair, example, sides},
            speaker,
            handler};
}

constexpr std::array table{
    row("touch", "e2", own_words<1>, moving, to_move, "help-desk-touch"),
    row("adjust", "e2", free, moving, to_move, "help-desk-adjust"),
    row("release", "e4", free, moving, to_move, "help-desk-release"),
    row("lift", "g1", free, moving, to_move, "help-desk-lift"),
    row("remove", "e5", free, moving, to_move, "help-desk-remove"),
    row("place", "f3", free, moving, to_move, "help-desk-place"),
    row("announce", "Springer Felix drei", free, moving, on_the_clock, "help-desk-announce"),
    row("correct", "Felix drei", free, moving, announcer, "help-desk-correct"),
    row("repeat", "Springer Felix drei", free, moving, listener, "help-desk-repeat"),
    row("executed", "", free, moving, listener, "help-desk-executed"),
    row("press", "", nothing, moving, on_the_clock, "help-desk-press", press),
    row("pressed", "", nothing, desk, on_the_clock, "help-desk-pressed", pressed),
    row("move", "e2e4", free, moving, to_move, "help-desk-move"),
    row("amend", "Nf3", free, desk, nobody, "help-desk-amend", amend),
    row("assistant", "white executed", own_words<3>, moving, nobody, "help-desk-assistant"),
    row("two-hands", "", free, moving, to_move, "help-desk-two-hands"),
    row("displace", "e2 d2", free, moving, to_move, "help-desk-displace"),

    row("offer", "", free, players, on_the_clock, "help-desk-offer"),
    row("draw", "", nothing, desk, nobody, "help-desk-draw", ask_which_draw),
    row("accept", "", free, players, offered, "help-desk-accept"),
    row("decline", "", free, players, offered, "help-desk-decline"),
    row("claim", "threefold", own_words<1>, players, on_the_clock, "help-desk-claim"),
    row("resign", "", free, players, asked, "help-desk-resign"),
    row("gesture", "hand", own_words<1>, players, named, "help-desk-gesture"),
    row("plays-on", "", free, players, asked, "help-desk-plays-on"),
    row("stop", "illness", all_own_words, players, named, "help-desk-stop"),
    row("arrives", "", free, players, named, "help-desk-arrives"),
    row("verify", "", free, players, named, "help-desk-verify"),
    row("agree back", "", free, players, nobody, "help-desk-agree-back"),
    row("absent", "white", own_words<1>, players, nobody, "help-desk-absent"),
    row("undo", "", free, players, nobody, "help-desk-undo"),

    row("write", "e4", free, sheets, named, "help-desk-write"),
    row("view-score", "", free, sheets, named, "help-desk-view-score"),
    row("sign", "", free, sheets, named, "help-desk-sign"),
    row("score", "white 1. e4 e5", own_words<1>, sheets, nobody, "help-desk-score"),
    row("board", "white 4k3/8/8/8/8/8/8/4K3", side_first, sheets, nobody, "help-desk-board"),
    row("resolve", "", free, sheets, nobody, "help-desk-resolve"),

    row("arbiter stop", "", free, arbiter, nobody, "help-desk-arbiter-stop"),
    row("arbiter go", "", free, arbiter, nobody, "help-desk-arbiter-go"),
    row("arbiter set", "white 5:00", all_own_words, arbiter, nobody, "help-desk-arbiter-set"),
    row("set", "white 5:00", all_own_words, desk, nobody, "help-desk-arbiter-set", by_arbiter),
    row("arbiter add", "white 2", own_words<1>, arbiter, nobody, "help-desk-arbiter-add"),
    row("arbiter take", "white 2", own_words<1>, arbiter, nobody, "help-desk-arbiter-take"),
    row("arbiter deduct", "white 10", own_words<1>, arbiter, nobody, "help-desk-arbiter-deduct"),
    row("arbiter counter", "white 12", own_words<1>, arbiter, nobody, "help-desk-arbiter-counter"),
    row("arbiter restore", "", free, arbiter, nobody, "help-desk-arbiter-restore"),
    row("arbiter illegal", "", free, arbiter, nobody, "help-desk-arbiter-illegal"),
    row("arbiter illegal-position",
        "",
        free,
        arbiter,
        nobody,
        "help-desk-arbiter-illegal-position"),
    row("arbiter flag", "", own_words<1>, arbiter, nobody, "help-desk-arbiter-flag"),
    row("flag", "white", own_words<1>, desk, nobody, "help-desk-flag", by_arbiter),
    row("arbiter waive", "default white", own_words<2>, arbiter, nobody, "help-desk-arbiter-waive"),
    row("arbiter flags-unknown", "", free, arbiter, nobody, "help-desk-arbiter-flags-unknown"),
    row("arbiter count-unknown", "", free, arbiter, nobody, "help-desk-arbiter-count-unknown"),
    row("arbiter warn", "white", own_words<1>, arbiter, nobody, "help-desk-arbiter-warn"),
    row("arbiter fine", "white", own_words<1>, arbiter, nobody, "help-desk-arbiter-fine"),
    row("arbiter exclude", "white", own_words<1>, arbiter, nobody, "help-desk-arbiter-exclude"),
    row("arbiter expel", "white", own_words<1>, arbiter, nobody, "help-desk-arbiter-expel"),
    row("arbiter device", "white", own_words<1>, arbiter, nobody, "help-desk-arbiter-device"),
    row("arbiter lose", "white", own_words<1>, arbiter, nobody, "help-desk-arbiter-lose"),
    row("arbiter draw", "", free, arbiter, nobody, "help-desk-arbiter-draw"),
    row("arbiter score", "1 0", free, arbiter, nobody, "help-desk-arbiter-score"),
    row("arbiter accept", "", free, arbiter, nobody, "help-desk-arbiter-accept"),
    row("arbiter reject", "", free, arbiter, nobody, "help-desk-arbiter-reject"),
    row("arbiter defer", "", free, arbiter, nobody, "help-desk-arbiter-defer"),
    row("arbiter turn-board", "", free, arbiter, nobody, "help-desk-arbiter-turn-board"),

    row("adjourn", "", all_own_words, adjournment, nobody, "help-desk-adjourn"),
    row("seal", "Nf3", free, adjournment, nobody, "help-desk-seal"),
    row("envelope", "", own_words<1>, adjournment, nobody, "help-desk-envelope"),
    row("position lost", "", free, adjournment, nobody, "help-desk-position-lost"),
    row("resume", "", free, adjournment, nobody, "help-desk-resume"),
    row("open", "", free, adjournment, nobody, "help-desk-open"),

    row("time", "white", own_words<1>, questions, nobody, "help-desk-time", rule, "clock c t"),
    row("moves", "white", own_words<1>, questions, nobody, "help-desk-moves"),
    row("state", "", own_words<1>, questions, nobody, "help-desk-state"),
    row("fen", "", own_words<1>, questions, nobody, "help-desk-fen", fen),
    row("boards", "", nothing, questions, nobody, "help-desk-boards", boards, "board"),
    row("last", "", nothing, questions, nobody, "help-desk-last", last),
    row("spell", "", nothing, questions, nobody, "help-desk-spell", spell),
    row("pieces", "white", own_words<1>, questions, nobody, "help-desk-pieces", pieces),
    row("square", "e4", free, questions, nobody, "help-desk-square", square),

    row("pgn", "", nothing, papers, nobody, "help-desk-pgn", pgn),
    row("sheet", "white", own_words<1>, papers, nobody, "help-desk-sheet", sheet),
    row("braille", "white", own_words<1>, papers, nobody, "help-desk-braille", braille),
    row("brf", "white", own_words<1>, papers, nobody, "help-desk-brf", brf),
    row("log", "", nothing, papers, nobody, "help-desk-log", log),
    row("note", "Clocks exchanged", free, papers, nobody, "help-desk-note", note),
    row("export", "papers", free, papers, nobody, "help-desk-export", export_papers),

    row("start", "", free, desk, nobody, "help-desk-start"),
    row("law", "9.2", words::asked_law, desk, nobody, "help-law", law),
    row("what", "is mate", words::asked_term, desk, nobody, "help-what", what),
    row("why", "", nothing, desk, nobody, "help-why", why),
    row("retract", "", nothing, desk, nobody, "help-desk-retract", retract),
    row("again", "", nothing, desk, nobody, "help-clock-again", again, "."),
    row("silent", "", nothing, desk, nobody, "help-clock-silent", silent, ","),
    row("help", "lift", all_own_words, desk, nobody, "help-desk-help", help, "?"),
    row("quit", "", nothing, desk, nobody, "help-desk-quit", quit, "q"),
};

}  // namespace

std::span<const DeskRow> desk_rows()
{
    return table;
}

const DeskRow& row_of(std::string_view name)
{
    return *std::ranges::find(table, name, &DeskRow::name);
}

commands::CommandTable desk_commands(const speech::Lexicon& language)
{
    return {language, {{speech::CommandArea::desk, desk_rows()}}};
}

std::string_view without_dots(std::string_view command)
{
    return command.substr(0, command.find(to_be_typed));
}

}  // namespace client::desk
