// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/file_descriptor.hpp"
#include "src/train/puzzle_bytes.hpp"

namespace client::train {

/// A file packed by zstd, unpacked while it is read. It can only be read forward, so that a jump
/// unpacks what it passes over: the first goes some way into the file, each further one a little
/// on, and at the end it begins anew. Whoever wants every puzzle of a large file with the same
/// chance unpacks the file.
[[nodiscard]] std::unique_ptr<PuzzleBytes> unpacked(FileDescriptor file);

}  // namespace client::train
