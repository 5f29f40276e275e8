// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/together/visiting.hpp"

#include "src/player/interface_choice.hpp"

#include <asio/steady_timer.hpp>
#include <chrono>
#include <utility>

namespace client::together {

namespace {

/// A program that does not answer for so long will not.
constexpr std::chrono::seconds patience{5};

}  // namespace

Visiting::Visiting(host::Stage& stage, words::ChosenWords& words, commands::CommandTable table)
    : stage_{stage}, words_{words}, table_{std::move(table)}
{
}

Visiting::~Visiting()
{
    if (wire_)
        wire_->close();
}

std::optional<std::optional<Parting>>
Visiting::enter(Wire::Socket socket, const Guest& guest, Visitor visitor)
{
    visitor_ = visitor;
    wire_ = std::make_shared<Wire>(std::move(socket));
    wire_->start({.line = [this](std::string_view line) { hear(line); },
                  .end = [this](Wire::End) { end(std::nullopt); }});
    wire_->send(written(requests::Hello{.guest = guest}));
    wait_for_answer();
    if (stand_ == Stand::within)
        return std::nullopt;
    return why_;
}

void Visiting::wait_for_answer()
{
    asio::steady_timer timer{stage_.loop().context(), patience};
    timer.async_wait([this](const std::error_code& error) {
        if (!error)
            stage_.loop().stop();
    });
    if (stand_ == Stand::before)
        stage_.loop().run();
}

void Visiting::hear(std::string_view line)
{
    auto read = read_news(line);
    if (!read)
        return end(Parting::not_understood);
    if (const auto* const parted = std::get_if<news::Parted>(&*read))
        return end(parted->why);
    if (stand_ == Stand::before) {
        const auto* const welcome = std::get_if<news::Welcome>(&*read);
        if (welcome == nullptr)
            return end(Parting::not_understood);
        host_ = welcome->name;
        stand_ = Stand::within;
        return stage_.loop().stop();
    }
    take(*std::move(read));
}

void Visiting::take(News each)
{
    if (!visit_)
        return waiting_.push_back(std::move(each));
    if (const auto input = visit_->take(std::move(each)))
        stage_.take(*input);
}

void Visiting::end(std::optional<Parting> why)
{
    const bool was_before = stand_ == Stand::before;
    wire_->close();
    why_ = why;
    stand_ = Stand::away;
    if (was_before)
        return stage_.loop().stop();
    if (visit_)
        stage_.take(visit_->ended(why));
}

cli::ExitStatus Visiting::run(const player::PlayerOptions& options, const commands::KeyUser& keys)
{
    const auto profile = player::profile_of(options);
    host::NoKeeping nothing;
    auto scenery = host::board_scenery(options, profile, words_, nothing, keys);
    auto& loop = stage_.loop();
    visit_.emplace(
        words_, table_,
        Visit::Manner{visitor_, player::style_of(options, profile), scenery.interface, host_},
        [this](const Request& request) { wire_->send(written(request)); },
        [&loop] { return std::chrono::duration_cast<Age>(loop.now() - loop.moment()); });
    loop.soon([this] {
        for (auto& each : std::exchange(waiting_, {}))
            take(std::move(each));
        if (stand_ == Stand::away)
            stage_.take(visit_->ended(why_));
    });
    const auto status = stage_.run(options, *visit_, std::move(scenery));
    visit_.reset();
    return status;
}

}  // namespace client::together
