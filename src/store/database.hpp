// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/store/fault.hpp"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace client::store {

/// Thrown when the database cannot do what it was asked for.
class DatabaseError : public std::runtime_error {
public:
    explicit DatabaseError(Fault fault) : std::runtime_error{fault.said}, fault_{std::move(fault)}
    {
    }
    [[nodiscard]] const Fault& fault() const { return fault_; }

private:
    Fault fault_;
};

/// A statement that is kept and used again and again.
class Statement {
public:
    /// Sets the parameters in their order and forgets what was read before.
    template <class... Values>
    Statement& with(const Values&... values)
    {
        reset();
        int number = 0;
        (bind(++number, values), ...);
        return *this;
    }
    /// The next row, or none.
    [[nodiscard]] bool next();
    /// To the end; for statements without rows.
    void run();
    [[nodiscard]] std::int64_t number(int column) const;
    [[nodiscard]] std::optional<std::string> text(int column) const;
    void reset();

private:
    friend class Database;
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };
    explicit Statement(sqlite3_stmt* statement) : statement_{statement} {}

    void bind(int number, std::int64_t value);
    void bind(int number, const std::string& value);
    void bind(int number, const std::optional<std::string>& value);

    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

/// How long anything waits for other programs that use the same file. Players' clocks may run
/// meanwhile, and a trouble is to be told within a second.
using Patience = std::chrono::milliseconds;
constexpr Patience usual_patience{250};
constexpr Patience no_patience{0};

/// A database in one file: every commit is on the disk when it returns, and other programs may use
/// the file at the same time.
class Database {
public:
    /// Makes the folder and the file where there are none.
    explicit Database(const std::filesystem::path& file, Patience patience = usual_patience);

    void run(const std::string& commands);
    [[nodiscard]] Statement prepare(std::string_view command);
    [[nodiscard]] std::int64_t last_id() const;
    /// A number that a program can keep in the file.
    [[nodiscard]] std::int64_t version();

private:
    struct Close {
        void operator()(sqlite3* connection) const;
    };
    void use_write_ahead_log(Patience patience);

    std::unique_ptr<sqlite3, Close> connection_;
};

/// Either all that happens while it lives, and then commit, or nothing.
class Transaction {
public:
    explicit Transaction(Database& database) : database_{&database}
    {
        database_->run("BEGIN IMMEDIATE");
    }
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    Transaction(Transaction&&) = delete;
    Transaction& operator=(Transaction&&) = delete;
    ~Transaction();

    void commit();

private:
    Database* database_;
};

}  // namespace client::store
