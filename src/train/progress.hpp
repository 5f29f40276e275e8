// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/store/training_log.hpp"

#include <array>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace client::train {

/// A kind of question in Leitner's boxes: what was known comes again later and later, what was not
/// known the next day.
struct Card {
    static constexpr int boxes = 5;

    int box = 1;
    base::CalendarTime asked{};

    [[nodiscard]] bool is_due(base::CalendarTime now) const;
};

struct Count {
    int asked = 0;
    int right = 0;

    [[nodiscard]] int percent() const { return asked == 0 ? 0 : 100 * right / asked; }
    bool operator==(const Count&) const = default;
};

/// What was reached in one drill.
struct Reached {
    int level = 1;  ///< where it goes on
    int best = 1;
    Count count{};
    std::array<Count, 4> quarters{};  ///< of its sessions: who gets tired falls off
    std::map<std::string, Card, std::less<>> cards{};  ///< by kind of question

    [[nodiscard]] bool is_due(base::CalendarTime now) const;
    /// The lowest of its boxes.
    [[nodiscard]] int lowest_box() const;
    /// 0: never asked.
    [[nodiscard]] int box(std::string_view item) const;
};

/// All that was reached: it follows from what was trained, and from nothing else.
class Progress {
public:
    explicit Progress(std::span<const store::Trained> earlier = {});

    void add(store::Trained trained);
    /// None where nothing was trained.
    [[nodiscard]] const Reached* of(std::string_view drill) const;
    [[nodiscard]] const std::map<std::string, Reached, std::less<>>& drills() const
    {
        return drills_;
    }
    [[nodiscard]] bool empty() const { return drills_.empty(); }
    /// What was trained since it was made, to be kept.
    [[nodiscard]] std::span<const store::Trained> now() const { return now_; }

private:
    void count(const store::Trained& trained);

    std::map<std::string, Reached, std::less<>> drills_;
    std::vector<store::Trained> now_;
};

}  // namespace client::train
