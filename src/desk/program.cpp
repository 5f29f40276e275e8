// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/program.hpp"

#include "keymaps/keymap.hpp"
#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "src/braille/display_keymap.hpp"
#include "src/cli/no_network.hpp"
#include "src/cli/places.hpp"
#include "src/clock/telling.hpp"
#include "src/commands/chosen_keymap.hpp"
#include "src/desk/run.hpp"
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

/// What a key can mean: a command in English, perhaps with dots for what is typed behind it.
bool is_key_command(std::string_view command)
{
    return CommandNames::find(command) != nullptr;
}

/// The keys of a display are whole commands.
bool is_display_command(std::string_view command)
{
    return is_key_command(command) && !command.ends_with(to_be_typed);
}

Surroundings
surroundings(const DeskChoices& choices, const speech::Lexicon& lexicon, std::ostream& err)
{
    Surroundings all;
    std::vector<keymaps::KeymapFault> faults;
    all.keys = commands::chosen_keymap(
        choices.keymap, {"desk", is_key_command, {}, commands::Strokes::one}, std::nullopt, faults);
    if (choices.player.braille == "brlapi")
        all.display_keys =
            braille::display_keymap(choices.player.display_keymap, is_display_command, faults);
    for (const auto& fault : faults)
        err << commands::fault_words(lexicon, fault) << '\n';
    all.files = choices.files;
    return all;
}

/// Nothing is there, or what is there was sealed in the game that was left behind.
bool is_ours(const std::filesystem::path& file, const std::optional<Kept>& kept, auto read)
{
    if (!std::filesystem::exists(file))
        return true;
    const auto paper = kept ? read(file) : std::nullopt;
    return paper && has_sealed(*kept, *paper);
}

/// Whether a sealed move can be put where it is wanted; otherwise it is told why not.
bool take_envelope(Surroundings& all,
                   const store::Keeper& keeper,
                   const speech::Lexicon& lexicon,
                   std::ostream& err)
{
    if (all.files.envelope.empty())
        return true;
    const auto kept = read_kept(keeper.read());
    const bool envelope = is_ours(all.files.envelope, kept, script::envelope_in);
    const bool slip = is_ours(all.files.slip, kept, script::slip_in);
    all.envelope_is_ours = envelope && std::filesystem::exists(all.files.envelope);
    if (envelope && slip && script::can_be_written(all.files))
        return true;
    const auto file =
        text::printable((envelope && !slip ? all.files.slip : all.files.envelope).string());
    const speech::Message message =
        envelope && slip ? speech::Message{"desk-not-written"} : "desk-file-there";
    err << fmt::format(
        "annabella assist: {}.\n",
        speech::sentence(lexicon, message, {{"file", std::string_view{file}}}).screen);
    return false;
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

cli::ExitStatus run_desk(const DeskChoices& choices, const cli::Streams& streams)
{
    std::optional<script::Headers> head;
    if (!choices.head.empty()) {
        head = read_head(choices.head, streams.err);
        if (!head)
            return cli::ExitStatus::wrong_input;
    }
    const auto settled = with_options(head.value_or(script::Headers{}), choices.lines, streams.err);
    if (!settled)
        return cli::ExitStatus::wrong_use;
    if (head)
        head = settled;
    const auto words = [choices](const script::AnnouncementWords& announce, Help help) {
        auto chosen = choices.player.words;
        chosen.breadth = player::breadth_of(choices.player, player::profile_of(choices.player));
        if (!choices.announce_given)
            words::announce_in(chosen, announce);
        if (help == Help::none)
            chosen.check = "off";
        return std::make_unique<words::ChosenWords>(chosen);
    };
    words::ChosenWords language{choices.player.words};
    store::Keeper keeper{cli::kept_folder(choices.player.data) / "desk"};
    if (keeper.is_taken()) {
        streams.err << fmt::format("annabella assist: {}.\n",
                                   clock::taken_words(language.language(), keeper.folder()));
        return cli::ExitStatus::machine_lacks;
    }
    auto all = surroundings(choices, language.language(), streams.err);
    if (!take_envelope(all, keeper, language.language(), streams.err))
        return cli::ExitStatus::wrong_input;
    auto player = choices.player;
    const auto kept = read_kept(keeper.read());
    all.tournament = settled->given.tournament;
    player.tournament = all.tournament || (kept && kept->head.given.tournament);
    if (player.tournament && !cli::forbid_network()) {
        streams.err << fmt::format("annabella assist: {}.\n",
                                   language.language().say("network-stays"));
        return cli::ExitStatus::machine_lacks;
    }
    terminal::take_short_turns();
    DeskRun{words, std::move(player), keeper, std::move(all)}.run(head, choices.lines);
    return cli::ExitStatus::done;
}

}  // namespace client::desk
