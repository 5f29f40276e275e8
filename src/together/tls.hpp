// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/together/cipher.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace client::together {

/// A secret that both ends know.
using Secret = std::vector<unsigned char>;

/// What stands behind a code, at a price that makes guessing dear: scrypt with 64 MB. Both ends
/// give something new to it, so that nothing can be worked out beforehand. Throws
/// std::runtime_error where OpenSSL is missing.
[[nodiscard]] Secret secret_of(std::string_view code, std::string_view given);

/// TLS 1.3 by OpenSSL: the ends know each other by the secret, and the keys are new each time, so
/// that whoever finds it later cannot read what was said.
[[nodiscard]] std::unique_ptr<Cipher> tls_host(const Secret& secret);
[[nodiscard]] std::unique_ptr<Cipher> tls_guest(const Secret& secret);

}  // namespace client::together
