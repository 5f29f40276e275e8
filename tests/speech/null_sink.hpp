// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/speech/child.hpp"
#include "tests/speech/surroundings.hpp"

#include <chrono>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace tests {

/// A PulseAudio server of our own whose only sink is heard by nobody but us.
class NullSink {
public:
    NullSink()
    {
        std::ofstream{folder_ / "null.pa"}
            << "load-module module-null-sink sink_name=test rate=22050 channels=1\n"
            << "load-module module-native-protocol-unix auth-anonymous=1 socket=" << socket()
            << '\n'
            << "set-default-sink test\n";
        std::filesystem::create_directory(folder_ / "run");
        server_.emplace(std::vector<std::string>{
            "env", "HOME=" + folder_.path().string(), "XDG_RUNTIME_DIR=" + folder_ / "run",
            "pulseaudio", "-n", "-F", folder_ / "null.pa", "--exit-idle-time=-1", "--daemonize=no",
            "--use-pid-file=no", "--disallow-exit", "--realtime=no"});
        for (int i = 0; i < 2000 && !runs(); ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds{10});
    }

    [[nodiscard]] static bool is_installed()
    {
        return std::filesystem::exists("/usr/bin/pulseaudio") &&
               std::filesystem::exists("/usr/bin/parec");
    }

    /// Some machines do not let PulseAudio run at all.
    [[nodiscard]] bool runs() const { return is_listening(socket()); }
    [[nodiscard]] std::string address() const { return "unix:" + socket(); }
    void freeze() const { server_->send(SIGSTOP); }
    void thaw() const { server_->send(SIGCONT); }
    void kill() { server_->send(SIGKILL), server_.reset(); }

    /// Takes down from now on what the sink plays.
    void record()
    {
        recorder_.emplace(std::vector<std::string>{"parec", "--server=" + address(), "-d",
                                                   "test.monitor", "--rate=22050", "--channels=1",
                                                   "--format=s16ne", "--latency-msec=5"},
                          folder_ / "recorded");
        for (int i = 0; i < 4000 && std::filesystem::file_size(folder_ / "recorded") < 4410; ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds{5});
    }

    [[nodiscard]] std::vector<std::int16_t> recorded() const
    {
        const auto bytes = contents(folder_ / "recorded");
        std::vector<std::int16_t> samples(bytes.size() / 2);
        std::memcpy(samples.data(), bytes.data(), samples.size() * 2);
        return samples;
    }

private:
    [[nodiscard]] std::string socket() const { return folder_ / "native"; }

    Folder folder_;
    std::optional<Child> server_;
    std::optional<Child> recorder_;
};

}  // namespace tests
