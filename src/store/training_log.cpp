// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/store/training_log.hpp"

#include "src/store/database.hpp"

#include <system_error>
#include <utility>

namespace client::store {

namespace {

constexpr std::int64_t known_version = 1;

constexpr auto schema = R"(
CREATE TABLE trained (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    drill TEXT NOT NULL,
    item TEXT NOT NULL,
    level INTEGER NOT NULL,
    quarter INTEGER NOT NULL,
    outcome TEXT NOT NULL
) STRICT;
PRAGMA user_version = 1;
)";

Database ready(const std::filesystem::path& file, Patience patience)
{
    Database database{file, patience};
    if (database.version() == 0) {
        Transaction transaction{database};
        if (database.version() == 0)  // nobody else has made it meanwhile
            database.run(schema);
        transaction.commit();
    }
    if (database.version() > known_version)
        throw DatabaseError{{FaultKind::newer, ""}};
    return database;
}

Trained read_row(const Statement& row)
{
    return {base::CalendarTime{std::chrono::seconds{row.number(0)}},
            row.text(1).value_or(""),
            row.text(2).value_or(""),
            static_cast<int>(row.number(3)),
            static_cast<int>(row.number(4)),
            outcome_names.find(row.text(5).value_or("")).value_or(Outcome::wrong)};
}

}  // namespace

struct TrainingLog::Connection {
    Connection(const std::filesystem::path& file, Patience patience)
        : database{ready(file, patience)}
    {
    }

    Database database;
    Statement add = database.prepare("INSERT INTO trained (at, drill, item, level, quarter, "
                                     "outcome) VALUES (?1, ?2, ?3, ?4, ?5, ?6)");
    Statement list = database.prepare(
        "SELECT at, drill, item, level, quarter, outcome FROM trained ORDER BY number");
};

TrainingLog::TrainingLog(std::filesystem::path folder)
    : file_{std::move(folder) / "training.sqlite"}
{
}
TrainingLog::~TrainingLog() = default;

TrainingLog::Connection& TrainingLog::connection()
{
    // A trouble that was told once is not waited for at every question.
    if (!connection_)
        connection_ =
            std::make_unique<Connection>(file_, in_trouble_ ? no_patience : usual_patience);
    return *connection_;
}

rules::Result<std::vector<Trained>, Fault> TrainingLog::all()
{
    std::vector<Trained> all;
    std::error_code unknown;
    if (!connection_ && !std::filesystem::exists(file_, unknown))
        return all;
    try {
        Statement& row = connection().list;
        row.reset();
        while (row.next())
            all.push_back(read_row(row));
    } catch (const DatabaseError& error) {
        connection_.reset();
        return rules::unexpected{error.fault()};
    }
    return all;
}

std::optional<News> TrainingLog::keep(std::span<const Trained> now)
{
    if (now.size() == written_)
        return std::nullopt;
    try {
        Connection& to = connection();
        Transaction transaction{to.database};
        for (const auto& each : now.subspan(written_))
            to.add
                .with(std::int64_t{each.at.time_since_epoch().count()}, each.drill, each.item,
                      std::int64_t{each.level}, std::int64_t{each.quarter},
                      std::string{outcome_names[each.outcome]})
                .run();
        transaction.commit();
        written_ = now.size();
    } catch (const DatabaseError& error) {
        connection_.reset();  // the file may be another one when it is tried again
        return std::exchange(in_trouble_, true) ? std::nullopt : std::optional<News>{error.fault()};
    }
    return std::exchange(in_trouble_, false) ? std::optional<News>{CaughtUp{}} : std::nullopt;
}

}  // namespace client::store
