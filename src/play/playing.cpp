// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/playing.hpp"

#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "src/board/last_move.hpp"
#include "src/play/session_scene.hpp"

#include <utility>
#include <variant>

namespace client::play {

void Playing::set_up(SessionOptions options, std::shared_ptr<SharedGame> shared)
{
    session_.emplace(std::move(options), std::move(shared), words_);
}

void Playing::set_up(SessionOptions options)
{
    session_.emplace(std::move(options), words_);
}

void Playing::set_up(SessionOptions options, store::SavedGame saved)
{
    session_.emplace(std::move(options), std::move(saved.game), words_, std::move(saved.uses));
}

host::Reply Playing::handle(const host::Input& input, rules::Instant at)
{
    namespace inputs = host::inputs;
    auto& session = *session_;
    return std::visit(
        speech::Overloaded{
            [&](const inputs::Begin& begin) { return session.handle(begin, at); },
            [&](const inputs::Line& line) { return session.handle_line(line.text, at); },
            [&](const commands::Command& command) { return session.handle(command, at); },
            [&](const commands::KeysStruck& struck) { return session.handle(struck, at); },
            [&](const inputs::Abandoned&) { return session.handle_key("release", at); },
            [&](const inputs::Tick& tick) { return session.handle(tick, at); },
            [](const inputs::StillSpeaking&) { return host::Reply{}; },
            [&](const inputs::Interrupt&) { return host::line_dropped(words_.language()); },
            [&](const inputs::End&) { return session.handle_key("quit", at); },
            [&](const inputs::FileWritten& written) { return session.handle(written, at); },
            [&](const inputs::NoMorePages& none) { return session.handle(none, at); },
            [&](const inputs::Reported& reported) { return take(reported, at); },
            [&](const inputs::Answered& answered) { return session.handle(answered, at); },
            [&](const inputs::Settled& settled) { return session.handle(settled, at); },
            [&](const inputs::Heard& heard) { return session.handle(heard, at); },
        },
        input.what);
}

host::Reply Playing::take(const host::inputs::Reported& reported, rules::Instant at)
{
    auto reply = session_->handle(reported, at);
    if (std::holds_alternative<engine::EngineFault>(reported.report))
        reply.wishes.emplace_back(host::wishes::Lacks{});
    return reply;
}

std::optional<rules::Instant> Playing::due(rules::Instant now) const
{
    return session_->due(now);
}

std::vector<std::string> Playing::completions(const std::string& part) const
{
    auto found = Activity::completions(part);
    std::erase_if(found, [&](const auto& name) { return !session_->makes_sense(name); });
    return found;
}

host::Attention Playing::attention() const
{
    const auto& state = session_->state();
    // A script's game is the same on every machine: it waits for what is being proved, too.
    const bool busy =
        state.thinking || state.starting || state.advice || state.proofs.are_awaited();
    return busy ? host::Attention::busy : host::Attention::free;
}

host::Scene Playing::scene(rules::Instant now)
{
    return scene_of(*session_, words_, style_, now);
}

bool Playing::is_learning() const
{
    return session_->state().cursor.learning;
}

std::optional<commands::Command> Playing::answer_of(const keymaps::Key& key) const
{
    return session_->answer_of(key);
}

std::optional<rules::Color> Playing::speaker() const
{
    return session_->state().speaker();
}

std::string Playing::last_move()
{
    return board::last_move(session_->game(), words_.letters());
}

}  // namespace client::play
