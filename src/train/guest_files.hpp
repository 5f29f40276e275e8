// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/guest_course.hpp"

/// What the program has brought along for the sighted guest. What cannot be read is thrown as a
/// runtime_error: the program is not whole.
namespace client::train {

[[nodiscard]] GuestCourse shipped_guest_course(const speech::Lexicon& language);
/// Those of Appendix D, which the guest is taught.
[[nodiscard]] speech::Lexicon words_of_announcements();

}  // namespace client::train
