// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fen.hpp"
#include "rules/mating.hpp"
#include "rules/position.hpp"
#include "rules/setup.hpp"
#include "speech/messages.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/option_checks.hpp"
#include "src/terminal/at_terminal.hpp"
#include "src/tools/tools.hpp"
#include "src/words/chosen_words.hpp"
#include "src/words/position_complaints.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cassert>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <future>
#include <istream>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

namespace client::tools {

namespace {

struct JudgeOptions {
    std::string input;  ///< "-" or nothing
    std::string fen{rules::initial_fen};
    std::uint64_t nodes = rules::default_mating_budget;
    words::WordOptions words;
};

/// A complaint in the language that was chosen.
std::string told(const JudgeOptions& options, const std::string& complaint)
{
    words::ChosenWords words{options.words};
    const auto& language = words.language();
    return words.shown(language, cli::in_words(language, complaint));
}

std::string_view word(rules::Answer answer)
{
    switch (answer) {
    case rules::Answer::no:
        return "no";
    case rules::Answer::yes:
        return "yes";
    case rules::Answer::undetermined:
        return "undetermined";
    }
    assert(false);
    return {};
}

/// What is asked of a lawful position.
struct Verdict {
    std::string_view state;
    rules::Answer white_can_mate;
    rules::Answer black_can_mate;
};

std::string_view state(const rules::Position& position, bool dead)
{
    if (position.is_mate())
        return "mate";
    if (position.is_stalemate())
        return "stalemate";
    if (dead)
        return "dead";
    return position.in_check() ? "check" : "normal";
}

Verdict judge_position(const rules::Position& position, std::uint64_t nodes)
{
    using rules::Answer;
    const auto white = rules::can_mate(position, rules::Color::white, nodes).answer;
    const auto black = rules::can_mate(position, rules::Color::black, nodes).answer;
    const bool dead = white == Answer::no && black == Answer::no;
    return {state(position, dead), white, black};
}

void tell_of_wait(const JudgeOptions& options, const cli::Streams& streams)
{
    words::ChosenWords words{options.words};
    const auto& language = words.language();
    streams.err << fmt::format("annabella judge: {}.\n",
                               words.shown(language, language.say("verdict-follows")));
    streams.err.flush();
}

/// The same for somebody who waits: what takes longer than a moment is said to.
Verdict judge_aloud(const rules::Position& position,
                    const JudgeOptions& options,
                    const cli::Streams& streams)
{
    constexpr std::chrono::milliseconds moment{100};
    auto verdict =
        std::async(std::launch::async, [&] { return judge_position(position, options.nodes); });
    if (verdict.wait_for(moment) == std::future_status::timeout)
        tell_of_wait(options, streams);
    return verdict.get();
}

cli::ExitStatus judge_one(const JudgeOptions& options, const cli::Streams& streams)
{
    const auto setup = rules::read_fen(options.fen);
    if (!setup)
        return cli::give_up(streams, "judge", told(options, words::complaint(setup.error())));
    const auto position = rules::Position::from(*setup);
    if (!position) {
        streams.out << fmt::format("position: illegal: {}\n",
                                   told(options, words::reasons(position.error())));
        return cli::ExitStatus::done;
    }
    const auto faults = rules::faults(*setup);
    streams.out << (faults.empty() ? "position: legal\n"
                                   : fmt::format("position: unreachable: {}\n",
                                                 told(options, words::reasons(faults))));
    streams.out << fmt::format("turn: {}\n",
                               position->turn() == rules::Color::white ? "white" : "black");
    streams.out.flush();  // what is known is not held back
    const auto verdict = judge_aloud(*position, options, streams);
    streams.out << fmt::format("state: {}\nlegal-moves: {}\n"
                               "white-can-mate: {}\nblack-can-mate: {}\n",
                               verdict.state, position->count_legal_moves(),
                               word(verdict.white_can_mate), word(verdict.black_can_mate));
    return cli::ExitStatus::done;
}

/// The answer to one line of standard input. A program that asks waits without a word, and is not
/// held up by a thread for each of its thousands of questions.
std::string answer(const rules::Result<rules::Setup, rules::FenError>& setup,
                   const JudgeOptions& options,
                   const cli::Streams& streams)
{
    if (!setup)
        return fmt::format("illegal: {}", told(options, words::complaint(setup.error())));
    const auto position = rules::Position::from(*setup);
    if (!position)
        return fmt::format("illegal: {}", told(options, words::reasons(position.error())));
    const auto verdict = terminal::is_at_terminal() ? judge_aloud(*position, options, streams)
                                                    : judge_position(*position, options.nodes);
    return fmt::format("{} {} {}", verdict.state, word(verdict.white_can_mate),
                       word(verdict.black_can_mate));
}

/// The next line without its end. No FEN is nearly as long as the limit, so the rest of a longer
/// line is thrown away: endless input must not fill the memory.
std::optional<std::string> next_line(std::istream& in)
{
    constexpr std::size_t longest = 4096;
    std::string line;
    char c = 0;
    while (in.get(c) && c != '\n')
        if (line.size() < longest)
            line += c;
    if (!in && line.empty())
        return std::nullopt;
    if (line.ends_with('\r'))
        line.pop_back();
    return line;
}

cli::ExitStatus judge_lines(const JudgeOptions& options, const cli::Streams& streams)
{
    auto status = cli::ExitStatus::done;
    while (const auto line = next_line(streams.in)) {
        if (line->find_first_not_of(" \t") == std::string::npos)
            continue;
        const auto setup = rules::read_fen(*line);
        if (!setup)
            status = cli::ExitStatus::wrong_input;
        streams.out << answer(setup, options, streams) << '\n';
        // Whoever sends one line and waits for its answer gets it.
        if (streams.in.rdbuf()->in_avail() <= 0)
            streams.out.flush();
    }
    return status;
}

}  // namespace

cli::Action judge(CLI::App& parser)
{
    const auto options = std::make_shared<JudgeOptions>();
    const auto only_dash = [](const std::string& text) {
        return text == "-" ? std::string{} : cli::complaint("option-only-dash", {{"text", text}});
    };
    auto* input =
        parser.add_option("INPUT", options->input, "-: one FEN per line of standard input");
    input->type_name("")->check(CLI::Validator{only_dash, ""});
    parser.add_option("--fen", options->fen, "The position to judge; the initial one without it")
        ->type_name("FEN")
        ->excludes(input);
    parser.add_option("--nodes", options->nodes, "End a search after so many positions")
        ->type_name("N")
        ->check(cli::number_from_one());
    words::add_language_option(parser, options->words);
    return [options](const cli::Streams& streams) {
        return options->input.empty() ? judge_one(*options, streams)
                                      : judge_lines(*options, streams);
    };
}

}  // namespace client::tools
