// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/score.hpp"

#include "rules/chess960.hpp"
#include "rules/fen.hpp"
#include "rules/san.hpp"

#include <catch2/catch.hpp>

using namespace rules;

namespace {

NodeId play(Score& score, NodeId after, std::string_view san)
{
    return score.add_move(after, *read_san(score.position_at(after), san));
}

}  // namespace

TEST_CASE("tags keep their order and their first value counts", "[rules][score]")
{
    Score score;
    score.add_tag("White", "Anna");
    score.add_tag("Black", "Bella\n\x1b");
    score.add_tag("White", "Cesar");
    CHECK(score.tag_count() == 3);
    CHECK(score.tag(1) == Score::Tag{"Black", "Bella"});
    CHECK(score.tag("White") == "Anna");
    CHECK(score.tag("Event") == std::nullopt);
    score.set_tag("White", "David");
    score.set_tag("Event", "Hall");
    CHECK(score.tag(0) == Score::Tag{"White", "David"});
    CHECK(score.tag(2) == Score::Tag{"White", "Cesar"});
    CHECK(score.tag("Event") == "Hall");
}

TEST_CASE("a tag's name is letters, digits and underscores", "[rules][score]")
{
    CHECK(Score::is_tag_name("White_Title2"));
    CHECK_FALSE(Score::is_tag_name(""));
    CHECK_FALSE(Score::is_tag_name("White Title"));
    CHECK_FALSE(Score::is_tag_name("Spieler\xc3\xa4"));
}

TEST_CASE("moves form a tree with the main move first", "[rules][score]")
{
    Score score;
    const NodeId e4 = play(score, NodeId::root, "e4");
    const NodeId e5 = play(score, e4, "e5");
    const NodeId d4 = play(score, NodeId::root, "d4");
    const NodeId c4 = score.add_alternative(e4, *read_san(Position::initial(), "c4"));
    CHECK(score.move_count() == 4);
    CHECK(score.next(NodeId::root) == e4);
    CHECK(score.alternative(e4) == c4);  // right beside the move it stands for
    CHECK(score.alternative(c4) == d4);
    CHECK(score.alternative(d4) == std::nullopt);
    CHECK(score.next(e4) == e5);
    CHECK(score.next(e5) == std::nullopt);
    CHECK(score.previous(e5) == e4);
    CHECK(score.previous(d4) == NodeId::root);
    CHECK(score.previous(NodeId::root) == std::nullopt);
    CHECK(score.is_main(e4));
    CHECK_FALSE(score.is_main(c4));
    CHECK(write_fen(score.position_at(e5).setup()) ==
          "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
}

TEST_CASE("comments and glyphs gather at their move", "[rules][score]")
{
    Score score;
    const NodeId e4 = play(score, NodeId::root, "e4");
    const NodeId e5 = play(score, e4, "e5");
    score.add_comment(e4, "first");
    score.add_comment(e5, "other");
    score.add_comment(e4, "second\nline");
    score.add_comment(e4, "");
    CHECK(score.comment(e4) == "first second line");
    CHECK(score.comment(e5) == "other");
    score.add_nag(e4, Nag{1});
    score.add_nag(e5, Nag{2});
    score.add_nag(e4, Nag{14});
    CHECK(score.nags(e4).size() == 2);
    CHECK(score.nags(e4)[1] == Nag{14});
    CHECK(score.nags(e5)[0] == Nag{2});
}

TEST_CASE("what stands before a move is kept where a file can tell it", "[rules][score]")
{
    Score score;
    const NodeId e4 = play(score, NodeId::root, "e4");
    const NodeId d4 = play(score, NodeId::root, "d4");
    const NodeId e5 = play(score, e4, "e5");
    const NodeId nf3 = play(score, e5, "Nf3");
    score.add_comment_before(d4, "begins");
    score.add_comment_before(e5, "after the variation");
    score.add_comment_before(nf3, "nothing parts it from e5");
    CHECK(score.comment_before(d4) == "begins");
    CHECK(score.comment_before(e5) == "after the variation");
    CHECK(score.comment_before(nf3).empty());
    CHECK(score.comment(e5) == "nothing parts it from e5");
}

TEST_CASE("a draw offer is kept on its move", "[rules][score][NOT-017]")
{
    Score score;
    const NodeId e4 = play(score, NodeId::root, "e4");
    CHECK_FALSE(score.has_draw_offer(e4));
    SECTION("by itself")
    {
        score.set_draw_offer(e4);
        CHECK(score.has_draw_offer(e4));
    }
    SECTION("as a comment begins")
    {
        score.add_comment(e4, "(=) with a smile");
        CHECK(score.has_draw_offer(e4));
        CHECK(score.comment(e4) == "with a smile");
    }
}

TEST_CASE("a game from another position says so in its tags", "[rules][score]")
{
    Score score;
    score.start_from(Position::initial());
    CHECK(score.tag_count() == 0);
    score.start_from(*Position::from(*read_fen("4k3/8/8/8/8/8/4P3/4K3 b - - 3 20")));
    CHECK(score.tag("SetUp") == "1");
    CHECK(score.tag("FEN") == "4k3/8/8/8/8/8/4P3/4K3 b - - 3 20");
    CHECK(score.tag("Variant") == std::nullopt);
    score.clear();
    score.start_from(*chess960_position(0));
    CHECK(score.tag("Variant") == "Chess960");
    CHECK(score.initial().variant() == Variant::chess960);
}

TEST_CASE("a score that was cleared is as new", "[rules][score]")
{
    Score score;
    score.start_from(*chess960_position(0));
    score.add_comment(play(score, NodeId::root, "b3"), "text");
    score.add_comment(NodeId::root, "intro");
    score.set_result(GameResult::draw);
    CHECK_FALSE(score == Score{});
    score.clear();
    CHECK(score == Score{});
}

TEST_CASE("results are written as files do", "[rules][score]")
{
    for (const auto result :
         {GameResult::unknown, GameResult::white_wins, GameResult::black_wins, GameResult::draw})
        CHECK(result_from(text(result)) == result);
    CHECK(result_from("½-½") == GameResult::draw);
    CHECK(result_from("2-0") == std::nullopt);
}
