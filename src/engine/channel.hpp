// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/engine/child.hpp"

#include <array>
#include <asio/io_context.hpp>
#include <asio/posix/stream_descriptor.hpp>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace client::engine {

/// Lines to and from a child. Nothing here blocks, and nothing grows without bound: of a line that
/// is too long the beginning counts, and a child that says too much between two lines of ours is
/// cut off.
class Channel : public std::enable_shared_from_this<Channel> {
public:
    static constexpr std::size_t longest_line = std::size_t{1} << 14;
    /// A long search of a talkative engine stays below a tenth of this.
    static constexpr std::size_t most_unasked = std::size_t{1} << 23;

    enum class End : std::uint8_t { closed, flood };
    /// Both are called by the loop, never before start returns and never after close.
    struct Ears {
        std::function<void(std::string_view line)> line;
        std::function<void(End why)> end;
    };

    Channel(asio::io_context& loop, Child child);

    void start(Ears ears);
    void write(std::string_view line);
    /// Whether the child has said something that was not yet read.
    [[nodiscard]] bool has_news();
    /// Ends the child.
    void close();

private:
    void read();
    void heard(std::string_view bytes);
    void finish_line();
    void send();
    void end(End why);

    Child child_;
    asio::posix::stream_descriptor input_;
    asio::posix::stream_descriptor output_;
    Ears ears_;
    bool open_ = true;
    std::array<char, std::size_t{1} << 14> buffer_{};
    std::string partial_;
    std::size_t unasked_ = 0;
    std::string waiting_;
    std::string sending_;
};

}  // namespace client::engine
