// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace client::clock {

/// Where something is kept: in the folder given, else where the system keeps such data.
[[nodiscard]] std::filesystem::path kept_file(const std::string& folder, const std::string& name);

/// The file in which a clock or a game at the desk survives a crash. What was written stays, what
/// is new is added.
class Keeper {
public:
    explicit Keeper(std::filesystem::path file);

    /// What the last run left behind; empty if it ended in order.
    [[nodiscard]] std::string read() const;
    void keep(const std::string& journal);
    void forget();
    /// What the last run left behind is put aside, where it does no harm and can be found.
    void put_aside() const;

private:
    std::filesystem::path file_;
    std::string kept_;
};

}  // namespace client::clock
