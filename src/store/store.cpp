// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/store/store.hpp"

#include "src/base/calendar.hpp"
#include "src/script/event_line.hpp"
#include "src/script/names.hpp"
#include "src/store/database.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace client::store {

namespace {

using rules::Color;
using rules::Result;
using rules::unexpected;

constexpr std::int64_t known_version = 1;

constexpr auto schema = R"(
CREATE TABLE game (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    white TEXT NOT NULL,
    black TEXT NOT NULL,
    engine TEXT NOT NULL,
    strength TEXT NOT NULL,
    own TEXT,
    started INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    options TEXT NOT NULL,
    moves INTEGER NOT NULL,
    result TEXT,
    reason TEXT
) STRICT;
CREATE TABLE event (
    game INTEGER NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
PRAGMA user_version = 1;
)";

/// Files of the first release have none of it, and its programs do not mind it.
constexpr auto later_schema = R"(
CREATE TABLE IF NOT EXISTS used (
    game INTEGER NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS reached (
    game INTEGER PRIMARY KEY REFERENCES game (id),
    milliseconds INTEGER NOT NULL
) STRICT;
)";

std::int64_t now()
{
    return std::chrono::duration_cast<std::chrono::seconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}

base::CalendarTime day(std::int64_t seconds)
{
    return base::CalendarTime{std::chrono::seconds{seconds}};
}

Fault damaged(std::string said)
{
    return {FaultKind::damaged, std::move(said)};
}

}  // namespace

/// The open database and the statements that are kept.
struct Store::Connection {
    Connection(const std::filesystem::path& file, Patience patience)
        : database{ready(file, patience)}
    {
    }

    /// The database with its tables.
    static Database ready(const std::filesystem::path& file, Patience patience)
    {
        Database database{file, patience};
        if (database.version() == 0) {
            Transaction transaction{database};
            if (database.version() == 0)  // nobody else has made them meanwhile
                database.run(schema);
            transaction.commit();
        }
        if (database.version() > known_version)
            throw DatabaseError{{FaultKind::newer, ""}};
        database.run(later_schema);
        return database;
    }

    Database database;
    Statement add_game = database.prepare(
        "INSERT INTO game (white, black, engine, strength, own, started, changed, options, moves) "
        "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7, 0)");
    Statement add_event =
        database.prepare("INSERT INTO event (game, number, line) VALUES (?1, ?2, ?3)");
    Statement add_use =
        database.prepare("INSERT INTO used (game, number, line) VALUES (?1, ?2, ?3)");
    Statement change = database.prepare(
        "UPDATE game SET changed = ?2, moves = ?3, result = ?4, reason = ?5 WHERE id = ?1");
    Statement head = database.prepare(
        "SELECT white, black, engine, strength, own, started, options FROM game WHERE id = ?1");
    Statement events = database.prepare("SELECT line FROM event WHERE game = ?1 ORDER BY number");
    Statement reach = database.prepare("INSERT INTO reached (game, milliseconds) VALUES (?1, ?2) "
                                       "ON CONFLICT (game) DO UPDATE SET milliseconds = ?2");
    Statement reached = database.prepare("SELECT milliseconds FROM reached WHERE game = ?1");
    Statement uses = database.prepare("SELECT line FROM used WHERE game = ?1 ORDER BY number");
    Statement list =
        database.prepare("SELECT id, white, black, started, changed, moves, result FROM game "
                         "WHERE moves > 0 OR result IS NOT NULL ORDER BY id DESC");
    Statement latest = database.prepare("SELECT id FROM game WHERE result IS NULL AND moves > 0 "
                                        "ORDER BY changed DESC, id DESC LIMIT 1");
};

/// A game that is played now, and how much of it is on the disk.
struct Store::Keeping {
    GameHead head;
    std::optional<GameId> id;
    /// Lines that are only ever added to.
    struct Lines {
        std::size_t written = 0;
        std::vector<std::string> waiting;

        template <class All, class Line>
        void take(const All& all, Line line)
        {
            for (std::size_t next = written + waiting.size(); next < all.size(); ++next)
                waiting.push_back(line(all[next]));
        }
        void write(Statement& add, std::int64_t game) const
        {
            auto number = static_cast<std::int64_t>(written);
            for (const std::string& line : waiting)
                add.with(game, number++, line).run();
        }
        void committed()
        {
            written += waiting.size();
            waiting.clear();
        }
    };
    Lines events{};
    Lines uses{};
    std::size_t moves = 0;
    std::optional<rules::Outcome> outcome;

    [[nodiscard]] bool waits() const { return !events.waiting.empty() || !uses.waiting.empty(); }

    void take(const rules::Game& game, std::span<const Use> used)
    {
        events.take(game.events(), script::event_line);
        uses.take(used, use_line);
        moves = game.record().size();
        outcome = game.outcome();
    }

    void write(Connection& to)
    {
        Transaction transaction{to.database};
        GameId game = id ? *id : add(to);
        const auto key = static_cast<std::int64_t>(game);
        events.write(to.add_event, key);
        uses.write(to.add_use, key);
        std::optional<std::string> result;
        std::optional<std::string> reason;
        if (outcome) {
            result = script::score_names[outcome->score];
            reason = script::reason_names[outcome->reason];
        }
        to.change.with(key, now(), static_cast<std::int64_t>(moves), result, reason).run();
        transaction.commit();
        id = game;
        events.committed();
        uses.committed();
    }

    [[nodiscard]] GameId add(Connection& to) const
    {
        std::optional<std::string> own;
        if (head.own)
            own = script::side_names[*head.own];
        to.add_game
            .with(head.names[0], head.names[1], head.engine, head.strength, own,
                  std::int64_t{head.started.time_since_epoch().count()},
                  script::header_lines(head.options))
            .run();
        return GameId{to.database.last_id()};
    }
};

namespace {

Result<GameHead, Fault> read_head(Statement& row)
{
    const auto options = script::read_header_lines(row.text(6).value_or(""));
    if (!options)
        return unexpected{damaged("expected " + options.error())};
    const auto own = row.text(4);
    return GameHead{{row.text(0).value_or(""), row.text(1).value_or("")},
                    row.text(2).value_or(""),
                    row.text(3).value_or(""),
                    own ? script::side_names.find(*own) : std::nullopt,
                    day(row.number(5)),
                    *options};
}

/// The last time that is known of a game.
rules::Instant read_time(const rules::Game& game, Statement& row)
{
    const auto events = game.events();
    const auto last = events.empty() ? rules::Instant{} : events.back().at;
    if (!row.next())
        return last;
    return std::max(last, rules::Instant{rules::Duration{row.number(0)}});
}

Result<rules::Game, Fault> read_game(const rules::GameOptions& options, Statement& rows)
{
    std::vector<rules::TimedEvent> events;
    while (rows.next()) {
        const auto line = rows.text(0).value_or("");
        auto event = script::read_event_line(line);
        if (!event)
            return unexpected{damaged(line + ": expected " + event.error())};
        events.push_back(*std::move(event));
    }
    return rules::Game::rebuilt(options, events);
}

Result<Uses, Fault> read_uses(Statement& rows)
{
    Uses uses;
    while (rows.next()) {
        const auto line = rows.text(0).value_or("");
        auto use = read_use_line(line);
        if (!use)
            return unexpected{damaged(line)};
        uses.push_back(*std::move(use));
    }
    return uses;
}

}  // namespace

Store::Store(std::filesystem::path folder) : file_{std::move(folder) / "games.sqlite"} {}
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;

Store::~Store()
{
    static_cast<void>(write());
}

Store::Open Store::begin(GameHead head)
{
    games_.push_back({std::move(head), std::nullopt, {}, {}, 0, std::nullopt});
    return Open{games_.size() - 1};
}

Store::Open Store::resume(const SavedGame& saved)
{
    games_.push_back({saved.head,
                      saved.id,
                      {saved.game.events().size(), {}},
                      {saved.uses.size(), {}},
                      0,
                      std::nullopt});
    return Open{games_.size() - 1};
}

std::optional<News> Store::keep(Open open, const rules::Game& game, std::span<const Use> uses)
{
    games_[static_cast<std::size_t>(open)].take(game, uses);
    return write();
}

void Store::reach(Open open, rules::Instant now)
{
    const auto& game = games_[static_cast<std::size_t>(open)];
    if (!game.id || game.waits())
        return;
    try {
        connection()
            .reach
            .with(static_cast<std::int64_t>(*game.id), std::int64_t{now.time_since_epoch().count()})
            .run();
    } catch (const DatabaseError&) {
        connection_.reset();
    }
}

std::optional<News> Store::retry()
{
    return write();
}

bool Store::holds(Open open) const
{
    return !games_[static_cast<std::size_t>(open)].waits();
}

std::optional<GameId> Store::id(Open open) const
{
    return games_[static_cast<std::size_t>(open)].id;
}

std::optional<News> Store::write()
{
    std::optional<Fault> first;
    for (Keeping& each : games_) {
        if (!each.waits())
            continue;
        try {
            each.write(connection());
        } catch (const DatabaseError& error) {
            // The file may be another one when it is tried again.
            connection_.reset();
            first = first ? first : error.fault();
        }
    }
    if (first)
        return std::exchange(in_trouble_, true) ? std::nullopt : std::optional<News>{*first};
    if (std::exchange(in_trouble_, false))
        return CaughtUp{};
    return std::nullopt;
}

Store::Connection& Store::connection()
{
    // A trouble that was told once is not waited for at every move.
    if (!connection_)
        connection_ =
            std::make_unique<Connection>(file_, in_trouble_ ? no_patience : usual_patience);
    return *connection_;
}

bool Store::exists() const
{
    std::error_code unknown;
    return connection_ || std::filesystem::exists(file_, unknown);
}

std::optional<Fault> Store::absent() const
{
    std::error_code unknown;
    const auto folder = file_.parent_path();
    const bool wrong =
        std::filesystem::exists(folder, unknown) && !std::filesystem::is_directory(folder, unknown);
    return wrong ? std::optional{Fault{FaultKind::no_folder, folder.string()}} : std::nullopt;
}

Result<std::vector<GameSummary>, Fault> Store::games()
{
    std::vector<GameSummary> all;
    if (const auto fault = absent())
        return unexpected{*fault};
    if (!exists())
        return all;
    try {
        Statement& row = connection().list;
        row.reset();
        while (row.next())
            all.push_back({GameId{row.number(0)},
                           {row.text(1).value_or(""), row.text(2).value_or("")},
                           day(row.number(3)),
                           day(row.number(4)),
                           row.number(5),
                           row.text(6)});
    } catch (const DatabaseError& error) {
        return unexpected{error.fault()};
    }
    return all;
}

Result<SavedGame, Fault> Store::load(GameId id)
{
    if (const auto fault = absent())
        return unexpected{*fault};
    if (!exists())
        return unexpected{Fault{FaultKind::unknown_game, ""}};
    try {
        const auto key = static_cast<std::int64_t>(id);
        Connection& from = connection();
        if (!from.head.with(key).next())
            return unexpected{Fault{FaultKind::unknown_game, ""}};
        auto head = read_head(from.head);
        from.head.reset();
        if (!head)
            return unexpected{head.error()};
        auto game = read_game(head->options, from.events.with(key));
        from.events.reset();
        if (!game)
            return unexpected{game.error()};
        const auto reached = read_time(*game, from.reached.with(key));
        from.reached.reset();
        auto uses = read_uses(from.uses.with(key));
        from.uses.reset();
        if (!uses)
            return unexpected{uses.error()};
        return SavedGame{id, *std::move(head), *std::move(game), reached, *std::move(uses)};
    } catch (const DatabaseError& error) {
        return unexpected{error.fault()};
    }
}

Result<bool, Fault> Store::rename(GameId id, const std::array<std::string, 2>& names)
{
    return alter(id, [&](Database& database, std::int64_t key) {
        database.prepare("UPDATE game SET white = ?2, black = ?3 WHERE id = ?1")
            .with(key, names[0], names[1])
            .run();
    });
}

Result<bool, Fault> Store::remove(GameId id)
{
    return alter(id, [](Database& database, std::int64_t key) {
        for (const auto* const table : {"used", "reached", "event"})
            database.prepare(fmt::format("DELETE FROM {} WHERE game = ?1", table)).with(key).run();
        database.prepare("DELETE FROM game WHERE id = ?1").with(key).run();
    });
}

Result<bool, Fault> Store::alter(GameId id,
                                 const std::function<void(Database&, std::int64_t)>& change)
{
    if (const auto fault = absent())
        return unexpected{*fault};
    if (!exists())
        return false;
    try {
        const auto key = static_cast<std::int64_t>(id);
        Connection& at = connection();
        const bool known = at.head.with(key).next();
        at.head.reset();
        if (!known)
            return false;
        Transaction transaction{at.database};
        change(at.database, key);
        transaction.commit();
        return true;
    } catch (const DatabaseError& error) {
        return unexpected{error.fault()};
    }
}

Result<SavedGame, Fault> Store::load_latest()
{
    if (const auto fault = absent())
        return unexpected{*fault};
    if (!exists())
        return unexpected{Fault{FaultKind::none_unfinished, ""}};
    std::optional<GameId> id;
    try {
        Statement& row = connection().latest;
        row.reset();
        if (row.next())
            id = GameId{row.number(0)};
        row.reset();
    } catch (const DatabaseError& error) {
        return unexpected{error.fault()};
    }
    return id ? load(*id) : unexpected{Fault{FaultKind::none_unfinished, ""}};
}

}  // namespace client::store
