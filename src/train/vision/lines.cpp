// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/attacks.hpp"
#include "src/train/answers.hpp"
#include "src/train/sentences.hpp"
#include "src/train/vision/drills.hpp"
#include "src/train/vision/naming.hpp"
#include "src/train/vision/sentences.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

/// The file, rank or diagonal that two squares share (Article 2.4).
namespace client::train::vision {

namespace {

using rules::Bitboard;
using rules::Square;

constexpr std::array<std::string_view, 4> kinds{"file", "rank", "diagonal", "none"};
/// What is asked when the line has been named.
constexpr int between_level = 2;
constexpr int whole_level = 3;

struct Pair {
    Square one, other;
};

std::string_view shared(Pair pair)
{
    if (pair.one.file() == pair.other.file())
        return "file";
    if (pair.one.rank() == pair.other.rank())
        return "rank";
    return rules::bishop_attacks(pair.one, {}).has(pair.other) ? "diagonal" : "none";
}

/// From edge to edge.
Bitboard whole_line(Pair pair)
{
    const auto both = Bitboard{pair.one} | Bitboard{pair.other};
    const auto common = rules::queen_attacks(pair.one, {}) & rules::queen_attacks(pair.other, {});
    if (shared(pair) == "file")
        return Bitboard{pair.one.file()};
    if (shared(pair) == "rank")
        return Bitboard{pair.one.rank()};
    return both |
           (common & rules::bishop_attacks(pair.one, {}) & rules::bishop_attacks(pair.other, {}));
}

Bitboard squares_asked(Pair pair, int level)
{
    if (level < between_level || shared(pair) == "none")
        return {};
    return level == between_level ? rules::between(pair.one, pair.other) : whole_line(pair);
}

class LinesTask : public Task {
public:
    LinesTask(Pair pair, int level)
        : pair_{pair}, whole_{level == whole_level}, squares_{squares_asked(pair, level)}
    {
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        const auto one = teller.square(pair_.one);
        const auto other = teller.square(pair_.other);
        if (!named_)
            return {teller.say(sentence("lines-ask"), {{"one", one}, {"other", other}})};
        if (whole_)
            return {teller.say(sentence("lines-ask-whole"), {{"line", shared(pair_)}})};
        return {teller.say(sentence("lines-ask-between"), {{"one", one}, {"other", other}})};
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        if (!named_)
            return judge_line(teller, answer);
        return squares_.judge(teller, answer, [&](Square square) {
            return teller.say(whole_ ? sentence("lines-off-line") : sentence("lines-not-between"),
                              {{"square", teller.square(square)}});
        });
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        Lines lines{teller.say(sentence("lines-solution"), {{"one", teller.square(pair_.one)},
                                                            {"other", teller.square(pair_.other)},
                                                            {"line", shared(pair_)}})};
        if (squares_.all().any())
            lines.push_back(teller.say(
                sentence("lines-solution-squares"),
                {{"n", squares_.all().count()}, {"squares", teller.squares(squares_.all())}}));
        return lines;
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        std::vector<std::string> answers{std::string{shared(pair_)}};
        for (auto& name : squares_.model())
            answers.push_back(std::move(name));
        return answers;
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        if (named_)
            return squares_.hints(teller);
        const int files = index(pair_.one.file()) - index(pair_.other.file());
        const int ranks = index(pair_.one.rank()) - index(pair_.other.rank());
        return {teller.say(sentence("lines-hint"), {{"files", teller.number(std::abs(files))},
                                                    {"ranks", teller.number(std::abs(ranks))}})};
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return {teller.say(sentence("lines-rule"))};
    }
    [[nodiscard]] speech::Word expected(const Teller& teller) const override
    {
        return teller.say(named_ ? sentence("squares-expected") : sentence("lines-expected"));
    }

private:
    [[nodiscard]] Verdict judge_line(const Teller& teller, const Answer& answer)
    {
        const auto said = answers::word(teller, sentences, answer.text);
        if (!said || std::ranges::find(kinds, *said) == kinds.end())
            return Verdict::unclear({});
        if (*said != shared(pair_))
            return Verdict::wrong(
                teller.say(sentence("lines-wrong"), {{"line", std::string_view{*said}}}));
        named_ = squares_.all().any();
        const auto right = teller.say(train::sentence("right"));
        return named_ ? Verdict::step(right) : Verdict::right(right);
    }

    Pair pair_;
    bool whole_;
    Naming squares_;
    bool named_ = false;  ///< the line: now its squares are asked
};

/// Later there is something between them.
bool fits(Pair pair, std::string_view kind, int level)
{
    return pair.one != pair.other && shared(pair) == kind &&
           (level == 1 || kind == "none" || rules::between(pair.one, pair.other).any());
}

}  // namespace

std::unique_ptr<Task> ask_lines(const Occasion& occasion)
{
    for (;;) {  // there are such pairs of every kind
        const Pair pair{Square::at(occasion.random.below(64)),
                        Square::at(occasion.random.below(64))};
        if (fits(pair, kinds.at(occasion.item), occasion.level))
            return std::make_unique<LinesTask>(pair, occasion.level);
    }
}

std::span<const std::string_view> lines_items()
{
    return kinds;
}

speech::Word lines_item(const Teller& teller, std::string_view item)
{
    return teller.say(sentence("lines-item"), {{"line", item}});
}

}  // namespace client::train::vision
