// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/speech/child.hpp"
#include "tests/speech/surroundings.hpp"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <functional>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace tests {

/// What a daemon speaks with.
struct DaemonModule {
    std::string program;
    std::string settings;
    std::string audio;
};
/// Writes down instead of sounding.
inline const DaemonModule capture{"tests/speech/daemon/sd_capture", "", "libao"};
/// As it is installed, through PulseAudio.
inline const DaemonModule espeak_module{"/usr/lib/speech-dispatcher-modules/sd_espeak-ng",
                                        "/etc/speech-dispatcher/modules/espeak-ng.conf", "pulse"};

/// How fast its user has made it.
inline constexpr int daemon_rate = 10;

/// A real Speech Dispatcher of our own. It neither knows nor disturbs a daemon of the user.
class PrivateDaemon {
public:
    /// `speed` in characters a second; 0 is as fast as it can.
    explicit PrivateDaemon(int speed = 0, const DaemonModule& module = capture) : speed_{speed}
    {
        for (const auto* name : {"conf/modules", "conf/clients", "modules", "home", "log"})
            std::filesystem::create_directories(folder_ / name);
        std::filesystem::copy(module.program, folder_ / "modules/sd_module");
        std::ofstream{folder_ / "conf/modules/module.conf"}
            << (module.settings.empty() ? "" : contents(module.settings));
        std::ofstream{folder_ / "conf/speechd.conf"}
            << "LogLevel 2\nLogDir \"" << (folder_ / "log") << "\"\nDefaultLanguage \"en\"\n"
            << "DefaultRate " << daemon_rate << "\nAudioOutputMethod \"" << module.audio << "\"\n"
            << "AddModule \"module\" \"sd_module\" \"module.conf\"\nDefaultModule "
               "module\nDisableAutoSpawn\n";
        start();
    }

    [[nodiscard]] static bool is_installed()
    {
        return std::filesystem::exists("/usr/bin/speech-dispatcher");
    }

    void start()
    {
        std::filesystem::remove(socket());
        daemon_.emplace(std::vector<std::string>{"env",
                                                 "HOME=" + folder_ / "home",
                                                 "SD_CAPTURE_LOG=" + log_file(),
                                                 "SD_CAPTURE_SPEED=" + std::to_string(speed_),
                                                 "speech-dispatcher",
                                                 "-s",
                                                 "-C",
                                                 folder_ / "conf",
                                                 "-m",
                                                 folder_ / "modules",
                                                 "-c",
                                                 "unix_socket",
                                                 "-S",
                                                 socket(),
                                                 "-P",
                                                 folder_ / "pid",
                                                 "-L",
                                                 folder_ / "log",
                                                 "-t",
                                                 "0"});
    }

    void kill() { daemon_->send(SIGKILL), daemon_.reset(); }
    void freeze() { daemon_->send(SIGSTOP); }
    void thaw() { daemon_->send(SIGCONT); }

    /// Ends the voice under the daemon, which the daemon does not notice.
    void kill_voice()
    {
        const auto log = contents(log_file());
        ::kill(std::stoi(log.substr(log.rfind("start\t") + 6)), SIGKILL);
    }

    [[nodiscard]] std::string socket() const { return folder_ / "socket"; }
    [[nodiscard]] bool wait_for_socket() const
    {
        return wait_until([&] { return is_listening(socket()); });
    }
    [[nodiscard]] bool wait_for_voice() const
    {
        return wait_until([&] { return log().starts_with("start"); });
    }
    /// Whether the voice has written this, with its tabs, into its log.
    [[nodiscard]] bool wait_for_line(const std::string& line) const
    {
        return wait_until(
            [&] { return contents(log_file()).find('\n' + line + '\n') != std::string::npos; });
    }
    [[nodiscard]] std::string log() const { return contents(log_file()); }

private:
    [[nodiscard]] std::string log_file() const { return folder_ / "spoken"; }

    static bool wait_until(const std::function<bool()>& holds)
    {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds{60};
        while (!holds()) {
            if (std::chrono::steady_clock::now() > end)
                return false;
            std::this_thread::sleep_for(std::chrono::milliseconds{5});
        }
        return true;
    }

    Folder folder_;
    int speed_;
    std::optional<Child> daemon_;
};

}  // namespace tests
