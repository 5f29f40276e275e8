// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "src/commands/key_words.hpp"
#include "src/read/rows.hpp"
#include "src/text/printable.hpp"
#include "src/tools/tools.hpp"
#include "src/words/chosen_words.hpp"

#include <CLI/CLI.hpp>

#include <memory>
#include <ostream>
#include <set>
#include <string>
#include <vector>

namespace client::tools {

namespace {

struct Options {
    words::WordOptions words;
    std::string keymap = "default";
};

cli::ExitStatus tell(const Options& options, const cli::Streams& streams)
{
    words::ChosenWords words{options.words};
    const auto& lexicon = words.language();
    const auto of_game = play::command_table(lexicon);
    const auto of_read = read::command_table(lexicon);
    const auto letters =
        options.words.notation ? std::optional{words.letters()} : std::optional<rules::Letters>{};
    std::vector<keymaps::KeymapFault> of_player;
    std::vector<keymaps::KeymapFault> of_reader;
    const auto playing =
        commands::chosen_keymap(options.keymap, play::player_keys(of_game), letters, of_player);
    const auto reading =
        commands::chosen_keymap(options.keymap, read::reader_keys(of_read), letters, of_reader);
    // A key file does not name its user: it is the one who understands more of it.
    const bool reads = of_reader.size() < of_player.size();
    const auto& keymap = reads ? reading : playing;
    const auto& faults = reads ? of_reader : of_player;
    for (const auto& fault : faults)
        streams.err << words.shown(lexicon, commands::fault_words(lexicon, fault)) << '\n';
    std::set<std::string> told;
    for (const auto& [each, command, line] : keymap.bindings()) {
        if (!told.insert(command).second)
            continue;
        const auto keys = commands::keys_of(lexicon, keymap, command);
        const auto& table = reads ? of_read : of_game;
        const auto meaning = commands::meaning_of(lexicon, table, keys, table.read(command));
        streams.out << words.shown(lexicon, meaning.screen) << '\n';
    }
    return faults.empty() ? cli::ExitStatus::done : cli::ExitStatus::wrong_input;
}

}  // namespace

cli::Action keys(CLI::App& parser)
{
    const auto options = std::make_shared<Options>();
    parser.add_option("--keymap", options->keymap, "A key map by its name, or a file")
        ->type_name("K");
    words::add_language_option(parser, options->words);
    words::add_notation_option(parser, options->words);
    parser.add_flag("--ascii", options->words.ascii, "Transcribe what is printed");
    return [options](const cli::Streams& streams) { return tell(*options, streams); };
}

}  // namespace client::tools
