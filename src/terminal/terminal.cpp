// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/terminal/terminal.hpp"

#include "src/terminal/gathered_output.hpp"
#include "src/terminal/key_reader.hpp"
#include "src/terminal/stamped_input.hpp"
#include "src/terminal/terminal_rescue.hpp"

// Otherwise curses takes such names as move for itself.
#define NCURSES_NOMACROS
#include <algorithm>
#include <array>
#include <asio/posix/stream_descriptor.hpp>
#include <asio/signal_set.hpp>
#include <clocale>
#include <csignal>
#include <cstdlib>
#include <curses.h>
#include <langinfo.h>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace client::terminal {

namespace {

constexpr int escape_delay = 25;  // milliseconds
/// The bytes that leave the screen, for a program that cannot be asked to.
std::string leaving()
{
    std::string bytes;
    for (const char* const capability : {"sgr0", "cnorm", "rmkx", "rmcup"}) {
        const char* const found = tigetstr(capability);
        if (found != nullptr && found != reinterpret_cast<const char*>(-1))
            bytes += found;
    }
    return bytes;
}

/// What curses calls a key, what we call it, and the sequences it may send whatever the terminal's
/// description says: arrows come as ESC [ A and as ESC O A.
struct CodeRow {
    int code;
    std::string_view name;
    std::array<const char*, 4> sequences;
};

constexpr int beyond_curses = 0x1000;

constexpr std::array code_table{
    CodeRow{KEY_UP, "up", {"\033[A", "\033OA"}},
    CodeRow{KEY_DOWN, "down", {"\033[B", "\033OB"}},
    CodeRow{KEY_RIGHT, "right", {"\033[C", "\033OC"}},
    CodeRow{KEY_LEFT, "left", {"\033[D", "\033OD"}},
    CodeRow{KEY_HOME, "home", {"\033[H", "\033OH", "\033[1~"}},
    CodeRow{KEY_END, "end", {"\033[F", "\033OF", "\033[4~"}},
    CodeRow{KEY_B2, "begin", {"\033[E", "\033OE", "\033[G"}},
    CodeRow{KEY_A1, "home", {}},
    CodeRow{KEY_A3, "page-up", {}},
    CodeRow{KEY_C1, "end", {}},
    CodeRow{KEY_C3, "page-down", {}},
    CodeRow{KEY_IC, "insert", {"\033[2~"}},
    CodeRow{KEY_DC, "delete", {"\033[3~"}},
    CodeRow{KEY_PPAGE, "page-up", {"\033[5~"}},
    CodeRow{KEY_NPAGE, "page-down", {"\033[6~"}},
    CodeRow{KEY_ENTER, "enter", {"\033OM"}},
    CodeRow{KEY_BACKSPACE, "backspace", {}},
    CodeRow{KEY_BTAB, "shift+tab", {"\033[Z"}},
    CodeRow{KEY_SLEFT, "shift+left", {"\033[1;2D"}},
    CodeRow{KEY_SRIGHT, "shift+right", {"\033[1;2C"}},
    CodeRow{KEY_SR, "shift+up", {"\033[1;2A"}},
    CodeRow{KEY_SF, "shift+down", {"\033[1;2B"}},
    CodeRow{KEY_F(1), "F1", {"\033OP", "\033[11~", "\033[[A"}},
    CodeRow{KEY_F(2), "F2", {"\033OQ", "\033[12~", "\033[[B"}},
    CodeRow{KEY_F(3), "F3", {"\033OR", "\033[13~", "\033[[C"}},
    CodeRow{KEY_F(4), "F4", {"\033OS", "\033[14~", "\033[[D"}},
    CodeRow{KEY_F(5), "F5", {"\033[15~", "\033[[E"}},
    CodeRow{KEY_F(6), "F6", {"\033[17~"}},
    CodeRow{KEY_F(7), "F7", {"\033[18~"}},
    CodeRow{KEY_F(8), "F8", {"\033[19~"}},
    CodeRow{KEY_F(9), "F9", {"\033[20~"}},
    CodeRow{KEY_F(10), "F10", {"\033[21~"}},
    CodeRow{KEY_F(11), "F11", {"\033[23~"}},
    CodeRow{KEY_F(12), "F12", {"\033[24~"}},
    CodeRow{beyond_curses + 1, "ctrl+up", {"\033[1;5A"}},
    CodeRow{beyond_curses + 2, "ctrl+down", {"\033[1;5B"}},
    CodeRow{beyond_curses + 3, "ctrl+right", {"\033[1;5C"}},
    CodeRow{beyond_curses + 4, "ctrl+left", {"\033[1;5D"}},
    // A numeric pad that sends sequences of its own for what it writes.
    CodeRow{beyond_curses + 5, "*", {"\033Oj"}},
    CodeRow{beyond_curses + 6, "+", {"\033Ok"}},
    CodeRow{beyond_curses + 7, "-", {"\033Om"}},
    CodeRow{beyond_curses + 8, ".", {"\033On"}},
    CodeRow{beyond_curses + 9, "/", {"\033Oo"}},
    CodeRow{beyond_curses + 10, "0", {"\033Op"}},
    CodeRow{beyond_curses + 11, "1", {"\033Oq"}},
    CodeRow{beyond_curses + 12, "2", {"\033Or"}},
    CodeRow{beyond_curses + 13, "3", {"\033Os"}},
    CodeRow{beyond_curses + 14, "4", {"\033Ot"}},
    CodeRow{beyond_curses + 15, "5", {"\033Ou"}},
    CodeRow{beyond_curses + 16, "6", {"\033Ov"}},
    CodeRow{beyond_curses + 17, "7", {"\033Ow"}},
    CodeRow{beyond_curses + 18, "8", {"\033Ox"}},
    CodeRow{beyond_curses + 19, "9", {"\033Oy"}},
};

void define_sequences()
{
    for (const auto& row : code_table)
        for (const char* const sequence : row.sequences)
            if (sequence != nullptr)
                define_key(sequence, row.code);
}

Pressed pressed()
{
    wint_t point = 0;
    switch (get_wch(&point)) {
    case OK:
        return {Pressed::Kind::character, static_cast<char32_t>(point), {}};
    case KEY_CODE_YES:
        break;
    default:
        return {};
    }
    if (point == KEY_RESIZE)
        return pressed();  // told by its signal already
    const auto* const row = std::ranges::find(code_table, static_cast<int>(point), &CodeRow::code);
    return {Pressed::Kind::named, 0, row == code_table.end() ? std::string_view{} : row->name};
}

short number_of(const std::optional<Colour>& colour)
{
    // Curses counts the colours as ANSI does, which is the order of ours; -1 is the terminal's own.
    return colour ? static_cast<short>(*colour) : short{-1};
}

}  // namespace

/// The one place that knows ncurses.
class Terminal::Screen {
public:
    Screen(asio::io_context& loop, Listener listener)
        : listener_{std::move(listener)}, keyboard_{loop, dup(input_.descriptor())},
          signals_{loop, SIGWINCH, SIGTSTP, SIGCONT}, interrupts_{loop, SIGINT}
    {
        screen_ = newterm(nullptr, output_.file(), input_.file());
        if (screen_ == nullptr)
            throw std::runtime_error{"the terminal cannot be used as a screen"};
        prepare_modes();
        rescue_.leave_with(leaving());
        wait_for_key();
        wait_for_signal();
        wait_for_interrupt();
    }

    ~Screen()
    {
        // A terminal without a second screen keeps the picture: leave it tidy.
        move(LINES - 1, 0);
        clrtoeol();
        refresh();
        endwin();
        delscreen(screen_);
    }

    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    void show(const Frame& frame, Theme theme)
    {
        shown_.resize(frame.lines.size());
        output_.gather();
        // What is gone is taken away first: a cursor that comes back to the news reads it twice.
        if (frame.sending == Sending::whole_rows) {
            const Place before{getcury(stdscr), getcurx(stdscr)};
            write_lines(frame, theme, [](const auto& line) { return line.empty(); });
            move(before.row, before.column);
            refresh();
        }
        write_lines(frame, theme, [](const auto& /*line*/) { return true; });
        move(frame.cursor.row, frame.cursor.column);
        refresh();
        output_.send();
    }

private:
    void prepare_modes()
    {
        set_escdelay(escape_delay);
        cbreak();
        noecho();
        nonl();
        nodelay(stdscr, TRUE);
        keypad(stdscr, TRUE);
        define_sequences();
        colours_ = std::getenv("NO_COLOR") == nullptr && has_colors();
        if (colours_) {
            start_color();
            use_default_colors();
        }
        // Ctrl+S must not freeze the terminal of someone who cannot see that it is frozen.
        termios modes{};
        tcgetattr(STDIN_FILENO, &modes);
        modes.c_iflag &= ~static_cast<tcflag_t>(IXON);
        // Otherwise a carriage return may arrive before the rest.
        modes.c_oflag &= ~static_cast<tcflag_t>(OPOST);
        tcsetattr(STDIN_FILENO, TCSANOW, &modes);
        def_prog_mode();
    }

    void wait_for_key()
    {
        keyboard_.async_wait(asio::posix::stream_descriptor::wait_read,
                             [this, alive = std::weak_ptr{alive_}](auto fault) {
                                 if (!fault && !alive.expired())
                                     read_keys();
                             });
    }

    void read_keys()
    {
        if (input_.is_at_end())
            return listener_.closed();
        wait_for_key();
        std::vector<std::pair<Time, Stroke>> strokes;
        KeyReader reader{pressed};
        for (auto came = input_.next_came(); auto stroke = reader.next(); came = input_.next_came())
            strokes.emplace_back(came, *std::move(stroke));
        // A key may take us away, and those behind it are for nobody.
        for (const std::weak_ptr alive{alive_}; const auto& [came, stroke] : strokes) {
            if (alive.expired())
                return;
            listener_.came(came);
            listener_.key(stroke.key);
        }
    }

    void wait_for_signal()
    {
        signals_.async_wait([this, alive = std::weak_ptr{alive_}](auto fault, int signal) {
            if (fault || alive.expired())
                return;
            wait_for_signal();
            if (signal == SIGTSTP) {
                endwin();
                raise(SIGSTOP);
                return;  // SIGCONT has come meanwhile, and repaints
            }
            repaint();
        });
    }

    void wait_for_interrupt()
    {
        interrupts_.async_wait([this, alive = std::weak_ptr{alive_}](auto fault, int) {
            if (fault || alive.expired())
                return;
            wait_for_interrupt();
            listener_.came(Time::clock::now());
            listener_.key(keymaps::Key::parse("ctrl+c"));
        });
    }

    void repaint()
    {
        winsize now{};
        ioctl(STDOUT_FILENO, TIOCGWINSZ, &now);
        reset_prog_mode();
        if (now.ws_row > 0 && now.ws_col > 0)
            resizeterm(now.ws_row, now.ws_col);
        erase();
        clearok(stdscr, TRUE);
        shown_.clear();
        listener_.resized();
    }

    /// Those lines that have changed, of those that are chosen.
    void write_lines(const Frame& frame, Theme theme, auto chosen)
    {
        for (std::size_t row = 0; row < frame.lines.size(); ++row)
            if (shown_[row] != frame.lines[row] && chosen(frame.lines[row])) {
                write_line(static_cast<int>(row), frame, theme);
                shown_[row] = frame.lines[row];
            }
    }

    void write_line(int row, const Frame& frame, Theme theme)
    {
        move(row, 0);
        clrtoeol();
        move(row, 0);
        for (const auto& span : frame.lines[static_cast<std::size_t>(row)]) {
            const auto chosen = colours_ ? theme : Theme::monochrome;
            use(attributes(chosen, span.ink));
            addstr(span.text.c_str());
        }
        use({});
        // Also keeps curses from scrolling a text to where it is said again.
        if (frame.sending == Sending::whole_rows && row != frame.typed_row)
            wredrawln(stdscr, row, 1);
    }

    void use(const Attributes& attributes)
    {
        attr_t bits = A_NORMAL;
        bits |= attributes.bold ? A_BOLD : A_NORMAL;
        bits |= attributes.reverse ? A_REVERSE : A_NORMAL;
        bits |= attributes.underlined ? A_UNDERLINE : A_NORMAL;
        attr_set(bits, pair_of(attributes), nullptr);
    }

    short pair_of(const Attributes& attributes)
    {
        const std::pair colours{number_of(attributes.text), number_of(attributes.ground)};
        if (!colours_ || colours == std::pair<short, short>{-1, -1})
            return 0;
        const auto next = static_cast<short>(pairs_.size() + 1);
        const auto [place, fresh] = pairs_.emplace(colours, next);
        if (fresh)
            init_pair(next, colours.first, colours.second);
        return place->second;
    }

    Listener listener_;
    /// For what waits in the loop when we are gone already: it comes without a fault.
    std::shared_ptr<int> alive_ = std::make_shared<int>();
    StampedInput input_;
    asio::posix::stream_descriptor keyboard_;
    asio::signal_set signals_;
    asio::signal_set interrupts_;
    GatheredOutput output_;
    QuietErrors quiet_;
    TerminalRescue rescue_;
    SCREEN* screen_ = nullptr;
    bool colours_ = false;
    std::map<std::pair<short, short>, short> pairs_;
    std::vector<Line> shown_;
};

namespace {

/// The locale of the environment. One that is not installed here, as is usual after ssh, is taken
/// at the word of its name.
void use_locale()
{
    if (std::setlocale(LC_CTYPE, "") != nullptr)
        return;
    for (const char* const variable : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const char* const set = std::getenv(variable);
        const std::string_view name = set == nullptr ? "" : set;
        if (name.empty())
            continue;
        if (name.find("UTF-8") != std::string_view::npos ||
            name.find("utf8") != std::string_view::npos)
            std::setlocale(LC_CTYPE, "C.UTF-8");
        return;
    }
}

}  // namespace

bool Terminal::has_unicode()
{
    use_locale();
    return std::string_view{nl_langinfo(CODESET)} == "UTF-8";
}

Terminal::Terminal(asio::io_context& loop, Listener listener)
{
    use_locale();
    screen_ = std::make_unique<Screen>(loop, std::move(listener));
}

Terminal::~Terminal() = default;

Size Terminal::size() const
{
    return {LINES, COLS};
}

void Terminal::show(const Frame& frame, Theme theme)
{
    screen_->show(frame, theme);
}

}  // namespace client::terminal
