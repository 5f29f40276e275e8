// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/program.hpp"

#include "keymaps/keymap.hpp"
#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "src/base/calendar.hpp"
#include "src/cli/no_network.hpp"
#include "src/cli/places.hpp"
#include "src/commands/chosen_keymap.hpp"
#include "src/desk/desk_in_use.hpp"
#include "src/desk/envelope_keeper.hpp"
#include "src/desk/keeping.hpp"
#include "src/host/left_behind.hpp"
#include "src/host/stage.hpp"
#include "src/player/interface_choice.hpp"
#include "src/script/lines.hpp"
#include "src/store/keeper.hpp"
#include "src/terminal/short_turns.hpp"
#include "src/text/printable.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <ostream>
#include <utility>

namespace client::desk {
namespace {

/// The lines of a script's head; its fault is told.
std::optional<script::Headers> read_head(const std::string& path, std::ostream& err)
{
    std::ifstream file{path};
    if (!file)
        err << fmt::format("annabella assist: {} cannot be read.\n", text::printable(path));
    script::Headers headers;
    const bool good = script::read_lines(file, text::printable(path), err,
                                         [&](std::string_view line) { return headers.read(line); });
    return good && file.is_open() ? std::optional{headers} : std::nullopt;
}

}  // namespace

Keys read_keys(const DeskChoices& choices, const speech::Lexicon& lexicon, std::ostream& err)
{
    const auto table = desk_commands(lexicon);
    const auto is_known = [&](std::string_view command) {
        return table.knows(without_dots(command));
    };
    std::vector<keymaps::KeymapFault> faults;
    Keys keys{commands::chosen_keymap(
        choices.keymap, {"desk", is_known, {}, commands::Strokes::one}, std::nullopt, faults)};
    // The keys of a display are whole commands.
    keys.display = player::display_keys(
        choices.player, [&](std::string_view command) { return table.knows(command); }, faults);
    for (const auto& fault : faults)
        err << commands::fault_words(lexicon, fault) << '\n';
    return keys;
}

namespace {

/// Nothing is there, or what is there was sealed in the game that was left behind.
bool is_ours(const std::filesystem::path& file, const std::optional<Kept>& kept, auto read)
{
    if (!std::filesystem::exists(file))
        return true;
    const auto paper = kept ? read(file) : std::nullopt;
    return paper && has_sealed(*kept, *paper);
}

/// Who has the envelope; none where a sealed move cannot be put where it is wanted, which is told.
std::optional<EnvelopeKeeper>
envelope_keeper(const script::EnvelopeFiles& files, const DeskState& desk, std::ostream& err)
{
    if (files.envelope.empty())
        return EnvelopeKeeper{files, Owner::nobody};
    const auto& kept = desk.kept_game;
    const bool envelope = is_ours(files.envelope, kept, script::envelope_in);
    const bool slip = is_ours(files.slip, kept, script::slip_in);
    if (envelope && slip && script::can_be_written(files))
        return EnvelopeKeeper{files, std::filesystem::exists(files.envelope) ? Owner::this_game
                                                                             : Owner::nobody};
    const auto file = text::printable((envelope && !slip ? files.slip : files.envelope).string());
    const speech::Message message =
        envelope && slip ? speech::Message{"desk-not-written"} : "desk-file-there";
    err << fmt::format("annabella assist: {}.\n",
                       speech::sentence(desk.language(), message, {{"file", file}}).screen);
    return std::nullopt;
}

/// The words of an announcement as the head wants them, unless the command line does.
WordsFor words_for(const DeskChoices& choices)
{
    return [choices](const script::AnnouncementWords& announce, Help help) {
        auto chosen = player::words_for(choices.player, player::profile_of(choices.player));
        if (!choices.announce_given)
            words::announce_in(chosen, announce);
        if (help == Help::none)
            chosen.check = speech::CheckWords::unsaid;
        return chosen;
    };
}

std::optional<std::vector<std::size_t>> unread_lines(std::string_view text)
{
    auto kept = read_kept(text);
    return kept ? std::optional{std::move(kept->unread)} : std::nullopt;
}

/// What stands on the papers of a game whose record was damaged.
std::vector<Damaged> damages_of(const host::LeftBehind& left)
{
    std::vector<Damaged> damages;
    if (!left.changed.empty())
        damages.push_back({Damaged::Kind::changed, left.changed});
    if (!left.unread.empty())
        damages.push_back({Damaged::Kind::unread, left.unread});
    return damages;
}

host::Tidings told_first(const host::LeftBehind& left, const speech::Lexicon& lexicon)
{
    host::tidings::Told told{host::tidings::Kind::warning, {}};
    for (auto& words : host::fault_words(left, lexicon))
        told.lines.push_back({std::move(words.screen), std::move(words.voice), lexicon.voice(),
                              speech::Urgency::urgent});
    return told.lines.empty() ? host::Tidings{} : host::Tidings{std::move(told)};
}

/// Lines of an event that are not understood are passed over when they are asked about.
std::vector<std::string> lines_before(const std::filesystem::path& folder)
{
    std::ifstream file{event_file(folder)};
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);)
        lines.push_back(line);
    return lines;
}

}  // namespace

cli::ExitStatus lacks(const std::string& why, const cli::Streams& streams)
{
    streams.err << fmt::format("annabella assist: {}.\n", why);
    return cli::ExitStatus::machine_lacks;
}

LeftAtDesk left_at_desk(store::Keeper& keeper, const speech::Lexicon& lexicon)
{
    const auto left = host::left_behind(keeper, unread_lines);
    return {left.text, damages_of(left), told_first(left, lexicon)};
}

namespace {

/// Lines unless the screen is asked for, whatever the profile.
player::Interface
interface_of(const player::PlayerOptions& player, const speech::Lexicon& lexicon, std::ostream& err)
{
    if (!player.ui)
        return player::Interface::line;
    const auto choice = player::choose_interface(player, player::profile_of(player));
    if (choice.line_instead)
        err << fmt::format("annabella assist: {}.\n", lexicon.say("line-instead"));
    return choice.interface;
}

cli::ExitStatus
use_desk(const DeskChoices& choices, const cli::Streams& streams, DeskSettings settings)
{
    auto player = choices.player;
    words::ChosenWords own{player.words};
    store::Keeper keeper{cli::kept_folder(player.data) / "desk"};
    if (keeper.is_taken())
        return lacks(host::taken_words(own.language(), keeper.folder()), streams);
    auto keys = read_keys(choices, own.language(), streams.err);
    auto left = left_at_desk(keeper, own.language());
    settings.kept = std::move(left.text);
    settings.damages = std::move(left.damages);
    settings.before = lines_before(keeper.folder());
    settings.keys = std::move(keys.keyboard);
    const auto interface = interface_of(player, own.language(), streams.err);
    settings.style = player::style_of(player, player::profile_of(player));
    settings.digits = player::digits_for(player, interface);
    DeskInUse desk{std::move(settings)};
    auto envelope = envelope_keeper(choices.files, desk.state(), streams.err);
    if (!envelope)
        return cli::ExitStatus::wrong_input;
    player.tournament = desk.is_in_tournament();
    if (player.tournament && !cli::forbid_network())
        return lacks(own.language().say("network-stays"), streams);
    terminal::take_short_turns();
    DeskKeeping keeping{keeper, desk};
    return host::Stage{}.run(
        player, desk,
        {.profile = player::profile_of(player),
         .interface = interface,
         .keeping = keeping,
         .display_keys = std::move(keys.display),
         .first = std::move(left.told)},
        [&](const host::HelperWish& wish) { return envelope->grant(wish, desk.state().game()); });
}

}  // namespace

std::optional<script::Headers>
with_options(script::Headers head, const std::vector<std::string>& lines, std::ostream& err)
{
    for (const auto& line : lines)
        if (const auto read = head.read(line); !read) {
            err << fmt::format("annabella assist: --{}: expected {}.\n", text::printable(line),
                               read.error());
            return std::nullopt;
        }
    return head;
}

rules::Result<DeskSettings, cli::ExitStatus> settings_of(const DeskChoices& choices,
                                                         const cli::Streams& streams)
{
    std::optional<script::Headers> head;
    if (!choices.head.empty()) {
        head = read_head(choices.head, streams.err);
        if (!head)
            return rules::unexpected{cli::ExitStatus::wrong_input};
    }
    const auto settled = with_options(head.value_or(script::Headers{}), choices.lines, streams.err);
    if (!settled)
        return rules::unexpected{cli::ExitStatus::wrong_use};
    DeskSettings settings{.words = words_for(choices), .today = base::calendar_now()};
    if (head)
        settings.head = settled;
    settings.settled = choices.lines;
    settings.tournament = settled->given.tournament;
    return settings;
}

cli::ExitStatus run_desk(const DeskChoices& choices, const cli::Streams& streams)
{
    auto settings = settings_of(choices, streams);
    return settings ? use_desk(choices, streams, *std::move(settings)) : settings.error();
}

}  // namespace client::desk
