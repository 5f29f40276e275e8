// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/commands.hpp"

#include "speech/messages.hpp"
#include "src/text/words.hpp"

#include <algorithm>
#include <array>

namespace client::desk {
namespace {

using enum Speaker;
using enum Topic;

constexpr std::size_t all_words = 9;

constexpr std::array table{
    CommandRow{"touch", "e2", 1, moving, to_move, "help-desk-touch"},
    CommandRow{"adjust", "e2", 0, moving, to_move, "help-desk-adjust"},
    CommandRow{"release", "e4", 0, moving, to_move, "help-desk-release"},
    CommandRow{"lift", "g1", 0, moving, to_move, "help-desk-lift"},
    CommandRow{"remove", "e5", 0, moving, to_move, "help-desk-remove"},
    CommandRow{"place", "f3", 0, moving, to_move, "help-desk-place"},
    CommandRow{"announce", "Springer Felix drei", 0, moving, on_the_clock, "help-desk-announce"},
    CommandRow{"correct", "Felix drei", 0, moving, announcer, "help-desk-correct"},
    CommandRow{"repeat", "Springer Felix drei", 0, moving, listener, "help-desk-repeat"},
    CommandRow{"executed", "", 0, moving, listener, "help-desk-executed"},
    CommandRow{"press", "", 0, moving, on_the_clock, "help-desk-press"},
    CommandRow{"move", "e2e4", 0, moving, to_move, "help-desk-move"},
    CommandRow{"assistant", "white executed", 3, moving, nobody, "help-desk-assistant"},
    CommandRow{"two-hands", "", 0, moving, to_move, "help-desk-two-hands"},
    CommandRow{"displace", "e2 d2", 0, moving, to_move, "help-desk-displace"},

    CommandRow{"offer", "", 0, players, on_the_clock, "help-desk-offer"},
    CommandRow{"accept", "", 0, players, offered, "help-desk-accept"},
    CommandRow{"decline", "", 0, players, offered, "help-desk-decline"},
    CommandRow{"claim", "threefold", 1, players, on_the_clock, "help-desk-claim"},
    CommandRow{"resign", "", 0, players, on_the_clock, "help-desk-resign"},
    CommandRow{"gesture", "hand", 1, players, named, "help-desk-gesture"},
    CommandRow{"plays-on", "", 0, players, named, "help-desk-plays-on"},
    CommandRow{"stop", "illness", all_words, players, named, "help-desk-stop"},
    CommandRow{"arrives", "", 0, players, named, "help-desk-arrives"},
    CommandRow{"verify", "", 0, players, named, "help-desk-verify"},
    CommandRow{"agree back", "", 0, players, nobody, "help-desk-agree-back"},
    CommandRow{"absent", "white", 1, players, nobody, "help-desk-absent"},
    CommandRow{"undo", "", 0, players, nobody, "help-desk-undo"},

    CommandRow{"write", "e4", 0, sheets, named, "help-desk-write"},
    CommandRow{"view-score", "", 0, sheets, named, "help-desk-view-score"},
    CommandRow{"sign", "", 0, sheets, named, "help-desk-sign"},
    CommandRow{"score", "white 1. e4 e5", 1, sheets, nobody, "help-desk-score"},
    CommandRow{"board", "white 4k3/8/8/8/8/8/8/4K3", 1, sheets, nobody, "help-desk-board"},
    CommandRow{"resolve", "", 0, sheets, nobody, "help-desk-resolve"},

    CommandRow{"arbiter stop", "", 0, arbiter, nobody, "help-desk-arbiter-stop"},
    CommandRow{"arbiter go", "", 0, arbiter, nobody, "help-desk-arbiter-go"},
    CommandRow{"arbiter set", "white 5:00", all_words, arbiter, nobody, "help-desk-arbiter-set"},
    CommandRow{"arbiter add", "white 2", 1, arbiter, nobody, "help-desk-arbiter-add"},
    CommandRow{"arbiter take", "white 2", 1, arbiter, nobody, "help-desk-arbiter-take"},
    CommandRow{"arbiter deduct", "white 10", 1, arbiter, nobody, "help-desk-arbiter-deduct"},
    CommandRow{"arbiter counter", "white 12", 1, arbiter, nobody, "help-desk-arbiter-counter"},
    CommandRow{"arbiter restore", "", 0, arbiter, nobody, "help-desk-arbiter-restore"},
    CommandRow{"arbiter illegal", "", 0, arbiter, nobody, "help-desk-arbiter-illegal"},
    CommandRow{"arbiter illegal-position", "", 0, arbiter, nobody,
               "help-desk-arbiter-illegal-position"},
    CommandRow{"arbiter flag", "", 0, arbiter, nobody, "help-desk-arbiter-flag"},
    CommandRow{"arbiter flags-unknown", "", 0, arbiter, nobody, "help-desk-arbiter-flags-unknown"},
    CommandRow{"arbiter count-unknown", "", 0, arbiter, nobody, "help-desk-arbiter-count-unknown"},
    CommandRow{"arbiter warn", "white", 1, arbiter, nobody, "help-desk-arbiter-warn"},
    CommandRow{"arbiter fine", "white", 1, arbiter, nobody, "help-desk-arbiter-fine"},
    CommandRow{"arbiter exclude", "white", 1, arbiter, nobody, "help-desk-arbiter-exclude"},
    CommandRow{"arbiter expel", "white", 1, arbiter, nobody, "help-desk-arbiter-expel"},
    CommandRow{"arbiter device", "white", 1, arbiter, nobody, "help-desk-arbiter-device"},
    CommandRow{"arbiter lose", "white", 1, arbiter, nobody, "help-desk-arbiter-lose"},
    CommandRow{"arbiter draw", "", 0, arbiter, nobody, "help-desk-arbiter-draw"},
    CommandRow{"arbiter score", "1 0", 0, arbiter, nobody, "help-desk-arbiter-score"},
    CommandRow{"arbiter accept", "", 0, arbiter, nobody, "help-desk-arbiter-accept"},
    CommandRow{"arbiter reject", "", 0, arbiter, nobody, "help-desk-arbiter-reject"},
    CommandRow{"arbiter defer", "", 0, arbiter, nobody, "help-desk-arbiter-defer"},
    CommandRow{"arbiter turn-board", "", 0, arbiter, nobody, "help-desk-arbiter-turn-board"},

    CommandRow{"adjourn", "", all_words, adjournment, nobody, "help-desk-adjourn"},
    CommandRow{"seal", "Nf3", 0, adjournment, nobody, "help-desk-seal"},
    CommandRow{"envelope", "", 1, adjournment, nobody, "help-desk-envelope"},
    CommandRow{"position lost", "", 0, adjournment, nobody, "help-desk-position-lost"},
    CommandRow{"resume", "", 0, adjournment, nobody, "help-desk-resume"},
    CommandRow{"open", "", 0, adjournment, nobody, "help-desk-open"},

    CommandRow{"time", "white", 1, questions, nobody, "help-desk-time"},
    CommandRow{"moves", "white", 1, questions, nobody, "help-desk-moves"},
    CommandRow{"state", "", 1, questions, nobody, "help-desk-state"},
    CommandRow{"fen", "", 1, questions, nobody, "help-desk-fen"},
    CommandRow{"boards", "", 0, questions, nobody, "help-desk-boards"},
    CommandRow{"square", "e4", 0, questions, nobody, "help-desk-square"},

    CommandRow{"pgn", "", 0, papers, nobody, "help-desk-pgn"},
    CommandRow{"sheet", "white", 1, papers, nobody, "help-desk-sheet"},
    CommandRow{"braille", "white", 1, papers, nobody, "help-desk-braille"},
    CommandRow{"brf", "white", 1, papers, nobody, "help-desk-brf"},
    CommandRow{"log", "", 0, papers, nobody, "help-desk-log"},
    CommandRow{"export", "papers", 0, papers, nobody, "help-desk-export"},

    CommandRow{"start", "", 0, desk, nobody, "help-desk-start"},
    CommandRow{"retract", "", 0, desk, nobody, "help-desk-retract"},
    CommandRow{"again", "", 0, desk, nobody, "help-clock-again"},
    CommandRow{"silent", "", 0, desk, nobody, "help-clock-silent"},
    CommandRow{"help", "lift", all_words, desk, nobody, "help-desk-help"},
    CommandRow{"quit", "", 0, desk, nobody, "help-desk-quit"},
};

/// Words that stand alone, some of them as players know them from their own games.
struct Short {
    std::string_view word;
    std::string_view name;
};
constexpr std::array shorts{Short{".", "again"}, Short{",", "silent"},     Short{"?", "help"},
                            Short{"q", "quit"},  Short{"clock", "time"},   Short{"c", "time"},
                            Short{"t", "time"},  Short{"board", "boards"}, Short{"draw", "offer"}};

bool is_side(std::string_view word)
{
    return word == "white" || word == "black";
}

/// How many words the name of a row has.
std::size_t length(const CommandRow& row)
{
    return row.name.find(' ') == std::string_view::npos ? 1 : 2;
}

}  // namespace

std::span<const CommandRow> command_table()
{
    return table;
}

CommandNames::CommandNames(const speech::Lexicon& language)
    : words_{language.command_words(speech::CommandArea::desk)}
{
}

const CommandRow* CommandNames::find(std::string_view line)
{
    text::Words words{line};
    const bool sided = is_side(words.peek());
    if (sided)
        static_cast<void>(words.next());
    const auto first = words.next();
    const auto second = words.next();
    const auto row = std::ranges::find_if(table, [&](const CommandRow& each) {
        const auto split = each.name.find(' ');
        const bool named =
            each.name.substr(0, split) == first &&
            (split == std::string_view::npos || each.name.substr(split + 1) == second);
        return named && sided == (sided && each.speaker != nobody);
    });
    return row == table.end() ? nullptr : &*row;
}

std::string CommandNames::in_english(std::string_view line) const
{
    const auto trimmed = text::Words{line}.rest();
    const auto typed = trimmed.substr(trimmed.starts_with('/') ? 1 : 0);
    text::Words words{typed};
    std::string english = words_.english(words.next());
    const auto known = std::ranges::find(shorts, english, &Short::word);
    if (words.empty() && known != shorts.end())
        return std::string{known->name};
    if (!words.empty() && (is_side(english) || english == "arbiter" || find(english) == nullptr))
        english += ' ' + words_.english(words.next());
    const CommandRow* const row = find(english);
    const auto first = english.substr(0, english.find(' '));
    const bool sided = is_side(first);
    if (row == nullptr) {  // perhaps a move, and whose it is
        text::Words rest{typed};
        static_cast<void>(rest.next());
        return sided && !rest.empty() ? first + ' ' + std::string{rest.rest()} : std::string{typed};
    }
    const std::size_t taken = 1 + (english.find(' ') == std::string::npos ? 0 : 1);
    std::size_t left = length(*row) + (sided ? 1 : 0) + row->words - taken;
    for (; left > 0 && !words.empty(); --left)
        english += ' ' + words_.english(words.next());
    return words.empty() ? english : english + ' ' + std::string{words.rest()};
}

std::string CommandNames::own(std::string_view line) const
{
    std::string text;
    for (text::Words words{line}; !words.empty();)
        text += (text.empty() ? "" : " ") + words_.own(words.next());
    return text;
}

std::vector<const CommandRow*> CommandNames::resembling(std::string_view line) const
{
    constexpr std::size_t least = 4;
    text::Words words{line};
    if (is_side(words_.english(words.peek())))
        static_cast<void>(words.next());
    const auto word = words.next();
    std::size_t longest = least;
    std::vector<const CommandRow*> rows;
    for (const CommandRow& row : table) {
        const auto own = words_.own(row.name);
        const auto alike =
            static_cast<std::size_t>(std::ranges::mismatch(word, own).in1 - word.begin());
        if (alike > longest)
            rows.clear();
        if (alike >= longest && length(row) == 1)
            rows.push_back(&row);
        longest = std::max(longest, alike);
    }
    return rows;
}

std::vector<std::string> CommandNames::beginning_with(std::string_view part) const
{
    std::vector<std::string> names{"white", "black", "arbiter"};
    for (const CommandRow& row : table)
        if (length(row) == 1)
            names.emplace_back(row.name);
    return words_.beginning_with(part, names);
}

}  // namespace client::desk
