// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/commands/chosen_keymap.hpp"

#include "rules/code_points.hpp"
#include "speech/board_arguments.hpp"
#include "speech/messages.hpp"
#include "speech/names.hpp"
#include "src/cli/places.hpp"
#include "src/text/printable.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace client::commands {

namespace {

/// Small letters go to the next piece, capitals to the previous one. Of a notation that gives two
/// pieces the same letter, or writes one with two, only clear letters are keys.
std::vector<keymaps::Binding> piece_keys(rules::Letters letters)
{
    std::vector<keymaps::Binding> bindings;
    const auto bind = [&](std::u32string_view letter, const std::string& command) {
        const auto key = keymaps::Key::parse(rules::encode(letter));
        const bool used = std::ranges::any_of(
            bindings, [&](const auto& each) { return key && each.keys.front() == *key; });
        if (key && !used)
            bindings.push_back({{*key}, command, 0});
    };
    for (const auto role : speech::dearest_first) {
        const auto text = piece_letter(letters, {rules::Color::white, role});
        const auto points = rules::CodePoints::decode(text);
        if (!points || points->view().size() != 1)
            continue;
        const std::string name{speech::role_names[role]};
        const char32_t capital = points->view()[0];
        const char32_t small = rules::small_letter(capital);
        bind({&small, 1}, "next " + name);
        if (small != capital)
            bind({&capital, 1}, "previous " + name);
    }
    return bindings;
}

/// The map of that name, or the usual one where there is none.
keymaps::Keymap
loaded(std::string_view name, const KeyUser& user, std::vector<keymaps::KeymapFault>& faults)
{
    const auto load = [&](std::string_view each, auto& found) {
        const auto file = keymaps::keymap_file(each, cli::data_folder() / "keymaps");
        auto map = keymaps::Keymap::load(file, user.known, found);
        return user.strokes == Strokes::one ? map.of_single_keys(file.string(), found) : map;
    };
    auto keymap = load(name, faults);
    std::vector<keymaps::KeymapFault> shipped;
    auto usual = load(user.usual, shipped);
    return keymap.bindings().empty() ? usual : keymap.completed(usual, user.needed);
}

}  // namespace

keymaps::Keymap chosen_keymap(std::string_view name,
                              const KeyUser& user,
                              std::optional<rules::Letters> letters,
                              std::vector<keymaps::KeymapFault>& faults)
{
    const auto keymap = loaded(name, user, faults);
    const bool own =
        letters && *letters != rules::Letters::en && *letters != rules::Letters::figurine;
    return own ? keymap.rebound(piece_keys(*letters)) : keymap;
}

namespace {

std::string reason(const speech::Lexicon& lexicon, const keymaps::KeymapFault& fault)
{
    using Kind = keymaps::KeymapFault::Kind;
    const auto key = text::printable(fault.words);
    const auto other = text::printable(fault.other);
    const auto line = std::to_string(fault.other_line);
    switch (fault.kind) {
    case Kind::closed:
        return lexicon.say("keys-closed");
    case Kind::form:
        return lexicon.say("keys-form");
    case Kind::no_key:
        return lexicon.say("keys-no-key", {{"key", key}});
    case Kind::no_command:
        return lexicon.say("keys-no-command", {{"command", key}});
    case Kind::taken:
        return lexicon.say("keys-taken", {{"key", key}, {"line", line}});
    case Kind::several:
        return lexicon.say("keys-one-key", {{"key", key}});
    case Kind::begins:
        return lexicon.say("keys-begins", {{"key", key}, {"other", other}, {"line", line}});
    case Kind::continues:
        return lexicon.say("keys-continues", {{"key", key}, {"other", other}, {"line", line}});
    }
    return {};
}

}  // namespace

std::string fault_words(const speech::Lexicon& lexicon, const keymaps::KeymapFault& fault)
{
    const auto file = text::printable(fault.file);
    const auto line = std::to_string(fault.line);
    const auto place =
        fault.line == 0 ? file : lexicon.say("file-line", {{"file", file}, {"line", line}});
    return place + ": " + reason(lexicon, fault);
}

}  // namespace client::commands
