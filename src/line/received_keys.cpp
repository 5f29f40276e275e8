// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/line/received_keys.hpp"

#include "rules/code_points.hpp"

namespace client {

namespace {

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
