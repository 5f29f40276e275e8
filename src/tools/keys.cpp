// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "src/commands/key_words.hpp"
#include "src/read/rows.hpp"
#include "src/text/printable.hpp"
#include "src/tools/tools.hpp"
#include "src/train/rows.hpp"
#include "src/words/chosen_words.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace client::tools {

namespace {

struct Options {
    words::WordOptions words;
    std::string keymap = "default";
};

/// An activity with keys of a board, and what is wrong with a key file for it.
struct User {
    commands::CommandTable table;
    commands::KeyUser (*keys)(const commands::CommandTable& table);
    std::vector<keymaps::KeymapFault> faults{};
    keymaps::Keymap keymap{};
};

/// A key file does not name its user: it is the one who understands most of it.
User user_of(const std::string& keymap,
             const speech::Lexicon& lexicon,
             std::optional<rules::Letters> letters)
{
    std::vector<User> users;
    users.push_back({play::command_table(lexicon), play::player_keys});
    users.push_back({read::command_table(lexicon), read::reader_keys});
    users.push_back({train::command_table(lexicon), train::train_keys});
    for (auto& user : users)
        user.keymap = commands::chosen_keymap(keymap, user.keys(user.table), letters, user.faults);
    return std::move(
        *std::ranges::min_element(users, {}, [](const User& user) { return user.faults.size(); }));
}

cli::ExitStatus tell(const Options& options, const cli::Streams& streams)
{
    words::ChosenWords words{options.words};
    const auto& lexicon = words.language();
    const auto letters =
        options.words.notation ? std::optional{words.letters()} : std::optional<rules::Letters>{};
    const auto user = user_of(options.keymap, lexicon, letters);
    for (const auto& fault : user.faults)
        streams.err << words.shown(lexicon, commands::fault_words(lexicon, fault)) << '\n';
    std::set<std::string> told;
    for (const auto& [each, command, line] : user.keymap.bindings()) {
        if (!told.insert(command).second)
            continue;
        const auto keys = commands::keys_of(lexicon, user.keymap, command);
        const auto meaning =
            commands::meaning_of(lexicon, user.table, keys, user.table.read(command));
        streams.out << words.shown(lexicon, meaning.screen) << '\n';
    }
    return user.faults.empty() ? cli::ExitStatus::done : cli::ExitStatus::wrong_input;
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
