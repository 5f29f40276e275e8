// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace client::cli {

/// From here on neither this program nor anything that it starts can talk to another machine: the
/// kernel refuses every socket that is not a local one (a tournament, Article 11.3.2). We never
/// ask for one ourselves; this is for libraries and for settings that would. Whether the kernel
/// agrees.
[[nodiscard]] bool forbid_network();

}  // namespace client::cli
