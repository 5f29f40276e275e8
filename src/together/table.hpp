// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/instant.hpp"
#include "rules/result.hpp"
#include "speech/enum_names.hpp"
#include "speech/message.hpp"
#include "src/host/activity.hpp"
#include "src/player/profile.hpp"
#include "src/words/chosen_words.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace client::together {

/// What somebody comes for. At the desk the last four are who the Laws know.
enum class Role : std::uint8_t {
    player,
    coach,
    watcher,
    arbiter,
    impaired,
    assistant,
    opponent,
};
inline constexpr speech::EnumNames<Role::opponent> role_names{{{
    {Role::player, "player"},
    {Role::coach, "coach"},
    {Role::watcher, "watcher"},
    {Role::arbiter, "arbiter"},
    {Role::impaired, "impaired"},
    {Role::assistant, "assistant"},
    {Role::opponent, "opponent"},
}}};

/// Who wants a seat, as his terminal introduces him. The name is fit to be printed.
struct Guest {
    std::string name;
    Role role = Role::player;
    words::WordOptions words{};
    player::Profile profile = player::Profile::screen_reader;
    player::Interface interface = player::Interface::line;
    std::size_t width = 40;  ///< of a braille display
};

/// Why there is no seat for somebody.
enum class NoSeat : std::uint8_t {
    full,
    role_unknown,  ///< nobody comes for that here
    in_tournament,
};

/// What several people share, each at a terminal of his own: a game, a lesson, a desk. It is as
/// pure as an activity. Each of them has an activity of his own in it, which speaks his words, sees
/// what he may see, and tells the others in `Reply::others`; what they do comes to it as
/// `inputs::Heard`. All of it happens in one thread of the hosting program.
class Table {
public:
    Table() = default;
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;
    Table(Table&&) = delete;
    Table& operator=(Table&&) = delete;
    virtual ~Table() = default;

    /// The activity of whoever takes this seat, which lives as long as the table does. The first
    /// seat was taken before anybody came.
    [[nodiscard]] virtual rules::Result<host::Activity*, NoSeat> seat(host::Seat seat,
                                                                      const Guest& guest) = 0;
    /// He sits there now, for the first time or again: what the others are told.
    [[nodiscard]] virtual std::vector<host::Addressed> arrived(host::Seat seat,
                                                               rules::Instant at) = 0;
    /// His terminal is gone, and the seat waits for him.
    [[nodiscard]] virtual std::vector<host::Addressed> lost(host::Seat seat, rules::Instant at) = 0;
    /// He has left and does not come back: the seat is free.
    [[nodiscard]] virtual std::vector<host::Addressed> left(host::Seat seat, rules::Instant at) = 0;
};

}  // namespace client::together
