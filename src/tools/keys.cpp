// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "src/chosen_keymap.hpp"
#include "src/printable.hpp"
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
    const CommandNames names{lexicon};
    const auto letters =
        options.words.notation ? std::optional{words.letters()} : std::optional<rules::Letters>{};
    std::vector<keymaps::KeymapFault> faults;
    const auto keymap = chosen_keymap(options.keymap, player_keys(names), letters, faults);
    for (const auto& fault : faults)
        streams.err << words.shown(lexicon, client::words(lexicon, fault)) << '\n';
    std::set<std::string> told;
    for (const auto& binding : keymap.bindings())
        if (told.insert(binding.command).second)
            streams.out << words.shown(lexicon,
                                       meaning_of(lexicon, names,
                                                  keys_of(lexicon, keymap, binding.command),
                                                  binding.command)
                                           .screen)
                        << '\n';
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
