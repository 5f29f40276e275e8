// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/engine/channel.hpp"

#include <algorithm>
#include <asio.hpp>
#include <utility>

namespace client::engine {

Channel::Channel(asio::io_context& loop, Child child)
    : child_{std::move(child)}, input_{loop, child_.take_input()}, output_{loop,
                                                                           child_.take_output()}
{
}

void Channel::start(Ears ears)
{
    ears_ = std::move(ears);
    read();
}

void Channel::write(std::string_view line)
{
    unasked_ = 0;
    waiting_.append(line).push_back('\n');
    if (sending_.empty() && open_)
        send();
}

bool Channel::has_news()
{
    asio::posix::stream_descriptor::bytes_readable waiting;
    asio::error_code error;
    output_.io_control(waiting, error);
    return !error && waiting.get() > 0;
}

void Channel::close()
{
    if (!std::exchange(open_, false))
        return;
    asio::error_code ignored;
    input_.close(ignored);
    output_.close(ignored);
    const Child ended = std::move(child_);
}

void Channel::read()
{
    output_.async_read_some(
        asio::buffer(buffer_),
        [self = shared_from_this()](const asio::error_code& error, std::size_t size) {
            if (!self->open_)
                return;
            if (error)
                return self->end(End::closed);
            self->heard({self->buffer_.data(), size});
            if (self->open_)
                self->read();
        });
}

void Channel::heard(std::string_view bytes)
{
    unasked_ += bytes.size();
    if (unasked_ > most_unasked)
        return end(End::flood);
    while (!bytes.empty() && open_) {
        const auto size = std::min(bytes.size(), bytes.find('\n'));
        partial_.append(bytes.substr(0, std::min(size, longest_line - partial_.size())));
        const bool whole = size < bytes.size();
        bytes.remove_prefix(whole ? size + 1 : size);
        if (whole)
            finish_line();
    }
}

void Channel::finish_line()
{
    const std::string line = std::exchange(partial_, {});
    ears_.line(line);
}

void Channel::send()
{
    sending_ = std::exchange(waiting_, {});
    // A write that fails needs no answer: either the output ends too, or nothing more comes of it.
    asio::async_write(input_, asio::buffer(sending_),
                      [self = shared_from_this()](const asio::error_code& error, std::size_t) {
                          self->sending_.clear();
                          if (!error && self->open_ && !self->waiting_.empty())
                              self->send();
                      });
}

void Channel::end(End why)
{
    close();
    ears_.end(why);
}

}  // namespace client::engine
