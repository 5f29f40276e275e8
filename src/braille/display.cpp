// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/braille/display.hpp"

#include "speech/messages.hpp"
#include "speech/wake_up.hpp"
#include "src/braille/connection.hpp"

#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <future>
#include <mutex>
#include <poll.h>
#include <stdexcept>
#include <utility>

namespace client::braille {

using namespace std::chrono_literals;

namespace {

/// How long the end of the program waits for the thread.
constexpr auto farewell = 300ms;
constexpr auto longest_look = 3s;

speech::Finding why(const std::runtime_error& failure)
{
    if (const auto* const ours = dynamic_cast<const Unusable*>(&failure))
        return ours->why;
    return std::string{failure.what()};
}

}  // namespace

/// What the two threads share; the thread's copy of the pointer keeps it alive.
struct Display::Shared {
    std::mutex mutex;
    std::condition_variable changed;
    std::optional<Shown> wanted;
    Listener listener;  ///< none once the display is gone
    bool left = false;
    bool lost = false;  ///< as it was told last
    unsigned asked = 0;
    unsigned answered = 0;
    std::atomic<bool> leaving = false;
    speech::WakeUp news;

    void report(const DisplayNews& report)
    {
        const std::scoped_lock lock{mutex};
        tell(report);
    }
    /// BRLTTY, which may take its time, owes an answer until this returns.
    template <class Question>
    auto answer_to(const Question& question)
    {
        const Owed owed{*this};
        return question();
    }
    void watch(std::chrono::milliseconds patience)
    {
        std::unique_lock lock{mutex};
        while (!leaving) {
            changed.wait(lock, [&] { return asked != answered || leaving; });
            const auto is_over = [&, question = asked] { return answered >= question || leaving; };
            if (changed.wait_for(lock, patience, is_over))
                continue;
            tell(Lost{speech::Message{"found-no-answer"}});
            changed.wait(lock, is_over);
        }
    }
    [[nodiscard]] bool is_lost()
    {
        const std::scoped_lock lock{mutex};
        return lost;
    }
    [[nodiscard]] std::optional<Shown> to_write()
    {
        const std::scoped_lock lock{mutex};
        news.quiet();
        return wanted;
    }
    void leave()
    {
        const std::scoped_lock lock{mutex};
        left = true;
        changed.notify_all();
    }

private:
    class Owed {
    public:
        explicit Owed(Shared& shared) : shared_{shared}
        {
            const std::scoped_lock lock{shared_.mutex};
            ++shared_.asked;
            shared_.changed.notify_all();
        }
        ~Owed()
        {
            const std::scoped_lock lock{shared_.mutex};
            shared_.answered = shared_.asked;
            shared_.changed.notify_all();
        }
        Owed(const Owed&) = delete;
        Owed& operator=(const Owed&) = delete;

    private:
        Shared& shared_;
    };

    /// A display is lost once, and found once.
    void tell(const DisplayNews& report)
    {
        const bool loses = std::holds_alternative<Lost>(report);
        if (loses && std::exchange(lost, true))
            return;
        if (std::holds_alternative<Found>(report))
            lost = false;
        if (listener)
            listener(report);
    }
};

namespace {

/// The thread's side: one connection after the other, with pauses when they fail.
template <class Shared>
class Worker {
public:
    Worker(std::shared_ptr<Shared> shared, Display::Options options)
        : shared_{std::move(shared)}, options_{std::move(options)}
    {
    }

    void run()
    {
        while (!shared_->leaving)
            try {
                serve();
            } catch (const std::runtime_error& failure) {
                shared_->report(Lost{why(failure)});
                wait_until(std::chrono::steady_clock::now() + options_.back_off.next());
            }
        shared_->leave();
    }

private:
    void serve()
    {
        const auto made = shared_->answer_to(
            [&] { return std::make_unique<Connection>(options_.host, options_.tty); });
        auto& connection = *made;
        options_.back_off.reset();
        shared_->report(Found{connection.cells()});
        for (shared_->news.ring(); !shared_->leaving;) {
            std::array<pollfd, 2> waited{
                {{connection.descriptor(), POLLIN, 0}, {shared_->news.descriptor(), POLLIN, 0}}};
            poll(waited.data(), waited.size(), -1);
            if (waited[1].revents != 0)
                if (const auto shown = shared_->to_write()) {
                    shared_->answer_to([&] { connection.write(*shown); });
                    if (shared_->is_lost())
                        shared_->report(Found{connection.cells()});
                }
            while (const auto key = connection.key())
                shared_->report(*key);
        }
    }
    /// What is to be shown meanwhile is kept, and rings no sooner.
    void wait_until(std::chrono::steady_clock::time_point end)
    {
        for (auto now = std::chrono::steady_clock::now(); now < end && !shared_->leaving;
             now = std::chrono::steady_clock::now()) {
            shared_->news.wait(std::chrono::ceil<std::chrono::milliseconds>(end - now));
            shared_->news.quiet();
        }
    }

    std::shared_ptr<Shared> shared_;
    Display::Options options_;
};

/// The library may write to a socket that nobody reads any more.
void refuse_broken_pipes()
{
    sigset_t signals;
    sigfillset(&signals);  // every other signal belongs to the loop
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
}

}  // namespace

Display::Display(Options options, Listener listener) : shared_{std::make_shared<Shared>()}
{
    shared_->listener = std::move(listener);
    watch_ = std::thread{[shared = shared_, patience = options.patience] {
        refuse_broken_pipes();
        shared->watch(patience);
    }};
    thread_ = std::thread{[worker = Worker<Shared>{shared_, std::move(options)}]() mutable {
        refuse_broken_pipes();
        worker.run();
    }};
}

Display::~Display()
{
    std::unique_lock lock{shared_->mutex};
    shared_->leaving = true;
    shared_->listener = nullptr;
    shared_->changed.notify_all();
    shared_->news.ring();
    const bool left = shared_->changed.wait_for(lock, farewell, [&] { return shared_->left; });
    lock.unlock();
    watch_.join();
    if (left)
        thread_.join();
    else
        thread_.detach();
}

void Display::show(const Shown& shown)
{
    const std::scoped_lock lock{shared_->mutex};
    shared_->wanted = shown;
    shared_->news.ring();
}

DisplayNews look_at_display()
{
    const auto answer = std::make_shared<std::promise<DisplayNews>>();
    auto found = answer->get_future();
    const auto once = std::make_shared<std::atomic<bool>>(false);
    Display display{{}, [answer, once](const DisplayNews& news) {
                        if (!once->exchange(true))
                            answer->set_value(news);
                    }};
    if (found.wait_for(longest_look) == std::future_status::ready)
        return found.get();
    return Lost{speech::Message{"found-no-answer"}};
}

}  // namespace client::braille
