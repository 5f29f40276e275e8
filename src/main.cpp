// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/program/program.hpp"

#include <exception>
#include <iostream>

namespace {

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
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    return static_cast<int>(run(argc > 0 ? std::vector<std::string>{argv + 1, argv + argc}
                                         : std::vector<std::string>{}));
}
