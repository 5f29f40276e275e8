// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "src/printable.hpp"
#include "src/read/read_names.hpp"
#include "src/session/key_words.hpp"
#include "src/tools/tools.hpp"
#include "src/tools/word_options.hpp"

#include <CLI/CLI.hpp>

#include <memory>
#include <ostream>
#include <set>
#include <string>
#include <vector>

namespace client::tools {

namespace {

struct Options {
    WordOptions words;
    std::string keymap = "default";
};

ExitStatus tell(const Options& options, const Streams& streams)
{
    ChosenWords words{options.words};
    const auto& lexicon = words.language();
    const reading::ReadNames names{lexicon};
    const auto letters =
        options.words.notation ? std::optional{words.letters()} : std::optional<rules::Letters>{};
    std::vector<keymaps::KeymapFault> of_player;
    std::vector<keymaps::KeymapFault> of_reader;
    const auto playing =
        chosen_keymap(options.keymap, player_keys(names.of_game()), letters, of_player);
    const auto reading = chosen_keymap(options.keymap, reader_keys(names), letters, of_reader);
    // A key file does not name its user: it is the one who understands more of it.
    const bool reads = of_reader.size() < of_player.size();
    const auto& keymap = reads ? reading : playing;
    const auto& faults = reads ? of_reader : of_player;
    for (const auto& fault : faults)
        streams.err << words.shown(lexicon, client::words(lexicon, fault)) << '\n';
    std::set<std::string> told;
    for (const auto& [each, command, line] : keymap.bindings()) {
        if (!told.insert(command).second)
            continue;
        const auto keys = keys_of(lexicon, keymap, command);
        const auto meaning = reads ? names.meaning(lexicon, keys, command)
                                   : meaning_of(lexicon, names.of_game(), keys, command);
        streams.out << words.shown(lexicon, meaning.screen) << '\n';
    }
    return faults.empty() ? ExitStatus::done : ExitStatus::wrong_input;
}

}  // namespace

Action keys(CLI::App& parser)
{
    const auto options = std::make_shared<Options>();
    parser.add_option("--keymap", options->keymap, "A key map by its name, or a file")
        ->type_name("K");
    add_language_option(parser, options->words);
    add_notation_option(parser, options->words);
    parser.add_flag("--ascii", options->words.ascii, "Transcribe what is printed");
    return [options](const Streams& streams) { return tell(*options, streams); };
}

}  // namespace client::tools
