// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/round/score_codes.hpp"

#include "src/base/numbers.hpp"
#include "src/round/text_columns.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace client::round {
namespace {

using rules::Color;
using rules::Points;

struct CodeRow {
    Points score;
    Played played;
    ScoreCodes codes;
};
constexpr std::array code_rows{
    CodeRow{Points::white_wins, Played::yes, {'1', '0'}},
    CodeRow{Points::black_wins, Played::yes, {'0', '1'}},
    CodeRow{Points::draw, Played::yes, {'=', '='}},
    CodeRow{Points::both_lose, Played::yes, {'0', '0'}},
    CodeRow{Points::half_to_white, Played::yes, {'=', '0'}},
    CodeRow{Points::half_to_black, Played::yes, {'0', '='}},
    CodeRow{Points::white_by_default, Played::yes, {'+', '-'}},
    CodeRow{Points::black_by_default, Played::yes, {'-', '+'}},
    CodeRow{Points::neither, Played::yes, {'-', '-'}},
    CodeRow{Points::white_wins, Played::less_than_a_move, {'W', 'L'}},
    CodeRow{Points::black_wins, Played::less_than_a_move, {'L', 'W'}},
    CodeRow{Points::draw, Played::less_than_a_move, {'D', 'D'}},
    CodeRow{Points::both_lose, Played::less_than_a_move, {'L', 'L'}},
    CodeRow{Points::half_to_white, Played::less_than_a_move, {'D', 'L'}},
    CodeRow{Points::half_to_black, Played::less_than_a_move, {'L', 'D'}},
};

struct WrittenScore {
    std::string_view text;
    Points score;
};
constexpr std::array written_scores{
    WrittenScore{"1-0", Points::white_wins},
    WrittenScore{"1:0", Points::white_wins},
    WrittenScore{"0-1", Points::black_wins},
    WrittenScore{"0:1", Points::black_wins},
    WrittenScore{"1/2", Points::draw},
    WrittenScore{"1/2-1/2", Points::draw},
    WrittenScore{"0.5-0.5", Points::draw},
    WrittenScore{"½-½", Points::draw},
    WrittenScore{"½", Points::draw},
    WrittenScore{"=", Points::draw},
    WrittenScore{"=-=", Points::draw},
    WrittenScore{"0-0", Points::both_lose},
    WrittenScore{"1/2-0", Points::half_to_white},
    WrittenScore{"½-0", Points::half_to_white},
    WrittenScore{"0-1/2", Points::half_to_black},
    WrittenScore{"0-½", Points::half_to_black},
    WrittenScore{"+/-", Points::white_by_default},
    WrittenScore{"+--", Points::white_by_default},
    WrittenScore{"+-", Points::white_by_default},
    WrittenScore{"1-0F", Points::white_by_default},
    WrittenScore{"-/+", Points::black_by_default},
    WrittenScore{"--+", Points::black_by_default},
    WrittenScore{"-+", Points::black_by_default},
    WrittenScore{"0-1F", Points::black_by_default},
    WrittenScore{"-/-", Points::neither},
    WrittenScore{"---", Points::neither},
    WrittenScore{"--", Points::neither},
    WrittenScore{"0-0F", Points::neither},
};

constexpr Tenths win{10};
constexpr Tenths half{5};
constexpr Tenths none{0};

/// What is usual: a win, by default too, and a bye that was allotted are a point.
Tenths usual_worth(char code)
{
    constexpr std::string_view wins = "1+WFU";
    constexpr std::string_view halves = "=DH";
    if (wins.find(code) != std::string_view::npos)
        return win;
    return halves.find(code) != std::string_view::npos ? half : none;
}

char upper(char letter)
{
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

/// Which codes a name of the programs that pair stands for; "WW" is White's win.
struct ScaleName {
    std::string_view name;
    std::string_view white;
    std::string_view black;
};
constexpr std::array scale_names{
    ScaleName{"W", "1+WF", "1+WF"}, ScaleName{"D", "=DH", "=DH"},
    ScaleName{"L", "0L", "0L"},     ScaleName{"WW", "1W", ""},
    ScaleName{"BW", "", "1W"},      ScaleName{"WD", "=D", ""},
    ScaleName{"BD", "", "=D"},      ScaleName{"WL", "0L", ""},
    ScaleName{"BL", "", "0L"},      ScaleName{"ZPB", "Z", "Z"},
    ScaleName{"HPB", "H", "H"},     ScaleName{"FPB", "F", "F"},
    ScaleName{"PAB", "U", "U"},     ScaleName{"FW", "+", "+"},
    ScaleName{"FL", "-", "-"},      ScaleName{"A", "-Z", "-Z"},
    ScaleName{"P", "U", "U"},       ScaleName{"BBW", "1+WFU", "1+WFU"},
    ScaleName{"BBD", "=DH", "=DH"}, ScaleName{"BBL", "0L", "0L"},
    ScaleName{"BBZ", "Z", "Z"},     ScaleName{"BBF", "-", "-"},
    ScaleName{"BBU", "U", "U"},
};

std::string_view take_word(std::string_view& text)
{
    text = without_blanks(text);
    const auto end = std::min(text.find_first_of(" \t="), text.size());
    const auto word = text.substr(0, end);
    text.remove_prefix(std::min(text.size(), end + 1));
    return word;
}

}  // namespace

ScoreCodes codes_of(Points score, Played played)
{
    const auto has = [&](Played wanted) {
        return std::ranges::find_if(code_rows, [&](const CodeRow& row) {
            return row.score == score && row.played == wanted;
        });
    };
    const auto found = has(played);
    return (found != code_rows.end() ? found : has(Played::yes))->codes;
}

std::optional<Points> points_of(ScoreCodes codes)
{
    codes = {upper(codes.white), upper(codes.black)};
    const auto found = std::ranges::find(code_rows, codes, &CodeRow::codes);
    return found == code_rows.end() ? std::nullopt : std::optional{found->score};
}

std::optional<Points> read_score(std::string_view text)
{
    std::string typed{without_blanks(text)};
    std::erase(typed, ' ');
    std::ranges::transform(typed, typed.begin(), upper);
    const auto found = std::ranges::find(written_scores, typed, &WrittenScore::text);
    return found == written_scores.end() ? std::nullopt : std::optional{found->score};
}

void PointScale::read(std::string_view line)
{
    const bool is_list = line.starts_with("XXS ") || line.starts_with("162 ");
    if (!is_list && !line.starts_with("BB"))
        return;
    if (is_list)
        line.remove_prefix(4);
    while (!without_blanks(line).empty()) {
        const auto name = take_word(line);
        if (const auto value = read_tenths(take_word(line)))
            set(name, *value);
    }
}

void PointScale::set(std::string_view name, Tenths value)
{
    const auto row = std::ranges::find(scale_names, name, &ScaleName::name);
    if (row == scale_names.end())
        return;
    for (const char code : row->white)
        by_code_[code] = value;
    for (const char code : row->black)
        by_black_[code] = value;
}

Tenths PointScale::worth(char code, std::optional<Color> side) const
{
    code = upper(code);
    const auto& scale = side == Color::black ? by_black_ : by_code_;
    const auto found = scale.find(code);
    return found == scale.end() ? usual_worth(code) : found->second;
}

std::optional<Tenths> read_tenths(std::string_view text)
{
    text = without_blanks(text);
    const auto point = text.find_first_of(".,");
    const auto whole = base::read_count(text.substr(0, point));
    const auto behind =
        point == std::string_view::npos ? std::string_view{"0"} : text.substr(point + 1, 1);
    const auto tenths = base::read_count(behind);
    constexpr int most = 9999;
    if (!whole || !tenths || *whole > most)
        return std::nullopt;
    return Tenths{*whole * 10 + *tenths};
}

}  // namespace client::round
