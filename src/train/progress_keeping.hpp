// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/host/keeping.hpp"
#include "src/store/training_log.hpp"
#include "src/train/training.hpp"

namespace client::train {

/// What was trained, in the store before it is told.
class ProgressKeeping : public host::Keeping {
public:
    /// Both must outlive it.
    ProgressKeeping(store::TrainingLog& log, Training& training) : log_{log}, training_{training} {}

    [[nodiscard]] host::Tidings keep(rules::Instant now) override;

private:
    store::TrainingLog& log_;
    Training& training_;
};

}  // namespace client::train
