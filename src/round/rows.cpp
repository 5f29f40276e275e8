// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/round/rows.hpp"

#include "speech/messages.hpp"
#include "src/base/numbers.hpp"
#include "src/commands/arguments.hpp"
#include "src/desk/rows.hpp"
#include "src/round/handlers.hpp"
#include "src/text/words.hpp"

#include <array>

namespace client::round {
namespace {

using namespace handlers;
using commands::Argument;
using commands::arguments::count;
using commands::arguments::nothing;
using commands::arguments::some_text;
using speech::Message;

/// The number of a board must follow: without it the word is the desk's own.
constexpr Argument board_number{"count",
                                [](const commands::CommandTable& table, std::string_view rest) {
                                    return rest.empty() ? std::nullopt : count.fit(table, rest);
                                }};
/// "3 1-0", or "3 none".
constexpr Argument board_and_score{
    "text", [](const commands::CommandTable& table, std::string_view rest) {
        text::Words words{rest};
        const auto number = base::read_count(words.next());
        return number ? std::optional{std::to_string(*number) + ' ' + table.english(words.rest())}
                      : std::nullopt;
    }};

constexpr Message topic{"desk-topic-round"};

constexpr RoundRow row(std::string_view name,
                       std::string_view example,
                       const Argument& argument,
                       Message help,
                       Meant meant,
                       void (*handler)(Exchange& exchange, const std::string& argument),
                       std::string_view short_forms = {})
{
    return {{name, short_forms, argument, help, topic, commands::Fairness::fair, example},
            meant,
            handler};
}

constexpr std::array table{
    row("boards", "", nothing, "help-round-boards", Meant::always, boards),
    row("board", "3", board_number, "help-round-board", Meant::always, board),
    row("result", "3 1-0", board_and_score, "help-round-result", Meant::unless_asked, result),
    row("results", "", some_text, "help-round-results", Meant::unless_asked, results),
    row("round", "4", board_number, "help-round-round", Meant::unless_asked, round),
    row("help", "board", some_text, "help-desk-help", Meant::unless_asked, help, "?"),
    row("quit", "", nothing, "help-desk-quit", Meant::always, quit, "q"),
};

}  // namespace

std::span<const RoundRow> round_rows()
{
    return table;
}

commands::CommandTable round_commands(const speech::Lexicon& language)
{
    return {language,
            {{speech::CommandArea::desk, round_rows()},
             {speech::CommandArea::desk, desk::desk_rows()}}};
}

}  // namespace client::round
