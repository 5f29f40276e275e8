// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/tools/machine.hpp"

#include "speech/braille.hpp"
#include "speech/enum_table.hpp"
#include "speech/messages.hpp"
#include "src/braille/display.hpp"
#include "src/cli/places.hpp"
#include "src/engine/child.hpp"
#include "src/store/store.hpp"
#include "src/text/printable.hpp"

#include <fmt/format.h>

#include <optional>
#include <variant>

namespace client::tools {

namespace {

using speech::Lexicon;
using speech::Message;
using store::FaultKind;

constexpr std::string_view usual_engine = "stockfish";

/// How to mend the store. Faults of single games are none of the store.
constexpr speech::EnumTable<std::optional<Message>, FaultKind::no_folder> store_remedies{{{
    {FaultKind::full, Message{"mend-full"}},
    {FaultKind::unwritable, Message{"mend-unwritable"}},
    {FaultKind::damaged, Message{"mend-damaged"}},
    {FaultKind::newer, Message{"mend-newer"}},
    {FaultKind::busy, Message{"mend-busy"}},
    {FaultKind::conflict, Message{"mend-conflict"}},
    {FaultKind::unknown_game, std::nullopt},
    {FaultKind::none_unfinished, std::nullopt},
    {FaultKind::no_folder, Message{"mend-folder"}},
}}};

PartReport broken_store(const Lexicon& lexicon, const store::Fault& fault, std::string_view folder)
{
    const auto reason =
        fault.kind == FaultKind::newer ? lexicon.say("found-newer") : text::printable(fault.said);
    const auto& mend = store_remedies[fault.kind];
    return {"broken", "store",
            lexicon.say("found-store", {{"reason", std::string_view{reason}}, {"folder", folder}}),
            mend ? lexicon.say(*mend) : ""};
}

}  // namespace

std::string text(const PartReport& report)
{
    return fmt::format("{} {}: {}{}{}", report.state, report.part, report.found,
                       report.mend.empty() ? "" : "; ", report.mend);
}

PartReport engine_report(const Lexicon& lexicon)
{
    if (const auto found = engine::find_program(usual_engine)) {
        const auto file = text::printable(found->string());
        return {"ok", "engine",
                lexicon.say("found-engine",
                            {{"name", usual_engine}, {"file", std::string_view{file}}})};
    }
    return {"missing", "engine", lexicon.say("found-no-engine", {{"name", usual_engine}}),
            lexicon.say("mend-engine")};
}

PartReport store_report(const Lexicon& lexicon)
{
    const auto folder = text::printable(cli::kept_folder().string());
    const auto games = store::Store{cli::kept_folder()}.games();
    if (!games)
        return broken_store(lexicon, games.error(), folder);
    const auto number = std::to_string(games->size());
    return {"ok", "store",
            lexicon.say("found-games", {{"n", static_cast<int>(games->size())},
                                        {"shown", std::string_view{number}},
                                        {"folder", std::string_view{folder}}})};
}

PartReport braille_report(const Lexicon& lexicon)
{
    if (!speech::braille::has_literary())
        return {"missing", "liblouis", lexicon.say("found-no-liblouis"),
                lexicon.say("mend-no-liblouis")};
    if (!speech::braille::literary("a", "en"))
        return {"broken", "liblouis", lexicon.say("found-no-tables"), lexicon.say("mend-tables")};
    return {"ok", "liblouis", lexicon.say("found-liblouis")};
}

PartReport display_report(const Lexicon& lexicon)
{
    const auto news = braille::look_at_display();
    if (const auto* const found = std::get_if<braille::Found>(&news))
        return {"ok", "braille-display", lexicon.say("found-display", {{"n", found->cells}})};
    const auto* const lost = std::get_if<braille::Lost>(&news);
    const auto reason = lost != nullptr ? text::printable(speech::words(lexicon, lost->why))
                                        : lexicon.say("found-no-answer");
    return {"missing", "braille-display",
            lexicon.say("found-no-display", {{"reason", std::string_view{reason}}}),
            lexicon.say("mend-display")};
}

}  // namespace client::tools
