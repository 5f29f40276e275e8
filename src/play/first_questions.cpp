// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/first_questions.hpp"

#include "speech/messages.hpp"

#include <chrono>
#include <utility>

namespace client::play {

namespace {

/// As long as a reader takes to begin.
constexpr rules::Duration silence = std::chrono::seconds{4};

}  // namespace

host::Reply FirstQuestions::handle(const host::Input& input, rules::Instant at)
{
    namespace inputs = host::inputs;
    if (const auto* const line = std::get_if<inputs::Line>(&input.what))
        return answer(line->text, at);
    if (std::holds_alternative<inputs::Begin>(input.what))
        return ask(start_.question(words_.language()), at);
    if (std::holds_alternative<inputs::Tick>(input.what) && due_ && at >= *due_) {
        due_.reset();
        return read_out();
    }
    if (std::holds_alternative<inputs::Interrupt>(input.what))
        return host::line_dropped(words_.language());
    return {};
}

host::Reply FirstQuestions::ask(std::vector<std::string> lines, rules::Instant at)
{
    asked_ = std::move(lines);
    due_ = start_.is_heard() ? at : at + silence;
    host::tidings::Told told;
    for (const auto& line : asked_)
        told.lines.push_back({line, "", words_.language().voice()});
    return {{std::move(told)}, {}};
}

host::Reply FirstQuestions::answer(const std::string& line, rules::Instant at)
{
    const auto& language = words_.language();
    if (const auto wrong = start_.answer(language, line, words_.language_name()))
        return ask({*wrong}, at);
    if (!start_.is_done())
        return ask(start_.question(language), at);
    due_.reset();
    return {{}, {host::HostWish{host::wishes::Become{}}}};
}

host::Reply FirstQuestions::read_out() const
{
    std::string all;
    for (const auto& line : asked_)
        all += line + ". ";
    return {{host::tidings::Told{{}, {{"", all, words_.language().voice()}}}}, {}};
}

}  // namespace client::play
