// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/time_control.hpp"
#include "src/script/command_tables.hpp"
#include "src/script/commands.hpp"
#include "src/script/names.hpp"

#include <fmt/format.h>

#include <cstdlib>

namespace client::script {
namespace {

using namespace rules;
using std::chrono::seconds;

constexpr Duration longest_written_in_minutes = std::chrono::hours{1000};

char capital(Role role)
{
    return fen_letter({Color::white, role});
}

}  // namespace

std::optional<Duration> read_time(std::string_view text)
{
    if (!text.ends_with('s'))
        return read_minutes(text);
    const bool negative = text.starts_with('-');
    const auto at = read_instant(text.substr(negative ? 1 : 0, text.size() - (negative ? 2 : 1)));
    if (!at)
        return std::nullopt;
    return negative ? -at->time_since_epoch() : at->time_since_epoch();
}

std::string written_time(Duration time)
{
    const auto whole = std::chrono::duration_cast<seconds>(time);
    if (whole == time && time >= Duration{} && time <= longest_written_in_minutes)
        return fmt::format("{}:{:02}", whole.count() / 60, whole.count() % 60);
    const auto milliseconds = std::abs(time.count());
    return fmt::format("{}{}.{:03}s", time < Duration{} ? "-" : "", milliseconds / 1000,
                       milliseconds % 1000);
}

std::optional<Move> read_whole_move(text::Words& words)
{
    const std::string_view text = words.next();
    const auto kind = move_kind_names.find(words.next());
    const auto piece = text.empty() ? std::nullopt : piece_from(text.front());
    if (!piece || !kind || (text.size() != 5 && text.size() != 7))
        return std::nullopt;
    const auto from = Square::parse(text.substr(1, 2));
    const auto to = Square::parse(text.substr(3, 2));
    if (!from || !to)
        return std::nullopt;
    if (text.size() == 5)
        return Move{piece->role, *from, *to, *kind};
    const auto promoted = piece_from(text.back());
    if (text[5] != '=' || !promoted)
        return std::nullopt;
    return Move::promotion(*from, *to, promoted->role);
}

std::string written_move(Move move)
{
    std::string text = capital(move.role()) + move.from().name() + move.to().name();
    if (const auto promoted = move.promotion())
        text += {'=', capital(*promoted)};
    if (move.kind() != MoveKind::normal)
        text += fmt::format(" {}", move_kind_names[move.kind()]);
    return text;
}

std::string written_move(const Written& written)
{
    if (written.castling)
        return *written.castling == Wing::short_side ? "O-O" : "O-O-O";
    std::string text;
    if (written.role)
        text += capital(*written.role);
    const Square from = written.from.first();
    if (written.names_origin_square())
        text += from.name();
    else if (written.from == Bitboard{from.file()})
        text += letter(from.file());
    else if (written.from == Bitboard{from.rank()})
        text += digit(from.rank());
    text += written.to.name();
    return written.promotion ? text + '=' + capital(*written.promotion) : text;
}

}  // namespace client::script
