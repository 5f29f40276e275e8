// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/code_points.hpp"
#include "src/console/console.hpp"
#include "src/terminal/received_keys.hpp"
#include "src/terminal/terminal_input.hpp"
#include "src/terminal/terminal_rescue.hpp"

#include <algorithm>
#include <asio/posix/stream_descriptor.hpp>
#include <asio/post.hpp>
#include <asio/steady_timer.hpp>
#include <cassert>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <termios.h>
#include <unistd.h>
#include <utility>
// readline's headers do not include what they use.
#include <readline/history.h>
#include <readline/readline.h>

namespace client::console {

namespace {

class TerminalConsole;

/// readline has one state for the whole program, and so has whoever uses it.
TerminalConsole* active = nullptr;

/// A program that was killed may have left the terminal without echo: readline would then write
/// nothing, not even its prompt.
void make_usual()
{
    termios now{};
    if (tcgetattr(STDIN_FILENO, &now) != 0 || (now.c_lflag & ECHO) != 0)
        return;
    now.c_lflag |= ECHO | ICANON;
    now.c_iflag |= ICRNL;
    tcsetattr(STDIN_FILENO, TCSANOW, &now);
}

char* copied(const std::string& text)
{
    return strdup(text.c_str());
}

class TerminalConsole : public Console {
public:
    TerminalConsole(terminal::Loop& loop, ConsoleEvents events)
        : loop_{loop}, input_{loop.context(), dup(STDIN_FILENO)}, rest_{loop.context()},
          signals_{loop.context(), SIGWINCH, SIGCONT}, events_{std::move(events)}
    {
        assert(active == nullptr);
        active = this;
        make_usual();
        rescue_.emplace();
        rl_readline_name = "annabella";
        rl_catch_signals = 0;
        rl_catch_sigwinch = 0;
        rl_change_environment = 0;
        rl_initialize();
        // Readers would have to swallow its escape sequences.
        rl_variable_bind("enable-bracketed-paste", "off");
        // What could be typed is read line by line, all of it and without being asked.
        rl_variable_bind("completion-display-width", "0");
        rl_variable_bind("completion-query-items", "0");
        rl_variable_bind("page-completions", "off");
        pass_over_paste_marks();
        rl_attempted_completion_function = complete;
        rl_redisplay_function = redisplay;
        // Where keys are taken one by one, readline gets them from us. It would look for more by
        // itself while it inserts one, and what is typed ahead would overtake what we hold.
        rl_input_available_hook = events_.struck ? no_more_input : nullptr;
        // Between two lines the terminal would hold back what is typed until its line is whole.
        rl_deprep_term_function = events_.struck ? leave_modes : rl_deprep_terminal;
        using_history();
        stifle_history(longest_history);
        wait_for_signal();
    }
    TerminalConsole(const TerminalConsole&) = delete;
    TerminalConsole& operator=(const TerminalConsole&) = delete;
    TerminalConsole(TerminalConsole&&) = delete;
    TerminalConsole& operator=(TerminalConsole&&) = delete;
    ~TerminalConsole() override
    {
        close();
        active = nullptr;
    }

    void print(const std::vector<TextLine>& lines, const std::string& prompt) override
    {
        if (closed_)
            return;
        // Behind what is half typed a new line begins, and it is shown again below the news.
        if (reading_ && (!prompt_.empty() || rl_end > 0))
            write("\n");
        prompt_ = prompt;
        for (const auto& line : lines)
            write(line.text + '\n');
        if (!reading_) {
            rl_callback_handler_install(prompt.c_str(), line_read);
            reading_ = true;
            wait_for_key();
            if (!received_.empty() || ended_)
                asio::post(input_.get_executor(), [this, alive = std::weak_ptr{alive_}] {
                    if (!alive.expired())
                        deliver();
                });
            return;
        }
        rl_set_prompt(prompt.c_str());
        rl_on_new_line();
        redisplay();
    }
    void set_readiness(Readiness /*readiness*/) override {}
    void begin_line(const std::string& words) override
    {
        if (!reading_)
            return;
        rl_insert_text(words.c_str());
        redisplay();
        tell_typed();
    }
    void set_cursor(std::size_t characters) override
    {
        if (!reading_)
            return;
        // readline counts bytes, fingers count characters.
        rl_point = static_cast<int>(rules::bytes_of(rl_line_buffer, characters));
        redisplay();
        tell_typed();
    }
    /// What was told before the line that is dropped is no answer to that.
    void cancel_line() override { drop_line(""); }
    void close() override
    {
        if (std::exchange(closed_, true))
            return;
        if (reading_)
            write("\n");
        stop_reading();
        rl_redisplay_function = rl_redisplay;
        keys_.reset();
        rl_deprep_terminal();
        rescue_.reset();
        input_.close();
        rest_.cancel();
        // The shell has the same open file: it must not find it unable to wait.
        fcntl(STDIN_FILENO, F_SETFL, flags_);
        signals_.cancel();
    }

private:
    static constexpr int longest_history = 1000;
    static constexpr std::string_view erase_line = "\x15";

    static void write(const std::string& text)
    {
        std::fputs(text.c_str(), stdout);
        std::fflush(stdout);
    }
    /// What is a secret is cut off while readline writes the line.
    static void redisplay()
    {
        const std::string text{rl_line_buffer};
        const auto shown = open_part(active->events_.hides, text).size();
        const auto point = std::exchange(rl_point, std::min(rl_point, static_cast<int>(shown)));
        const auto end = std::exchange(rl_end, static_cast<int>(shown));
        const auto cut = std::exchange(rl_line_buffer[shown], '\0');
        rl_redisplay();
        rl_line_buffer[shown] = cut;
        rl_end = end;
        rl_point = point;
    }
    static int no_more_input() { return 0; }
    static void leave_modes() {}
    static void line_read(char* line) { active->take(line); }
    void take(char* line)
    {
        stop_reading();
        ++lines_;
        if (line == nullptr) {
            write("\n");
            events_.end();
            return;
        }
        const std::string text{line};
        std::free(line);  // readline allocates with malloc
        if (!text.empty() && !events_.hides(text))
            add_history(text.c_str());
        events_.line(text);
    }
    void stop_reading()
    {
        if (std::exchange(reading_, false))
            rl_callback_handler_remove();
    }
    void wait_for_key()
    {
        if (events_.struck) {  // they are read whenever they come, and wait with us
            if (!keys_)
                keys_.emplace(loop_, [this](const auto& came) { receive(came); });
            return;
        }
        if (!reading_ || std::exchange(waiting_, true))
            return;
        input_.async_wait(asio::posix::stream_descriptor::wait_read,
                          [this](const std::error_code& error) {
                              waiting_ = false;
                              if (error || !reading_)
                                  return;
                              events_.key();
                              type();
                              wait_for_key();
                          });
    }
    void type()
    {
        const auto lines = lines_;
        rl_callback_read_char();
        if (lines == lines_)  // a whole line is told as such
            tell_typed();
    }
    void receive(const terminal::TerminalInput::Came& came)
    {
        events_.key();
        ended_ = came.bytes.empty();
        rest_.cancel();
        received_.add(came.bytes, came.at);
        deliver();
    }
    void drop_line(const std::string& prompt)
    {
        if (!reading_)
            return;
        rl_callback_sigcleanup();
        rl_free_line_state();
        write("\n");
        rl_replace_line("", 0);
        prompt_ = prompt;
        rl_set_prompt(prompt_.c_str());
        rl_on_new_line();
        redisplay();
        tell_typed();
    }
    /// Keys that came before the next line is read wait for it.
    void deliver(terminal::ReceivedKeys::Rest rest = terminal::ReceivedKeys::Rest::may_come)
    {
        while (reading_) {
            const auto key =
                received_.next(ended_ ? terminal::ReceivedKeys::Rest::does_not_come : rest);
            if (!key)  // readline finds the end of the terminal itself
                return ended_ ? type() : wait_for_rest();
            const terminal::Loop::Handling handling{loop_, key->at};
            if (leaves(*key)) {
                if (!nothing_is_typed())
                    drop_line(prompt_);
                static_cast<void>(events_.struck(key->stroke.key));
                continue;
            }
            if (nothing_is_typed() && events_.struck(key->stroke.key))
                continue;
            if (key->bytes == erase_line && events_.hides(rl_line_buffer)) {
                forget_line();
                continue;
            }
            if (!means_something(*key) || would_keep_secret(*key)) {
                rl_ding();
                continue;
            }
            for (const char byte : key->bytes)
                rl_stuff_char(static_cast<unsigned char>(byte));
            type();
        }
    }
    /// A terminal that another program has left so marks what is pasted: readline would wait for
    /// the second mark, and hear no key meanwhile. What stands between them is typed.
    static void pass_over_paste_marks()
    {
        for (const auto keymap : {emacs_standard_keymap, vi_insertion_keymap, vi_movement_keymap})
            for (const auto* const mark : {"\\e[200~", "\\e[201~"})
                rl_bind_keyseq_in_map(
                    mark, [](int, int) { return 0; }, keymap);
    }
    /// A sequence that it does not know ends readline, and the program with it, if it is given all
    /// of it at once.
    static bool means_something(const terminal::ReceivedKeys::Received& key)
    {
        if (!key.bytes.starts_with('\x1B') || is_like_vi())
            return true;
        int type = ISFUNC;
        auto* const known =
            rl_function_of_keyseq_len(key.bytes.data(), key.bytes.size(), nullptr, &type);
        return known != nullptr && type != ISKMAP;
    }
    /// readline would keep what it kills, to bring it back.
    void forget_line()
    {
        rl_free_undo_list();
        rl_replace_line("", 1);
        rl_point = 0;
        redisplay();
        tell_typed();
    }
    /// What is killed, undone or completed is remembered: a secret is typed and deleted only.
    [[nodiscard]] bool would_keep_secret(const terminal::ReceivedKeys::Received& key) const
    {
        constexpr std::string_view ends_or_deletes = "\r\n\b\x7F";
        const char first = key.bytes.front();
        const bool is_control = static_cast<unsigned char>(first) < ' ' || first == '\x7F';
        return is_control && ends_or_deletes.find(first) == std::string_view::npos &&
               events_.hides(rl_line_buffer);
    }
    static bool is_like_vi()
    {
        constexpr int vi = 0;
        return rl_editing_mode == vi;
    }
    /// Escape leaves what is half typed. readline would wait for a second key and say nothing; only
    /// in the manner of vi it has a meaning of its own there.
    static bool leaves(const terminal::ReceivedKeys::Received& key)
    {
        return key.bytes == "\x1B" && !is_like_vi();
    }
    /// A slow line brings the keys of one sequence in parts.
    void wait_for_rest()
    {
        if (received_.empty())
            return;
        rest_.expires_after(received_.patience());
        rest_.async_wait([this, alive = std::weak_ptr{alive_}](const std::error_code& error) {
            if (!error && !alive.expired())
                deliver(terminal::ReceivedKeys::Rest::does_not_come);
        });
    }
    /// Nor begun: no Escape waits for its second key, no search for its words.
    static bool nothing_is_typed()
    {
        return rl_end == 0 &&
               !RL_ISSTATE(RL_STATE_MULTIKEY | RL_STATE_METANEXT | RL_STATE_ISEARCH |
                           RL_STATE_NSEARCH | RL_STATE_NUMERICARG | RL_STATE_MOREINPUT);
    }
    void tell_typed()
    {
        if (!reading_)
            return;
        const std::string text{rl_line_buffer};
        const auto before = std::string_view{text}.substr(0, static_cast<std::size_t>(rl_point));
        events_.typed(text, rules::count_characters(before));
    }
    void wait_for_signal()
    {
        signals_.async_wait([this](const std::error_code& error, int signal) {
            if (error || closed_)
                return;
            if (signal == SIGCONT)
                come_back();
            else
                rl_resize_terminal();
            wait_for_signal();
        });
    }
    /// The shell has had the terminal meanwhile, and left it in its own modes.
    void come_back()
    {
        if ((!reading_ && !keys_) || tcgetpgrp(STDIN_FILENO) != getpgrp())
            return;
        rl_deprep_terminal();
        rl_prep_terminal(1);
        if (reading_)
            rl_forced_update_display();
    }
    static char** complete(const char* part, int start, int /*end*/)
    {
        rl_attempted_completion_over = 1;
        if (start > 0)  // only the first word of a line is a command
            return nullptr;
        return rl_completion_matches(part, next_completion);
    }
    static char* next_completion(const char* part, int state)
    {
        if (state == 0)
            active->completions_ = active->events_.complete(part);
        auto& found = active->completions_;
        if (found.empty())
            return nullptr;
        auto* const first = copied(found.front());
        found.erase(found.begin());
        return first;
    }

    terminal::Loop& loop_;
    asio::posix::stream_descriptor input_;
    std::optional<terminal::TerminalInput> keys_;
    asio::steady_timer rest_;  ///< of a sequence
    asio::signal_set signals_;
    int flags_ = fcntl(STDIN_FILENO, F_GETFL);  ///< as the terminal was found
    ConsoleEvents events_;
    terminal::ReceivedKeys received_;
    std::shared_ptr<int> alive_ = std::make_shared<int>();
    std::string prompt_;
    std::vector<std::string> completions_;
    unsigned lines_ = 0;  ///< that were read
    bool reading_ = false;
    bool waiting_ = false;
    std::optional<terminal::TerminalRescue> rescue_;  ///< while it is open
    bool ended_ = false;                              ///< no more keys come
    bool closed_ = false;
};

}  // namespace

std::unique_ptr<Console> terminal_console(terminal::Loop& loop, ConsoleEvents events)
{
    return std::make_unique<TerminalConsole>(loop, std::move(events));
}

}  // namespace client::console
