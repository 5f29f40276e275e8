// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/terminal/terminal.hpp"

#include "src/terminal/gathered_output.hpp"
#include "src/terminal/key_reader.hpp"
#include "src/terminal/key_sequences.hpp"
#include "src/terminal/stamped_input.hpp"
#include "src/terminal/terminal_kind.hpp"
#include "src/terminal/terminal_rescue.hpp"

// Otherwise curses takes such names as move for itself.
#define NCURSES_NOMACROS
#include <algorithm>
#include <array>
#include <asio/posix/stream_descriptor.hpp>
#include <asio/signal_set.hpp>
#include <csignal>
#include <curses.h>
#include <langinfo.h>
#include <map>
#include <memory>
#include <set>
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

/// What a terminal can do with colours.
enum class Palette : std::uint8_t {
    none,
    eight,
    changed,  ///< eight that take the colours of the theme
    fixed,    ///< 256, of which most are the same everywhere
};

Palette palette()
{
    if (wants_no_colour() || !has_colors())
        return Palette::none;
    const auto few = can_change_color() ? Palette::changed : Palette::eight;
    return COLORS >= 256 ? Palette::fixed : few;
}

/// The bytes that leave the screen, for a program that cannot be asked to.
std::string leaving(Palette palette)
{
    std::string bytes;
    const char* const colours = palette == Palette::changed ? "oc" : "sgr0";
    for (const char* const capability : {colours, "sgr0", "cnorm", "rmkx", "rmcup"}) {
        const char* const found = tigetstr(capability);
        if (found != nullptr && found != reinterpret_cast<const char*>(-1))
            bytes += found;
    }
    return bytes;
}

/// What curses calls a key, and what we call it.
struct CodeRow {
    int code;
    std::string_view name;
};

constexpr std::array code_table{
    CodeRow{KEY_UP, "up"},
    CodeRow{KEY_DOWN, "down"},
    CodeRow{KEY_RIGHT, "right"},
    CodeRow{KEY_LEFT, "left"},
    CodeRow{KEY_HOME, "home"},
    CodeRow{KEY_END, "end"},
    CodeRow{KEY_B2, "begin"},
    CodeRow{KEY_A1, "home"},
    CodeRow{KEY_A3, "page-up"},
    CodeRow{KEY_C1, "end"},
    CodeRow{KEY_C3, "page-down"},
    CodeRow{KEY_IC, "insert"},
    CodeRow{KEY_DC, "delete"},
    CodeRow{KEY_PPAGE, "page-up"},
    CodeRow{KEY_NPAGE, "page-down"},
    CodeRow{KEY_ENTER, "enter"},
    CodeRow{KEY_BACKSPACE, "backspace"},
    CodeRow{KEY_BTAB, "shift+tab"},
    CodeRow{KEY_SLEFT, "shift+left"},
    CodeRow{KEY_SRIGHT, "shift+right"},
    CodeRow{KEY_SR, "shift+up"},
    CodeRow{KEY_SF, "shift+down"},
    CodeRow{KEY_F(1), "F1"},
    CodeRow{KEY_F(2), "F2"},
    CodeRow{KEY_F(3), "F3"},
    CodeRow{KEY_F(4), "F4"},
    CodeRow{KEY_F(5), "F5"},
    CodeRow{KEY_F(6), "F6"},
    CodeRow{KEY_F(7), "F7"},
    CodeRow{KEY_F(8), "F8"},
    CodeRow{KEY_F(9), "F9"},
    CodeRow{KEY_F(10), "F10"},
    CodeRow{KEY_F(11), "F11"},
    CodeRow{KEY_F(12), "F12"},
};

/// The codes of the sequences that we know ourselves, in their order.
constexpr int beyond_curses = 0x1000;

void define_sequences()
{
    for (int code = beyond_curses; const auto& sequence : key_sequences)
        define_key(std::string{sequence.bytes}.c_str(), code++);
}

std::string_view name_of(int code)
{
    if (code >= beyond_curses)
        return key_sequences.at(static_cast<std::size_t>(code - beyond_curses)).name;
    const auto* const row = std::ranges::find(code_table, code, &CodeRow::code);
    return row == code_table.end() ? std::string_view{} : row->name;
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
    return {Pressed::Kind::named, 0, name_of(static_cast<int>(point))};
}

}  // namespace

/// The one place that knows ncurses.
class Terminal::Screen {
public:
    Screen(asio::io_context& loop, Listener listener)
        : listener_{std::move(listener)}, keyboard_{loop, dup(input_.descriptor())},
          signals_{loop, SIGWINCH, SIGTSTP, SIGCONT}, interrupts_{loop, SIGINT}
    {
        screen_ = newterm(kind_of_terminal(), output_.file(), input_.file());
        if (screen_ == nullptr)
            throw std::runtime_error{"the terminal cannot be used as a screen"};
        prepare_modes();
        rescue_.leave_with(leaving(palette_));
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

    [[nodiscard]] bool has_colours() const { return palette_ != Palette::none; }

    void show(const Frame& frame, const Theme& theme)
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
        if (has_colors()) {
            start_color();
            use_default_colors();
        }
        palette_ = palette();
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

    /// Those lines that have changed, of those that are chosen.
    void write_lines(const Frame& frame, const Theme& theme, auto chosen)
    {
        for (std::size_t row = 0; row < frame.lines.size(); ++row)
            if (shown_[row] != frame.lines[row] && chosen(frame.lines[row])) {
                write_line(static_cast<int>(row), frame, theme);
                shown_[row] = frame.lines[row];
            }
    }

    void write_line(int row, const Frame& frame, const Theme& theme)
    {
        move(row, 0);
        clrtoeol();
        move(row, 0);
        for (const auto& span : frame.lines[static_cast<std::size_t>(row)]) {
            use(attributes(theme, span.ink));
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

    /// Curses counts eight colours as ANSI does, which is the order of ours; -1 is the terminal's
    /// own.
    short number_of(const std::optional<Tone>& tone)
    {
        if (!tone || palette_ == Palette::none)
            return -1;
        if (palette_ != Palette::changed)
            return palette_ == Palette::fixed ? static_cast<short>(nearest_of_256(tone->own))
                                              : static_cast<short>(tone->plain);
        const auto slot = static_cast<short>(tone->slot);
        const auto of_thousand = [](int channel) {
            return static_cast<short>(channel * 1000 / 255);
        };
        if (const auto [red, green, blue] = tone->own; slots_.insert(slot).second)
            init_color(slot, of_thousand(red), of_thousand(green), of_thousand(blue));
        return slot;
    }

    short pair_of(const Attributes& attributes)
    {
        const std::pair colours{number_of(attributes.text), number_of(attributes.ground)};
        if (palette_ == Palette::none || colours == std::pair<short, short>{-1, -1})
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
    Palette palette_ = Palette::none;
    std::set<short> slots_;  ///< those of the eight that were changed
    std::map<std::pair<short, short>, short> pairs_;
    std::vector<Line> shown_;
};

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

void Terminal::repaint()
{
    screen_->repaint();
}

bool Terminal::has_colours() const
{
    return screen_->has_colours();
}

void Terminal::show(const Frame& frame, const Theme& theme)
{
    screen_->show(frame, theme);
}

}  // namespace client::terminal
