// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/memory/board_question.hpp"

#include "speech/names.hpp"
#include "src/train/answers.hpp"
#include "src/train/memory/drills.hpp"
#include "src/train/memory/named_pieces.hpp"
#include "src/train/memory/sentences.hpp"
#include "src/train/sentences.hpp"
#include "src/train/vision/naming.hpp"

#include <array>

namespace client::train::memory {

namespace {

using rules::Piece;
using rules::Position;
using rules::Square;
using speech::Word;

constexpr std::array<std::string_view, 3> kinds{"square", "piece", "check"};
constexpr std::size_t about_check = 2;

/// What all of them have in common.
class BoardQuestion : public Task {
public:
    explicit BoardQuestion(const Position& position) : position_{position} {}

    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return {teller.say(sentence("rule"))};
    }

protected:
    [[nodiscard]] const Position& position() const { return position_; }

private:
    Position position_;
};

class SquareQuestion : public BoardQuestion {
public:
    SquareQuestion(const Position& position, Square square)
        : BoardQuestion{position}, square_{square}, content_{position.board().at(square)}
    {
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        return {teller.say(sentence("square-ask"), {{"square", teller.square(square_)}})};
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        if (answers::word(teller, sentences, answer.text) == "empty")
            return content_ ? Verdict::wrong(about_square(teller, sentence("square-is-taken")))
                            : right(teller);
        const auto named = named_pieces(teller, answer.text);
        if (!named || named->size() != 1 || !named->front().role || named->front().square)
            return Verdict::unclear({});
        return judge_piece(teller, named->front());
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        if (!content_)
            return {about_square(teller, sentence("square-is-empty"))};
        return {teller.say(sentence("square-solution"), {{"square", teller.square(square_)},
                                                         {"piece", teller.piece(*content_)}})};
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        return {content_ ? in_english(*content_) : "empty"};
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        return {
            teller.say(sentence("square-hint"),
                       {{"content", content_ ? speech::side_names[content_->color] : "empty"}})};
    }
    [[nodiscard]] Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("square-expected"));
    }

private:
    [[nodiscard]] static Verdict right(const Teller& teller)
    {
        return Verdict::right(teller.say(train::sentence("right")));
    }
    [[nodiscard]] Word about_square(const Teller& teller, speech::Phrase phrase) const
    {
        return teller.say(phrase, {{"square", teller.square(square_)}});
    }
    [[nodiscard]] Verdict judge_piece(const Teller& teller, const NamedPiece& named) const
    {
        if (!content_)
            return Verdict::wrong(about_square(teller, sentence("square-is-empty")));
        if (named.role != content_->role)
            return Verdict::wrong(teller.say(sentence("square-other-piece")));
        if (!named.color)
            return Verdict::partly(teller.say(sentence("square-colour-missing")));
        if (named.color != content_->color)
            return Verdict::wrong(teller.say(sentence("square-other-colour")));
        return right(teller);
    }

    Square square_;
    std::optional<Piece> content_;
};

class PieceQuestion : public BoardQuestion {
public:
    PieceQuestion(const Position& position, Piece piece)
        : BoardQuestion{position}, piece_{piece}, squares_{
                                                      position.board().of(piece.color, piece.role)}
    {
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        return {teller.say(sentence("piece-ask"), {{"piece", teller.piece(piece_)}})};
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        return squares_.judge(teller, answer, [&](Square square) {
            return teller.say(sentence("piece-wrong"),
                              {{"piece", teller.piece(piece_)}, {"square", teller.square(square)}});
        });
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        return {
            teller.say(sentence("piece-solution"), {{"piece", teller.piece(piece_)},
                                                    {"squares", teller.squares(squares_.all())}})};
    }
    [[nodiscard]] std::vector<std::string> model() const override { return squares_.model(); }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        return squares_.hints(teller);
    }
    [[nodiscard]] Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("piece-expected"));
    }

private:
    Piece piece_;
    vision::Naming squares_;
};

class CheckQuestion : public BoardQuestion {
public:
    using BoardQuestion::BoardQuestion;

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        return {
            teller.say(sentence("check-ask"), {{"side", speech::side_names[position().turn()]}})};
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        const auto said = answers::yes_or_no(teller, answer.text);
        if (!said)
            return Verdict::unclear({});
        if (*said != position().in_check())
            return Verdict::wrong(teller.say(sentence("check-wrong")));
        return Verdict::right(teller.say(train::sentence("right")));
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        return {teller.say(sentence("check-solution"), {{"checked", word()}})};
    }
    [[nodiscard]] std::vector<std::string> model() const override { return {std::string{word()}}; }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        const auto king = position().king(position().turn());
        return {teller.say(sentence("check-hint"), {{"square", teller.square(king)}})};
    }
    [[nodiscard]] Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("check-expected"));
    }

private:
    [[nodiscard]] std::string_view word() const { return position().in_check() ? "yes" : "no"; }
};

/// A square where something happened, as often as one where nothing did.
Square any_square(const Position& position, Random& random)
{
    const auto middle = [] {
        rules::Bitboard ranks;
        for (const auto rank :
             {rules::Rank::three, rules::Rank::four, rules::Rank::five, rules::Rank::six})
            ranks |= rules::Bitboard{rank};
        return ranks;
    }();
    std::vector<Square> squares;
    for (const auto square : position.board().occupied() & middle)
        squares.push_back(square);
    if (squares.empty() || random.below(2) == 0)
        return Square::at(random.below(64));
    return random.one_of(squares);
}

Piece any_piece(const Position& position, Random& random)
{
    for (;;) {  // both have a king
        const Piece piece{random.one_of(rules::both_colors), random.one_of(rules::all_roles)};
        if (piece.role != rules::Role::pawn && position.board().of(piece.color, piece.role).any())
            return piece;
    }
}

}  // namespace

std::span<const std::string_view> question_items()
{
    return kinds;
}

Word question_item(const Teller& teller, std::string_view item)
{
    return teller.say(sentence("question-kind"), {{"kind", item}});
}

std::unique_ptr<Task> question_about(const Position& position, std::size_t kind, Random& random)
{
    if (kind == about_check)
        return std::make_unique<CheckQuestion>(position);
    if (kinds.at(kind) == "piece")
        return std::make_unique<PieceQuestion>(position, any_piece(position, random));
    return std::make_unique<SquareQuestion>(position, any_square(position, random));
}

HeardLine line_for_question(Random& random, std::size_t plies, std::size_t kind)
{
    const bool check_wanted = kind == about_check && plies > 2 && random.below(2) == 0;
    constexpr int tries = 60;
    auto line = sensible_line(random, plies);
    for (int i = 0; i < tries && check_wanted && !line.end().in_check(); ++i)
        line = sensible_line(random, plies);
    return line;
}

}  // namespace client::train::memory
