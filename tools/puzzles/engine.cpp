// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/puzzles/engine.hpp"

#include "rules/coordinates.hpp"
#include "rules/fen.hpp"

#include <optional>
#include <sstream>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace puzzles {
namespace {

using rules::Position;

struct Pipe {
    int reading = -1;
    int writing = -1;
};

Pipe make_pipe()
{
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0)
        throw std::runtime_error{"no pipe to the engine"};
    return {ends[0], ends[1]};
}

[[noreturn]] void become(const std::string& program, Pipe typed, Pipe said)
{
    dup2(typed.reading, STDIN_FILENO);
    dup2(said.writing, STDOUT_FILENO);
    for (const int end : {typed.reading, typed.writing, said.reading, said.writing})
        close(end);
    execlp(program.c_str(), program.c_str(), nullptr);
    _exit(127);
}

/// What follows a word of the engine's line, up to the end.
std::optional<std::istringstream> after(const std::string& line, const std::string& word)
{
    const auto at = line.find(" " + word + " ");
    if (at == std::string::npos)
        return std::nullopt;
    return std::istringstream{line.substr(at + word.size() + 2)};
}

std::optional<int> score_in(const std::string& line)
{
    auto words = after(line, "score");
    std::string kind;
    int number = 0;
    if (!words || !(*words >> kind >> number) || line.find("bound ") != std::string::npos)
        return std::nullopt;
    if (kind == "cp")
        return number;
    return number > 0 ? mate_score - number : -mate_score - number;
}

std::vector<rules::Move> moves_in(const std::string& line, Position position)
{
    std::vector<rules::Move> moves;
    auto words = after(line, "pv");
    std::string word;
    while (words && *words >> word) {
        const auto move = read_uci(position, word);
        if (!move)
            break;
        moves.push_back(*move);
        position.play_unchecked(*move);
    }
    return moves;
}

/// Keeps what a line of the engine tells about one of its best lines.
void take(std::vector<Line>& lines, const std::string& heard, const Position& position)
{
    auto words = after(heard, "multipv");
    std::size_t number = 0;
    const auto score = score_in(heard);
    if (!words || !(*words >> number) || number == 0 || !score)
        return;
    lines.resize(std::max(lines.size(), number));
    lines[number - 1] = {moves_in(heard, position), *score};
}

}  // namespace

Engine::Engine(const std::string& program)
{
    const Pipe typed = make_pipe();
    const Pipe said = make_pipe();
    process_ = fork();
    if (process_ == 0)
        become(program, typed, said);
    close(typed.reading);
    close(said.writing);
    to_ = fdopen(typed.writing, "w");
    from_ = fdopen(said.reading, "r");
    say("setoption name Threads value 1");
    say("setoption name Hash value 16");
    wait_until_ready();
}

Engine::~Engine()
{
    std::fclose(to_);  // the end of its input is the end of an engine
    std::fclose(from_);
    waitpid(process_, nullptr, 0);
}

std::vector<Line> Engine::search(const Position& position, Effort effort)
{
    if (!position.has_legal_move())
        return {};
    say("setoption name MultiPV value " + std::to_string(effort.lines));
    say("ucinewgame");
    wait_until_ready();
    say("position fen " + write_fen(position.setup()));
    say("go nodes " + std::to_string(effort.positions));
    std::vector<Line> lines;
    for (std::string heard = hear(); !heard.starts_with("bestmove"); heard = hear())
        take(lines, heard, position);
    return lines;
}

void Engine::say(const std::string& line)
{
    std::fputs((line + '\n').c_str(), to_);
    std::fflush(to_);
}

std::string Engine::hear()
{
    std::array<char, 8192> line{};
    if (std::fgets(line.data(), static_cast<int>(line.size()), from_) == nullptr)
        throw std::runtime_error{"the engine has gone"};
    return line.data();
}

void Engine::wait_until_ready()
{
    say("isready");
    while (!hear().starts_with("readyok")) {
    }
}

}  // namespace puzzles
