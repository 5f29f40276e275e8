// SPDX-License-Identifier: GPL-3.0-or-later
#include "keymaps/keymap.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>
#include <system_error>
#include <toml++/toml.h>
#include <utility>

namespace keymaps {

namespace {

constexpr std::size_t longest_command = 200;

bool is_blank_or_comment(std::string_view line)
{
    const auto first = line.find_first_not_of(" \t");
    return first == std::string_view::npos || line[first] == '#';
}

/// Keys and command as they are written in one line.
struct Entry {
    std::string keys;
    std::string command;
};

std::optional<Entry> parse_entry(std::string_view line)
{
    constexpr std::size_t longest = 4096;  // more might be nested deeper than can be read
    if (line.size() > longest)
        return std::nullopt;
    try {
        const auto table = toml::parse(line);
        for (const auto& [key, node] : table)
            if (auto command = node.value_exact<std::string>(); command && table.size() == 1)
                return Entry{std::string{key.str()}, std::move(*command)};
        return std::nullopt;
    } catch (const toml::parse_error&) {
        return std::nullopt;
    }
}

bool begins_with(const Keys& keys, const Keys& beginning)
{
    return keys.size() > beginning.size() &&
           std::equal(beginning.begin(), beginning.end(), keys.begin());
}

}  // namespace

/// Reads a key file line by line, because each line stands alone: a fault in one leaves the others
/// in force.
class KeymapReader {
public:
    KeymapReader(std::string file, const KnownCommand& known, std::vector<KeymapFault>& faults)
        : file_{std::move(file)}, known_{known}, faults_{faults}
    {
    }

    Keymap read(std::string_view toml)
    {
        while (!toml.empty()) {
            const auto length = std::min(toml.find('\n'), toml.size());
            ++line_;
            auto line = toml.substr(0, length);
            if (line.ends_with('\r'))
                line.remove_suffix(1);
            if (!is_blank_or_comment(line))
                read_line(line);
            toml.remove_prefix(std::min(length + 1, toml.size()));
        }
        return std::move(keymap_);
    }

private:
    using Kind = KeymapFault::Kind;

    void read_line(std::string_view line)
    {
        const auto entry = parse_entry(line);
        if (!entry)
            return fault(Kind::form);
        auto keys = parse_keys(entry->keys);
        if (!keys)
            return fault(Kind::no_key, entry->keys);
        if (entry->command.size() > longest_command || !known_(entry->command))
            return fault(Kind::no_command, entry->command.substr(0, longest_command));
        if (is_free(*keys))
            keymap_.bind({std::move(*keys), entry->command, line_});
    }

    bool is_free(const Keys& keys)
    {
        for (const auto& other : keymap_.bindings_) {
            const auto kind = clash(keys, other.keys);
            if (!kind)
                continue;
            fault(*kind, text(keys), text(other.keys), other.line);
            return false;
        }
        return true;
    }

    static std::optional<Kind> clash(const Keys& keys, const Keys& bound)
    {
        if (keys == bound)
            return Kind::taken;
        if (begins_with(bound, keys))
            return Kind::begins;
        return begins_with(keys, bound) ? std::optional{Kind::continues} : std::nullopt;
    }

    void fault(Kind kind, std::string words = {}, std::string other = {}, unsigned other_line = 0)
    {
        faults_.push_back({file_, line_, kind, std::move(words), std::move(other), other_line});
    }

    std::string file_;
    const KnownCommand& known_;
    std::vector<KeymapFault>& faults_;
    Keymap keymap_;
    unsigned line_ = 0;
};

Keymap Keymap::read(std::string_view toml,
                    std::string file,
                    const KnownCommand& known,
                    std::vector<KeymapFault>& faults)
{
    return KeymapReader{std::move(file), known, faults}.read(toml);
}

Keymap Keymap::load(const std::filesystem::path& file,
                    const KnownCommand& known,
                    std::vector<KeymapFault>& faults)
{
    std::error_code none;
    std::ifstream stream{std::filesystem::is_regular_file(file, none) ? file
                                                                      : std::filesystem::path{},
                         std::ios::binary};
    if (!stream) {
        faults.push_back({file.string(), 0, KeymapFault::Kind::closed});
        return {};
    }
    const std::string toml{std::istreambuf_iterator<char>{stream}, {}};
    return read(toml, file.string(), known, faults);
}

void Keymap::bind(Binding binding)
{
    places_.emplace(binding.keys, bindings_.size());
    bindings_.push_back(std::move(binding));
}

Keymap Keymap::rebound(const std::vector<Binding>& wanted) const
{
    const auto is_wanted_command = [&](const Binding& binding) {
        return std::ranges::find(wanted, binding.command, &Binding::command) != wanted.end();
    };
    const auto is_wanted_key = [&](const Key& key) {
        return std::ranges::any_of(wanted,
                                   [&](const Binding& each) { return each.keys.front() == key; });
    };
    Keymap result;
    std::vector<Keys> free;
    std::vector<Binding> displaced;
    for (const auto& binding : bindings_) {
        const bool taken = is_wanted_key(binding.keys.front());
        if (is_wanted_command(binding) && binding.keys.size() == 1 && !taken)
            free.push_back(binding.keys);
        else if (taken && !is_wanted_command(binding))
            displaced.push_back(binding);
        else if (!is_wanted_command(binding))
            result.bind(binding);
    }
    for (const auto& binding : wanted)
        result.bind(binding);
    for (const auto& binding : displaced) {
        const bool kept = std::ranges::any_of(result.bindings_, [&](const Binding& each) {
            return each.command == binding.command && each.keys.front().writes();
        });
        if (free.empty() || kept)
            continue;
        result.bind({free.front(), binding.command, binding.line});
        free.erase(free.begin());
    }
    return result;
}

Keymap Keymap::completed(const Keymap& other, std::span<const std::string_view> commands) const
{
    Keymap result = *this;
    const auto is_taken = [&](const Keys& keys) {
        return std::ranges::any_of(bindings_, [&](const Binding& each) {
            return each.keys == keys || begins_with(each.keys, keys) ||
                   begins_with(keys, each.keys);
        });
    };
    for (const auto& binding : other.bindings_) {
        const bool wanted = std::ranges::find(commands, binding.command) != commands.end();
        const bool lacking =
            std::ranges::find(bindings_, binding.command, &Binding::command) == bindings_.end();
        if (wanted && lacking && !is_taken(binding.keys))
            result.bind(binding);
    }
    return result;
}

Keymap Keymap::of_single_keys(const std::string& file, std::vector<KeymapFault>& faults) const
{
    Keymap result;
    for (const auto& binding : bindings_) {
        if (binding.keys.size() == 1)
            result.bind(binding);
        else
            faults.push_back({file, binding.line, KeymapFault::Kind::several, text(binding.keys)});
    }
    return result;
}

Meaning Keymap::find(std::span<const Key> keys) const
{
    const Keys pressed{keys.begin(), keys.end()};
    const auto place = places_.lower_bound(pressed);
    if (pressed.empty() || place == places_.end())
        return {};
    if (place->first == pressed)
        return {Meaning::Kind::bound, bindings_[place->second].command};
    // Keys are in order, so that whatever they begin comes right behind them.
    return {begins_with(place->first, pressed) ? Meaning::Kind::begun : Meaning::Kind::unbound, {}};
}

std::filesystem::path keymap_file(std::string_view name, const std::filesystem::path& shipped)
{
    const bool is_file = name.find_first_of("/.") != std::string_view::npos;
    return is_file ? std::filesystem::path{name} : shipped / (std::string{name} + ".toml");
}

}  // namespace keymaps
