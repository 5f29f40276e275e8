// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/line/received_keys.hpp"

#include "rules/code_points.hpp"

#include <algorithm>
#include <array>

namespace client {

namespace {

/// What terminals send for keys that have no character, where nobody asks terminfo: xterm and its
/// kin, the console of Linux, and the signs of a number pad in its own mode.
struct Sequence {
    std::string_view bytes;
    std::string_view name;
};
constexpr std::array sequences{
    Sequence{"\x1BOP", "F1"},    Sequence{"\x1BOQ", "F2"},    Sequence{"\x1BOR", "F3"},
    Sequence{"\x1BOS", "F4"},    Sequence{"\x1B[[A", "F1"},   Sequence{"\x1B[[B", "F2"},
    Sequence{"\x1B[[C", "F3"},   Sequence{"\x1B[[D", "F4"},   Sequence{"\x1B[[E", "F5"},
    Sequence{"\x1B[11~", "F1"},  Sequence{"\x1B[12~", "F2"},  Sequence{"\x1B[13~", "F3"},
    Sequence{"\x1B[14~", "F4"},  Sequence{"\x1B[15~", "F5"},  Sequence{"\x1B[17~", "F6"},
    Sequence{"\x1B[18~", "F7"},  Sequence{"\x1B[19~", "F8"},  Sequence{"\x1B[20~", "F9"},
    Sequence{"\x1B[21~", "F10"}, Sequence{"\x1B[23~", "F11"}, Sequence{"\x1B[24~", "F12"},
    Sequence{"\x1BOj", "*"},     Sequence{"\x1BOk", "+"},     Sequence{"\x1BOm", "-"},
    Sequence{"\x1BOM", "enter"},
};

/// How many bytes the character takes that begins so.
std::size_t length_of(unsigned char first)
{
    const bool begins_more = first >= 0xC2U && first < 0xF5U;
    return !begins_more ? 1 : first < 0xE0U ? 2 : first < 0xF0U ? 3 : 4;
}

}  // namespace

std::optional<ReceivedKeys::Received> ReceivedKeys::next()
{
    if (bytes_.empty() || length_of(static_cast<unsigned char>(bytes_.front())) > bytes_.size())
        return std::nullopt;
    const auto known = std::ranges::find_if(
        sequences, [&](const Sequence& each) { return bytes_.starts_with(each.bytes); });
    if (known != sequences.end()) {
        bytes_.erase(0, known->bytes.size());
        return Received{{keymaps::Key::parse(known->name)}, std::string{known->bytes}};
    }
    std::string_view rest = bytes_;
    KeyReader reader{[&]() -> Pressed {
        if (rest.empty())
            return {};
        const auto first = rules::decode_first(rest);
        rest.remove_prefix(first ? first->bytes : 1);
        // Bytes that are no character are a key that nobody knows.
        return first ? Pressed{Pressed::Kind::character, first->point, {}}
                     : Pressed{Pressed::Kind::named, 0, {}};
    }};
    const auto stroke = reader.next();
    Received received{*stroke, bytes_.substr(0, bytes_.size() - rest.size())};
    bytes_.erase(0, received.bytes.size());
    return received;
}

}  // namespace client
