// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace client::clock {

/// Where something is kept: in the folder given, else where the system keeps such data.
[[nodiscard]] std::filesystem::path kept_file(const std::string& folder, const std::string& name);

/// What is new about keeping; each is told once.
enum class KeepNews : std::uint8_t {
    failed,  ///< a crash would cost more than usual now
    again,
};

/// The file in which a clock or a game at the desk survives a crash. What was written stays, what
/// is new is added.
class Keeper {
public:
    explicit Keeper(std::filesystem::path file);

    /// What the last run left behind; empty if it ended in order.
    [[nodiscard]] std::string read() const;
    [[nodiscard]] std::optional<KeepNews> keep(const std::string& journal);
    void forget();
    /// What the last run left behind is put aside, where it does no harm and can be found, beside
    /// whatever was put aside earlier.
    void put_aside();
    [[nodiscard]] const std::filesystem::path& file() const { return file_; }

private:
    [[nodiscard]] bool write(const std::string& journal) const;

    std::filesystem::path file_;
    std::string kept_;
    bool failing_ = false;
};

}  // namespace client::clock
