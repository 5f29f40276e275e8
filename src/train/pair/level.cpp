// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/pair/level.hpp"

namespace client::train::pair {

rules::TimeControl control_of(Level level)
{
    return rules::read_time_control(level == Level::clock ? "5+15" : "upcount").value();
}

}  // namespace client::train::pair
