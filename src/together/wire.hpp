// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/together/cipher.hpp"
#include "src/together/fields.hpp"

#include <array>
#include <asio/generic/stream_protocol.hpp>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace client::together {

/// Lines to and from another program. Nothing here blocks, and nothing grows without bound: who
/// sends a line without an end, or does not take what he is sent, is cut off.
class Wire : public std::enable_shared_from_this<Wire> {
public:
    using Socket = asio::generic::stream_protocol::socket;
    /// Nobody who listens is so far behind.
    static constexpr std::size_t most_unsent = std::size_t{1} << 20;

    enum class End : std::uint8_t { gone, flood, refused };
    /// Both are called by the loop, never before start returns and never after close.
    struct Ears {
        std::function<void(std::string_view line)> line;
        std::function<void(End why)> end;
    };

    /// Without a cipher everything is sent as it is.
    explicit Wire(Socket socket, std::unique_ptr<Cipher> cipher = {});

    void start(Ears ears);
    /// A line with its end.
    void send(std::string_view line);
    /// Nothing is heard any more; what was sent before still leaves.
    void close();

private:
    void read();
    void heard(std::string_view bytes);
    void write();
    void hang_up();
    void end(End why);

    Socket socket_;
    std::unique_ptr<Cipher> cipher_;
    Ears ears_;
    LineReader lines_;
    bool open_ = false;
    std::array<char, std::size_t{1} << 14> buffer_{};
    std::string waiting_;
    std::string sending_;
};

}  // namespace client::together
