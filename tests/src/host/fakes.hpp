// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/console/console.hpp"
#include "src/host/keeping.hpp"
#include "src/host/speech.hpp"
#include "src/host/spoken.hpp"
#include "src/terminal/pace.hpp"

#include <string>
#include <vector>

namespace tests {

/// All that happened in the world, in its order.
using Diary = std::vector<std::string>;

/// Time that stands until it is set.
class FakePace : public client::terminal::Pace {
public:
    explicit FakePace(Diary& diary) : diary_{diary} {}
    [[nodiscard]] rules::Instant now() const override { return now_; }
    [[nodiscard]] rules::Instant moment() const override { return came_.value_or(now_); }
    void set_time(rules::Instant now) override { now_ = now; }
    void wake_at(std::optional<rules::Instant> when, std::function<void()> wake) override
    {
        when_ = when;
        wake_ = std::move(wake);
    }
    void soon(std::function<void()> call) override { waiting_.push_back(std::move(call)); }
    void stop() override { diary_.emplace_back("stop"); }

    /// The time that something waits for has come.
    void pass_to_alarm()
    {
        now_ = when_.value();
        std::exchange(wake_, {})();
    }
    void catch_up()
    {
        for (const auto& call : std::exchange(waiting_, {}))
            call();
    }
    [[nodiscard]] std::optional<rules::Instant> alarm() const { return when_; }
    std::optional<rules::Instant> came_;

private:
    Diary& diary_;
    rules::Instant now_{};
    std::optional<rules::Instant> when_;
    std::function<void()> wake_;
    std::vector<std::function<void()>> waiting_;
};

class FakeConsole : public client::console::Console {
public:
    explicit FakeConsole(Diary& diary) : diary_{diary} {}
    void print(const std::vector<client::console::TextLine>& lines,
               const std::string& prompt) override
    {
        for (const auto& line : lines)
            diary_.push_back(
                (line.tone == client::console::Tone::complaint ? "complain: " : "print: ") +
                line.text);
        if (!prompt.empty())
            diary_.push_back("prompt: " + prompt);
    }
    void set_readiness(client::console::Readiness readiness) override
    {
        if (readiness == client::console::Readiness::busy)
            diary_.emplace_back("busy");
    }
    void begin_line(const std::string& words) override { diary_.push_back("begin: " + words); }
    void open_line() override { diary_.emplace_back("open line"); }
    std::vector<std::string> turn_page() override { return std::exchange(pages, {}); }
    void bid_farewell(const std::vector<client::console::TextLine>& lines) override
    {
        for (const auto& line : lines)
            diary_.push_back("farewell: " + line.text);
    }
    void ring() override { diary_.emplace_back("bell"); }
    void cancel_line() override { diary_.emplace_back("cancel"); }
    void close() override { diary_.emplace_back("close"); }

    std::vector<std::string> pages;

private:
    Diary& diary_;
};

class FakeSpeech : public client::host::Speech {
public:
    explicit FakeSpeech(Diary& diary) : diary_{diary} {}
    void tell(client::words::ChosenWords& words,
              const client::host::Tidings& tidings,
              std::optional<rules::Color> /*asks*/) override
    {
        for (const auto& tiding : tidings)
            for (const auto& each : client::host::spoken(words, tiding))
                diary_.push_back("say: " + each.voice);
    }
    void echo(const speech::Lexicon& /*lexicon*/,
              const client::console::Echo& key,
              speech::Ear /*ear*/) override
    {
        diary_.push_back("echo: " + key.text);
    }
    void read_out(const std::vector<std::string>& lines,
                  const std::string& /*language*/,
                  speech::Ear /*ear*/) override
    {
        for (const auto& line : lines)
            diary_.push_back("say: " + line);
    }
    [[nodiscard]] bool is_silent() const override { return silent; }
    void key_pressed() override { diary_.emplace_back("key"); }
    void be_silent() override { diary_.emplace_back("silence"); }
    void again() override { diary_.emplace_back("again"); }
    void set_rate(int rate) override { diary_.push_back("rate " + std::to_string(rate)); }
    void set_sounds(const client::player::SoundChoice& /*sounds*/) override
    {
        diary_.emplace_back("sounds");
    }
    void change(const speech::VoiceChoice& /*choice*/) override { diary_.emplace_back("voice"); }
    void finish() override { diary_.emplace_back("finish"); }

    bool silent = true;

private:
    Diary& diary_;
};

class FakeKeeping : public client::host::Keeping {
public:
    explicit FakeKeeping(Diary& diary) : diary_{diary} {}
    [[nodiscard]] client::host::Tidings keep(rules::Instant /*now*/) override
    {
        diary_.emplace_back("keep");
        return std::exchange(news, {});
    }
    void put_aside() override { diary_.emplace_back("put aside"); }
    void forget() override { diary_.emplace_back("forget"); }

    client::host::Tidings news;

private:
    Diary& diary_;
};

}  // namespace tests
