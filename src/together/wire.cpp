// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/together/wire.hpp"

#include <asio/buffer.hpp>
#include <asio/write.hpp>
#include <utility>

namespace client::together {

Wire::Wire(Socket socket, std::unique_ptr<Cipher> cipher)
    : socket_{std::move(socket)}, cipher_{std::move(cipher)}
{
}

void Wire::start(Ears ears)
{
    ears_ = std::move(ears);
    open_ = true;
    send({});  // what a cipher begins with
    read();
}

void Wire::read()
{
    socket_.async_read_some(
        asio::buffer(buffer_),
        [self = shared_from_this()](const std::error_code& error, std::size_t size) {
            if (!self->open_)
                return;
            if (error)
                return self->end(End::gone);
            self->heard({self->buffer_.data(), size});
            if (self->open_)
                self->read();
        });
}

void Wire::heard(std::string_view bytes)
{
    std::optional<std::string> plain{bytes};
    if (cipher_) {
        plain = cipher_->opened(bytes);
        send({});
    }
    if (!plain)
        return end(End::refused);
    lines_.feed(*plain);
    const auto hear = ears_.line;  // which may close the wire
    for (auto line = lines_.next(); line && open_; line = lines_.next())
        hear(*line);
    if (open_ && lines_.is_too_long())
        end(End::flood);
}

void Wire::send(std::string_view line)
{
    if (!open_)
        return;
    if (cipher_) {
        cipher_->seal(line);
        waiting_ += cipher_->take_sealed();
    } else {
        waiting_ += line;
    }
    if (waiting_.size() > most_unsent)
        return end(End::flood);
    write();
}

void Wire::write()
{
    if (!sending_.empty() || waiting_.empty())
        return;
    sending_ = std::exchange(waiting_, {});
    asio::async_write(socket_, asio::buffer(sending_),
                      [self = shared_from_this()](const std::error_code& error, std::size_t) {
                          self->sending_.clear();
                          if (error || (!self->open_ && self->waiting_.empty()))
                              self->hang_up();
                          else
                              self->write();
                      });
}

void Wire::close()
{
    open_ = false;
    ears_ = {};
    if (sending_.empty())
        hang_up();
}

/// What is read of it then ends with a fault, which nobody hears who does not listen any more.
void Wire::hang_up()
{
    std::error_code gone;
    socket_.close(gone);
}

void Wire::end(End why)
{
    const auto tell = std::exchange(ears_, {}).end;
    open_ = false;
    hang_up();
    tell(why);
}

}  // namespace client::together
