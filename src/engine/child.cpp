// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/engine/child.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace client::engine {

namespace {

constexpr std::array<std::string_view, 2> game_folders{"/usr/games", "/usr/local/games"};

bool can_run(const std::filesystem::path& file)
{
    std::error_code ignored;
    return std::filesystem::is_regular_file(file, ignored) && access(file.c_str(), X_OK) == 0;
}

/// A pipe whose ends no other program inherits.
struct Pipe {
    std::array<int, 2> ends{-1, -1};

    Pipe()
    {
        if (pipe2(ends.data(), O_CLOEXEC) != 0)
            ends = {-1, -1};
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    Pipe(Pipe&&) = delete;
    Pipe& operator=(Pipe&&) = delete;
    ~Pipe()
    {
        for (const int end : ends)
            if (end >= 0)
                close(end);
    }
    [[nodiscard]] bool open() const { return ends[0] >= 0; }
    [[nodiscard]] int read_end() const { return ends[0]; }
    [[nodiscard]] int write_end() const { return ends[1]; }
    [[nodiscard]] int take(std::size_t end) { return std::exchange(ends[end], -1); }
};

/// What the new process does between its birth and the program.
class Birth {
public:
    Birth(int input, int output)
    {
        posix_spawn_file_actions_init(&files_);
        posix_spawn_file_actions_adddup2(&files_, input, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&files_, output, STDOUT_FILENO);
        posix_spawn_file_actions_addopen(&files_, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
        posix_spawn_file_actions_addclosefrom_np(&files_, STDERR_FILENO + 1);

        sigset_t all;
        sigset_t none;
        sigfillset(&all);
        sigemptyset(&none);
        posix_spawnattr_init(&attributes_);
        posix_spawnattr_setsigdefault(&attributes_, &all);
        posix_spawnattr_setsigmask(&attributes_, &none);
        posix_spawnattr_setpgroup(&attributes_, 0);
        posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF |
                                                   POSIX_SPAWN_SETSIGMASK);
    }
    Birth(const Birth&) = delete;
    Birth& operator=(const Birth&) = delete;
    Birth(Birth&&) = delete;
    Birth& operator=(Birth&&) = delete;
    ~Birth()
    {
        posix_spawn_file_actions_destroy(&files_);
        posix_spawnattr_destroy(&attributes_);
    }

    [[nodiscard]] std::optional<pid_t> of(const std::filesystem::path& program,
                                          std::vector<std::string>& arguments) const
    {
        std::string name = program.filename();
        std::vector<char*> words{name.data()};
        for (auto& argument : arguments)
            words.push_back(argument.data());
        words.push_back(nullptr);
        pid_t process = 0;
        const int failed =
            posix_spawn(&process, program.c_str(), &files_, &attributes_, words.data(), environ);
        return failed == 0 ? std::optional{process} : std::nullopt;
    }

private:
    posix_spawn_file_actions_t files_{};
    posix_spawnattr_t attributes_{};
};

}  // namespace

std::optional<std::filesystem::path> find_program(std::string_view name)
{
    if (name.find('/') != std::string_view::npos)
        return can_run(name) ? std::optional<std::filesystem::path>{name} : std::nullopt;
    const char* const set = std::getenv("PATH");
    std::string folders = set == nullptr ? "/usr/bin:/bin" : set;
    for (const auto folder : game_folders)
        folders += ':' + std::string{folder};
    for (std::string_view rest = folders; !name.empty() && !rest.empty();) {
        const auto folder = rest.substr(0, rest.find(':'));
        const auto file = std::filesystem::path{folder} / name;
        if (can_run(file))
            return file;
        rest.remove_prefix(std::min(rest.size(), folder.size() + 1));
    }
    return std::nullopt;
}

std::optional<Child> Child::started(const std::filesystem::path& program,
                                    std::vector<std::string> arguments)
{
    static_cast<void>(std::signal(SIGPIPE, SIG_IGN));
    Pipe to;
    Pipe from;
    if (!to.open() || !from.open())
        return std::nullopt;
    const auto process = Birth{to.read_end(), from.write_end()}.of(program, arguments);
    if (!process)
        return std::nullopt;
    return Child{*process, to.take(1), from.take(0)};
}

Child::Child(Child&& other) noexcept
    : process_{std::exchange(other.process_, 0)}, input_{take(other.input_)}, output_{take(
                                                                                  other.output_)}
{
}

Child::~Child()
{
    for (const int descriptor : {input_, output_})
        if (descriptor != none)
            close(descriptor);
    if (process_ == 0)
        return;
    kill(-process_, SIGKILL);
    while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR)
        continue;
}

int Child::take(int& descriptor)
{
    return std::exchange(descriptor, none);
}

}  // namespace client::engine
