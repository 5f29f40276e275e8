// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/engine/uci.hpp"

#include "rules/code_points.hpp"
#include "rules/coordinates.hpp"
#include "rules/fen.hpp"
#include "rules/score_text.hpp"
#include "src/base/numbers.hpp"
#include "src/text/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace client::engine::uci {

namespace {

using base::read_number;
using text::Words;

Line read_name(Words words)
{
    if (words.next() != "name")
        return Chatter{};
    return EngineName{clean(words.rest())};
}

/// `option name Skill Level type spin default 20 min 0 max 20`: the name may have blanks.
Line read_option(Words words)
{
    if (words.next() != "name")
        return Chatter{};
    const std::string_view text = words.rest();
    Option option{std::string{text.substr(0, text.find(" type "))}};
    Words rest{text.substr(option.name.size())};
    while (!rest.empty()) {
        const auto key = rest.next();
        if (key == "min")
            option.min = read_number(rest.next()).value_or(0);
        else if (key == "max")
            option.max = read_number(rest.next()).value_or(0);
    }
    return option;
}

std::optional<Score> read_score(Words& words)
{
    const auto unit = words.next();
    const auto value = read_number(words.next());
    if (!value || (unit != "cp" && unit != "mate"))
        return std::nullopt;
    if (words.peek() == "lowerbound" || words.peek() == "upperbound")
        return std::nullopt;
    constexpr int most = 1'000'000;  // nothing on a board is worth more
    return Score{unit == "cp" ? Score::Unit::centipawns : Score::Unit::mate,
                 std::clamp(*value, -most, most)};
}

Line read_thought(Words words)
{
    Thought thought;
    while (!words.empty()) {
        const auto key = words.next();
        if (key == "string")
            return Chatter{};
        if (key == "depth")
            thought.depth = read_number(words.next()).value_or(0);
        else if (key == "multipv")
            thought.rank = read_number(words.next()).value_or(0);
        else if (key == "score")
            thought.score = read_score(words);
        else if (key == "pv") {
            thought.line = words.rest();
            break;
        }
    }
    return thought.line.empty() ? Line{Chatter{}} : Line{thought};
}

struct Row {
    std::string_view word;
    Line (*read)(Words rest);
};
constexpr std::array table{
    Row{"id", read_name},
    Row{"option", read_option},
    Row{"uciok", [](Words) -> Line { return Introduced{}; }},
    Row{"readyok", [](Words) -> Line { return Listening{}; }},
    Row{"info", read_thought},
    Row{"bestmove", [](Words rest) -> Line { return Decision{rest.next()}; }},
};

std::string clocks_text(const Clocks& clocks)
{
    // An engine that is told 0 may think for ever.
    const auto left = [&](std::size_t side) {
        return std::max(clocks.left[side], rules::Duration{1}).count();
    };
    std::string text = fmt::format(" wtime {} btime {}", left(0), left(1));
    if (clocks.bonus != std::array<rules::Duration, 2>{})
        text += fmt::format(" winc {} binc {}", clocks.bonus[0].count(), clocks.bonus[1].count());
    if (clocks.moves_to_go)
        text += fmt::format(" movestogo {}", *clocks.moves_to_go);
    return text;
}

}  // namespace

Line read_line(std::string_view text)
{
    Words words{text};
    const auto first = words.next();
    const auto row = std::ranges::find(table, first, &Row::word);
    return row == table.end() ? Line{Chatter{}} : row->read(words);
}

std::vector<rules::Move> read_moves(rules::Position from, std::string_view text)
{
    std::vector<rules::Move> moves;
    for (Words words{text}; !words.empty();) {
        const auto move = rules::read_uci(from, words.next());
        if (!move)
            break;
        moves.push_back(*move);
        from.play_unchecked(*move);
    }
    return moves;
}

std::string position_line(const Situation& situation)
{
    rules::Position position = situation.start();
    const auto field = position.variant() == rules::Variant::chess960
                           ? rules::CastlingField::shredder
                           : rules::CastlingField::x_fen;
    std::string line = "position fen " + rules::write_fen(position.setup(), field);
    if (!situation.moves().empty())
        line += " moves";
    for (const rules::Move move : situation.moves()) {
        line += ' ' + rules::write_uci(position, move);
        position.play_unchecked(move);
    }
    return line;
}

std::string go_line(const Bounds& bounds)
{
    std::string line = "go";
    if (bounds.clocks)
        line += clocks_text(*bounds.clocks);
    if (bounds.depth)
        line += fmt::format(" depth {}", *bounds.depth);
    if (bounds.nodes)
        line += fmt::format(" nodes {}", *bounds.nodes);
    if (bounds.time)
        line += fmt::format(" movetime {}", bounds.time->count());
    return line;
}

std::string clean(std::string_view text)
{
    constexpr std::size_t longest = 80;
    rules::TextCleaner cleaner;
    return std::string{rules::beginning(cleaner.clean(text).view(), longest)};
}

}  // namespace client::engine::uci
