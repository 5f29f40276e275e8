// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/result.hpp"
#include "speech/enum_names.hpp"
#include "src/base/calendar.hpp"
#include "src/store/fault.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace client::store {

/// How a question of a drill ended.
enum class Outcome : std::uint8_t {
    right,
    helped,  ///< right in the end, after hints or slips
    wrong,
    given_up,
    late,
};
inline constexpr speech::EnumNames<Outcome::late> outcome_names{{{
    {Outcome::right, "right"},
    {Outcome::helped, "helped"},
    {Outcome::wrong, "wrong"},
    {Outcome::given_up, "given-up"},
    {Outcome::late, "late"},
}}};

/// A question that was asked and came to its end.
struct Trained {
    base::CalendarTime at{};
    std::string drill;
    std::string item;  ///< the kind of question; empty where the drill knows one only
    int level = 1;
    int quarter = 1;  ///< of the session, from 1 to 4
    Outcome outcome{};

    bool operator==(const Trained&) const = default;
};

/// All that was ever trained here, in a file beside the games.
class TrainingLog {
public:
    /// Nothing is opened or made before it is needed.
    explicit TrainingLog(std::filesystem::path folder);
    TrainingLog(const TrainingLog&) = delete;
    TrainingLog& operator=(const TrainingLog&) = delete;
    TrainingLog(TrainingLog&&) = delete;
    TrainingLog& operator=(TrainingLog&&) = delete;
    ~TrainingLog();

    [[nodiscard]] const std::filesystem::path& file() const { return file_; }
    /// The oldest first.
    [[nodiscard]] rules::Result<std::vector<Trained>, Fault> all();
    /// Of what was trained now, which only grows, that which is not yet on the disk is written, all
    /// or nothing.
    [[nodiscard]] std::optional<News> keep(std::span<const Trained> now);

private:
    struct Connection;
    [[nodiscard]] Connection& connection();

    std::filesystem::path file_;
    std::unique_ptr<Connection> connection_;
    std::size_t written_ = 0;
    bool in_trouble_ = false;
};

}  // namespace client::store
