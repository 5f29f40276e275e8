// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/tools/machine.hpp"

#include "speech/braille.hpp"
#include "src/braille/display.hpp"
#include "src/engine/child.hpp"
#include "src/places.hpp"
#include "src/printable.hpp"
#include "src/store/store.hpp"

#include <fmt/format.h>

#include <array>
#include <string_view>
#include <variant>

namespace client::tools {

namespace {

constexpr std::string_view usual_engine = "stockfish";

/// How to mend the store, in the order of store::FaultKind.
constexpr std::array<std::string_view, 9> store_advice{
    "make room on the disk",
    "see that you may write there, or choose another folder with --data",
    "move games.sqlite away, and a new one is begun",
    "use the program that wrote it, or choose another folder with --data",
    "end the other program that uses it",
    "end the other program that plays the same game",
    "nothing is wrong",
    "nothing is wrong",
    "choose another folder with --data",
};

}  // namespace

std::string engine_finding()
{
    if (const auto found = engine::find_program(usual_engine))
        return fmt::format("ok engine: {} is {}", usual_engine, printable(found->string()));
    return fmt::format("missing engine: {} is not found; install it, or name another with --engine",
                       usual_engine);
}

std::string store_finding()
{
    const auto folder = printable(kept_folder().string());
    const auto games = store::Store{kept_folder()}.games();
    if (games)
        return fmt::format("ok store: {} games in {}", games->size(), folder);
    const auto& fault = games.error();
    return fmt::format("broken store: {} in {}; {}", printable(fault.said), folder,
                       store_advice.at(static_cast<std::size_t>(fault.kind)));
}

std::string braille_finding()
{
    if (!speech::braille::has_literary())
        return "missing liblouis: this program was built without it; it is needed for literary "
               "braille only";
    if (!speech::braille::literary("a", "en"))
        return "broken liblouis: its tables are not found; install liblouis-data";
    return "ok liblouis: literary braille can be written";
}

std::string display_finding()
{
    const auto news = braille::look_at_display();
    if (const auto* const found = std::get_if<braille::Found>(&news))
        return fmt::format("ok braille-display: {} cells", found->cells);
    const auto* const lost = std::get_if<braille::Lost>(&news);
    return fmt::format(
        "missing braille-display: brltty does not answer ({}); not needed for text on "
        "a display; otherwise start brltty, and see that you may use its BrlAPI",
        printable(lost != nullptr ? lost->why : "nothing came in time"));
}

}  // namespace client::tools
