// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/engine.hpp"

#include <array>
#include <csignal>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace bench {
namespace {

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
    execl(("/usr/games/" + program).c_str(), program.c_str(), nullptr);
    _exit(127);
}

}  // namespace

std::optional<Engine> Engine::start(const std::string& program)
{
    const auto ignored = std::signal(SIGPIPE, SIG_IGN);  // a missing program is no reason to die
    static_cast<void>(ignored);
    const Pipe typed = make_pipe();
    const Pipe said = make_pipe();
    const pid_t process = fork();
    if (process < 0)
        throw std::runtime_error{"no process for the engine"};
    if (process == 0)
        become(program, typed, said);
    close(typed.reading);
    close(said.writing);
    Engine engine{process, fdopen(typed.writing, "w"), fdopen(said.reading, "r")};
    engine.say("setoption name UCI_Chess960 value true");
    engine.say("isready");
    try {
        engine.hear("readyok");
    } catch (const std::runtime_error&) {
        return std::nullopt;
    }
    return engine;
}

Engine::Engine(pid_t process, std::FILE* to, std::FILE* from)
    : process_{process}, to_{to}, from_{from}
{
}

Engine::Engine(Engine&& other) noexcept
    : process_{std::exchange(other.process_, -1)}, to_{std::exchange(other.to_, nullptr)},
      from_{std::exchange(other.from_, nullptr)}
{
}

Engine::~Engine()
{
    if (to_ == nullptr)
        return;
    std::fclose(to_);  // the end of its input is the end of an engine
    std::fclose(from_);
    waitpid(process_, nullptr, 0);
}

void Engine::set_position(std::string_view fen)
{
    say("position fen " + std::string{fen});
    say("isready");
    hear("readyok");
}

EngineCount Engine::perft(int depth)
{
    const Seconds start = processor_time(process_);
    say("go perft " + std::to_string(depth));
    const std::string nodes = hear("Nodes searched: ");
    return {std::stoull(nodes), processor_time(process_) - start};
}

void Engine::say(const std::string& line)
{
    std::fputs((line + '\n').c_str(), to_);
    std::fflush(to_);
}

std::string Engine::hear(std::string_view beginning)
{
    std::array<char, 4096> line{};
    while (std::fgets(line.data(), static_cast<int>(line.size()), from_) != nullptr)
        if (const std::string_view heard{line.data()}; heard.starts_with(beginning))
            return std::string{heard.substr(beginning.size())};
    throw std::runtime_error{"the engine has gone"};
}

}  // namespace bench
