// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <spawn.h>
#include <string>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace tests {

/// Whether a server answers at this socket: its file is there a little earlier.
inline bool is_listening(const std::string& path)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::strncpy(address.sun_path, path.c_str(), sizeof address.sun_path - 1);
    const int client = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const bool answers =
        connect(client, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    close(client);
    return answers;
}

/// A program that runs beside the test, silent, and ends with it.
class Child {
public:
    /// Its standard output goes to `output`, a file, or nowhere.
    explicit Child(std::vector<std::string> arguments, const std::string& output = "/dev/null")
    {
        std::vector<char*> words;
        for (auto& argument : arguments)
            words.push_back(argument.data());
        words.push_back(nullptr);
        posix_spawn_file_actions_t files{};
        posix_spawn_file_actions_init(&files);
        posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
        posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, output.c_str(), O_WRONLY | O_CREAT,
                                         0600);
        posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
        if (posix_spawnp(&process_, words.front(), &files, nullptr, words.data(), environ) != 0)
            process_ = 0;
        posix_spawn_file_actions_destroy(&files);
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    Child(Child&&) = delete;
    Child& operator=(Child&&) = delete;
    ~Child()
    {
        if (process_ == 0)
            return;
        send(SIGCONT);
        send(SIGTERM);
        for (int i = 0; i < 200; ++i) {
            if (waitpid(process_, nullptr, WNOHANG) != 0)
                return;
            usleep(10'000);
        }
        send(SIGKILL);
        waitpid(process_, nullptr, 0);
    }

    void send(int signal) const
    {
        if (process_ != 0)
            ::kill(process_, signal);
    }

private:
    pid_t process_ = 0;
};

}  // namespace tests
