// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/game_keeping.hpp"

#include "src/store/store_words.hpp"

#include <algorithm>
#include <chrono>

namespace client::play {

namespace {

/// A crash costs nobody more than this of a running clock.
constexpr rules::Duration lost_in_a_crash = std::chrono::seconds{5};
/// What could not be written is tried again so often, although nothing happens.
constexpr rules::Duration between_tries = std::chrono::seconds{1};

}  // namespace

host::Tidings GameKeeping::keep(rules::Instant now)
{
    auto& session = playing_.session();
    const auto news = store_.keep(*open_, session.game(), session.state().uses);
    session.set_keeping(store_.holds(*open_) ? play::Keeping::kept : play::Keeping::waits);
    tried_ = now;
    if (const auto next = next_reach(); next && *next <= now) {
        store_.reach(*open_, now);
        reached_ = now;
    }
    if (!news)
        return {};
    const auto& language = playing_.words().language();
    const auto sentence = store::news_words(language, *news, store_.file());
    return {
        host::tidings::Said{host::tidings::Kind::news, {{sentence, sentence, language.voice()}}}};
}

std::optional<rules::Instant> GameKeeping::due(rules::Instant /*now*/) const
{
    const auto reach = next_reach();
    if (!waits())
        return reach;
    const auto again = tried_ + between_tries;
    return reach ? std::min(*reach, again) : again;
}

std::optional<rules::Instant> GameKeeping::next_reach() const
{
    if (!playing_.session().game().clock().running())
        return std::nullopt;
    return reached_ + lost_in_a_crash;
}

}  // namespace client::play
