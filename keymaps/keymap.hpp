// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/key.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace keymaps {

/// Why a line of a key file is not used.
struct KeymapFault {
    enum class Kind : std::uint8_t {
        closed,      ///< the whole file cannot be opened
        form,        ///< the line is no key and command
        no_key,      ///< `words` is what stands for one
        no_command,  ///< `words` is what stands for one
        taken,       ///< the keys `words` are bound in another line
        begins,      ///< they begin the keys `other` of another line
        continues,   ///< they begin with the keys `other` of another line
        several,     ///< the keys `words` come one after the other, where one is asked for
    };
    std::string file;
    unsigned line = 0;  ///< 0: it is about the whole file
    Kind kind{};
    std::string words{};
    std::string other{};
    unsigned other_line = 0;

    bool operator==(const KeymapFault&) const = default;
};

/// What the keys pressed so far mean.
struct Meaning {
    enum class Kind : std::uint8_t {
        unbound,
        begun,  ///< they begin a longer binding
        bound,
    };
    Kind kind = Kind::unbound;
    std::string_view command;  ///< as long as the key map lives

    bool operator==(const Meaning&) const = default;
};

struct Binding {
    Keys keys;
    std::string command;
    unsigned line = 0;  ///< where it stands in the file
};

/// Whether there is such a command: the names belong to the one who carries them out.
using KnownCommand = std::function<bool(std::string_view)>;

/// Which command each key means, read from a file that players can change.
class Keymap {
public:
    /// Reads what it can; every line that it cannot use becomes a fault.
    [[nodiscard]] static Keymap read(std::string_view toml,
                                     std::string file,
                                     const KnownCommand& known,
                                     std::vector<KeymapFault>& faults);
    /// The same from a file; one that cannot be opened is a fault.
    [[nodiscard]] static Keymap load(const std::filesystem::path& file,
                                     const KnownCommand& known,
                                     std::vector<KeymapFault>& faults);

    /// The same map with these bindings instead of whatever meant their commands or keys before. A
    /// command that loses its last letter by that gets one of those that have become free: letters
    /// stand beside the arrows, which some screen readers keep for themselves.
    [[nodiscard]] Keymap rebound(const std::vector<Binding>& wanted) const;

    /// The same map; commands that have no key in it get those of another map that are free.
    [[nodiscard]] Keymap completed(const Keymap& other,
                                   std::span<const std::string_view> commands) const;

    /// The same map for whoever asks for single keys: all other lines are faults.
    [[nodiscard]] Keymap of_single_keys(const std::string& file,
                                        std::vector<KeymapFault>& faults) const;

    [[nodiscard]] Meaning find(std::span<const Key> keys) const;
    /// In the order of the file.
    [[nodiscard]] const std::vector<Binding>& bindings() const { return bindings_; }

private:
    friend class KeymapReader;

    void bind(Binding binding);

    std::vector<Binding> bindings_;
    std::map<Keys, std::size_t> places_;  ///< into the bindings
};

/// Where the key map of a name or a path is: "vi" lies among the shipped ones, whatever has a slash
/// or an ending is a file.
[[nodiscard]] std::filesystem::path keymap_file(std::string_view name,
                                                const std::filesystem::path& shipped);

}  // namespace keymaps
