// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/notation.hpp"
#include "src/host/spoken.hpp"
#include "src/play/session.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

namespace {

using namespace client;
using Heard = std::vector<std::string>;

words::WordOptions chosen(const std::string& language, const std::string& announce)
{
    words::WordOptions options;
    options.language = language;
    options.announce = announce;
    return options;
}

play::SessionOptions against_engine()
{
    play::SessionOptions options;
    options.game.mode = rules::Mode::guarded;
    options.opponent = play::Opponent::engine;
    options.engine = "stockfish";
    return options;
}

/// A game against an engine, heard.
class Listener {
public:
    explicit Listener(const words::WordOptions& options)
        : words_{options}, session_{against_engine(), words_}
    {
        static_cast<void>(session_.handle(play::inputs::Begin{}, {}));
    }

    Heard type(const std::string& line) { return heard(session_.handle_line(line, {})); }
    Heard engine_plays(const std::string& move) { return report(engine::BestMove{found(move)}); }
    Heard engine_advises(const std::string& move)
    {
        return report(engine::Evaluation{
            engine::Score{engine::Score::Unit::centipawns, 30}, 10, {found(move)}});
    }

private:
    [[nodiscard]] rules::Move found(const std::string& move) const
    {
        return rules::find_move(session_.game().placement().position(), move).value();
    }
    Heard report(engine::Report report)
    {
        return heard(session_.handle(play::inputs::EngineReported{std::move(report)}, {}));
    }
    Heard heard(const play::Reply& reply)
    {
        Heard all;
        for (const auto& tiding : reply.tidings)
            for (const auto& each : host::spoken(words_, tiding))
                all.push_back(each.voice);
        return all;
    }

    words::ChosenWords words_;
    play::Session session_;
};

}  // namespace

TEST_CASE("premoves are read back, dropped and taken back in words", "[src][session][voice]")
{
    Listener game{chosen("en", "en")};
    game.type("e4");
    CHECK(game.type("Nf3") == Heard{"Premove: knight to f three"});
    CHECK(game.type("undo") == Heard{"The premove knight to f three is taken back"});
    CHECK(game.type("exd5") == Heard{"Premove: pawn e takes d five"});
    CHECK(game.engine_plays("e7e5").back() == "The premove pawn e takes d five is dropped: there "
                                              "is nothing to capture on d five");
}

TEST_CASE("moves that are taken back are told in words", "[src][session][voice]")
{
    Listener game{chosen("en", "en")};
    game.type("e4");
    game.engine_plays("g8f6");
    game.type("undo");
    CHECK(game.type("yes") == Heard{"Taken back: knight to f six, pawn to e four. White to move"});
}

TEST_CASE("a refusal says the move in words", "[src][session][voice]")
{
    Listener game{chosen("en", "en")};
    CHECK(game.type("Nf6") == Heard{"knight to f six: no knight can reach f six"});
    CHECK(game.type("O-O") ==
          Heard{"castles short: a piece stands between king and rook on f one"});
}

TEST_CASE("a hint is a move in words", "[src][session][voice]")
{
    Listener game{chosen("en", "en")};
    game.type("hint");
    CHECK(game.engine_advises("g1f3").front() == "knight to f three");
}

TEST_CASE("an earlier position is told by its move in words", "[src][session][voice]")
{
    Listener game{chosen("en", "en")};
    game.type("e4");
    game.engine_plays("g8f6");
    game.type("back");
    CHECK(game.type("square e4").front() == "Looking at the position after one, pawn to e four");
}

TEST_CASE("moves within messages have the chosen form, in the language of the message",
          "[src][session][voice]")
{
    struct Row {
        std::string language;
        std::string announce;
        speech::Form form;
        std::string files;
        std::string premove;
    };
    const auto row = GENERATE(values<Row>({
        {"en", "en", speech::Form::normal, "fide", "Premove: knight to Felix three"},
        {"en", "en", speech::Form::long_form, "letters", "Premove: knight g one to f three"},
        {"en", "fide", speech::Form::terse, "letters", "Premove: knight f three"},
        {"de", "fide", speech::Form::normal, "letters", "Vorauszug: Springer Felix drei"},
    }));
    CAPTURE(row.language, row.announce, row.files);
    auto options = chosen(row.language, row.announce);
    options.form = row.form;
    options.files = row.files;
    options.notation = "en";
    Listener game{options};
    game.type("e4");
    CHECK(game.type("Nf3") == Heard{row.premove});
}
