// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/store/database.hpp"

#include "src/base/private_file.hpp"

#include <algorithm>
#include <array>
#include <sqlite3.h>
#include <utility>

namespace client::store {

namespace {

struct Row {
    int code;
    FaultKind kind;
};
constexpr std::array kinds{
    Row{SQLITE_FULL, FaultKind::full},
    Row{SQLITE_NOTADB, FaultKind::damaged},
    Row{SQLITE_CORRUPT, FaultKind::damaged},
    Row{SQLITE_BUSY, FaultKind::busy},
    Row{SQLITE_LOCKED, FaultKind::busy},
    Row{SQLITE_CONSTRAINT, FaultKind::conflict},
    Row{SQLITE_SCHEMA, FaultKind::damaged},
    Row{SQLITE_ERROR, FaultKind::damaged},  // a table or a column is not there
};

[[noreturn]] void fail(sqlite3* connection)
{
    const int code = sqlite3_errcode(connection) & 0xff;
    const auto* const row = std::ranges::find(kinds, code, &Row::code);
    throw DatabaseError{
        {row == kinds.end() ? FaultKind::unwritable : row->kind, sqlite3_errmsg(connection)}};
}

/// Nobody but its owner reads it; what SQLite puts beside a file has the same readers.
void hide_from_others(const std::filesystem::path& file)
{
    std::error_code unknown;
    if (!std::filesystem::exists(file, unknown))
        static_cast<void>(base::append_private(file, ""));
    std::filesystem::permissions(
        file, std::filesystem::perms::group_all | std::filesystem::perms::others_all,
        std::filesystem::perm_options::remove, unknown);
}

}  // namespace

void Statement::Finalize::operator()(sqlite3_stmt* statement) const
{
    sqlite3_finalize(statement);
}

void Database::Close::operator()(sqlite3* connection) const
{
    sqlite3_close(connection);
}

bool Statement::next()
{
    const int code = sqlite3_step(statement_.get());
    if (code != SQLITE_ROW && code != SQLITE_DONE)
        fail(sqlite3_db_handle(statement_.get()));
    if (code == SQLITE_DONE)
        reset();
    return code == SQLITE_ROW;
}

void Statement::run()
{
    while (next())
        continue;
}

std::int64_t Statement::number(int column) const
{
    return sqlite3_column_int64(statement_.get(), column);
}

std::optional<std::string> Statement::text(int column) const
{
    const auto* const text = sqlite3_column_text(statement_.get(), column);
    if (text == nullptr)
        return std::nullopt;
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column));
    return std::string{text, text + size};
}

void Statement::reset()
{
    sqlite3_reset(statement_.get());
}

void Statement::bind(int number, std::int64_t value)
{
    sqlite3_bind_int64(statement_.get(), number, value);
}

void Statement::bind(int number, const std::string& value)
{
    sqlite3_bind_text64(statement_.get(), number, value.data(), value.size(), SQLITE_TRANSIENT,
                        SQLITE_UTF8);
}

void Statement::bind(int number, const std::optional<std::string>& value)
{
    if (value)
        bind(number, *value);
    else
        sqlite3_bind_null(statement_.get(), number);
}

Database::Database(const std::filesystem::path& file, Patience patience)
{
    std::error_code failed;
    base::make_private_folder(file.parent_path());
    std::filesystem::create_directories(file.parent_path(), failed);
    if (failed)
        throw DatabaseError{{FaultKind::unwritable, failed.message()}};
    hide_from_others(file);
    sqlite3* opened = nullptr;
    const int code =
        sqlite3_open_v2(file.c_str(), &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
    connection_.reset(opened);
    if (code != SQLITE_OK)
        fail(opened);
    use_write_ahead_log(patience);
    sqlite3_busy_timeout(opened, static_cast<int>(patience.count()));
    run("PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON");
}

/// The busy time-out does not cover two programs that change over at the same moment, so that the
/// waiting is done here, once.
void Database::use_write_ahead_log(Patience patience)
{
    constexpr Patience pause{20};
    const auto end = std::chrono::steady_clock::now() + patience;
    while (true) {
        try {
            return run("PRAGMA journal_mode=WAL");
        } catch (const DatabaseError& error) {
            const bool is_late = std::chrono::steady_clock::now() >= end;
            if (error.fault().kind != FaultKind::busy || is_late)
                throw;
        }
        sqlite3_sleep(static_cast<int>(pause.count()));
    }
}

void Database::run(const std::string& commands)
{
    if (sqlite3_exec(connection_.get(), commands.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
        fail(connection_.get());
}

Statement Database::prepare(std::string_view command)
{
    sqlite3_stmt* statement = nullptr;
    const int code =
        sqlite3_prepare_v3(connection_.get(), command.data(), static_cast<int>(command.size()),
                           SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
    if (code != SQLITE_OK)
        fail(connection_.get());
    return Statement{statement};
}

std::int64_t Database::last_id() const
{
    return sqlite3_last_insert_rowid(connection_.get());
}

std::int64_t Database::version()
{
    auto statement = prepare("PRAGMA user_version");
    return statement.next() ? statement.number(0) : 0;
}

Transaction::~Transaction()
{
    if (database_ == nullptr)
        return;
    try {
        database_->run("ROLLBACK");
    } catch (const DatabaseError&) {
        // A full disk or a damaged file has already ended the transaction.
        return;
    }
}

void Transaction::commit()
{
    database_->run("COMMIT");
    database_ = nullptr;
}

}  // namespace client::store
