// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/envelope.hpp"

#include "rules/fen.hpp"
#include "rules/sha256.hpp"

#include <algorithm>
#include <charconv>

namespace rules {
namespace {

constexpr std::string_view envelope_title = "annabella envelope 1";
constexpr std::string_view slip_title = "annabella slip 1";

std::string one_line(std::string_view text)
{
    std::string line{text};
    std::ranges::replace_if(
        line, [](char letter) { return static_cast<unsigned char>(letter) < 0x20; }, ' ');
    return line;
}

template <class Number>
bool read_whole(std::string_view text, Number& target)
{
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, target);
    return error == std::errc{} && rest == end && target >= 0;
}

bool read_time(std::string_view text, Duration& target)
{
    Duration::rep milliseconds = 0;
    if (!read_whole(text, milliseconds) || Duration{milliseconds} > longest_time)
        return false;
    target = Duration{milliseconds};
    return true;
}

bool read_setup(std::string_view text, Setup& target)
{
    const auto setup = read_fen(text);
    if (setup)
        target = *setup;
    return setup.has_value();
}

/// One line of a paper: its name, how it is written, how it is read.
template <class Paper>
struct Line {
    std::string_view name;
    std::string (*write)(const Paper&);
    bool (*read)(Paper&, std::string_view);
};

template <std::size_t side>
constexpr Line<Envelope> name_line{
    side == 0 ? "white" : "black",
    [](const Envelope& e) { return one_line(e.names[side]); },
    [](Envelope& e, std::string_view text) {
        e.names[side] = text;
        return true;
    },
};
template <std::size_t side>
constexpr Line<Envelope> used_line{
    side == 0 ? "white-used-ms" : "black-used-ms",
    [](const Envelope& e) { return std::to_string(e.used[side].count()); },
    [](Envelope& e, std::string_view text) { return read_time(text, e.used[side]); },
};

constexpr std::array outside{
    name_line<0>,
    name_line<1>,
    Line<Envelope>{"sealer",
                   [](const Envelope& e) -> std::string {
                       return e.sealer == Color::white ? "white" : "black";
                   },
                   [](Envelope& e, std::string_view text) {
                       e.sealer = text == "white" ? Color::white : Color::black;
                       return text == "white" || text == "black";
                   }},
    Line<Envelope>{"number", [](const Envelope& e) { return std::to_string(e.number); },
                   [](Envelope& e, std::string_view text) { return read_whole(text, e.number); }},
    Line<Envelope>{"position", [](const Envelope& e) { return write_fen(e.position); },
                   [](Envelope& e, std::string_view text) { return read_setup(text, e.position); }},
    used_line<0>,
    used_line<1>,
    Line<Envelope>{"offer", [](const Envelope& e) -> std::string { return e.offer ? "yes" : "no"; },
                   [](Envelope& e, std::string_view text) {
                       e.offer = text == "yes";
                       return text == "yes" || text == "no";
                   }},
    Line<Envelope>{"resumption", [](const Envelope& e) { return one_line(e.resumption); },
                   [](Envelope& e, std::string_view text) {
                       e.resumption = text;
                       return true;
                   }},
    Line<Envelope>{"seal", [](const Envelope& e) { return e.seal; },
                   [](Envelope& e, std::string_view text) {
                       e.seal = text;
                       return text.size() == 64 &&
                              text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
                   }},
};

constexpr std::array inside{
    Line<Slip>{"salt", [](const Slip& slip) { return one_line(slip.salt); },
               [](Slip& slip, std::string_view text) {
                   slip.salt = text;
                   return !text.empty();
               }},
    Line<Slip>{"move", [](const Slip& slip) { return one_line(slip.text); },
               [](Slip& slip, std::string_view text) {
                   slip.text = text;
                   return !text.empty();
               }},
};

/// The next line of a text, without its end.
std::string_view take_line(std::string_view& text)
{
    const auto end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

template <class Paper, class Lines>
std::string write(std::string_view title, const Lines& all, const Paper& paper)
{
    std::string text = std::string{title} + '\n';
    for (const auto& line : all)
        text += std::string{line.name} + ": " + line.write(paper) + '\n';
    return text;
}

template <class Paper, class Lines>
Result<Paper, EnvelopeError> read(std::string_view title, const Lines& all, std::string_view text)
{
    Paper paper;
    int number = 1;
    if (take_line(text) != title)
        return unexpected{EnvelopeError{EnvelopeFault::first_line, number}};
    for (const auto& line : all) {
        ++number;
        if (text.empty())
            return unexpected{EnvelopeError{EnvelopeFault::incomplete, number}};
        std::string_view written = take_line(text);
        if (!written.starts_with(std::string{line.name} + ": "))
            return unexpected{EnvelopeError{EnvelopeFault::line, number}};
        written.remove_prefix(line.name.size() + 2);
        if (!line.read(paper, written))
            return unexpected{EnvelopeError{EnvelopeFault::value, number}};
    }
    return paper;
}

bool has_sealed_move(const Adjournment& adjournment)
{
    const bool reply = adjournment.stage == Stage::resumed && adjournment.reply;
    return adjournment.stage == Stage::sealed || (reply && !adjournment.opened);
}

}  // namespace

std::optional<Slip> slip_of(const Game& game, std::string_view salt)
{
    const Adjournment& adjournment = game.state().adjournment;
    if (!has_sealed_move(adjournment))
        return std::nullopt;
    return Slip{std::string{salt}, one_line(adjournment.text)};
}

std::optional<Envelope> envelope_of(const Game& game, std::string_view salt)
{
    const GameState& state = game.state();
    const auto slip = slip_of(game, salt);
    if (!slip)
        return std::nullopt;
    Envelope envelope;
    envelope.sealer = state.adjournment.sealer;
    envelope.number = state.placement().move_number();
    envelope.position = state.placement().setup();
    envelope.offer = state.offer.has_value();
    envelope.resumption = state.options.event.resumption;
    for (const Color side : both_colors)
        envelope.names[static_cast<std::size_t>(side)] = state.player(side).name;
    for (const Color side : both_colors)
        envelope.used[static_cast<std::size_t>(side)] =
            state.clock.side(side).used + state.clock.used_this_turn(side, state.now);
    envelope.seal = seal_of(*slip);
    return envelope;
}

std::string seal_of(const Slip& slip)
{
    return hexadecimal(sha256(slip.salt + '\n' + slip.text));
}

bool fits(const Envelope& envelope, const Slip& slip)
{
    return envelope.seal == seal_of(slip);
}

std::string write_envelope(const Envelope& envelope)
{
    return write(envelope_title, outside, envelope);
}

Result<Envelope, EnvelopeError> read_envelope(std::string_view text)
{
    return read<Envelope>(envelope_title, outside, text);
}

std::string write_slip(const Slip& slip)
{
    return write(slip_title, inside, slip);
}

Result<Slip, EnvelopeError> read_slip(std::string_view text)
{
    return read<Slip>(slip_title, inside, text);
}

}  // namespace rules
