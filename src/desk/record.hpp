// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/envelope.hpp"
#include "rules/game.hpp"
#include "src/base/calendar.hpp"
#include "src/script/headers.hpp"
#include "src/store/saved_game.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// A game at the desk with all that must survive a crash.
namespace client::desk {

/// The event before it was taken back.
struct Retracted {};
/// The desk was opened, anew or after a crash: its time stands beside that of the world.
struct Opened {
    base::CalendarTime when{};
};
/// In a tournament the log shows what was used: boards and papers, too, which change nothing.
struct Looked {
    std::string command;
};
/// What the arbiter wants to stand on the papers, in his own words.
struct Noted {
    std::string text;
};
/// The record was not as it had been written when the desk was opened: these lines of its file.
struct Damaged {
    enum class Kind : std::uint8_t { changed, unread };
    Kind kind{};
    std::string lines;  ///< "7, 9-12"

    bool operator==(const Damaged&) const = default;
};
/// The move that was typed last was another one; its time stays.
struct Amended {
    std::string move;
};
struct Step {
    rules::Instant at{};
    std::variant<rules::Event, Retracted, Opened, Looked, Noted, Damaged, Amended> what;
};

/// What a record holds.
struct Kept {
    script::Headers head;
    base::CalendarTime opened{};
    std::vector<Step> steps;
    std::vector<std::size_t> unread;  ///< lines of the file that say nothing, from 1
};
/// All that can be read: the last line may be torn. None if there is no game in it.
[[nodiscard]] std::optional<Kept> read_kept(std::string_view text);

/// The game as the steps leave it.
[[nodiscard]] rules::Game game_of(const Kept& kept);

/// Whether this is the envelope, by all that stands outside on it, or the slip of a move that was
/// sealed in the game.
[[nodiscard]] bool has_sealed(const Kept& kept, const rules::Envelope& envelope);
[[nodiscard]] bool has_sealed(const Kept& kept, const rules::Slip& slip);

/// What was done, for people: without what the desk understood by it, and without a sealed move.
[[nodiscard]] std::string told(const rules::Event& event);
/// As it is typed, and stands in the record.
[[nodiscard]] std::string told(const Noted& noted);

/// The game and its lines, to which something is only ever added.
class Record {
public:
    Record(const script::Headers& head, base::CalendarTime opened);

    rules::Facts apply(const rules::Event& event, rules::Instant at);
    /// The arbiter's own slip: the last event is taken out of the game, and comes back.
    std::optional<rules::Event> retract(rules::Instant at);
    /// The move that was typed last as a whole, and the board before it; none if there is none.
    struct Typed {
        rules::GivenMove move;
        rules::Placement before;
    };
    [[nodiscard]] std::optional<Typed> last_typed() const;
    /// That move was another one. False if the game would then not have gone on as it did.
    bool amend(const std::string& move, rules::Instant at);
    void open_again(rules::Instant at, base::CalendarTime when);
    void look(rules::Instant at, std::string_view command);
    void note(rules::Instant at, const Noted& noted);
    void note(rules::Instant at, const Damaged& damaged);

    [[nodiscard]] const rules::Game& game() const { return game_; }
    [[nodiscard]] const script::EventData& data() const { return data_; }
    [[nodiscard]] base::CalendarTime opened() const { return opened_; }
    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] const std::vector<Damaged>& damages() const { return damages_; }
    /// What was opened is known: nobody makes that undone.
    [[nodiscard]] bool would_close_envelope() const;

private:
    [[nodiscard]] std::vector<rules::TimedEvent>::const_iterator last_play() const;
    void give_time_back(rules::Instant slip, rules::Instant at, bool stood);
    /// Otherwise time passed by itself, or by us.
    [[nodiscard]] bool is_slip(const rules::TimedEvent& each) const;
    void add_own(rules::TimedEvent event);

    rules::GameOptions options_;
    rules::Game game_;
    script::EventData data_;
    std::vector<rules::TimedEvent> done_;  ///< what counted, and has not been taken back
    bool just_opened_ = false;
    std::vector<rules::TimedEvent> own_;  ///< of the desk itself, as after a crash: nobody's slips
    base::CalendarTime opened_;
    std::string text_;
    std::vector<Damaged> damages_;
};

}  // namespace client::desk
