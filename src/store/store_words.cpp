// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/store/store_words.hpp"

#include "speech/messages.hpp"
#include "src/printable.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace client::store {

namespace {

struct Row {
    FaultKind kind;
    speech::Message message;
    bool names_file = false;
};
constexpr std::array table{
    Row{FaultKind::full, "store-full"},
    Row{FaultKind::unwritable, "store-unwritable"},
    Row{FaultKind::damaged, "store-damaged", true},
    Row{FaultKind::newer, "store-newer"},
    Row{FaultKind::busy, "store-busy"},
    Row{FaultKind::conflict, "store-conflict"},
    Row{FaultKind::unknown_game, "store-unknown-game"},
    Row{FaultKind::none_unfinished, "store-none-unfinished"},
    Row{FaultKind::no_folder, "store-no-folder"},
};

}  // namespace

std::string
news_words(const speech::Lexicon& language, const News& news, const std::filesystem::path& file)
{
    const auto* const fault = std::get_if<Fault>(&news);
    if (fault == nullptr)
        return language.say("store-caught-up", {});
    const auto& row = *std::ranges::find(table, fault->kind, &Row::kind);
    const auto name = printable(file.string());
    return row.names_file ? language.say(row.message, {{"file", std::string_view{name}}})
                          : language.say(row.message);
}

std::string summary_words(const speech::Lexicon& language, const GameSummary& game)
{
    const auto id = std::to_string(static_cast<std::int64_t>(game.id));
    const auto started = std::chrono::system_clock::to_time_t(game.started);
    const auto date = fmt::format("{:%Y-%m-%d %H:%M}", fmt::localtime(started));
    const auto result = game.result ? *game.result : language.say("game-unfinished", {});
    return language.say("game-line", {{"id", std::string_view{id}},
                                      {"date", std::string_view{date}},
                                      {"white", std::string_view{game.names[0]}},
                                      {"black", std::string_view{game.names[1]}},
                                      {"n", static_cast<int>((game.moves + 1) / 2)},
                                      {"result", std::string_view{result}}});
}

}  // namespace client::store
