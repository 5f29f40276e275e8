// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/engine/child.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <sys/prctl.h>
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

/// What the new process does between its birth and the program: calls that are safe beside other
/// threads, and no more.
class Birth {
public:
    Birth(int input, int output) : input_{input}, output_{output} {}

    /// None where the program could not be started.
    [[nodiscard]] std::optional<pid_t> of(const std::filesystem::path& program,
                                          std::vector<std::string>& arguments) const
    {
        std::string name = program.filename();
        std::vector<char*> words{name.data()};
        for (auto& argument : arguments)
            words.push_back(argument.data());
        words.push_back(nullptr);
        Pipe failure;
        const pid_t parent = getpid();
        const pid_t process = failure.open() ? fork() : -1;
        if (process == 0) {
            become_child_of(parent);
            connect(failure.write_end());
            execv(program.c_str(), words.data());
            fail(kept_failure);
        }
        close(failure.take(1));
        return process > 0 && began(failure.read_end(), process) ? std::optional{process}
                                                                 : std::nullopt;
    }

private:
    static constexpr int kept_failure = STDERR_FILENO + 1;

    /// Whoever is killed cannot end his children: the kernel does. Other signals are as usual.
    static void become_child_of(pid_t parent)
    {
        setpgid(0, 0);
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (getppid() != parent)
            _exit(EXIT_FAILURE);
        for (int signal = 1; signal < NSIG; ++signal)
            std::signal(signal, SIG_DFL);
        sigset_t none;
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, nullptr);
    }
    void connect(int failure) const
    {
        dup2(input_, STDIN_FILENO);
        dup2(output_, STDOUT_FILENO);
        dup2(open("/dev/null", O_WRONLY | O_CLOEXEC), STDERR_FILENO);
        dup3(failure, kept_failure, O_CLOEXEC);
        close_range(kept_failure + 1, ~0U, 0);
    }
    [[noreturn]] static void fail(int failure)
    {
        const char mark = 0;
        static_cast<void>(!write(failure, &mark, 1));
        _exit(EXIT_FAILURE);
    }
    /// The pipe ends without a mark when the program is there.
    static bool began(int failure, pid_t process)
    {
        char mark = 0;
        ssize_t bytes = 0;
        do
            bytes = read(failure, &mark, 1);
        while (bytes < 0 && errno == EINTR);
        if (bytes > 0)
            waitpid(process, nullptr, 0);
        return bytes <= 0;
    }

    int input_;
    int output_;
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
