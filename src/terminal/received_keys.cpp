// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/terminal/received_keys.hpp"

#include "rules/code_points.hpp"
#include "src/terminal/key_sequences.hpp"

#include <algorithm>
#include <utility>

namespace client::terminal {

namespace {

constexpr char escape = '\x1B';
/// Escape is a key of its own, and who strikes it wants an answer.
constexpr std::chrono::milliseconds escape_patience{100};
/// Nothing else begins so: a slow line has the time that readline gives it.
constexpr std::chrono::milliseconds sequence_patience{500};

/// ECMA-48: until a final character from @ to ~.
bool is_part_of_sequence(std::string_view bytes)
{
    const bool introduced = bytes.starts_with("\x1B[") || bytes.starts_with("\x1BO");
    return introduced && std::ranges::all_of(bytes.substr(2), [](unsigned char each) {
               return each >= ' ' && each < '@';
           });
}

}  // namespace

bool ReceivedKeys::is_begun() const
{
    const std::string_view bytes = bytes_;
    const bool alt = bytes.starts_with(escape);
    return (alt && bytes.size() == 1) || rules::is_part_of_character(bytes.substr(alt ? 1 : 0)) ||
           is_part_of_sequence(bytes) ||
           std::ranges::any_of(key_sequences, [&](const KeySequence& each) {
               return each.bytes.size() > bytes.size() && each.bytes.starts_with(bytes);
           });
}

std::chrono::milliseconds ReceivedKeys::patience() const
{
    return bytes_.size() == 1 && bytes_.front() == escape ? escape_patience : sequence_patience;
}

std::optional<ReceivedKeys::Received> ReceivedKeys::next(Rest rest_of_key)
{
    if (bytes_.empty() || (rest_of_key == Rest::may_come && is_begun()))
        return std::nullopt;
    const auto known = std::ranges::find_if(
        key_sequences, [&](const KeySequence& each) { return bytes_.starts_with(each.bytes); });
    if (known != key_sequences.end())
        return take({keymaps::Key::parse(known->name)}, known->bytes.size());
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
    return take(*stroke, bytes_.size() - rest.size());
}

void ReceivedKeys::add(std::string_view bytes, Time at)
{
    bytes_ += bytes;
    if (!bytes.empty())
        reads_.push_back({bytes.size(), at});
}

ReceivedKeys::Received ReceivedKeys::take(Stroke stroke, std::size_t size)
{
    Received received{std::move(stroke), bytes_.substr(0, size), reads_.front().at};
    bytes_.erase(0, size);
    while (!reads_.empty() && reads_.front().size <= size) {
        size -= reads_.front().size;
        reads_.pop_front();
    }
    if (size > 0)
        reads_.front().size -= size;
    return received;
}

}  // namespace client::terminal
