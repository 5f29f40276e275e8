// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/host/activity.hpp"
#include "src/together/fields.hpp"
#include "src/together/requests.hpp"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// What the program that hosts sends to a terminal.
namespace client::together {

/// Why somebody is sent away, now or later.
enum class Parting : std::uint8_t {
    full,
    role_unknown,   ///< nobody comes for that here
    in_tournament,  ///< where this may not be
    name_taken,     ///< somebody of that name sits there
    version,        ///< the two programs speak differently
    not_understood,
    flood,
    wrong_code,
    closed,  ///< the activity is over
};

namespace news {

/// Who hosts what here.
struct Notice {
    int version = protocol_version;
    std::string name;
    std::string activity;  ///< as the program's command is called: play, assist, train
    std::string place;     ///< "free": a seat waits for somebody, "full" or "watch"

    bool operator==(const Notice&) const = default;
};
struct Welcome {
    host::Seat seat{};
    std::string name;  ///< of who hosts
    std::string activity;
    std::string token;  ///< to come back with

    bool operator==(const Welcome&) const = default;
};
struct Parted {
    Parting why{};
    bool operator==(const Parted&) const = default;
};
/// A move that was played: it is worded where it is told.
struct Played {
    host::tidings::Played told;
};
/// Whose sounds a sentence has: those of its kind, or the ones that are told with it.
enum class Sounds : std::uint8_t { of_kind, told };
/// Where in its tiding a sentence stands.
enum class Standing : std::uint8_t { first, next };
struct Sentence {
    host::tidings::Kind kind{};
    Sounds sounds = Sounds::of_kind;
    Standing standing = Standing::first;
    speech::Utterance said;

    bool operator==(const Sentence&) const = default;
};
/// What his terminal is to do.
struct Wished {
    host::HostWish wish;
};
/// Something of what is to be seen has changed: one line of it, by its name and number.
struct Seen {
    Fields fields;
    bool operator==(const Seen&) const = default;
};
/// What came of one input is told whole.
struct Done {
    bool operator==(const Done&) const = default;
};
struct Pong {
    bool operator==(const Pong&) const = default;
};

}  // namespace news

using News = std::variant<news::Notice,
                          news::Welcome,
                          news::Parted,
                          news::Played,
                          news::Sentence,
                          news::Wished,
                          news::Seen,
                          news::Done,
                          news::Pong>;

[[nodiscard]] std::string written(const News& news);
[[nodiscard]] rules::Result<News, LineFault> read_news(std::string_view line);

/// What is told of a tiding at another terminal, in these words, with its sounds.
[[nodiscard]] std::vector<News>
news_of(words::ChosenWords& words, const host::Tiding& tiding, std::optional<rules::Color> asks);
/// Only what a terminal may be asked to do by another program.
[[nodiscard]] std::optional<News> news_of(const host::Wish& wish);

}  // namespace client::together
