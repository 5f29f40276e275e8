// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/words/move_articles.hpp"

#include "rules/fen.hpp"
#include "rules/notation.hpp"
#include "speech/law_book.hpp"
#include "tests/speech/shipped.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <utility>
#include <variant>
#include <vector>

using namespace client;
using rules::Edition;

namespace {

constexpr std::array editions{Edition::e1997, Edition::e2009, Edition::e2018, Edition::e2023};

template <class Variant, std::size_t... kinds>
std::vector<Variant> each_kind(std::index_sequence<kinds...> /*unused*/)
{
    std::vector<Variant> all;
    (all.emplace_back(std::in_place_index<kinds>), ...);
    return all;
}

/// Causes of every kind; those that have kinds of their own in all of them.
std::vector<rules::Cause> all_causes()
{
    using namespace rules::causes;
    auto all =
        each_kind<rules::Cause>(std::make_index_sequence<std::variant_size_v<rules::Cause>>{});
    for (const auto role : rules::all_roles)
        all.emplace_back(CannotReach{role, rules::Square::at(0)});
    for (int fault = 0; fault <= static_cast<int>(CastlingFault::rook_shields_king); ++fault)
        all.emplace_back(NoCastling{{}, static_cast<CastlingFault>(fault), {}, {}});
    return all;
}

/// Why a line is no move in a position.
words::Misread misread(const std::string& fen, std::string_view typed)
{
    const auto position = rules::Position::from(rules::read_fen(fen).value()).value();
    return rules::find_move(position, typed, rules::Letters::en).error();
}

}  // namespace

TEST_CASE("every cause of an illegal move has its article in every edition", "[src][laws]")
{
    const auto book = speech::LawBook::load("speech/words", shipped::lexicon("en")).value();
    for (const auto edition : editions)
        for (const auto& cause : all_causes())
            for (const auto role : rules::all_roles) {
                const auto article = words::article_of(cause, role, edition);
                CAPTURE(cause.index(), article, edition);
                CHECK(book.find(article, edition));
            }
}

TEST_CASE("a refused move rests on the article that forbids it", "[src][laws]")
{
    struct Row {
        std::string fen;
        std::string typed;
        std::string in_1997;
        std::string in_2009;
        std::string in_2018;
    };
    const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const std::string castled = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
    const std::string through = "4kr2/8/8/8/8/8/8/4K2R w K - 0 1";
    const auto row = GENERATE_COPY(values<Row>({
        {"4k3/8/8/8/8/8/3r4/4K3 w - - 0 1", "Kf2", "3.5.d", "3.9", "3.9.2"},
        {"4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3", "3.5.d", "3.9", "3.9.2"},
        {start, "Bc1e3", "3.2", "3.5", "3.5"},
        {start, "Ng1g3", "3.3", "3.6", "3.6"},
        {start, "Ra1a2", "3.1", "3.1", "3.1"},
        {start, "e2d3", "3.4.c", "3.7.c", "3.7.3"},
        {start, "e3e4", "1.1", "1.1", "1.1"},
        {start, "Nh9", "2.1", "2.1", "2.1"},
        {"8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a8", "3.4.e", "3.7.e", "3.7.5"},
        {castled, "O-O", "3.5.b", "3.8.b.1", "3.8.2.1"},
        {through, "O-O", "3.5.c", "3.8.b.2", "3.8.2.2"},
        {start, "hello", "", "", ""},
    }));
    CAPTURE(row.fen, row.typed);
    const auto why = misread(row.fen, row.typed);
    CHECK(words::article_of(why, Edition::e1997) == row.in_1997);
    CHECK(words::article_of(why, Edition::e2009) == row.in_2009);
    CHECK(words::article_of(why, Edition::e2018) == row.in_2018);
    CHECK(words::article_of(why, Edition::e2023) == row.in_2018);
}

TEST_CASE("in a tournament no article tells why a move is illegal", "[src][laws]")
{
    const auto pinned = misread("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3");
    CHECK(words::bare_article_of(pinned, Edition::e2018) == "3.10");
    CHECK(words::bare_article_of(pinned, Edition::e1997).empty());
    const auto pawn = misread("8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a8");
    CHECK(words::bare_article_of(pawn, Edition::e2018) == "3.7.5");
}
