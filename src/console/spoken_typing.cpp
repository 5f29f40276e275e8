// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/console/spoken_typing.hpp"

#include "src/console/typed_echo.hpp"

#include <memory>
#include <utility>

namespace client::console {

ConsoleEvents spoken_typing(ConsoleEvents events, std::function<void(const Echo& key)> speak)
{
    const auto line = std::make_shared<EditedLine>();
    events.typed = [line, speak = std::move(speak),
                    typed = std::move(events.typed)](const std::string& text, std::size_t cursor) {
        EditedLine now{text, cursor};
        typed(text, cursor);  // who knows of secrets knows first
        speak(echo_between(*line, now));
        *line = std::move(now);
    };
    events.line = [line, taken = std::move(events.line)](const std::string& text) {
        *line = {};
        taken(text);
    };
    return events;
}

}  // namespace client::console
