// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/groups.hpp"
#include "src/train/progress.hpp"

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <set>
#include <string>

namespace client::train {

/// How somebody wants to train.
struct CourseOptions {
    std::optional<int> level{};              ///< to begin with; none: where it was left
    std::optional<rules::Duration> limit{};  ///< for each answer
    int questions = 20;
    rules::Duration length = std::chrono::minutes{10};
    Supplies supplies{};
};

/// One drill from its first question to its last: which question comes next, how hard it is, and
/// when it is enough.
class Course {
public:
    Course(const ListedDrill& drill,
           const CourseOptions& options,
           const Reached* reached,
           rules::Instant now);

    /// The next question. Kinds that are not known well come more often.
    void ask(const Teller& teller, Random& random, const Reached* reached, rules::Instant now);
    /// The question is asked anew, or heard to its end only now: from here its time runs.
    void wait_from(rules::Instant now) { asked_ = now; }
    [[nodiscard]] Verdict judge(const Teller& teller, std::string_view text, rules::Instant now);
    /// What the engine has played; none: it is gone, and is not asked again.
    [[nodiscard]] Verdict
    engine_played(const Teller& teller, std::optional<rules::Move> move, rules::Instant now);
    /// The next hint, fainter ones first; none if all were given.
    [[nodiscard]] std::optional<speech::Word> hint(const Teller& teller);
    /// The question has come to this end: what is to be kept of it.
    [[nodiscard]] store::Trained finish(store::Outcome outcome, base::CalendarTime at);
    /// The question comes again some other time.
    void skip() { repeated_.insert(item()); }

    /// How the question ends if it ends rightly now.
    [[nodiscard]] store::Outcome right_now() const
    {
        return helped_ ? store::Outcome::helped : store::Outcome::right;
    }
    [[nodiscard]] bool is_over(rules::Instant now) const;
    /// When the time for an answer is up.
    [[nodiscard]] std::optional<rules::Instant> deadline() const;
    [[nodiscard]] int level() const { return level_; }
    void set_level(int level) { level_ = level; }
    [[nodiscard]] const ListedDrill& drill() const { return drill_; }
    [[nodiscard]] bool awaits_engine() const { return task_->engines_turn().has_value(); }
    [[nodiscard]] const Supplies& supplies() const { return options_.supplies; }
    [[nodiscard]] const Task& task() const { return *task_; }
    [[nodiscard]] const Count& score() const { return score_; }
    /// Kinds of questions that were not known.
    [[nodiscard]] const std::set<std::string>& repeated() const { return repeated_; }

private:
    [[nodiscard]] std::string item() const;
    [[nodiscard]] Verdict noted(Verdict verdict, rules::Instant now);
    void draw(Random& random, const Reached* reached);
    [[nodiscard]] std::size_t next_item(Random& random, const Reached* reached) const;
    void change_level(bool known);

    ListedDrill drill_;
    CourseOptions options_;
    rules::Instant begun_;
    rules::Instant asked_;
    std::unique_ptr<Task> task_;
    std::size_t item_ = 0;
    int level_ = 1;
    int known_in_a_row_ = 0;
    int unknown_in_a_row_ = 0;
    std::size_t hints_ = 0;  ///< given for this question
    bool helped_ = false;
    Count score_;
    std::set<std::string> repeated_;
};

}  // namespace client::train
