// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/store/store_words.hpp"

#include "speech/enum_table.hpp"
#include "speech/messages.hpp"
#include "speech/record_words.hpp"
#include "src/text/printable.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

namespace client::store {

namespace {

constexpr speech::EnumTable<speech::Message, FaultKind::no_folder> faults{{{
    {FaultKind::full, "store-full"},
    {FaultKind::unwritable, "store-unwritable"},
    {FaultKind::damaged, "store-damaged"},
    {FaultKind::newer, "store-newer"},
    {FaultKind::busy, "store-busy"},
    {FaultKind::conflict, "store-conflict"},
    {FaultKind::unknown_game, "store-unknown-game"},
    {FaultKind::none_unfinished, "store-none-unfinished"},
    {FaultKind::no_folder, "store-no-folder"},
}}};

}  // namespace

std::string
news_words(const speech::Lexicon& language, const News& news, const std::filesystem::path& file)
{
    const auto* const fault = std::get_if<Fault>(&news);
    if (fault == nullptr)
        return language.say("store-caught-up", {});
    if (fault->kind != FaultKind::damaged)
        return language.say(faults[fault->kind]);
    return language.say(faults[fault->kind], {{"file", text::printable(file.string())}});
}

std::string summary_words(const speech::Lexicon& language, const GameSummary& game)
{
    const auto started = std::chrono::system_clock::to_time_t(game.started);
    const auto date = speech::moment_words(language, fmt::localtime(started));
    const auto result = speech::result_words(language, game.result.value_or("*"));
    return language.say("game-line", {{"id", std::to_string(static_cast<std::int64_t>(game.id))},
                                      {"date", date},
                                      {"white", game.names[0]},
                                      {"black", game.names[1]},
                                      {"n", static_cast<int>((game.moves + 1) / 2)},
                                      {"result", result}});
}

}  // namespace client::store
