// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/pgn.hpp"

#include <cstdint>
#include <istream>
#include <memory>
#include <string>

namespace client::read {

/// The bytes of a file of games. What was opened stays readable when its name is gone.
class PgnFile {
public:
    /// Or why not, in English: it is a complaint of the command line.
    [[nodiscard]] static rules::Result<PgnFile, std::string> open(const std::string& path);
    /// A copy of a stream, which cannot be read twice.
    [[nodiscard]] static PgnFile copy_of(std::istream& stream);

    [[nodiscard]] rules::ByteSource from(std::uint64_t offset) const;

private:
    class Descriptor;
    explicit PgnFile(std::shared_ptr<const Descriptor> descriptor)
        : descriptor_{std::move(descriptor)}
    {
    }

    std::shared_ptr<const Descriptor> descriptor_;
};

}  // namespace client::read
