// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace client::engine {

/// Where a program lies: a name with a slash is the way to it, others are looked for in the PATH
/// and where games are kept, which is not in everybody's PATH.
[[nodiscard]] std::optional<std::filesystem::path> find_program(std::string_view name);

/// A program beside ours, with pipes to its input and output and nothing else of ours open. It
/// leads a process group of its own, so that what it starts ends with it, and Ctrl+C is not for it.
/// It does not outlive this value.
class Child {
public:
    /// None if the program cannot be started. From then on, writing to a program that has ended is
    /// an error in this process and no signal.
    [[nodiscard]] static std::optional<Child> started(const std::filesystem::path& program,
                                                      std::vector<std::string> arguments);
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    Child(Child&& other) noexcept;
    Child& operator=(Child&&) = delete;
    ~Child();

    /// The pipes now belong to the caller.
    [[nodiscard]] int take_input() { return take(input_); }
    [[nodiscard]] int take_output() { return take(output_); }

private:
    static constexpr int none = -1;

    Child(pid_t process, int input, int output) : process_{process}, input_{input}, output_{output}
    {
    }
    [[nodiscard]] static int take(int& descriptor);

    pid_t process_;
    int input_;   ///< we write
    int output_;  ///< we read
};

}  // namespace client::engine
