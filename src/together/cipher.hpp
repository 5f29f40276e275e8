// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace client::together {

/// What makes bytes unreadable between two programs. It knows no socket: bytes go in and come out.
class Cipher {
public:
    Cipher() = default;
    Cipher(const Cipher&) = delete;
    Cipher& operator=(const Cipher&) = delete;
    Cipher(Cipher&&) = delete;
    Cipher& operator=(Cipher&&) = delete;
    virtual ~Cipher() = default;

    /// What came over the line, as it was written; none if the other end is not who it should be.
    [[nodiscard]] virtual std::optional<std::string> opened(std::string_view bytes) = 0;
    /// This is to be sent.
    virtual void seal(std::string_view text) = 0;
    /// What has to go over the line by now.
    [[nodiscard]] virtual std::string take_sealed() = 0;
};

}  // namespace client::together
