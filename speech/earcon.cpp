// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/earcon.hpp"

#include <algorithm>

namespace speech {

namespace {

/// How far to the side the outermost files are.
constexpr double widest = 0.8;

}  // namespace

SoundPlace place_of(rules::Square square, rules::Color side)
{
    const int file = index(square.file());
    const int rank = index(square.rank());
    const bool white = side == rules::Color::white;
    return {widest * ((white ? file : 7 - file) - 3.5) / 3.5, white ? rank : 7 - rank};
}

Earcon earcon_of(const rules::MoveFacts& facts)
{
    if (facts.threat != rules::Threat::none)
        return Earcon::check;
    return facts.captured ? Earcon::capture : Earcon::move;
}

std::optional<Earcons> read_earcons(std::string_view text)
{
    if (text == "all")
        return Earcons{}.set();
    Earcons wanted;
    if (text == "off")
        return wanted;
    for (bool more = true; more;) {
        const auto comma = text.find(',');
        const auto* const name = std::ranges::find(earcon_names, text.substr(0, comma));
        if (name == earcon_names.end())
            return std::nullopt;
        wanted.set(static_cast<std::size_t>(name - earcon_names.begin()));
        more = comma != std::string_view::npos;
        text.remove_prefix(more ? comma + 1 : text.size());
    }
    return wanted;
}

}  // namespace speech
