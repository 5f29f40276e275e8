// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/program/program.hpp"

#include <csignal>
#include <exception>
#include <fcntl.h>
#include <iostream>
#include <unistd.h>

namespace {

/// A closed standard descriptor would become the first file that is opened, and text would be
/// written into it.
void open_standard_descriptors()
{
    for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (fcntl(standard, F_GETFD) < 0)
            static_cast<void>(open("/dev/null", O_RDWR));  // takes the lowest free number
}

/// A terminal that its owner forgot to close would stay open for as long as we run, and we would
/// never hear that he is gone.
void close_inherited_terminals()
{
    constexpr int beyond_usual = 64;
    for (int descriptor = STDERR_FILENO + 1; descriptor < beyond_usual; ++descriptor)
        if (isatty(descriptor) != 0)
            close(descriptor);
}

client::cli::ExitStatus run(std::vector<std::string> arguments)
{
    try {
        const auto status =
            client::program::run_program(std::move(arguments), {std::cin, std::cout, std::cerr});
        if (std::cout.flush())
            return status;
        std::cerr << "annabella: the output could not be written.\n";
    } catch (const std::exception& failure) {
        std::cout.flush();
        std::cerr << "annabella: " << failure.what() << '\n';
    }
    return client::cli::ExitStatus::machine_lacks;
}

}  // namespace

int main(int argc, char** argv)
{
    open_standard_descriptors();
    close_inherited_terminals();
    static_cast<void>(std::signal(SIGXFSZ, SIG_IGN));  // a full file is a fault like a full disk
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    return static_cast<int>(run(argc > 0 ? std::vector<std::string>{argv + 1, argv + argc}
                                         : std::vector<std::string>{}));
}
