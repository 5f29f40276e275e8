// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/read/read_session.hpp"

#include <string_view>

namespace client::reading {

/// A command of the reader: its name, what help says about it, and what it does.
struct ReadSession::Row {
    std::string_view name;
    std::string_view short_form;
    bool needs_game = true;
    Handler obey = nullptr;
    speech::Message help;
};

}  // namespace client::reading
