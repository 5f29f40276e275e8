// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/host/line_text.hpp"

#include "rules/code_points.hpp"
#include "rules/style.hpp"
#include "src/host/spoken.hpp"
#include "src/text/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <sstream>
#include <utility>

namespace client::host {

namespace {

console::Tone tone_of(const Tiding& tiding)
{
    const auto* const said = std::get_if<tidings::Said>(&tiding);
    const auto* const told = std::get_if<tidings::Told>(&tiding);
    const auto* const happened = std::get_if<tidings::Happened>(&tiding);
    const bool refused =
        (said != nullptr && said->kind == tidings::Kind::refusal) ||
        (told != nullptr && told->kind == tidings::Kind::refusal) ||
        (happened != nullptr && std::holds_alternative<rules::facts::Refused>(happened->fact.what));
    return refused ? console::Tone::complaint : console::Tone::plain;
}

console::Matter matter_of(const Tiding& tiding)
{
    const auto* const played = std::get_if<tidings::Played>(&tiding);
    if (played != nullptr && played->telling == tidings::Telling::news)
        return console::Matter::move;
    const auto* const said = std::get_if<tidings::Said>(&tiding);
    return said != nullptr && said->kind == tidings::Kind::times ? console::Matter::clock
                                                                 : console::Matter::other;
}

/// A paper is printed as it is.
std::vector<console::TextLine> lines_of(const tidings::Paper& paper)
{
    std::vector<console::TextLine> all;
    std::istringstream text{paper.text};
    for (std::string line; std::getline(text, line);)
        all.push_back({.text = line, .matter = console::Matter::paper});
    return all;
}

constexpr std::string_view whole_end = ": ";
constexpr std::string_view cut_end = "... ";  ///< so that nobody takes a part for the whole

/// Whether something must follow: a number of something, or of a move.
bool is_number(std::string_view word)
{
    return word.find_first_not_of("0123456789") >= word.size() - (word.ends_with('.') ? 1 : 0);
}

/// The beginning of a text in so many cells, with what ends it.
class Beginning {
public:
    Beginning(std::string_view text, std::size_t room) : text_{text}, room_{room} {}

    [[nodiscard]] std::string told() const
    {
        if (const auto whole = sentences(); !whole.empty())
            return std::string{whole} + std::string{whole_end};
        const auto part = words();
        return part.empty() ? "> " : part + std::string{cut_end};
    }

private:
    [[nodiscard]] bool fits(std::string_view text, std::string_view end) const
    {
        return cells(text) + end.size() <= room_;
    }
    /// As many whole sentences as fit; none if the first one does not.
    [[nodiscard]] std::string_view sentences() const
    {
        std::string_view all;
        for (auto end = text_.find(". "); end != std::string_view::npos;
             end = text_.find(". ", end + 1))
            if (const auto longer = text_.substr(0, end);
                !is_number(longer.substr(longer.rfind(' ') + 1)) && fits(longer, whole_end))
                all = longer;
        return all;
    }
    /// As many words as fit. Whoever counts something says what: no number is the last word.
    [[nodiscard]] std::string words() const
    {
        std::string all;
        std::string complete;
        for (text::Words rest{text_}; !rest.empty();) {
            const auto word = rest.next();
            all += (all.empty() ? "" : " ") + std::string{word};
            if (!fits(all, cut_end))
                break;
            if (!is_number(word))
                complete = all;
        }
        return complete.substr(0, complete.find_last_not_of(".,:;") + 1);
    }

    std::string_view text_;
    std::size_t room_;
};

/// The newest text whole, however many lines it takes.
std::string newest_text(const std::vector<console::TextLine>& lines)
{
    const auto whole = std::ranges::find(lines.rbegin(), lines.rend(), console::Extent::whole,
                                         &console::TextLine::extent);
    std::string text = whole->text;
    for (auto rest = whole.base(); rest != lines.end(); ++rest)
        text += ' ' + rest->text;
    return text;
}

}  // namespace

std::size_t cells(std::string_view text)
{
    return rules::count_characters(text);
}

std::string numbered_move(int number, const rules::MoveFacts& facts, rules::Letters letters)
{
    const auto* const dots = facts.side == rules::Color::white ? "" : "...";
    return fmt::format("{}{} {}", number, dots, write_move(facts, rules::styles::pgn(letters)));
}

/// A move is typed in two cells if need be; ten are enough for any.
std::size_t LineText::room() const
{
    constexpr std::size_t narrow = 20;
    constexpr std::size_t broad = 40;
    constexpr std::size_t least_typed = narrow - first_cells;
    constexpr std::size_t most_typed = 10;
    const auto more = std::clamp(width_, narrow, broad) - narrow;
    const auto typed = least_typed + more * (most_typed - least_typed) / (broad - narrow);
    return width_ - std::min(width_, typed);
}

std::vector<std::string> LineText::broken(const std::string& text) const
{
    if (profile_ != player::Profile::braille || cells(text) <= width_)
        return {text};
    std::vector<std::string> lines{""};
    for (text::Words words{text}; !words.empty();) {
        const auto word = words.next();
        const bool fits = lines.back().empty() || cells(lines.back()) + 1 + cells(word) <= width_;
        if (!fits)
            lines.emplace_back();
        lines.back() += (lines.back().empty() ? "" : " ") + std::string{word};
    }
    return lines;
}

std::string LineText::move_line(const tidings::Played& played) const
{
    const auto form = words_->telling().form;
    const auto announced = words_->shown(words_->announcer().move(played.facts));
    if (form == words::MoveForm::words)
        return tells_number(*words_, played) ? fmt::format("{}, {}", played.number, announced)
                                             : announced;
    const auto move = numbered_move(played.number, played.facts, words_->letters());
    // Terse words may be what the notation says.
    const bool twice = move.ends_with(' ' + announced);
    return form == words::MoveForm::notation || twice ? move
                                                      : fmt::format("{}, {}", move, announced);
}

std::vector<console::TextLine> LineText::lines(const Tiding& tiding) const
{
    if (const auto* const played = std::get_if<tidings::Played>(&tiding);
        played != nullptr && played->telling != tidings::Telling::unsaid)
        return {{.text = move_line(*played), .matter = matter_of(tiding)}};
    if (const auto* const paper = std::get_if<tidings::Paper>(&tiding))
        return lines_of(*paper);
    std::vector<console::TextLine> all;
    for (const auto& utterance : spoken(*words_, tiding)) {
        if (utterance.screen.empty() && std::holds_alternative<tidings::Told>(tiding))
            continue;  // for ears only
        for (auto& line : lines(utterance)) {
            line.tone = tone_of(tiding);
            line.matter = matter_of(tiding);
            all.push_back(std::move(line));
        }
    }
    return all;
}

std::vector<console::TextLine> LineText::lines(const speech::Utterance& said) const
{
    std::vector<console::TextLine> all;
    for (auto extent = console::Extent::whole; auto& line : broken(words_->shown(said)))
        all.push_back(
            {std::move(line), console::Tone::plain, std::exchange(extent, console::Extent::rest)});
    return all;
}

std::vector<console::TextLine> LineText::lines(const Tidings& tidings) const
{
    std::vector<console::TextLine> all;
    for (std::size_t i = 0; i < tidings.size(); ++i)
        if (ends_sentence(*words_, tidings, i))
            all.back().text += ", " + words_->shown(spoken(*words_, tidings, i).front());
        else
            std::ranges::move(lines(tidings[i]), std::back_inserter(all));
    return all;
}

std::string LineText::take_prompt(std::vector<console::TextLine>& lines) const
{
    if (lines.back().matter == console::Matter::paper)
        return "";
    const auto& newest = lines.back().text;
    auto prompt = newest + std::string{newest.ends_with('?') ? " " : whole_end};
    const bool is_short = cells(prompt) <= room() && lines.back().extent == console::Extent::whole;
    if (profile_ == player::Profile::braille && !is_short)
        return Beginning{newest_text(lines), room()}.told();
    lines.pop_back();
    return prompt;
}

}  // namespace client::host
