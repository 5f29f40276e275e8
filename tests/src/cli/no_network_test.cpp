// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/cli/no_network.hpp"

#include "tests/speech/surroundings.hpp"
#include "tests/src/run.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdlib>
#include <future>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <netinet/in.h>
#include <string>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace {

/// What a process of its own found out: what is forbidden there stays forbidden.
template <class Question>
int in_another_process(const Question& question)
{
    const pid_t child = fork();
    if (child == 0)
        _exit(question());
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/// From here on this process can forbid itself nothing.
void forbid_to_forbid()
{
    const auto number = static_cast<unsigned>(offsetof(seccomp_data, nr));
    std::array code{sock_filter BPF_STMT(BPF_LD | BPF_W | BPF_ABS, number),
                    sock_filter BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_seccomp, 1, 0),
                    sock_filter BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_prctl, 0, 1),
                    sock_filter BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
                    sock_filter BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)};
    sock_fprog filter{code.size(), code.data()};
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter, 0, 0);
}

/// Zero, or why there is no such socket.
int fault_of(int family)
{
    const int made = socket(family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (made < 0)
        return errno;
    close(made);
    return 0;
}

/// Somebody on this machine who can be called.
class Listening {
public:
    Listening()
    {
        socklen_t size = sizeof address_;
        address_.sin_family = AF_INET;
        address_.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        auto* const address = reinterpret_cast<sockaddr*>(&address_);
        REQUIRE(bind(socket_, address, size) == 0);
        REQUIRE(listen(socket_, 4) == 0);
        REQUIRE(getsockname(socket_, address, &size) == 0);
    }
    ~Listening() { close(socket_); }
    Listening(const Listening&) = delete;
    Listening& operator=(const Listening&) = delete;

    /// Whether a program that we start reaches it.
    [[nodiscard]] bool is_reached() const
    {
        const auto call = "bash -c 'exec 3<>/dev/tcp/127.0.0.1/" +
                          std::to_string(ntohs(address_.sin_port)) + "' 2>/dev/null";
        return std::system(call.c_str()) == 0;
    }

private:
    int socket_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address_{};
};

}  // namespace

TEST_CASE("where the kernel refuses to forbid the network there is no tournament", "[src][ARB-059]")
{
    for (const std::string command : {"clock", "assist", "play"}) {
        CAPTURE(command);
        const tests::Folder folder;
        CHECK(
            in_another_process([&] {
                forbid_to_forbid();
                std::vector<std::string> line{command,   "--tournament", "--language", "en",
                                              "--voice", "off",          "--data",     folder / ""};
                if (command == "play")
                    line.insert(line.end(), {"--two", "--profile", "braille", "--announce", "en"});
                const auto run = tests::run(line);
                return run.status == client::cli::ExitStatus::machine_lacks &&
                       run.err.ends_with("cannot keep the program off the network, as a "
                                         "tournament demands.\n");
            }) == 1);
    }
}

TEST_CASE("where the network is forbidden no socket leaves the machine", "[src][ARB-059]")
{
    REQUIRE(fault_of(AF_INET) == 0);
    for (const int family : {AF_INET, AF_INET6, AF_NETLINK, AF_PACKET}) {
        CAPTURE(family);
        CHECK(in_another_process([&] {
                  return client::cli::forbid_network() ? fault_of(family) : -1;
              }) == EAFNOSUPPORT);
    }
    CHECK(in_another_process([] {  // voices and displays of this machine are still reached
              return client::cli::forbid_network() ? fault_of(AF_UNIX) : -1;
          }) == 0);
    CHECK(fault_of(AF_INET) == 0);  // here it was never forbidden
}

TEST_CASE("where the network is forbidden no ring of calls is made that could reach it",
          "[src][ARB-059]")
{
    CHECK(in_another_process([] {
              std::array<char, 256> parameters{};
              if (!client::cli::forbid_network())
                  return -1;
              return syscall(SYS_io_uring_setup, 4, parameters.data()) < 0 ? errno : 0;
          }) == ENOSYS);
}

TEST_CASE("a forbidden network is forbidden to threads and to programs that are started",
          "[src][ARB-059]")
{
    CHECK(in_another_process([] {
              std::promise<void> forbidden;
              std::promise<int> found;
              std::thread early{[&] {
                  forbidden.get_future().wait();
                  found.set_value(fault_of(AF_INET));
              }};
              const bool agreed = client::cli::forbid_network();
              forbidden.set_value();
              early.join();
              return agreed ? found.get_future().get() : -1;
          }) == EAFNOSUPPORT);
    const Listening somebody;
    CHECK(in_another_process([&] { return somebody.is_reached() ? 1 : 0; }) == 1);
    CHECK(in_another_process([&] {
              static_cast<void>(client::cli::forbid_network());
              return somebody.is_reached() ? 1 : 0;
          }) == 0);
}
