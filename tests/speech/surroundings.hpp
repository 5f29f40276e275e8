// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <unistd.h>

namespace tests {

/// A folder of its own that goes with the test.
class Folder {
public:
    Folder()
    {
        std::string name = std::filesystem::temp_directory_path() / "annabella-XXXXXX";
        path_ = mkdtemp(name.data());
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    Folder(Folder&&) = delete;
    Folder& operator=(Folder&&) = delete;
    ~Folder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    [[nodiscard]] std::string operator/(const std::string& name) const { return path_ / name; }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

inline std::string contents(const std::string& file)
{
    std::ifstream stream{file, std::ios::binary};
    return {std::istreambuf_iterator<char>{stream}, {}};
}

/// A variable of the environment, as before when the test is over.
class Variable {
public:
    Variable(const char* name, const std::string& value) : name_{name}
    {
        if (const char* old = std::getenv(name))
            old_ = old;
        setenv(name, value.c_str(), 1);
    }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;
    Variable(Variable&&) = delete;
    Variable& operator=(Variable&&) = delete;
    ~Variable()
    {
        if (old_)
            setenv(name_, old_->c_str(), 1);
        else
            unsetenv(name_);
    }

private:
    const char* name_;
    std::optional<std::string> old_;
};

/// A machine without any sound: no server to answer, no device to open.
struct NoSound {
    Variable pulse{"PULSE_SERVER", "unix:/nonexistent/pulse"};
    Variable alsa{"ALSA_CONFIG_PATH", "/dev/null"};
};

/// Takes down what reaches standard error while it lives.
class StandardError {
public:
    StandardError() : kept_{dup(STDERR_FILENO)}
    {
        const int file = open(name_.c_str(), O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
        dup2(file, STDERR_FILENO);
        close(file);
    }
    StandardError(const StandardError&) = delete;
    StandardError& operator=(const StandardError&) = delete;
    StandardError(StandardError&&) = delete;
    StandardError& operator=(StandardError&&) = delete;
    ~StandardError()
    {
        dup2(kept_, STDERR_FILENO);
        close(kept_);
    }

    [[nodiscard]] std::string said() const { return contents(name_); }

private:
    Folder folder_;
    std::string name_ = folder_ / "stderr";
    int kept_;
};

}  // namespace tests
