// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/result.hpp"
#include "src/store/fault.hpp"
#include "src/store/saved_game.hpp"

#include <array>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace client::store {

class Database;

/// All games of a player. What keep was given is on the disk when it returns; if that cannot be, it
/// stays in memory and is tried again with every call.
class Store {
public:
    /// A game that this program plays now.
    enum class Open : std::size_t {};

    /// Nothing is opened or made before it is needed.
    explicit Store(std::filesystem::path folder);
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    Store(Store&&) noexcept;
    Store& operator=(Store&&) noexcept;
    /// Tries once more to write what is left.
    ~Store();

    /// A new game. It is written with its first event.
    [[nodiscard]] Open begin(GameHead head);
    /// Goes on with a saved game as it was loaded.
    [[nodiscard]] Open resume(const SavedGame& saved);
    /// Writes what has happened in the game since the last time, what the program was used for, and
    /// the result, all or nothing.
    [[nodiscard]] std::optional<News>
    keep(Open open, const rules::Game& game, std::span<const Use> uses = {});
    /// Writes how far the time has run since then, for whoever resumes after a crash. If that
    /// cannot be, a few seconds are lost, and the next event tells why.
    void reach(Open open, rules::Instant now);
    /// Writes what could not be written before.
    [[nodiscard]] std::optional<News> retry();
    /// None before the game is written.
    [[nodiscard]] std::optional<GameId> id(Open open) const;
    /// Whether everything of a game is on the disk.
    [[nodiscard]] bool holds(Open open) const;

    [[nodiscard]] const std::filesystem::path& file() const { return file_; }
    /// The newest first; those without a move are not worth telling.
    [[nodiscard]] rules::Result<std::vector<GameSummary>, Fault> games();
    [[nodiscard]] rules::Result<SavedGame, Fault> load(GameId id);
    /// Other names for those who played it; false: there is no such game.
    [[nodiscard]] rules::Result<bool, Fault> rename(GameId id,
                                                    const std::array<std::string, 2>& names);
    /// A game with all that was kept of it; false: there is no such game.
    [[nodiscard]] rules::Result<bool, Fault> remove(GameId id);
    /// The unfinished game that was last played, with a move at least.
    [[nodiscard]] rules::Result<SavedGame, Fault> load_latest();

private:
    struct Connection;
    struct Keeping;

    [[nodiscard]] Connection& connection();
    [[nodiscard]] std::optional<News> write();
    [[nodiscard]] bool exists() const;
    [[nodiscard]] rules::Result<bool, Fault>
    alter(GameId id, const std::function<void(Database& database, std::int64_t key)>& change);
    /// Why there can be no games here at all.
    [[nodiscard]] std::optional<Fault> absent() const;

    std::filesystem::path file_;
    std::unique_ptr<Connection> connection_;
    std::vector<Keeping> games_;
    bool in_trouble_ = false;
};

}  // namespace client::store
